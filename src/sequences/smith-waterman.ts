import type { Scoring } from './scoring.ts';

/** The best local alignment of two sequences, exact: Smith and Waterman 1981 with affine gaps (Gotoh 1982). */

/** A part of a sequence of codes, `to` not included. */
export interface Part {
  readonly codes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/** Diagonals (place in the subject minus place in the query, both from the parts' beginnings) that may be used. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Places in the codes, ends not included. */
export interface Alignment {
  readonly score: number;
  readonly q_from: number;
  readonly q_to: number;
  readonly s_from: number;
  readonly s_to: number;
  /** From the beginning: `M` both letters, `Q` a letter of the query against a gap, `S` one of the subject. */
  readonly path: string;
}

const LEAST = -1_000_000_000;

/** Room that is used again: alignments are made by the thousand. */
let room = { h: new Int32Array(0), e: new Int32Array(0), steps: new Uint8Array(0) };
function rows(n: number): { h: Int32Array; e: Int32Array } {
  if (room.h.length < n + 2) room = { ...room, h: new Int32Array(n * 2 + 2), e: new Int32Array(n * 2 + 2) };
  room.h.fill(0, 0, n + 2);
  room.e.fill(LEAST, 0, n + 2);
  return room;
}
function steps(n: number): Uint8Array {
  if (room.steps.length < n) room = { ...room, steps: new Uint8Array(n) };
  return room.steps;
}

/** The best score alone: some 1 ns for a pair of letters. */
export function bestScore(query: Part, subject: Part, { pairs, open, extend }: Scoring, band?: Band): number {
  const n = subject.to - subject.from;
  const { h: H, e: E } = rows(n);
  const s = subject.codes;
  const first = open + extend;
  let best = 0;
  for (let i = query.from; i < query.to; i++) {
    const at = i - query.from;
    const low = band ? Math.max(0, at + band.low) : 0;
    const high = band ? Math.min(n - 1, at + band.high) : n - 1;
    if (low > high) continue;
    const row = query.codes[i]! << 5;
    let diagonal = low > 0 ? H[low - 1]! : 0;
    let f = LEAST;
    for (let j = low; j <= high; j++) {
      let score = diagonal + pairs[row | s[subject.from + j]!]!;
      diagonal = H[j]!;
      const e = E[j]!;
      if (e > score) score = e;
      if (f > score) score = f;
      if (score < 0) score = 0;
      H[j] = score;
      if (score > best) best = score;
      const opened = score - first;
      E[j] = e - extend > opened ? e - extend : opened;
      f = f - extend > opened ? f - extend : opened;
    }
  }
  return best;
}

const STOP = 0;
const BOTH = 1;
const ONLY_QUERY = 2;
const ONLY_SUBJECT = 3;
const QUERY_GOES_ON = 4;
const SUBJECT_GOES_ON = 8;

/** Cells of an alignment that is traced: beyond this it is made within a band. */
export const MOST_CELLS = 16_000_000;

/**
 * The best alignment with its path; undefined if nothing scores above 0. Of alignments of one score the one that ends
 * first in the query, then in the subject.
 * @throws RangeError if it needs more than `MOST_CELLS`.
 */
export function align(
  query: Part,
  subject: Part,
  { pairs, open, extend }: Scoring,
  band?: Band,
): Alignment | undefined {
  const [m, n] = [query.to - query.from, subject.to - subject.from];
  const low0 = band ? Math.max(band.low, -m) : -m;
  const high0 = band ? Math.min(band.high, n) : n;
  const width = band ? Math.max(0, high0 - low0 + 1) : n;
  if (m * width > MOST_CELLS) throw new RangeError('too large to be aligned without a band');
  const { h: H, e: E } = rows(n);
  const cells = steps(m * width);
  const s = subject.codes;
  const first = open + extend;
  let best = 0;
  let [end_i, end_j] = [-1, -1];
  for (let i = 0; i < m; i++) {
    const low = band ? Math.max(0, i + low0) : 0;
    const high = band ? Math.min(n - 1, i + high0) : n - 1;
    if (low > high) continue;
    const row = query.codes[query.from + i]! << 5;
    const base = i * width - (band ? i + low0 : 0);
    let diagonal = low > 0 ? H[low - 1]! : 0;
    let f = LEAST;
    for (let j = low; j <= high; j++) {
      let score = diagonal + pairs[row | s[subject.from + j]!]!;
      let step = BOTH;
      diagonal = H[j]!;
      const e = E[j]!;
      if (e > score) {
        score = e;
        step = ONLY_QUERY;
      }
      if (f > score) {
        score = f;
        step = ONLY_SUBJECT;
      }
      if (score <= 0) {
        score = 0;
        step = STOP;
      }
      H[j] = score;
      if (score > best) {
        best = score;
        end_i = i;
        end_j = j;
      }
      const opened = score - first;
      if (e - extend > opened) {
        E[j] = e - extend;
        step |= QUERY_GOES_ON;
      } else E[j] = opened;
      if (f - extend > opened) {
        f -= extend;
        step |= SUBJECT_GOES_ON;
      } else f = opened;
      cells[base + j] = step;
    }
  }
  if (best === 0) return undefined;
  const cell = (i: number, j: number) => cells[i * width - (band ? i + low0 : 0) + j]!;
  let [i, j] = [end_i, end_j];
  let path = '';
  let by = cell(i, j) & 3;
  for (;;) {
    if (by === STOP) break;
    if (by === BOTH) {
      path += 'M';
      i--;
      j--;
      if (i < 0 || j < 0) break;
      by = cell(i, j) & 3;
    } else if (by === ONLY_QUERY) {
      path += 'Q';
      i--;
      if (i < 0) break;
      by = cell(i, j) & QUERY_GOES_ON ? ONLY_QUERY : cell(i, j) & 3;
    } else {
      path += 'S';
      j--;
      if (j < 0) break;
      by = cell(i, j) & SUBJECT_GOES_ON ? ONLY_SUBJECT : cell(i, j) & 3;
    }
  }
  return {
    score: best,
    q_from: query.from + i + 1,
    q_to: query.from + end_i + 1,
    s_from: subject.from + j + 1,
    s_to: subject.from + end_j + 1,
    path: [...path].reverse().join(''),
  };
}

/** The best stretch without gaps, in the same form. */
export function alignUngapped(query: Part, subject: Part, { pairs }: Scoring): Alignment | undefined {
  const [m, n] = [query.to - query.from, subject.to - subject.from];
  let found: Alignment | undefined;
  for (let diagonal = 1 - m; diagonal < n; diagonal++) {
    let i = query.from + Math.max(0, -diagonal);
    let j = subject.from + Math.max(0, diagonal);
    let sum = 0;
    let [bi, bj] = [i, j];
    for (; i < query.to && j < subject.to; i++, j++) {
      sum += pairs[(query.codes[i]! << 5) | subject.codes[j]!]!;
      if (sum <= 0) {
        sum = 0;
        [bi, bj] = [i + 1, j + 1];
      } else if (sum > (found?.score ?? 0)) {
        found = { score: sum, q_from: bi, q_to: i + 1, s_from: bj, s_to: j + 1, path: '' };
      }
    }
  }
  return found && { ...found, path: 'M'.repeat(found.q_to - found.q_from) };
}
