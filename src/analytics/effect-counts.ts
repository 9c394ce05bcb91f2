import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import type { TextLanguage } from '#language/script.ts';
import { effectsOf } from './effects.ts';
import { textIn } from './word-cloud.ts';

/** How many patents state an effect, in all and by application year, ascending. */
export interface EffectCount {
  readonly name: string;
  readonly count: number;
  readonly years: readonly { readonly year: number; readonly count: number }[];
}

export interface EffectCounts {
  readonly looked_at: number;
  /** Of these, publications without a text in the language. */
  readonly without: number;
  readonly effects: readonly EffectCount[];
}

/** Publications that are read: the latest. */
const LATEST = 2_000;
const PAGE = 100;

/** Paragraphs of a description that say what an invention brings: its summary. */
const summaryIn = ({ descriptions }: Pick<Patent, 'descriptions'>, lang: TextLanguage) =>
  descriptions
    .filter((description) => description.lang === lang)
    .slice(0, 1)
    .flatMap(({ paragraphs }) => paragraphs.filter(({ section }) => section === 'summary').map(({ text }) => text));

/** The technical effects that titles, abstracts and summaries state, the most frequent first, equal ones by name. */
export async function effectCounts(
  corpus: Corpus,
  request: Pick<SearchRequest, 'query' | 'stemming' | 'collapse'>,
  lang: TextLanguage,
  most: number,
  signal: AbortSignal,
): Promise<EffectCounts> {
  const { hits } = await corpus.search(patents, {
    ...{ ...request, signal, offset: 0, limit: LATEST },
    sort: [{ field: 'PBD', order: 'desc' }],
  });
  const counts = new Map<string, { count: number; years: Map<number, number> }>();
  let without = 0;
  for (let from = 0; from < hits.length; from += PAGE) {
    signal.throwIfAborted();
    const ids = hits.slice(from, from + PAGE).map(({ id }) => id);
    for (const patent of await corpus.get(patents, ids)) {
      const text = [textIn(patent, lang), ...summaryIn(patent, lang)].filter((part) => part !== undefined).join('\n');
      if (text === '') without++;
      for (const effect of effectsOf(text, lang)) {
        let known = counts.get(effect);
        if (!known) counts.set(effect, (known = { count: 0, years: new Map() }));
        known.count++;
        if (patent.filing_date === undefined) continue;
        const year = Math.trunc(patent.filing_date / 10_000);
        known.years.set(year, (known.years.get(year) ?? 0) + 1);
      }
    }
  }
  const effects = [...counts].map(([name, { count, years }]) => ({
    ...{ name, count },
    years: [...years].sort(([a], [b]) => a - b).map(([year, n]) => ({ year, count: n })),
  }));
  effects.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return { looked_at: hits.length, without, effects: effects.slice(0, most) };
}
