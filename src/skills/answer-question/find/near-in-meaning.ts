import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentWords } from '#language/content-words.ts';
import { cosine } from '#models/vectors.ts';
import { askedPart } from '../read/asked-part.ts';
import type { Question } from '../read/question.ts';

/** What is near a question in meaning, by the encoder that somebody added, whatever its words. */

/** How near sentences come to a question. */
export interface Nearness {
  /** A cosine; undefined where the sentence was not compared. */
  of(sentence: string): number | undefined;
}

/** The likeness below which a sentence has to do with something else, and from which it is about what was asked. */
export interface Scale {
  readonly none: number;
  readonly full: number;
}

/** By the name of the model: another one has another scale. */
const SCALES: Readonly<Record<string, Scale>> = {
  'universal-sentence-encoder-multilingual-3': { none: 0.15, full: 0.55 },
};

/** The same where sentences are compared with a question word by word, each word in its context. */
const SCALES_IN_CONTEXT: Readonly<Record<string, Scale>> = {
  'all-minilm-l6-v2': { none: 0.25, full: 0.75 },
  'bge-small-zh-v1.5': { none: 0.35, full: 0.75 },
};
/** Bytes of UTF-8 that are compared so: some .04 s of processor time a thousand. */
const MOST_IN_CONTEXT = 16_000;

/** A document with how near it is, 0 to 1 on the scale of the model. */
export interface NearDocument {
  readonly id: string;
  readonly share: number;
}

/** Documents that restrictions leave, of which the nearest are looked for. */
const MOST_AMONG = 2_000;
/** Characters of a sentence that are compared. */
const LONGEST = 400;

/** What is compared: what was asked, without what was told beside it; a follow-up with what it was read with. */
export const comparedText = ({ said, lists }: Question): string =>
  said
    .split('\n')
    .map((line) => askedPart(line).asked)
    // a line that is nothing but that is compared as it is
    .map((line) => (lists ? line.replace(ASKS_DOCUMENTS, '').trim() || line : line))
    .join(' ')
    .slice(0, 1_000);

/** Asks for documents, and says nothing of what they are about. */
const ASKS_DOCUMENTS =
  /^.{0,60}?\b(?:patents?|patent applications?|documents?|filings?|publications?|applications?|inventions?)\b(?:\s+(?:on|about|for|of|that|which|concerning|(?:dealing|that deal|which deal) with))?|的?(?:专利|文献|申请)(?:都)?有?哪些.{0,4}$/iu;

/** How far a likeness is on the scale of its model, 0 to 1. */
export const shareOn = ({ none, full }: Scale, likeness: number): number =>
  Math.min(1, Math.max(0, (likeness - none) / (full - none)));

/** The documents nearest to a question, best first, in its language; none where no model was added. */
export async function nearestDocuments(
  question: Question,
  fixed: readonly Query[],
  limit: number,
  { corpus, signal }: { readonly corpus: Corpus; readonly signal: AbortSignal },
): Promise<NearDocument[]> {
  const { meaning } = corpus;
  const state = await meaning?.state();
  const scale = state && SCALES[state.model];
  if (!meaning || !scale) return [];
  const among =
    fixed.length === 0
      ? undefined
      : (
          await corpus.search(patents, {
            query: allOf(...fixed),
            offset: 0,
            limit: MOST_AMONG,
            stemming: true,
            signal,
          })
        ).hits.map(({ id }) => id);
  const vectors = await meaning.encode([comparedText(question)], signal);
  const found = await meaning.nearest(vectors, { limit: 2 * limit, ...(among && { among }), signal });
  const script = question.lang === 'zh' ? 'han' : 'other';
  return found
    .filter((one) => one.script === script)
    .slice(0, limit)
    .map(({ id, likeness }) => ({ id, share: shareOn(scale, likeness) }));
}

/** How near sentences come to a question; undefined where no model was added, or its scale is not known. */
export async function nearnessOf(
  question: Question,
  sentences: readonly string[],
  { corpus: { meaning }, signal }: { readonly corpus: Pick<Corpus, 'meaning'>; readonly signal: AbortSignal },
): Promise<(Nearness & Scale) | undefined> {
  const model = await meaning?.model();
  const scale = model === undefined ? undefined : SCALES[model];
  if (!meaning || !scale || sentences.length === 0) return undefined;
  const texts = [...new Set(sentences)];
  const [asked, ...vectors] = await meaning.encode(
    [comparedText(question), ...texts.map((text) => text.slice(0, LONGEST).toWellFormed())],
    signal,
  );
  const likeness = new Map(texts.map((text, i) => [text, cosine(asked!, vectors[i]!)]));
  return { ...scale, of: (sentence) => likeness.get(sentence) };
}

/**
 * How far sentences say what a question asks, 0 to 1, word by word in context: of each of its words by worth what is
 * most like it. Undefined where no model for that was added. The first are compared, as far as not too many.
 */
export async function saidInContext(
  question: Question,
  worth: ReadonlyMap<string, number>,
  sentences: readonly string[],
  { corpus: { meaning }, signal }: { readonly corpus: Pick<Corpus, 'meaning'>; readonly signal: AbortSignal },
): Promise<((sentence: string) => number) | undefined> {
  if (!meaning || (await meaning.contextModels()).length === 0) return undefined;
  const text = comparedText(question);
  // by the root: the rarest word alone does not decide which sentence it is
  const words = contentWords(text).flatMap(({ key, start, end }) => {
    const own = worth.get(key);
    return own === undefined ? [] : [{ start, end, worth: Math.sqrt(own) }];
  });
  let room = MOST_IN_CONTEXT;
  const among = [...new Set(sentences)].filter((sentence) => {
    room -= Buffer.byteLength(sentence);
    return room >= 0;
  });
  if (words.length === 0 || among.length === 0) return undefined;
  const found = await meaning.likestInContext([{ text, words }], among, { signal });
  const scale = found && SCALES_IN_CONTEXT[found.model];
  const all = found?.likest[0]?.all;
  if (!scale || !all) return undefined;
  const said = new Map(among.map((sentence, at) => [sentence, shareOn(scale, all[at]!)]));
  return (sentence) => said.get(sentence) ?? 0;
}
