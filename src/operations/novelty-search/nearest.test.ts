import { expect, it } from 'vitest';
import type { Holding } from '#skills/compare-features/holding.ts';
import type { FeatureComparison } from '#skills/types.ts';
import type { ComparedDocument } from './data.ts';
import { judgedAsWhole, nearestFirst, type ReadCandidate, standingOut } from './nearest.ts';

const cell = (changes: Partial<FeatureComparison>): FeatureComparison => ({
  ...{
    feature_number: 'F1',
    verdict: 'not_found',
    score: 30,
    reason: 'As found.',
    matched: [],
    missing: [],
    flags: [],
  },
  quote: {
    publication_number: 'A',
    part: 'abstract',
    lang: 'en',
    origin: 'original',
    start: 0,
    end: 1,
    text: 'A',
    hash: 'x',
  },
  ...changes,
});

/** A candidate that holds the one word of the features so many times. */
function candidate(number: string, times: number, changes: Partial<FeatureComparison> = {}): ReadCandidate {
  const comparison = {
    ...{ publication_number: number, features: [cell(changes)], units_read: 1, passages_read: 1, public_score: 0.1 },
  };
  return {
    document: { publication_number: number, comparison } as unknown as ComparedDocument,
    holdings: [holding(times)],
  };
}
const holding = (times: number, chance = 0.05): Holding => ({
  length: 100,
  words: new Map([['tank', { worth: 3, chance, wordings: times > 0 ? [{ share: 1, times }] : [] }]]),
  density: new Map([['F1', times / 10]]),
  held_share: new Map([['F1', times > 0 ? 1 : 0]]),
});
const numbers = (list: readonly ReadCandidate[]) => list.map(({ document }) => document.publication_number);

it('puts what holds more of the features before what the search put first', () => {
  const list = [candidate('A', 0), candidate('B', 1), candidate('C', 9), candidate('D', 0)];
  expect(numbers(nearestFirst(list))).toEqual(['C', 'B', 'A', 'D']);
});

it('keeps the order of the search among equals', () => {
  expect(numbers(nearestFirst([candidate('B', 2), candidate('A', 2), candidate('C', 2)]))).toEqual(['B', 'A', 'C']);
});

it('keeps the place that the search gave a document of another language, of whose words few have translations', () => {
  const foreign = candidate('F', 0, { flags: ['other_language'] });
  const list = [candidate('A', 9), foreign, candidate('B', 8), candidate('C', 7), candidate('D', 6)];
  expect(numbers(nearestFirst(list))).toEqual(['A', 'F', 'B', 'C', 'D']);
  expect(numbers(nearestFirst([list[0]!, candidate('F', 0), ...list.slice(2)]))).toEqual(['A', 'B', 'C', 'D', 'F']);
});

const crowd = (of: number) => Array.from({ length: of }, (_, at) => candidate(`X${at}`, 1));
const judged = (list: readonly ReadCandidate[]) =>
  judgedAsWhole(list[0]!, list[0]!.document.comparison, list, 'en').features[0]!;

it('finds what holds nearly as much as the first and 1.2 times what the tenth does, among thirty or more', () => {
  const list = [...Array.from({ length: 9 }, (_, at) => candidate(`A${at}`, 30)), candidate('B', 13), ...crowd(90)];
  expect(numbers([...standingOut([candidate('A', 30), candidate('B', 20), ...crowd(98)])])).toEqual(['A']);
  expect(numbers([...standingOut(list)])).toEqual(list.slice(0, 9).map(({ document }) => document.publication_number));
  expect(standingOut(list.slice(0, 30)).size).toBe(9);
  expect(standingOut(list.slice(0, 29)).size).toBe(0);
  expect(standingOut(Array.from({ length: 120 }, (_, at) => candidate(`A${at}`, 5))).size).toBe(0);
  expect(standingOut(Array.from({ length: 120 }, (_, at) => candidate(`A${at}`, 0))).size).toBe(0);
});

it('finds among the documents of the language of the idea what one of another language would outdo', () => {
  const own = [candidate('A', 20), ...crowd(40)];
  const foreign = Array.from({ length: 12 }, (_, at) => candidate(`F${at}`, 25, { flags: ['other_language'] }));
  expect(numbers([...standingOut([...own, ...foreign])])).toEqual(['A']);
  // of too few nothing is usual
  expect(standingOut([...own.slice(0, 29), ...foreign]).size).toBe(0);
});

/** Of eight hundred words it holds so many, each of which one document of a hundred holds. */
const ofMany = (number: string, many: number, name = 'w'): ReadCandidate => ({
  ...candidate(number, 0),
  holdings: [
    {
      length: 100,
      words: new Map(
        Array.from({ length: 800 }, (_, at) => [
          `${name}${at}`,
          { worth: 3, chance: 0.01, wordings: at < many ? [{ share: 1, times: 1 }] : [] },
        ]),
      ),
      density: new Map(),
      held_share: new Map(),
    },
  ],
});

it('never stands out among documents that are far by what chance gives, nor by less than two fifths of all, of Chinese an eighth', () => {
  const rest = Array.from({ length: 40 }, (_, at) => ofMany(`X${at}`, 4));
  expect(numbers([...standingOut([ofMany('A', 329), ...rest])])).toEqual(['A']);
  expect(standingOut([ofMany('A', 327), ...rest]).size).toBe(0);
  const chinese = Array.from({ length: 40 }, (_, at) => ofMany(`X${at}`, 4, '水箱'));
  expect(numbers([...standingOut([ofMany('A', 109, '水箱'), ...chinese])])).toEqual(['A']);
  expect(standingOut([ofMany('A', 107, '水箱'), ...chinese]).size).toBe(0);
  // of a word that every second document holds nothing follows
  const common = (number: string, times: number) => ({
    ...candidate(number, times),
    holdings: [holding(times, 0.5)] as const,
  });
  expect(standingOut([common('A', 30), ...crowd(40)]).size).toBe(0);
});

