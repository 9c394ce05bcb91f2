import type { ReadDocument } from '#language/passages.ts';
import type { PreparedFeature, PreparedFeatures } from './prepare.ts';

/** What stands in a document of one word of the features: the word, or others for it. */
interface HeldWord {
  readonly worth: number;
  /** Share of the documents of its language that hold it. */
  readonly chance: number;
  /** Each wording that stands in the document: the share of the word that it counts, and how often it is there. */
  readonly wordings: readonly { readonly share: number; readonly times: number }[];
}

/** What a document says, anywhere in it, of the things that features name. */
export interface Holding {
  /** Words of the document. */
  readonly length: number;
  /** By word of the features. */
  readonly words: ReadonlyMap<string, HeldWord>;
  /**
   * By number of the feature: how densely the document holds its words. Comparable between documents. Each time that a
   * word comes again counts less, so that a common one of the document does not stand for all the others.
   */
  readonly density: ReadonlyMap<string, number>;
  /** By number of the feature: what its words are worth that stand in the document, of all of them, 0 to 1. */
  readonly held_share: ReadonlyMap<string, number>;
}

/** How slowly further occurrences of a wording count less, and how much the length of documents counts: all of it. */
const K = 10;

type DocumentOf = (feature: PreparedFeature) => ReadDocument | undefined;

/**
 * What a document holds, by each way of knowing words: those of the features and what is known to mean the same; where
 * an encoder was added, what it holds to be alike beside them. It lifts other documents, too, so that one may stand out
 * by the first and not by the second.
 * @param documentOf The document as it was read for a feature; undefined where it has no text.
 */
export function holdingsOf(prepared: PreparedFeatures, documentOf: DocumentOf): Holdings {
  const known = holdingOf(prepared, documentOf, false);
  const likened = prepared.features.some(({ alike }) => alike.length > 0);
  return likened ? [known, holdingOf(prepared, documentOf, true)] : [known];
}

/** By each way of knowing words, the one that knows most last. */
export type Holdings = readonly [Holding, ...Holding[]];

function holdingOf({ features }: PreparedFeatures, documentOf: DocumentOf, likened: boolean): Holding {
  const counted = new Map<ReadDocument, ReadonlyMap<number, number>>();
  const words = new Map<string, HeldWord>();
  const density = new Map<string, number>();
  const held_share = new Map<string, number>();
  let length = 0;
  for (const prepared of features) {
    const document = documentOf(prepared);
    if (!document) continue;
    length = Math.max(length, document.words);
    const times = counted.get(document) ?? occurrences(document);
    counted.set(document, times);
    let sum = 0;
    let there = 0;
    let all = 0;
    for (const { id, key, worth, chance } of prepared.words) {
      const wordings = [{ share: 1, times: times.get(id) ?? 0 }];
      for (const { ids, stands_for, share = 1 } of [...prepared.alternates, ...(likened ? prepared.alike : [])])
        if (stands_for.includes(id))
          wordings.push({ share, times: Math.min(...ids.map((one) => times.get(one) ?? 0)) });
      const held = wordings.filter((one) => one.times > 0);
      if ((words.get(key)?.worth ?? -1) < worth) words.set(key, { worth, chance, wordings: held });
      sum += worth * Math.max(0, ...held.map((one) => one.share * Math.log2(1 + one.times)));
      there += worth * Math.max(0, ...held.map((one) => one.share));
      all += worth;
    }
    const share = (of: number) => (all === 0 ? 0 : of / all);
    density.set(prepared.feature.number, share(sum) / Math.sqrt(Math.max(1, document.words)));
    held_share.set(prepared.feature.number, share(there));
  }
  return { length, words, density, held_share };
}

function occurrences({ ids, exact }: ReadDocument): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  ids.forEach((id, at) => {
    if (exact[at] === 1) times.set(id, (times.get(id) ?? 0) + 1);
  });
  return times;
}

/**
 * How near each document is to everything that the features name, by the best wording of each word: a thing counts
 * once, however many words there are for it. BM25 with k1 10 and b 1 over the documents given.
 */
export function nearnessOf(holdings: readonly Holding[]): number[] {
  const mean = holdings.reduce((sum, { length }) => sum + length, 0) / Math.max(1, holdings.length) || 1;
  return holdings.map(({ words, length }) => {
    const norm = (K * length) / mean;
    let sum = 0;
    for (const { worth, wordings } of words.values())
      sum += worth * Math.max(0, ...wordings.map(({ share, times }) => (share * times * (K + 1)) / (times + norm)));
    return sum;
  });
}

/** Standard deviations above its mean that chance hardly reaches: one in a thousand. */
const DEVIATIONS = 3;

/**
 * How much more of everything that the features name each document holds than a document of its length does by chance,
 * as a share of the words' worth, 0 to 1: what the words whose best wordings stand in it are worth, less what chance
 * gives if words come independently of each other, each as often as in its language; 0 where chance may give as much. A
 * document of the mean length holds a word as probably as any document of the language, one twice as long as two of
 * these. What nearly all documents have counts next to nothing, and one word of four, which chance may give, nothing:
 * so a bound means the same whatever share of a corpus is in the language, and for short ideas as for long ones.
 */
export function beyondChance(holdings: readonly Holding[]): number[] {
  const mean = holdings.reduce((sum, { length }) => sum + length, 0) / Math.max(1, holdings.length) || 1;
  return holdings.map(({ words, length }) => {
    let all = 0;
    let beyond = 0;
    let variance = 0;
    for (const { worth, chance, wordings } of words.values()) {
      const expected = 1 - (1 - chance) ** (length / mean);
      all += worth;
      beyond += worth * (Math.max(0, ...wordings.map(({ share }) => share)) - expected);
      variance += worth * worth * expected * (1 - expected);
    }
    return beyond > DEVIATIONS * Math.sqrt(variance) ? beyond / all : 0;
  });
}
