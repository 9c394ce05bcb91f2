import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MAX_RAW, type Parsed, SourceError, type SourceFile } from './source.ts';
import { textLines } from './text-lines.ts';

/** A row of a table with a head: its cells by column name, blanks around them taken off. */
export interface TableRow {
  /** Of the file, from 1; the head counts. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly raw: string;
}

const named = (columns: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((name, i) => [name, (cells[i] ?? '').trim()]));

export interface TableForm {
  /** Default: tab. */
  readonly delimiter?: string;
  readonly encoding?: string;
  /** Of a table without a head. */
  readonly columns?: readonly string[];
  /** Lines that begin with it are no rows. */
  readonly comment?: string;
}

/** Rows of a table whose cells hold neither delimiters nor line breaks. */
export async function* tableRows(file: SourceFile, form: TableForm = {}): AsyncGenerator<TableRow> {
  const { delimiter = '\t', encoding, comment } = form;
  let columns = form.columns;
  let number = 0;
  for await (const line of textLines(file, encoding)) {
    number++;
    if (line.trim() === '' || (comment && line.startsWith(comment))) continue;
    const cells = line.split(delimiter);
    if (columns) yield { number, cells: named(columns, cells), raw: line.slice(0, MAX_RAW) };
    else columns = cells.map((name) => name.replace(/^\ufeff|"/g, '').trim());
  }
}

/** Rows of a CSV table, whose cells may be quoted and hold line breaks. */
export async function* csvRows(file: SourceFile, form: TableForm = {}): AsyncGenerator<TableRow> {
  const options = { bom: true, max_record_size: 1024 * 1024, relax_column_count: true, relax_quotes: true };
  const rows = Readable.from(file.stream()).pipe(
    parse({ ...options, delimiter: form.delimiter ?? ',', skip_empty_lines: true }),
  );
  let { columns } = form;
  let number = 0;
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      number++;
      if (columns) yield { number, cells: named(columns, cells), raw: cells.join(',').slice(0, MAX_RAW) };
      else columns = cells.map((name) => name.trim());
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SourceError('damaged', file.name, `row ${number + 1}: ${error.message}`, undefined, { cause: error });
  }
}

/** What a row becomes: records, or what it is that is left out. */
export type RowResult<R> = R | readonly R[] | { readonly skipped: string };

/** Records of rows; a row for which `map` throws a RangeError is a reject. */
export async function* mappedRows<R extends object>(
  rows: AsyncIterable<TableRow>,
  map: (row: TableRow) => RowResult<R>,
): AsyncGenerator<Parsed<R>> {
  for await (const row of rows) {
    try {
      const made = map(row);
      if ('skipped' in made) yield { ok: 'skipped', kind: made.skipped };
      else for (const record of [made].flat() as R[]) yield { ok: true, record, raw: row.raw };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: `line ${row.number}`, reason: error.message, raw: row.raw };
    }
  }
}

/**
 * Runs of neighbouring rows that have one key: a table that is sorted by it gives each key once; one that is not gives
 * a run for each of its places.
 */
export async function* rowRuns(
  rows: AsyncIterable<TableRow>,
  keyOf: (row: TableRow) => string,
): AsyncGenerator<readonly [key: string, rows: readonly TableRow[]]> {
  let run: TableRow[] = [];
  let key: string | undefined;
  for await (const row of rows) {
    const next = keyOf(row);
    if (key !== undefined && (next !== key || run.length >= MOST_OF_RUN)) {
      yield [key, run];
      run = [];
    }
    key = next;
    run.push(row);
  }
  if (key !== undefined) yield [key, run];
}
/** Longer runs are cut: no key of a sound table has so many rows. */
const MOST_OF_RUN = 5_000;

/** Parts of a cell, without quotes; `-` and nothing are none. */
export const cellParts = (cell: string | undefined, separator = '|'): string[] =>
  (cell ?? '')
    .split(separator)
    .map((each) => each.replace(/^"|"$/g, '').trim())
    .filter((each) => each !== '' && each !== '-');
