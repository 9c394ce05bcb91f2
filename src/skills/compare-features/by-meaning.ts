import { quoteOf, type TextDocument } from '#collections/patents/evidence.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Meaning, MeantWord, WeighedText } from '#corpus/meaning.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { SCORES } from '#language/bands.ts';
import { cachedStem } from '#language/content-words.ts';
import { trimSpan, wholeCharacters } from '#language/spans.ts';
import { cosine } from '#models/vectors.ts';
import type { AnswerLanguage, DocumentComparison, FeatureComparison, QuoteShape } from '../types.ts';
import type { PreparedFeatures } from './prepare.ts';
import { type PatentUnit, patentUnits, textLanguages } from './units.ts';

/**
 * The likeness from which on a passage is near in meaning, by the name of the model: another one has another scale. Set
 * on the tuning half of `eval/ideas` (`npm run eval:ideas-meaning`).
 *
 * Of a clause, by a sentence encoder: with it 71 instead of 64 of 109 features are disclosed by the own patent, none of
 * 13 that it lacks, and 8 instead of 5 of 205 that other ideas lack.
 */
const LIKE_ENOUGH: Readonly<Record<string, number>> = { 'universal-sentence-encoder-multilingual-3': 0.48 };
/**
 * Of a sentence, word by word in context, and what wording must say of the feature besides for its being disclosed:
 * words of one field are alike in any document of it.
 */
const LIKE_ENOUGH_IN_CONTEXT: Readonly<Record<string, Enough>> = {
  'all-minilm-l6-v2': { likeness: 0.34, score: 40 },
  'bge-small-zh-v1.5': { likeness: 0.5, score: 40 },
};
interface Enough {
  readonly likeness: number;
  readonly score: number;
}
/** Of documents that the models know the words of; a script is not enough: German is written in that of English. */
const LANGUAGES_IN_CONTEXT = new Set(['en', 'zh']);
/** Features of fewer words find words like theirs in any document: nothing follows from that. */
const FEWEST_WORDS_IN_CONTEXT = 5;

/**
 * Characters of one document that are compared, bytes of UTF-8 of one that is only pointed to word by word, and
 * characters of one quote. Word by word, 1,000 characters of English take some .04 s of processor time, of Chinese .2
 * s.
 */
const MOST_CHARACTERS = 16_000;
const MOST_POINTED_TO = 4_000;
const LONGEST = 600;
/** Shorter ones are headings and numbers: bytes of UTF-8. */
const SHORTEST = 20;
/** A sentence of more bytes is compared clause by clause: features are as short, and likeness falls with the rest. */
const ONE_CLAUSE = 90;
const ENDS_CLAUSE = /[,;:]\s+|[，；：、]/u;

/** Features made ready for being looked for by meaning, once for any number of documents. */
export interface FeatureMeanings {
  /** As vectors, where a sentence encoder was added. */
  readonly encoded?: {
    readonly model: string;
    readonly least: number;
    readonly vectors: ReadonlyMap<string, Float32Array>;
  };
  /** With what their words are worth, for comparing them word by word. */
  readonly weighed: readonly (WeighedText & { readonly number: string })[];
}

/**
 * @param prepared The features; not asked for without a model.
 * @returns Undefined where no model was added, or it is not known from which likeness on its passages mean the same.
 */
export async function meaningsOf(
  prepared: () => PreparedFeatures | Promise<PreparedFeatures>,
  { meaning }: Pick<Corpus, 'meaning'>,
  signal: AbortSignal,
): Promise<FeatureMeanings | undefined> {
  const model = await meaning?.model();
  const least = model === undefined ? undefined : LIKE_ENOUGH[model];
  if (!meaning || (least === undefined && (await meaning.contextModels()).length === 0)) return undefined;
  const weighed = (await prepared()).features.map(({ feature: { number, text }, words }) => ({
    number,
    text: text.slice(0, LONGEST),
    // by the root: the rarest word alone does not decide which sentence it is
    words: words.flatMap(({ places, worth }) =>
      places.map(({ start, end }) => ({ start, end, worth: Math.sqrt(worth) })),
    ),
  }));
  if (model === undefined || least === undefined) return { weighed };
  const vectors = await meaning.encode(
    weighed.map(({ text }) => text),
    signal,
  );
  return {
    weighed,
    encoded: { model, least, vectors: new Map(weighed.map(({ number }, i) => [number, vectors[i]!])) },
  };
}

interface Sentence {
  readonly unit: PatentUnit;
  readonly start: number;
  readonly end: number;
}

/** What of a document is most like a feature. */
export interface Likest {
  readonly model: string;
  /** A cosine. */
  readonly likeness: number;
  /** From which likeness on it is near in meaning, and with which score by wording disclosed; absent where none is. */
  readonly enough?: Enough;
  /** The sentence that it stands in. */
  readonly quote: QuoteShape;
  /** What of it each word of the feature was met by, where they were compared word by word. */
  readonly words?: readonly MeantWord[];
}

/**
 * By number of the feature, what of a document is most like it: the sentence that says most of it word by word where a
 * model for that was added, else the clause nearest to it as a whole. Empty where the document says nothing, or no
 * model can tell.
 * @param whole It stands out among all: more of it is read.
 */
