import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const COUNT = 'POST /search/patent/query-search-count';
const CSV = readFileSync(join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv'));

let service: TestService;
let owner: Record<string, string>;
let member: Record<string, string>;

async function signUp(name: string, role: 'owner' | 'member') {
  const token = await service.users.all.invite({ account_id: service.account_id, role, operator: role === 'owner' });
  const body = { token, name, password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}

beforeAll(async () => {
  service = await startTestService({
    corpus: lidarPatents.map((patent, n) => (n === 4 ? { ...patent, demo: true } : patent)),
    settings: { PRIORA_UPLOAD_LIMIT_BYTES: '100000' },
  });
  owner = await signUp('Ann', 'owner');
  member = await signUp('Bob', 'member');
});
afterAll(() => service.close());

const as = async (who: Record<string, string>, what: `${string} /${string}`, body?: unknown) => {
  const [, path, query] = /^([^?]*)\??(.*)$/.exec(what)!;
  const given = { key: null, headers: who, query: Object.fromEntries(new URLSearchParams(query)) };
  return service.call(path as `${string} /${string}`, { ...given, ...(body !== undefined && { body }) });
};
const begin = async (files: { name: string; bytes: number }[]): Promise<string> =>
  (await as(owner, 'POST /manage/corpus/uploads', { files })).json.id;

/** Sends bytes as they are. */
async function piece(id: string, file: number, offset: number, bytes: Buffer) {
  const reply = await fetch(`${service.url}/manage/corpus/uploads/${id}/${file}?offset=${offset}`, {
    method: 'POST',
    headers: owner,
    body: new Uint8Array(bytes),
  });
  return { status: reply.status, json: (await reply.json()) as any };
}

async function ended(id: string): Promise<any> {
  for (let n = 0; n < 1000; n++) {
    const { json } = await as(owner, 'GET /manage/jobs');
    const job = json.find((each: { id: string }) => each.id === id);
    if (job.ended_at) return job;
    await wait(50);
  }
  throw new Error('the job does not end');
}
const uploadsLeft = () => {
  const dir = join(service.data_dir, 'uploads');
  return existsSync(dir) ? readdirSync(dir) : [];
};

describe('an import by upload', () => {
  it('takes files in pieces, imports them in a process of its own, and the search finds them', async () => {
    const id = await begin([{ name: '../../up\\2015 layout.csv', bytes: CSV.length }]);
    const half = Math.floor(CSV.length / 2);
    expect(await piece(id, 0, 0, CSV.subarray(0, half))).toEqual({ status: 200, json: { bytes: half } });
    const again = await piece(id, 0, 0, CSV.subarray(0, half));
    expect([again.status, again.json.bytes]).toEqual([400, half]);
    const early = await as(owner, `POST /manage/corpus/uploads/${id}/import`);
    expect([early.status, early.json.detail]).toEqual([
      400,
      '../../up\\2015 layout.csv has not arrived whole; send the rest.',
    ]);
    await piece(id, 0, half, CSV.subarray(half));
    const { json } = await as(owner, `POST /manage/corpus/uploads/${id}/import`);
    expect((await as(owner, `POST /manage/corpus/uploads/${id}/import`)).json).toEqual(json);
    const job = await ended(json.id);
    expect(job).toMatchObject({
      kind: 'import',
      state: 'done',
      asked_by: 'Ann',
      files: ['2015 layout.csv'],
      result: { files: 1, records: 3, added: 3, rejected: 1, problems: [], stopped: false },
    });
    expect(job.progress).toMatchObject({ bytes_done: CSV.length, bytes_total: CSV.length, records: 3, rejected: 1 });
    await expect
      .poll(async () => (await service.call(COUNT, { body: { query_text: 'PN: US20130101709A1' } })).data)
      .toEqual({ total_search_result_count: 1 });
    // the files go after the job is told to have ended
    await expect.poll(uploadsLeft).toEqual([]);
  });

  it('is remembered with its source, and its rejects can be read and fetched', async () => {
    const { json } = await as(member, 'GET /manage/corpus');
    expect(json.sources).toEqual([{ source: 'lens-csv', at: expect.any(Number), records: 3, rejected: 1, files: 1 }]);
    const { json: upkeep } = await as(owner, 'GET /manage/corpus/upkeep');
    expect(upkeep.runs[0]).toMatchObject({ file_names: ['2015 layout.csv'], records: 3, rejected: 1, stopped: false });
    const [file] = upkeep.rejects;
    expect(file.source).toBe('lens-csv');
    const { json: rejects } = await as(owner, `GET /manage/corpus/rejects/${file.name}`);
    expect(rejects.more).toBe(false);
    expect(rejects.rows).toEqual([
      { id: '5256433 A', file: '2015 layout.csv', reason: 'publication number 5256433 A is not of jurisdiction US' },
    ]);
    const whole = await as(owner, `GET /manage/corpus/rejects/${file.name}/file`);
    expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`);
    expect(
      whole.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).reason),
    ).toEqual(rejects.rows.map((row: { reason: string }) => row.reason));
    expect((await as(owner, 'GET /manage/corpus/rejects/..%2Faccounts.sqlite')).status).toBe(404);
    expect((await as(owner, `GET /manage/corpus/rejects/${file.name}?offset=1`)).json.rows).toEqual([]);
  });

  it('says what it cannot read', async () => {
    const bytes = Buffer.from('hello, world');
    const id = await begin([{ name: 'notes.csv', bytes: bytes.length }]);
    await piece(id, 0, 0, bytes);
    const { json } = await as(owner, `POST /manage/corpus/uploads/${id}/import`);
    const job = await ended(json.id);
    expect(job.result).toMatchObject({ records: 0, problems: ['notes.csv: no source recognises this file'] });
  });

  it('leaves nothing of a piece that broke off, or of files that were given up', async () => {
    const id = await begin([{ name: 'a.csv', bytes: CSV.length }]);
    await new Promise<void>((resolve) => {
      const url = new URL(`/manage/corpus/uploads/${id}/0?offset=0`, service.url);
      const sending = httpRequest(url, { method: 'POST', headers: { ...owner, 'content-length': CSV.length } });
      sending.on('error', () => resolve());
      sending.write(CSV.subarray(0, 100), () => setTimeout(() => sending.destroy(), 50));
    });
    const folder = join(service.data_dir, 'uploads', id, '0');
    await expect.poll(() => existsSync(join(folder, 'a.csv')) && readFileSync(join(folder, 'a.csv')).length).toBe(0);
    expect((await piece(id, 0, 0, Buffer.alloc(CSV.length + 1))).json.detail).toContain('longer than');
    expect((await as(owner, `DELETE /manage/corpus/uploads/${id}`)).status).toBe(200);
    expect(uploadsLeft()).toEqual([]);
    expect((await piece(id, 0, 0, CSV)).status).toBe(404);
  });

  it('refuses more bytes than configured, empty files, and people who are no operators', async () => {
    const refused = await as(owner, 'POST /manage/corpus/uploads', { files: [{ name: 'a', bytes: 100_001 }] });
    expect(refused.status).toBe(422);
    expect(refused.json.detail).toBe(
      'The files have 100.0 kB; an upload may have 100.0 kB (PRIORA_UPLOAD_LIMIT_BYTES). Larger ones come in on the command line: priora import.',
    );
    const id = await begin([{ name: 'a.csv', bytes: 0 }]);
    expect((await as(owner, `POST /manage/corpus/uploads/${id}/import`)).json.detail).toBe('a.csv is empty.');
    await as(owner, `DELETE /manage/corpus/uploads/${id}`);
    for (const what of [
      'POST /manage/corpus/uploads',
      'GET /manage/corpus/upkeep',
      'GET /manage/jobs',
      'POST /manage/corpus/check',
      'DELETE /manage/corpus/demo',
    ] as const)
      expect((await as(member, what, what.includes('uploads') ? { files: [] } : undefined)).status).toBe(403);
  });
});

it('tells what is stored, indexed and on disk, the demo counted exactly', async () => {
  const { json } = await as(member, 'GET /manage/corpus');
  const stored = json.collections.find(({ name }: { name: string }) => name === 'patents');
  expect(stored).toMatchObject({
    records: 8,
    searched: 8,
    demo_records: 1,
    index: { documents: 8, segments: expect.any(Number) },
  });
  expect(json.demo_records).toBe(1);
  const { json: upkeep } = await as(owner, 'GET /manage/corpus/upkeep');
  expect(upkeep.disk.records_bytes).toBeGreaterThan(10_000);
  expect(upkeep.disk.tasks_bytes).toBeGreaterThan(0);
  expect(upkeep.disk.free_bytes).toBeGreaterThan(1_000_000);
  expect((await as(member, 'GET /manage/corpus/standing')).json).toEqual({
    records: 8,
    seq: stored.indexed_seq,
    imported_at: upkeep.runs[0].started_at,
  });
});

it('checks records and index beside the service, and says that they are sound', async () => {
  const { json } = await as(owner, 'POST /manage/corpus/check');
  const job = await ended(json.id);
  expect([job.state, job.result]).toEqual(['done', { findings: [] }]);
});

it('takes the demo out, and the search knows at once', async () => {
  expect((await as(owner, 'DELETE /manage/corpus/demo')).json).toEqual({ removed: 1 });
  expect((await service.call(COUNT, { body: { query_text: 'TTL: vehicles' } })).data).toEqual({
    total_search_result_count: 0,
  });
  expect((await as(member, 'GET /manage/corpus')).json.demo_records).toBe(0);
});

it('operators alone see whom the service may reach, and whom it reached', async () => {
  expect((await as(member, 'GET /manage/egress')).status).toBe(403);
  const { json } = await as(owner, 'GET /manage/egress');
  expect(json).toEqual({ offline: false, guarded: false, permitted: [], connections: [] });
});