it('judges a document of another language beside others of it: what has no translation is dense nowhere', () => {
  const foreign = (number: string, times: number) => candidate(number, times, { flags: ['other_language'] });
  const others = Array.from({ length: 60 }, (_, at) => foreign(`F${at}`, 0));
  const own = [candidate('A', 30), ...Array.from({ length: 20 }, (_, at) => candidate(`B${at}`, 40)), ...others];
  expect(judged(own).verdict).toBe('not_found');
  expect(judged([foreign('A', 30), ...own.slice(1)]).reason).toContain('among the 61 compared, of which 0');
});

/** A candidate that holds the word so many times, and so many times more with what an encoder holds to be alike. */
const likened = (number: string, known: number, alike: number): ReadCandidate => ({
  ...candidate(number, known),
  holdings: [holding(known), holding(known + alike)],
});
const lifted = [likened('A', 30, 0), ...Array.from({ length: 120 }, (_, at) => likened(`X${at}`, 1, 40))];

it('keeps standing what stands out by the words alone, however far the words of an encoder lift others', () => {
  expect(numbers([...standingOut(lifted)])).toEqual(['A']);
  expect(standingOut(lifted.map((one) => ({ ...one, holdings: [one.holdings[1]!] }))).size).toBe(0);
  expect(judged(lifted)).toMatchObject({ verdict: 'disclosed', flags: ['stands_out'] });
});

it('calls disclosed, told apart, what such a document holds more densely than others', () => {
  const told = judged([candidate('A', 30), ...crowd(120)]);
  expect(told).toMatchObject({ verdict: 'disclosed', score: 65, flags: ['stands_out'] });
  expect(told.reason).toBe(
    'Disclosed, judged by the document as a whole: it stands out among the 121 compared, of which 0 hold the words of this feature as densely. By wording: As found.',
  );
});

const dense = (of: number) => Array.from({ length: of }, (_, at) => candidate(`Y${at}`, 30));
/** The same of an idea in Chinese. */
const chinese = (list: readonly ReadCandidate[]) =>
  list.map((one): ReadCandidate => {
    const [{ words, ...rest }] = one.holdings as readonly [Holding];
    return { ...one, holdings: [{ ...rest, words: new Map([['水箱', words.get('tank')!]]) }] };
  });
it('asks of Chinese documents how densely they hold the words that are known, not those that an encoder holds to be alike', () => {
  const list = [likened('A', 1, 40), ...Array.from({ length: 120 }, (_, at) => likened(`X${at}`, 2, 0))];
  expect(judged(list).verdict).toBe('disclosed');
  const word = (one: ReadCandidate, flags: FeatureComparison['flags'] = []): ReadCandidate => ({
    ...candidate(one.document.publication_number, 0, { flags }),
    holdings: one.holdings.map(({ words, ...rest }) => ({
      ...rest,
      words: new Map([['水箱', words.get('tank')!]]),
    })) as unknown as ReadCandidate['holdings'],
  });
  expect(judged(list.map((one) => word(one))).verdict).toBe('not_found');
  // what leads to documents of another language is all the same the encoder
  expect(judged(list.map((one) => word(one, ['other_language']))).verdict).toBe('disclosed');
});

/** It holds this share of the feature's words. */
const holdingOnly = (share: number, changes: Partial<FeatureComparison> = {}): ReadCandidate => ({
  ...candidate('A', 30, changes),
  holdings: [{ ...holding(30), held_share: new Map([['F1', share]]) }],
});

it.each<[string, ReadCandidate[]]>([
  ['whose best passage says next to nothing', [candidate('A', 30, { score: 26 }), ...crowd(120)]],
  ['whose best passage says nothing, in Chinese', chinese([candidate('A', 30, { score: 14 }), ...crowd(120)])],
  ['whose number lies outside', [candidate('A', 30, { flags: ['number'] }), ...crowd(120)]],
  ['that denies it', [candidate('A', 30, { flags: ['negation'] }), ...crowd(120)]],
  ['that more than 3 of 100 hold as densely', [candidate('A', 30), ...dense(4), ...crowd(116)]],
  ['of whose words it holds less than three fifths', [holdingOnly(0.59), ...crowd(120)]],
  [
    'of whose words a document of another language holds less than a third',
    chinese([holdingOnly(0.34, { flags: ['other_language'] }), ...crowd(120)]),
  ],
  ['that the document does not hold at all', [candidate('A', 0), ...crowd(120)]],
])('leaves a feature as it was %s', (_, list) => {
  expect(judged(list)).toMatchObject({ verdict: 'not_found', reason: 'As found.' });
});
it('takes a feature that 3 of 100 hold as densely, whose words it mostly holds, and a passage that says a little', () => {
  expect(judged([candidate('A', 30), ...dense(3), ...crowd(117)]).verdict).toBe('disclosed');
  expect(judged([holdingOnly(0.6), ...crowd(120)]).verdict).toBe('disclosed');
  expect(judged(chinese([holdingOnly(0.1), ...crowd(120)])).verdict).toBe('disclosed');
  expect(judged([holdingOnly(0.35, { flags: ['other_language'] }), ...crowd(120)]).verdict).toBe('disclosed');
  expect(judged([candidate('A', 30, { score: 27 }), ...crowd(120)]).verdict).toBe('disclosed');
  expect(judged(chinese([candidate('A', 30, { score: 15 }), ...crowd(120)])).verdict).toBe('disclosed');
});
