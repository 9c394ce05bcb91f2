import { quoteOf, type TextDocument } from '#collections/patents/evidence.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { SCORES } from '#language/bands.ts';
import { trimSpan, wholeCharacters } from '#language/spans.ts';
import { cosine } from '#models/vectors.ts';
import type { AnswerLanguage, DocumentComparison, Feature, FeatureComparison, QuoteShape } from '../types.ts';
import { type PatentUnit, patentUnits, textLanguages } from './units.ts';

/**
 * The likeness of a clause from which it is near in meaning, by the name of the model: another one has another scale.
 * Set on the tuning half of `eval/ideas` (`npm run eval:ideas-meaning`): with it 71 instead of 64 of 109 features are
 * disclosed by the own patent, none of 13 that it lacks, and 8 instead of 5 of 205 that other ideas lack.
 */
const LIKE_ENOUGH: Readonly<Record<string, number>> = { 'universal-sentence-encoder-multilingual-3': 0.48 };

/** Characters of one document that are compared, and of one quote. */
const MOST_CHARACTERS = 16_000;
const LONGEST = 600;
/** Shorter ones are headings and numbers: bytes of UTF-8. */
const SHORTEST = 20;
/** A sentence of more bytes is compared clause by clause: features are as short, and likeness falls with the rest. */
const ONE_CLAUSE = 90;
const ENDS_CLAUSE = /[,;:]\s+|[，；：、]/u;

