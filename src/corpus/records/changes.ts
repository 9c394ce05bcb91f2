import type { Work } from '#work.ts';
import type { Noticed, RecordChange, WatchedFacts, Watches, WatchModule } from '../watch.ts';
import { fromText, type RecordBlob, readable } from './codec.ts';
import { type Completing, copyOf, type Made } from './completer.ts';
import type { RecordResolver } from './resolving.ts';
import type { BodyTables, ChangeRow, ChangeTables, ShownRow, Stored, Touched } from './tables.ts';
import type { Ties } from './ties.ts';
import { UnpackedOnce } from './unpacked-once.ts';

/** Other records that one change is about, at most. */
const MOST_CONCERNED = 1_000;
/** Records unpacked and completed at once. */
const TOGETHER = 100;
/** Of the completed fields that a write tells, together. */
const MOST_TOLD_BYTES = 8 << 20;

/** A watched record with what is watched of it now. */
interface Looked {
  readonly one: Touched;
  readonly after: WatchedFacts;
}

/**
 * Compares watched records with what was last known of them, in the transaction of the write, and writes what lists
 * show of them, since they are completed then.
 */
export class ChangeNoter {
  readonly #tables: ChangeTables & BodyTables;
  readonly #watches: Watches;
  readonly #ties: Ties;
  readonly #resolvers: ReadonlyMap<string, RecordResolver>;
  readonly #completing: (watches: Watches, today: number) => Completing;
  readonly #unpacked: UnpackedOnce;

  /**
   * @param completing What completes records of the watched collections on a day; it serves one write.
   * @param unpacked What records are unpacked by.
   */
  constructor(
    tables: ChangeTables & BodyTables,
    watches: Watches,
    ties: Ties,
    resolvers: ReadonlyMap<string, RecordResolver>,
    completing: (watches: Watches, today: number) => Completing,
    unpacked = new UnpackedOnce(),
  ) {
    this.#unpacked = unpacked;
    this.#tables = tables;
    this.#watches = watches;
    this.#ties = ties;
    this.#resolvers = resolvers;
    this.#completing = completing;
  }

  /**
   * Notes what changed of these records by the write that is under way; answers what completes them, which it had to
   * make for that.
   */
  *note(touched: readonly Touched[], today: number): Work<Made[]> {
    const watched = touched.filter(({ collection }) => this.#watches.has(collection));
    if (watched.length === 0) return [];
    const made: Made[] = [];
    const firsts = new Set<string>();
    const fresh = new Set(watched.filter((each) => each.fresh).map(nameOf));
    const completer = this.#completing(this.#watches, today);
    let told = 0;
    for (const [collection, all] of Map.groupBy(watched, (one) => one.collection)) {
      const module = this.#watches.get(collection)!;
      for (let from = 0; from < all.length; from += TOGETHER) {
        const looked: Looked[] = [];
        const records: object[] = [];
        const found = yield* this.#read(all.slice(from, from + TOGETHER));
        for (const [i, completed] of (yield* completer.complete(collection, found)).entries()) {
          const one = completer.madeOf(collection, found[i]!.key, completed);
          if (one && (told += one.bytes) <= MOST_TOLD_BYTES) made.push(one);
          looked.push({ one: found[i]!, after: module.watch.facts(completed, today) });
          records.push(completed);
        }
        if (module.collection.shown && this.#tables.setShown)
          yield* this.#tables.setShown(shownOf(module, found, records));
        yield* this.#compare(module, looked, today, fresh, firsts);
      }
    }
    return made;
  }

  /** Records that are no longer stored. */
  forget(keys: readonly number[]): Work<void> {
    return this.#tables.dropWatched(keys);
  }

  /** Takes the facts of stored records of a collection as they are, without a change. */
  *fill(
    { collection: { name }, watch }: WatchModule,
    all: readonly (RecordBlob & Stored)[],
    today: number,
  ): Work<void> {
    const found = all.flatMap(unpacked);
    const completed = yield* this.#completing(this.#watches, today).complete(name, found);
    yield* this.#tables.setWatched(
      completed.map((record, i) => [found[i]!.key, JSON.stringify(watch.facts(record, today))]),
    );
  }

  /** What lists show of stored records of a collection that says it; those that are damaged are left out. */
  *shown(module: WatchModule, all: readonly (RecordBlob & Stored)[], today: number): Work<ShownRow[]> {
    const found = all.flatMap(unpacked);
    const completed = yield* this.#completing(this.#watches, today).complete(module.collection.name, found);
    return shownOf(module, found, completed);
  }

  /** The records as they are stored; those that are damaged are left out. */
  *#read(all: readonly Touched[]): Work<(Touched & { readonly record: object; readonly stored?: object })[]> {
    const unread = all.filter(({ text }) => !text).map(({ key }) => key);
    const bodies = unread.length > 0 ? yield* this.#tables.bodies(unread) : new Map<number, RecordBlob>();
    return all.flatMap((one) => {
      if (one.text) return [{ ...one, record: fromText<object>(one.text) }];
      const blob = bodies.get(one.key);
      const stored = blob && this.#unpacked.of(one.key, blob);
      const apart = this.#watches.get(one.collection)!.collection.apart ?? [];
      return stored ? [{ ...one, stored, record: copyOf(stored, apart) }] : [];
    });
  }

