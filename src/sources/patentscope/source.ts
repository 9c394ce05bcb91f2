import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { csvRows } from '../csv-rows.ts';
import { oldSheetsOf } from '../office/biff.ts';
import { type TableRow, workbookTable } from '../office/table.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { isDayLate, resultPatent } from './to-patent.ts';

const NAME = 'patentscope';
const COLUMNS = ['Publication Number', 'Publication Date', 'Title', 'Priority Data', 'IPC', 'Applicants', 'Inventors'];
/** Names of pictures alone. */
const IGNORED = 'FP Image';
const KNOWN = new Set([...COLUMNS, IGNORED]);

/** Rows that are looked at before the first is read. */
const LOOKED_AT = 2_000;

interface Row {
  readonly row: number;
  readonly cells: TableRow;
  readonly heads: readonly string[];
}

async function* rowsOf(file: SourceFile): AsyncGenerator<Row, void> {
  if (!file.base.toLowerCase().endsWith('.xls')) {
    for await (const { row, cells } of csvRows(file)) yield { row, cells, heads: Object.keys(cells) };
    return;
  }
  const { heads, rows } = await workbookTable(file, COLUMNS, oldSheetsOf);
  for (const [at, cells] of rows.entries()) yield { row: at + 1, cells, heads };
}

/** The rows with whether the days of publication of their list are one day late. */
async function* datedRows(file: SourceFile): AsyncGenerator<Row & { readonly late: boolean }> {
  const rows = rowsOf(file);
  const first: Row[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(next.value);
    if (first.length === LOOKED_AT) break;
  }
  const late = isDayLate(first.map(({ cells }) => cells));
  for (const row of first) yield { ...row, late };
  for await (const row of rows) yield { ...row, late };
}

/** Lists of results of WIPO's PATENTSCOPE: workbooks of Excel 97 as it gives them, and the same as CSV. */
export default defineSource({
  name: NAME,
  title: 'WIPO PATENTSCOPE lists of results, XLS and CSV',
  homepage: 'https://patentscope.wipo.int/',
  licence: 'WIPO PATENTSCOPE terms of use: free with the source named',
  collection: patents,
  files: ['.xls', '.csv'],
  recognises: (base, head) =>
    base.endsWith('.xls')
      ? head.startsWith('\u00d0\u00cf\u0011\u00e0')
      : /^(?:\u00ef\u00bb\u00bf)?"?Publication Number"?,"?Publication Date"?,"?Title"?,"?Priority Data"?,"?IPC"?,/.test(
          head,
        ),
  expect: { titles: 0.99, publication_date: 0.99, ipc: 0.9, applicants: 0.9, inventors: 0.8, priorities: 0.4 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    for await (const { row, cells, heads, late } of datedRows(file)) {
      const raw = JSON.stringify(cells).slice(0, MAX_RAW);
      try {
        const { patent, unknown } = resultPatent(cells, late);
        const columns = heads.filter((name) => name && !KNOWN.has(name)).map((name) => `column ${name}`);
        const all = [...columns, ...unknown];
        yield { ok: true, record: signed(patent, NAME, file.base), raw, ...(all.length > 0 && { unknown: all }) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: cells['Publication Number']?.trim() || `row ${row}`, reason: error.message, raw };
      }
    }
  },
});
