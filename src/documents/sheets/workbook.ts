import { dayText } from '#clock.ts';
import { type Packed, packed } from './packed.ts';
import { xmlText } from './text.ts';
import { type About, type Column, harmless, inCell, type Rows, type SheetWriter, type Value, words } from './value.ts';

/** Characters that a cell takes. */
const MOST_CELL = 32_767;
const NS = 'http://schemas.openxmlformats.org';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = `${NS}/spreadsheetml/2006/main`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const REL = `${NS}/officeDocument/2006/relationships`;

/** Styles of cells: 0 plain, 1 head, 2 day. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf fontId="0" numFmtId="0" xfId="0"/><xf fontId="1" numFmtId="0" xfId="0" applyFont="1"/><xf fontId="0" numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** 0 -> A, 25 -> Z, 26 -> AA */
function letters(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

/**
 * Days since the last of 1899, as spreadsheets count; undefined where month or day are not known or it is too early.
 */
function serial(day: number): number | undefined {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  if (year < 1901 || month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  return Math.round((Date.UTC(year, month - 1, date) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

function cell(several: Value, place: string, style = 0): string {
  const value = inCell(several);
  if (value === undefined || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'object') {
    const days = serial(value.day);
    return days === undefined ? cell(dayText(value.day), place) : `<c r="${place}" s="2"><v>${days}</v></c>`;
  }
  const text = harmless(words(value));
  const fits = text.length > MOST_CELL ? `${text.slice(0, MOST_CELL - 2).toWellFormed()} …` : text;
  return `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${xmlText(fits)}</t></is></c>`;
}

const line = (values: readonly Value[], row: number, style = 0): string =>
  `<row r="${row}">${values.map((value, i) => cell(value, `${letters(i)}${row}`, style)).join('')}</row>`;

const bytes = (text: string): Uint8Array => Buffer.from(text);

async function* sheet(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const widths = columns.map(
    // the head is bold, and cut where its neighbour begins
    ({ width = 18, title }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${Math.max(width, Math.ceil(title.length * 1.1) + 1)}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }) => title);
  yield bytes(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${line(head, 1, 1)}`,
  );
  let at = 1;
  for await (const slice of rows) yield bytes(slice.map((row) => line(row, ++at)).join(''));
  yield bytes(
    `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${at}"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`,
  );
}

function aboutSheet(about: About): Uint8Array {
  const rows = Object.entries(about).map(([name, value], i) => line([name, value], i + 1));
  return bytes(
    `${HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  );
}

/**
 * A workbook (Office Open XML, ECMA-376 part 1), packed as it is written: a sheet of rows with a frozen head, and one
 * of what the file says of itself. Numbers are numbers, whole days are dates, words are inline strings.
 */
export const workbookSheet: SheetWriter = (columns, rows, about) => {
  const files = function* (): Generator<Packed> {
    for (const [name, text] of Object.entries(PARTS)) yield { name, content: [bytes(HEAD + text)] };
    yield { name: 'xl/worksheets/sheet2.xml', content: [aboutSheet(about)] };
    yield { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, rows) };
  };
  return packed(files());
};
