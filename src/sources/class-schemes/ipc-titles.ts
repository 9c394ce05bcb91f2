import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { normaliseClass } from '#patents/classes.ts';
import { defineSource, type Parsed } from '../source.ts';
import { tableRows } from '../table-rows.ts';
import { withoutReferences } from './references.ts';

/** The folder of an edition says its language: `20210101_fr`; none is English. */
const EDITION = /(?:^|[\\/!])\d{8}(?:_([a-z]{2}))?[\\/][^\\/]+$/;

/** What stands above a class, subclass or main group. */
const above = (symbol: string): string =>
  symbol.includes('/') ? symbol.slice(0, 4) : symbol.slice(0, symbol.length === 4 ? 3 : 1);

/** Titles of the IPC as a table of `id` and `title`, one file a level: classes, subclasses, main groups (`A01B 1`). */
export default defineSource<ClassSymbol>({
  name: 'ipc-titles',
  title: 'International Patent Classification, titles of classes to main groups (tab-separated)',
  homepage: 'https://www.wipo.int/classifications/ipc/',
  licence: 'WIPO: free of charge with attribution',
  collection: classSymbols,
  files: ['.tsv'],
  expect: { titles: 1 },
  recognises: (_base, head) => /^\ufeff?id\ttitle\r?\n[A-H]\d\d(?:[A-Z](?: ?\d{1,4})?)?\t/.test(head),
  async *read(file): AsyncIterable<Parsed<ClassSymbol>> {
    const lang = EDITION.exec(file.name)?.[1] ?? 'en';
    for await (const { cells, number } of tableRows(file)) {
      const { id = '', title = '' } = cells;
      const group = /^([A-H]\d\d[A-Z]) ?(\d{1,4})$/.exec(id);
      const symbol = normaliseClass(group ? `${group[1]}${group[2]}/00` : id);
      const text = withoutReferences(title);
      if (!symbol || text === '')
        yield {
          ok: false,
          id: `row ${number}`,
          reason: symbol ? 'no title' : `"${id.slice(0, 40)}" is no class symbol`,
        };
      else yield { ok: true, record: { scheme: 'ipc', symbol, parent: above(symbol), titles: [{ lang, text }] } };
    }
  },
});
