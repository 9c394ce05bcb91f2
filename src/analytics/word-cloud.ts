import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { isJapanese, type TextLanguage } from '#language/script.ts';
import { logLikelihood, type Term, TermReader } from './terms.ts';

/** Terms of the latest publications of a search, the most distinctive first. */
export interface WordCloud {
  /** Publications read, and those of them without a text in the language. */
  readonly looked_at: number;
  readonly without: number;
  readonly terms: readonly Term[];
}

/** Publications that are read: the latest. */
const LATEST = 5_000;
const PAGE = 250;
/** Terms whose frequency in the whole corpus is asked. */
const CANDIDATES = 400;
/** Questions to the index at once. */
const AT_ONCE = 16;

/** Title and abstract in a language, as published or translated; undefined where there is none. */
export function textIn(
  { titles, abstracts }: Pick<Patent, 'titles' | 'abstracts'>,
  lang: TextLanguage,
): string | undefined {
  const one = (texts: Patent['titles']) => {
    const own = texts.filter((text) => text.lang === lang && !(lang === 'zh' && isJapanese(text.text)));
    return (own.find(({ origin }) => origin === 'original') ?? own[0])?.text;
  };
  const found = [one(titles), one(abstracts)].filter((text) => text !== undefined);
  return found.length > 0 ? found.join('.\n') : undefined;
}

/**
 * The terms of a search that tell it from the rest of the corpus: by log-likelihood against all publications, or, where
 * the search is most of the corpus and there is no rest, by how many texts hold them and how few.
 */
export async function wordCloud(
  corpus: Corpus,
  query: Query,
  lang: TextLanguage,
  most: number,
  signal: AbortSignal,
): Promise<WordCloud> {
  const reader = new TermReader(lang);
  const { hits } = await corpus.search(patents, {
    ...{ query, signal, offset: 0, limit: LATEST },
    sort: [{ field: 'PBD', order: 'desc' }],
  });
  for (let from = 0; from < hits.length; from += PAGE) {
    signal.throwIfAborted();
    const ids = hits.slice(from, from + PAGE).map(({ id }) => id);
    for (const patent of await corpus.get(patents, ids)) {
      const text = textIn(patent, lang);
      if (text !== undefined) reader.add(text);
    }
  }
  const candidates = reader.terms(CANDIDATES, reader.read > 20 ? 2 : 1);
  const whole = await count(corpus, { kind: 'all' }, signal);
  const spread: number[] = [];
  for (let from = 0; from < candidates.length; from += AT_ONCE)
    spread.push(
      ...(await Promise.all(
        candidates
          .slice(from, from + AT_ONCE)
          .map(({ text }) => count(corpus, { kind: 'phrase', field: 'TA_ALL', text }, signal)),
      )),
    );
  const rest = hits.length <= whole / 2;
  const scored = candidates.map((term, i) => {
    const [held, everywhere] = [term.documents.length, Math.max(spread[i]!, term.documents.length)];
    const rare = Math.log(1 + whole / everywhere);
    return { term, score: rest ? logLikelihood(held, reader.read, everywhere, whole) : held * rare };
  });
  const terms = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.term.text < b.term.text ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term);
  return { looked_at: hits.length, without: hits.length - reader.read, terms };
}

const count = (corpus: Corpus, query: Query, signal: AbortSignal) =>
  totalOf(corpus, patents, query, { signal, stemming: true });

/** A term with the terms that most often stand beside it. */
export interface Topic {
  readonly text: string;
  readonly count: number;
  readonly parts: readonly { readonly text: string; readonly count: number }[];
}

/** Topics of a wheel and parts of each. */
const TOPICS = 10;
const PARTS = 10;

/**
 * Two levels of terms: the most distinctive ones, and for each those that stand beside it more often than elsewhere. A
 * term is a topic or the part of one topic. `count` of a part: texts that hold both.
 */
export function topicsOf({ terms, looked_at, without }: WordCloud): Topic[] {
  const texts = looked_at - without;
  // what most texts name is the question, not a topic of it
  const telling = terms.filter(({ documents }) => documents.length <= texts / 2);
  const free = new Set(telling);
  const overlap = (a: Term, b: Term) => {
    const held = new Set(a.documents);
    return b.documents.reduce((n, document) => n + (held.has(document) ? 1 : 0), 0);
  };
  const heads: Term[] = [];
  for (const term of telling) {
    if (heads.length === TOPICS) break;
    // what mostly stands where a topic does is a part of it
    if (heads.some((head) => overlap(head, term) > term.documents.length / 2)) continue;
    heads.push(term);
    free.delete(term);
  }
  const near = heads.map((head) =>
    [...free].map((term) => {
      const both = overlap(head, term);
      return { term, both, score: logLikelihood(both, head.documents.length, term.documents.length, texts) };
    }),
  );
  const parts = heads.map((): { text: string; count: number }[] => []);
  for (const term of heads.length > 0 ? free : []) {
    const best = near
      .map((list, i) => ({ i, ...list.find((each) => each.term === term)! }))
      .reduce((a, b) => (b.score > a.score ? b : a));
    if (best.both > 0 && best.score > 0 && parts[best.i]!.length < PARTS)
      parts[best.i]!.push({ text: term.text, count: best.both });
  }
  return heads.map((head, i) => ({
    ...{ text: head.text, count: head.documents.length },
    parts: parts[i]!.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)),
  }));
}
