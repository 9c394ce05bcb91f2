import { closeSync } from 'node:fs';
import type { SegmentFile } from '../format/segment-file.ts';
import type { Schema } from '../schema/schema.ts';
import { DerivedColumns } from '../segment/derived.ts';
import type { DocSet } from '../segment/docset.ts';
import { Segment } from '../segment/segment.ts';

/**
 * A segment that searches use, with all that changes about it. Replaced as a whole or in part by writes, flushes and
 * merges.
 */
export interface LiveSegment {
  readonly id: number;
  readonly segment: Segment;
  /** File name, or the bytes of a segment that is not on disk yet. */
  readonly source: { readonly file: string; readonly fd: number } | { readonly memory: SharedArrayBuffer };
  readonly derived: DerivedColumns;
  deleted: DocSet | undefined;
  /** Name of the state file that is durable, and whether it is behind. */
  state: string | undefined;
  stale: boolean;
  /** The file is on disk for good. */
  synced: boolean;
  /** Searches and merges that are reading it. */
  users: number;
  /** Replaced by a merge, or empty: closed when nobody reads it any more. */
  retired: boolean;
  /** Being merged. */
  merging: boolean;
  /** Found damaged and taken out: its documents come from the records again. */
  lost: boolean;
}

/** A segment that nothing is known of but its content. */
export function liveSegment(
  schema: Schema,
  id: number,
  file: SegmentFile,
  source: LiveSegment['source'],
  durable: Pick<LiveSegment, 'state' | 'synced'> = { state: undefined, synced: false },
): LiveSegment {
  const segment = new Segment(file);
  return {
    id,
    segment,
    source,
    derived: new DerivedColumns(schema, segment.documents),
    deleted: undefined,
    stale: false,
    users: 0,
    retired: false,
    merging: false,
    lost: false,
    ...durable,
  };
}

/** Documents that are not deleted. */
export const documentsOf = ({ segment, deleted }: LiveSegment): number => segment.documents - (deleted?.count ?? 0);

/** Takes a segment out of use; its file is closed when its last reader has released it. */
export function retire(live: LiveSegment): void {
  live.retired = true;
  live.segment.file.forget();
  // the file itself goes with the next flush: until then the manifest may name it
  if (live.users === 0 && 'fd' in live.source) closeSync(live.source.fd);
}

/** A reader is done with these segments. */
export function release(segments: readonly LiveSegment[]): void {
  for (const live of segments) {
    live.users--;
    if (live.retired) retire(live);
  }
}

/** File name of a segment. */
export const segmentName = (id: number) => `s${id}.segment`;

/** The greatest number in a file's name, 0 if it has none. */
export const idOf = (name: string) => Math.max(0, ...(name.match(/\d+/g) ?? []).map(Number));
