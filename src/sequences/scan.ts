import { END } from './letters.ts';
import type { Scoring } from './scoring.ts';
import type { WordTable } from './words.ts';

/** A place where a query and a stretch of subjects are alike enough to be aligned. */
export interface Trigger {
  /** Score of the stretch without gaps. */
  readonly score: number;
  /** Where it begins, in the codes that were scanned, and how long it is. */
  readonly q_from: number;
  readonly s_from: number;
  readonly length: number;
}

export interface ScanRules {
  readonly words: WordTable;
  readonly scoring: Scoring;
  /** Two words of one diagonal must stand so near to each other; 0: one is enough. */
  readonly window: number;
  /** So many letters about a word must be equal. */
  readonly exact: number;
  /** An extension ends when it has lost so much. */
  readonly drop: number;
  /** The least score that is a trigger. */
  readonly least: number;
}

/**
 * Scans codes, in which sequences stand between END, for words of a query, and extends what it finds without gaps: the
 * heuristic of Altschul et al. 1990 and 1997. One state for all stretches of one search.
 */
export class Scanner {
  readonly #query: Uint8Array;
  readonly #rules: ScanRules;
  readonly #mask: number;
  /** By diagonal: the place of the last word, and how far it was extended, counted over all that was scanned. */
  readonly #last: Float64Array;
  #scanned = 0;

  /** @param query Its codes, strands or frames one after the other with END between. */
  constructor(query: Uint8Array, rules: ScanRules) {
    this.#query = query;
    this.#rules = rules;
    const size = 2 ** Math.ceil(Math.log2(query.length + rules.window + rules.words.length + 2));
    this.#mask = size - 1;
    this.#last = new Float64Array(2 * size).fill(-1e9);
  }

  /** @param codes Begin and end with END. */
  scan(codes: Uint8Array, found: (trigger: Trigger) => void): void {
    const { words, window, exact, least } = this.#rules;
    const { length, base, starts, places } = words;
    const last = this.#last;
    const mask = this.#mask;
    const top = base ** (length - 1);
    const offset = this.#scanned;
    let word = 0;
    let plain = 0;
    for (let at = 0; at < codes.length; at++) {
      const code = codes[at]!;
      if (code >= base) {
        plain = 0;
        word = 0;
        continue;
      }
      if (plain >= length) word -= codes[at - length]! * top;
      word = word * base + code;
      if (++plain < length) continue;
      const from = starts[word]!;
      const to = starts[word + 1]!;
      if (from === to) continue;
      const s = at - length + 1;
      for (let p = from; p < to; p++) {
        const q = places[p]!;
        const diagonal = ((s - q) & mask) << 1;
        const now = offset + s;
        // inside what was extended already
        if (now < last[diagonal + 1]!) continue;
        if (window > 0) {
          const distance = now - last[diagonal]!;
          if (distance < length) continue;
          last[diagonal] = now;
          if (distance > window) continue;
        }
        if (exact > length && !this.#equal(codes, q, s, exact)) continue;
        const trigger = this.#extend(codes, q, s);
        last[diagonal + 1] = offset + trigger.s_from + trigger.length;
        if (trigger.score >= least) found(trigger);
      }
    }
    this.#scanned += codes.length + window + length;
  }

  /** Whether the equal letters about a word are so many. */
  #equal(codes: Uint8Array, q: number, s: number, exact: number): boolean {
    const query = this.#query;
    const same = (i: number) => query[q + i] === codes[s + i] && codes[s + i]! < END;
    let left = 0;
    while (left < exact && same(-left - 1)) left++;
    let right = 0;
    while (left + right < exact && same(right)) right++;
    return left + right >= exact;
  }

  #extend(codes: Uint8Array, q: number, s: number): Trigger {
    const { scoring, drop, words } = this.#rules;
    const { pairs } = scoring;
    const query = this.#query;
    let score = 0;
    for (let i = 0; i < words.length; i++) score += pairs[(query[q + i]! << 5) | codes[s + i]!]!;
    let best = score;
    let right = words.length;
    for (let i = words.length; q + i < query.length && s + i < codes.length; i++) {
      score += pairs[(query[q + i]! << 5) | codes[s + i]!]!;
      if (score > best) {
        best = score;
        right = i + 1;
      } else if (best - score > drop) break;
    }
    score = best;
    let left = 0;
    for (let i = 1; q - i >= 0 && s - i >= 0; i++) {
      score += pairs[(query[q - i]! << 5) | codes[s - i]!]!;
      if (score > best) {
        best = score;
        left = i;
      } else if (best - score > drop) break;
    }
    return { score: best, q_from: q - left, s_from: s - left, length: left + right };
  }
}
