import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { SourceError, type SourceFile } from './source.ts';
import { decodeText } from './text-decoding.ts';

/** Rows of a CSV file by the names in its head, blanks around names and values taken off, one by one in flat memory. */
export async function* csvRows(
  file: SourceFile,
  options: Pick<Options, 'delimiter'> & { columns?: readonly string[]; encoding?: string } = {},
): AsyncGenerator<{ readonly row: number; readonly cells: Readonly<Record<string, string>> }> {
  const { columns, encoding, ...rest } = options;
  async function* text() {
    for await (const { text: piece } of decodeText(file.stream(), file.name, encoding)) yield piece;
  }
  const rows = Readable.from(text()).pipe(
    parse({
      ...rest,
      bom: true,
      columns: columns ? [...columns] : (names: string[]) => names.map((name, i) => name.trim() || `column ${i + 1}`),
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 4 * 1024 * 1024,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }),
  );
  let row = columns ? 0 : 1;
  try {
    for await (const cells of rows as AsyncIterable<Record<string, string>>) yield { row: ++row, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SourceError('damaged', file.name, `row ${row + 1}: ${error.message}`, undefined, { cause: error });
  }
}
