import type { Corpus } from '#corpus/corpus.ts';
import type { Translation } from '#corpus/learned.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { RankPage, RankRequest, RankTerm } from '#corpus/ranking.ts';
import type { Bag } from '#corpus/text/bag.ts';
import { patents } from '../patents.ts';
import { type Method, rankTerms } from './query-parts.ts';
import { translatedTerms } from './translated-terms.ts';

/** A document that shares words with the query. */
export interface WordHit {
  readonly id: string;
  /**
   * Its score as a share of the score of the query itself, 0 to 1 but for documents that say the query's words more
   * densely than it does. Of a translated query, times what that counts (`Translated`).
   */
  readonly share: number;
  /** The words in common are translations. */
  readonly translated: boolean;
}

/**
 * The documents that share most words with a query, in its own language and in others as far as translations are known.
 */
export interface WordRanking {
  /** Documents (families) that share a word, at least. */
  readonly total: number;
  /** Best first; at most `limit` of each language. */
  readonly hits: readonly WordHit[];
  /** The words that were compared, the weightiest first, with their weight in the query. */
  readonly terms: ReadonlyMap<string, number>;
  /** Their translations that were compared, likewise; empty where none are known or none stand in a document. */
  readonly translations: ReadonlyMap<string, number>;
  /** True when documents with words in common were cut off. */
  readonly cut: boolean;
  /** The same scores for given documents, as far as they may be answered. */
  among(ids: readonly string[]): Promise<readonly WordHit[]>;
  /** The words in common that count most in each of the documents given. */
  reasons(ids: readonly string[], most: number): Promise<ReadonlyMap<string, readonly string[]>>;
}

