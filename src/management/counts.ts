import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Axis, AxisCounts } from '#corpus/aggregation.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { asksForChinese } from '#http/notes/notes.ts';
import { Type } from '#typebox.mjs';
import { abortOf } from './abort.ts';
import { brief } from './citations.ts';
import { type Management, route } from './routes.ts';

/** Values of an axis that are listed unless more are asked for. */
const TOP = 12;
const MOST_TOP = 200;
/** How many of the most frequent values are looked through for a text. */
const LOOKED_THROUGH = 5_000;
/** Of a table of two axes, each way. */
const MOST_ROWS = 25;
const MOST_COLUMNS = 40;
/** Documents that are listed by how often they are cited. */
const MOST_CITED = 15;
/** From filing to publication: what is younger is not all published yet. */
const PUBLICATION_DELAY_MONTHS = 18;

type Counted =
  | { readonly by: 'values'; readonly field: string }
  | { readonly by: 'years'; readonly field: string; readonly delay_months: number }
  | {
      readonly by: 'ranges';
      readonly field: string;
      readonly ranges: readonly { readonly from?: number; readonly to?: number }[];
    };

const ONE_TO_MANY = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
  ...[2, 5, 10, 20, 50].map((from, n, all) => ({ from, ...(all[n + 1] && { to: all[n + 1]! - 1 }) })),
];

/**
 * What the console counts results by: the field that a value is searched in, too. Years are those of a date, with every
 * year between the first and the last.
 */
export const AXES = {
  AUTHORITY: { by: 'values', field: 'AUTHORITY' },
  ASSIGNEE: { by: 'values', field: 'ANCS_EXACT' },
  INVENTOR: { by: 'values', field: 'IN_EXACT' },
  PUBLICATION_YEAR: { by: 'years', field: 'PBD', delay_months: 0 },
  FILING_YEAR: { by: 'years', field: 'APD', delay_months: PUBLICATION_DELAY_MONTHS },
  PRIORITY_YEAR: { by: 'years', field: 'E_PRIORITY_DATE', delay_months: PUBLICATION_DELAY_MONTHS },
  EXPIRY_YEAR: { by: 'years', field: 'EXDT', delay_months: 0 },
  IPC_SUB_CLASS: { by: 'values', field: 'IPC_SUB_CLASS' },
  CPC_SUB_CLASS: { by: 'values', field: 'CPC_SUB_CLASS' },
  CPC_GROUP: { by: 'values', field: 'CPC_GROUP' },
  SIMPLE_LEGAL_STATUS: { by: 'values', field: 'SIMPLE_LEGAL_STATUS' },
  KIND: { by: 'values', field: 'KD' },
  TYPE: { by: 'values', field: 'TYPE_GROUP' },
  FAMILY_SIZE: { by: 'ranges', field: 'FAM_COUNT', ranges: ONE_TO_MANY.slice(1) },
  CITED_BY: { by: 'ranges', field: 'F_CITES_COUNT', ranges: ONE_TO_MANY },
  LANGUAGE: { by: 'values', field: 'LANGUAGE' },
  SOURCE: { by: 'values', field: 'SOURCE' },
} as const satisfies Readonly<Record<string, Counted>>;
export type AxisCode = keyof typeof AXES;
const CODES = Object.keys(AXES) as AxisCode[];
const Code = Type.Enum(CODES);

const Asked = {
  query_text: Type.String({ minLength: 1, maxLength: 12_000 }),
  families: Type.Optional(Type.Boolean({ default: true })),
  stemming: Type.Optional(Type.Boolean()),
};

/**
 * Counts of what a search finds: exact, of all that it finds, in one pass. A family counts for every value that one of
 * its matching members has, as the search for that value counts it.
 */
