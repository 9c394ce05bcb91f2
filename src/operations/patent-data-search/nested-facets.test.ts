import { beforeAll, describe, expect, it } from 'vitest';
import type { Aggregate } from '#corpus/aggregation.ts';
import { demoService } from '#testing/demo-service.ts';
import type { Reply, TestService } from '#testing/service.ts';
import { thrown } from '#testing/thrown.ts';
import { checkWishes, type FacetWish, wishedAnswer, wishedTree } from './nested-facets.ts';

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

describe('bounds of wishes', () => {
  const wish = (more: Partial<FacetWish>): FacetWish => ({ tag: 'a', type: 'field', field: 'IPC', ...more });
  const range = (start: number, end: number, gap?: number): FacetWish =>
    wish({ type: 'range', field: 'CLAIM_COUNT', start, end, ...(gap !== undefined && { gap }) });
  const below = (facet: readonly FacetWish[]) => wish({ facet });

  it.each([
    ['as many values as one facet may count', [wish({ limit: 500 })]],
    ['as many below another', [below([wish({ limit: 100 })])]],
    ['as many above another', [wish({ limit: 100, facet: [wish({})] })]],
    ['as many ranges, wherever they begin', [range(1_000, 1_500)]],
    ['ranges of ten each', [range(0, 5_000, 10)]],
    ['five on a level', ['a', 'b', 'c', 'd', 'e'].map((tag) => wish({ tag }))],
    ['an aggregate of a number', [wish({ type: 'aggregate', expr: ' AVG ( claim_count ) ' })]],
    ['an aggregate of names, counted', [wish({ type: 'aggregate', expr: 'unique(AN)' })]],
    ['the same tag on two levels', [below([wish({})])]],
  ])('%s are taken', (_what, wishes) => {
    expect(() => checkWishes(wishes)).not.toThrow();
  });

  it.each([
    [[wish({ limit: 501 })], 'facet[0].limit: at most 500 buckets here.'],
    [[below([wish({ limit: 101 })])], 'facet[0].facet[0].limit: at most 100 buckets here.'],
    [[wish({ limit: 101, facet: [wish({})] })], 'facet[0].limit: at most 100 buckets here.'],
    [[range(1_000, 1_501)], 'facet[0].gap: that makes more than 500 buckets; widen the gap.'],
    [[below([range(0, 101)])], 'facet[0].facet[0].gap: that makes more than 100 buckets; widen the gap.'],
    [[range(0, 10, 0)], 'facet[0].gap: gap must be at least 1.'],
    [[range(7, 7)], 'facet[0].end: end (7) must be greater than start (7).'],
    [
      [wish({ type: 'range', field: 'CLAIM_COUNT', start: 1 })],
      'facet[0]: a range facet needs start (inclusive) and end (exclusive).',
    ],
    [[wish({ type: 'range', start: 1, end: 2 })], 'facet[0].field: IPC is no number or date: use type field.'],
    [[wish({ type: 'query' })], 'facet[0].query: a query facet needs a search expression.'],
    [[wish({ field: 'TTL' })], 'facet[0].field: TTL cannot be counted.'],
    [[{ tag: 'a', type: 'field' } as FacetWish], 'facet[0].field: name the field to count.'],
    [
      [wish({ type: 'aggregate', expr: 'median(CLAIM_COUNT)' })],
      'facet[0].expr: "median(CLAIM_COUNT)" should be avg, min, max, sum or unique of a field, such as avg(CLAIM_COUNT).',
    ],
    [[wish({ type: 'aggregate', expr: 'max(AN)' })], 'facet[0].expr: AN is no number: only unique() counts it.'],
    [
      [wish({ type: 'aggregate', expr: 'sum(CLAIM_COUNT)', facet: [wish({})] })],
      'facet[0].facet: nothing can stand below an aggregate.',
    ],
    [[below([below([wish({})])])], 'facet[0].facet[0].facet: facets nest at most 2 deep.'],
    [['a', 'b', 'c', 'd', 'e', 'f'].map((tag) => wish({ tag })), 'facet: at most 5 facets per level, 6 given.'],
    [[wish({}), wish({})], 'facet[1].tag: "a" is used twice on this level.'],
  ])('%j is refused: %s', (wishes, why) => {
    expect(thrown(() => checkWishes(wishes)).message).toBe(why);
  });

  it('counts ranges that begin where the last ended, the last one as long as is left', () => {
    expect(wishedTree([range(1, 8, 3)])).toEqual({
      by: {
        0: {
          axis: 'ranges',
          field: 'CLAIM_COUNT',
          ranges: [
            { name: '1', from: 1, to: 3 },
            { name: '4', from: 4, to: 6 },
            { name: '7', from: 7, to: 7 },
          ],
        },
      },
    });
  });

  it('counts ten values from the first where nothing else is asked, and folds as it is called', () => {
    expect(
      wishedTree([
        wish({}),
        ...['avg', 'min', 'max', 'sum', 'unique'].map((fold) =>
          wish({ type: 'aggregate', expr: `${fold}(claim_count)` }),
        ),
      ]),
    ).toEqual({
      by: { 0: { axis: 'values', field: 'IPC_SUB_GROUP', offset: 0, top: 10 } },
      measures: Object.fromEntries(
        ['mean', 'min', 'max', 'sum', 'distinct'].map((measure, n) => [n + 1, { measure, field: 'CLAIM_COUNT' }]),
      ),
    });
  });

  it('shows values that documents have, unless more or none are asked for', () => {
    const counted = {
      count: 9,
      by: {
        0: {
          buckets: [
            { value: 'x', count: 2 },
            { value: 'y', count: 1 },
            { value: 'z', count: 0 },
          ],
          distinct: 7,
        },
        1: { buckets: [{ value: 'TTL: q', count: 0 }] },
      },
    } as unknown as Aggregate;
    const shown = (more: Partial<FacetWish>) => wishedAnswer([wish(more), wish({ tag: 'q', type: 'query' })], counted);
    const [x, y, z] = [
      ['x', 2],
      ['y', 1],
      ['z', 0],
    ].map(([name, count]) => ({ name, count }));
    const q = [{ name: 'TTL: q', count: 0 }];
    expect(shown({})).toEqual({ a: [x, y], q });
    expect(shown({ mincount: 2 })).toEqual({ a: [x], q });
    expect(shown({ mincount: 0, num_buckets: true })).toEqual({ a: [x, y, z], a_num_buckets: 7, q });
  });
});
