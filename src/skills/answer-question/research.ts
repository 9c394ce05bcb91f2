import { setImmediate as breathe } from 'node:timers/promises';
import type { Patent } from '#corpus/collections/patent.ts';
import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type ClaimedQuote, quoteOf } from '#corpus/evidence.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { similarPatents } from '#corpus/similar/similar.ts';
import { isHan, type TextLanguage } from '#language/script.ts';
import { type CorpusWords, countWords, wordQuery } from '../corpus-words.ts';
import { type Counts, countAnswer, periodOf } from './counts.ts';
import { type Place, pickSentences } from './pick-sentences.ts';
import { type Question, shareOf } from './question.ts';
import { type ScoredPassage, scoredPassages } from './score-passages.ts';

/** A document that an answer rests on. */
export interface Source {
  /** As the text refers to it: [1], [2], ... */
  readonly number: number;
  readonly publication_number: string;
  readonly title: string;
  readonly applicant?: string;
  /** yyyyMMdd */
  readonly publication_date?: number;
  /** The best passage, for a model to read; every character of it verified. */
  readonly passage: ClaimedQuote;
  /** Sentences that answer without a model, in the order they are shown. */
  readonly sentences: readonly ClaimedQuote[];
}

/** Everything that an answer may use, found before a word of it is written. JSON. */
export interface Research {
  readonly question: string;
  readonly lang: TextLanguage;
  /**
   * `found`: passages cover the question; `partly`: the nearest passages lack a part of it; `nothing`: no passage comes near; `counts`: answered by
   * counting; `empty`: the question has no word to search for.
   */
  readonly kind: 'found' | 'partly' | 'nothing' | 'counts' | 'empty';
  /** The search that was run, as the search operations take it. */
  readonly query?: string;
  /** Instead of looking: why there is nothing to look at, in words. */
  readonly note?: string;
  /** Families that match the query have all words of the question; else only some of them. */
  readonly all_words?: boolean;
  /** Publications in the corpus, and patent families that match the query. */
  readonly corpus_size: number;
  readonly matching: number;
  /** Words of the question that stand in no document. */
  readonly unknown: readonly string[];
  /** Words of the question that no shown passage has, though documents do. */
  readonly missing: readonly string[];
  /** Publications that were named and are not stored. */
  readonly not_stored: readonly string[];
  readonly sources: readonly Source[];
  readonly counts?: Counts;
}

/** Share of the question's worth that the best passage must have: from `ANSWERED` on a long question is answered, from `NEAR` on the nearest is shown, below `FARTHEST` never. */
const ANSWERED = 0.6;
const NEAR = 0.45;
const FARTHEST = 0.25;
/** Documents that are read, and families that are shown. */
const READ = 30;
const SHOWN = 8;
/** Worth of a word is capped, so that one that stands nowhere does not rule. */
const WORTH_CAP = 7;