export function countRoutes({ services }: Management) {
  const { corpus, clock } = services;
  const requestOf = (body: { query_text: string; stemming?: boolean }, signal: AbortSignal) => ({
    query: parseQuery(patents, body.query_text),
    signal,
    ...(body.stemming && { stemming: true }),
  });
  const unitOf = ({ families = true }: { families?: boolean }) => (families ? { unit: 'FAM_ID' } : {});

  return [
    route(
      'POST /counts',
      {
        body: Type.Object({
          ...Asked,
          axes: Type.Array(Code, { minItems: 1, maxItems: CODES.length }),
          top: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_TOP })),
          /** Only values that hold this text, in any case. */
          find: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
        }),
      },
      async ({ body, reply }) => {
        const { axes, find, top = TOP } = body;
        const by: Record<string, Axis> = {};
        for (const code of new Set(axes)) {
          by[code] = axisOf(AXES[code], find === undefined ? top : LOOKED_THROUGH);
          by[`-${code}`] = { axis: 'queries', queries: [{ name: 'without', query: withoutOf(AXES[code].field) }] };
        }
        const counted = await corpus.aggregate(patents, requestOf(body, abortOf(reply)), { ...unitOf(body), by });
        const shown = [...new Set(axes)].map((code) => ({
          code,
          ...answerOf(counted.by![code]!, find?.toLowerCase(), top),
          without: counted.by![`-${code}`]!.buckets[0]!.count,
          young_from: youngFrom(AXES[code], clock()),
        }));
        return { count: counted.count, axes: shown };
      },
    ),
    route(
      'POST /counts/table',
      { body: Type.Object({ ...Asked, rows: Code, columns: Code }) },
      async ({ body, reply }) => {
        const rows = axisOf(AXES[body.rows], MOST_ROWS);
        const columns = axisOf(AXES[body.columns], MOST_COLUMNS);
        const counted = await corpus.aggregate(patents, requestOf(body, abortOf(reply)), {
          ...unitOf(body),
          by: { rows: { ...rows, by: { columns } }, columns },
        });
        const heads = counted.by!.columns!.buckets.slice(-MOST_COLUMNS).map(({ value, count }) => ({ value, count }));
        return {
          count: counted.count,
          columns: heads,
          rows: counted.by!.rows!.buckets.slice(-MOST_ROWS).map(({ value, count, by }) => {
            const cells = new Map(by?.columns?.buckets.map((each) => [each.value, each.count]));
            return { value, count, cells: heads.map((head) => cells.get(head.value) ?? 0) };
          }),
          /** Left out of the table, with a value each. */
          other: { rows: counted.by!.rows!.other, columns: counted.by!.columns!.other },
        };
      },
    ),
    route('POST /counts/cited', { body: Type.Object(Asked) }, async ({ body, reply, request }) => {
      const page = await corpus.search(patents, {
        ...requestOf(body, abortOf(reply)),
        query: allOf(parseQuery(patents, body.query_text), parseQuery(patents, 'F_CITES_COUNT: [1 TO *]')),
        ...{ offset: 0, limit: MOST_CITED, sort: [{ field: 'F_CITES_COUNT', order: 'desc' as const }] },
        ...(body.families !== false && {
          collapse: {
            field: 'FAM_ID',
            prefer: { by: 'field' as const, field: 'F_CITES_COUNT', order: 'latest' as const },
          },
        }),
      });
      const ids = page.hits.map(({ id }) => id);
      const [records, relations] = await Promise.all([corpus.get(patents, ids), relationsOf(corpus, ids)]);
      const lang = asksForChinese(request.headers['accept-language']) ? 'zh' : 'en';
      return records.map((record) => ({
        publication_number: record.publication_number,
        publication_date: record.publication_date,
        ...brief(record, lang),
        cited_by: relations.get(record.publication_number)?.cited_by.length ?? 0,
      }));
    }),
  ];
}

const withoutOf = (field: string) => parseQuery(patents, `NOT ${field}: *`);

const axisOf = (counted: Counted, top: number): Axis =>
  counted.by === 'values'
    ? { axis: 'values', field: counted.field, top }
    : counted.by === 'years'
      ? { axis: 'years', field: counted.field }
      : { axis: 'ranges', field: counted.field, ranges: counted.ranges };

function answerOf({ buckets, distinct, other }: AxisCounts, find: string | undefined, top: number) {
  const plain = buckets.map(({ value, count }) => ({ value, count }));
  if (find === undefined) return { buckets: plain, distinct, other };
  const found = plain.filter(({ value }) => value.toLowerCase().includes(find));
  return { buckets: found.slice(0, top), distinct, other, looked_through: plain.length, found: found.length };
}

/** The first year that publication still fills; absent where values are no years. */
function youngFrom(counted: Counted, now: number): number | undefined {
  if (counted.by !== 'years' || counted.field === 'EXDT') return undefined;
  const date = new Date(now);
  return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth() - counted.delay_months) / 12);
}
