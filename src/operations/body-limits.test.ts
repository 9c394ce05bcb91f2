import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_BYTES } from '#operation.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { operations } from './index.ts';

interface Schema {
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Characters of the longest single text that a schema takes. */
const longestText = ({ maxLength = 0, items, anyOf = [], allOf = [], properties = {} }: Schema): number =>
  Math.max(
    maxLength,
    ...[...(items ? [items] : []), ...anyOf, ...allOf, ...Object.values(properties)].map(longestText),
  );

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('a body', () => {
  it('has room for the longest text that its operation takes, every character of it an escape', () => {
    const tooSmall = operations.filter(
      ({ body, body_limit_bytes = BODY_BYTES }) => body && longestText(body) * 6 > body_limit_bytes,
    );
    expect(tooSmall.map(({ id }) => id)).toEqual([]);
  });

  it('is larger than 256 kB only where an operation says so', async () => {
    const declared = operations.filter(({ body_limit_bytes }) => body_limit_bytes !== undefined);
    expect(declared.map(({ id, body_limit_bytes }) => [id.split(/(?=[A-Z])/)[0], body_limit_bytes])).toEqual([
      ['ai32-1', 1_300_000],
      ['ai32-2', 4_000_000],
      ['ai33-5', 2_000_000],
      ['ai73-1', 400_000],
      ['ai34-1', 1_300_000],
      ['ai34-2', 1_300_000],
      ['ai35-1', 4_000_000],
      ['ai35-3', 4_000_000],
      ['ai35-5', 1_000_000],
      ['ai35-7', 1_000_000],
      ['ai35-9', 8_000_000],
      ['ai35-12', 1_000_000],
      ['ai37-1', 3_500_000],
      ['ai37-4', 8_000_000],
      ['ai39-1', 6_500_000],
      ['ai67-1', 6_500_000],
      ['ai40-1', 4_000_000],
      ['t010', 400_000],
      ['ai66-1', 4_000_000],
      ['ai66-3', 6_500_000],
      ['ai66-6', 8_000_000],
      ['m002-1', 4_000_000],
      ['tech', 4_000_000],
      ['p008', 6_500_000],
      ['p060', 6_500_000],
      ['p060', 6_500_000],
      ['p061', 6_500_000],
      ['p062', 6_500_000],
      ['t002', 6_500_000],
      ['r003', 4_000_000],
    ]);
    const long = { query_text: 'a'.repeat(300_000) };
    const count = await service.call('POST /search/patent/query-search-count', { body: long });
    expect([count.json.error_code, count.json.error_msg]).toEqual([
      68300007,
      'The request body is larger than 262144 bytes; send less at once.',
    ]);
    const similar = await service.call('POST /search/patent/semantic-search-patent', {
      body: { text: 'cooling '.repeat(40_000) },
    });
    expect(similar.json.error_code).toBe(0);
  });

  it('is bounded at every door: operations, tools, the console', async () => {
    const bomb = '['.repeat(9_000_000);
    const asProblem = { accept: 'application/problem+json' };
    const operation = await service.call('POST /search/patent/query-search-count', { body: bomb, headers: asProblem });
    const deep = await service.call('POST /search/patent/semantic-search-patent', {
      body: bomb.slice(0, 1_000_000),
      headers: asProblem,
    });
    const tools = await service.call('POST /mcp', { body: bomb.slice(0, 1_000_000) });
    const large = await service.call('POST /mcp', { body: bomb });
    const page = await service.call('POST /manage/sign-in', {
      body: bomb.slice(0, 100_000),
      headers: { origin: service.url },
      key: null,
    });
    const long = await service.call('POST /manage/sign-in', {
      body: bomb,
      headers: { origin: service.url },
      key: null,
    });
    expect([operation.status, deep.status, tools.status, large.status, page.status, long.status]).toEqual([
      413, 400, 400, 413, 400, 413,
    ]);
    for (const { text } of [deep, tools, page]) expect(text).toContain('more than 64 levels deep: see byte 64');
    expect(operation.json.limit_bytes).toBe(262_144);
  });
});
