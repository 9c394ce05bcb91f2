import { csv } from '../../../sdk/typescript/src/index.ts';
import { manage, operation } from '../api.ts';
import { knownCell, listedRows, SAID, SAID_CODES, type SaidCode, type SaidRow, saidCell } from '../pages/lists/said.ts';
import { COLUMNS, type ColumnCode, dateOf, type TableRow } from '../pages/search/columns.ts';
import { countedBy } from '../pages/search/found.ts';
import { statusName } from '../pages/search/status.ts';
import { valueNames } from '../pages/search/values.ts';
import { type SearchState, searchBody, YEARS } from '../pages/search-state.ts';
import type { Say } from '../words/words.tsx';
import type { Cell } from './xlsx.ts';
import type { BarChart } from './xlsx-charts.ts';

const AT_ONCE = 500;
/** What the search operation lets be read of one search. */
export const WINDOW = 20_000;
export type Format = 'xlsx' | 'csv' | 'json';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Done {
  readonly step: 'reading' | 'packing';
  readonly rows: number;
}

interface Job {
  readonly state: SearchState;
  /** The worklist that is handed over, in its order, with what is said in it; `state` is the search for it. */
  readonly list?: string;
  readonly columns: readonly ColumnCode[];
  /** Rows that the search has, and those that are wanted. */
  readonly total: number;
  readonly wanted: number;
  /** Of a workbook: also a sheet of charts. */
  readonly charts: boolean;
  readonly signal: AbortSignal;
  readonly told: (done: Done) => void;
  readonly say: Say;
  readonly language: 'en' | 'zh';
}

/** Reads the rows of a search or of a worklist, page by page, and makes a file of them. */
export async function fileOf(format: Format, job: Job) {
  const rows = await rowsOf(job);
  if (format === 'json') return { type: 'application/json', content: jsonOf(rows, job) };
  if (format === 'csv') return { type: 'text/csv;charset=utf-8', content: csvOf(rows, job) };
  return { type: XLSX, content: await xlsxOf(rows, job) };
}

async function rowsOf({ state, list, wanted, signal, told, language }: Job): Promise<SaidRow[]> {
  if (list) return listedRows(list, { signal, told: (rows) => told({ step: 'reading', rows }) });
  const rows: TableRow[] = [];
  for (let from = 0; from < wanted; ) {
    const body = searchBody(state, from, Math.min(AT_ONCE, wanted - from), language);
    const page = await operation('POST /search/patent/query-search-patent', { body, signal });
    if (page.results.length === 0) break;
    rows.push(...(await manage('POST /table', { body: { numbers: page.results.map(({ pn }) => pn) }, signal })));
    from += page.results.length;
    told({ step: 'reading', rows: rows.length });
  }
  return rows;
}

const saidCodes = ({ list }: Job): readonly SaidCode[] => (list ? SAID_CODES : []);

const jsonOf = (rows: readonly SaidRow[], { state, list, columns, total, language }: Job): string => {
  const shown = rows.map((row) => ({
    pn: row.number,
    ...Object.fromEntries(columns.map((code) => [code, knownCell(code, row, String)])),
    ...(list && row.said && saidOf(row.said)),
  }));
  const query = searchBody(state, 0, rows.length, language);
  return JSON.stringify({ query, as_of: new Date().toISOString(), total, rows: shown }, null, 1);
};

/** As the service keeps it: a machine reads it. */
const saidOf = ({ mark, tags, note, seen, highlights }: NonNullable<SaidRow['said']>) => ({
  ...{ mark, tags, note, seen },
  highlights: highlights.map(({ text, unit, start, end, words, colour }) => ({
    text,
    unit,
    start,
    end,
    words,
    colour,
  })),
});

const csvOf = (rows: readonly SaidRow[], job: Job): string => {
  const { columns, say } = job;
  const said = saidCodes(job);
  return `\uFEFF${csv([
    ['number', ...columns, ...said],
    ...rows.map((row) => [
      row.number,
      ...columns.map((code) => knownCell(code, row, (status) => statusName(say, status))),
      ...said.map((code) => saidCell(code, row, say)),
    ]),
  ])}`;
};

/** What the sheet of charts counts. */
const CHARTED = ['PUBLICATION_YEAR', 'ASSIGNEE', 'AUTHORITY', 'IPC_SUB_CLASS', 'SIMPLE_LEGAL_STATUS'] as const;

/** The charts of a search as those of its page: all that it finds, not the rows of the file alone. */
async function chartsOf({ state, say, language, signal }: Job): Promise<BarChart[]> {
  const { axes } = await manage('POST /counts', { body: { ...countedBy(state), axes: [...CHARTED] }, signal });
  const nameOf = valueNames(say, language);
  return axes
    .filter(({ distinct }) => distinct > 0)
    .map(({ code, buckets, distinct, without, other }) => {
      const upright = YEARS.includes(code);
      return {
        ...{ title: say(`f_${code}`), upright },
        head: [say(`f_${code}`), say(state.families ? 'chart_families' : 'chart_publications')],
        bars: buckets.map(({ value, count }) => ({ label: nameOf(code, value), count })),
        notes: [
          ...(without > 0 ? [say(upright ? 'chart_undated' : 'chart_without', { n: without })] : []),
          ...(!upright && other > 0 ? [say('chart_other', { n: other, m: distinct - buckets.length })] : []),
        ],
      };
    });
}

async function xlsxOf(rows: readonly SaidRow[], job: Job) {
  const { columns, say, signal, told } = job;
  const said = saidCodes(job);
  const charts = job.charts ? await chartsOf(job) : [];
  const { workbook } = await import('./xlsx.ts');
  const cell = (code: ColumnCode, row: SaidRow): Cell => {
    const day = dateOf(code, row);
    return day === undefined ? knownCell(code, row, (status) => statusName(say, status)) : { day };
  };
  const sheet = {
    name: 'Priora',
    head: [
      say('col_pn'),
      ...columns.map((code) => say(COLUMNS[code].head)),
      ...said.map((code) => say(SAID[code].head)),
    ],
    widths: [18, ...columns.map((code) => COLUMNS[code].width), ...said.map((code) => SAID[code].width)],
  };
  const cells = rows.map((row): Cell[] => [
    { text: row.number, link: `${location.origin}/patents/${row.number}` },
    ...columns.map((code) => cell(code, row)),
    ...said.map((code) => saidCell(code, row, say)),
  ]);
  return workbook(sheet, cells, {
    signal,
    told: (n) => told({ step: 'packing', rows: n }),
    second: { name: say('charts'), charts },
  });
}
