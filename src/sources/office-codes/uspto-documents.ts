import { type OfficeCode, officeCodes } from '#collections/office-codes.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { csvRows } from '../table-rows.ts';

const NAME = 'uspto-document-codes';

const tidy = (cell: string | undefined): string => (cell ?? '').replace(/\s+/g, ' ').trim();

/**
 * The list of document codes of the USPTO. Two lines of titles stand above its head, one with a line break inside its
 * quotes: rows are read by place until the head is met.
 */
export default defineSource<OfficeCode>({
  name: NAME,
  title: 'USPTO: document description list (CSV)',
  homepage: 'https://www.uspto.gov/patents/apply/filing-online/document-description',
  licence: 'Public domain (works of the United States government)',
  collection: officeCodes,
  files: ['.csv'],
  recognises: (_base, head) => /Document Description List/i.test(head) && /DOC CODE/.test(head),
  expect: { text: 1 },
  async *read(file): AsyncGenerator<Parsed<OfficeCode>> {
    const columns = ['category', 'description', 'process', 'code'] as const;
    let headed = false;
    const met = new Set<string>();
    for await (const { number, cells, raw } of csvRows(file, { columns })) {
      const code = tidy(cells.code);
      const text = tidy(cells.description);
      if (!headed) {
        headed = code === 'DOC CODE';
        continue;
      }
      if (code === '' && text === '') continue;
      if (code === '' || text === '' || code.length > 40) {
        yield { ok: false, id: `row ${number}`, reason: 'has no code or no description', raw: raw.slice(0, MAX_RAW) };
        continue;
      }
      if (met.has(code)) {
        // a document that several persons or procedures file has a row for each
        yield { ok: 'skipped', kind: 'further row of a code' };
        continue;
      }
      met.add(code);
      const category = tidy(cells.category);
      yield {
        ok: true,
        record: { kind: 'document', office: 'US', code, text, ...(category !== '' && { category }), source: NAME },
        raw,
      };
    }
  },
});
