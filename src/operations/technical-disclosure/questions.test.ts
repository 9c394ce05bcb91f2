import { describe, expect, it } from 'vitest';
import type { TechnicalDisclosureData } from './data.ts';
import { alternativesOf, evidenceOf, knownIsTold, questionsOf } from './questions.ts';
import type { DisclosureWords } from './words.ts';

const FIELDS = 'subject_improvement application background tech_problem mechanism outcome embodiment'.split(' ');
type Lines = NonNullable<TechnicalDisclosureData['lines']>;
const linesOf = (said: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(FIELDS.map((field) => [field, (said[field] ?? []).map((text) => ({ text }))])) as unknown as Lines;

/** Questions by their names, with what they are about. */
const WORDS = {
  q: new Proxy(
    {},
    {
      get: (_, name) =>
        Object.assign((...about: string[]) => `${String(name)}: ${about.join('|')}`, {
          [Symbol.toPrimitive]: () => String(name),
        }),
    },
  ),
} as unknown as DisclosureWords;
function asked(said: Readonly<Record<string, readonly string[]>>, more: object = {}): string[] {
  const data = { lines: linesOf(said), text: Object.values(said).flat().join(' '), ...more };
  return questionsOf(data as TechnicalDisclosureData, WORDS).map((one) => String(one));
}
const of = (kind: string, ...given: Parameters<typeof asked>) =>
  asked(...given).filter((one) => one.startsWith(`${kind}:`));
const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const NOUNS = ['pump', 'valve', 'plate', 'mirror', 'housing', 'hose', 'frame', 'gasket', 'spring'];
const VAGUE = [
  'suitable',
  'suitably',
  'appropriate',
  'sufficient',
  'somewhat',
  'reasonable',
  'optimal',
  'as needed',
  'a little',
];

it.each<readonly [kind: string, of: (n: number) => string[]]>([
  ['unit', (n) => of('unit', {}, { unread: many(n, (at) => ({ text: `text ${at}`, word: 'u' })) })],
  ['vague', (n) => of('vague', { mechanism: VAGUE.slice(0, n).map((word) => `It is ${word} here.`) })],
  ['value', (n) => of('value', { mechanism: NOUNS.slice(0, n).map((noun) => `It has a preset ${noun}.`) })],
  ['short', (n) => of('short', { application: many(n, (at) => `An X${'ABCDEFGHI'[at]}Q is here.`) })],
  ['evidence', (n) => of('evidence', { outcome: many(n, (at) => `The pump ${NOUNS[at]} runs quietly.`) })],
  [
    'known',
    (n) => {
      const features = many(n, (at) => ({ verdict: 'disclosed', feature_number: `F${at + 1}` }));
      return of('known', {}, { near: [{ publication_number: 'US1A1', comparison: { features } }] });
    },
  ],
  [
    'conflict',
    (n) =>
      of('conflict', {
        application: NOUNS.slice(0, n).flatMap((noun) => [`The ${noun} is 10 mm.`, `Its ${noun} is 20 mm.`]),
      }),
  ],
])('questions of one kind are eight at most: %s', (_, made) => {
  expect([7, 8, 9].map((n) => made(n).length)).toEqual([7, 8, 8]);
});

describe('one value in two sentences', () => {
  const conflicts = (one: string, other: string) => of('conflict', { application: [one, other] }).length;
  it('contradicts itself where its intervals share nothing, not even an end', () => {
    expect(conflicts('The gap is 10 to 20 mm.', 'The gap is 20 to 30 mm.')).toBe(0);
    expect(conflicts('The gap is 10 to 20 mm.', 'The gap is 21 to 30 mm.')).toBe(1);
    expect(conflicts('The gap is 21 to 30 mm.', 'The gap is 10 to 20 mm.')).toBe(1);
    expect(conflicts('The gap is 20 to 30 mm.', 'The gap is 10 to 20 mm.')).toBe(0);
    expect(conflicts('The gap is 10 mm.', 'The gap is 10 s.')).toBe(0);
    expect(conflicts('The gap is 10 mm.', 'The seam is 20 mm.')).toBe(0);
  });
});

describe('what is missing', () => {
  const whole = {
    ...{ subject_improvement: ['A pump.'], application: ['Cars.'], background: ['Pumps.'], tech_problem: ['Noise.'] },
    ...{
      mechanism: ['It turns. Alternatively, it stands.'],
      outcome: ['35 dB were measured.'],
      embodiment: ['It runs.'],
    },
  };
  const plain = (said: Readonly<Record<string, readonly string[]>>, more?: object) =>
    asked(said, more).filter((one) => !one.includes(':'));
  it('is asked for, each part once, and nothing where all is told', () => {
    expect(plain(whole)).toEqual([]);
    expect(plain({})).toEqual(['subject', 'field', 'background', 'problem', 'effect', 'embodiment', 'alternatives']);
    for (const [field, question] of [
      ...[['subject_improvement', 'subject'] as const, ['application', 'field'] as const],
      ...[['background', 'background'] as const, ['tech_problem', 'problem'] as const],
      ...[['outcome', 'effect'] as const, ['embodiment', 'embodiment'] as const],
    ])
      expect(plain({ ...whole, [field]: [] })).toEqual([question]);
    expect(plain({ ...whole, mechanism: ['It turns.'] })).toEqual(['alternatives']);
  });

  it('is no subject where there is a title, and no background where the problem tells how things are done', () => {
    expect(plain({ ...whole, subject_improvement: [] }, { title: 'A pump' })).toEqual([]);
    expect(knownIsTold(linesOf({ tech_problem: ['Known pumps are loud.'] }))).toBe(true);
    expect(knownIsTold(linesOf({ tech_problem: ['The pump is to be quiet.'] }))).toBe(false);
  });
});

it('an effect is borne out by figures of its own clause, or by a test', () => {
  const [plain, measured, tested] = evidenceOf(
    linesOf({ outcome: ['It is quiet.', 'It has 35 dB.', 'A prototype was quiet.'] }),
  );
  expect([plain, measured, tested].map((one) => [one!.numbers, one!.test])).toEqual([
    ...[
      [[], false],
      [['35 dB'], false],
      [[], true],
    ],
  ]);
  expect(of('evidence', { outcome: ['It is quiet.', 'It has 35 dB.', 'A prototype was quiet.'] })).toHaveLength(1);
});

it('another way is told of means and embodiments', () => {
  const way = 'Alternatively, it stands.';
  const told = (field: string) => alternativesOf(linesOf({ [field]: [way, 'It turns.'] })).map(({ text }) => text);
  expect(['mechanism', 'embodiment', 'outcome'].map(told)).toEqual([[way], [way], []]);
});
