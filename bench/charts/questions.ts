import type { Aggregate, AggregateTree, Axis, Level } from '#corpus/aggregation.ts';
import type { Query } from '#corpus/query/tree.ts';

/** One chart: as a tree over Priora's columns, and as SQL over the tables `documents` and `classes`. */
export interface Question {
  readonly name: string;
  readonly tree: AggregateTree;
  /** A line a row, as `lines` gives them of the tree; `where` chooses the documents. */
  readonly sql: (where: string) => string;
  readonly lines: (counted: Aggregate) => string[];
}

/** Which documents are counted. */
export interface Selection {
  readonly name: string;
  readonly query: Query;
  readonly where: string;
}

const parts = (below: number): Selection => ({
  name: `${below} % of them`,
  query: { kind: 'values', field: 'PART', values: Array.from({ length: below }, (_, part) => String(part)) },
  where: `part < ${below}`,
});

/** A hundredth, a tenth, all. */
export const SELECTIONS: readonly Selection[] = [
  { ...parts(1), name: 'a hundredth' },
  { ...parts(10), name: 'a tenth' },
  { name: 'all', query: { kind: 'all' }, where: 'true' },
];

const TOP = 10;
const YEARS = { from: 2006, to: 2025 } as const;
const top = (field: string, more: Level = {}): Axis => ({ axis: 'values', field, top: TOP, ...more });
const GRANTS: Axis = {
  axis: 'queries',
  members: 'stored',
  queries: [{ name: 'granted', query: { kind: 'values', field: 'GRANTED', values: ['1'] } }],
};
const buckets = ({ by }: Aggregate, axis: string) => by![axis]!.buckets;
const ranked = (counted: Aggregate) => buckets(counted, 'x').map(({ value, count }) => `${value} ${count}`);
const WITH_CLASSES = 'documents join classes on classes.id = documents.id';
const first = (value: string, from: string, where: string, count = 'count(*)') =>
  `select ${value} || ' ' || ${count} from ${from} where ${where} group by ${value} order by ${count} desc, ${value} limit ${TOP}`;

/** The charts that the operations ask for most. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'top 10 assignees',
    tree: { by: { x: top('AN') } },
    sql: (where) => first('assignee', 'documents', where),
    lines: ranked,
  },
  {
    name: 'top 10 subclasses',
    tree: { by: { x: top('SUB') } },
    sql: (where) => first('subclass', WITH_CLASSES, where),
    lines: ranked,
  },
  {
    name: 'top 10 assignees by families',
    tree: { unit: 'FAM', by: { x: top('AN') } },
    sql: (where) => first('assignee', 'documents', where, 'count(distinct family)'),
    lines: ranked,
  },
  {
    name: '10 assignees by 10 subclasses',
    tree: { by: { x: top('AN', { by: { y: top('SUB') } }) } },
    sql: (
      where,
    ) => `with leaders as (select assignee, count(*) n from documents where ${where} group by assignee order by n desc, assignee limit ${TOP}),
      cells as (select leaders.n, documents.assignee, subclass, count(*) c from documents join leaders on leaders.assignee = documents.assignee
        join classes on classes.id = documents.id where ${where} group by leaders.n, documents.assignee, subclass),
      placed as (select *, row_number() over (partition by assignee order by c desc, subclass) place from cells)
      select assignee || ' ' || subclass || ' ' || c from placed where place <= ${TOP} order by n desc, assignee, place`,
    lines: (counted) =>
      buckets(counted, 'x').flatMap((x) => buckets(x, 'y').map((y) => `${x.value} ${y.value} ${y.count}`)),
  },
  {
    name: 'families by year with grants',
    tree: {
      unit: 'FAM',
      by: {
        x: { axis: 'years', field: 'APD', ...YEARS, by: { y: GRANTS } },
      },
    },
    sql: (where) => `select filed.year || ' ' || count(*) || ' ' || count(granted.family)
      from (select distinct family, year from documents where ${where} and year between ${YEARS.from} and ${YEARS.to}) filed
      left join (select distinct family from documents where granted = 1) granted on granted.family = filed.family
      group by filed.year order by filed.year`,
    lines: (counted) =>
      buckets(counted, 'x').flatMap((x) =>
        x.count === 0 ? [] : [`${x.value} ${x.count} ${buckets(x, 'y')[0]!.count}`],
      ),
  },
  {
    name: 'offices by year and kind',
    tree: {
      by: {
        x: top('Q', { by: { y: { axis: 'years', field: 'APD', ...YEARS, by: { z: top('GRANTED') } } } }),
      },
    },
    sql: (
      where,
    ) => `with offices as (select office, count(*) n from documents where ${where} group by office order by n desc, office limit ${TOP})
      select documents.office || ' ' || year || ' ' || granted || ' ' || count(*) from documents join offices on offices.office = documents.office
      where ${where} and year between ${YEARS.from} and ${YEARS.to} group by n, documents.office, year, granted
      order by n desc, documents.office, year, count(*) desc, granted`,
    lines: (counted) =>
      buckets(counted, 'x').flatMap((x) =>
        buckets(x, 'y').flatMap((y) =>
          y.count === 0 ? [] : buckets(y, 'z').map((z) => `${x.value} ${y.value} ${z.value} ${z.count}`),
        ),
      ),
  },
  {
    name: 'distinct assignees and subclasses',
    tree: {
      measures: {
        assignees: { measure: 'distinct', field: 'AN' },
        subclasses: { measure: 'distinct', field: 'SUB' },
      },
    },
    sql: (where) =>
      `select (select count(distinct assignee) from documents where ${where}) || ' ' || (select count(distinct subclass) from ${WITH_CLASSES} where ${where})`,
    lines: ({ measures }) => [`${measures!.assignees} ${measures!.subclasses}`],
  },
];
