import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import type { Equivalent } from '../types.ts';
import type { ClaimElement } from './elements.ts';
import type { Product, Said } from './product.ts';

/** A wording that may stand for words of an element: content words of both sides. */
export interface Stands {
  readonly equivalent: Equivalent;
  readonly word: readonly string[];
  readonly other: readonly string[];
}

export const standsFor = (equivalents: readonly Equivalent[]): Stands[] =>
  equivalents.flatMap((equivalent) => {
    const word = [...new Set(contentWords(equivalent.word).map(({ key }) => key))];
    const other = [...new Set(contentWords(equivalent.other).map(({ key }) => key))];
    return word.length > 0 && other.length > 0 ? [{ equivalent, word, other }] : [];
  });

/** Some sentences in a row of a description, and how much of an element they say. */
export interface Window {
  /** Sentences [from, to). */
  readonly from: number;
  readonly to: number;
  /** Share of the element's worth whose words are there, 0 to 1. */
  readonly coverage: number;
  /** Share of its pairs of neighbouring words that stand near each other. */
  readonly pairs: number;
  /** Words of the element that are there, by themselves or by another one. */
  readonly met: ReadonlySet<string>;
  /** Other wordings that were needed. */
  readonly used: readonly Stands[];
  /** An alternative of those that the element lists is said; true where it lists none. */
  readonly alternative: boolean;
}

/** Sentences in which words of an element are looked for: those with most of them. */
const MOST_SENTENCES = 120;
/** Content words that one more sentence may bring: an element is told in about as many as it has. */
const WORDS_A_SENTENCE = 6;
const MOST_IN_A_ROW = 4;
/** Content words between two neighbours of an element that still stand together. */
const NEAR = 4;

/** Those of some wordings that stand for words of an element. */
export const standingFor = ({ words }: ClaimElement, stands: readonly Stands[]): readonly Stands[] =>
  stands.filter(({ word }) => word.every((key) => words.some((one) => one.key === key)));

/** The places that say most of an element, best first. */
export function windowsOf(element: ClaimElement, product: Product, stands: readonly Stands[]): Window[] {
  const keys = element.words.map(({ key }) => key);
  const asked = standingFor(element, stands);
  const wanted = new Set([...keys, ...element.alternatives.flat(), ...asked.flatMap(({ other }) => other)]);
  const marks = new Marks(wanted, product);
  const first = marks
    .counts()
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_SENTENCES);
  const most = Math.min(MOST_IN_A_ROW, 1 + Math.floor(keys.length / WORDS_A_SENTENCE));
  const total = element.words.reduce((sum, { worth }) => sum + worth, 0);
  const windows = new Map<number, Window>();
  for (const [at] of first)
    for (let back = 0; back < most; back++)
      for (let length = back + 1; length <= most; length++) {
        const from = at - back;
        const to = from + length;
        if (from < 0 || to > product.said.length) continue;
        const key = from * (MOST_IN_A_ROW + 1) + length;
        if (!windows.has(key)) windows.set(key, windowOf(element, product, marks, from, to, asked, total));
      }
  return [...windows.values()].toSorted((a, b) => worthOf(b) - worthOf(a) || a.from - b.from);
}

/** What windows are ordered by: all that is said, said together, in few sentences. */
const worthOf = ({ coverage, pairs, alternative, from, to }: Window) =>
  coverage + 0.3 * pairs + (alternative ? 0.1 : 0) - 0.02 * (to - from);

/** Which of the wanted words stand in which sentences: asked for each window, so told once, a bit a word. */
class Marks {
  readonly #bits = new Map<string, number>();
  readonly #said = new Map<number, number[]>();

