import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode as ServiceErrorCode } from '../../../src/errors.ts';
import type { OperationsApi } from '../../../src/operations/index.ts';
import { startTestService, type TestService } from '../../../src/testing/service.ts';
import { type Client, createClient, type ErrorCode, Failure } from './index.ts';

const caught = async (run: Promise<unknown>): Promise<Failure> => {
  const thrown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Failure);
  return thrown as Failure;
};

/** Every code of the service is one of the client's: else this does not compile. */
const known: [ServiceErrorCode] extends [ErrorCode] ? true : never = true;

describe('a client of a real service', () => {
  let service: TestService;
  let client: Client<OperationsApi>;
  beforeAll(async () => {
    service = await startTestService();
    client = createClient<OperationsApi>({ base: service.url, key: service.key });
  });
  afterAll(() => service.close());

  it('gives what a call answers, typed by its declaration', async () => {
    const found = await client.call('POST /search/patent/query-search-patent', {
      body: { query_text: 'TTL: battery', limit: 2 },
    });
    const total: number = found.total_search_result_count;
    expect([total, found.results.map(({ pn }) => pn)]).toEqual([0, []]);
    // @ts-expect-error: rows are counted in numbers
    const wrong: string = found.total_search_result_count;
    expect(wrong).toBe(0 as never);
    expect(known).toBe(true);
  });

  it('gives what the service says beside an answer: its notes, or none', async () => {
    const noted = (notes: object) =>
      createClient<OperationsApi>({
        fetch: async () =>
          Response.json({ status: true, error_code: 0, data: { total_search_result_count: 3 }, ...notes }),
      }).tagged('POST /search/patent/query-search-count', { body: { query_text: 'TTL: battery' } });
    expect(await noted({ notes: ['1 of 3 has no date'] })).toEqual({
      answer: { total_search_result_count: 3 },
      tag: undefined,
      notes: ['1 of 3 has no date'],
    });
    expect((await noted({})).notes).toEqual([]);
    const real = await client.tagged('POST /search/patent/query-search-count', {
      body: { query_text: 'TTL: battery' },
    });
    expect([real.answer.total_search_result_count, real.notes]).toEqual([0, []]);
  });

  it('sends queries of a GET', async () => {
    const found = await client.call('GET /search/patent/classification/helper-search', {
      query: { type: 'ipc', keyword: 'H01M' },
    });
    expect(found.query_results).toEqual([]);
  });

  it('tells a failure with its code, field, place and correlation id', async () => {
    const failure = await caught(
      client.call('POST /search/patent/query-search-count', { body: { query_text: 'TTL: (battery' } }),
    );
    expect([failure.code, failure.status, failure.details.position]).toEqual(['invalid_query', 400, 5]);
    expect(failure.correlation).toMatch(/\S/);
    const missing = await caught(
      // @ts-expect-error: the body needs an expression
      client.call('POST /search/patent/query-search-count', { body: {} }),
    );
    expect([missing.code, missing.details.field]).toEqual(['invalid_request', 'query_text']);
  });

  it('tells a mistyped key, and a service that is not there', async () => {
    const stranger = createClient<OperationsApi>({
      base: service.url,
      key: service.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    });
    const refused = await caught(
      stranger.call('POST /search/patent/query-search-count', { body: { query_text: 'x' } }),
    );
    expect([refused.code, refused.status]).toEqual(['invalid_api_key', 401]);
    expect(refused.message).toContain('typing error');
    const nowhere = createClient<OperationsApi>({ base: 'http://127.0.0.1:9' });
    const failure = await caught(nowhere.call('POST /search/patent/query-search-count', { body: { query_text: 'x' } }));
    expect([failure.code, failure.status]).toEqual(['unreachable', 0]);
  });

  it('stops when its signal says so', async () => {
    const control = new AbortController();
    const call = client.call('POST /search/patent/query-search-count', {
      body: { query_text: 'TTL: battery' },
      signal: control.signal,
    });
    control.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reads a stream to its end, typed', async () => {
    const begun = await client.call('POST /chat/ai-ls-chat', {
      body: { query: 'What is a battery?', deep_search: false, long_think: false, search_website: false },
    });
    let text = '';
    const frames = client.stream('POST /chat/ai-ls-stream', {
      body: { chat_id: begun.chat_id, chat_item_id: begun.chat_item_id },
    });
    for await (const { choices } of frames) text += choices[0]?.delta.content ?? '';
    expect(text.length).toBeGreaterThan(10);
  });
});

describe('a client', () => {
  interface Two {
    readonly 'GET /things/:id/{part}': {
      body: object;
      query: { n?: number };
      params: { id: string; part: string };
      answer: string;
      frames: false;
    };
  }
  const answers = (...replies: (() => Response)[]) => {
    const asked: string[] = [];
    const fetched = async (url: string | URL | Request) => {
      asked.push(String(url));
      return replies[asked.length - 1]!();
    };
    return { asked, fetch: fetched as typeof fetch };
  };
  const busy = () =>
    new Response(JSON.stringify({ type: 'urn:priora:error:busy', detail: 'The service is busy; try again shortly.' }), {
      status: 503,
      headers: { 'content-type': 'application/problem+json' },
    });
  const fine = () =>
    new Response(JSON.stringify({ status: true, data: 'fine' }), { headers: { 'content-type': 'application/json' } });
  const input = { params: { id: 'a/b', part: 'ü' }, query: { n: 2 } };

  it('fills in the names of a path, and repeats nothing by itself', async () => {
    const { asked, fetch } = answers(busy, fine);
    const failure = await caught(createClient<Two>({ fetch }).call('GET /things/:id/{part}', input));
    expect([failure.code, asked]).toEqual(['busy', ['/things/a%2Fb/%C3%BC?n=2']]);
  });

  it('repeats what the service refused before it began, as often as it may', async () => {
    const { asked, fetch } = answers(busy, fine);
    expect(await createClient<Two>({ fetch, retries: 1 }).call('GET /things/:id/{part}', input)).toBe('fine');
    expect(asked).toHaveLength(2);
  });
});
