import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inSlices } from '#turns.ts';
import type { Collection } from '../collection.ts';
import type { PutResult } from '../corpus.ts';
import type { RecordReading, RecordText, RecordWrite, StoredRecord } from '../record-store.ts';
import { toText } from './codec.ts';
import { tiesOf } from './declared.ts';

/** A batch merged with what is stored: `records[i]` is what `writes[i]` will store. */
export interface PreparedBatch<R> {
  readonly writes: readonly RecordWrite[];
  readonly records: readonly R[];
  /** Stored records that became part of another. */
  readonly deletes?: readonly string[];
  /** See `WriteBatch.since`. */
  readonly since?: number;
  readonly result: PutResult;
}

interface Pending<R> {
  readonly stored: StoredRecord<R> | undefined;
  /** What is stored now, or comes before in the same batch; undefined until somebody needs it. */
  before: { readonly record: R; readonly text: RecordText } | undefined;
  arrived: Uint8Array;
  write: { readonly record: R; readonly text: RecordText } | undefined;
}

/**
 * Merges arriving records with the stored ones. The same record again is known by its digest, without unpacking; one
 * that merges to what is stored already is not written either.
 */
export async function prepareBatch<R>(
  collection: Collection<R>,
  records: readonly R[],
  reading: RecordReading,
  collections: ReadonlyMap<string, Collection<any>>,
): Promise<PreparedBatch<R>> {
  const pending = new Map<string, Pending<R>>();
  const ids = new Set(records.map((record) => collection.id(record)));
  const before = await reading.stored<R>(collection.name, [...ids]);
  let added = 0;
  let changed = 0;
  for await (const record of inSlices(records)) {
    const id = collection.id(record);
    const text = toText(record as object, collection.apart);
    const arrived = digest(text);
    let entry = pending.get(id);
    if (!entry) {
      const stored = before.get(id);
      pending.set(id, (entry = { stored, before: undefined, arrived: stored?.arrived ?? arrived, write: undefined }));
      if (!stored) {
        entry.before = entry.write = { record, text };
        added++;
        continue;
      }
    }
    const kept = entry.before ? undefined : entry.stored!.whole();
    if (!entry.before && kept === undefined) {
      // nothing can be merged with a damaged record: what arrives takes its place
      entry.before = entry.write = { record, text };
      entry.arrived = arrived;
      changed++;
      continue;
    }
    if (Buffer.compare(arrived, entry.arrived) === 0) continue;
    entry.before ??= { record: kept as R, text: toText(kept as object, collection.apart) };
    const merged = collection.merge(entry.before.record, record);
    const mergedText = merged === record ? text : toText(merged as object, collection.apart);
    if (sameText(mergedText, entry.before.text)) continue;
    entry.before = entry.write = { record: merged, text: mergedText };
    entry.arrived = arrived;
    changed++;
  }
  const writes: RecordWrite[] = [];
  const written: R[] = [];
  for (const [id, { stored, arrived, write }] of pending) {
    if (!write) continue;
    const { record, text } = write;
    writes.push({
      id,
      text,
      arrived,
      demo: (record as { demo?: unknown }).demo === true,
      merged_with: stored?.seq ?? 0,
      ties: tiesOf(collection, record, collections),
      ...(collection.resolver && { facts: collection.resolver.facts(record) }),
    });
    written.push(record);
  }
  return { writes, records: written, result: { added, changed, unchanged: records.length - added - changed } };
}

/** First half of the SHA-256 of the record's text. */
export function digest(text: RecordText): Buffer {
  const hash = createHash('sha256').update(text.head);
  if (text.apart !== undefined) hash.update('\n').update(text.apart);
  return hash.digest().subarray(0, 16);
}

/** The same values, in whatever order their fields stand. */
export function sameText(a: RecordText, b: RecordText): boolean {
  if (a.head === b.head && a.apart === b.apart) return true;
  // the order of fields does not change how long a text is
  if (a.head.length !== b.head.length || a.apart?.length !== b.apart?.length) return false;
  return isDeepStrictEqual([parsed(a.head), parsed(a.apart)], [parsed(b.head), parsed(b.apart)]);
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
