import { createHash } from 'node:crypto';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Model, ModelError, type ModelFailure } from '#models/model.ts';
import { estimateTokens } from '#models/prompt.ts';
import { cosine, refused, unitVector, VectorCache } from '#models/vectors.ts';
import type { Candidate } from './fuse.ts';

/** The name of this order in the record. It finds nothing: it is no way of searching, and not counted as one. */
export const EMBEDDING_ORDER = 'embedding_order';
/** As much as a strategy that reads the whole text. */
export const EMBEDDING_WEIGHT = 1;

/** Best candidates of the fusion that are ordered. */
const MOST_CANDIDATES = 200;
/** Records held, and texts of one call; between two calls others get the place at the model. */
const RECORDS_AT_ONCE = 20;
const TEXTS_AT_ONCE = 64;
/** Estimated tokens of one text; many embedding models read 512. */
const MOST_TOKENS = 400;
/** For all calls together. */
const MOST_MS = 180_000;
const CACHE_BYTES = 64 * 1024 * 1024;

/** What candidates are to be near to. */
export interface Idea {
  /** Subject and features. Sent as it is, cut to `MOST_TOKENS`. */
  readonly text: string;
  /** Candidates are read in this language where they are stored in it. */
  readonly lang: string;
}

/**
 * How the candidates were ordered by an embedding model, or why they were not: what stands in the record of the task.
 */
export interface EmbeddingOrder {
  readonly strategy: typeof EMBEDDING_ORDER;
  readonly model: string;
  /** Candidates taken from the fusion, and those of them that have neither title, abstract nor claim. */
  readonly candidates: number;
  readonly without_text: number;
  /** Texts that the model was asked for and has answered, the idea among them; texts whose vectors were still kept. */
  readonly texts_embedded: number;
  readonly texts_kept: number;
  /** Publication numbers, nearest first, as the fusion used them. Absent when the order was left out. */
  readonly order?: readonly string[];
  /** Why it was left out. */
  readonly failure?: { readonly reason: ModelFailure; readonly message: string };
}

export interface EmbeddingCall {
  readonly model: Model;
  readonly account: string;
  readonly signal: AbortSignal;
  /** Default 3 minutes. */
  readonly most_ms?: number;
}

/** Vectors of candidates, as long as their model lives. The idea's is not kept. */
const caches = new WeakMap<Model, VectorCache>();

/**
 * Orders candidates by the cosine between the embedding of the idea and of their title with abstract, or first claim;
 * equals stay as they came. `undefined` without an embedding model. A failure of the model is reported in the answer.
 * @throws What the corpus throws; the signal's reason when it aborts.
 */
export async function orderByEmbedding(
  corpus: Corpus,
  candidates: readonly Candidate[],
  idea: Idea,
  { model, account, signal, most_ms = MOST_MS }: EmbeddingCall,
): Promise<EmbeddingOrder | undefined> {
  if (!model.embed || model.embedding_model === undefined) return undefined;
  const taken = candidates.slice(0, MOST_CANDIDATES).map(({ publication_number }) => publication_number);
  const texts = await textsOf(corpus, taken, idea.lang);
  const wanted = taken.filter((number) => texts.has(number));
  const told = {
    strategy: EMBEDDING_ORDER,
    model: model.embedding_model,
    candidates: taken.length,
    without_text: taken.length - wanted.length,
  } as const;
  let [texts_embedded, texts_kept] = [0, 0];
  if (wanted.length === 0) return { ...told, texts_embedded, texts_kept, order: [] };

  const cache = cacheOf(model);
  const keyOf = (number: string) => {
    const hash = createHash('sha256').update(texts.get(number)!).digest('hex');
    return JSON.stringify([model.embedding_model, number, hash]);
  };
  const vectors = new Map<string, Float32Array>();
  for (const number of wanted) {
    const kept = cache.get(keyOf(number));
    if (kept) vectors.set(number, kept);
  }
  texts_kept = vectors.size;
  const deadline = AbortSignal.timeout(most_ms);
  const ask = async (asked: readonly string[]) => {
    const answered = await model.embed!(asked, { account, signal: AbortSignal.any([signal, deadline]) });
    texts_embedded += asked.length;
    return answered.map(unitVector);
  };
  const keep = (numbers: readonly string[], answered: readonly Float32Array[]) =>
    numbers.forEach((number, at) => {
      vectors.set(number, answered[at]!);
      cache.set(keyOf(number), answered[at]!);
    });
  const missing = () => wanted.filter((number) => !vectors.has(number));
  try {
    const first = missing().slice(0, TEXTS_AT_ONCE - 1);
    const [nearTo, ...answered] = await ask([
      cutTo(idea.text, MOST_TOKENS),
      ...first.map((number) => texts.get(number)!),
    ]);
    // another model under the same name: what is kept of the old one cannot be compared
    for (const [number, vector] of vectors) if (vector.length !== nearTo!.length) vectors.delete(number);
    texts_kept = vectors.size;
    keep(first, answered);
    for (let next = missing(); next.length > 0; next = missing()) {
      const batch = next.slice(0, TEXTS_AT_ONCE);
      const more = await ask(batch.map((number) => texts.get(number)!));
      if (more[0]!.length !== nearTo!.length)
        throw refused(`vectors of ${nearTo!.length} and of ${more[0]!.length} numbers`);
      keep(batch, more);
    }
    const near = new Map(wanted.map((number) => [number, cosine(nearTo!, vectors.get(number)!)]));
    return {
      ...told,
      texts_embedded,
      texts_kept,
      order: wanted.toSorted((a, b) => near.get(b)! - near.get(a)!),
    };
  } catch (thrown) {
    signal.throwIfAborted();
    const failure = deadline.aborted
      ? { reason: 'timeout' as const, message: `The embeddings were not there within ${most_ms / 1000} s.` }
      : thrown instanceof ModelError && { reason: thrown.kind, message: thrown.message };
    if (!failure) throw thrown;
    return { ...told, texts_embedded, texts_kept, failure };
  }
}

function cacheOf(model: Model): VectorCache {
  const known = caches.get(model);
  if (known) return known;
  const made = new VectorCache(CACHE_BYTES);
  caches.set(model, made);
  return made;
}

/** By publication number, what is sent of each; those with nothing to send are missing. */
async function textsOf(corpus: Corpus, numbers: readonly string[], lang: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let at = 0; at < numbers.length; at += RECORDS_AT_ONCE) {
    for (const record of await corpus.get(patents, numbers.slice(at, at + RECORDS_AT_ONCE))) {
      const text = candidateText(record, lang);
      if (text !== '') texts.set(record.publication_number, text);
    }
  }
  return texts;
}

/** Title and abstract, else title and first claim: in the language wanted if stored in it, else as published. */
export function candidateText({ titles, abstracts, claims }: Patent, lang: string): string {
  const one = <T extends { lang: string; origin: string }>(texts: readonly T[]): T | undefined =>
    texts.find((text) => text.lang === lang) ?? texts.find(({ origin }) => origin === 'original') ?? texts[0];
  const body = one(abstracts)?.text ?? one(claims)?.claims[0]?.text;
  return cutTo([one(titles)?.text, body].filter((text) => text !== undefined).join('\n'), MOST_TOKENS);
}

/** The beginning of a text that has about so many tokens; no character is cut in two. */
function cutTo(text: string, tokens: number): string {
  let kept = text;
  for (let has = estimateTokens(kept); has > tokens; has = estimateTokens(kept))
    kept = kept.slice(0, Math.min(kept.length - 1, Math.floor((kept.length * tokens) / has)));
  return kept.toWellFormed() === kept ? kept : kept.slice(0, -1);
}
