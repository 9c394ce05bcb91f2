import type { Corpus } from '#corpus/corpus.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Model } from '#models/model.ts';
import type { Counts } from './counts.ts';
import type { Fact } from './facts.ts';
import { inItsLanguage } from './in-its-language.ts';
import type { OrderDate } from './in-order.ts';
import type { Named } from './names.ts';
import { type NearestWords, nearestWords } from './nearest-words.ts';
import { inOtherLanguage, type TranslatedTerm } from './other-language.ts';
import type { Question } from './question.ts';
import type { Source } from './source.ts';

export type { OrderDate } from './in-order.ts';
export type { Source } from './source.ts';

/** Everything that an answer may use, found before a word of it is written. JSON. */
export interface Research {
  readonly question: string;
  readonly lang: TextLanguage;
  /**
   * `found`: passages cover the question; `partly`: the nearest passages lack a part of it; `nothing`: no passage comes near; `compared`: passages on
   * each of two things; `counts`: answered by counting; `listed`: by documents in order of time; `facts`: by the bibliography; `empty`: the question
   * has no word to search for.
   */
  readonly kind: 'found' | 'partly' | 'nothing' | 'compared' | 'counts' | 'listed' | 'facts' | 'empty';
  /** The search that was run, as the search operations take it. */
  readonly query?: string;
  /** Instead of looking: why there is nothing to look at, in words. */
  readonly note?: string;
  /** Families that match the query have all words of the question; else only some of them. */
  readonly all_words?: boolean;
  /** Publications in the corpus, and patent families that match the query. */
  readonly corpus_size: number;
  readonly matching: number;
  /** Families that match without the restrictions of the question, where none matches with them. */
  readonly unrestricted?: number;
  /** Words of the question that stand in no document. */
  readonly unknown: readonly string[];
  /** Words of the question that no shown passage has, though documents do. */
  readonly missing: readonly string[];
  /** Publications that were named and are not stored. */
  readonly not_stored: readonly string[];
  readonly sources: readonly Source[];
  readonly counts?: Counts;
  readonly order?: 'latest' | 'earliest';
  /** The date that documents are ordered by; absent where none has one. */
  readonly ordered_by?: OrderDate;
  readonly facts?: readonly Fact[];
  /** Of a comparison: each thing, with what was found on it; sources as in `sources`, with the sentences on this thing. */
  readonly sections?: readonly { readonly heading: string; readonly sources: readonly Source[] }[];
  /** Words of earlier questions that this one was read with. */
  readonly read_with?: readonly string[];
  /** Of words that stand in no document, what they may be a slip for; only where the question is not answered. */
  readonly nearest?: readonly NearestWords[];
  /** Words that are written otherwise in the documents. */
  readonly rewritten?: readonly { readonly from: string; readonly to: string }[];
  /** The owner or inventor whose documents alone were looked at. */
  readonly named?: { readonly text: string; readonly of: Named['of'] };
  /** The passages are in the other language than the question, found by these terms. */
  readonly translated?: readonly TranslatedTerm[];
}

/** What research works with: a model only proposes terms in another language, which are looked up before they are used. */
export interface ResearchContext {
  readonly corpus: Corpus;
  readonly signal: AbortSignal;
  readonly account: string;
  readonly model?: Model | undefined;
}

/** Finds what the corpus has on a question: words, documents, passages, sentences, counts, facts. */
export async function research(asked: Question, context: ResearchContext): Promise<Research> {
  const found = await inEitherLanguage(asked, context);
  const unanswered = found.kind === 'nothing' || found.kind === 'partly';
  if (!unanswered || found.note !== undefined || found.unknown.length === 0) return found;
  const nearest = await nearestWords(found.unknown, context.corpus, context.signal);
  return nearest.length > 0 ? { ...found, nearest } : found;
}

async function inEitherLanguage(asked: Question, context: ResearchContext): Promise<Research> {
  const { corpus, signal } = context;
  const own = await inItsLanguage(asked, context);
  const more = asked.read_with && asked.read_with.length > 0 ? { read_with: asked.read_with } : {};
  if (own.kind !== 'partly' && own.kind !== 'nothing') return { ...own, ...more };
  if (own.note !== undefined || asked.publications.length > 0 || asked.phrases.length > 0) return { ...own, ...more };
  // A model is asked for words only where there is nothing at all to answer from.
  const { model: _, ...unaided } = context;
  const other = await inOtherLanguage(asked, corpus, own.kind === 'nothing' ? context : unaided);
  if (!other) return { ...own, ...more };
  signal.throwIfAborted();
  const there = await inItsLanguage(other.question, context);
  if (RANK[there.kind] <= RANK[own.kind]) return { ...own, ...more };
  const unknown = own.unknown.filter((word) => !other.terms.some(({ from }) => from.includes(word)));
  const kind = there.kind === 'found' && unknown.length > 0 ? 'partly' : there.kind;
  return { ...there, ...more, kind, lang: asked.lang, unknown, missing: [], translated: other.terms };
}

const RANK: Readonly<Record<Research['kind'], number>> = {
  empty: 0,
  nothing: 0,
  partly: 1,
  compared: 2,
  listed: 2,
  facts: 2,
  counts: 2,
  found: 2,
};
