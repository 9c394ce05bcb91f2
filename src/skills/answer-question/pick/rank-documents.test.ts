import { expect, it } from 'vitest';
import { rankDocuments } from './rank-documents.ts';
import type { ScoredPassage } from './score-passages.ts';

const passage = (publication_number: string, topic: number, value: number, coverage: number, holds: number) =>
  ({ publication_number, topic, value, coverage, holds }) as ScoredPassage;

it('ranks documents by what is near as a whole and by what their passages have', () => {
  const ranked = rankDocuments(
    [
      { id: 'NEAR', share: 1 },
      { id: 'SAYS', share: 0.9 },
    ],
    [passage('SAYS', 0.5, 0.4, 0.8, 1), passage('SAYS', 0.5, 0.6, 0.6, 1), passage('NEAR', 0, 0.1, 0.2, 0.4)],
  );
  expect(ranked.map(({ id, evidence }) => [id, Number(evidence.toFixed(3))])).toEqual([
    // .9 + .6 * .5 + .6 + .25 * .8 + .3
    ['SAYS', 2.3],
    // 1 + .1 + .25 * .2 + .3 * .4
    ['NEAR', 1.27],
  ]);
  expect(ranked[1]!.share).toBeCloseTo(1.27 / 2.3, 9);
});

it('ranks what only has a passage, and nothing where there is nothing', () => {
  expect(rankDocuments([], [passage('A', 0.2, 0.1, 0.1, 0.1)]).map(({ id, share }) => [id, share])).toEqual([['A', 1]]);
  expect(rankDocuments([], [])).toEqual([]);
});
