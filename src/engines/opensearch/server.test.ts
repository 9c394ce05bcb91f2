import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { samples } from '#testing/random-queries.ts';
import { searchFault } from './faults.ts';
import { indexName } from './indexes.ts';
import { Server, type ServerSettings } from './server.ts';
import { troubleOf } from './trouble.ts';

type Answer = readonly [status: number, body: unknown];
const OPENSEARCH: Answer = [200, { version: { distribution: 'opensearch', number: '2.19.1' } }];

const started: HttpServer[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

/** A server that answers what it is told to; the last answer again and again. */
async function answering(answers: Answer[]): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const [status, body] =
      request.url === '/' && request.method === 'GET' && answers.length === 0
        ? OPENSEARCH
        : (answers[asked.length] ?? answers.at(-1)!);
    asked.push(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** A way without waits; `waits`: how long each would have been. */
function server(settings: ServerSettings) {
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  return { server: new Server({ wait, ...settings }), waits };
}

const told = async (work: Promise<unknown>): Promise<ServiceError> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};

describe('the way to a server', () => {
  it('refuses what is no OpenSearch, or too old a one, and says which is needed', async () => {
    for (const [body, is] of [
      [{ version: { distribution: 'opensearch', number: '1.3.20' } }, 'it is OpenSearch 1.3.20'],
      [{ version: { number: '8.15.0' } }, 'it is not OpenSearch (8.15.0)'],
      [{ hello: 'world' }, 'it is no search server'],
    ] as const) {
      const { url } = await answering([[200, body]]);
      const { message, code } = await told(server({ url }).server.ask('GET', '/x'));
      expect(message).toBe(`The search engine ${url} cannot be used: ${is}. Use OpenSearch 2.4 or later.`);
      expect(code).toBe('internal');
    }
  });

  it('says what a wrong password or right is, and never shows the password', async () => {
    const { url, asked } = await answering([[401, { error: 'Unauthorized' }]]);
    const { message } = await told(server({ url: url.replace('//', '//me:geheim@') }).server.ask('GET', '/x'));
    expect(message).toBe(
      `The search engine ${url} cannot be used: it refuses the name, the password or the key. Correct PRIORA_SEARCH_URL or PRIORA_SEARCH_KEY.`,
    );
    expect(asked[0]!.headers.authorization).toBe(`Basic ${Buffer.from('me:geheim').toString('base64')}`);
    const keyed = await answering([OPENSEARCH, [403, { error: { type: 'security_exception' } }]]);
    const other = await told(server({ url: keyed.url, key: 'abc' }).server.ask('GET', '/x'));
    expect(other.message).toMatch(/its user may not do this\. Let it manage, read and write the indices/);
    expect(keyed.asked[1]!.headers.authorization).toBe('ApiKey abc');
  });

  it('asks again with growing waits while the server is busy', async () => {
    const busy: Answer = [429, { error: { type: 'rejected_execution_exception' } }];
    const { url, asked } = await answering([OPENSEARCH, busy, [503, {}], [200, { fine: true }]]);
    const { server: way, waits } = server({ url });
    expect(await way.ask('GET', '/x')).toEqual({ fine: true });
    expect(asked).toHaveLength(4);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeLessThan(200);
    expect(waits[1]).toBeLessThan(400);
    const always = await answering([OPENSEARCH, busy]);
    const { code, message, details } = await told(server({ url: always.url }).server.ask('GET', '/x'));
    expect([code, details.retry_after_s]).toEqual(['busy', 5]);
    expect(message).toMatch(/it has more to do than it can/);
    expect(always.asked).toHaveLength(6);
  });

  it('gives up a request whose caller has left, and the process goes on', async () => {
    const arrived = Promise.withResolvers<void>();
    const slow = createServer((request, response) => {
      request.resume();
      if (request.url !== '/') return arrived.resolve();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(OPENSEARCH[1]));
    });
    started.push(slow);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note);
    try {
      const left = new AbortController();
      const asking = server({ url }).server.ask('GET', '/x', undefined, { signal: left.signal });
      await arrived.promise;
      left.abort(new Error('nobody waits'));
      await expect(asking).rejects.toThrow('nobody waits');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(uncaught).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
      slow.closeAllConnections();
    }
  });

  it('stops asking after five failures in a row, and asks again after a rest', async () => {
    let now = 0;
    const gone = await answering([OPENSEARCH]);
    for (const each of started.splice(0)) each.close();
    const { server: way } = server({ url: gone.url, clock: () => now });
    const first = await told(way.ask('GET', '/x'));
    expect(first.message).toBe(
      `The search engine ${gone.url} cannot be used: nothing listens there. Start OpenSearch, or correct PRIORA_SEARCH_URL.`,
    );
    const second = await told(way.ask('GET', '/x'));
    expect(second.message).toBe(
      `The search engine ${gone.url} failed 5 times in a row and is asked again in a few seconds: nothing listens there. Start OpenSearch, or correct PRIORA_SEARCH_URL.`,
    );
    expect(second.code).toBe('busy');
    now = 5_000;
    expect((await told(way.ask('GET', '/x'))).message).toMatch(/nothing listens there/);
    now = 5_001;
    // one failure more, and it rests twice as long
    expect((await told(way.ask('GET', '/x'))).details.retry_after_s).toBe(10);
  });
});

