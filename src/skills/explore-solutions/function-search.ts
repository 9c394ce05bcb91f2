import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { classLevels } from '#patents/classes.ts';
import { CUES } from '../extract-disclosure/cues.ts';
import type { QuoteShape } from '../types.ts';
import { ownUnits } from './own-units.ts';
import { saysMeans, tellsMeans } from './said.ts';
import { type Core, coreReader, shareOf, type Wanted, wantedIn, wantedOf } from './wanted.ts';

/** A document that states to have solved a problem, or one that serves the same function. */
export interface FunctionHit {
  readonly publication_number: string;
  /** 0 to 1 within one search: its place among those that are like the problem, and how much of it is stated. */
  readonly score: number;
  /** What it says of its own means nearest to what is asked (`bestOf`); absent where it says none. */
  readonly evidence?: QuoteShape;
  /** Shares of what is asked, rare words weigh more: that the document is about, and that the sentence has. */
  readonly about: number;
  readonly stated: number;
  /** No subclass (IPC or CPC) in common with the nearest documents. */
  readonly far: boolean;
}

/** How much a document answers what is asked, 0 to 1: what it is about, and what its sentence states, alike. */
export const answering = ({ about, stated }: Pick<FunctionHit, 'about' | 'stated'>): number => (about + stated) / 2;

/** Documents whose sentences are read. */
const READ = 120;
/** Documents that stand for the field that the problem is at home in. */
const NEAREST = 10;
const AT_A_TIME = 20;
/** Characters of a document that are read for its effects. */
const MOST_TEXT = 40_000;
const LONGEST_SENTENCE = 900;
/** Characters of an abstract or a claim that tell what a document is about. */
const LONGEST_READ = 4_000;
/** Sentences of a problem that are read. */
const MOST_PROBLEMS = 10;
/** What a word of the sentence before counts. */
const AROUND = 0.5;
/** Share of what is asked from which on a document is on the matter, whatever words its sentences use. */
const ON_THE_MATTER = 0.35;
/**
 * Share of what is asked that a sentence has which ties nothing, at least; and what a tie is worth beside the share.
 */
const LEAST_SAID = 0.15;
const TIED = 0.2;
/** What the place among the similar ones weighs in the order, and each of the two shares. */
const BY_RANK = 0.3;
const BY_WORDS = 0.35;

/** Sections of a description that say what a record brings. */
const BRINGS: ReadonlySet<unknown> = new Set(['summary', 'other', undefined]);

/**
 * How much of what is asked a document is about: its title, abstract and first claim, and the problem that it states.
 */
export const aboutOf = (record: Patent, wanted: Wanted): number => shareOf(spokenOf(record, wanted), wanted);

function spokenOf(record: Patent, wanted: Wanted): Set<string> {
  const met = new Set<string>();
  const texts = [
    ...record.titles.map(({ text }) => text),
    ...record.abstracts.map(({ text }) => text),
    ...record.claims.flatMap(({ claims }) => claims.slice(0, 1).map(({ text }) => text)),
    ...problemsOf(record),
  ];
  for (const text of texts) for (const key of wantedIn(text.slice(0, LONGEST_READ), wanted)) met.add(key);
  return met;
}

/** Sentences in which a record states its problem, the first ones. */
function problemsOf(record: Patent): string[] {
  const found: string[] = [];
  let left = MOST_TEXT;
  for (const { paragraphs } of record.descriptions)
    for (const { section, heading, text } of paragraphs) {
      if (heading || (section !== 'background' && section !== 'summary')) continue;
      if (left <= 0 || found.length >= MOST_PROBLEMS) return found;
      left -= text.length;
      for (const { start, end } of sentences(text)) {
        const said = text.slice(start, Math.min(end, start + LONGEST_SENTENCE));
        if (CUES[languageOf(said)].tech_problem.lead.test(said)) found.push(said);
      }
    }
  return found.slice(0, MOST_PROBLEMS);
}

/** A sentence of a document on its own means. */
interface OwnSentence {
  readonly quote: () => QuoteShape;
  /** Share of what is asked that it has, with half of what only the sentence before it has. */
  readonly share: number;
  /** It ties a means to an effect. */
  readonly ties: boolean;
}

/**
 * What a record says of its own means, in its order.
 * @param least The share of what is asked that a sentence has at least which ties nothing.
 */
function ownSentences(record: Patent, wanted: Wanted, least = LEAST_SAID): OwnSentence[] {
  const found: OwnSentence[] = [];
  let left = MOST_TEXT;
  for (const { text, section, locator } of ownUnits(record)) {
    if (left <= 0) break;
    if (!BRINGS.has(section)) continue;
    left -= text.length;
    let before = new Set<string>();
    for (const { start, end } of sentences(text)) {
      const said = text.slice(start, end);
      if (said.length > LONGEST_SENTENCE || said.length < 12) continue;
      const met = wantedIn(said, wanted);
      const around = [...before].filter((key) => !met.has(key));
      before = met;
      const share = Math.min(1, shareOf(met, wanted) + AROUND * shareOf(around, wanted));
      const ties = saysMeans(said);
      if ((ties || (share >= least && tellsMeans(said))) && !commands(said))
        found.push({ quote: () => quoteOf(record, { ...locator, start, end }) as QuoteShape, share, ties });
    }
  }
  return found;
}