  *#compare(
    { watch, collection }: WatchModule,
    looked: readonly Looked[],
    today: number,
    fresh: ReadonlySet<string>,
    firsts: Set<string>,
  ): Work<void> {
    const asked = looked.flatMap(({ one }) => (one.fresh ? [] : [one.key]));
    const known = asked.length > 0 ? yield* this.#tables.watched(asked) : new Map<number, string>();
    const first = watch.first;
    const isFirst = first ? yield* this.#firstOf(collection.name, first.link, looked, fresh, firsts) : undefined;
    const moved: [number, string][] = [];
    const noticed: { readonly one: Touched; readonly changes: readonly Noticed[] }[] = [];
    for (const { one, after } of looked) {
      const text = JSON.stringify(after);
      const before = known.get(one.key);
      if (before === text) continue;
      moved.push([one.key, text]);
      // what nobody had looked at cannot be told to have changed
      if (!one.fresh && before === undefined) continue;
      const was = before === undefined ? undefined : (JSON.parse(before) as WatchedFacts);
      // facts as they are kept: what is absent is absent on both sides
      const changes = [...watch.between(was, JSON.parse(text) as WatchedFacts)];
      if (first && isFirst?.(one)) changes.push({ kind: first.kind });
      if (changes.length > 0) noticed.push({ one, changes });
    }
    if (moved.length > 0) yield* this.#tables.setWatched(moved);
    yield* this.#add(collection.name, noticed, watch.concerns ?? [], today);
  }

  /** Whether a new record is in no set with one that was there before; told of one record of each new set. */
  *#firstOf(
    collection: string,
    link: string,
    looked: readonly Looked[],
    fresh: ReadonlySet<string>,
    told: Set<string>,
  ): Work<(one: Touched) => boolean> {
    const ids = looked.flatMap(({ one }) => (one.fresh ? [one.id] : []));
    const resolver = this.#resolvers.get(collection);
    const found = resolver && ids.length > 0 ? yield* resolver.links(ids, link) : undefined;
    return (one) => {
      if (!one.fresh) return false;
      const { group, records = [] } = found?.get(one.id) ?? {};
      const set = `${collection}\0${group ?? one.id}`;
      if (told.has(set)) return false;
      const others = records.filter((each) => each.stored && each.id !== one.id);
      if (others.some((each) => !fresh.has(nameOf(each)))) return false;
      told.add(set);
      return true;
    };
  }

  *#add(
    collection: string,
    noticed: readonly { readonly one: Touched; readonly changes: readonly Noticed[] }[],
    concerns: readonly string[],
    today: number,
  ): Work<void> {
    if (noticed.length === 0) return;
    const about = new Map(noticed.map(({ one }) => [one.key, new Set([one.key])]));
    for (const link of concerns) {
      const ends = yield* this.#ties.linked(
        collection,
        noticed.map(({ one }) => one),
        link,
      );
      for (const [key, concerned] of about)
        for (const end of (ends?.get(key) ?? []).slice(0, MOST_CONCERNED)) concerned.add(end.key);
    }
    const rows = noticed.flatMap(({ one: { key, seq }, changes }) =>
      changes.flatMap(({ kind, ...facts }) =>
        [...about.get(key)!].map(
          (concerned): ChangeRow => ({ seq, kind, about: concerned, key, day: today, facts: JSON.stringify(facts) }),
        ),
      ),
    );
    yield* this.#tables.addChanges(rows);
  }
}

/** A row of the change feed with the names of the records that it is about and that were written. */
export interface FedRow extends Pick<ChangeRow, 'seq' | 'kind' | 'day' | 'facts'> {
  readonly id: string;
  readonly by_id: string;
  readonly by_name: string;
}

/** A row of the feed of a collection as a change. */
export function changeOf(collection: string, { seq, kind, id, day, facts, by_id, by_name }: FedRow): RecordChange {
  const by = by_name === collection && by_id === id ? undefined : { collection: by_name, id: by_id };
  return { seq, kind, id, day, ...JSON.parse(facts), ...(by && { by }) };
}

/** A stored record as far as it can be unpacked. */
function unpacked(row: RecordBlob & Stored): (Stored & { readonly record: object })[] {
  const record = readable<object>(row);
  return record ? [{ key: row.key, id: row.id, seq: row.seq, record }] : [];
}

const shownOf = ({ collection }: WatchModule, of: readonly Stored[], completed: readonly object[]): ShownRow[] =>
  of.map(({ key, seq }, i) => ({ key, seq, form: JSON.stringify(collection.shown!.of(completed[i])) }));

const nameOf = ({ collection, id }: { readonly collection: string; readonly id: string }) => `${collection}\0${id}`;
