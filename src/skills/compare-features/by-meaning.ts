import { quoteOf, type TextDocument } from '#collections/patents/evidence.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { trimSpan, wholeCharacters } from '#language/spans.ts';
import { cosine } from '#models/vectors.ts';
import type { AnswerLanguage, DocumentComparison, Feature, FeatureComparison, QuoteShape } from '../types.ts';
import { type PatentUnit, patentUnits, textLanguages } from './units.ts';

/**
 * The likeness from which a passage is shown as near in meaning, by the name of the model: another one has another
 * scale. On the tuning half of `eval/ideas` a sentence of an unrelated document reaches this for 3 of 100 features, one
 * of the own patent for 23 of 100 that it discloses in other words, and for 1 of 17 that it does not.
 */
const LIKE_ENOUGH: Readonly<Record<string, number>> = { 'universal-sentence-encoder-multilingual-3': 0.34 };

/** Characters of one document that are compared, and of one sentence. */
const MOST_CHARACTERS = 16_000;
const LONGEST = 600;
/** Shorter ones are headings and numbers: bytes of UTF-8. */
const SHORTEST = 20;

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

/**
 * A comparison with the passages that mean what wording has not found: of each such feature the sentence of the
 * document that is most like it, where it is like enough. The verdict by wording stays `not_found`; `by_meaning` says
 * that a person should look there, and how like it is.
 */
export async function withMeaning(
  comparison: DocumentComparison,
  patent: TextDocument,
  meanings: FeatureMeanings | undefined,
  { meaning }: Pick<Corpus, 'meaning'>,
  lang: AnswerLanguage,
  signal: AbortSignal,
): Promise<DocumentComparison> {
  const wanted = comparison.features.filter(({ verdict }) => verdict === 'not_found');
  if (!meaning || !meanings || wanted.length === 0) return comparison;
  const said = sentencesOf(patent);
  const vectors = await meaning.encode(
    said.map(({ unit, start, end }) => unit.text.slice(start, Math.min(end, start + LONGEST))),
    signal,
  );
  const features = comparison.features.map((found): FeatureComparison => {
    const asked = meanings.vectors.get(found.feature_number);
    if (found.verdict !== 'not_found' || !asked) return found;
    let best = { likeness: meanings.least, at: -1 };
    for (const [at, vector] of vectors.entries()) {
      const likeness = cosine(asked, vector);
      if (likeness > best.likeness) best = { likeness, at };
    }
    const sentence = said[best.at];
    if (!sentence) return found;
    const likeness = Math.round(best.likeness * 100) / 100;
    // the words of the nearest miss are not those of this passage
    const { also: _, ...rest } = found;
    return {
      ...rest,
      quote: quoteOfSentence(patent, sentence),
      matched: [],
      missing: [...found.matched, ...found.missing],
      by_meaning: { likeness, model: meanings.model },
      reason:
        lang === 'zh'
          ? `按含义：未按措辞找到，但该段含义相近（相似度 ${likeness.toFixed(2)}），请先看此处。`
          : `By meaning: no passage found by wording, but this one is near in meaning (likeness ${likeness.toFixed(2)}): look here first.`,
    };
  });
  return { ...comparison, features };
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
