import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { functionOf } from './far-search.ts';
import { problemsIn, readProblem } from './problem.ts';
import { aboutProblem, onSubject } from './relevance.ts';

const patent = (number: string, title: string, abstract: string, lang = 'en') =>
  samplePatent(number, {
    titles: [{ lang, origin: 'original', text: title }],
    abstracts: [{ lang, origin: 'original', text: abstract }],
  });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    groups: [],
    corpus: [
      patent('US1A1', 'Oxygen barrier film for food', 'A film keeps oxygen out of a food package.'),
      patent('US2A1', 'Stretchable film', 'A film with carbon nanotubes measures strain.'),
      patent('US3A1', 'Ultrasound imaging', 'A transducer rests for longer than a time.'),
      patent('CN4A', '食品包装膜', '一种阻隔氧气的薄膜。', 'zh'),
    ],
  });
});
afterAll(() => service.close());

it('leaves out what has a word of a problem and speaks of something else', async () => {
  const problem = 'Food packaging film must keep oxygen out for longer, but it should remain recyclable.';
  const hits = ['US1A1', 'US2A1', 'US3A1', 'CN4A'].map((publication_number) => ({ publication_number }));
  const about = await aboutProblem(service.corpus, { parts: [problem] }, hits);
  // nothing translates here: what is written in another language cannot be told, and stays
  expect(about.map(({ publication_number }) => publication_number)).toEqual(['US1A1', 'CN4A']);
  // of two problems in one, a document on either
  const both = await aboutProblem(
    service.corpus,
    { parts: [problem, 'Strain is measured by carbon nanotubes.'] },
    hits,
  );
  expect(both.map(({ publication_number }) => publication_number)).toEqual(['US1A1', 'US2A1', 'CN4A']);
});

it('says what is asked for whatever thing it is asked of', () => {
  const asked = functionOf(readProblem('The battery pack must be cooled more evenly without becoming heavier.'))!;
  expect(asked).toContain('cooled');
  expect(asked).toContain('heavier');
  expect(asked).not.toMatch(/battery|pack/);
  expect(functionOf(readProblem('🙂🙂'))).toBe(undefined);
});

it('reads the thing, and no parameter out of the middle of a word', () => {
  const problem = readProblem(
    'Images of an intravascular catheter are distorted because the rotating transducer turns unevenly. Avoid it without making the catheter thicker.',
  );
  expect(problem.object).toBe('intravascular catheter');
  expect([problem.to_improve, problem.to_keep]).toEqual([['distorted'], ['thicker']]);
  expect(readProblem('锂电池模组快充时电芯之间温差大，希望降低温差。').object).toBe('锂电池模组');
  expect(readProblem('The <b>pump</b> is loud.').object).toBe('pump');
});

it.each([
  [
    'The battery overheats. The door of the car does not close quietly.',
    [['The battery overheats.'], ['The door of the car does not close quietly.']],
  ],
  ['电池包快充时过热。车门关闭时噪音大。', [['电池包快充时过热。'], ['车门关闭时噪音大。']]],
  [
    'Food packaging film must keep oxygen out for longer. Recycling should remain possible.',
    [['Food packaging film must keep oxygen out for longer.', 'Recycling should remain possible.']],
  ],
  ['The pump leaks. Its seal wears out.', [['The pump leaks.', 'Its seal wears out.']]],
  ['We build drones. The wing is too heavy.', [['We build drones.', 'The wing is too heavy.']]],
])('tells problems apart that have nothing in common: %s', (text, problems) => {
  expect(problemsIn(readProblem(text))).toEqual(problems);
});

it('tells who speaks of the thing from who does the same to another one', async () => {
  const hits = [
    { publication_number: 'US1A1' },
    { publication_number: 'US2A1' },
    { publication_number: 'US3A1', evidence: { text: 'It is stored as food in a package.' } },
    { publication_number: 'CN4A' },
  ];
  // a film is no food package; what is written in another language cannot be told
  expect([...(await onSubject(service.corpus, 'food packages', hits))].toSorted()).toEqual(['CN4A', 'US1A1', 'US3A1']);
  expect([...(await onSubject(service.corpus, 'seawater battery electrode film', hits))]).toEqual(['CN4A']);
});
