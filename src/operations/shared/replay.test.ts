import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { bilingualPatent } from '#collections/patents/similar/learned/bilingual-sample.ts';
import { LEAST_RECORDS, learn } from '#collections/patents/similar/learned/learn.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { digestOf, runSearch, type Search } from '#skills/search-prior-art/searches.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import type { TaskEntry } from '#tasks/store.ts';
import { replaySearches } from './replay.ts';
import { learnedNow } from './snapshot.ts';

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-replay-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(
    patents,
    Array.from({ length: LEAST_RECORDS }, (_, n) => bilingualPatent(n)),
  );
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const search: Search = { method: 'similar', text: 'gearbox and generator', query: '', take: 400 };
/** The record of a task as the step of the search writes it. */
async function recordNow(): Promise<TaskEntry[]> {
  const { count, hits } = await runSearch(corpus, search);
  const [status] = await corpus.status();
  const entry = (kind: string, detail: TaskEntry['detail']): TaskEntry => ({ at: 0, kind, detail });
  return [
    entry('corpus', { collection: 'patents', seq: status!.stored_seq, learned: learnedNow(corpus) ?? null }),
    entry('search', { line: 'S1', search, count, digest: digestOf(hits) }),
  ];
}

describe('a replay says whether what was learned of the words is that of then', () => {
  it('before anything is learned, after it was, and where the record is older than that', async () => {
    const before = await recordNow();
    expect(await replaySearches(corpus, before)).toEqual({
      ...{ seq_then: LEAST_RECORDS, seq_now: LEAST_RECORDS, same_learning: true },
      searches: [
        {
          line: 'S1',
          query: 'similar',
          count_then: before[1]!.detail.count,
          count_now: before[1]!.detail.count,
          same_hits: true,
        },
      ],
    });
    await learn(sqliteCorpus(dir));
    const { version, seq } = corpus.learned!.state()!;
    const again = await replaySearches(corpus, before);
    // the corpus is the same, and the order is not
    expect(again).toMatchObject({ seq_then: LEAST_RECORDS, seq_now: LEAST_RECORDS, same_learning: false });
    expect([again.learned_then, again.learned_now]).toEqual([undefined, { version, seq }]);
    expect(again.searches[0]!.same_hits).toBe(false);

    expect(await replaySearches(corpus, await recordNow())).toMatchObject({
      learned_then: { version, seq },
      learned_now: { version, seq },
      same_learning: true,
      searches: [{ same_hits: true }],
    });
    const { learned: _, ...older } = before[0]!.detail;
    expect(await replaySearches(corpus, [{ ...before[0]!, detail: older }])).toEqual({
      ...{ seq_then: LEAST_RECORDS, seq_now: LEAST_RECORDS, learned_now: { version, seq }, searches: [] },
    });
  });
});
