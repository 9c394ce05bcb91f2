import {
  AGGREGATE_BOUNDS,
  type Aggregate,
  type AggregateTree,
  type Axis,
  type AxisCounts,
  type Bucket,
  type Level,
  type Measure,
  rangeName,
  tooManyBuckets,
} from '#corpus/aggregation.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { axisColumn, listed, measuredColumn } from './aggregate.ts';
import { column } from './columns.ts';
import { serverSort } from './groups.ts';
import type { Dsl } from './query.ts';
import { type AskIndex, tuplesOf } from './rows.ts';

/** Values of an axis or a measure that are asked for at once: what has more is not asked so. */
const VALUES = 10_000;
/** Buckets of a tree that one request is about. */
const BUCKETS_AT_ONCE = 100;

export interface Asked {
  readonly ask: AskIndex;
  readonly collection: Collection<any>;
  readonly query: Dsl;
  /** Of a query of an axis. */
  readonly dsl: (query: Query) => Dsl;
}

/** A part of a tree has more values than the server lists whole. */
export class TooWide extends Error {}

/**
 * Counts documents along a tree by aggregations of the server, however many they are: some requests for each level.
 * Exact, for a list that the server has cut off is not used.
 * @throws TooWide where one is cut off; ServiceError `invalid_query` for too many buckets.
 */
