import { describe, expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { countWords, countWritten } from './corpus-words.ts';

/** A corpus that has each word in so many publications. */
const corpusOf = (all: number, documents: Readonly<Record<string, number>>) => {
  const totalOf = (query: Query): number => {
    if (query.kind === 'all') return all;
    if (query.kind === 'term' || query.kind === 'phrase') return documents[query.text] ?? 0;
    throw new Error(`${query.kind} was not expected`);
  };
  return {
    search: async (_: unknown, { query }: { query: Query }) => ({ total: totalOf(query) }),
  } as unknown as Corpus;
};
const worthOf = async (corpus: Corpus, ...words: string[]) => {
  const { worth } = await countWords(corpus, new Map(words.map((word) => [word, word])));
  return words.map((word) => Number(worth(word).toFixed(3)));
};

describe('how rare words are', () => {
  const mixed = corpusOf(5_000, { the: 4_900, 的: 40, 检测: 30, 蜂蜜: 0, pump: 980, honey: 2 });

  it('is counted among the publications that have text in their language', async () => {
    // 30 of 40 Chinese publications have 检测: it says little, however many English ones there are
    expect(await worthOf(mixed, '检测', '蜂蜜')).toEqual([0.296, 4.407]);
    expect(await worthOf(mixed, 'pump', 'honey')).toEqual([1.609, 7.581]);
    expect(await worthOf(corpusOf(40, { 的: 40, 检测: 30 }), '检测')).toEqual([0.296]);
  });

  it('is not known of a language that few have text in, and in a small corpus', async () => {
    expect(await worthOf(corpusOf(5_000, { the: 4_990, 的: 19, 检测: 10 }), '检测')).toEqual([3]);
    expect(await worthOf(corpusOf(5_000, { the: 4_990, 的: 20, 检测: 5 }), '检测')).toEqual([1.34]);
    expect(await worthOf(corpusOf(19, { the: 19, pump: 1 }), 'pump')).toEqual([3]);
  });

  it('is never below none, where texts lack the commonest word', async () => {
    expect(await worthOf(corpusOf(100, { 的: 20, 检测: 60 }), '检测')).toEqual([0.008]);
  });

  it('asks for the commonest word of a language', async () => {
    expect([await countWritten(mixed, 'zh'), await countWritten(mixed, 'en')]).toEqual([40, 4_900]);
  });
});
