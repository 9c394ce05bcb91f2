import { expect, it } from 'vitest';
import { runSearch } from '#skills/search-prior-art/searches.ts';
import { allElementsSearches, blockSearches, literatureSearch } from '#skills/search-prior-art/strategies.ts';
import { demoService } from '#testing/demo-service.ts';
import { toBlocks } from './wire-elements.ts';

const element = (words: readonly string[]) => ({
  selected: true,
  feature_type: 'key_search' as const,
  feature_text_original: 'a pump',
  express: [{ word: { key: words[0]! }, extend: words.slice(1).map((key) => ({ key })), ipc: [] }],
});
const words = (count: number, length: number) => Array.from({ length: count }, (_, n) => `w${n}`.padEnd(length, 'x'));

it('elements have 2,000 words of 100,000 characters in all, and no more', () => {
  const halves = [words(1_000, 50), words(2_000, 50).slice(1_000)].map(element);
  expect(toBlocks(halves).map(({ concepts }) => concepts[0]!.words.length)).toEqual([1_000, 1_000]);
  for (const [count, length] of [
    [2_001, 6],
    [1_000, 101],
  ] as const)
    expect(() => toBlocks([element(words(count, length))])).toThrow('at most 2000 of 100000 are searched for');
});

it('so many are searched for, by every way that has them in one expression', async () => {
  const { corpus } = await demoService();
  const blocks = toBlocks([element(['battery', ...words(1_999, 49)])]);
  const searches = [...blockSearches(blocks, {}), ...allElementsSearches(blocks, {})];
  for (const search of searches) expect((await runSearch(corpus, search)).count).toBeGreaterThan(0);
  const [papers] = literatureSearch(blocks, { from: 20000101, to: 20201231 }, 20_200_101);
  expect((await runSearch(corpus, papers!)).count).toBeGreaterThanOrEqual(0);
});
