import type { Collection } from '../collection.ts';
import type { DerivedValues } from '../engine.ts';

/** A stored record with the sequence number of its last write and the derived values of its last derivation. */
export interface StoredRecord<R> {
  readonly id: string;
  readonly seq: number;
  readonly record: R;
  readonly derived: DerivedValues;
}
