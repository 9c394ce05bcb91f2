import type { Work } from '#work.ts';
import type { Collection } from '../collection.ts';
import type { Change } from '../engine.ts';
import { decodeWhole, type RecordBlob } from './codec.ts';
import type { Completing, Unfinished } from './completer.ts';
import type { Derivations } from './derivations.ts';
import type { Stored } from './tables.ts';

/** A row of a record after some number; without a blob if it is deleted. */
export interface FollowedRow extends Stored {
  readonly blob?: RecordBlob;
}

/** What of a store is read to follow it, of one moment. */
export interface FollowedTables {
  /** Derivations after a number that the record's own write did not make, in their order. */
  derivedAfter(collection: string, seq: number, limit: number): Work<readonly Stored[]>;
  /**
   * Records after a number and up to another, in their order: until there are `limit` of them, or `max_bytes` of what
   * is stored of them. `full`: whether that was so.
   */
  recordsAfter(
    collection: string,
    seq: number,
    upto: number,
    limit: number,
    max_bytes: number,
  ): Work<{ readonly rows: readonly FollowedRow[]; readonly full: boolean }>;
  /** Stored records of some ids, in their order, until there are `max_bytes`; and how many of the ids that was. */
  recordsOf(
    collection: string,
    ids: readonly string[],
    max_bytes: number,
  ): Work<{ readonly rows: readonly (FollowedRow & { readonly blob: RecordBlob })[]; readonly taken: number }>;
}

/** What an index needs to follow the records. */
export interface Following {
  readonly tables: FollowedTables;
  readonly derivations: Derivations;
  readonly completing: Pick<Completing, 'complete'>;
  /** Unpacks a record; undefined if it is damaged. */
  readonly readable: <R>(collection: string, id: string, blob: RecordBlob) => R | undefined;
}

/** See `RecordReading.changesAfter`; of one moment. */
export function* changesAfter<R>(
  { tables, ...reading }: Following,
  { name }: Collection<R>,
  seq: number,
  limit = 1_000,
  max_bytes = 8 << 20,
): Work<Change<R>[]> {
  const derives = yield* tables.derivedAfter(name, seq, limit);
  // Derivations beyond the last that was read are unknown: records may only be given up to there.
  const known = derives.length === limit ? derives.at(-1)!.seq : Number.MAX_SAFE_INTEGER;
  const { rows, full } = yield* tables.recordsAfter(name, seq, known, limit, max_bytes);
  const last = full ? rows.at(-1)!.seq : known;
  const shown = derives.filter((each) => each.seq <= last);
  const derived = yield* reading.derivations.of([...rows, ...shown].map(({ key }) => key));
  const whole = rows.flatMap((row) => indexable<R>(reading, name, row) ?? []);
  const records = new Map(
    (yield* reading.completing.complete<R>(name, whole)).map((record, i) => [whole[i]!.key, record]),
  );
  const changes = rows.map(({ id, seq, key }): Change<R> => {
    const record = records.get(key);
    return record === undefined
      ? { kind: 'delete', seq, id }
      : { kind: 'put', seq, id, record, derived: derived.get(key) ?? {} };
  });
  for (const { key, seq, id } of shown) changes.push({ kind: 'derive', seq, id, derived: derived.get(key) ?? {} });
  return changes.sort((a, b) => a.seq - b.seq);
}

/** See `RecordReading.changesOf`; of one moment. */
export function* changesOf<R>(
  { tables, ...reading }: Following,
  { name }: Collection<R>,
  ids: readonly string[],
  seq: number,
  max_bytes = 8 << 20,
): Work<{ readonly changes: readonly Change<R>[]; readonly taken: number }> {
  const { rows, taken } = yield* tables.recordsOf(name, ids, max_bytes);
  const found = rows.flatMap((row) => indexable<R>(reading, name, row) ?? []);
  const derived = yield* reading.derivations.of(found.map(({ key }) => key));
  const changes = (yield* reading.completing.complete<R>(name, found)).map((record, i): Change<R> => {
    const { key, id, seq: own } = found[i]!;
    return { kind: 'put', seq: Math.min(own, seq), id, record, derived: derived.get(key) ?? {} };
  });
  return { changes, taken };
}

/** All of a record: what is indexed must be whole. Undefined if it is deleted or damaged. */
function indexable<R>(
  { readable }: Pick<Following, 'readable'>,
  collection: string,
  { key, id, seq, blob }: FollowedRow,
): Unfinished<R> | undefined {
  if (!blob) return undefined;
  const record = decodeWhole<R>(blob);
  if (record !== undefined) return { key, id, seq, record };
  // tells what is damaged
  readable<R>(collection, id, blob);
  return undefined;
}
