import { randomInt } from 'node:crypto';
import type { Folded } from './fold.ts';

/** What becomes of a word: a string, or a number that stands for it. */
export interface Words<W> {
  /** Of UTF-16 units [start, end); `hash` is the same for the same units (`hashOf`). */
  ofUnits(units: Uint16Array, start: number, end: number, hash: number): W;
  ofText(text: string): W;
  /** Where texts are folded, if not on the heap, for `run`. */
  readonly folded?: Folded;
  /**
   * Takes words from unit `i` of `folded` on, as far as there is nothing else and their sentence goes on: the first is
   * at `position`. Answers where it stopped; `position` of this is then that of the next word.
   */
  run?(i: number, position: number): number;
  readonly position?: number;
}

/**
 * The factor of all hashes of words, drawn once a process: whoever writes a text cannot know which words fall on one
 * place of a table.
 */
export const HASH_FACTOR = (randomInt(2 ** 31) << 1) | 1;

/** Of UTF-16 units [start, end). */
export function hashOf(units: Uint16Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ units[i]!, HASH_FACTOR);
  return hash;
}
