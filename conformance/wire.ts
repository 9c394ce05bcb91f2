import { ANY, type Area, COUNT, dataOf, expect, expectRefused, ROW, SEARCH, told } from './checks.ts';
import type { Target } from './target.ts';

const body = { query_text: ANY };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND'];
const PATHS = [
  '/search/patent/query-search-count',
  '/basic-patent-data/legal-status',
  '/chat/pat-gpt-stream',
  '/no-such-path',
  '/%E0%A4%A',
];

const bare = async (target: Target, key: string | null) => {
  const reply = await target.call(COUNT, { body, key });
  expect(reply.status === 401 && reply.text === '', told(reply));
  expect(reply.headers.has('www-authenticate'), 'no WWW-Authenticate header');
  return reply.headers.get('x-error-code');
};

const counts = (reply: Parameters<typeof dataOf>[0]) => {
  const { total_search_result_count: count } = dataOf(reply);
  expect(Number.isInteger(count), `total_search_result_count ${count}`);
  return count as number;
};

/** Envelope, statuses, keys, types, methods. */
export const wire: Area = {
  area: 'wire',
  checks: {
    'a success is an envelope with data': async (target) => void counts(await target.call(COUNT, { body })),
    'every answer has a correlation id': async (target) =>
      expect((await target.call(COUNT, { body })).headers.has('x-correlation-id'), 'no x-correlation-id'),
    'a wrong parameter is 200, status false, 68300004': async (target) => {
      expectRefused(await target.call(COUNT, { body: {} }));
      expectRefused(await target.call(SEARCH, { body: { ...body, limit: 0 } }));
      expectRefused(
        await target.call(COUNT, { body: '{"query_text"', headers: { 'content-type': 'application/json' } }),
      );
    },
    'no key and no such key are 401 without a body': async (target) => {
      expect((await bare(target, null)) === '67200008', 'no key: X-Error-Code is not 67200008');
      expect((await bare(target, 'no-key-at-all')) === '67200008', 'no key by its form: X-Error-Code is not 67200008');
      // by the first as by the last sign of it
      for (const key of [`sk-${'0'.repeat(40)}`, target.key.slice(0, -1), `${target.key}0`])
        expect((await bare(target, key)) === '67200202', `${key.length} signs: X-Error-Code is not 67200202`);
    },
    'a chat without a key is 200 with the envelope': async (target) => {
      const reply = await target.call('POST /chat/pat-gpt-stream', { body: { query: 'x' }, key: null });
      expect(reply.status === 200 && reply.json?.status === false, told(reply));
    },
    'a key comes in any of the known places': async (target) => {
      const { key } = target;
      counts(await target.call(COUNT, { body, key: null, query: { apikey: key } }));
      counts(await target.call(COUNT, { body, query: { apikey: key } }));
      counts(await target.call(COUNT, { body, key: null, headers: { apikey: key } }));
      counts(await target.call(COUNT, { body, headers: { 'x-api-key': 'other' } }));
    },
    'a client id and a secret get a token': async (target) => {
      const credentials = { client_id: 'id', client_secret: target.key };
      const ways = [
        {
          body: new URLSearchParams({ ...credentials, grant_type: 'client_credentials' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        {
          body: 'grant_type=client_credentials',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${btoa(`id:${target.key}`)}`,
          },
        },
        { body: { ...credentials, grant_type: 'client_credentials' } },
        { query: { ...credentials, grant_type: 'client_credentials' } },
      ];
      for (const way of ways) {
        const { json, status } = await target.call('POST /oauth/token', { key: null, ...way });
        expect(
          status === 200 &&
            json?.token &&
            json.access_token === json.token &&
            json.data?.token === json.token &&
            typeof json.expires_in === 'number',
          json ?? status,
        );
        counts(await target.call(COUNT, { body, key: json.token, query: { apikey: 'id' } }));
      }
    },
    'unknown fields, nulls, a blank after numbers: read': async (target) => {
      counts(await target.call(COUNT, { body: { ...body, page: 1, nothing: null, collapse_type: null } }));
      for (const stemming of [0, 1, true, false, '0', '1', 'true'])
        counts(await target.call(COUNT, { body: { ...body, stemming } }));
      for (const limit of [3, '3']) dataOf(await target.call(SEARCH, { body: { ...body, limit } }));
    },
    'the paths with /v2 are the same operations': async (target) =>
      void counts(await target.call('POST /search/patent/query-search-count/v2', { body })),
    'nothing found is an empty list and zero': async (target) => {
      const { results, result_count, total_search_result_count } = dataOf(
        await target.call(SEARCH, { body: { query_text: 'TTL: qzxqzxqzxq' } }),
      );
      expect(Array.isArray(results) && results.length === 0 && result_count === 0 && total_search_result_count === 0, {
        results,
        result_count,
        total_search_result_count,
      });
    },
    'a row of a search has its nine fields': async (target) => {
      const { results } = dataOf(await target.call(SEARCH, { body }));
      for (const row of results)
        for (const name of ROW)
          expect(row[name] !== undefined && row[name] !== null, `${row.pn}: ${name} is ${row[name]}`);
    },
    'every method on every path is answered, with and without a key': async (target) => {
      const allowed = new Set([200, 204, 401, 403, 404, 405]);
      for (const method of METHODS)
        for (const path of PATHS)
          for (const key of [target.key, null]) {
            const { status } = await target.call(`${method} ${path}`, { key });
            // what is no path at all is the client's error
            expect(allowed.has(status) || status === 400, `${method} ${path}${key ? '' : ' without a key'}: ${status}`);
          }
    },
    'a client that asks for it gets problem details': async (target) => {
      const reply = await target.call(COUNT, {
        body: { query_text: '((' },
        headers: { accept: 'application/problem+json' },
      });
      expect(
        reply.status === 400 &&
          reply.headers.get('content-type')?.startsWith('application/problem+json') === true &&
          reply.json?.detail,
        told(reply),
      );
    },
  },
};

/** Bounds that the interface states. */
export const limits: Area = {
  area: 'limits',
  checks: {
    'a page has 1,000 rows at most': async (target) => {
      dataOf(await target.call(SEARCH, { body: { ...body, limit: 1000 } }));
      expectRefused(await target.call(SEARCH, { body: { ...body, limit: 1001 } }));
    },
    'offset and limit reach 20,000 rows': async (target) => {
      dataOf(await target.call(SEARCH, { body: { ...body, limit: 1, offset: 19_999 } }));
      expectRefused(await target.call(SEARCH, { body: { ...body, limit: 1, offset: 20_000 } }));
    },
    'a list has 100 ids at most': async (target) => {
      const ids = (n: number) => ({ patent_id: Array.from({ length: n }, () => crypto.randomUUID()).join() });
      dataOf(await target.call('GET /basic-patent-data/legal-status', { query: ids(100) }));
      expectRefused(await target.call('GET /basic-patent-data/legal-status', { query: ids(101) }));
    },
    'a body of a megabyte is answered in words': async (target) => {
      const { status, text } = await target.call(COUNT, { body: { query_text: `TTL: ${'a'.repeat(1_000_000)}` } });
      expect(status < 500, `${status} ${text.slice(0, 100)}`);
    },
    'a parameter that is deep is answered in words': async (target) => {
      const reply = await target.call(COUNT, {
        body: `{"query_text":${'['.repeat(5000)}${']'.repeat(5000)}}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.status < 500, told(reply));
    },
  },
};
