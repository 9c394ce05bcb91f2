import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Compared } from '#corpus/picture-bank.ts';
import type { Query } from '#corpus/query/tree.ts';
import { demoMarks } from '#demo/marks.ts';
import { folderFileStore } from '#files/folder-store.ts';
import type { Isolation } from '#isolation/job.ts';
import { variants } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { drawSvg } from '#pictures/svg.ts';
import type { Services } from '#services.ts';
import { startTestService } from '#testing/service.ts';
import { type Asker, figuresOf, type Nearest, pictureAt, picturesLike } from './picture-search.ts';

const marks = demoMarks()
  .filter(({ pictures }) => pictures.length > 0)
  .slice(0, 12);

it('goes on with what is described when a caller goes away, and follows what is written and deleted', async () => {
  await using service = await startTestService({ groups: [] });
  const { corpus } = service;
  await corpus.put(trademarks, marks);
  const jobs: string[] = [];
  let going: AbortController | undefined = new AbortController();
  const run: Isolation['run'] = async (job, input, { signal, account }) => {
    signal.throwIfAborted();
    jobs.push(job.name);
    // the first job has time for one batch alone
    const limited = going && job.name === 'follow-pictures' ? { for_ms: 0 } : input;
    const answer = await job.run(limited as never, { corpus } as never, { signal, account, send: async () => {} });
    if (limited !== input) {
      going!.abort(new Error('gone'));
      going = undefined;
    }
    return answer;
  };
  const notes: string[] = [];
  const like = async (mark: (typeof marks)[number], signal = new AbortController().signal) => {
    const alike = await picturesLike(
      'marks',
      [variants(drawnIn(drawSvg(mark.pictures[0]!.svg!)!))],
      { services: { corpus, isolation: { run } }, account: { id: 'a' }, signal } as unknown as Asker,
      (text) => notes.push(text),
    );
    return alike.among({ kind: 'all' });
  };

  const [first, second] = marks as [(typeof marks)[number], (typeof marks)[number]];
  await expect(like(first, going.signal)).rejects.toThrow('gone');
  const found = await like(first);
  expect(found.map(({ record }) => record).sort()).toEqual(marks.map(({ id }) => id).sort());
  expect(found[0]).toMatchObject({ record: first.id, score: expect.closeTo(1, 3), place: 0 });
  expect(figuresOf(found.slice(0, 1), { corpus })[0]).toMatchObject({ figure: '0' });

  // nothing was written: nothing is looked for
  jobs.length = 0;
  await like(first);
  expect(jobs).toEqual(['compare-pictures']);

  // another picture of a mark that is known, and one that is gone
  await corpus.put(trademarks, [{ ...first, pictures: [{ svg: second.pictures[0]!.svg! }] }]);
  await corpus.delete(trademarks, [second.id]);
  const again = await like(second);
  expect(again).toHaveLength(11);
  expect(again[0]).toMatchObject({ record: first.id, score: expect.closeTo(1, 3) });
  expect(notes).toEqual([]);
});

/** Records 0 to `count`, each with the likeness that `of` tells, among which those of even numbers are allowed. */
function among(count: number, of: (record: number) => number) {
  const searches: number[] = [];
  const compared: number[] = [];
  const even = (id: string) => Number(id) % 2 === 0;
  const ids = Array.from({ length: count }, (_, record) => `${record}`);
  const corpus = {
    status: async () => [],
    pictures: {
      size: () => count,
      records: () => count,
      alike: (
        _kind: string,
        queries: readonly { weight: number }[],
        { n, of: parts, least, most = count }: Compared,
      ) => {
        compared.push(n);
        const score = (id: string) => of(Number(id)) * queries[0]!.weight;
        const all = ids
          .slice(Math.floor((count * n) / parts), Math.floor((count * (n + 1)) / parts))
          .filter((id) => Math.fround(score(id)) >= least)
          .sort((a, b) => score(b) - score(a) || Number(a) - Number(b));
        const own = all.slice(0, most);
        return {
          ids: own,
          scores: Float32Array.from(own, score),
          places: new Uint16Array(own.length),
          cut: all.length > most,
        };
      },
    },
    async search(_collection: unknown, { query, limit }: { query: Query; limit: number }) {
      searches.push(limit);
      const listed = query.kind === 'and' && query.of.find((one) => one.kind === 'values' && one.field === 'ID');
      const found = (listed && listed.kind === 'values' ? [...listed.values] : ids).filter(even);
      return { total: found.length, hits: found.slice(0, limit).map((id) => ({ id, score: 0 })) };
    },
  };
  const run: Isolation['run'] = async (job, input, { signal, account }) =>
    job.name === 'follow-pictures'
      ? (0 as never)
      : job.run(input as never, { corpus } as never, { signal, account, send: async () => {} });
  const signal = new AbortController().signal;
  const asker = { services: { corpus, isolation: { run } }, account: { id: 'a' }, signal } as unknown as Asker;
  const ask = (nearest?: Nearest, pictures = [[{ weight: 1 }]]) =>
    picturesLike('marks', pictures as never, asker, () => {}, nearest);
  const plain = (least: number) =>
    ids
      .map((record) => ({ record, score: Math.max(0, (Math.fround(of(Number(record))) - 0.7) / (1 - 0.7)) }))
      .filter(({ record, score }) => even(record) && score >= least)
      .sort((a, b) => b.score - a.score || (a.record < b.record ? -1 : 1));
  return { ask, plain, searches, compared };
}

