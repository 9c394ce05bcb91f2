import { classSymbols } from '#collections/class-symbols.ts';
import type { Bucket } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** Titles of IPC symbols, by symbol: in the language asked for, else any. A main group is titled by its group /00. */
export async function classTitles(
  corpus: Corpus,
  symbols: readonly string[],
  lang: 'en' | 'zh',
): Promise<ReadonlyMap<string, string>> {
  const ids = symbols.flatMap((symbol) => [`ipc:${symbol}`, `ipc:${symbol}/00`]);
  const titles = new Map<string, string>();
  for (const { symbol, titles: all } of await corpus.get(classSymbols, [...new Set(ids)])) {
    const title = all.find((each) => each.lang === lang) ?? all[0];
    const asked = symbol.replace(/\/00$/, '');
    if (title && (symbol === asked || !titles.has(asked))) titles.set(asked, title.text);
  }
  return titles;
}

/** Rows of classes with their titles, in Chinese (or `lang`) where there are such; one look-up for all lists. */
export async function classRows(corpus: Corpus, lists: readonly (readonly Bucket[])[], lang: 'en' | 'zh' = 'zh') {
  const symbols = [...new Set(lists.flatMap((list) => list.map(({ value }) => value)))];
  const titles = await classTitles(corpus, symbols, lang);
  return lists.map((list) => list.map(({ value, count }) => ({ ipc: value, num: count, content: titles.get(value) })));
}