/** Finds what the corpus has on a question: words, documents, passages, sentences, counts. No model. */
export async function research(question: Question, corpus: Corpus, signal: AbortSignal): Promise<Research> {
  const counted = await countWords(corpus, question.words, signal);
  const known = new Map([...question.words].filter(([key]) => (counted.documents(key) ?? 1) > 0));
  const { words, unknown } = unknownWords(question.words, known);
  const head = { question: question.text, lang: question.lang, corpus_size: counted.total, unknown };
  if (question.count) {
    const counts = await countAnswer(question, known, corpus, signal);
    const sources = await examples(counts, question, corpus, signal);
    return {
      ...head,
      kind: 'counts',
      query: counts.query,
      matching: counts.publications,
      missing: [],
      not_stored: [],
      sources,
      counts,
    };
  }
  const named = await corpus.findPatents({ numbers: question.publications });
  const not_stored = question.publications.filter(
    (number) => !named.some(({ publication_number }) => publication_number.startsWith(number)),
  );
  const nothing = (kind: 'nothing' | 'empty', matching = 0, query?: string): Research => ({
    ...head,
    kind,
    matching,
    missing: [],
    not_stored,
    sources: [],
    ...(query !== undefined && { query }),
  });
  if (named.length > 0 && known.size === 0 && question.phrases.length === 0) {
    return {
      ...head,
      kind: 'found',
      matching: named.length,
      missing: [],
      not_stored,
      sources: named.slice(0, SHOWN).map((record, i) => summarised(record, question, i + 1)),
    };
  }
  if (words.size === 0 && question.phrases.length === 0) return nothing(not_stored.length > 0 ? 'nothing' : 'empty');
  if (known.size === 0 && question.phrases.length === 0)
    return nothing('nothing', 0, printQuery(anyOf([...words.values()])));

  const { records, query, matching, all_words } =
    named.length > 0
      ? { records: named, query: undefined, matching: named.length, all_words: true }
      : await candidates(question, known, counted, corpus, signal);
  const worth = (key: string) => Math.min(counted.worth(key), WORTH_CAP) * shareOf(question, key);
  const passages: ScoredPassage[] = [];
  for (const record of records) {
    passages.push(...scoredPassages(record, question.lang, [...words.keys()], worth, question.wants));
    await breathe();
    signal.throwIfAborted();
  }
  passages.sort((a, b) => b.value - a.value);
  const best = passages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const shownQuery = query && printQuery(query);
  // A word that is nowhere weighs most: what has nearly all of the others is still near, if there are others enough.
  const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + worth(key), 0);
  const tellingKnown = [...known.keys()].filter((key) => !question.lesser.has(key)).length;
  const ofKnown = best * (sum(words.keys()) / (sum(known.keys()) || 1));
  const near = best >= NEAR || (tellingKnown > 1 && best >= FARTHEST && ofKnown >= ANSWERED);
  if (named.length === 0 && !near) return nothing('nothing', matching, shownQuery);
  const places = pickSentences(passages, question, worth, words);
  const sources = asSources(places, passages, records);
  if (sources.length === 0) return nothing('nothing', matching, shownQuery);
  const seen = new Set(places.flatMap(({ keys }) => [...keys]));
  const missing = [...known]
    .filter(([key]) => !seen.has(key) && !isHan(key) && !question.lesser.has(key))
    .map(([, form]) => form);
  return {
    ...head,
    kind:
      best >= answeredFrom([...words.keys()].filter((key) => !question.lesser.has(key)).length) || named.length > 0
        ? 'found'
        : 'partly',
    ...(shownQuery && { query: shownQuery }),
    matching,
    all_words,
    missing,
    not_stored,
    sources,
  };
}

/**
 * Words of the question that no document has, as they are shown, and all words without the pairs of Han characters that only arose where two words
 * met: of 量子计算 with 计算 known, 量子 is unknown and 子计 is no word.
 */
function unknownWords(all: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>) {
  const words = new Map(all);
  const unknown: string[] = [];
  const keys = [...all.keys()];
  const follows = (left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && isHan(left) && isHan(right) && left.at(-1) === right[0];
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (known.has(key)) continue;
    if (!isHan(key)) {
      unknown.push(all.get(key)!);
      continue;
    }
    let end = i;
    let run = key;
    while (follows(keys[end], keys[end + 1]) && !known.has(keys[end + 1]!)) run += keys[++end]!.slice(1);
    const from = follows(keys[i - 1], key) ? 1 : 0;
    const to = run.length - (follows(keys[end], keys[end + 1]) ? 1 : 0);
    const core = run.slice(from, to);
    for (let k = i; k <= end; k += 1) if (!core.includes(keys[k]!)) words.delete(keys[k]!);
    if (core.length > 1) unknown.push(core);
    i = end;
  }
  return { words, unknown };
}

/** What the best passage must have to answer, by the number of telling words: nearly all of a short question, most of a long one. */
const answeredFrom = (words: number): number => (words <= 2 ? 0.85 : words === 3 ? 0.7 : ANSWERED);

const anyOf = (forms: readonly string[]): Query =>
  forms.length === 1 ? wordQuery(forms[0]!) : { kind: 'or', of: forms.map(wordQuery) };
const allOf = (of: readonly Query[]): Query => (of.length === 1 ? of[0]! : { kind: 'and', of });

