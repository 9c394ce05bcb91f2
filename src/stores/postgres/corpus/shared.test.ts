import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { CorpusStore } from '#corpus/record-store.ts';
import { openSqliteStore } from '#stores/sqlite/corpus/store.ts';
import { batchOver, written } from '#testing/corpus-batches.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { seeded } from '#testing/seeded.ts';
import { examineRecords } from './maintenance.ts';
import { openPostgresStore } from './store.ts';

describe.skipIf(!hasPostgres)('a corpus in PostgreSQL', () => {
  let url: string;
  let folder: string;
  let opened: CorpusStore[];
  let databases = 0;
  beforeEach(async () => {
    url = await testDatabase(`shared${databases++}`);
    folder = mkdtempSync(join(tmpdir(), 'priora-shared-'));
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async (name: string) => {
    const store = await openPostgresStore({ url, dir: join(folder, name), connections: 3 }, collections);
    opened.push(store);
    return store;
  };

  it('answers every write of patents as SQLite does, to the last number and derived value', async () => {
    const random = seeded(7);
    const one = (n: number) => Math.floor(random() * n);
    const number = (i: number) => `${['US', 'EP', 'JP'][i % 3]}${7_000_000 + i}${['B2', 'A1', 'B1'][i % 3]}`;
    const some = (): Patent =>
      samplePatent(number(one(30)), {
        publication_date: 20_000_101 + one(20) * 10_000,
        priorities: Array.from({ length: one(3) }, () => ({ country: 'US', number: `US62/${100_000 + one(8)}` })),
        ...(one(3) === 0 && { stated_simple_family: String(500 + one(3)) }),
        stated_family_members: one(3) === 0 ? [number(one(40))] : [],
        cites: Array.from({ length: one(4) }, () => ({ publication_number: number(one(40)), categories: ['X'] })),
        ipc: [['G01S5/00', 'H04W4/02', 'B64C39/02'][one(3)]!],
      });
    const stores = [await openSqliteStore(join(folder, 'files'), collections), await open('database')];
    opened.push(stores[0]!);
    for (let round = 0; round < 12; round++) {
      const records = [
        ...new Map(Array.from({ length: 1 + one(8) }, some).map((p) => [p.publication_number, p])).values(),
      ];
      const gone = [number(one(30))].filter((id) => !records.some((p) => p.publication_number === id));
      const [here, there] = await Promise.all(
        stores.map(async (store) =>
          written(await store.records.write(await batchOver(store, collections, patents, records, gone))),
        ),
      );
      expect(there).toEqual(here);
    }
    const [here, there] = stores as [CorpusStore, CorpusStore];
    const last = await here.records.lastSeq();
    expect(await there.records.lastSeq()).toBe(last);
    expect(await there.records.changes('patents', 0, last, 1000)).toEqual(
      await here.records.changes('patents', 0, last, 1000),
    );
    expect(await there.records.changesAfter(patents, 0)).toEqual(await here.records.changesAfter(patents, 0));
    const ids = await here.records.ids('patents', '', 100);
    for (const link of ['simple_family', 'extended_family', 'cited_by'])
      expect(await there.links.links('patents', ids, link)).toEqual(await here.links.links('patents', ids, link));
    expect(await there.links.groups('patents', ids, 'simple_family')).toEqual(
      await here.links.groups('patents', ids, 'simple_family'),
    );
    expect(await examineRecords({ url, collections, full: true })).toEqual([]);
  });

  it('is followed without a gap while several write at once', async () => {
    const reader = await open('reader');
    const seen: number[] = [];
    let done = false;
    let woken = 0;
    const unheard = reader.onWritten!(() => woken++);
    const following = (async () => {
      const copy = new Map<string, number>();
      for (let seq = 0; ; ) {
        const all = done;
        const head = await reader.records.lastSeq();
        const changes = await reader.records.changesAfter(patents, seq, 7);
        for (const change of changes) {
          if (change.seq <= head) seen.push(change.seq);
          if (change.kind === 'delete') copy.delete(change.id);
          else if (change.kind === 'put') copy.set(change.id, change.seq);
        }
        seq = changes.at(-1)?.seq ?? seq;
        if (all && changes.length === 0) return copy;
      }
    })();
    const writers = await Promise.all([0, 1, 2].map((n) => open(`writer ${n}`)));
    const acknowledged = new Map<string, number>();
    let conflicts = 0;
    await Promise.all(
      writers.map(async (writer, n) => {
        for (let i = 0; i < 10; ) {
          // all of them write the first record, and each some of its own
          const ids = ['US7000000B2', `US${7_100_000 + n * 1000 + i}B2`];
          const title = { lang: 'en', origin: 'original', text: `${n} ${i}` } as const;
          const records = ids.map((id) => samplePatent(id, { titles: [title] }));
          const outcome = await writer.records.write(await batchOver(writer, collections, patents, records));
          if (outcome.kind === 'conflict') {
            conflicts++;
            continue;
          }
          expect(outcome.last_seq - outcome.before_seq).toBe(2);
          acknowledged.set(`${outcome.before_seq}`, outcome.last_seq);
          i++;
        }
      }),
    );
    done = true;
    const copy = await following;
    unheard();
    // numbers of the writes follow each other: none is given twice, none is left out
    expect([...acknowledged.keys()].map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, i) => 2 * i),
    );
    expect(await reader.records.lastSeq()).toBe(60);
    expect(conflicts).toBeGreaterThan(0);
    expect(woken).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(copy.size).toBe(31);
    const changes = await reader.records.changesAfter(patents, 0, 1000);
    expect(copy).toEqual(new Map(changes.map(({ id, seq }) => [id, seq])));
  });

  it('has nothing half of a writer that was killed, and everything that was acknowledged', async () => {
    const reader = await open('reader');
    let acknowledged = 0;
    for (let round = 0; round < 3; round++) {
      const first = acknowledged + 100 * round + 1;
      const child = spawn(
        process.execPath,
        [
          join(import.meta.dirname, '../../../testing/postgres-kill-child.ts'),
          url,
          join(folder, 'killed'),
          String(first),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const last = await killedAfter(child, first + 3 + round);
      acknowledged = last;
      const ids = await reader.records.ids('patents', '', 10_000);
      const of = (n: number) => [0, 1, 2, 3, 4].map((i) => `US${7_000_000 + n * 10 + i}B2`);
      for (let n = first; n <= last; n++) expect(ids).toEqual(expect.arrayContaining(of(n)));
      // the one that was under way is there as a whole, or not at all
      expect([0, 5]).toContain(of(last + 1).filter((id) => ids.includes(id)).length);
      expect(await examineRecords({ url, collections, full: true })).toEqual([]);
    }
  });
});

/** Kills a child when it has said a number; answers the last one that it said. */
async function killedAfter(child: ChildProcess, number: number): Promise<number> {
  let said = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const piece of child.stdout!) {
    said += String(piece);
    if (said.includes(`${number}\n`) && !child.killed) child.kill('SIGKILL');
  }
  await ended;
  return Number(said.trim().split('\n').at(-1));
}