export async function likestOf(
  patent: TextDocument,
  { encoded, weighed }: FeatureMeanings,
  { meaning }: Pick<Corpus, 'meaning'>,
  signal: AbortSignal,
  whole = true,
): Promise<ReadonlyMap<string, Likest>> {
  if (!meaning) return new Map();
  const said = sentencesOf(patent);
  if (said.length === 0) return new Map();
  const read = whole ? said : firstOf(said, MOST_POINTED_TO);
  const texts = read.map(({ unit, start, end }) => unit.text.slice(start, Math.min(end, start + LONGEST)));
  const known = LANGUAGES_IN_CONTEXT.has(textLanguages(patent)[0] ?? '');
  const found = known ? await meaning.likestInContext(weighed, texts, { signal }) : undefined;
  if (!found) return encoded ? likestClauses(patent, said, encoded, meaning, signal) : new Map();
  const { model, likest } = found;
  return new Map(
    weighed.flatMap(({ number }, i): [string, Likest][] => {
      const best = likest[i];
      if (!best) return [];
      const { likeness, words, at } = best;
      const enough = words.length < FEWEST_WORDS_IN_CONTEXT ? undefined : LIKE_ENOUGH_IN_CONTEXT[model];
      const quote = quoteOfSentence(patent, read[at]!);
      return [[number, { model, likeness, ...(enough && { enough }), words, quote }]];
    }),
  );
}

/** The first sentences, of so many bytes together; one at least. */
function firstOf(said: readonly Sentence[], bytes: number): readonly Sentence[] {
  let room = bytes;
  const fits = said.findIndex(({ unit, start, end }) => {
    room -= Buffer.byteLength(unit.text.slice(start, end));
    return room < 0;
  });
  return fits < 0 ? said : said.slice(0, Math.max(1, fits));
}

async function likestClauses(
  patent: TextDocument,
  sentences: readonly Sentence[],
  { model, least, vectors: asked }: NonNullable<FeatureMeanings['encoded']>,
  meaning: Meaning,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Likest>> {
  const said = sentences.flatMap((sentence) =>
    clausesOf(sentence).map((text) => ({ sentence, text: text.slice(0, LONGEST) })),
  );
  const likest = new Map<string, Likest>();
  if (said.length === 0) return likest;
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
    const enough = { likeness: least, score: 0 };
    likest.set(number, { model, likeness, enough, quote: quoteOfSentence(patent, said[at]!.sentence) });
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
  likest: ReadonlyMap<string, Likest>,
  lang: AnswerLanguage,
  whole = false,
): DocumentComparison {
  const features = comparison.features.map((found): FeatureComparison => {
    const near = likest.get(found.feature_number);
    if (found.verdict === 'disclosed' || !near?.enough || near.likeness < near.enough.likeness) return found;
    const disclosed = whole && found.score >= near.enough.score && !found.flags.some((flag) => STRICT.has(flag));
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
      by_meaning: { likeness, model: near.model },
      reason: REASONS[disclosed ? 'disclosed' : 'near'][lang](told(near, lang)),
    };
  });
  return { ...comparison, features };
}

const REASONS = {
  near: {
    en: (likeness: string) =>
      `By meaning: no passage found by wording, but this one is near in meaning (${likeness}): look here first.`,
    zh: (likeness: string) => `按含义：未按措辞找到，但该段含义相近（${likeness}），请先看此处。`,
  },
  disclosed: {
    en: (likeness: string) =>
      `Disclosed by meaning, not by wording: the document stands out for the idea as a whole, and this passage is near in meaning (${likeness}). To be checked by a person.`,
    zh: (likeness: string) =>
      `按含义视为已公开，而非按措辞：该文献整体与本方案相近，该段含义与该特征相近（${likeness}），请核对。`,
  },
} as const;

/** Pairs of words that a reason names, those that say most of the feature. */
const MOST_TOLD = 3;

/** How like a passage is, and which other words of it stand for words of the feature. */
function told({ likeness, enough, words = [] }: Likest, lang: AnswerLanguage): string {
  const whole = `${lang === 'zh' ? '相似度 ' : 'likeness '}${likeness.toFixed(2)}`;
  const other = words.filter(({ word, as, likeness: alike }) => {
    const [one, two] = [word.toLowerCase(), as.toLowerCase()];
    // what is less alike than the whole must be stands for nothing
    if (!enough || alike < enough.likeness) return false;
    return !one.includes(two) && !two.includes(one) && cachedStem(one) !== cachedStem(two);
  });
  const pairs = other
    .toSorted((a, b) => b.worth * b.likeness - a.worth * a.likeness)
    .filter(({ word, as }, at, all) => all.findIndex((one) => one.word === word && one.as === as) === at)
    .slice(0, MOST_TOLD)
    .map(({ word, as, likeness: alike }) =>
      lang === 'zh' ? `“${word}” ~ “${as}” ${alike.toFixed(2)}` : `"${word}" ~ "${as}" ${alike.toFixed(2)}`,
    );
  return pairs.length === 0
    ? whole
    : `${whole}${lang === 'zh' ? '；' : '; '}${pairs.join(lang === 'zh' ? '、' : ', ')}`;
}

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