export interface WordQuestion {
  readonly bag: Bag;
  readonly method: Method;
  readonly filter?: Query | undefined;
  readonly collapse?: string | undefined;
  readonly limit: number;
  /** Look for the words' translations too. */
  readonly translate: boolean;
  readonly timeout_ms?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const FIELD = 'TACD_ALL';
/** Translations of words below this share of the words' weight say nothing of the whole. */
const LEAST_TRANSLATED = 0.2;

/** @throws What `Corpus.rank` throws. */
export async function rankByWords(corpus: Corpus, question: WordQuestion): Promise<WordRanking> {
  const { bag, method } = question;
  const own = request(question, rankTerms(bag, method), bag.length);
  const page = await corpus.rank(patents, own);
  const translation = question.translate ? await translated(corpus, own, page) : undefined;
  const { request: foreign, counts = 0 } = translation ?? {};
  const foreignPage = foreign && (await corpus.rank(patents, foreign));
  const only = (of: RankRequest, ids: readonly string[], most: number): RankRequest => {
    const named: Query = { kind: 'values', field: 'PN', values: ids };
    return { ...of, filter: of.filter ? { kind: 'and', of: [named, of.filter] } : named, limit: most };
  };
  return {
    total: Math.max(page.total, foreignPage?.total ?? 0),
    hits: merged(page, foreignPage, counts),
    terms: weighed(own, page),
    translations: foreign && foreignPage ? weighed(foreign, foreignPage) : new Map(),
    cut: page.hits.length >= question.limit || (foreignPage?.hits.length ?? 0) >= question.limit,
    async among(ids) {
      if (ids.length === 0) return [];
      const again = await corpus.rank(patents, only(own, ids, ids.length));
      return merged(again, foreign && (await corpus.rank(patents, only(foreign, ids, ids.length))), counts);
    },
    async reasons(ids, most) {
      const named = new Map<string, readonly string[]>();
      for (const asked of [own, foreign]) {
        const left = ids.filter((id) => !named.has(id));
        if (!asked || left.length === 0) continue;
        const { hits, terms: words } = await corpus.rank(patents, { ...only(asked, left, left.length), reasons: most });
        for (const { id, reasons = [] } of hits)
          named.set(
            id,
            reasons.map((t) => words[t]!.text),
          );
      }
      return named;
    },
  };
}

/** The terms that were compared, with their weight in the query. */
function weighed(asked: RankRequest, { terms }: RankPage): Map<string, number> {
  const weights = new Map(asked.terms.map(({ text, weight }) => [text, weight]));
  return new Map(terms.map(({ text }) => [text, weights.get(text) ?? 0]));
}

function request(question: WordQuestion, terms: readonly RankTerm[], length: number): RankRequest {
  const { method, filter, collapse, limit, timeout_ms, signal } = question;
  return {
    field: FIELD,
    terms,
    length,
    keep: method.keep,
    similarity: method.similarity,
    limit,
    ...(filter && { filter }),
    ...(collapse !== undefined && { collapse }),
    ...(timeout_ms !== undefined && { timeout_ms }),
    ...(signal && { signal }),
  };
}

interface Translated {
  readonly request: RankRequest;
  /**
   * What the share of a document of the translated question counts, as one of the question itself: how much of its
   * weight has translations, `LEAST_TRANSLATED` to 1, over the cube root of what one text can hold of several
   * translations of each word. By the cube root alone, since the longest documents hold many translations by chance.
   */
  readonly counts: number;
}

/** The same question in the words that the compared ones are translated by; undefined if too few of them are known. */
async function translated(corpus: Corpus, own: RankRequest, page: RankPage): Promise<Translated | undefined> {
  const worth = new Map(page.terms.map(({ text, idf }) => [text, idf]));
  // words that no document has may have translations that some do; where words were cut, those are the commonest
  const isCut = page.terms.length >= own.keep;
  const rarest = Math.log(1 + (page.documents + 0.5) / 0.5);
  const weigh = ({ text, weight }: RankTerm) => weight * (worth.get(text) ?? rarest);
  const chosen = own.terms
    .filter(({ text }) => !isCut || worth.has(text))
    .sort((a, b) => weigh(b) - weigh(a) || (a.text < b.text ? -1 : 1))
    .slice(0, own.keep);
  const known = corpus.learned?.translations(chosen.map(({ text }) => text));
  if (!known || known.size === 0) return undefined;
  const between = betweenKnown(known.keys());
  const told = chosen.filter(({ text }) => known.has(text) || !between(text));
  const all = told.reduce((sum, term) => sum + weigh(term), 0);
  const translated = told.filter(({ text }) => known.has(text));
  const covered = translated.reduce((sum, term) => sum + weigh(term), 0);
  if (covered === 0 || covered < LEAST_TRANSLATED * all) return undefined;
  const asked = new Map(chosen.map((term) => [term.text, { ...term, idf: worth.get(term.text) ?? rarest }]));
  const others = [...new Set([...known.values()].flatMap((of) => of.map(({ text }) => text)))];
  const terms = translatedTerms(known, asked, await rarity(corpus, own, others), own.similarity);
  const single = translated.reduce((sum, term) => sum + weigh(term) * oneOf(known.get(term.text)!), 0) / covered;
  return terms.length === 0 ? undefined : { request: { ...own, terms }, counts: covered / all / Math.cbrt(single) };
}

const HAN_PAIR = /^\p{Script=Han}{2}$/u;

/**
 * Whether a pair of Chinese characters only stands where one known word ends and another begins (线通 in 无线通信):
 * it says nothing that they do not, and nothing of it is lost where it has no translation.
 */
function betweenKnown(known: Iterable<string>): (text: string) => boolean {
  const begin = new Set<string>();
  const end = new Set<string>();
  for (const word of known) {
    const characters = [...word];
    begin.add(characters[0]!);
    end.add(characters.at(-1)!);
  }
  return (text) => {
    const [first, second] = [...text];
    return HAN_PAIR.test(text) && end.has(first!) && begin.has(second!);
  };
}

/**
 * What a text that says a word once holds of the weight of all its translations: it uses one of them, each as often as
 * it is probable.
 */
function oneOf(translations: readonly Translation[]): number {
  const sum = translations.reduce((all, { share }) => all + share, 0);
  return translations.reduce((all, { share }) => all + share ** 2, 0) / sum;
}

/** No publication's number. */
const NOBODY: Query = { kind: 'values', field: 'PN', values: ['-'] };

/** The inverse document frequency of words, of those that stand in a document. Ranks nothing: it is cheap. */
async function rarity(corpus: Corpus, asked: RankRequest, texts: readonly string[]): Promise<Map<string, number>> {
  const terms = texts.map((text): RankTerm => ({ text, weight: 1 }));
  const page = await corpus.rank(patents, { ...asked, terms, keep: terms.length, filter: NOBODY, limit: 1 });
  return new Map(page.terms.map(({ text, idf }) => [text, idf]));
}

/**
 * Each document by the language in which it shares more. What is not translated of a question is what a document of the
 * other language cannot share.
 */
function merged(own: RankPage, foreign: RankPage | undefined, counts: number): WordHit[] {
  const best = new Map<string, WordHit>();
  for (const [page, isForeign, part] of [
    [own, false, 1],
    [foreign, true, counts],
  ] as const) {
    if (!page || page.self_score === 0) continue;
    for (const { id, score } of page.hits) {
      const share = (part * score) / page.self_score;
      if (share > (best.get(id)?.share ?? 0)) best.set(id, { id, share, translated: isForeign });
    }
  }
  return [...best.values()].sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}
