import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { issnIds, issnOf, type Journal, journalPart, journals } from '#collections/journals/journals.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';

const NAME = 'doaj';

type Row = Readonly<Record<string, string | undefined>>;
const cell = (row: Row, name: string): string | undefined => row[name]?.trim() || undefined;
const parts = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,|]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** A journal of the directory; see https://doaj.org/docs/public-data-dump/ */
function doajJournal(row: Row): Journal {
  const name = cell(row, 'Journal title');
  const [print, electronic] = [cell(row, 'Journal ISSN (print version)'), cell(row, 'Journal EISSN (online version)')];
  const ids = issnIds([print, electronic]);
  if (name === undefined) throw new RangeError('has no title');
  if (ids.length === 0)
    throw new RangeError(`has no ISSN with a right check digit: ${print ?? electronic ?? 'none given'}`);
  const updated = cell(row, 'Last updated Date');
  const known = Object.fromEntries(
    Object.entries({
      issn_print: print && issnOf(print),
      issn_electronic: electronic && issnOf(electronic),
      publisher: cell(row, 'Publisher'),
      organizer: cell(row, 'Society or institution'),
      country: cell(row, 'Country of publisher'),
      website: cell(row, 'Journal URL'),
    }).filter(([, value]) => value !== undefined),
  );
  return journalPart({
    ids,
    provenance: [{ source: NAME, key: ids.join(' '), ...(updated && { as_of: updated }) }],
    name,
    other_names: parts(cell(row, 'Alternative title')).length > 0 ? [cell(row, 'Alternative title')!] : [],
    languages: parts(cell(row, 'Languages in which the journal accepts manuscripts')),
    subjects: (cell(row, 'Subjects') ?? '')
      .split('|')
      .map((each) => each.trim())
      .filter(Boolean),
    type: 'journal',
    ...known,
  });
}

/** The Directory of Open Access Journals, CSV: one row a journal. */
export default defineSource<Journal>({
  name: NAME,
  title: 'Directory of Open Access Journals, CSV',
  homepage: 'https://doaj.org/',
  licence: 'CC0',
  collection: journals,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?"?Journal title"?,"?Journal URL"?,/.test(head),
  expect: { publisher: 0.95, country: 0.95, subjects: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Journal>> {
    const rows = Readable.from(file.stream()).pipe(
      parse({
        bom: true,
        columns: true,
        max_record_size: 4 * 1024 * 1024,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    );
    let line = 1;
    try {
      for await (const row of rows as AsyncIterable<Row>) {
        line++;
        try {
          yield { ok: true, record: doajJournal(row) };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          const raw = JSON.stringify(row).slice(0, MAX_RAW);
          yield { ok: false, id: cell(row, 'Journal title') ?? `row ${line}`, reason: error.message, raw };
        }
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      throw new SourceError('damaged', file.name, `row ${line + 1}: ${error.message}`, undefined, { cause: error });
    }
  },
});
