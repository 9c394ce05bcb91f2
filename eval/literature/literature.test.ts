import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { ndcg10, reciprocalRank, sharedHeadings } from './gains.ts';
import { PlainBm25, plainWords } from './plain-bm25.ts';
import { openProduct } from './product.ts';
import { halvesOf, idOf, ofHalf, tasksOf } from './tasks.ts';

it('words of the baseline are runs of letters and digits, and pairs of Chinese characters', () => {
  expect(plainWords('Übung-macht IL6：用MEMS 传感器 B')).toEqual([
    ...['übung', 'macht', 'il', '6', '用', 'mems'],
    ...['传感', '感器', 'b'],
  ]);
  expect(plainWords(' — ')).toEqual([]);
});

it('the baseline is BM25 with k1 1.2 and b 0.75', () => {
  const documents = new Map([
    ['a', 'pump pump valve'],
    ['b', 'pump'],
    ['c', 'motor of the car and the bus'],
    ['d', 'valve of the pump and the bus'],
  ]);
  const bm25 = new PlainBm25(documents);
  // average length 18 / 4; idf of pump ln(1 + 1.5 / 3.5), of valve ln(1 + 2.5 / 2.5)
  const [pump, valve] = [Math.log(1 + 1.5 / 3.5), Math.log(2)];
  const term = (idf: number, count: number, length: number) =>
    (idf * count) / (count + 1.2 * (1 - 0.75 + (0.75 * length) / 4.5));
  const scores = {
    a: term(pump, 2, 3) + term(valve, 1, 3),
    b: term(pump, 1, 1),
    d: term(pump, 1, 7) + term(valve, 1, 7),
  };
  const ranked = bm25.rank('Pump, valve; pump', 10);
  expect(ranked.map(({ id }) => id)).toEqual(['a', 'd', 'b']);
  for (const { id, score } of ranked) expect(score, id).toBeCloseTo(scores[id as keyof typeof scores], 12);
  expect(bm25.rank('pump', 2).map(({ id }) => id)).toEqual(['a', 'b']);
  const equal = new PlainBm25(
    new Map([
      ['y', 'same text'],
      ['x', 'same text'],
    ]),
  );
  expect(equal.rank('same', 5).map(({ id }) => id)).toEqual(['x', 'y']);
  expect(bm25.rank('nothing', 5)).toEqual([]);
});

it('check tags are no headings in common', () => {
  const articles = new Map([
    ['a', ['Humans', 'Gout', 'Uric Acid', 'Gout']],
    ['b', ['Humans', 'Uric Acid', 'Gout', 'Gout']],
    ['c', ['Humans', 'Aged, 80 and over', 'History, 20th Century']],
    ['d', ['Gout']],
  ]);
  expect([...sharedHeadings(articles, 'a')]).toEqual([
    ['b', 2],
    ['d', 1],
  ]);
  expect(sharedHeadings(articles, 'c').size).toBe(0);
});

it('measures graded gains among the first ten, and the rank of the first answer', () => {
  const gains = new Map([
    ['a', 3],
    ['b', 1],
  ]);
  const best = 3 + 1 / Math.log2(3);
  expect(ndcg10(['a', 'b'], gains)).toBe(1);
  expect(ndcg10(['x', 'b', 'a'], gains)).toBeCloseTo((1 / Math.log2(3) + 3 / 2) / best, 12);
  expect(ndcg10([...'0123456789', 'a'], gains)).toBe(0);
  expect(ndcg10(['a'], new Map())).toBe(0);
  expect([reciprocalRank(['x', 'b', 'a'], gains), reciprocalRank(['x'], gains)]).toEqual([0.5, 0]);
});

it('halves an abstract at the end of the sentence that is next to its middle', () => {
  expect(halvesOf('One is 0.5 mm. Two is longer than one. Three.')).toEqual([
    'One is 0.5 mm.',
    'Two is longer than one. Three.',
  ]);
  expect(halvesOf('目的是观察。方法为测定.结果有效。')).toEqual(['目的是观察。', '方法为测定.结果有效。']);
  expect(halvesOf('One sentence alone.')).toBeUndefined();
});

it('the search of the service finds what it is asked for', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-literature-'));
  const documents = new Map([
    [idOf('a'), { abstract: 'A pump with a magnetic bearing is described.' }],
    [idOf('b'), { title: 'Valves', abstract: 'Valves of ceramics.' }],
  ]);
  const product = await openProduct(dir, { lang: 'en', documents });
  try {
    expect(await product.rank('magnetic bearings of a pump', 10)).toEqual([idOf('a')]);
    expect(await product.rank('valves', 10)).toEqual([idOf('b')]);
  } finally {
    await product.close();
    await rm(dir, { recursive: true, force: true });
  }
});

describeWithSharedData(
  'tasks over real papers',
  ['literature/csl-chinese', 'literature/arxiv-json', 'literature/pubmed-xml'],
  (csl) => {
    it('are of these sizes, each answer among the documents', async () => {
      const tasks = await tasksOf(join(csl, '..'));
      const sizes = tasks.map(({ name, documents, questions }) => [name, documents.size, questions.length]);
      expect(sizes.slice(0, 2)).toEqual([
        ['title: abstract, Chinese', 1_614, 1_614],
        ['title: abstract, arXiv', 394, 394],
      ]);
      expect(tasks).toHaveLength(6);
      for (const { name, documents, questions } of tasks) {
        expect(questions.length, name).toBeGreaterThan(20);
        expect(new Set(questions.map(({ id }) => id)).size, name).toBe(questions.length);
        for (const { gains } of questions) for (const id of gains.keys()) expect(documents.has(id), name).toBe(true);
        const tuned = questions.filter(({ id }) => ofHalf(id, 'tune')).length;
        expect(tuned / questions.length, name).toBeGreaterThan(0.3);
        expect(tuned / questions.length, name).toBeLessThan(0.7);
      }
    });
  },
);
