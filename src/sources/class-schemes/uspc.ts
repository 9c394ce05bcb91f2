import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { normaliseClass } from '#patents/classes.ts';
import { defineSource, type Parsed } from '../source.ts';
import { tableRows } from '../table-rows.ts';
import { tidy } from '../xml.ts';

/** A file for each class is named by it: `002.tsv`, `D14.tsv`, `PLT.tsv`, `G9B.tsv`. */
const CLASS = /^(\d{3}|D\d\d|PLT|G9B)\.tsv$/i;
/** A subclass: `455`, `1.05`, `.5`, `1R`, `DIG.1`. */
const SUBCLASS = /^[0-9A-Z.]{1,10}$/;

/** A row with all words of its title, those of what stands above it included. */
interface Row {
  readonly symbol: string;
  readonly words: readonly string[];
}

/**
 * The nearest row above another one: whose words are the first of its own, and as many as possible. Of several with the
 * same words the first. Headings that are no subclass have no row, and stay in the titles of what stands below.
 */
function above({ words }: Row, byWords: ReadonlyMap<string, Row>): Row | undefined {
  for (let length = words.length - 1; length > 0; length--) {
    const found = byWords.get(words.slice(0, length).join(' '));
    if (found) return found;
  }
  return undefined;
}

/** Most words of a title; the longest ones of the classification have some 200. */
const MOST_WORDS = 400;

/**
 * Classes of the United States Patent Classification as tables without a head, one file a class: subclass, and its
 * title with those of all that stands above it.
 */
export default defineSource<ClassSymbol>({
  name: 'uspc-titles',
  title: 'US Patent Classification, titles of subclasses (tab-separated, a file for each class)',
  homepage: 'https://www.uspto.gov/web/patents/classification/',
  licence: 'Public domain (works of the United States government)',
  collection: classSymbols,
  files: ['.tsv'],
  expect: { titles: 1 },
  recognises: (base, head) => CLASS.test(base) && /^[0-9A-Z.]{1,10}\t\S/.test(head),
  async *read(file): AsyncIterable<Parsed<ClassSymbol>> {
    const name = CLASS.exec(file.name.split(/[\\/!]/).at(-1)!)?.[1];
    const byWords = new Map<string, Row>();
    const rows: Row[] = [];
    for await (const { cells, number } of tableRows(file, { columns: ['subclass', 'title'] })) {
      const { subclass = '', title = '' } = cells;
      const written = `${name}/${subclass}`.toUpperCase();
      const symbol = normaliseClass(written) ?? written;
      const words = (tidy(title) ?? '').split(' ').slice(0, MOST_WORDS);
      if (name === undefined || !SUBCLASS.test(subclass) || words[0] === '') {
        yield { ok: false, id: `row ${number}`, reason: `"${subclass.slice(0, 40)}" is no subclass with a title` };
        continue;
      }
      const row = { symbol, words };
      rows.push(row);
      const key = words.join(' ');
      if (!byWords.has(key)) byWords.set(key, row);
    }
    for (const row of rows) {
      const parent = above(row, byWords);
      const text = row.words.slice(parent?.words.length ?? 0).join(' ');
      const { symbol } = row;
      yield {
        ok: true,
        record: { scheme: 'upc', symbol, ...(parent && { parent: parent.symbol }), titles: [{ lang: 'en', text }] },
      };
    }
  },
});
