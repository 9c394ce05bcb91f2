import { atOnce, type Work } from '#work.ts';
import type { LinkedRecord, LinkedRecords } from '../corpus.ts';
import type { DerivedValues } from '../engine.ts';
import type { RecordTies } from '../record-store.ts';
import type { Tied, TieReading, TiesOfRecord } from './completer.ts';
import type { Declared } from './declared.ts';
import type { LookupOf, Numbered, Reached, Stored, TieRow, TieTables, TieWrite } from './tables.ts';

/** What a batch changed about one record; `ties` undefined: it is deleted. `known`: it was stored before. */
export interface TieChange {
  readonly collection: string;
  readonly key: number;
  readonly id: string;
  readonly known: boolean;
  readonly ties: RecordTies | undefined;
}

type Said = readonly [name: string, value: string, rank?: string];
/** Rows of several records, or of several values: what has none is left out. */
type ByKey = ReadonlyMap<number, readonly TieRow[]>;
type ByValue = ReadonlyMap<string, readonly Stored[]>;
type Ends = ReadonlyMap<number, readonly Tied[]>;

/** Names and identities that records of a batch have, or had before it. */
class Near {
  readonly #values = new Map<string, Set<string>>();

  add(collection: string, ...lists: readonly (readonly Said[])[]): void {
    for (const [name, value] of lists.flat()) {
      const key = `${collection} ${name}`;
      const values = this.#values.get(key) ?? new Set();
      this.#values.set(key, values.add(value));
    }
  }

  of(collection: string, name: string): Iterable<string> {
    return this.#values.get(`${collection} ${name}`) ?? [];
  }
}

/** Values that a batch gave to records or took from them, by collection and name of the look-up or link. */
class Differing {
  readonly #values = new Map<string, { readonly of: readonly [string, string]; readonly values: Set<string> }>();

  add(collection: string, name: string, value: string): void {
    const key = `${collection}\0${name}`;
    const known = this.#values.get(key) ?? { of: [collection, name] as const, values: new Set<string>() };
    known.values.add(value);
    this.#values.set(key, known);
  }

  /** Of what one record said before, and says now. */
  compare(collection: string, before: readonly Said[], after: readonly Said[]): void {
    const text = ([name, value]: Said) => `${name}\0${value}`;
    const [was, is] = [new Set(before.map(text)), new Set(after.map(text))];
    for (const each of was.symmetricDifference(is)) {
      const [name, value] = each.split('\0') as [string, string];
      this.add(collection, name, value);
    }
  }

  *all(): Generator<[collection: string, name: string, values: string[]]> {
    for (const { of, values } of this.#values.values()) yield [...of, [...values]];
  }
}

const keyOf = ({ key }: { readonly key: number }) => key;
const idOf = ({ id }: { readonly id: string }) => id;
const byValue = (rows: readonly Reached[]): Map<string, Stored[]> => Map.groupBy(rows, ({ value }) => value);
const distinct = (values: Iterable<string>): string[] => [...new Set(values)];
/** Each once, in order of their ids. */
const inOrder = (collection: string, found: readonly Stored[]): Tied[] =>
  [...new Map(found.map((one) => [one.id, one])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ key, id, seq }) => ({ collection, id, key, seq }));

/** What lies at the other end, of each record that has or names some of the values. */
const endsOf = (
  collection: string,
  records: readonly Numbered[],
  values: ReadonlyMap<number, readonly string[]>,
  found: ByValue,
): Map<number, Tied[]> =>
  new Map(
    records.map(({ key }) => [
      key,
      inOrder(
        collection,
        (values.get(key) ?? []).flatMap((value) => found.get(value) ?? []),
      ),
    ]),
  );

/** Whether a record says of itself what it did not say before. */
function differs(before: readonly TieRow[], after: readonly Said[]): boolean {
  const was = new Map(before.map((row) => [`${row.name} ${row.value}`, row.rank ?? '']));
  return after.length !== was.size || after.some(([name, value, rank = '']) => was.get(`${name} ${value}`) !== rank);
}

