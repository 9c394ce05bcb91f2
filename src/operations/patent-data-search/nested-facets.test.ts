import { beforeAll, describe, expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import type { Reply, TestService } from '#testing/service.ts';
import { thrown } from '#testing/thrown.ts';
import { checkWishes, type FacetWish } from './nested-facets.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 240_000);

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
    const ended = async <R>(what: string, reply: Promise<R>) => {
      const answer = await reply;
      order.push(what);
      return answer;
    };
    // three, so that it is no chance when a count that comes after them does not come last
    const large = [38, 37, 36].map((limit) => ended('facets', service.call(path, { body: nested(limit, 20) })));
    const body = { query_text: 'TACD: (batter* OR lid?r)', collapse_type: 'ALL' };
    const counted = await ended('count', service.call('POST /search/patent/query-search-count', { body }));
    const [{ status, data }, ...others] = (await Promise.all(large)) as [Reply, ...Reply[]];
    expect([counted, ...others].map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect([status, order.at(-1)]).toEqual([200, 'facets']);
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

it('a facet below another has a tag, too, since its answer stands under it', () => {
  const nested = (tag: string | undefined) => () =>
    checkWishes([
      { tag: 'office', type: 'field', field: 'AUTHORITY', facet: [{ tag, type: 'field', field: 'IPC' } as FacetWish] },
    ]);
  for (const tag of [undefined, '', 'name', 'count'])
    expect(thrown(nested(tag)).details).toEqual({ field: 'facet[0].facet[0].tag' });
  expect(nested('ipc')).not.toThrow();
});