const likeness = (record: number) => 0.7 + ((record * 7_919) % 1_000) / 4_000;

it('compares pictures once for all queries, and asks for as many records as are wanted', async () => {
  const { ask, plain, searches, compared } = among(60_000, likeness);
  const alike = await ask();
  const query: Query = { kind: 'values', field: 'KIND', values: ['figure'] };
  const all = await alike.among(query);
  expect(all.map(({ record, score }) => ({ record, score }))).toEqual(plain(0));
  // how many there are, and which
  expect(searches.splice(0)).toEqual([0, 30_000]);
  expect(await alike.among(query, 600)).toEqual(all.slice(0, 600));
  // of a thousand about half are allowed
  expect(searches.splice(0)).toEqual([1_000, 1_000]);
  expect(await alike.among(query, 4_001)).toEqual(all.slice(0, 4_001));
  expect(searches).toEqual([0, 30_000]);
  expect(compared).toEqual([0, 1]);
});

it('leaves out of one picture what is less alike before it is sorted, and nothing else', async () => {
  const { ask, plain, compared } = among(900, likeness);
  const found = await (await ask({ least: 0.5 })).among({ kind: 'values', field: 'KIND', values: ['figure'] });
  expect(found.map(({ record, score }) => ({ record, score }))).toEqual(plain(0.5));
  expect([found.length, found.at(-1)!.score >= 0.5]).toEqual([179, true]);
  // of several the mean counts: a record may be like one of them alone
  const both = await (await ask({ least: 0.5 }, [[{ weight: 1 }], [{ weight: 0.9 }]])).among({ kind: 'all' });
  expect(both.map(({ record }) => record)).toEqual(
    plain(0)
      .filter(({ record }) => (1.9 * Math.fround(likeness(Number(record)))) / 2 >= 0.85)
      .map(({ record }) => record),
  );
  expect(compared).toEqual([0, 0, 0]);
});

it('looks up no more than are wanted, and all where few of the nearest are allowed', async () => {
  const { ask, plain, compared } = among(60_000, likeness);
  const alike = await ask({ least: 0.5, most: 700 });
  const query: Query = { kind: 'values', field: 'KIND', values: ['figure'] };
  const all = plain(0.5);
  expect((await alike.among(query)).map(({ record, score }) => ({ record, score }))).toEqual(all.slice(0, 700));
  expect(compared.splice(0)).toEqual([0, 1]);
  expect((await alike.among(query, 2_000)).map(({ record }) => record)).toEqual(
    all.slice(0, 2_000).map(({ record }) => record),
  );
  expect(compared).toEqual([0, 1]);
});

it.each(['http://priora.test', 'https://host.test/priora/'])(
  'reads pictures by the links that a service at %s gives, and by no others',
  async (base) => {
    const dir = mkdtempSync(join(tmpdir(), 'priora-links-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const base_url = () => base.replace(/\/$/, '');
    const files = folderFileStore({ dir: dir, base_url });
    const kept = await files.put({ key: 'a picture', name: 'a.png', content: Buffer.from('picture') });
    const read = (url: string) => pictureAt('url', url, { files, base_url: () => base } as unknown as Services);
    const link = files.link(kept);
    expect(link).toContain(`${base_url()}/files/`);
    expect(Buffer.from(await read(link)).toString()).toBe('picture');

    const elsewhere = 'url: is not here, and this service fetches from nowhere else';
    for (const other of [
      link.replace('.test', '.example'),
      link.replace('/files/', '/other/files/'),
      link.replace('/files/', '/file/'),
      base,
    ])
      await expect(read(other)).rejects.toThrow(elsewhere);
    await expect(read(link.replace('a.png', 'b.png'))).rejects.toThrow('url: leads to no picture here');
    await expect(read('a.png')).rejects.toThrow('url: is no address');
  },
);
