import { GlobalOrdinals } from '../count/groups.ts';
import { type PageCache, SegmentFile } from '../format/segment-file.ts';
import { type CacheBudget, KeptResults } from '../match/kept-results.ts';
import type { SegmentView, Snapshot } from '../match/snapshot.ts';
import type { Schema } from '../schema/schema.ts';
import type { DerivedArrays } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { Segment } from '../segment/segment.ts';

/** Where a thread reads a segment: descriptors are valid in the whole process. */
export type SegmentSource = { readonly memory: SharedArrayBuffer } | { readonly fd: number; readonly bytes: number };

/** A set of documents as plain data. */
export interface PlainDocs {
  readonly size: number;
  readonly count: number;
  readonly array: Uint32Array | undefined;
  readonly bits: Uint32Array | undefined;
}

/** What a thread has to learn of a segment before its next search; parts that it knows are left out. */
export interface SegmentUpdate {
  readonly id: number;
  readonly source?: SegmentSource;
  /** Sections that another thread has read already, in shared memory. */
  readonly lent?: readonly (readonly [string, Uint8Array])[];
  readonly deleted?: PlainDocs | null;
  readonly derived?: readonly DerivedArrays[];
}

/** The state of a collection as of a search: all its segments in order. */
export interface ViewUpdate {
  readonly schema?: Schema;
  readonly segments: readonly SegmentUpdate[];
  readonly tables?: Snapshot['tables'];
}

export const plainDocs = (set: DocSet): PlainDocs => ({
  size: set.size,
  count: set.count,
  array: set.array,
  bits: set.bits,
});
export const docsOf = (plain: PlainDocs): DocSet => new DocSet(plain.size, plain.count, plain.array, plain.bits);

/** A searching thread's picture of one collection. */
export class CollectionView {
  readonly ordinals = new GlobalOrdinals();
  readonly #pages: PageCache;
  readonly #budget: CacheBudget;
  #segments = new Map<number, SegmentView>();
  #schema: Schema | undefined;
  #tables: Snapshot['tables'] = [];
  #snapshot!: Snapshot;

  constructor(pages: PageCache, budget: CacheBudget) {
    this.#pages = pages;
    this.#budget = budget;
  }

  /** Takes an update in, if there is one, and answers the state after it. */
  update(update: ViewUpdate | undefined): Snapshot {
    if (!update) return this.#snapshot;
    if (update.schema) this.#schema = update.schema;
    if (update.tables) this.#tables = update.tables;
    const segments = new Map<number, SegmentView>();
    for (const { id, source, lent, deleted, derived } of update.segments) {
      const known = this.#segments.get(id);
      const segment = known?.segment ?? new Segment(new SegmentFile(source!, this.#pages));
      for (const [name, bytes] of lent ?? []) segment.file.lend(name, bytes);
      segments.set(id, {
        segment,
        deleted: deleted === undefined ? known?.deleted : deleted === null ? undefined : docsOf(deleted),
        derived: derived ?? known?.derived ?? [],
        inverted: known?.inverted ?? new Map(),
        kept: known?.kept ?? new KeptResults(this.#budget),
      });
    }
    for (const [id, view] of this.#segments) {
      if (segments.has(id)) continue;
      view.kept.clear();
      view.segment.file.forget();
    }
    this.#segments = segments;
    this.#snapshot = { schema: this.#schema!, segments: [...segments.values()], tables: this.#tables };
    return this.#snapshot;
  }

  /** Forgets what searches found. */
  forgetResults(): void {
    for (const { kept } of this.#segments.values()) kept.clear();
  }

  /** Frees what the view holds. */
  clear(): void {
    this.update({ segments: [] });
  }
}