/** Documents to read: all words first, then the rarest of them, then any. One of each family. */
async function candidates(
  question: Question,
  known: ReadonlyMap<string, string>,
  counted: CorpusWords,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ records: Patent[]; query: Query; matching: number; all_words: boolean }> {
  const telling = [...known].filter(([key]) => !question.lesser.has(key));
  const forms = (telling.length > 0 ? telling : [...known])
    .sort(([a], [b]) => counted.worth(b) - counted.worth(a))
    .map(([, form]) => form);
  const phrases = question.phrases.map((text): Query => ({ kind: 'phrase', field: 'TACD_ALL', text }));
  const period = periodOf(question);
  const fixed = [...phrases, ...period];
  const steps: Query[] = [];
  if (forms.length > 0) steps.push(allOf([...forms.map(wordQuery), ...fixed]));
  if (forms.length > 3) steps.push(allOf([...forms.slice(0, Math.ceil(forms.length / 2)).map(wordQuery), ...fixed]));
  if (forms.length > 1) steps.push(allOf([anyOf(forms), ...fixed]));
  if (steps.length === 0) steps.push(allOf(fixed));
  const ids = new Set<string>();
  let answered: { query: Query; matching: number; all_words: boolean } | undefined;
  for (const query of steps) {
    const page = await corpus.search(patents, {
      query,
      offset: 0,
      limit: READ,
      collapse: { field: 'FAM_ID' },
      stemming: true,
      signal,
    });
    if (page.total > 0) answered ??= { query, matching: page.total, all_words: query === steps[0] };
    for (const { id } of page.hits) if (ids.size < READ) ids.add(id);
    if (ids.size >= READ / 2) break;
  }
  // What shares most with the question, weighed by rarity and length; the Boolean steps take any document that has the words somewhere.
  if (known.size > 1) {
    const similar = await similarPatents(corpus, {
      text: [...known.values(), ...question.phrases].join(' '),
      limit: READ / 2,
      citations: false,
      ...(fixed.length > 0 && { filter: allOf(fixed) }),
      signal,
    });
    for (const { id } of similar.hits) ids.add(id);
  }
  return {
    records: await corpus.get(patents, [...ids]),
    ...(answered ?? { query: steps.at(-1)!, matching: 0, all_words: false }),
  };
}

/** Sentences and passages become quotes here: by reading them in the record, once more. */
function asSources(places: readonly Place[], passages: readonly ScoredPassage[], records: readonly Patent[]): Source[] {
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const order = [...new Set(places.map(({ publication_number }) => publication_number))].slice(0, SHOWN);
  return order.map((publication_number, index) => {
    const record = byNumber.get(publication_number)!;
    const best = passages.find((passage) => passage.publication_number === publication_number)!;
    return {
      ...headOf(record, best.locators[0]!.lang as TextLanguage, index + 1),
      passage: quoteOf(record, best.locators[0]!),
      sentences: places
        .filter((place) => place.publication_number === publication_number)
        .map(({ locator }) => quoteOf(record, locator)),
    };
  });
}

export function headOf(record: Patent, lang: TextLanguage, number: number) {
  const title = record.titles.find((each) => each.lang === lang) ?? record.titles[0];
  const applicant = (record.applicants[0] ?? record.assignees[0])?.name;
  return {
    number,
    publication_number: record.publication_number,
    title: title?.text ?? record.publication_number,
    ...(applicant && { applicant }),
    ...(record.publication_date !== undefined && { publication_date: record.publication_date }),
  };
}

/** A document that was named and about which nothing particular was asked: its abstract and its first claim. */
function summarised(record: Patent, { lang, text }: Question, number: number): Source {
  const claimsOnly = /\bclaim|权利要求/iu.test(text);
  const abstract = record.abstracts.find((each) => each.lang === lang) ?? record.abstracts[0];
  const claims = record.claims.find((each) => each.lang === lang) ?? record.claims[0];
  const title = record.titles.find((each) => each.lang === lang) ?? record.titles[0];
  const quotes: ClaimedQuote[] = [];
  if (abstract && !(claimsOnly && claims))
    quotes.push(
      quoteOf(record, {
        part: 'abstract',
        lang: abstract.lang,
        origin: abstract.origin,
        start: 0,
        end: abstract.text.length,
      }),
    );
  const first = claims?.claims[0];
  if (claims && first)
    quotes.push(
      quoteOf(record, {
        part: 'claim',
        lang: claims.lang,
        origin: claims.origin,
        claim_number: first.number,
        start: 0,
        end: first.text.length,
      }),
    );
  if (quotes.length === 0 && title)
    quotes.push(
      quoteOf(record, { part: 'title', lang: title.lang, origin: title.origin, start: 0, end: title.text.length }),
    );
  return { ...headOf(record, lang, number), passage: quotes[0]!, sentences: quotes };
}

/** The newest documents of a count, by their titles. */
async function examples(counts: Counts, question: Question, corpus: Corpus, signal: AbortSignal): Promise<Source[]> {
  if (counts.publications === 0) return [];
  const page = await corpus.search(patents, {
    query: counts.tree,
    offset: 0,
    limit: 5,
    collapse: { field: 'FAM_ID' },
    stemming: true,
    signal,
  });
  const records = await corpus.get(
    patents,
    page.hits.map(({ id }) => id),
  );
  return records.flatMap((record, index) => {
    const title = record.titles.find((each) => each.lang === question.lang) ?? record.titles[0];
    if (!title) return [];
    const quote = quoteOf(record, {
      part: 'title',
      lang: title.lang,
      origin: title.origin,
      start: 0,
      end: title.text.length,
    });
    return [{ ...headOf(record, question.lang, index + 1), passage: quote, sentences: [quote] }];
  });
}
