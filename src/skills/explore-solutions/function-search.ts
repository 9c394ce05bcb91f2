import { type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { classLevels } from '#patents/classes.ts';
import { CUES, MEANS } from '../extract-disclosure/cues.ts';
import type { QuoteShape } from '../types.ts';

/** A document that states to have solved a problem, or one that serves the same function. */
export interface FunctionHit {
  readonly publication_number: string;
  /** 0 to 1 within one search: its place among those that are like the problem, and how much of it is stated. */
  readonly score: number;
  /** The sentence that ties a means to an effect that the problem asks for; absent where none was found. */
  readonly evidence?: QuoteShape;
  /** Share of what the problem's words weigh that the sentence has; rare words weigh more, a synonym as its word. */
  readonly stated: number;
  /** No subclass (IPC or CPC) in common with the nearest documents. */
  readonly far: boolean;
}

/** Documents whose sentences are read. */
const READ = 120;
/** Documents that stand for the field that the problem is at home in. */
const NEAREST = 10;
/** Documents whose own sentences need no word of the problem. */
const NEAREST_SAID = 20;
const AT_A_TIME = 20;
/** Characters of a document that are read for its effects. */
const MOST_TEXT = 40_000;
const LONGEST_SENTENCE = 900;
/** What a statement of the effect weighs against the place among the similar ones. */
const STATED_WEIGHT = 0.35;

/** Ties a means to an effect. */
const TIES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:thereby|thus|hence|so that|so as to|such that|in order to|as a result|whereby|allow(?:s|ing)?|enabl(?:es?|ing)|prevent(?:s|ing)?|reduc(?:es?|ing)|improv(?:es?|ing)|increas(?:es?|ing)|avoid(?:s|ing)?|eliminat(?:es?|ing)|lower(?:s|ing)|minimi[sz](?:es?|ing)|advantage\w*)\b/iu,
  zh: /(?:从而|进而|使得|以便|以使|因此|这样|能够|可以|有效|提高|降低|减少|避免|防止|改善|增强|实现|优点|有益效果)/u,
};

/** Tells of the known, or of a problem alone. */
const OF_OTHERS =
  /\b(?:problem|drawback|disadvantage|(?:object|aim|purpose) of)\b|相关技术|现有技术中|目的(?:在于|是)|的问题[，。]?$/iu;

/**
 * What a thing or method consists of, after words on what it is for: a claim told again. It names the aim of the whole
 * document and ties no means to it.
 */
const CLAIM_TOLD =
  /^\W*(?:to|in order to|for the purpose of)\b[^.;:]{0,200}?\b(?:compris|consist|includ|provid|disclos|adopt)|\b(?:comprises?|comprising|includes?|including)\b[^.]{0,40}:|^\W*(?:disclosed|provided) (?:is|are)\b|(?:采用|提供|公开)(?:了|如下|以下|的)|技术方案[，,]?(?:是|如下|为)?[：:]|[，,：:]?(?:包括|包含|其特征在于)(?:以下步骤|如下步骤)?[：:]/iu;

/** Number of a publication that a sentence speaks of. */
const PUBLICATION = /\b(?:US|EP|WO|CN|DE|JP|KR|GB|FR)[- ]?\d{4}/u;

/** Whether a sentence speaks of another document, or of what was known. */
export const tellsOfOthers = (sentence: string): boolean =>
  PUBLICATION.test(sentence) || CUES[languageOf(sentence)].background.lead.test(sentence) || OF_OTHERS.test(sentence);

/** Whether a sentence ties a means of its own document to what it brings. */
export function saysMeans(sentence: string): boolean {
  const lang = languageOf(sentence);
  const { background, tech_problem } = CUES[lang];
  return (
    TIES[lang].test(sentence) &&
    MEANS[lang].test(sentence) &&
    !CLAIM_TOLD.test(sentence) &&
    !background.lead.test(sentence) &&
    !tech_problem.lead.test(sentence) &&
    !OF_OTHERS.test(sentence)
  );
}

interface Unit {
  readonly text: string;
  readonly locator: Omit<QuoteLocator, 'start' | 'end'>;
}

/** The parts of a record that say what it brings: abstract, summary, first claim; the background is what others did. */
function unitsOf(record: Patent): Unit[] {
  const units: Unit[] = record.abstracts.map(({ text, lang, origin }) => ({
    text,
    locator: { part: 'abstract', lang, origin },
  }));
  for (const { lang, origin, paragraphs } of record.descriptions)
    for (const { id, section, heading, text } of paragraphs)
      if (!heading && (section === 'summary' || section === 'other'))
        units.push({ text, locator: { part: 'description', lang, origin, paragraph_id: id } });
  for (const { lang, origin, claims } of record.claims) {
    const [first] = claims;
    if (first) units.push({ text: first.text, locator: { part: 'claim', lang, origin, claim_number: first.number } });
  }
  return units;
}

/**
 * What a problem asks for: its content words by their place, and for each key of a word or a synonym where it counts.
 */
export interface Wanted {
  readonly size: number;
  readonly places: ReadonlyMap<string, number>;
}