  constructor(wanted: ReadonlySet<string>, { where }: Product) {
    for (const key of wanted) {
      const bit = this.#bits.size;
      this.#bits.set(key, bit);
      for (const at of where.get(key) ?? []) {
        const words = this.#said.get(at) ?? [];
        this.#said.set(at, words);
        words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31));
      }
    }
  }

  /** How many wanted words each sentence has that has any. */
  counts(): [number, number][] {
    const ones = (word: number | undefined) => {
      let n = 0;
      for (let rest = word ?? 0; rest !== 0; rest &= rest - 1) n++;
      return n;
    };
    return [...this.#said].map(([at, words]) => [at, words.reduce((sum, word) => sum + ones(word), 0)]);
  }

  /** Whether a word stands in one of these sentences. */
  between(from: number, to: number): (key: string) => boolean {
    const all: number[] = [];
    for (let at = from; at < to; at++) {
      const words = this.#said.get(at);
      if (words) for (let i = 0; i < words.length; i++) all[i] = (all[i] ?? 0) | (words[i] ?? 0);
    }
    return (key) => {
      const bit = this.#bits.get(key);
      return bit !== undefined && (((all[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
    };
  }
}

function windowOf(
  element: ClaimElement,
  { said }: Product,
  marks: Marks,
  from: number,
  to: number,
  stands: readonly Stands[],
  total: number,
): Window {
  const there = marks.between(from, to);
  const met = new Set<string>();
  for (const { key } of element.words) if (there(key)) met.add(key);
  const used = onceEach(stands.filter(({ word, other }) => word.some((key) => !met.has(key)) && other.every(there)));
  const substitutes = new Map<string, readonly string[]>();
  for (const { word, other } of used)
    for (const key of word)
      if (!met.has(key)) {
        met.add(key);
        substitutes.set(key, other);
      }
  if (used.length > 0)
    for (const [key, other] of straddling(element, met, substitutes)) {
      met.add(key);
      substitutes.set(key, other);
    }
  const covered = element.words.reduce((sum, { key, worth }) => sum + (met.has(key) ? worth : 0), 0);
  const share = (one: readonly string[]) => one.filter(there).length / one.length;
  return {
    from,
    to,
    // a list without words of its own is said as far as the alternative is of which most is said
    coverage: total > 0 ? covered / total : Math.max(0, ...element.alternatives.map(share)),
    pairs: pairsIn(element, said.slice(from, to), met, substitutes),
    met,
    used,
    alternative: element.alternatives.length === 0 || element.alternatives.some((one) => one.every(there)),
  };
}

/**
 * Pairs of Han characters that are halves of two words which are met, one by another wording, with that: 体铰 of 壳体铰接
 * where 外壳 stands for 壳体.
 */
function straddling(
  { words }: ClaimElement,
  met: ReadonlySet<string>,
  substitutes: ReadonlyMap<string, readonly string[]>,
): [string, readonly string[]][] {
  const said = words.flatMap(({ key, places }) =>
    met.has(key) ? places.map((place) => ({ ...place, other: substitutes.get(key) })) : [],
  );
  return words.flatMap(({ key, places }): [string, readonly string[]][] => {
    if (met.has(key) || !isHan(key)) return [];
    const sides = places.map(({ start, end }) => [
      said.find((one) => one.start < start && one.end > start),
      said.find((one) => one.start < end && one.end > end),
    ]);
    const other = sides.flat().find((one) => one?.other)?.other;
    return other && sides.every(([before, behind]) => before && behind) ? [[key, other]] : [];
  });
}

/** Wordings of the same words once: “case” and “casing” are one. */
const onceEach = (stands: readonly Stands[]): Stands[] =>
  [
    ...new Map(stands.toReversed().map((one) => [`${one.word.join(' ')}\n${one.other.join(' ')}`, one])).values(),
  ].toReversed();

/** Share of the element's pairs of neighbours that stand near each other in one of the sentences, in any order. */
function pairsIn(
  { pairs }: ClaimElement,
  sentences: readonly Said[],
  met: ReadonlySet<string>,
  substitutes: ReadonlyMap<string, readonly string[]>,
): number {
  if (pairs.length === 0) return 1;
  const positionsOf = ({ positions }: Said, key: string): readonly number[] =>
    positions.get(key) ?? substitutes.get(key)?.flatMap((other) => positions.get(other) ?? []) ?? [];
  let near = 0;
  for (const [one, other] of pairs) {
    if (!met.has(one) || !met.has(other)) continue;
    const together = sentences.some((sentence) => {
      const first = positionsOf(sentence, one);
      if (first.length === 0) return false;
      const second = positionsOf(sentence, other);
      return first.some((a) => second.some((b) => Math.abs(a - b) <= NEAR));
    });
    if (together) near++;
  }
  return near / pairs.length;
}

/** Where a window stands in the text: its sentences that have a word of the element, at most so many characters. */
export function spanOf(window: Window, product: Product, most = 700): Span {
  const sentences = product.said.slice(window.from, window.to);
  const { start } = sentences[0]!;
  const { end } = sentences.at(-1)!;
  return end - start <= most ? { start, end } : { start, end: start + most };
}