export async function countDocuments(asked: Asked, tree: AggregateTree): Promise<Aggregate> {
  const { hits } = await asked.ask({ query: asked.query, size: 0, track_total_hits: true });
  const root: Counted = { count: hits.total!.value };
  await new Counting(asked).along(root, tree);
  return root;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Counted = Writable<Aggregate>;

type Aggregation = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, any>>;

/** What is asked about the documents of one bucket. */
interface Question {
  /** From the documents of the query to those of the bucket, each narrower. */
  readonly steps: readonly Aggregation[];
  readonly aggs: Readonly<Record<string, Aggregation>>;
  readonly take: (answer: Answer) => void | Promise<void>;
}

/** How a measure or an axis is asked, and what its answer is taken as. */
interface Part {
  readonly agg?: Aggregation | undefined;
  /** Documents that count as others, and those that count as without a value. */
  readonly other?: Aggregation | undefined;
  readonly without?: Aggregation | undefined;
}

class Counting {
  readonly #asked: Asked;
  #open: Question[] = [];
  #made = 0;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  async along(root: Counted, tree: Level): Promise<void> {
    this.#level([], root, tree);
    while (this.#open.length > 0) {
      const round = this.#open;
      this.#open = [];
      for (let from = 0; from < round.length; from += BUCKETS_AT_ONCE)
        await this.#answer(round.slice(from, from + BUCKETS_AT_ONCE));
    }
  }

  async #answer(questions: readonly Question[]): Promise<void> {
    const aggs = Object.fromEntries(questions.map(({ steps, aggs }, i) => [`q${i}`, within(steps, aggs)]));
    let answers: Answer;
    try {
      const page = await this.#asked.ask({ query: this.#asked.query, size: 0, track_total_hits: false, aggs });
      answers = page.aggregations!;
    } catch (cause) {
      // together they may make more buckets than the server holds at once
      if (!(cause instanceof ServiceError && cause.code === 'invalid_query')) throw cause;
      if (questions.length === 1) throw new TooWide();
      const half = questions.length >> 1;
      await this.#answer(questions.slice(0, half));
      await this.#answer(questions.slice(half));
      return;
    }
    for (const [i, { steps, take }] of questions.entries()) await take(inside(answers[`q${i}`], steps.length));
  }

  #make(n: number): void {
    this.#made += n;
    if (this.#made > AGGREGATE_BOUNDS.buckets) throw tooManyBuckets(this.#made);
  }

  /** Asks what a level wants to know of a bucket. */
  #level(steps: readonly Aggregation[], bucket: Counted, { measures, by }: Level): void {
    const found: Record<string, number | readonly string[]> = {};
    const counts: Record<string, AxisCounts> = {};
    if (measures) bucket.measures = found;
    if (by) bucket.by = counts;
    const aggs: Record<string, Aggregation> = {};
    const takes: ((answer: Answer) => void | Promise<void>)[] = [];
    for (const [i, [name, measure]] of Object.entries(measures ?? {}).entries()) {
      aggs[`m${i}`] = measureOf(this.#asked.collection, measure);
      takes.push((answer) => {
        const value = measured(measure, answer[`m${i}`]);
        if (Array.isArray(value)) this.#make(value.length);
        if (value !== undefined) found[name] = value;
      });
    }
    for (const [i, [name, axis]] of Object.entries(by ?? {}).entries()) {
      for (const [part, agg] of Object.entries(axisOf(axis, this.#asked.dsl)))
        if (agg !== undefined) aggs[`${part}${i}`] = agg;
      takes.push(async (answer) => {
        const of = (part: string) => answer[`${part}${i}`] as Answer | undefined;
        const one = { steps, bucket, axis, agg: of('agg'), other: of('other'), without: of('without') };
        counts[name] = await (isListed(axis) ? this.#values({ ...one, axis }) : this.#parts({ ...one, axis }));
      });
    }
    const take = async (answer: Answer) => {
      for (const each of takes) await each(answer);
    };
    if (takes.length > 0)
      this.#open.push({ steps, aggs: { ...aggs, ...(Object.keys(aggs).length === 0 && ALL) }, take });
  }

  /** An axis of values: how often each is there, and which get a bucket. */
  async #values({ steps, bucket, axis, agg, without }: Taken<ListedAxis>): Promise<AxisCounts> {
    const name = axisColumn(axis);
    const counts = new Map<string, number>();
    if (agg!.sum_other_doc_count === 0) for (const { key, doc_count } of agg!.buckets) counts.set(key, doc_count);
    else if (steps.length > 0) throw new TooWide();
    else
      await tuplesOf(this.#asked.ask, this.#asked.query, [name], ([value], documents) => {
        counts.set(value!, documents);
      });
    const rows = listed(axis, counts);
    const found: Writable<AxisCounts> = {
      distinct: counts.size,
      other: 0,
      without: without!.doc_count,
      buckets: this.#buckets(steps, axis, rows, counts, (value) => ({
        terms: { field: name, include: [value], size: 1 },
      })),
    };
    const sum = (values: Iterable<string>) => [...values].reduce((total, value) => total + (counts.get(value) ?? 0), 0);
    const beside = new Set(counts.keys()).difference(new Set(rows));
    // where every document has one value, those beside the list are counted; else a document may have several of them
    if (beside.size === 0) return found;
    if (sum(counts.keys()) === bucket.count - found.without) found.other = sum(beside);
    else
      this.#open.push({
        ...{ steps, aggs: { other: { filter: anyBeside(name, rows) } } },
        take: (answer) => {
          found.other = answer.other.doc_count;
        },
      });
    return found;
  }

  /** An axis of ranges or queries: how many documents each has. */
  #parts({ steps, bucket, axis, agg, other, without }: Taken<PartsAxis>): AxisCounts {
    const parts = partsOf(axis, this.#asked.dsl);
    const counts = new Map<string, number>();
    for (const [i, { doc_count }] of ((agg?.buckets ?? []) as readonly Answer[]).entries())
      if (doc_count > 0) counts.set(parts[i]!.name, doc_count);
    const filters = new Map(parts.map(({ name, filter }) => [name, filter]));
    const rows = parts.map(({ name }) => name);
    return {
      distinct: counts.size,
      // without queries no document matches one
      other: other?.doc_count ?? (axis.axis === 'queries' ? bucket.count : 0),
      without: without?.doc_count ?? 0,
      buckets: this.#buckets(steps, axis, rows, counts, (value) => ({ filter: filters.get(value) })),
    };
  }

  #buckets(
    steps: readonly Aggregation[],
    axis: Level,
    rows: readonly string[],
    counts: ReadonlyMap<string, number>,
    step: (value: string) => Aggregation,
  ): Bucket[] {
    this.#make(rows.length);
    return rows.map((value) => {
      const bucket: Writable<Bucket> = { value, count: counts.get(value) ?? 0 };
      if (bucket.count > 0) this.#level([...steps, step(value)], bucket, axis);
      return bucket;
    });
  }
}

type ListedAxis = Extract<Axis, { axis: 'values' | 'years' | 'months' }>;
type PartsAxis = Extract<Axis, { axis: 'ranges' | 'queries' }>;
const isListed = (axis: Axis): axis is ListedAxis => axis.axis !== 'ranges' && axis.axis !== 'queries';

/** An axis of a bucket with what the server answered of it. */
interface Taken<A extends Axis> {
  readonly steps: readonly Aggregation[];
  readonly bucket: Counted;
  readonly axis: A;
  readonly agg: Answer | undefined;
  readonly other: Answer | undefined;
  readonly without: Answer | undefined;
}

const ALL = { all: { filter: { match_all: {} } } };