/** The words of a problem, a synonym in the place of the word that it stands for: both together count once. */
export function wantedOf(text: string): Wanted {
  const places = new Map<string, number>();
  for (const { key } of contentWords(text)) if (!places.has(key)) places.set(key, places.size);
  const size = places.size;
  for (const { word, other } of synonymsOf(text)) {
    const place = contentWords(word)
      .map(({ key }) => places.get(key))
      .find((at) => at !== undefined);
    if (place === undefined) continue;
    for (const { key } of contentWords(other)) if (!places.has(key)) places.set(key, place);
  }
  return { size, places };
}

/** A sentence that ties a means to an effect, and which of the wanted words it has, by their places. */
export interface EffectSentence {
  readonly quote: QuoteShape;
  readonly met: ReadonlySet<number>;
}

/** Sentences of a record that tie a means to an effect, in the order of the record. */
export function effectSentences(record: Patent, { places }: Wanted): EffectSentence[] {
  const found: EffectSentence[] = [];
  let left = MOST_TEXT;
  for (const { text, locator } of unitsOf(record)) {
    if (left <= 0) break;
    left -= text.length;
    for (const { start, end } of sentences(text)) {
      const said = text.slice(start, end);
      if (said.length > LONGEST_SENTENCE || said.length < 12 || commands(said)) continue;
      if (!saysMeans(said)) continue;
      const met = new Set(contentWords(said).flatMap(({ key }) => places.get(key) ?? []));
      found.push({ quote: quoteOf(record, { ...locator, start, end }) as QuoteShape, met });
    }
  }
  return found;
}

/**
 * What each wanted word weighs: ln((n + 1) / (d + 0.5)), n documents of which d say it of a means. Words that every
 * document of the field says tell none of them apart.
 */
function weightsOf(size: number, documents: readonly (readonly EffectSentence[])[]): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const sentences of documents)
    for (const place of new Set(sentences.flatMap(({ met }) => [...met]))) counts[place]!++;
  return counts.map((count) => Math.log((documents.length + 1) / (count + 0.5)));
}

/**
 * The sentence with the largest share of what the wanted words weigh; of these one in the language asked in, the
 * shortest.
 */
function bestOf(sentences: readonly EffectSentence[], weights: readonly number[], lang: TextLanguage) {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let best: { quote: QuoteShape; share: number } | undefined;
  for (const { quote, met } of sentences) {
    const share = [...met].reduce((sum, place) => sum + weights[place]!, 0) / whole;
    const order = best && (best.share - share || Number(best.quote.lang === lang) - Number(quote.lang === lang));
    if (!best || order! < 0 || (order === 0 && quote.text.length < best.quote.text.length)) best = { quote, share };
  }
  return best;
}

export const subclassesOf = ({ ipc, cpc }: Pick<Patent, 'ipc' | 'cpc'>): string[] => [
  ...new Set(classLevels([...ipc, ...cpc]).filter((symbol) => /^[A-H]\d\d[A-Z]$/.test(symbol))),
];

export interface FunctionSearch {
  readonly text: string;
  readonly filter?: Query | undefined;
  readonly limit: number;
  /** Follow the citations of the best documents. Default: true. */
  readonly citations?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onRead?: (done: number, total: number) => void;
}

/**
 * Documents that state to have solved a problem, of the same and of far fields, one of a family: the problem's words,
 * their synonyms, meanings and classes find them (`similarPatents`); then each is read for a sentence that ties a means
 * to what the problem asks for. Order: (1 - w) * 1 / (1 + rank / 20) + w * stated, w = 0.35.
 */
export async function searchFunction(corpus: Corpus, search: FunctionSearch): Promise<FunctionHit[]> {
  const { text, filter, limit, citations = true, signal, onRead } = search;
  const synonyms = synonymsOf(text);
  const wanted = wantedOf(text);
  if (wanted.size === 0) return [];
  const also = synonyms.map(({ other }) => other).join(' ');
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
  const read: (Pick<FunctionHit, 'publication_number' | 'far'> & { rank: number; sentences: EffectSentence[] })[] = [];
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
      read.push({
        ...{ publication_number: id, rank, sentences: effectSentences(record, wanted) },
        far: subclasses.length > 0 && rank >= NEAREST && subclasses.every((symbol) => !home.has(symbol)),
      });
    }
    // other work of the service comes between
    await new Promise((resolve) => setImmediate(resolve));
  }
  const weights = weightsOf(
    wanted.size,
    read.map((one) => one.sentences),
  );
  const found = read.map(({ rank, sentences: said, ...one }): FunctionHit => {
    // what it brings is often told without the words of its field: of the nearest documents any such sentence counts
    const best = bestOf(rank < NEAREST_SAID ? said : said.filter(({ met }) => met.size > 0), weights, languageOf(text));
    const stated = best?.share ?? 0;
    const score = (1 - STATED_WEIGHT) / (1 + rank / 20) + STATED_WEIGHT * stated;
    return { ...one, score, stated, ...(best && { evidence: best.quote }) };
  });
  return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
}
