import fc from 'fast-check';
import type { AggregateTree, Axis, Level, Measure } from '#corpus/aggregation.ts';
import { query } from './random-queries.ts';

const measure: fc.Arbitrary<Measure> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      measure: fc.constantFrom('distinct', 'sum', 'mean', 'median', 'min', 'max'),
      field: fc.constantFrom('S', 'LC', 'D'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ measure: fc.constant('distinct'), field: fc.constantFrom('OX', 'C', 'F') }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        measure: fc.constant('hits'),
        size: fc.integer({ min: 1, max: 4 }),
        sort: fc.array(fc.record({ field: fc.constantFrom('D', 'S', 'LC'), order: fc.constantFrom('asc', 'desc') }), {
          maxLength: 2,
        }),
      },
      { requiredKeys: ['measure', 'size'] },
    ),
  },
);

const paged = { offset: fc.nat(2), top: fc.nat(5) };
const year = fc.integer({ min: 1998, max: 2023 });
const between = <T>(low: T | undefined, high: T | undefined) => ({
  ...(low !== undefined && { from: low }),
  ...(high !== undefined && { to: high }),
});
const window = fc
  .tuple(fc.option(year, { nil: undefined }), fc.option(year, { nil: undefined }))
  .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? between(b, a) : between(a, b)));
const end = fc.option(fc.integer({ min: -4, max: 13 }), { nil: undefined });
const range = fc
  .tuple(end, end)
  .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? between(b, a) : between(a, b)));

const axis: fc.Arbitrary<Axis> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      { axis: fc.constant('values' as const), field: fc.constantFrom('OX', 'C', 'Q', 'F', 'S', 'LC', 'D'), ...paged },
      { requiredKeys: ['axis', 'field'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      axis: fc.constant('values' as const),
      field: fc.constant('D'),
      granularity: fc.constantFrom('year' as const, 'month' as const),
      ...paged,
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('years' as const, 'months' as const), window)
      .map(([kind, { from, to }]): Axis => {
        const at = (n: number | undefined, month: number) =>
          n === undefined || kind === 'years' ? n : n * 100 + month;
        return { axis: kind, field: 'D', ...between(at(from, 3), at(to, 11)) };
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(range, { maxLength: 4, selector: (each) => JSON.stringify(each) })
      .chain((ranges) => fc.constantFrom('S', 'LC').map((field): Axis => ({ axis: 'ranges', field, ranges }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.array(query(1), { maxLength: 3 }),
        fc.option(fc.constantFrom('found' as const, 'stored' as const), { nil: undefined }),
      )
      .map(
        ([queries, members]): Axis => ({
          axis: 'queries',
          queries: queries.map((each, i) => ({ name: `q${i}`, query: each })),
          ...(members && { members }),
        }),
      ),
  },
);

const TAGS = ['a', 'b'] as const;

function level(depth: number): fc.Arbitrary<Level> {
  const measures = fc
    .array(measure, { minLength: 1, maxLength: 2 })
    .map((list) => Object.fromEntries(list.map((each, i) => [TAGS[i]!, each])));
  const by = fc
    .array(fc.tuple(axis, depth > 1 ? level(depth - 1) : fc.constant({})), { minLength: 1, maxLength: 2 })
    .map((list) => Object.fromEntries(list.map(([each, inner], i) => [TAGS[i]!, { ...each, ...inner }])));
  return fc.record({ measures, by }, { requiredKeys: [] });
}

/** Trees of every axis and measure over the collection of `random-queries.ts`, up to three levels. */
export const tree: fc.Arbitrary<AggregateTree> = fc
  .tuple(level(3), fc.option(fc.constantFrom('F', 'Q'), { nil: undefined, freq: 2 }))
  .map(([inner, unit]) => ({ ...inner, ...(unit !== undefined && { unit }) }));
