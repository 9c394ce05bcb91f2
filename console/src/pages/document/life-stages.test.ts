import { expect, it } from 'vitest';
import { shownStages } from './life-stages.ts';

const looks = (states: readonly string[], undetermined: boolean) =>
  shownStages(
    states.map((state) => ({ state, since: 20110222 })),
    undetermined,
  ).map(({ tone, word }) => `${tone} ${word}`);

it('draws what is so by the status, and nothing as standing whose status nobody knows', () => {
  expect(looks(['published', 'granted'], false)).toEqual(['before life_published', 'alive life_granted']);
  expect(looks(['published', 'granted'], true)).toEqual(['before life_published', 'unknown life_grant_alone']);
  // it stood until the day from which on nobody knows
  expect(looks(['granted', 'undetermined'], true)).toEqual(['alive life_granted', 'unknown life_undetermined']);
  expect(looks(['examining'], true)).toEqual(['unknown life_examining']);
  expect(looks(['granted', 'lapsed'], false)).toEqual(['alive life_granted', 'over life_lapsed']);
});
