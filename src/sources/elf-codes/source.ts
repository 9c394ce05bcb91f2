import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const CODE = 'ELF Code';

/** The list of legal forms (ISO 20275) that GLEIF keeps: codes with their names, as a code table. */
export default defineSource<ClassSymbol>({
  name: 'elf-codes',
  title: 'Entity legal forms (ISO 20275), CSV',
  homepage: 'https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list',
  licence: 'CC0',
  collection: classSymbols,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?"?ELF Code"?,"?Country of formation/.test(head),
  expect: { titles: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ClassSymbol>> {
    for await (const { row, cells } of csvRows(file)) {
      const symbol = cells[CODE] ?? '';
      const lang = cells['Language Code (ISO 639-1)'] ?? '';
      const text = cells['Entity Legal Form name Local name'] ?? '';
      if (!/^[A-Z0-9]{4}$/.test(symbol)) {
        yield {
          ok: false,
          id: `row ${row}`,
          reason: `ELF Code is "${symbol.slice(0, 40)}": four letters or digits`,
          raw: JSON.stringify(cells).slice(0, 65_536),
        };
      } else if (text === '') yield { ok: 'skipped', kind: 'code without a name' };
      else if (!/^[a-z]{2}$/.test(lang))
        yield { ok: 'skipped', kind: 'name in a language without code of two letters' };
      else yield { ok: true, record: { scheme: 'elf', symbol, titles: [{ lang, text }] } };
    }
  },
});
