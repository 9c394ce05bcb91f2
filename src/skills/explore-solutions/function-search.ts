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
  /** Share of the problem's words that the sentence has. */
  readonly stated: number;
  /** No subclass (IPC or CPC) in common with the nearest documents. */
  readonly far: boolean;
}

/** Documents whose sentences are read. */
const READ = 120;
/** Documents that stand for the field that the problem is at home in. */
const NEAREST = 10;
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

/** Number of a publication that a sentence speaks of. */
const PUBLICATION = /\b(?:US|EP|WO|CN|DE|JP|KR|GB|FR)[- ]?\d{4}/u;

/** Whether a sentence speaks of another document by its number. */
export const namesDocument = (sentence: string): boolean => PUBLICATION.test(sentence);

/** Whether a sentence speaks of another document, or of what was known. */
export const tellsOfOthers = (sentence: string): boolean =>
  namesDocument(sentence) || CUES[languageOf(sentence)].background.lead.test(sentence) || OF_OTHERS.test(sentence);

/** Whether a sentence ties a means of its own document to what it brings. */
export function saysMeans(sentence: string): boolean {
  const lang = languageOf(sentence);
  const { background, tech_problem } = CUES[lang];
  return (
    TIES[lang].test(sentence) &&
    MEANS[lang].test(sentence) &&
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

/** Sentences of a record that tie a means to an effect, the one with most of the wanted words first. */
export function effectSentences(record: Patent, wanted: ReadonlySet<string>): { quote: QuoteShape; share: number }[] {
  const found: { quote: QuoteShape; share: number }[] = [];
  let left = MOST_TEXT;
  for (const { text, locator } of unitsOf(record)) {
    if (left <= 0) break;
    left -= text.length;
    for (const { start, end } of sentences(text)) {
      const said = text.slice(start, end);
      if (said.length > LONGEST_SENTENCE || said.length < 12 || commands(said)) continue;
      if (!saysMeans(said)) continue;
      const keys = new Set(contentWords(said).map(({ key }) => key));
      let met = 0;
      for (const key of wanted) if (keys.has(key)) met++;
      if (met === 0) continue;
      const share = met / Math.max(1, Math.min(wanted.size, 8));
      found.push({ quote: quoteOf(record, { ...locator, start, end }) as QuoteShape, share: Math.min(1, share) });
    }
  }
  return found.toSorted((a, b) => b.share - a.share || a.quote.text.length - b.quote.text.length);
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
  const wanted = new Set(contentWords(text).map(({ key }) => key));
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
  for (const { key } of synonyms.flatMap(({ other }) => contentWords(other))) wanted.add(key);
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
      const [best] = effectSentences(record, wanted);
      const stated = best?.share ?? 0;
      found.push({
        publication_number: id,
        score: (1 - STATED_WEIGHT) / (1 + rank / 20) + STATED_WEIGHT * stated,
        stated,
        far: subclasses.length > 0 && rank >= NEAREST && subclasses.every((symbol) => !home.has(symbol)),
        ...(best && { evidence: best.quote }),
      });
    }
    // other work of the service comes between
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
}
