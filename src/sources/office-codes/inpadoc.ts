import { type OfficeCode, officeCodes } from '#collections/office-codes.ts';
import { ServiceError } from '#errors.ts';
import { openPackage } from '../office/package.ts';
import { sheetsOf } from '../office/sheets.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';

const NAME = 'inpadoc-codes';

/** Columns of the list, by their heads. */
const HEADS = {
  office: 'Authority',
  code: 'Event-code',
  influence: 'Influence',
  text: 'Description ENG',
  original: 'Description ORI',
  event_class: 'Event-class',
  event_class_title: 'Event-class Description',
} as const;
type Column = keyof typeof HEADS;
const INFLUENCES: Readonly<Record<string, OfficeCode['influence']>> = { '+': 'positive', '-': 'negative' };

/** A row as a code. @throws RangeError */
function codeOf(cells: Readonly<Record<Column, string>>): OfficeCode {
  const { office, code, text, original, event_class, event_class_title } = cells;
  if (!/^[A-Z]{2}$/.test(office)) throw new RangeError(`"${office.slice(0, 40)}" is no office`);
  if (code === '' || text === '') throw new RangeError('has no code or no description');
  const influence = INFLUENCES[cells.influence];
  return {
    ...{ kind: 'legal_event', office, code, text: text.slice(0, 4_000) },
    ...(original !== '' && original !== text && { original: original.slice(0, 4_000) }),
    ...(/^[A-Z]$/.test(event_class) && { event_class }),
    ...(event_class_title !== '' && { event_class_title }),
    ...(influence && { influence }),
    source: NAME,
  };
}

/** Rows of the first sheet. @throws SourceError `damaged` */
async function rowsOf(file: SourceFile): Promise<readonly (readonly string[])[]> {
  try {
    return (await sheetsOf(await openPackage(Buffer.from(await file.bytes()))))[0]?.rows ?? [];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new SourceError('damaged', file.name, error.message, undefined, { cause: error });
  }
}

/** The list of codes of legal events that the EPO publishes each quarter, as a workbook. */
export default defineSource<OfficeCode>({
  name: NAME,
  title: 'EPO: INPADOC legal event codes with classes (XLSX)',
  homepage: 'https://www.epo.org/en/searching-for-patents/data/coverage/weekly',
  licence: 'EPO: free of charge, reuse with attribution',
  collection: officeCodes,
  files: ['.xlsx'],
  recognises: (base) => /^legal_code_descriptions/i.test(base),
  expect: { text: 1 },
  async *read(file): AsyncGenerator<Parsed<OfficeCode>> {
    const rows = await rowsOf(file);
    const head = rows.findIndex((row) => row.includes(HEADS.office) && row.includes(HEADS.code));
    if (head < 0) {
      yield { ok: 'skipped', kind: 'workbook without a list of codes' };
      return;
    }
    const place = new Map(rows[head]!.map((name, column) => [name, column]));
    const columns = Object.entries(HEADS).map(([name, title]) => [name, place.get(title)] as const);
    for (const [index, row] of rows.slice(head + 1).entries()) {
      if (row.every((cell) => cell === '')) continue;
      const cells = Object.fromEntries(
        columns.map(([name, column]) => [name, (column === undefined ? undefined : row[column]) ?? '']),
      ) as Record<Column, string>;
      try {
        yield { ok: true, record: codeOf(cells) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const raw = row.join(' | ').slice(0, MAX_RAW);
        yield { ok: false, id: `row ${head + index + 2}`, reason: error.message, raw };
      }
    }
  },
});
