import type { Schema } from '../schema/schema.ts';
import type { DerivedArrays } from '../segment/derived.ts';
import type { DocSet } from '../segment/docset.ts';
import type { InvertedDerived } from '../segment/inverted-derived.ts';
import type { Segment } from '../segment/segment.ts';
import type { KeptResults } from './kept-results.ts';

/** What a search sees of a segment: the immutable part, and what has changed since. */
export interface SegmentView {
  readonly segment: Segment;
  /** Deleted or replaced documents; undefined if there are none. */
  readonly deleted: DocSet | undefined;
  readonly derived: readonly DerivedArrays[];
  /** Derived fields by value, as far as searches have asked for them. */
  readonly inverted: Map<number, InvertedDerived>;
  /** What recent searches found in it. */
  readonly kept: KeptResults;
}

/** A collection at one moment. */
export interface Snapshot {
  readonly schema: Schema;
  readonly segments: readonly SegmentView[];
  /** String tables of derived keywords. */
  readonly tables: readonly { readonly starts: Uint32Array; readonly bytes: Uint8Array; readonly length: number }[];
}
