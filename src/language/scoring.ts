import type { Passage, ReadDocument } from './passages.ts';

/**
 * A word of a feature: how much of the feature it is worth, and the number it is known by in the document that was
 * read.
 */
export interface ScoredWord {
  readonly id: number;
  /** Inverse document frequency, capped; half for adjectives that an antecedent brings. */
  readonly worth: number;
}

/**
 * Words that stand for others: where every one of `ids` stands near each other, the words `stands_for` count as met.
 */
export interface Alternate {
  readonly ids: readonly number[];
  readonly stands_for: readonly number[];
  /** Share of their worth that counts as met; default 1. */
  readonly share?: number;
}

export interface PassageScore {
  readonly passage: number;
  /** Share of the feature's worth whose words are in the passage, 0 to 1. */
  readonly coverage: number;
  /** The same share inside the best window of 25 content words. */
  readonly proximity: number;
  /** `coverage`, with .8 of the worth of words that are only alike. */
  readonly soft: number;
  /** For ordering passages only: .5 coverage + .3 proximity + .2 soft + .15 BM25 / best BM25. */
  readonly order: number;
  /** Indices of the alternates that were needed. */
  readonly alternates: readonly number[];
}

/** Where the best window of a passage lies: occurrences [from, to). */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const WINDOW_WORDS = 25;
const ALIKE_WORTH = 0.8;
const K1 = 1.2;
const B = 0.75;
/** Words of an alternate must stand this near. */
const ALTERNATE_REACH = 3;

/**
 * Scores every passage of a document for one feature. The mix, measured on 58 features of citing and cited patents, put
 * an acceptable passage on top for 56 of them, where BM25 alone did for 51.
 */
export function scorePassages(
  document: ReadDocument,
  words: readonly ScoredWord[],
  alternates: readonly Alternate[] = [],
): PassageScore[] {
  const total = words.reduce((sum, word) => sum + word.worth, 0);
  if (total <= 0 || document.passages.length === 0) return [];
  const worthOf = new Map(words.map((word) => [word.id, word.worth]));
  const highest = Math.max(...worthOf.keys(), ...alternates.flatMap((a) => a.ids));
  const worth = new Float64Array(highest + 2);
  for (const [id, value] of worthOf) worth[id] = value;
  const wordsMean = document.words / document.passages.length || 1;
  const counts = new Float64Array(highest + 2);
  const alike = new Uint8Array(highest + 2);
  const scores: {
    passage: number;
    coverage: number;
    proximity: number;
    soft: number;
    bm25: number;
    alternates: number[];
  }[] = [];
  let bestBm25 = 0;
  const { ids, exact } = document;
  const stands = new Uint8Array(highest + 2);
  ids.forEach((id, i) => {
    if (id <= highest && exact[i] === 1) stands[id] = 1;
  });
  // of hundreds of wordings a document has a few
  const possible = [...alternates.entries()].filter(([, alternate]) => alternate.ids.every((id) => stands[id] === 1));

  for (let p = 0; p < document.passages.length; p++) {
    const { from, to, words: length } = document.passages[p]!;
    const touched: number[] = [];
    for (let i = from; i < to; i++) {
      const id = ids[i]!;
      if (id > highest) continue;
      if (exact[i] === 1) {
        if (counts[id] === 0) touched.push(id);
        counts[id]!++;
      } else if (alike[id] === 0) {
        alike[id] = 1;
        touched.push(id);
      }
    }
    let met = 0;
    let soft = 0;
    let bm25 = 0;
    const norm = K1 * (1 - B + (B * length) / wordsMean);
    const used: number[] = [];
    /** Words that others stand for, with the share of their worth that these count. */
    const substituted = new Map<number, number>();
    for (const [index, alternate] of possible) {
      if (!alternate.ids.every((id) => counts[id]! > 0)) continue;
      if (!alternate.stands_for.some((id) => counts[id] === 0)) continue;
      if (alternate.ids.length > 1 && !standTogether(document, from, to, alternate.ids)) continue;
      const { share = 1 } = alternate;
      for (const id of alternate.stands_for)
        if (counts[id] === 0) substituted.set(id, Math.max(share, substituted.get(id) ?? 0));
      used.push(index);
    }
    for (const { id, worth: value } of words) {
      const times = counts[id]!;
      if (times > 0) {
        met += value;
        soft += value;
        bm25 += (value * times * (K1 + 1)) / (times + norm);
      } else if (substituted.has(id)) {
        met += value * substituted.get(id)!;
        soft += value * substituted.get(id)!;
      } else if (alike[id] === 1) soft += ALIKE_WORTH * value;
    }
    for (const id of touched) {
      counts[id] = 0;
      alike[id] = 0;
    }
    if (soft === 0) continue;
    const lost = [...substituted].reduce((sum, [id, share]) => sum + share * (worth[id] ?? 0), 0);
    const proximity = met === 0 ? 0 : (bestWindow(document, from, to, worth).share + lost) / total;
    scores.push({
      passage: p,
      coverage: met / total,
      proximity: Math.min(1, proximity),
      soft: soft / total,
      bm25,
      alternates: used,
    });
    bestBm25 = Math.max(bestBm25, bm25);
  }
  return scores.map(({ passage, coverage, proximity, soft, bm25, alternates: used }) => ({
    passage,
    coverage,
    proximity,
    soft,
    order: 0.5 * coverage + 0.3 * proximity + 0.2 * soft + (bestBm25 > 0 ? (0.15 * bm25) / bestBm25 : 0),
    alternates: used,
  }));
}

/** The window of 25 content words that holds most worth; `share` is worth, not yet divided by the total. */
export function bestWindow(document: ReadDocument, from: number, to: number, worth: Float64Array): Window {
  const { ids, positions, exact } = document;
  const inside = new Map<number, number>();
  let sum = 0;
  let start = from;
  let best: Window = { from, to: from, share: 0 };
  for (let i = from; i < to; i++) {
    const id = ids[i]!;
    const value = worth[id] ?? 0;
    if (value === 0 || exact[i] !== 1) continue;
    const times = inside.get(id) ?? 0;
    if (times === 0) sum += value;
    inside.set(id, times + 1);
    while (positions[i]! - positions[start]! >= WINDOW_WORDS) {
      const leaving = ids[start]!;
      const left = worth[leaving] ?? 0;
      if (left > 0 && exact[start] === 1) {
        const remaining = inside.get(leaving)! - 1;
        inside.set(leaving, remaining);
        if (remaining === 0) sum -= left;
      }
      start++;
    }
    if (sum > best.share + 1e-9) best = { from: start, to: i + 1, share: sum };
  }
  return best;
}

/** Whether the words of an alternate stand within a few words of each other. */
function standTogether(document: ReadDocument, from: number, to: number, wanted: readonly number[]): boolean {
  const last = new Map<number, number>();
  for (let i = from; i < to; i++) {
    const id = document.ids[i]!;
    if (!wanted.includes(id) || document.exact[i] !== 1) continue;
    last.set(id, document.positions[i]!);
    if (last.size === wanted.length) {
      const all = [...last.values()];
      if (Math.max(...all) - Math.min(...all) <= wanted.length - 1 + ALTERNATE_REACH) return true;
    }
  }
  return false;
}

/** The passage as text pieces, for reading; pieces of one unit are one. */
export const passageText = (document: ReadDocument, passage: Passage): string =>
  passage.pieces.map(({ unit, start, end }) => document.units[unit]!.text.slice(start, end)).join('\n');
