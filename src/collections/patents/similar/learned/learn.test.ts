import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { LearnedDocument } from '#corpus/learned.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { patents } from '../../patents.ts';
import { bilingualPatent as patent } from './bilingual-sample.ts';
import { LEAST_RECORDS, learn } from './learn.ts';
import { startLearner } from './learner.ts';
import { nearness } from './words.ts';

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-learn-'));
  corpus = await openCorpus({ dir, collections });
  await corpus.put(
    patents,
    Array.from({ length: LEAST_RECORDS - 1 }, (_, n) => patent(n)),
  );
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const learned = () => corpus.learned!;
const direction = (...words: string[]) => learned().fold(new Map(words.map((word) => [word, 1])))!;
const near = (words: string[], id: string) => nearness(direction(...words), learned().documents([id]).get(id)!);
const all = () => [...learned().documents(Array.from({ length: 300 }, (_, n) => `CN${1000000 + n}A`))];
const plain = (documents: [string, LearnedDocument][]) =>
  documents.map(([id, { vector, norm }]) => [id, [...vector], norm]);

it('learns nothing of the words of a small corpus but how the program translates those that are there', async () => {
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'learned', documents: 0 });
  expect(learned().state()).toMatchObject({
    corpus_size: LEAST_RECORDS - 1,
    sample_size: 0,
    dimensions: 0,
    documents: 0,
  });
  expect([learned().fold(new Map([['battery', 1]])), all()]).toEqual([undefined, []]);
  const translated = (word: string) => (learned().translations([word]).get(word) ?? []).map(({ text }) => text);
  expect([translated('涡轮'), translated('雨伞')]).toEqual([['turbine'], []]);
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'nothing', documents: 0 });
});

it('places words of one field near its documents, though they never stand in them', async () => {
  await corpus.put(
    patents,
    Array.from({ length: 41 }, (_, n) => patent(LEAST_RECORDS - 1 + n)),
  );
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'learned', documents: 240 });
  expect(learned().state()).toMatchObject({ corpus_size: 240, sample_size: 240, documents: 240 });
  // patent 0 has "accumulator", patent 2 "cell"
  const [own, other] = [near(['accumulator'], 'CN1000002A'), near(['accumulator'], 'CN1000001A')];
  expect(own).toBeGreaterThan(Math.abs(other) + 0.2);
  expect(learned().fold(new Map([['unheard', 1]]))).toBeUndefined();
});

it('learns translations from texts in two languages', () => {
  const best = learned().translations(['turbine', '叶片', 'unheard']);
  expect([best.get('turbine')?.[0]?.text, best.get('叶片')?.[0]?.text, best.get('unheard')]).toEqual([
    '涡轮',
    'blade',
    undefined,
  ]);
});

it('gives the same again from the same records', async () => {
  const [state, before] = [learned().state(), plain(all())];
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'nothing', documents: 0 });
  expect((await learn(sqliteCorpus(dir), { relearn: true })).kind).toBe('learned');
  expect(learned().state()).toEqual(state);
  expect(plain(all())).toEqual(before);
});

it('takes up what was written since, and drops what was deleted, without learning the words again', async () => {
  const { version } = learned().state()!;
  const [twin] = plain(all()).filter(([id]) => id === 'CN1000002A');
  await corpus.put(patents, [{ ...patent(2), publication_number: 'CN1000250A', doc_number: '1000250' }]);
  await corpus.delete(patents, ['CN1000004A']);
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'followed', documents: 1 });
  expect(learned().state()).toMatchObject({ version, documents: 240 });
  const found = learned().documents(['CN1000250A', 'CN1000004A']);
  expect([...found.keys()]).toEqual(['CN1000250A']);
  // the same text has the same place as when it was learned with the others
  expect([[...found.get('CN1000250A')!.vector], found.get('CN1000250A')!.norm]).toEqual([twin![1], twin![2]]);
});

it('is kept up to date in the background', async () => {
  const told = Promise.withResolvers<unknown>();
  await corpus.put(patents, [{ ...patent(3), publication_number: 'CN1000251A', doc_number: '1000251' }]);
  const learner = startLearner({
    at: sqliteCorpus(dir),
    corpus,
    poll_ms: 20,
    on_learned: told.resolve,
    on_error: told.reject,
  });
  expect(await told.promise).toEqual({ kind: 'followed', documents: 1 });
  await learner.close();
  expect(learned().documents(['CN1000251A']).size).toBe(1);
});

it('learns the words anew after each import that makes the corpus half as large again, also what was followed meanwhile', async () => {
  const sizes: number[] = [];
  const added: string[] = [];
  for (const round of [1, 2, 3]) {
    const before = learned().state()!;
    await corpus.put(
      patents,
      Array.from({ length: Math.ceil(before.corpus_size * 0.55) }, (_, n) => {
        const number = `${2_000_000 + round * 10_000 + n}`;
        added.push(`CN${number}A`);
        return { ...patent(n), publication_number: `CN${number}A`, doc_number: number };
      }),
    );
    // as while others were being written: every document is taken up, the words wait
    expect((await learn(sqliteCorpus(dir), { only_follow: true })).kind).toBe('followed');
    expect(learned().state()!.corpus_size).toBe(before.corpus_size);
    const told = Promise.withResolvers<unknown>();
    const learner = startLearner({
      at: sqliteCorpus(dir),
      corpus,
      poll_ms: 20,
      on_learned: told.resolve,
      on_error: told.reject,
    });
    expect(await told.promise).toMatchObject({ kind: 'learned' });
    await learner.close();
    sizes.push(learned().state()!.corpus_size);
  }
  expect(sizes).toEqual([373, 579, 898]);
  await corpus.delete(patents, added);
});

it('forgets words when too few records are left, and all when none is', async () => {
  const remove = (n: number) =>
    corpus.delete(
      patents,
      Array.from({ length: n }, (_, k) => `CN${1000000 + k}A`),
    );
  await remove(100);
  expect(await learn(sqliteCorpus(dir))).toEqual({ kind: 'learned', documents: 0 });
  expect([learned().state()?.dimensions, all()]).toEqual([0, []]);
  await remove(300);
  expect((await learn(sqliteCorpus(dir))).kind).toBe('nothing');
  expect([learned().state(), all()]).toEqual([undefined, []]);
});
