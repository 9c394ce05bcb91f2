import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#accounts/key.ts';
import { chat, echo, start, testGroups } from '#testing/groups.ts';
import { type Reply, startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let now = Date.now();
const keys: Record<string, string> = {};

beforeAll(async () => {
  service = await startTestService({ groups: testGroups, clock: () => now });
  keys.good = service.key;
  keys.garbage = 'hello-world';
  keys.mistyped = `${service.key.slice(0, -1)}${service.key.endsWith('a') ? 'b' : 'a'}`;
  keys.short = service.key.slice(0, 20);
  keys.unknown = makeKey();
  keys.expired = await service.makeKey({ expires_at: now + 1000 });
  keys.elsewhere = await service.makeKey({ scopes: ['r-d-solution-search:run'] });
  keys.reader = await service.makeKey({ scopes: ['*:read'] });
  keys.deleted = await service.makeKey({ name: 'to be deleted' });
  expect((await service.call(echo, { key: keys.deleted, body: { text: 'a' } })).status).toBe(200);
  const [record] = (await service.accounts.all.keys()).filter(({ name }) => name === 'to be deleted');
  await service.accounts.deleteKey(service.account_id, record!.id);
  now += 1000;
});
afterAll(() => service.close());

type Way = (key: string) => { headers?: Record<string, string>; query?: Record<string, string> };
const WAYS: Record<string, Way> = {
  'Authorization: Bearer': (key) => ({ headers: { authorization: `Bearer ${key}` } }),
  'authorization: bearer, with blanks': (key) => ({ headers: { authorization: `bearer   ${key} ` } }),
  'X-API-Key': (key) => ({ headers: { 'x-api-key': key } }),
  'apikey header': (key) => ({ headers: { apikey: key } }),
  'apikey query parameter': (key) => ({ query: { apikey: key } }),
};

const CODES = {
  garbage: '67200008',
  mistyped: '67200202',
  short: '67200202',
  unknown: '67200202',
  expired: '67200006',
  deleted: '67200202',
} as const;

function expectBodiless(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.text, reply.headers.get('content-length'), reply.headers.get('content-type')]).toEqual([
    status,
    '',
    '0',
    null,
  ]);
  expect(reply.headers.get('x-error-code')).toBe(code);
  expect(reply.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
}

describe.each(Object.entries(WAYS))('a key sent as %s', (_way, send) => {
  it('opens the door when it is good', async () => {
    const reply = await service.call(echo, { key: null, ...send(keys.good!), body: { text: 'é' } });
    expect([reply.status, reply.json]).toEqual([
      200,
      { status: true, error_code: 0, error_msg: '', data: { text: 'é', limit: 3 } },
    ]);
    expect([reply.headers.get('x-error-code'), reply.headers.get('www-authenticate')]).toEqual([null, null]);
  });

  it.each(Object.entries(CODES))('is refused when it is %s: 401, no body, code %s', async (kind, code) => {
    const reply = await service.call(echo, { key: null, ...send(keys[kind]!), body: { text: 'a' } });
    expectBodiless(reply, 401, code);
    expect(reply.headers.get('www-authenticate')).toMatch(
      /^Bearer realm="priora", error="invalid_token", error_description="[^"]+"$/,
    );
  });

  it('is refused where its scopes do not reach: 403, no body', async () => {
    expectBodiless(
      await service.call(echo, { key: null, ...send(keys.elsewhere!), body: { text: 'a' } }),
      403,
      '67200004',
    );
    expectBodiless(await service.call(start, { key: null, ...send(keys.reader!), body: {} }), 403, '67200004');
    expect((await service.call(start, { key: null, ...send(keys.elsewhere!), body: {} })).data).toEqual({
      task_id: service.account_id,
    });
  });

  it.each(Object.entries(CODES))(
    'is told as %s in the envelope of a chat operation, under 200, code %s',
    async (kind, code) => {
      const reply = await service.call(chat, { key: null, ...send(keys[kind]!), body: { prompt: 'a' } });
      expect([reply.status, reply.json.status, reply.json.error_code, reply.headers.get('x-error-code')]).toEqual([
        200,
        false,
        Number(code),
        code,
      ]);
      expect(Object.keys(reply.json)).toEqual(['status', 'error_code', 'error_msg']);
    },
  );

  it.each(Object.entries(CODES))('is told as %s in problem details, code %s', async (kind, code) => {
    const { headers, query } = send(keys[kind]!);
    const reply = await service.call(echo, {
      key: null,
      headers: { ...headers, accept: 'application/problem+json' },
      ...(query && { query }),
      body: { text: 'a' },
    });
    expect([reply.status, reply.json.status, reply.json.error_code]).toEqual([401, 401, Number(code)]);
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(reply.text).not.toContain(keys[kind]);
  });
});

describe('without a key', () => {
  it('a call is refused without a word about a wrong one', async () => {
    const reply = await service.call(echo, { key: null, body: { text: 'a' } });
    expectBodiless(reply, 401, '67200008');
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="priora"');
  });

  it.each(['Basic dXNlcjpwdw==', 'Bearer', 'Bearer ', 'sk-abc'])('Authorization: %s is none', async (authorization) => {
    expectBodiless(
      await service.call(echo, { key: null, headers: { authorization }, body: { text: 'a' } }),
      401,
      '67200008',
    );
  });

  it('chat says so in its envelope', async () => {
    const reply = await service.call(chat, { key: null, body: { prompt: 'a' } });
    expect([reply.status, reply.json]).toEqual([
      200,
      { status: false, error_code: 67200008, error_msg: 'Send an API key as "Authorization: Bearer sk-...".' },
    ]);
  });
});

describe('several keys at once', () => {
  const both = (authorization: string, apikey: string) =>
    service.call(echo, {
      key: null,
      headers: { authorization: `Bearer ${authorization}` },
      query: { apikey },
      body: { text: 'a' },
    });

  it('are fine when they are the same', async () => expect((await both(keys.good!, keys.good!)).status).toBe(200));
  it("the first valid one counts, beside another program's token or a deleted key", async () => {
    expect((await both('eyJhbGciOiJub25lIn0.e30.', keys.good!)).status).toBe(200);
    expect((await both(keys.deleted!, keys.good!)).status).toBe(200);
  });
  it('the header goes first when both are valid', async () => {
    expectBodiless(await both(keys.elsewhere!, keys.good!), 403, '67200004');
    expect((await both(keys.good!, keys.elsewhere!)).status).toBe(200);
  });
  it('when all are refused, the one that came closest is told', async () => {
    expectBodiless(await both(keys.garbage!, keys.expired!), 401, '67200006');
    expectBodiless(await both(keys.unknown!, keys.mistyped!), 401, '67200202');
  });
});

describe('a deleted key', () => {
  it('is refused at once, although its look-up was cached', async () => {
    const key = await service.makeKey({ name: 'short-lived' });
    expect((await service.call(echo, { key, body: { text: 'a' } })).status).toBe(200);
    const record = (await service.accounts.all.keys()).find(({ name }) => name === 'short-lived')!;
    await service.accounts.deleteKey(service.account_id, record.id);
    expectBodiless(await service.call(echo, { key, body: { text: 'a' } }), 401, '67200202');
  });
});

describe('paths', () => {
  it('unknown ones are 404 without a body, with or without a key', async () => {
    for (const key of [keys.good!, null])
      expectBodiless(await service.call('POST /search/nothing', { key, body: {} }), 404, '67200101');
  });
  it('things of others are 404 without a body', async () => {
    expectBodiless(await service.call('GET /data/things/foreign'), 404, '67200101');
  });
});
