import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';

/** Within the shared data. */
export const PAIRS = 'patents/crosslingual-title-abstract-pairs/title_abstract_classification_testset.csv.gz';

/** An invention with its title and abstract in two languages, and what of it a corpus holds. */
export interface Invention {
  readonly number: string;
  readonly en: readonly [title: string, abstract: string];
  readonly zh: readonly [title: string, abstract: string];
  /** What the corpus holds of it: both texts to learn from, or one to be found by the other. */
  readonly role: 'both' | 'en' | 'zh';
}

const cut = (text: string): [string, string] => {
  const [title = '', ...abstract] = text.split('|');
  return [title.trim(), abstract.join('|').trim()];
};

/** The inventions of the file `PAIRS`: half are in the corpus in both languages, a quarter in each alone. */
export function readInventions(path: string): Invention[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  const rows = parse(text, { columns: true }) as { abs_English: string; abs_Chinese: string }[];
  return rows.map((row, i) => ({
    number: `CN${190_000_000 + i}A`,
    en: cut(row.abs_English),
    zh: cut(row.abs_Chinese),
    role: i % 2 === 0 ? 'both' : i % 4 === 1 ? 'en' : 'zh',
  }));
}

/** The record with the texts that its role says; as `both`, with all of them. */
export function toPatent({ number, en, zh, role }: Invention): Patent {
  const text = (lang: 'en' | 'zh', origin: 'original' | 'office', of: string) =>
    role === 'both' || role === lang
      ? [{ lang, origin: role === 'both' ? origin : ('original' as const), text: of }]
      : [];
  return samplePatent(number, {
    titles: [...text('zh', 'original', zh[0]), ...text('en', 'office', en[0])],
    abstracts: [...text('zh', 'original', zh[1]), ...text('en', 'office', en[1])],
  });
}
