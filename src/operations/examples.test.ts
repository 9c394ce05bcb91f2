import { beforeAll, describe, expect, it } from 'vitest';
import { readInterface } from '#testing/contract.ts';
import { wrongValues } from '#testing/contract-values.ts';
import { exampleReplies, fillWithDemo, shownAnswer } from '#testing/example-answers.ts';
import { type Reply, startTestService, violations } from '#testing/service.ts';
import { exampleAnswer } from './example-answers.ts';
import { operations } from './index.ts';

const replies = new Map<string, Reply>();
beforeAll(async () => {
  await using service = await startTestService();
  await fillWithDemo(service);
  for await (const { operation, reply } of exampleReplies(service)) replies.set(operation.id, reply);
}, 240_000);

const wanted = readInterface();

/** Whether an answer says anything: a number above 0, a text, a list that is not empty. */
const says = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(says)
    : value !== null && typeof value === 'object'
      ? Object.values(value).some(says)
      : typeof value === 'string'
        ? value !== ''
        : Boolean(value);

describe('every operation answers its own example on the demo corpus', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const reply = replies.get(id)!;
    expect([reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([200, true, '']);
    expect(violations(operation.response, reply.data)).toEqual([]);
    const facts = wanted.find((one) => one.id === id);
    if (facts) expect(wrongValues(reply.data, facts)).toEqual([]);
    expect(says(reply.data)).toBe(true);
    // what the reference shows: `npm run examples` writes it
    expect(shownAnswer(reply.data)).toEqual(exampleAnswer(id));
  });
});

describe('nested facets', () => {
  const fields = ['IPC', 'CPC', 'AN', 'IN', 'APD'];
  /** Five facets with five in each of their buckets, over every stored patent. */
  const nested = (limit: number, inner: number) => ({
    query_text: 'APD: [19000101 TO *]',
    facet: fields.map((field, i) => ({
      ...{ tag: `outer ${i}`, type: 'field', field, limit },
      facet: fields.map((each, k) => ({ tag: `inner ${k}`, type: 'field', field: each, limit: inner })),
    })),
  });
  const path = 'POST /search/patent/nested-search-patent';

  it('answers as many buckets as it may, while others count', async () => {
    const order: string[] = [];
    const large = service.call(path, { body: nested(38, 20) }).then((reply) => {
      order.push('facets');
      return reply;
    });
    const body = { query_text: 'TACD: (batter* OR lid?r)', collapse_type: 'ALL' };
    const counted = await service.call('POST /search/patent/query-search-count', { body });
    order.push('count');
    const { status, data } = await large;
    expect([counted.status, status]).toEqual([200, 200]);
    expect(order).toEqual(['count', 'facets']);
    expect(data.facets['outer 0']).toHaveLength(38);
    const { 'inner 0': inside, name, count } = data.facets['outer 0'][0];
    // all that have a class have it
    expect(inside[0]).toEqual({ name, count });
  });

  it('refuses more, with the number of buckets and the bound', async () => {
    const { json } = await service.call(path, { body: nested(100, 100) });
    expect([json.status, json.error_code]).toEqual([false, 68300004]);
    expect(json.error_msg).toMatch(/^The aggregation makes 2\d{4} buckets or more, and one may make 20000:/);
  });
});
