import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithDemo } from '#testing/example-answers.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await fillWithDemo(service);
}, 240_000);
afterAll(() => service.close());

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