/**
 * The sentence that says most of what is asked, one that ties a means to an effect before others; of equal ones the
 * first. Of a document on the matter any sentence on its own means counts, whatever words it uses; of others one that
 * ties, with a word of what is asked.
 */
function bestOf(all: readonly OwnSentence[], onTheMatter: boolean): OwnSentence | undefined {
  const counts = onTheMatter ? all : all.filter(({ ties, share }) => ties && share > 0);
  const worth = ({ share, ties }: OwnSentence) => share + (ties ? TIED : 0);
  return counts.reduce<OwnSentence | undefined>(
    (best, one) => (best && worth(best) >= worth(one) ? best : one),
    undefined,
  );
}

export const subclassesOf = ({ ipc, cpc }: Pick<Patent, 'ipc' | 'cpc'>): string[] => [
  ...new Set(classLevels([...ipc, ...cpc]).filter((symbol) => /^[A-H]\d\d[A-Z]$/.test(symbol))),
];

export interface FunctionSearch {
  readonly text: string;
  /** What is asked for, without the thing that it is asked of: sentences are read for it. Default: `text`. */
  readonly effect?: string | undefined;
  /** What is asked whatever thing it is asked of (`coreOf`): a document that speaks of it is on the matter, too. */
  readonly core?: Core | undefined;
  readonly filter?: Query | undefined;
  readonly limit: number;
  /** Follow the citations of the best documents. Default: true. */
  readonly citations?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onRead?: (done: number, total: number) => void;
}

/**
 * Documents that state to have solved a problem, of the same and of far fields, one of a family: the problem's words,
 * their synonyms, meanings and classes find them (`similarPatents`); then each is read for what of the problem it is
 * about, and for a sentence that ties a means to what the problem asks for. Words weigh by their rarity in the corpus.
 * Order: .3 * 1 / (1 + rank / 20) + .35 * about + .35 * stated.
 */
export async function searchFunction(corpus: Corpus, search: FunctionSearch): Promise<FunctionHit[]> {
  const { text, effect, core, filter, limit, citations = true, signal, onRead } = search;
  if (contentWords(text).length === 0) return [];
  const wanted = await wantedOf(corpus, text, signal);
  const asked = effect === undefined ? wanted : await wantedOf(corpus, effect, signal);
  const bare = core && (await coreReader(corpus, core, signal));
  const also = synonymsOf(text)
    .map(({ other }) => other)
    .join(' ');
  const { hits } = await similarPatents(corpus, {
    text,
    ...(also && { also }),
    ...(filter && { filter }),
    limit: Math.max(READ, limit),
    reasons: false,
    citations,
    ...(signal && { signal }),
  });
  const home = new Set<string>();
  const found: FunctionHit[] = [];
  for (let from = 0; from < hits.length; from += AT_A_TIME) {
    signal?.throwIfAborted();
    onRead?.(from, hits.length);
    const slice = hits.slice(from, from + AT_A_TIME);
    const records = new Map(
      (
        await corpus.get(
          patents,
          slice.map(({ id }) => id),
        )
      ).map((record) => [record.publication_number, record]),
    );
    for (const [index, { id }] of slice.entries()) {
      const record = records.get(id);
      if (!record) continue;
      const rank = from + index;
      const subclasses = subclassesOf(record);
      if (rank < NEAREST) for (const symbol of subclasses) home.add(symbol);
      const about = aboutOf(record, wanted);
      const onTheMatter = about >= ON_THE_MATTER || (bare?.isOn(spokenOf(record, bare.wanted)) ?? false);
      const best = bestOf(ownSentences(record, asked), onTheMatter);
      const stated = best?.share ?? 0;
      found.push({
        publication_number: id,
        score: BY_RANK / (1 + rank / 20) + BY_WORDS * about + BY_WORDS * stated,
        ...{ about, stated },
        far: subclasses.length > 0 && rank >= NEAREST && subclasses.every((symbol) => !home.has(symbol)),
        ...(best && { evidence: best.quote() }),
      });
    }
    // other work of the service comes between
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
}

/**
 * Documents that are known to speak of the problem, each with its sentence: one that had none for its words has the one
 * on its own means that says most of what is asked, as little as that may be.
 */
export async function withSentences(
  corpus: Corpus,
  hits: readonly FunctionHit[],
  asked: string,
  signal?: AbortSignal,
): Promise<FunctionHit[]> {
  const without = hits.filter(({ evidence }) => evidence === undefined);
  if (without.length === 0) return [...hits];
  const wanted = await wantedOf(corpus, asked, signal);
  const records = await corpus.get(
    patents,
    without.map(({ publication_number }) => publication_number),
  );
  const found = new Map(
    records.map((record) => [record.publication_number, bestOf(ownSentences(record, wanted, 0), true)]),
  );
  return hits.map((hit) => {
    const own = found.get(hit.publication_number);
    return own ? { ...hit, evidence: own.quote() } : hit;
  });
}