/** Aggregations about the documents of a bucket. */
const within = (steps: readonly Aggregation[], aggs: Question['aggs']): Aggregation =>
  steps.reduceRight<Aggregation>((inner, step) => ({ ...step, aggs: { inner } }), { filter: { match_all: {} }, aggs });

/** Their answers. */
function inside(answer: Answer, depth: number): Answer {
  if (depth === 0) return answer;
  const [bucket = answer] = (answer.buckets ?? []) as readonly Answer[];
  return inside(bucket.inner, depth - 1);
}

function measureOf(collection: Collection<any>, measure: Measure): Aggregation {
  switch (measure.measure) {
    case 'hits':
      return { top_hits: { size: measure.size, _source: false, sort: serverSort(measure.sort ?? []) } };
    case 'distinct':
    case 'median':
      return { terms: { field: measuredColumn(collection, measure), size: VALUES } };
    default:
      return { stats: { field: measuredColumn(collection, measure) } };
  }
}

function measured({ measure }: Measure, answer: Answer): number | readonly string[] | undefined {
  switch (measure) {
    case 'hits':
      return (answer.hits.hits as readonly { _id: string }[]).map(({ _id }) => _id);
    case 'distinct':
    case 'median': {
      if (answer.sum_other_doc_count > 0) throw new TooWide();
      const values = answer.buckets as readonly { key: number; doc_count: number }[];
      return measure === 'distinct' ? values.length : medianOf(values);
    }
    default: {
      if (answer.count === 0) return undefined;
      return answer[measure === 'mean' ? 'avg' : measure];
    }
  }
}

/** Of numbers by how often each is there. */
function medianOf(values: readonly { readonly key: number; readonly doc_count: number }[]): number | undefined {
  const ascending = values.toSorted((a, b) => a.key - b.key);
  const n = ascending.reduce((sum, { doc_count }) => sum + doc_count, 0);
  if (n === 0) return undefined;
  const at = (place: number): number => {
    let before = 0;
    return ascending.find(({ doc_count }) => (before += doc_count) > place)!.key;
  };
  return (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2;
}

function axisOf(axis: Axis, dsl: Asked['dsl']): Part {
  if (isListed(axis)) {
    const field = axisColumn(axis);
    return { agg: { terms: { field, size: VALUES } }, without: { missing: { field } } };
  }
  const filters = partsOf(axis, dsl).map(({ filter }) => filter);
  const agg = filters.length === 0 ? undefined : { filters: { filters } };
  if (axis.axis === 'queries') return { agg, other: agg && { filter: { bool: { must_not: filters } } } };
  const field = column.number(axis.field);
  const gaps = gapsOf(axis.ranges).map((gap): Dsl => ({ range: { [field]: gap } }));
  return {
    ...{ agg, without: { missing: { field } } },
    other: gaps.length === 0 ? undefined : { filter: { bool: { should: gaps, minimum_should_match: 1 } } },
  };
}

/** The ranges or queries of an axis with what finds their documents. */
function partsOf(axis: PartsAxis, dsl: Asked['dsl']): readonly { readonly name: string; readonly filter: Dsl }[] {
  if (axis.axis === 'queries') return axis.queries.map(({ name, query }) => ({ name, filter: dsl(query) }));
  const field = column.number(axis.field);
  return axis.ranges.map((range) => {
    const { from: gte = -Infinity, to: lte = Infinity } = range;
    const none = gte === Infinity || lte === -Infinity;
    return { name: rangeName(range), filter: none ? { match_none: {} } : { range: { [field]: finite({ gte, lte }) } } };
  });
}

/** Where no range is. */
function gapsOf(ranges: Extract<Axis, { axis: 'ranges' }>['ranges']): readonly Dsl[] {
  const gaps: Dsl[] = [];
  let reached = -Infinity;
  const ascending = ranges
    .map(({ from = -Infinity, to = Infinity }) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  for (const { from, to } of ascending) {
    if (from > reached) gaps.push(finite({ gt: reached, lt: from }));
    if (to > reached) reached = to;
  }
  if (reached < Infinity) gaps.push(finite({ gt: reached }));
  return gaps;
}

/** Ends that are no ends are left out. */
const finite = (ends: Readonly<Record<string, number>>): Dsl =>
  Object.fromEntries(Object.entries(ends).filter(([, end]) => Number.isFinite(end)));

/** Documents with a value beside some. */
const anyBeside = (field: string, values: readonly string[]): Dsl => ({
  script: {
    script: {
      source: 'for (value in doc[params.field]) if (!params.values.containsKey(value)) return true; return false',
      params: { field, values: Object.fromEntries(values.map((value) => [value, true])) },
    },
  },
});
