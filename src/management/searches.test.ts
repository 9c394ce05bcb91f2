import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
const people: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents.slice(0, 4) });
  const elsewhere = (await service.accounts.all.create('elsewhere')).id;
  for (const [name, account_id] of [
    ['Ann', service.account_id],
    ['Bob', service.account_id],
    ['Eve', elsewhere],
  ] as const) {
    const token = await service.users.all.invite({ account_id, role: 'member' });
    const body = { token, name, password: 'correct horse battery' };
    const reply = await service.call('POST /manage/sign-up', { key: null, body });
    people[name] = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
  }
});
afterAll(() => service.close());

const as = (name: string, what: `${string} /${string}`, body?: unknown) =>
  service.call(what, { key: null, headers: people[name]!, ...(body !== undefined && { body }) });
const list = async (name: string) => (await as(name, 'GET /manage/searches')).json;
const LIDAR = { name: 'scanners', address: 'q=TTL%3A+lidar', query_text: 'TTL: (lidar OR radar)' };

describe('a saved search', () => {
  let id: string;
  it('is kept on the server with what it found, under a name of its own', async () => {
    id = (await as('Ann', 'POST /manage/searches', LIDAR)).json.id;
    expect(await list('Ann')).toEqual([
      {
        id,
        ...LIDAR,
        families: true,
        shared: false,
        own: true,
        by: 'Ann',
        created_at: expect.any(Number),
        looked_at: expect.any(Number),
      },
    ]);
    expect((await as('Ann', 'GET /manage/searches/counts')).json).toEqual({ [id]: { hits: 1, more: 0 } });
    expect((await as('Ann', 'POST /manage/searches', { ...LIDAR, query_text: 'TTTL: x' })).status).toBe(400);
  });

  it('is a secret until it is shared, and then the account’s alone', async () => {
    expect([await list('Bob'), await list('Eve')]).toEqual([[], []]);
    expect((await as('Ann', `POST /manage/searches/${id}`, { shared: true })).status).toBe(200);
    expect((await list('Bob')).map((each: any) => [each.name, each.own, each.by, each.looked_at])).toEqual([
      ['scanners', false, 'Ann', undefined],
    ]);
    expect(await list('Eve')).toEqual([]);
    expect((await as('Bob', `DELETE /manage/searches/${id}`)).status).toBe(404);
    expect((await as('Bob', `POST /manage/searches/${id}`, { name: 'mine' })).status).toBe(404);
    expect((await as('Eve', `POST /manage/searches/${id}/looked`, {})).status).toBe(404);
  });

  it('tells each person what is new since their own last look', async () => {
    await as('Bob', `POST /manage/searches/${id}/looked`, {});
    await service.corpus.put(patents, [lidarPatents[4]!]);
    const counts = async (name: string) => (await as(name, 'GET /manage/searches/counts')).json[id];
    expect([await counts('Ann'), await counts('Bob')]).toEqual([
      { hits: 2, more: 1 },
      { hits: 2, more: 1 },
    ]);
    await as('Ann', `POST /manage/searches/${id}/looked`, {});
    expect([await counts('Ann'), await counts('Bob')]).toEqual([
      { hits: 2, more: 0 },
      { hits: 2, more: 1 },
    ]);
  });

  it('takes another name, but not that of another search of the same person; saving under a name replaces', async () => {
    const other = (await as('Ann', 'POST /manage/searches', { ...LIDAR, name: 'other', families: false })).json.id;
    expect((await as('Ann', `POST /manage/searches/${other}`, { name: 'scanners' })).json.detail).toBe(
      'Another of your searches is named "scanners".',
    );
    await as('Ann', `POST /manage/searches/${other}`, { name: ' mirrors ' });
    await as('Ann', 'POST /manage/searches', { ...LIDAR, name: 'mirrors', query_text: 'TTL: mirror' });
    expect((await list('Ann')).map((each: any) => [each.name, each.query_text])).toEqual([
      ['mirrors', 'TTL: mirror'],
      ['scanners', 'TTL: (lidar OR radar)'],
    ]);
  });

  it('goes with who kept it', async () => {
    const people = await service.users.all.list();
    const [bob, ann] = ['Bob', 'Ann'].map((name) => people.find((each) => each.name === name)!);
    await service.users.remove(bob!, ann!.id);
    expect(await list('Bob')).toEqual([]);
  });
});
