import type { XmlElement } from '../xml-element.ts';
import { type OfficePackage, unconvertible } from './package.ts';

// SpreadsheetML, ECMA-376 part 1, 18.

const MAIN = 'xl/workbook.xml';
/** Cells of one sheet that are read, and characters in them: many cells may show one long text of the workbook. */
const MOST_CELLS = 500_000;
const MOST_CHARACTERS = 20_000_000;
/** Number formats that show days, of those with fixed numbers (18.8.30). */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/** `BC12` as column 54 and row 11, from 0. */
function placeOf(reference: string): readonly [column: number, row: number] | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(digits) - 1];
}

/** A day by its number: 1 is 1900-01-01, and 1900 counts as a leap year (18.17.4.1). */
const dayOf = (serial: number, from1904: boolean): string => {
  const days = from1904 ? serial + 1462 : serial;
  const shown = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + Math.round(days * 86_400) * 1000).toISOString();
  return Number.isInteger(serial) ? shown.slice(0, 10) : shown.slice(0, 16).replace('T', ' ');
};

/** Which styles of cells show days. */
async function dayStyles(office: OfficePackage): Promise<ReadonlySet<number>> {
  if (!office.has('xl/styles.xml')) return new Set();
  const root = await office.xml('xl/styles.xml');
  const own = new Set(
    root.every('numFmts/numFmt').flatMap(({ attributes: { numFmtId, formatCode = '' } }) => {
      const bare = formatCode.replace(/"[^"]{0,80}"|\[[^\]]{0,80}\]|\\./g, '');
      return /[yd]/i.test(bare) && !/general/i.test(bare) ? [Number(numFmtId)] : [];
    }),
  );
  return new Set(
    root.every('cellXfs/xf').flatMap(({ attributes }, at) => {
      const format = Number(attributes.numFmtId);
      return DAY_FORMATS.has(format) || own.has(format) ? [at] : [];
    }),
  );
}

const shared = (item: XmlElement): string =>
  item
    .all('t', 'r')
    .map((part) => (part.name === 't' ? part.raw() : (part.child('t')?.raw() ?? '')))
    .join('');

/** A sheet of a workbook: its name, and its cells as text, all rows as long as the longest. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * The sheets of a workbook. Days are `yyyy-MM-dd`, with hours and minutes where they have any; formulas are shown by
 * their last value.
 * @throws ServiceError `file_refused` (reason DOCUMENT_CONVERSION_FAILED): no workbook, too large, broken.
 */
export async function sheetsOf(office: OfficePackage): Promise<Sheet[]> {
  if (!office.has(MAIN)) throw unconvertible('It has no sheets: it is no XLSX file.');
  const [root, relations, days] = [await office.xml(MAIN), await office.relations(MAIN), await dayStyles(office)];
  const texts = office.has('xl/sharedStrings.xml')
    ? (await office.xml('xl/sharedStrings.xml')).all('si').map(shared)
    : [];
  const from1904 = /^(?:1|true)$/.test(root.child('workbookPr')?.attributes.date1904 ?? '');
  const shown = (cell: XmlElement): string => {
    const { t, s } = cell.attributes;
    if (t === 'inlineStr') return shared(cell.child('is') ?? cell);
    const value = cell.child('v')?.raw() ?? '';
    if (t === 's') return texts[Number(value)] ?? '';
    if (t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (
      (t === undefined || t === 'n') &&
      value !== '' &&
      days.has(Number(s ?? -1)) &&
      Number(value) > 0 &&
      Number(value) < 3_000_000
    )
      return dayOf(Number(value), from1904);
    return value;
  };
  const sheets: Sheet[] = [];
  for (const { attributes } of root.every('sheets/sheet')) {
    const part = relations.get(attributes['r:id'] ?? '');
    if (part === undefined || !office.has(part)) continue;
    sheets.push({ name: attributes.name ?? part, rows: rowsOf(await office.xml(part), shown) });
  }
  return sheets;
}

/** The cells from the first column and row that hold something; empty rows are left out. */
function rowsOf(sheet: XmlElement, shown: (cell: XmlElement) => string): string[][] {
  const rows = new Map<number, Map<number, string>>();
  let [first, last, cells, below, characters] = [Number.POSITIVE_INFINITY, 0, 0, -1, 0];
  for (const row of sheet.every('sheetData/row')) {
    below = row.attributes.r ? Number(row.attributes.r) - 1 : below + 1;
    let column = -1;
    for (const cell of row.all('c')) {
      if (cells++ >= MOST_CELLS) throw unconvertible(`A sheet has more than ${MOST_CELLS} cells: save a part of it.`);
      column = placeOf(cell.attributes.r ?? '')?.[0] ?? column + 1;
      const whole = shown(cell);
      characters += whole.length;
      if (characters > MOST_CHARACTERS)
        throw unconvertible(`A sheet shows more than ${MOST_CHARACTERS} characters: save a part of it.`);
      const text = whole.replace(/\s+/g, ' ').trim();
      if (text === '') continue;
      const into = rows.get(below) ?? new Map<number, string>();
      into.set(column, text);
      rows.set(below, into);
      [first, last] = [Math.min(first, column), Math.max(last, column)];
    }
  }
  if ((last - first + 1) * rows.size > 4 * MOST_CELLS)
    throw unconvertible('A sheet is too wide to be shown as a table.');
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => Array.from({ length: last - first + 1 }, (_, at) => row.get(first + at) ?? ''));
}
