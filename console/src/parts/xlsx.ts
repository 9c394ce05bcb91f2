import { strToU8, Zip, ZipDeflate } from 'fflate';
import { isFormula } from '../../../sdk/typescript/src/index.ts';
import { day as written } from './basics.tsx';
import { type BarChart, chartFiles, chartTypes } from './xlsx-charts.ts';
import { escaped, HEAD, letters, MOST_CELL, NS } from './xlsx-xml.ts';

/** A cell: words, a number, a day (yyyyMMdd), or words that are a link. Words are never read as a formula. */
export type Cell =
  | string
  | number
  | undefined
  | { readonly day: number }
  | { readonly text: string; readonly link: string };

/** What Excel takes. */
const MOST_LINKS = 60_000;
const ROWS_AT_ONCE = 500;

// biome-ignore format: each line is a file of the package
const parts = (sheet: string, links: string, second: { name: string; charts: readonly BarChart[] }): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${chartTypes(second.charts)}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${NS}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/>${second.charts.length > 0 ? `<sheet name="${escaped(second.name)}" sheetId="2" r:id="rId3"/>` : ''}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${NS}/officeDocument/2006/relationships/styles" Target="styles.xml"/>${second.charts.length > 0 ? `<Relationship Id="rId3" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/>` : ''}</Relationships>`,
  // styles of cells: 0 plain, 1 head, 2 day, 3 link, 4 words that begin like a formula: so they stay words when
  // somebody edits the cell
  'xl/styles.xml': `<styleSheet xmlns="${NS}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0A7373"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf fontId="0" numFmtId="0" xfId="0"/><xf fontId="1" numFmtId="0" xfId="0" applyFont="1"/><xf fontId="0" numFmtId="164" xfId="0" applyNumberFormat="1"/><xf fontId="2" numFmtId="0" xfId="0" applyFont="1"/><xf fontId="0" numFmtId="0" xfId="0" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships">${links}</Relationships>`,
});

/**
 * Days since the last of 1899, as spreadsheets count; undefined where month or day are not known or it is before 1901.
 */
function serial(day: number): number | undefined {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  if (year < 1901 || month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  return Math.round((Date.UTC(year, month - 1, date) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

/**
 * A workbook of one sheet of rows (Office Open XML, ECMA-376 part 1), packed as it is written. Words are inline strings
 * (`t="inlineStr"`), which no spreadsheet reads as a formula, whatever they begin with. The head stays in sight and
 * filters.
 *
 * @param widths of the columns, in characters
 * @throws what the signal was aborted with
 */
export async function workbook(
  sheet: { readonly name: string; readonly head: readonly string[]; readonly widths: readonly number[] },
  rows: readonly (readonly Cell[])[],
  options: {
    signal?: AbortSignal;
    told?(rows: number): void;
    /** A second sheet of charts; without any there is none. */
    second?: { readonly name: string; readonly charts: readonly BarChart[] };
  } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let failed: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failed = error;
    else chunks.push(chunk);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const last = `${letters(sheet.head.length - 1)}${rows.length + 1}`;
  const body = add('xl/worksheets/sheet1.xml');
  const links: string[] = [];
  const hyperlinks: string[] = [];
  const cell = (value: Cell, at: string): string => {
    if (value === undefined || value === '') return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'object' && 'day' in value) {
      const days = serial(value.day);
      return days === undefined ? text(written(value.day), at, 0) : `<c r="${at}" s="2"><v>${days}</v></c>`;
    }
    if (typeof value === 'string') return text(value, at, isFormula(value) ? 4 : 0);
    if (links.length < MOST_LINKS) {
      const id = `rId${links.length + 1}`;
      links.push(
        `<Relationship Id="${id}" Type="${NS}/officeDocument/2006/relationships/hyperlink" Target="${escaped(value.link)}" TargetMode="External"/>`,
      );
      hyperlinks.push(`<hyperlink ref="${at}" r:id="${id}"/>`);
    }
    return text(value.text, at, 3);
  };
  body.push(
    strToU8(
      `${HEAD}<worksheet xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><dimension ref="A1:${last}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${sheet.widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData><row r="1">${sheet.head.map((word, n) => text(word, `${letters(n)}1`, 1)).join('')}</row>`,
    ),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    options.signal?.throwIfAborted();
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    body.push(
      strToU8(
        some
          .map((row, n) => {
            const r = from + n + 2;
            return `<row r="${r}">${row.map((value, column) => cell(value, `${letters(column)}${r}`)).join('')}</row>`;
          })
          .join(''),
      ),
    );
    options.told?.(Math.min(rows.length, from + ROWS_AT_ONCE));
    await new Promise((resolve) => setTimeout(resolve)); // the page stays alive
  }
  const linked = hyperlinks.length > 0 ? `<hyperlinks>${hyperlinks.join('')}</hyperlinks>` : '';
  body.push(strToU8(`</sheetData><autoFilter ref="A1:${last}"/>${linked}</worksheet>`), true);
  const second = options.second ?? { name: '', charts: [] };
  for (const [name, content] of Object.entries(parts(sheet.name, links.join(''), second)))
    add(name).push(strToU8(HEAD + content), true);
  if (second.charts.length > 0)
    for (const [name, content] of Object.entries(chartFiles(second.name, second.charts))) add(name).push(content, true);
  zip.end();
  if (failed) throw failed;
  const whole = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const text = (words: string, at: string, style: number): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(words.slice(0, MOST_CELL))}</t></is></c>`;
