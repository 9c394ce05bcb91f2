import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Feature } from '../types.ts';
import { readFor } from './compare.ts';
import { beyondChance, type Holding, holdingsOf, nearnessOf } from './holding.ts';
import { EQUAL_WORTH, prepareFeatures } from './prepare.ts';

const feature = (number: string, text: string): Feature => ({
  number,
  text,
  elements: [],
  weight: 'key',
  part: 'idea',
});
const FEATURES = [feature('F1', 'a tank with a pump'), feature('F2', 'a buoy')];
const KNOWN = [
  { word: 'tank', other: 'vessel', from: 'synonyms' as const },
  { word: 'tank', other: 'reservoir', from: 'synonyms' as const },
  { word: 'buoy', other: 'float', from: 'likeness' as const, share: 0.5 },
];

function holding(claim: string): Holding {
  const prepared = prepareFeatures(FEATURES, EQUAL_WORTH, [], KNOWN);
  const patent = samplePatent('US1A', {
    ...{ titles: [], abstracts: [], descriptions: [] },
    claims: [{ lang: 'en', origin: 'original', claims: [{ number: 1, text: claim, independent: true, parents: [] }] }],
  });
  const reading = readFor(prepared, patent);
  return holdingsOf(prepared, (one) => reading(one).document).at(-1)!;
}

it('counts the best wording of each word, not all of them', () => {
  const { words, length, density, held_share } = holding('A vessel, a reservoir and a vessel beside one float.');
  expect(length).toBe(10);
  expect(words.get('tank')!.wordings).toEqual([
    { share: 0.9, times: 2 },
    { share: 0.9, times: 1 },
  ]);
  expect(words.get('pump')!.wordings).toEqual([]);
  // two words of the same worth, of which one is there twice at .9: the second time counts less
  expect(density.get('F1')).toBeCloseTo((0.9 * Math.log2(3)) / 2 / Math.sqrt(10), 10);
  expect(density.get('F2')).toBeCloseTo(0.5 / Math.sqrt(10), 10);
  expect([held_share.get('F1'), held_share.get('F2')]).toEqual([0.45, 0.5]);
});

it('is nearer where more of the features is said, and no nearer for a thing that has many names', () => {
  const [one, many, both] = nearnessOf([
    holding('A vessel and some other things that nobody has named.'),
    holding('A vessel, a reservoir and other things nobody has named.'),
    holding('A vessel with a pump that nobody else has named so.'),
  ]);
  expect(many).toBeCloseTo(one!, 10);
  expect(both!).toBeGreaterThan(1.9 * one!);
});

it('reads a word that is only alike for nearness, and never for a passage', () => {
  const prepared = prepareFeatures(FEATURES, EQUAL_WORTH, [], KNOWN);
  expect(prepared.features[1]!.alternates).toEqual([]);
  expect(prepared.features[1]!.alike).toMatchObject([{ share: 0.5 }]);
});

/** A document of so many words that holds the first ones of `of` words, each of which so large a share of all hold. */
const held = (first: number, { of = 20, chance = 0.1, length = 100, share = 1 } = {}): Holding => ({
  length,
  words: new Map(
    Array.from({ length: of }, (_, at) => [
      `w${at}`,
      { worth: 2, chance, wordings: at < first ? [{ share, times: 3 }] : [] },
    ]),
  ),
  density: new Map(),
  held_share: new Map(),
});
const beyond = (one: Holding) => Number(beyondChance([one])[0]!.toFixed(3));

it('counts what a document holds beyond what chance gives: three deviations above its mean at least', () => {
  // of twenty words two are held by chance, six by three deviations more (sd .067 of all)
  expect(beyond(held(6))).toBe(0);
  expect(beyond(held(7))).toBe(0.25);
  expect(beyond(held(20))).toBe(0.9);
  expect(beyond(held(10, { share: 0.9 }))).toBe(0.35);
});

it('counts words that most documents have for little, and none of few words', () => {
  expect(beyond(held(12, { chance: 0.5 }))).toBe(0);
  expect(beyond(held(20, { chance: 0.5 }))).toBe(0.5);
  expect(beyond(held(1, { of: 4, chance: 0.05 }))).toBe(0);
  expect(beyond(held(10, { of: 40, chance: 0.05 }))).toBe(0.2);
});

it('expects more of a long document', () => {
  // of half as many words as the mean, and of one and a half times as many
  const [short, long] = beyondChance([held(7, { length: 100 }), held(7, { length: 300 })]);
  expect(short).toBeCloseTo(0.35 - (1 - 0.9 ** 0.5), 10);
  expect(long).toBe(0);
  expect(beyondChance([held(10, { length: 300 }), held(0)])[0]).toBeCloseTo(0.5 - (1 - 0.9 ** 1.5), 10);
  expect(beyondChance([{ length: 0, words: new Map(), density: new Map(), held_share: new Map() }])).toEqual([0]);
});

it('knows how many documents of its language hold a word', () => {
  const [word] = prepareFeatures([FEATURES[1]!], () => Math.log(8)).features[0]!.words;
  expect(word!.chance).toBeCloseTo(1 / 8, 10);
});
