import { expect, it } from 'vitest';
import { withMarks } from '#documents/basis.ts';
import { toHtml } from '#documents/html.ts';
import { toPptx } from '#documents/pptx.ts';
import { jobOf, taskOf } from '#operations/shared/jobs.ts';
import { readDocument } from '#reading/read.ts';
import { unborne } from '#testing/statements.ts';
import { ideaDocument, ideaSlides } from './idea-report.ts';
import type { IdeaValidationData } from './idea-validation-flow.ts';

const NOW = Date.UTC(2026, 0, 31);
const passage = {
  sn: 12,
  section: 'description' as const,
  passage: 'A plate cools the cells. It is thin.',
  sentence: ['A plate cools the cells.'],
};
const data = (tech_means: string, found: number): IdeaValidationData => ({
  tech_means,
  tech_effect: 'even temperature',
  limit: 5,
  comparison: {
    compared: Array.from({ length: found }, (_, at) => ({
      patent_id: `00000000-0000-0000-0000-00000000000${at}`,
      pn: `US1000000${at}B2`,
      score: 0.9 - at / 10,
      title: 'Cooling plate',
      means: [passage],
      efficacy: at === 0 ? [{ ...passage, sn: 3, section: 'claim' as const }] : [],
      means_share: 0.5,
      effect_share: 0.25,
    })),
    unmatched: ['graphene'],
    total: 40,
  },
});

it.each([
  ['A cooling plate with channels and graphene', 2, 'Validation of an idea against patents', 'The idea'],
  ['一种带有流道的冷却板', 0, '技术构思的专利验证', '技术构思'],
])('an idea has ten slides, whatever was found: %s', async (means, found, title, second) => {
  const file = Buffer.from(await toPptx(ideaSlides(data(means, found), NOW)));
  const { pages } = await readDocument(file, 'pptx', async () => undefined);
  expect(pages.length).toBe(10);
  const text = (page: number) =>
    pages[page]!.blocks.map((block) => block.text ?? block.rows?.flat().join(' ') ?? '').join(' ');
  expect(text(0)).toContain(title);
  expect(text(1)).toContain(second);
  expect(text(1)).toContain(`${means} [${found > 0 ? 'text' : '来文'}]`);
  if (found > 0) {
    expect(text(3)).toContain('US10000000B2');
    expect(text(4)).toContain('“A plate cools the cells.” [paragraph 12]');
    expect(text(6)).toContain('No further patent has a passage that comes near.');
  }
});

it('the report says where each sentence stands, what no patent has, and what is not known', () => {
  const document = ideaDocument(data('A cooling plate with graphene', 2), NOW);
  const { blocks, lang } = document;
  expect(lang).toBe('en');
  const quotes = blocks.filter((block) => block.kind === 'quote');
  expect(quotes.map(({ text, source }) => [text, source])).toEqual([
    ['A plate cools the cells.', ['US10000000B2, paragraph 12']],
    ['A plate cools the cells.', ['US10000000B2, claim 3']],
    ['A plate cools the cells.', ['US10000001B2, paragraph 12']],
  ]);
  expect(unborne(toHtml(withMarks(document)))).toEqual([]);
  const text = JSON.stringify(blocks);
  expect(text).toContain('Words of the means that no patent shown has: graphene.');
  expect(text).toContain(
    'which has a passage with 50 % of the weighted words of the means, and a passage with 25 % of the weighted words of the effect',
  );
  expect(text).toContain('Only patents of this installation were compared');
});

it('a job is its task in hexadecimal digits', () => {
  const task = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';
  expect(jobOf(task)).toBe('0b4f4a503e5f4b0e9d1d6a2f6e2f9a51');
  expect([taskOf(jobOf(task)), taskOf(task), taskOf('x')]).toEqual([task, task, 'x']);
});
