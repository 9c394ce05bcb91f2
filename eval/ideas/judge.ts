import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { contentWords } from '#language/content-words.ts';
import type { Span } from '#language/spans.ts';
import { assess } from '#operations/novelty-search/assessment.ts';
import { selectedFeatures } from '#operations/novelty-search/compared-document.ts';
import type { NoveltySearchData } from '#operations/novelty-search/data.ts';
import { compareDocuments } from '#operations/novelty-search/steps.ts';
import { toWireComparison } from '#operations/novelty-search/wire-results.ts';
import { extractFeatures } from '#skills/extract-features/extract-features.ts';
import type { TestService } from '#testing/service.ts';
import { dataOf, type Row, search } from '../novelty/calls.ts';
import type { Idea, IdeaFeature, Truth } from './ideas.ts';

/** What the flow says of a feature; `meaning`: near in meaning, not in words; `absent`: it shows no such cell. */
export type Said = Truth | 'meaning' | 'absent';

export interface Cell {
  readonly feature: IdeaFeature;
  readonly said: Said;
  /** The passage shown is one of those that a person named. */
  readonly at_place: boolean;
  /** Feature and passage as the flow has them, for reading. */
  readonly shown?: {
    readonly feature: string;
    readonly quote?: string;
    readonly score: number;
    readonly reason: string;
  };
}

export interface Outcome {
  readonly idea: Idea;
  readonly seconds: number;
  /** Sentences in no feature and not listed as left out. */
  readonly dropped: readonly string[];
  /** Place of the own patent in the list, from 1. */
  readonly place?: number;
  /** The same among the candidates before they are compared. */
  readonly candidate?: number;
  readonly category?: string;
  readonly cells: readonly Cell[];
  /** Features of the flow, of whatever kind, that keep the own patent from category X. */
  readonly missing: readonly Readonly<Record<'text' | 'part' | 'said' | 'reason', string>>[];
  /** Cells of the other documents shown, those of them that are called disclosed: mostly wrongly, and X among them. */
  readonly others: { readonly cells: number; readonly disclosed: number; readonly x: readonly string[] };
  readonly quotes: number;
  readonly verified: number;
  /** Reasons that say what the passage shown has, and those of them that name what it has not. */
  readonly reasons: { readonly all: number; readonly unsound: number };
}

/** A feature of the idea counts as one of the flow that holds half of its characters or more. */
const HELD = 0.5;

const overlap = (a: Span, b: Span) => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/**
 * Tells the service an idea, takes every answer as it comes, and judges what it says of the idea's own patent.
 * @param keep Takes what the search knows, to be compared again by `judgeAgain`.
 */
export async function judge(
  service: TestService,
  idea: Idea,
  keep?: (data: NoveltySearchData) => Promise<void>,
): Promise<Outcome> {
  const began = performance.now();
  const result = await search(service, { input: idea.text, lang: idea.lang === 'zh' ? 'cn' : 'en' });
  const seconds = (performance.now() - began) / 1000;
  const data = await dataOf(service, result.task_id);
  await keep?.(data);
  return judged(service.corpus, idea, data, result.final_result as Row[], seconds);
}

/** The same of a search that was kept: see `comparedAgain`. */
export async function judgeAgain(service: TestService, idea: Idea, before: NoveltySearchData): Promise<Outcome> {
  const began = performance.now();
  const data = await comparedAgain(service, before);
  const { documents } = assess(selectedFeatures(data.confirmed_features!), data.documents!, data.reference_date);
  const list = documents.toSorted((a, b) => b.public_score - a.public_score).map(toWireComparison);
  return judged(service.corpus, idea, data, list as Row[], (performance.now() - began) / 1000);
}

/** What a search that was kept comes to now: its features are taken anew, and its candidates compared with them. */
export async function comparedAgain({ corpus }: TestService, before: NoveltySearchData): Promise<NoveltySearchData> {
  const asking = { corpus, account: '', signal: new AbortController().signal };
  const { output } = await extractFeatures.run({ text: before.text, lang: before.lang }, asking);
  const confirmed_features = output.features.map((one) => ({ ...one, selected: true, user_added: false }));
  const kept = { ...before, generated_features: output, confirmed_features };
  const services = { corpus, clock: Date.now } as unknown as Parameters<typeof compareDocuments>[1]['services'];
  const silent = { account: '', task_id: '', log() {}, progress() {} };
  return { ...kept, ...(await compareDocuments(kept, { services, signal: asking.signal, ...silent })) };
}

