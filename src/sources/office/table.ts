import { ServiceError } from '#errors.ts';
import { SourceError, type SourceFile } from '../source.ts';
import type { Sheet } from './sheets.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** A row of a table, by the names of its head. */
export type TableRow = Readonly<Record<string, string | undefined>>;

/**
 * Rows of the first table of a workbook whose head has some columns, whatever stands above it.
 * @param sheetsIn What the sheets are read by: `sheetsOf` of an opened package, or `oldSheetsOf`.
 * @throws SourceError `damaged` for what is no such workbook, `unsupported` where no table has the columns.
 */
export async function workbookTable(
  file: SourceFile,
  columns: readonly string[],
  sheetsIn: (bytes: Buffer) => readonly Sheet[] | Promise<readonly Sheet[]>,
): Promise<{ readonly heads: readonly string[]; readonly rows: readonly TableRow[] }> {
  try {
    for (const { rows } of await sheetsIn(Buffer.from(await file.bytes(MOST_BYTES)))) {
      const at = rows.findIndex((row) => columns.every((column) => row.includes(column)));
      const heads = rows[at];
      if (heads)
        return {
          heads,
          rows: rows.slice(at + 1).map((cells) => Object.fromEntries(heads.map((head, i) => [head, cells[i]]))),
        };
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new SourceError('damaged', file.name, error.message, undefined, { cause: error });
  }
  throw new SourceError('unsupported', file.name, `has no table with the columns ${columns.join(', ')}`);
}