/** Features as vectors: once for any number of documents. */
export interface FeatureMeanings {
  readonly model: string;
  readonly least: number;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** Undefined where no model was added, or it is not known from which likeness on its passages mean the same. */
export async function meaningsOf(
  features: readonly Feature[],
  { meaning }: Pick<Corpus, 'meaning'>,
  signal: AbortSignal,
): Promise<FeatureMeanings | undefined> {
  const model = await meaning?.model();
  const least = model === undefined ? undefined : LIKE_ENOUGH[model];
  if (!meaning || model === undefined || least === undefined) return undefined;
  const vectors = await meaning.encode(
    features.map(({ text }) => text.slice(0, LONGEST)),
    signal,
  );
  return { model, least, vectors: new Map(features.map(({ number }, i) => [number, vectors[i]!])) };
}

interface Sentence {
  readonly unit: PatentUnit;
  readonly start: number;
  readonly end: number;
}

/** What of a document is most like a feature: its likeness, a cosine, and the sentence that it stands in. */
export interface Likest {
  readonly likeness: number;
  readonly quote: QuoteShape;
}

/** By number of the feature, the clause of a document that is most like it; empty where it says nothing. */
export async function likestOf(
  patent: TextDocument,
  { vectors: asked }: FeatureMeanings,
  { meaning }: Pick<Corpus, 'meaning'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Likest>> {
  const said = sentencesOf(patent).flatMap((sentence) =>
    clausesOf(sentence).map((text) => ({ sentence, text: text.slice(0, LONGEST) })),
  );
  const likest = new Map<string, Likest>();
  if (!meaning || said.length === 0) return likest;
  const vectors = await meaning.encode(
    said.map(({ text }) => text),
    signal,
  );
  for (const [number, vector] of asked) {
    let best = { likeness: Number.NEGATIVE_INFINITY, at: 0 };
    for (const [at, other] of vectors.entries()) {
      const likeness = cosine(vector, other);
      if (likeness > best.likeness) best = { likeness, at };
    }
    const { likeness, at } = best;
    likest.set(number, { likeness, quote: quoteOfSentence(patent, said[at]!.sentence) });
  }
  return likest;
}

/** The clauses of a sentence, or all of it where it is short. */
function clausesOf({ unit, start, end }: Sentence): string[] {
  const text = unit.text.slice(start, end);
  if (Buffer.byteLength(text) <= ONE_CLAUSE) return [text];
  return text.split(ENDS_CLAUSE).filter((clause) => Buffer.byteLength(clause) >= SHORTEST);
}

/** What no likeness makes good. */
const STRICT = new Set(['number', 'negation']);

/**
 * A comparison with the passages that mean what wording has not found: of each such feature the sentence of the
 * document whose clause is most like it, where it is like enough. The verdict by wording stays `not_found`;
 * `by_meaning` says that a person should look there, and how like it is.
 * @param whole The document stands out among all, being about the whole idea: what is like enough there, and was not or
 *   only partly found, is disclosed by meaning, scored no more than the least that is called so.
 */
export function withMeaning(
  comparison: DocumentComparison,
  { model, least }: FeatureMeanings,
  likest: ReadonlyMap<string, Likest>,
  lang: AnswerLanguage,
  whole = false,
): DocumentComparison {
  const features = comparison.features.map((found): FeatureComparison => {
    const near = likest.get(found.feature_number);
    if (found.verdict === 'disclosed' || !near || near.likeness < least) return found;
    const disclosed = whole && !found.flags.some((flag) => STRICT.has(flag));
    if (!disclosed && found.verdict !== 'not_found') return found;
    const likeness = Math.round(near.likeness * 100) / 100;
    // the words of the nearest miss are not those of this passage
    const { also: _, ...rest } = found;
    return {
      ...rest,
      ...(disclosed && { verdict: 'disclosed' as const, score: SCORES.disclosed.lowest }),
      quote: near.quote,
      matched: [],
      missing: [...found.matched, ...found.missing],
      by_meaning: { likeness, model },
      reason: REASONS[disclosed ? 'disclosed' : 'near'][lang](likeness.toFixed(2)),
    };
  });
  return { ...comparison, features };
}

const REASONS = {
  near: {
    en: (likeness: string) =>
      `By meaning: no passage found by wording, but this one is near in meaning (likeness ${likeness}): look here first.`,
    zh: (likeness: string) => `按含义：未按措辞找到，但该段含义相近（相似度 ${likeness}），请先看此处。`,
  },
  disclosed: {
    en: (likeness: string) =>
      `Disclosed by meaning, not by wording: the document stands out for the idea as a whole, and this passage is near in meaning (likeness ${likeness}). To be checked by a person.`,
    zh: (likeness: string) =>
      `按含义视为已公开，而非按措辞：该文献整体与本方案相近，该段含义与该特征相近（相似度 ${likeness}），请核对。`,
  },
} as const;

/**
 * What a document says, sentence by sentence: what it begins with, its summary, then the rest without the background.
 */
function sentencesOf(patent: TextDocument): Sentence[] {
  const lang = textLanguages(patent)[0];
  if (lang === undefined) return [];
  const units = patentUnits(patent, lang).filter(({ group, background }) => group !== 'title' && !background);
  const sections = new Map(
    patent.descriptions.flatMap(({ paragraphs }) => paragraphs.map(({ id, section }) => [id, section] as const)),
  );
  const isFirst = ({ locator, group }: PatentUnit) =>
    group !== 'description' || sections.get(locator.paragraph_id ?? '') === 'summary';
  const ordered = [...units.filter(isFirst), ...units.filter((unit) => !isFirst(unit))];
  const said: Sentence[] = [];
  let room = MOST_CHARACTERS;
  for (const unit of ordered) {
    for (const { start, end } of sentences(unit.text.slice(0, room))) {
      if (Buffer.byteLength(unit.text.slice(start, end)) >= SHORTEST) said.push({ unit, start, end });
    }
    room -= unit.text.length;
    if (room <= 0) break;
  }
  return said;
}

function quoteOfSentence(patent: TextDocument, { unit, start, end }: Sentence): QuoteShape {
  const span = trimSpan(unit.text, { start, end: Math.min(end, start + LONGEST) });
  return quoteOf(patent, { ...unit.locator, ...wholeCharacters(unit.text, span) });
}