async function judged(
  corpus: Corpus,
  idea: Idea,
  data: NoveltySearchData,
  list: readonly Row[],
  seconds: number,
): Promise<Outcome> {
  // one of two texts that are nearly the same stands for both
  const index = list.findIndex(
    ({ document, near_identical }) =>
      document === idea.of || (near_identical as string[] | undefined)?.includes(idea.of),
  );
  // the list is that of nearness: the results are sent by their scores
  const stands_for = index >= 0 ? list[index]!.document : idea.of;
  const place = data.scores!.findIndex(({ publication_number }) => publication_number === stands_for);
  const candidate = data.prior_art!.candidates.findIndex(({ publication_number }) => publication_number === idea.of);
  const own = index >= 0 ? list[index] : undefined;

  const found = data.confirmed_features!;
  const listed: Span[] = [...found.flatMap(({ original }) => (original ? [original] : [])), ...leftOut(data)];
  const cells = idea.features.map((feature): Cell => {
    const near = found
      .map((one) => ({ one, shared: one.original ? overlap(one.original, feature) : 0 }))
      .toSorted((a, b) => b.shared - a.shared)[0];
    const held = near && near.shared >= HELD * (feature.end - feature.start) ? near.one : undefined;
    const cell = held && (own?.features as Row[] | undefined)?.find((one) => one.feature_num === held.number);
    if (!cell) return { feature, said: 'absent', at_place: false };
    const said: Said = cell.by_meaning && cell.verdict === 'not_found' ? 'meaning' : cell.verdict;
    const at = placeOf(cell.quote);
    return {
      feature,
      said,
      at_place: at !== undefined && feature.places.includes(at),
      shown: { feature: held.text, quote: cell.quote?.text, score: cell.score, reason: cell.reason },
    };
  });
  const rivals = list.filter((_, at) => at !== index);
  const others = rivals.flatMap(({ features }) => features as Row[]);
  const { quotes, verified } = await verify(corpus, list);
  return {
    idea,
    seconds,
    dropped: idea.sentences
      .filter((sentence) => !listed.some((span) => overlap(span, sentence) > 0))
      .map(({ start, end }) => idea.text.slice(start, end)),
    ...(place >= 0 && { place: place + 1 }),
    ...(own && { category: own.comparative_literature_type as string }),
    ...(candidate >= 0 && { candidate: candidate + 1 }),
    cells,
    missing: ((own?.features as Row[] | undefined) ?? [])
      .filter(({ verdict }) => verdict !== 'disclosed')
      .map(({ feature_num, tech_feature, verdict, score, reason }) => ({
        text: tech_feature,
        part: found.find(({ number }) => number === feature_num)?.part ?? '',
        said: `${verdict} ${score}`,
        reason,
      })),
    others: {
      cells: others.length,
      disclosed: others.filter(({ verdict }) => verdict === 'disclosed').length,
      x: rivals
        .filter(({ comparative_literature_type }) => comparative_literature_type === 'X')
        .map(({ document }) => document),
    },
    quotes,
    verified,
    reasons: reasonsOf(list),
  };
}

/** What a reason says that the passage has, in the list of words behind its verb. */
const HAS = /(?:passage|miss) has ((?:"[^"]+"(?:, )?)+)|含有((?:“[^”]+”、?)+)/u;

function reasonsOf(list: readonly Row[]): Outcome['reasons'] {
  const cells = list.flatMap(({ features }) => features as Row[]).filter(({ quote, reason }) => quote && reason);
  const named = cells.flatMap(({ quote, reason }) => {
    const has = HAS.exec(reason);
    return has ? [{ words: contentWords(has[1] ?? has[2]!), text: quote.text as string }] : [];
  });
  const unsound = named.filter(({ words, text }) => {
    const there = new Set(contentWords(text).map(({ key }) => key));
    return words.some(({ key }) => !there.has(key));
  });
  return { all: named.length, unsound: unsound.length };
}

/** What the flow lists as no part of a feature. */
const leftOut = (data: NoveltySearchData): readonly Span[] =>
  (data.generated_features as { left_out?: Span[] } | undefined)?.left_out ?? [];

/** The place of a quote, as the ideas name places. */
export function placeOf(quote: Row | undefined): string | undefined {
  if (quote?.part === 'abstract') return 'a';
  if (quote?.part === 'claim') return `c${quote.claim_number}`;
  return quote?.paragraph_id;
}

/** Reads every quote of a result again in its document. */
async function verify(corpus: Corpus, list: readonly Row[]): Promise<{ quotes: number; verified: number }> {
  const records = await corpus.get(
    patents,
    list.map(({ document }) => document),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const quotes = list.flatMap(({ document, features }) =>
    (features as Row[]).flatMap(({ quote }) => (quote ? [{ record: byNumber.get(document)!, quote }] : [])),
  );
  const verified = quotes.filter(({ record, quote }) => verifyQuote(record, quote as ClaimedQuote).verified);
  return { quotes: quotes.length, verified: verified.length };
}

/** The text of a place, in every language that it is stored in. */
function textAt(patent: Patent, place: string): string {
  if (place === 'a') return patent.abstracts.map(({ text }) => text).join('\n');
  const claim = /^c(\d+)$/.exec(place)?.[1];
  if (claim)
    return patent.claims
      .flatMap(({ claims }) => claims.filter(({ number }) => number === Number(claim)).map(({ text }) => text))
      .join('\n');
  return patent.descriptions
    .flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => id === place).map(({ text }) => text))
    .join('\n');
}

/**
 * Share of a feature's content words that stand in the one of its passages that has most of them.
 * @throws Error for a place that the patent does not have.
 */
export function sharedWords(feature: IdeaFeature, patent: Patent): number {
  const wanted = new Set(contentWords(feature.text).map(({ key }) => key));
  const shares = feature.places.map((place) => {
    const text = textAt(patent, place);
    if (text === '') throw new Error(`${patent.publication_number} has no ${place}`);
    const there = new Set(contentWords(text).map(({ key }) => key));
    return [...wanted].filter((key) => there.has(key)).length / Math.max(1, wanted.size);
  });
  return Math.max(...shares);
}