describe('what a server could not do', () => {
  const fault = (status: number, error: object) =>
    searchFault({ statusCode: status, body: { error } }, 'http://s:9200');

  it.each([
    [
      403,
      {
        type: 'cluster_block_exception',
        reason: 'index [x] blocked by: [FORBIDDEN/12/index read-only / allow delete (api)];',
      },
      'storage_full',
      /flood-stage watermark/,
    ],
    [
      429,
      {
        type: 'cluster_block_exception',
        reason: 'disk usage exceeded flood-stage watermark, index has read-only-allow-delete block',
      },
      'storage_full',
      /Free space on its nodes/,
    ],
    [503, { type: 'search_phase_execution_exception', reason: 'all shards failed' }, 'busy', /the cluster is red/],
    [503, { type: 'cluster_manager_not_discovered_exception', reason: null }, 'busy', /no manager/],
    [
      400,
      { type: 'mapper_parsing_exception', reason: 'failed to parse field [n.D]' },
      'internal',
      /delete it, and the records are indexed again/,
    ],
    [
      500,
      { type: 'search_phase_execution_exception', caused_by: { type: 'too_many_nested_clauses' } },
      'invalid_query',
      /Write more letters before the wildcard/,
    ],
    [500, { type: 'null_pointer_exception', reason: 'oh' }, 'search_failed', /answered 500: null_pointer_exception oh/],
  ] as const)('%s %o is a sentence with the remedy', (status, error, code, words) => {
    const told = fault(status, error);
    expect(told.code).toBe(code);
    expect(told.message).toMatch(words);
  });
});

describe('what is in the way of searches', () => {
  it('is a cluster that is red or away', async () => {
    const health = (status: string): Answer => [200, { status, unassigned_shards: 2, indices: {} }];
    const free: Answer = [200, { 'priora-x': { settings: {} }, 'priora-y': {} }];
    const { url, asked } = await answering([OPENSEARCH, health('green'), free, health('red'), [503, {}]]);
    const trouble = troubleOf({ url }, 'priora', []);
    expect(await trouble()).toBe(undefined);
    expect(await trouble()).toEqual({
      message: `The search engine ${url} is red: 2 shards of priora-* have no node. Look at GET _cluster/allocation/explain and bring back the node that holds them.`,
      answers: false,
    });
    expect((await trouble())!.message).toMatch(/it has more to do than it can/);
    expect(asked).toHaveLength(5);
    for (const each of started.splice(0)) each.close();
    expect((await troubleOf({ url }, 'priora', [])())!.message).toMatch(/nothing listens there/);
  });

  it('is an index that somebody deleted', async () => {
    const name = indexName('priora', samples);
    const there = (...indices: readonly string[]): Answer => [
      200,
      { status: 'green', indices: Object.fromEntries(indices.map((own) => [own, { status: 'green' }])) },
    ];
    const { url } = await answering([OPENSEARCH, there(`${name}-2`, 'priora-state'), [200, {}], there('priora-state')]);
    const trouble = troubleOf({ url }, 'priora', [samples]);
    expect(await trouble()).toBe(undefined);
    expect(await trouble()).toEqual({
      message: `The index ${name} is gone from the search engine ${url}: someone deleted it. Start the service again: the records are then indexed anew.`,
      answers: false,
    });
  });

  it('is a full disk, with which searches go on', async () => {
    const blocked = { settings: { index: { blocks: { read_only_allow_delete: 'true' } } } };
    const { url } = await answering([
      OPENSEARCH,
      [200, { status: 'yellow', indices: {} }],
      [200, { 'priora-x': {}, 'priora-y': blocked }],
    ]);
    expect(await troubleOf({ url }, 'priora', [])()).toEqual({
      message: `The search engine ${url} does not keep up with the records: its disk is full beyond the flood-stage watermark and it takes no writes. Free space on its nodes, or add nodes; the block ends by itself then.`,
      answers: true,
    });
  });
});
