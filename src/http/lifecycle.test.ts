import { describe, expect, it } from 'vitest';
import type { KeptAnswers } from '#accounts/kept-answers.ts';
import { buildServer } from '#app/server.ts';
import { openAccounts } from '#composition/stores.ts';
import type { Services } from '#services.ts';
import { chat, echo, fail, gate, slow, start, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { createLog } from './log.ts';

/** A server without operations that tells whether it is ready. */
const telling = (accounts: TestService['accounts'], status: () => Promise<unknown>, held_up: () => Promise<unknown>) =>
  buildServer({
    groups: [],
    services: { corpus: { status } as unknown as TestService['corpus'] } as Services,
    accounts,
    answers: {} as KeptAnswers,
    log: createLog('silent'),
    trust_proxy: false,
    answers_host: () => true,
    body_limit_bytes: 1000,
    timeout_ms: 1000,
    rate_per_s: 0,
    rate_burst: 1,
    metrics: false,
    tokens: false,
    held_up: held_up as never,
  }).app;

describe('stopping', () => {
  it('lets a call under way finish, refuses new connections, and loses no ledger row', async () => {
    const service = await startTestService({ groups: testGroups });
    const entered = gate.entered();
    const underWay = service.call(slow, { body: {} });
    await entered;
    const stopped = service.stop();
    await expect
      .poll(() =>
        fetch(`${service.url}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    gate.release();
    expect((await underWay).data).toEqual({ done: true });
    await stopped;
    const accounts = openAccounts(service.config);
    expect(await accounts.all.usage({ by: ['operation'] })).toMatchObject([
      { operation_id: 'slow', calls: 1, units: 1 },
    ]);
    await accounts.close();
    await service.close();
  });

  it('is told by /readyz before the door closes', async () => {
    await using service = await startTestService({ groups: testGroups });
    const { app, drain } = buildServer({
      groups: testGroups,
      services: { corpus: service.corpus } as Services,
      accounts: service.accounts,
      answers: {} as KeptAnswers,
      log: createLog('silent'),
      trust_proxy: false,
      answers_host: () => true,
      body_limit_bytes: 1000,
      timeout_ms: 1000,
      rate_per_s: 0,
      rate_burst: 1,
      metrics: false,
      tokens: false,
    });
    const ready = async () => {
      const { statusCode, body } = await app.inject('/readyz');
      return [statusCode, JSON.parse(body).status];
    };
    expect(await ready()).toEqual([200, 'ready']);
    drain();
    expect(await ready()).toEqual([503, 'stopping']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await app.close();
  });

  it.each([
    [
      async () => [{ name: 'patents', records: 2, stored_seq: 5, indexed_seq: 3 }],
      { status: 'indexing', collections: [{ name: 'patents', records: 2 }], waiting: ['patents'] },
    ],
    [
      async () => [{ name: 'patents', records: 2, stored_seq: 5, indexed_seq: 3, trouble: 'Delete it.' }],
      {
        ...{ status: 'indexing', message: 'Delete it.' },
        ...{ collections: [{ name: 'patents', records: 2 }], waiting: ['patents'] },
      },
    ],
    [
      async () => [
        { name: 'patents', records: 9, stored_seq: 5, indexed_seq: 3, mending: { looked_at: 4, of: 9 } },
        { name: 'class_symbols', records: 1, stored_seq: 1, indexed_seq: 1 },
      ],
      {
        status: 'mending',
        message: 'A part of the search index was damaged and is being made again from the records.',
        mending: [{ name: 'patents', looked_at: 4, of: 9 }],
        collections: [
          { name: 'patents', records: 9 },
          { name: 'class_symbols', records: 1 },
        ],
        waiting: ['patents'],
      },
    ],
    [async () => Promise.reject(new Error('disk gone')), { status: 'store does not answer' }],
    // with records in the database, these are away with it: what is in the way is told all the same
    [
      async () => Promise.reject(new Error('database gone')),
      { status: 'no database', message: 'Start it.', collections: [] },
      { status: 'no database', message: 'Start it.' },
    ],
  ] as const)(
    'is not ready while the index is behind or mended, or the store does not answer (%#)',
    async (...told) => {
      const [status, body, held] = told;
      await using service = await startTestService({ groups: testGroups });
      const app = telling(service.accounts, status, async () => held);
      const reply = await app.inject('/readyz');
      expect([reply.statusCode, JSON.parse(reply.body)]).toEqual([503, body]);
      await app.close();
    },
  );

  it('is ready once the index has had what was there, and stays so while more comes', async () => {
    await using service = await startTestService({ groups: testGroups });
    let seqs = [5, 3];
    const status = async () => [{ name: 'patents', records: 2, stored_seq: seqs[0], indexed_seq: seqs[1] }];
    let held: { status: string; message: string; answers?: boolean } | undefined;
    const app = telling(service.accounts, status, async () => held);
    const said = async () => {
      const reply = await app.inject('/readyz');
      return [reply.statusCode, JSON.parse(reply.body).status];
    };
    expect(await said()).toEqual([503, 'indexing']);
    seqs = [9, 4];
    expect(await said()).toEqual([503, 'indexing']);
    seqs = [9, 5];
    expect(await said()).toEqual([200, 'indexing']);
    seqs = [9, 9];
    expect(await said()).toEqual([200, 'ready']);
    seqs = [12, 9];
    held = { status: 'search engine full', message: 'Free space.', answers: true };
    expect(await said()).toEqual([200, 'search engine full']);
    held = { status: 'no search engine', message: 'Start it.' };
    expect(await said()).toEqual([503, 'no search engine']);
    await app.close();
  });

  it('ends calls that outlast the grace', async () => {
    const service = await startTestService({ groups: testGroups, settings: { PRIORA_SHUTDOWN_GRACE_S: '0.1' } });
    const entered = gate.entered();
    const underWay = service.call(slow, { body: {} }).catch((error: Error) => error);
    await entered;
    await service.stop();
    expect(await underWay).toBeInstanceOf(Error);
    gate.release();
    await service.close();
  });
});

describe('the ledger', () => {
  it('has a row per call of a known key: its sum is the calls made, by key and operation, failures apart', async () => {
    await using service = await startTestService({ groups: testGroups });
    const narrow = await service.makeKey({ name: 'narrow', scopes: ['llm-chat:read'] });
    for (let i = 0; i < 5; i++) await service.call(echo, { body: { text: 'a' } });
    await service.call(echo, { body: {} });
    await service.call(fail, { body: { how: 'query' } });
    await service.call(fail, { body: { how: 'bug' } });
    await service.call(chat, { key: narrow, body: { prompt: 'a' } });
    await service.call(start, { key: narrow, body: {} });
    await service.call(echo, { key: null, body: { text: 'a' } }); // nobody's
    await service.call('GET /healthz');
    const entered = gate.entered();
    const abort = new AbortController();
    const given_up = service.call(slow, { body: {}, signal: abort.signal });
    await entered;
    abort.abort();
    await expect(given_up).rejects.toThrow();
    // let go once it is known: a call is logged when it has ended
    await expect.poll(() => gate.aborted()).toMatchObject({ message: 'The caller went away.' });
    gate.release();
    const lines = () =>
      service
        .log()
        .split('\n')
        .filter((line) => line.includes('"msg":"call"'))
        .map((line) => JSON.parse(line));
    await expect.poll(() => lines().filter((line) => line.caller_went_away)).toHaveLength(1);
    expect(lines().find((line) => line.caller_went_away)).toMatchObject({ operation: 'slow', error_code: 68300008 });
    const names = new Map((await service.accounts.all.keys()).map(({ id, name }) => [id, name]));
    const rows = await service.accounts.usage({ account_id: service.account_id, by: ['key', 'operation'] });
    const table = rows.map((row) => [names.get(row.key_id!), row.operation_id, row.calls, row.failures, row.units]);
    expect(table.sort()).toEqual([
      ['all rights', 'echo', 6, 1, 5],
      ['all rights', 'fail', 2, 2, 0],
      ['all rights', 'slow', 1, 1, 0],
      ['narrow', 'chat', 1, 0, 1],
      ['narrow', 'start', 1, 1, 0],
    ]);
    const known = lines().filter((line) => line.account);
    expect(known).toHaveLength(rows.reduce((sum, row) => sum + row.calls, 0));
    expect(known.filter((line) => line.error_code !== 0)).toHaveLength(
      rows.reduce((sum, row) => sum + row.failures, 0),
    );
  });
});

describe('the allowance of an account', () => {
  it('is told on every answer, shared by its keys, and refused by code when it is used up', async () => {
    await using service = await startTestService({
      groups: testGroups,
      clock: () => 1_700_000_000_000,
      settings: { PRIORA_RATE_PER_S: '0.5', PRIORA_RATE_BURST: '2' },
    });
    const other = await service.makeKey();
    const limits = (reply: { headers: Headers }) =>
      ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) =>
        reply.headers.get(name),
      );
    expect(limits(await service.call(echo, { body: { text: 'a' } }))).toEqual(['2', '1', '2', null]);
    expect(limits(await service.call(echo, { key: other, body: { text: 'a' } }))).toEqual(['2', '0', '4', null]);
    const refused = await service.call(echo, { body: { text: 'a' } });
    expect(limits(refused)).toEqual(['2', '0', '4', '2']);
    expect([refused.status, refused.json]).toEqual([
      200,
      { status: false, error_code: 67200002, error_msg: 'Too many requests for this account; try again in 2 s.' },
    ]);
    const problem = await service.call(echo, { body: { text: 'a' }, headers: { accept: 'application/problem+json' } });
    expect([problem.status, problem.headers.get('retry-after'), problem.json.retry_after_s]).toEqual([429, '2', 2]);
  });
});
