import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';
import { type LensRow, lensPatent } from './to-patent.ts';

const NAME = 'lens-csv';

// biome-ignore format: names of columns
/** Columns that are knowingly left out: links, and what other columns say better. */
const IGNORED = ['#', 'Lens ID', 'URL', 'Type', 'Full Text', 'Sequence Count', 'PubMed Id(s)'];
// biome-ignore format: names of columns
const MAPPED = ['Jurisdiction', 'Kind', 'Publication Number', 'Publication Date', 'Publication Year', 'Application Number', 'Application Date', 'Priority Numbers', 'Title', 'Applicants', 'Inventors', 'CPC Classifications', 'IPCR Classifications', 'US Classifications', 'DOI(s)', 'Non-Patent Citations', 'Cited Count', 'Simple Family Size', 'Extended Family Size'];
const KNOWN = new Set([...IGNORED, ...MAPPED]);

/**
 * Exports of lens.org as CSV, in the layouts of 2015 (dates dd/mm/yy) and 2016 (with Lens ID). One row a publication.
 */
export default defineSource({
  name: NAME,
  title: 'Lens.org patent exports, CSV',
  homepage: 'https://www.lens.org/',
  licence: 'Lens terms of use: attribution to Cambia / Lens.org',
  collection: patents,
  files: ['.csv'],
  recognises: (_base, head) =>
    /^(?:\u00ef\u00bb\u00bf)?"?#"?,"?Jurisdiction"?,"?Kind"?,"?Publication Number"?,/.test(head),
  expect: {
    titles: 1,
    applicants: 0.6,
    inventors: 0.6,
    ipc: 0.8,
    application_number: 0.95,
    filing_date: 0.98,
    publication_date: 1,
    priorities: 0.9,
  },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    let unknown: string[] | undefined;
    const rows = Readable.from(file.stream()).pipe(
      parse({
        bom: true,
        columns: (names: string[]) => {
          unknown = names.filter((name) => name && !KNOWN.has(name)).map((name) => `column ${name}`);
          return names;
        },
        record_delimiter: ['\r\n', '\n', '\r'],
        max_record_size: 4 * 1024 * 1024,
        relax_column_count: true,
        // A quote inside an unquoted value is a sign like any other.
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    );
    let line = 1;
    try {
      for await (const row of rows as AsyncIterable<LensRow>) {
        line++;
        try {
          const record = signed(lensPatent(row, NAME), NAME, file.base);
          yield { ok: true, record, ...(unknown && unknown.length > 0 && { unknown }) };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield {
            ok: false,
            id: row['Publication Number']?.trim() || `row ${line}`,
            reason: error.message,
            raw: JSON.stringify(row).slice(0, MAX_RAW),
          };
        }
      }
    } catch (error) {
      if (error instanceof CsvError) {
        throw new SourceError('damaged', file.name, `row ${line + 1}: ${error.message}`, undefined, { cause: error });
      }
      throw error;
    }
  },
});
