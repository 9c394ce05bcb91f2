import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Feature } from '../types.ts';
import { readFor } from './compare.ts';
import { type Holding, holdingsOf, nearnessOf } from './holding.ts';
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
  const { words, length, density } = holding('A vessel, a reservoir and a vessel beside one float.');
  expect(length).toBe(10);
  expect(words.get('tank')!.wordings).toEqual([
    { share: 0.9, times: 2 },
    { share: 0.9, times: 1 },
  ]);
  expect(words.get('pump')!.wordings).toEqual([]);
  // two words of the same worth, of which one is there twice at .9
  expect(density.get('F1')).toBeCloseTo((0.9 * 2) / 2 / Math.sqrt(10), 10);
  expect(density.get('F2')).toBeCloseTo(0.5 / Math.sqrt(10), 10);
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
