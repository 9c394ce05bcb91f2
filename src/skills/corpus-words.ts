import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { otherNumber } from '#language/content-words.ts';
import type { UnreadNumber } from '#language/number-doubts.ts';
import { isHan, type TextLanguage } from '#language/script.ts';
import { otherSpelling } from '#language/spelling.ts';

/** How many documents of the corpus hold some words, and how rare that makes them. */
export interface CorpusWords {
  /** Publications in the corpus; 0: nothing could be counted. */
  readonly total: number;
  /** Publications that hold the word of this key; undefined: not asked. */
  documents(key: string): number | undefined;
  /**
   * Inverse document frequency in nats, ln(1 + (N - df + .5) / (df + .5)), N being the publications with text in the
   * word's language: among English documents every Chinese word is rare, 检测 too. 3 for all words of a language that
   * too few publications have text in to tell.
   */
  worth(key: string): number;
}

/** By its commonest word the publications that have text in a language are known. */
const COMMONEST = { zh: '的', en: 'the' } as const;

/** Publications with text in a language. */
export const countWritten = (corpus: Corpus, lang: TextLanguage, signal?: AbortSignal): Promise<number> =>
  countDocuments(corpus, COMMONEST[lang], signal);

/** Below this many publications counts say nothing of rarity. */
const SMALLEST_CORPUS = 20;
const UNKNOWN_WORTH = 3;
/** The most words counted for one task: hostile features may hold thousands. */
const MOST_WORDS = 600;
const AT_ONCE = 16;

const FIELD = 'TACD_ALL';

/**
 * The query for a word as the texts of a field hold it: inflections and both spellings count for English, exact
 * characters for Chinese.
 */
export function wordIn(field: string, form: string): Query {
  if (isHan(form[0] ?? '') || /\s/.test(form.trim())) return { kind: 'phrase', field, text: form };
  const word = form.toLowerCase();
  const spelt = [form, ...[otherSpelling(word), otherNumber(word)].filter((each) => each !== undefined)];
  return anyOf(...spelt.map((text): Query => ({ kind: 'term', field, text })));
}

/** The same in all texts. */
export const wordQuery = (form: string): Query => wordIn(FIELD, form);

/** Documents of whose owners, or inventors, a name is. */
export const nameQuery = (field: string, text: string): Query => ({
  kind: /\s|\p{Script=Han}/u.test(text) ? 'phrase' : 'term',
  field,
  text,
});

/** Runs many small searches, a few at once. */
export async function inBatches<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += AT_ONCE)
    results.push(...(await Promise.all(items.slice(i, i + AT_ONCE).map(run))));
  return results;
}

/** Publications that match a query, English words in any form. */
export async function countMatching(corpus: Corpus, query: Query, signal: AbortSignal): Promise<number> {
  return totalOf(corpus, patents, query, { stemming: true, signal });
}

/** Publications that hold a word or phrase. */
export function countDocuments(corpus: Corpus, form: string, signal?: AbortSignal): Promise<number> {
  return totalOf(corpus, patents, wordQuery(form), { stemming: !isHan(form[0] ?? ''), ...(signal && { signal }) });
}

/**
 * Counts words among the publications of the corpus.
 * @param forms Key (stem or pair of characters) to a form that can be searched for; see `wordsToCount`.
 */
export const countWords = async (
  corpus: Corpus,
  forms: ReadonlyMap<string, string>,
  signal?: AbortSignal,
): Promise<CorpusWords> => {
  const all = { query: { kind: 'all' }, offset: 0, limit: 0, ...(signal && { signal }) } as const;
  const { total } = await corpus.search(patents, all);
  return countedWords(forms, total, (form) => countDocuments(corpus, form, signal));
};

/** The same among any `total` documents, of which `count` have a form. */
export async function countedWords(
  forms: ReadonlyMap<string, string>,
  total: number,
  count: (form: string) => Promise<number>,
): Promise<CorpusWords> {
  const counts = new Map<string, number>();
  const written = new Map<TextLanguage, number>();
  if (total >= SMALLEST_CORPUS) {
    const asked = [...forms].slice(0, MOST_WORDS);
    for (const lang of new Set(asked.map(([key]) => languageOfKey(key))))
      written.set(lang, await count(COMMONEST[lang]));
    await inBatches(asked, async ([key, form]) => {
      counts.set(key, await count(form));
    });
  }
  return {
    total,
    documents: (key) => counts.get(key),
    worth(key) {
      const documents = counts.get(key);
      // a text may lack the commonest word of its language, as titles do
      const all = Math.max(written.get(languageOfKey(key)) ?? 0, documents ?? 0);
      if (documents === undefined || all < SMALLEST_CORPUS) return UNKNOWN_WORTH;
      return Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
    },
  };
}

const languageOfKey = (key: string): TextLanguage => (isHan(key) ? 'zh' : 'en');

/** Of numbers with a word that is no known unit, those whose word stands in no document: others are counted things. */
export async function inNoDocument(
  corpus: Corpus,
  numbers: readonly UnreadNumber[],
  signal?: AbortSignal,
): Promise<UnreadNumber[]> {
  const known = await inBatches(numbers, ({ word }) => countDocuments(corpus, word, signal));
  return numbers.filter((_, at) => known[at] === 0);
}
