import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, inYears } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { CountOf, OnlyWithin } from '../read/counts-asked.ts';
import { type DateAsked, dated } from '../read/restrictions.ts';

/** Dates that years are counted by: of filing, earliest priority, publication (also by the number alone), grant. */
export type YearDate = 'APD' | 'E_PRIORITY_DATE' | 'PBD_Y' | 'ISD';

/** One value of a table, with the families that have it. */
export interface Row {
  readonly value: string;
  readonly families: number;
  /** The search that finds these, where the value alone does not tell it. */
  readonly query?: string;
  /** First and last year of its documents, by the date that the table names. */
  readonly years?: readonly [first: number, last: number];
  /** Of what has grown: families of as many years before. */
  readonly before?: number;
  /** Of a year: families of the whole corpus in it. */
  readonly of_all?: number;
}

/** What documents are counted by, in rows. */
export interface Table {
  readonly of: Exclude<CountOf, 'documents'>;
  /** Years in order of time, the rest most frequent first. */
  readonly rows: readonly Row[];
  /** Values in all; of those with so many families at `least`, these alone. */
  readonly distinct: number;
  readonly least?: number;
  /** Of values all of whose documents are of these years. */
  readonly only?: OnlyWithin;
  /** Families that have no value at all. */
  readonly without: number;
  /** Of years: the date that they are of; of others, that of their first and last year. */
  readonly date?: YearDate;
  /** Of years: families of the whole corpus by year, also of years without a row. */
  readonly of_corpus?: Readonly<Record<string, number>>;
  /** One row again: its search, as those of the others are made. */
  readonly again?: { readonly value: string; readonly query: string };
  /** Of what has grown: the years compared, each with the search of its documents. */
  readonly windows?: readonly [before: Window, since: Window];
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

type Where = { readonly corpus: Corpus; readonly signal: AbortSignal };

const ROWS = 10;
const YEARS = 150;
/** Values among which those with enough families are looked for. */
const MOST_VALUES = 2_000;
/** Rows of those with enough families. */
const ENOUGH_ROWS = 30;
/** Values of which growth is looked at. */
const GROWING = 500;
/** Years that growth is told of where the question names none. */
const SPAN = 5;
/** A date serves where this share of the families that any date has have it too. */
const SERVES = 0.9;

const FIELDS: Readonly<Record<Exclude<CountOf, 'documents' | 'years'>, string>> = {
  applicants: 'ANS_EXACT',
  inventors: 'IN_EXACT',
  offices: 'AUTHORITY',
  classes: 'IPC_SUB_CLASS',
  statuses: 'STATUS_GROUP',
  kinds: 'TYPE_GROUP',
  countries: 'AN_COUNTRY',
  assignees: 'ANCS_EXACT',
  agencies: 'ATC_EXACT',
};

/**
 * The documents of a query by what a question wants counted.
 * @param wanted The date whose years are told.
 * @param since Of what has grown: the first year that is looked at; 0 where the question names none.
 */
export async function tableOf(
  tree: Query,
  of: Table['of'],
  where: Where,
  {
    wanted = 'APD',
    since,
    least,
    only,
    top = least === undefined && !only ? ROWS : ENOUGH_ROWS,
  }: {
    readonly wanted?: DateAsked;
    readonly top?: number;
    readonly since?: number;
    readonly least?: number;
    readonly only?: OnlyWithin;
  } = {},
): Promise<Table> {
  const date = await yearDate(tree, wanted, where);
  if (of === 'years') return date ? byYear(tree, date, where) : { of, rows: [], distinct: 0, without: 0 };
  if (since !== undefined && date) return grown(tree, of, date, since, top, where);
  const request = { query: tree, stemming: true, signal: where.signal };
  const { by } = await where.corpus.aggregate(patents, request, {
    unit: 'FAM_ID',
    by: {
      values: {
        ...{ axis: 'values', field: FIELDS[of], top: least === undefined && !only ? top : MOST_VALUES },
        ...(date && {
          measures: { first: { measure: 'min', field: date }, last: { measure: 'max', field: date } },
        }),
      },
    },
  });
  const { buckets: all, distinct, without } = by!.values!;
  const buckets = all.filter(({ count, measures }) => {
    const [first, last] = [yearIn(measures?.first), yearIn(measures?.last)];
    const isWithin = !only || ((only.from ?? 0) <= (first ?? -1) && (only.to ?? Infinity) >= (last ?? Infinity));
    return count >= (least ?? 0) && isWithin;
  });
  const isAll = least === undefined && !only;
  const rows = buckets.slice(0, top).map(({ value, count, measures }): Row => {
    const [first, last] = [measures?.first, measures?.last].map((day) => yearIn(day));
    return {
      value: value.slice(0, 200),
      families: count,
      ...(first !== undefined && last !== undefined && { years: [first, last] }),
    };
  });
  const again = rows[0] && againOf(tree, rows[0].value, { kind: 'phrase', field: FIELDS[of], text: rows[0].value });
  return {
    ...{ of, rows, distinct: isAll ? distinct : buckets.length, without },
    ...(least !== undefined && { least }),
    ...(only && { only }),
    ...(date && { date }),
    ...(again && { again }),
  };
}

const againOf = (tree: Query, value: string, row: Query): NonNullable<Table['again']> => ({
  value,
  query: printQuery(allOf(tree, row)),
});

/** The days, or the year, between which a date lies. */
const within = (field: YearDate, first: number, last: number): Query =>
  field === 'PBD_Y' ? { kind: 'range', field, from: `${first}`, to: `${last}` } : inYears(field, first, last);

/** The year of a measure over days or years. */
const yearIn = (measure: number | readonly string[] | undefined): number | undefined =>
  typeof measure !== 'number' ? undefined : measure > 9_999 ? Math.trunc(measure / 10_000) : measure;

/** Families by year, beside those of the whole corpus. */
async function byYear(tree: Query, date: YearDate, where: Where): Promise<Table> {
  const [own, all] = await Promise.all([yearsOf(tree, date, where), yearsOf({ kind: 'all' }, date, where)]);
  const rows = [...own.years].map(([year, families]) => ({
    value: `${year}`,
    families,
    of_all: all.years.get(year) ?? families,
  }));
  const most = rows.reduce((best, row) => (row.families > best.families ? row : best));
  const again = againOf(tree, most.value, within(date, Number(most.value), Number(most.value)));
  const of_corpus = Object.fromEntries(all.years);
  return { of: 'years', rows, distinct: rows.length, without: own.without, date, of_corpus, again };
}

async function yearsOf(query: Query, date: YearDate, { corpus, signal }: Where) {
  const axis =
    date === 'PBD_Y'
      ? ({ axis: 'values', field: date, top: YEARS } as const)
      : ({ axis: 'values', field: date, granularity: 'year', top: YEARS } as const);
  const request = { query, stemming: true, signal };
  const { by } = await corpus.aggregate(patents, request, { unit: 'FAM_ID', by: { years: axis } });
  const { buckets, without } = by!.years!;
  const years = buckets.map(({ value, count }) => [Number(value.slice(0, 4)), count] as const);
  return { years: new Map(years.sort(([a], [b]) => a - b)), without };
}

/** What has more documents since a year than in as many years before it, the greatest gain first. */
async function grown(
  tree: Query,
  of: Exclude<Table['of'], 'years'>,
  date: YearDate,
  since: number,
  top: number,
  where: Where,
): Promise<Table> {
  const newest = [...(await yearsOf(tree, date, where)).years.keys()].at(-1)!;
  const from = Math.min(since > 0 ? since : newest - SPAN + 1, newest);
  const span = newest - from + 1;
  const trees = [allOf(tree, within(date, from - span, from - 1)), allOf(tree, within(date, from, newest))] as const;
  const [before, after] = await Promise.all(
    trees.map(async (query) => {
      const request = { query, stemming: true, signal: where.signal };
      const axis = { axis: 'values', field: FIELDS[of], top: GROWING } as const;
      const { by } = await where.corpus.aggregate(patents, request, { unit: 'FAM_ID', by: { values: axis } });
      return by!.values!;
    }),
  );
  const earlier = new Map(before!.buckets.map(({ value, count }) => [value, count]));
  const rows = after!.buckets
    .map(({ value, count }): Row & { readonly before: number } => ({
      value: value.slice(0, 200),
      families: count,
      before: earlier.get(value) ?? 0,
    }))
    .sort((a, b) => b.families - b.before - (a.families - a.before));
  return {
    ...{ of, rows: rows.slice(0, top), distinct: rows.length, without: after!.without, date },
    windows: [
      { from: from - span, to: from - 1, query: printQuery(trees[0]) },
      { from, to: newest, query: printQuery(trees[1]) },
    ],
  };
}

/** Dates that serve for one that is wanted, the nearest first. */
const SERVING: Readonly<Record<DateAsked, readonly YearDate[]>> = {
  PBD: ['PBD_Y'],
  ISD: ['ISD', 'PBD_Y'],
  APD: ['APD', 'E_PRIORITY_DATE', 'PBD_Y'],
  EXDT: ['APD', 'E_PRIORITY_DATE', 'PBD_Y'],
};

/**
 * The date whose years are counted: the one that is wanted, unless many more families have another that serves for it;
 * `undefined` where none has any. Records of some sources state their priority alone, and of some the number alone
 * tells the year.
 */
async function yearDate(tree: Query, wanted: DateAsked, { corpus, signal }: Where): Promise<YearDate | undefined> {
  const having = await Promise.all(
    SERVING[wanted].map(async (date) => {
      const page = { query: allOf(tree, dated(date)), offset: 0, limit: 0, stemming: true, signal };
      return { date, total: (await corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } })).total };
    }),
  );
  const most = Math.max(...having.map(({ total }) => total));
  return most > 0 ? having.find(({ total }) => total >= most * SERVES)!.date : undefined;
}
