import { expect, it } from 'vitest';
import { emptyWork } from '#collections/works/work.ts';
import { paperMarksJob, paperPassagesJob } from './paper-passages.ts';

const paragraphs = (...texts: string[]) => texts.map((text, at) => ({ id: `p${at}`, kind: 'paragraph', text }));
const work = (said: object) => ({ ...emptyWork(), id: 'w', ...said });
const IN_BODY = 'FULLTEXT: coolant';
const corpusOf = (record: object) => ({ corpus: { get: async () => [record] } }) as never;
const read = async (said: object, query_text = 'coolant') =>
  (await paperPassagesJob.run({ search: { query_text }, papers: ['w'] }, corpusOf(work(said)), undefined as never))[0]!;

it('a paper has its title with marks, and what else is known of it', async () => {
  const titles = [{ lang: 'en', text: 'A coolant' }];
  expect(
    await read({ titles, venue: { name: 'J' }, published: 20200102, retracted: true, demo: true }, 'TITLE: coolant'),
  ).toEqual({
    ...{ paper_id: 'w', venue: 'J', published: 20200102, retracted: true, demo: true },
    title: { lang: 'en', text: 'A coolant', marks: [expect.objectContaining({ start: 2, end: 9 })] },
  });
  expect(await read({ venue: {} })).toEqual({ paper_id: 'w' });
});

it('its passage is of the abstract, else of one of the first 400 paragraphs', async () => {
  const abstracts = [{ lang: 'en', origin: 'original', text: 'A coolant flows.' }];
  expect((await read({ abstracts, body: paragraphs('A coolant.') })).passage).toMatchObject({
    part: 'abstract',
    unit: 'abstract:en',
  });
  const behind = async (n: number) =>
    (await read({ body: paragraphs(...Array.from({ length: n }, () => 'A pump.'), 'A coolant.') }, IN_BODY)).passage
      ?.unit;
  expect(await behind(0)).toBe('p0');
  expect(await behind(399)).toBe('p399');
  // of those behind nothing is shown: the beginning of the first stands for the paper
  expect(await behind(400)).not.toBe('p400');
});

it('marks stand at the units that have some', async () => {
  const said = { titles: [{ lang: 'en', text: 'A pump' }], body: paragraphs('A coolant.', 'A pump.') };
  const marks = await paperMarksJob.run(
    { search: { query_text: IN_BODY }, paper_id: 'w' },
    corpusOf(work(said)),
    undefined as never,
  );
  expect(Object.keys(marks)).toEqual(['p0']);
});