/** Rows of the look-ups or links that are declared. */
const spelt = (rows: readonly TieRow[], declared: readonly { readonly name: string }[]): Said[] =>
  rows.flatMap(({ name, value }): Said[] => (declared.some((each) => each.name === name) ? [[name, value]] : []));

/**
 * Keeps and answers identities and links, in the transaction that is under way. The result depends on the stored
 * records alone, never on the order of arrival.
 */
export class Ties {
  readonly #declared: ReadonlyMap<string, Declared>;
  readonly #tables: TieTables;

  constructor(tables: TieTables, declared: ReadonlyMap<string, Declared>) {
    this.#declared = declared;
    this.#tables = tables;
  }

  /**
   * Takes over what changed; answers the stored records that may now differ, but those of the batch: in their derived
   * values, or in what completes them.
   */
  *apply(changes: readonly TieChange[]): Work<{ readonly derived: Set<number>; readonly completed: Set<number> }> {
    const near = new Near();
    const { called, named } = yield* this.#takeOver(changes, near);
    const derived = yield* this.#derivedAnew(called, named, near);
    const completed = yield* this.#completedAnew(changes, near);
    for (const { key } of changes) {
      derived.delete(key);
      completed.delete(key);
    }
    return { derived, completed };
  }

  /** Writes what records of a batch say of themselves; answers the identities and names that came or went. */
  *#takeOver(changes: readonly TieChange[], near: Near) {
    const known = changes.flatMap((change) => (change.known ? [change.key] : []));
    const identities = yield* this.#identities(known);
    const names = yield* this.#names(known);
    const [called, named] = [new Differing(), new Differing()];
    const writes: { identities: TieWrite[]; named: TieWrite[] } = { identities: [], named: [] };
    for (const { collection, key, id, known, ties: after } of changes) {
      const declared = this.#declared.get(collection);
      if (!declared) continue;
      const { lookups, links } = declared;
      const take = (
        before: readonly TieRow[],
        said: readonly Said[],
        all: readonly { readonly name: string }[],
        into: Differing,
        write: TieWrite[],
      ) => {
        if (all.length === 0) return;
        const was = spelt(before, all);
        near.add(collection, was, said);
        if (!differs(before, said)) return;
        into.compare(collection, was, said);
        write.push({ key, collection, there: before.length > 0, said });
      };
      take(identities.get(key) ?? [], after?.identities ?? [], lookups, called, writes.identities);
      // Whether it was stored before or not: a link by id may end here now, or no longer.
      if (!known || !after) {
        called.add(collection, 'id', id);
        for (const { name, or_id } of lookups) if (or_id) called.add(collection, name, id);
      }
      take(names.get(key) ?? [], after?.links ?? [], links, named, writes.named);
    }
    if (writes.identities.length > 0) yield* this.#tables.setIdentities(writes.identities);
    if (writes.named.length > 0) yield* this.#tables.setNamed(writes.named);
    return { called, named };
  }

  /** Stored records whose derived values may be others now. */
  *#derivedAnew(called: Differing, named: Differing, near: Near) {
    const touched = new Set<number>();
    const touch = adding(touched);
    for (const [to, lookup, values] of called.all())
      for (const { name: from, links, derived } of this.#declared.values())
        for (const link of links) {
          if (link.to !== to || link.by !== lookup || !derived.some((each) => each.link === link.name)) continue;
          touch(yield* this.#naming(from, link.name, values));
        }
    for (const [from, name, values] of named.all()) {
      const { to, by, back } = this.#declared.get(from)!.links.find((each) => each.name === name)!;
      if (!this.#declared.get(to)?.derived.some((each) => each.link === back)) continue;
      touch(yield* this.holders(to, by, values));
    }
    // what a record names may change while it stays at the other end
    for (const { name, derived } of this.#declared.values())
      for (const back of new Set(derived.flatMap(({ link, naming }) => (naming === undefined ? [] : [link]))))
        yield* this.#comingBack(name, back, near, touch);
    return touched;
  }

  /** Stored records that may be completed otherwise now. */
  *#completedAnew(changes: readonly TieChange[], near: Near) {
    const completed = new Set<number>();
    const meet = adding(completed);
    for (const { name, completed: from = [], lookups, links } of this.#declared.values()) {
      for (const one of from) {
        const forth = links.find((link) => link.name === one);
        if (forth) {
          meet(yield* this.#naming(name, one, near.of(forth.to, forth.by)));
          if (forth.by === 'id')
            meet(yield* this.#naming(name, one, changes.filter(({ collection }) => collection === forth.to).map(idOf)));
        } else if (lookups.some((lookup) => lookup.name === one))
          meet(yield* this.holders(name, one, [...near.of(name, one)]));
        else yield* this.#comingBack(name, one, near, meet);
      }
    }
    return completed;
  }

  /** Tells the stored records of a collection to which links of a name come back from what a batch changed. */
  *#comingBack(name: string, back: string, near: Near, tell: (found: ByValue) => void) {
    for (const from of this.#declared.values())
      for (const link of from.links)
        if (link.to === name && link.back === back)
          tell(yield* this.holders(name, link.by, [...near.of(from.name, link.name)]));
  }

  /** The ties of records of a collection: what one of them is first asked for is read for all, and kept. */
  of(collection: string, records: readonly Numbered[]): TiesOfRecords {
    const identities = this.#identitiesOnce(records);
    const [near, linked] = [new Map<string, Ends>(), new Map<string, Ends | undefined>()];
    const once = function* <T>(known: Map<string, T>, name: string, read: () => Work<T>) {
      if (!known.has(name)) known.set(name, yield* read());
      return known.get(name)!;
    };
    return {
      near: (name) => once(near, name, () => this.#near(collection, records, name, identities)),
      linked: (link) => once(linked, link, () => this.#linked(collection, records, link, identities)),
    };
  }

  /** The stored records that complete each one: with an identity in common, itself left out; in order of their ids. */
  *#near(collection: string, records: readonly Numbered[], name: string, identities: () => Work<ByKey>) {
    const values = yield* this.#calledBy(collection, records, name, identities);
    const found = yield* this.holders(collection, name, [...values.values()].flat());
    return new Map(
      records.map(({ key }) => {
        const others = values.get(key)!.flatMap((value) => found.get(value) ?? []);
        return [
          key,
          inOrder(
            collection,
            others.filter((other) => other.key !== key),
          ),
        ];
      }),
    );
  }

  /** See `linked`. */
  *#linked(
    collection: string,
    records: readonly Numbered[],
    link: string,
    identities: () => Work<ByKey>,
  ): Work<Map<number, Tied[]> | undefined> {
    const forth = this.forth(collection, link);
    if (forth) {
      const named = yield* this.named(collection, records.map(keyOf), link);
      return endsOf(forth.to, records, named, yield* this.holders(forth.to, forth.by, [...named.values()].flat()));
    }
    const [from, back] = this.#back(collection, link) ?? [];
    if (!from || !back) return undefined;
    const values = yield* this.#calledBy(collection, records, back.by, identities);
    return endsOf(from.name, records, values, yield* this.#naming(from.name, back.name, [...values.values()].flat()));
  }

  /** A link as its own collection declares it. */
  forth(collection: string, link: string): Declared['links'][number] | undefined {
    return this.#declared.get(collection)?.links.find(({ name }) => name === link);
  }

  /** The link that comes back to a collection by a name, and whose it is. */
  #back(collection: string, name: string): [Declared, Declared['links'][number]] | undefined {
    for (const from of this.#declared.values()) {
      const back = from.links.find((each) => each.to === collection && each.back === name);
      if (back) return [from, back];
    }
    return undefined;
  }

  /** Writes the ties of records of which nothing is written yet. */
  *fill(collection: string, all: readonly { readonly key: number; readonly ties: RecordTies }[]) {
    const writes = (of: keyof RecordTies) =>
      all.flatMap(({ key, ties }): TieWrite[] =>
        ties[of].length > 0 ? [{ key, collection, there: false, said: ties[of] }] : [],
      );
    yield* this.#tables.setIdentities(writes('identities'));
    yield* this.#tables.setNamed(writes('links'));
  }

  /** Stored records that identities in normal form mean, the best first; by identity, where there are any. */
  *holders(collection: string, lookup: string, values: readonly string[]): Work<Map<string, readonly Stored[]>> {
    const asked = distinct(values);
    if (asked.length === 0) return new Map();
    const declared = this.#declared.get(collection)?.lookups.find(({ name }) => name === lookup);
    const found: Map<string, readonly Stored[]> =
      lookup === 'id' || declared?.or_id ? byValue(yield* this.#tables.byId(collection, asked)) : new Map();
    if (!declared) return found;
    for (const [value, others] of byValue(yield* this.#tables.called(collection, lookup, asked))) {
      const [own] = found.get(value) ?? [];
      found.set(value, own ? [own, ...others.filter(({ key }) => key !== own.key)] : others);
    }
    return found;
  }

  /**
   * The stored records at the other end of a link, forth or back, by collection and id, of each of some records;
   * undefined if the collection has no such link.
   */
  linked(collection: string, records: readonly Numbered[], link: string): Work<Map<number, Tied[]> | undefined> {
    return this.#linked(collection, records, link, this.#identitiesOnce(records));
  }

  /**
   * `linked` of a link that comes back, for records that few name; undefined if it does not come back, or if together
   * they are named more than `most` times.
   */
  *linkedByFew(collection: string, records: readonly Numbered[], link: string, most: number) {
    const [from, back] = this.#back(collection, link) ?? [];
    if (!from || !back) return undefined;
    const identities = () => this.#identities(records.map(keyOf), { collection, lookup: back.by });
    const values = yield* this.#calledBy(collection, records, back.by, identities);
    const asked = distinct([...values.values()].flat());
    const found = asked.length === 0 ? [] : yield* this.#tables.naming(from.name, back.name, asked, most + 1);
    return found.length > most ? undefined : endsOf(from.name, records, values, byValue(found));
  }

  /** What records name by a link, stored or not, in normal form, by key. */
  *named(collection: string, keys: readonly number[], link: string) {
    if (!this.#declared.get(collection)?.links.some(({ name }) => name === link)) return new Map<number, string[]>();
    const rows = yield* this.#names(keys);
    return new Map(
      [...rows].map(([key, all]) => [key, all.filter(({ name }) => name === link).map(({ value }) => value)]),
    );
  }

  /** Values of the fields that follow from links, of stored records by key. */
  *derived(keys: readonly number[]): Work<Map<number, DerivedValues>> {
    const found = new Map<number, DerivedValues>();
    if (![...this.#declared.values()].some(({ derived }) => derived.length > 0)) return found;
    const stored = yield* this.#tables.numbered(keys);
    for (const [collection, records] of Map.groupBy(stored, (each) => each.collection)) {
      const fields = this.#declared.get(collection)?.derived ?? [];
      if (fields.length === 0) continue;
      const identities = this.#identitiesOnce(records);
      const values = new Map<number, Record<string, string[] | number>>(records.map(({ key }) => [key, {}]));
      for (const [link, of] of Map.groupBy(fields, (each) => each.link)) {
        const counted = of.filter(({ as }) => as === 'count');
        if (counted.length > 0) {
          const numbers = yield* this.#count(collection, records, link, identities);
          for (const { field } of counted)
            for (const [i, { key }] of records.entries()) values.get(key)![field] = numbers[i]!;
        }
        if (counted.length === of.length) continue;
        const ends = yield* this.#linked(collection, records, link, identities);
        for (const { field, as, naming } of of) {
          if (as === 'count') continue;
          const others = [...new Map([...(ends?.values() ?? [])].flat().map((one) => [one.key, one])).values()];
          const named =
            naming === undefined || others.length === 0
              ? undefined
              : yield* this.named(others[0]!.collection, others.map(keyOf), naming);
          for (const { key } of records) {
            const own = ends?.get(key) ?? [];
            values.get(key)![field] =
              naming === undefined ? own.map(idOf) : distinct(own.flatMap((one) => named?.get(one.key) ?? []));
          }
        }
      }
      for (const [key, each] of values) found.set(key, each);
    }
    return found;
  }

  /**
   * How many stored records are at the other end of a link. Of a link that comes back none of them is read: a work that
   * a hundred thousand others cite is counted anew with each of them.
   */
  *#count(collection: string, records: readonly Numbered[], link: string, identities: () => Work<ByKey>) {
    const forth = this.#declared.get(collection)?.links.some(({ name }) => name === link);
    const [from, back] = (forth ? undefined : this.#back(collection, link)) ?? [];
    if (!from || !back) {
      const ends = yield* this.#linked(collection, records, link, identities);
      return records.map(({ key }) => ends?.get(key)?.length ?? 0);
    }
    const values = yield* this.#calledBy(collection, records, back.by, identities);
    return yield* this.#tables.countNaming(
      from.name,
      back.name,
      records.map(({ key }) => values.get(key)!),
    );
  }

  *#identities(keys: readonly number[], of?: LookupOf): Work<ByKey> {
    return keys.length === 0 ? new Map() : Map.groupBy(yield* this.#tables.identitiesOf(keys, of), keyOf);
  }

  *#names(keys: readonly number[]): Work<ByKey> {
    return keys.length === 0 ? new Map() : Map.groupBy(yield* this.#tables.namedBy(keys), keyOf);
  }

  /** The identities of records, read when they are first asked for. */
  #identitiesOnce(records: readonly Numbered[]): () => Work<ByKey> {
    let read: ByKey | undefined;
    const identities = () => this.#identities(records.map(keyOf));
    return function* () {
      read ??= yield* identities();
      return read;
    };
  }

  /** By what identities of a look-up each record is called. */
  *#calledBy(
    collection: string,
    records: readonly Numbered[],
    lookup: string,
    identities: () => Work<ByKey>,
  ): Work<Map<number, readonly string[]>> {
    if (lookup === 'id') return new Map(records.map(({ key, id }) => [key, [id]]));
    const or_id = this.#declared.get(collection)?.lookups.some((each) => each.name === lookup && each.or_id);
    const all = yield* identities();
    return new Map(
      records.map(({ key, id }) => {
        const values = (all.get(key) ?? []).filter(({ name }) => name === lookup).map(({ value }) => value);
        return [key, distinct([...(or_id ? [id] : []), ...values])];
      }),
    );
  }

  *#naming(collection: string, link: string, values: Iterable<string>) {
    const asked = distinct(values);
    return asked.length === 0 ? new Map() : byValue(yield* this.#tables.naming(collection, link, asked));
  }
}

/**
 * What lies at the other ends of a link, forth (with what is named and not stored) or back, by key of some records of a
 * collection.
 */
export function* linkedRecords(
  ties: Ties,
  collection: string,
  records: readonly Numbered[],
  link: string,
): Work<Map<number, LinkedRecords>> {
  const ends = yield* ties.linked(collection, records, link);
  const forth = ties.forth(collection, link);
  const named = forth ? yield* ties.named(collection, records.map(keyOf), link) : new Map<number, string[]>();
  const held = forth ? yield* ties.holders(forth.to, forth.by, [...named.values()].flat()) : new Map();
  return new Map(
    records.map(({ key }) => {
      const stored = (ends?.get(key) ?? []).map(
        ({ collection, id }): LinkedRecord => ({ collection, id, stored: true }),
      );
      const absent = (named.get(key) ?? [])
        .filter((value) => !held.has(value))
        .map((id): LinkedRecord => ({ collection: forth!.to, id, stored: false }));
      return [key, { records: [...stored, ...absent] }];
    }),
  );
}

/** See `Ties.of`: by key; `linked` is undefined if there is no link of this name. */
export interface TiesOfRecords {
  near(name: string): Work<Ends>;
  linked(name: string): Work<Ends | undefined>;
}

/** The ties of a store that answers at once. */
export const tiesAtOnce = (ties: Ties): TieReading => ({
  of: (collection, records) => {
    const all = ties.of(collection, records);
    return (key): TiesOfRecord => ({
      near: (name) => atOnce(all.near(name)).get(key) ?? [],
      linked: (link) => atOnce(all.linked(link))?.get(key),
    });
  },
});

const adding = (into: Set<number>) => (found: ByValue) => {
  for (const each of found.values()) for (const { key } of each) into.add(key);
};
