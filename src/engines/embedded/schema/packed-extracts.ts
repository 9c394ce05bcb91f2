import { deserialize, serialize } from 'node:v8';
import type { Extract } from './extract.ts';

/**
 * Extracts as bytes, some at a time, in the form in which they go to a thread: so many wait for it without filling the
 * heap, and sending them copies bytes alone.
 */
export interface PackedExtracts {
  readonly packed: readonly Uint8Array[];
}

export const packExtracts = (extracts: readonly Extract[]): Uint8Array => serialize(extracts);

export const isPacked = (extracts: readonly Extract[] | PackedExtracts): extracts is PackedExtracts =>
  'packed' in extracts;

/** One after the other, those before not held. */
export function* unpacked(extracts: readonly Extract[] | PackedExtracts): Iterable<Extract> {
  if (!isPacked(extracts)) yield* extracts;
  else for (const some of extracts.packed) yield* deserialize(some) as Extract[];
}
