import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DerivedValues } from '#corpus/engine.ts';
import type { RecordTies } from '#corpus/record-store.ts';
import type { Tied, TiesOfRecord } from '#corpus/records/completer.ts';
import type { Declared } from '#corpus/records/declared.ts';

/**
 * What ties records, one row per fact, keyed by the record's key.
 *
 * - `declarations`: `Declared` of every collection that the store was opened with.
 * - `names`: numbers of look-ups and links, as `collection.name`.
 * - `identities`: what a stored record is called beside its id.
 * - `ties`: what a stored record names by its links, whether it is stored or not.
 */
export const TIE_TABLES = `
CREATE TABLE declarations (collection TEXT PRIMARY KEY, declared TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE names (name INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE identities (name INTEGER NOT NULL, value TEXT NOT NULL, key INTEGER NOT NULL, rank TEXT NOT NULL, PRIMARY KEY (name, value, key)) STRICT, WITHOUT ROWID;
CREATE INDEX identities_by_key ON identities (key);
CREATE TABLE ties (name INTEGER NOT NULL, value TEXT NOT NULL, key INTEGER NOT NULL, PRIMARY KEY (name, value, key)) STRICT, WITHOUT ROWID;
CREATE INDEX ties_by_key ON ties (key);
`;

/** What a batch changed about one record; `ties` undefined: it is deleted. `known`: it was stored before. */
export interface TieChange {
  readonly collection: string;
  readonly key: number;
  readonly id: string;
  readonly known: boolean;
  readonly ties: RecordTies | undefined;
}

/** Names and identities that records of a batch have, or had before it. */
class Near {
  readonly #values = new Map<string, Set<string>>();

  add(collection: string, ...lists: (readonly (readonly [name: string, value: string, ...unknown[]])[])[]): void {
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

export type Linked = Tied;
/** A stored record, by the store's number of it. */
type Stored = Omit<Tied, 'collection'>;
/** A record that is asked about, by the store's number of it. */
type Numbered = Pick<Tied, 'key' | 'id'>;
const keyOf = ({ key }: { readonly key: number }) => key;
const idOf = ({ id }: { readonly id: string }) => id;
const saidValue = (said: readonly [collection: string, name: string, value: string]) => said[2];
const byValue = (rows: readonly (Stored & { value: string })[]): Map<string, Stored[]> =>
  Map.groupBy(rows, ({ value }) => value);
/** Each once, in order of their ids. */
const inOrder = (collection: string, found: readonly Stored[]): Linked[] =>
  [...new Map(found.map((one) => [one.id, one])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ key, id, seq }) => ({ collection, id, key, seq }));

type Row = { key: number; name: number; value: string; rank: string };
/** Rows of several records, or of several values: what has none is left out. */
type ByKey = ReadonlyMap<number, readonly Row[]>;
type ByValue = ReadonlyMap<string, readonly Stored[]>;

/**
 * Keeps and answers identities and links, in the caller's transaction. The result depends on the stored records alone,
 * never on the order of arrival.
 */
export class Ties {
  readonly #declared: ReadonlyMap<string, Declared>;
  readonly #names = new Map<string, number>();
  readonly #sql;

  constructor(db: DatabaseSync, declared: ReadonlyMap<string, Declared>) {
    this.#declared = declared;
    this.#sql = {
      name: db.prepare('SELECT name FROM names WHERE text = ?'),
      identitiesOf: db.prepare(
        'SELECT i.key, i.name, i.value, i.rank FROM json_each(?) k CROSS JOIN identities i ON i.key = k.value',
      ),
      addIdentity: db.prepare('INSERT INTO identities (name, value, key, rank) VALUES (?, ?, ?, ?)'),
      dropIdentities: db.prepare('DELETE FROM identities WHERE key = ?'),
      tiesOf: db.prepare(
        'SELECT t.key, t.name, t.value FROM json_each(?) k CROSS JOIN ties t ON t.key = k.value ORDER BY t.key, t.name, t.value',
      ),
      addTie: db.prepare('INSERT INTO ties (name, value, key) VALUES (?, ?, ?)'),
      dropTies: db.prepare('DELETE FROM ties WHERE key = ?'),
      // the named values first: each is one step down an index
      called: db.prepare(`SELECT v.value, r.key, r.id, r.seq FROM json_each(?2) v
        CROSS JOIN identities i ON i.name = ?1 AND i.value = v.value CROSS JOIN records r ON r.key = i.key
        ORDER BY i.rank DESC, r.id DESC`),
      byId: db.prepare(`SELECT r.id AS value, r.key, r.id, r.seq FROM collections c CROSS JOIN json_each(?2) v
        CROSS JOIN records r ON r.collection = c.collection AND r.id = v.value WHERE c.name = ?1 AND r.deleted = 0`),
      naming: db.prepare(`SELECT v.value, r.key, r.id, r.seq FROM json_each(?2) v
        CROSS JOIN ties t ON t.name = ?1 AND t.value = v.value CROSS JOIN records r ON r.key = t.key ORDER BY r.id`),
      countNaming: db.prepare(
        'SELECT count(DISTINCT key) AS n FROM ties WHERE name = ? AND value IN (SELECT value FROM json_each(?))',
      ),
      countSome: db.prepare(`SELECT count(*) AS n FROM
        (SELECT 1 FROM json_each(?2) v CROSS JOIN ties t ON t.name = ?1 AND t.value = v.value LIMIT ?3)`),
      records: db.prepare(`SELECT r.key, r.id, c.name FROM json_each(?) k CROSS JOIN records r ON r.key = k.value
        JOIN collections c ON c.collection = r.collection`),
    };
  }

  /**
   * Takes over what changed; answers the stored records that may now differ, but those of the batch: in their derived
   * values, or in what completes them.
   */
  apply(changes: readonly TieChange[]): { readonly derived: Set<number>; readonly completed: Set<number> } {
    const near = new Near();
    const known = changes.flatMap((change) => (change.known ? [change.key] : []));
    const identities = this.#identities(known);
    const ties = this.#tiesOf(known);
    const called = new Map<string, [collection: string, lookup: string, value: string]>();
    const named = new Map<string, [collection: string, link: string, value: string]>();
    for (const change of changes) {
      const { collection, key, id, ties: after } = change;
      const declared = this.#declared.get(collection);
      if (!declared) continue;
      const differs = (before: readonly Row[], after: readonly (readonly [string, string, string?])[]) => {
        const was = new Map(before.map((row) => [`${row.name} ${row.value}`, row.rank ?? '']));
        return (
          after.length !== was.size ||
          after.some(([n, v, rank = '']) => was.get(`${this.#number(collection, n)} ${v}`) !== rank)
        );
      };
      const note = (
        into: typeof called,
        rows: readonly Row[],
        said: readonly (readonly [string, string, ...string[]])[],
        all: readonly { name: string }[],
      ) => {
        const wereNamed = rows.flatMap((row): [string, string][] => {
          const found = all.find(({ name }) => this.#number(collection, name) === row.name);
          return found ? [[found.name, row.value]] : [];
        });
        const before = new Set(wereNamed.map((each) => each.join('\0')));
        const after = new Set(said.map(([name, value]) => `${name}\0${value}`));
        for (const each of before.symmetricDifference(after)) {
          const [name, value] = each.split('\0') as [string, string];
          into.set(`${collection}\0${each}`, [collection, name, value]);
        }
      };
      if (declared.lookups.length > 0) {
        const before = identities.get(key) ?? [];
        const said = after?.identities ?? [];
        near.add(collection, this.#spelt(collection, before, declared.lookups), said);
        if (differs(before, said)) {
          note(called, before, said, declared.lookups);
          if (before.length > 0) this.#sql.dropIdentities.run(key);
          for (const [name, value, rank] of said)
            this.#sql.addIdentity.run(this.#number(collection, name), value, key, rank);
        }
      }
      // Whether it was stored before or not: a link by id may end here now, or no longer.
      if (!change.known || !after) {
        called.set(`${collection}\0id\0${id}`, [collection, 'id', id]);
        for (const { name, or_id } of declared.lookups) {
          if (or_id) called.set(`${collection}\0${name}\0${id}`, [collection, name, id]);
        }
      }
      if (declared.links.length > 0) {
        const before = ties.get(key) ?? [];
        const said = after?.links ?? [];
        near.add(collection, this.#spelt(collection, before, declared.links), said);
        if (differs(before, said)) {
          note(named, before, said, declared.links);
          if (before.length > 0) this.#sql.dropTies.run(key);
          for (const [name, value] of said) this.#sql.addTie.run(this.#number(collection, name), value, key);
        }
      }
    }
    const adding = (into: Set<number>) => (found: ByValue) => {
      for (const each of found.values()) for (const { key } of each) into.add(key);
    };
    const touched = new Set<number>();
    const touch = adding(touched);
    for (const group of Map.groupBy(called.values(), ([to, lookup]) => `${to}\0${lookup}`).values()) {
      const [[to, lookup]] = group as [(typeof group)[0]];
      for (const { name: from, links, derived } of this.#declared.values()) {
        for (const link of links) {
          if (link.to !== to || link.by !== lookup || !derived.some((each) => each.link === link.name)) continue;
          touch(this.#naming(from, link.name, group.map(saidValue)));
        }
      }
    }
    for (const group of Map.groupBy(named.values(), ([from, name]) => `${from}\0${name}`).values()) {
      const [[from, name]] = group as [(typeof group)[0]];
      const { to, by, back } = this.#declared.get(from)!.links.find((each) => each.name === name)!;
      if (!this.#declared.get(to)?.derived.some((each) => each.link === back)) continue;
      touch(this.holders(to, by, group.map(saidValue)));
    }
    // what a record names may change while it stays at the other end
    for (const { name, derived } of this.#declared.values())
      for (const back of new Set(derived.flatMap(({ link, naming }) => (naming === undefined ? [] : [link]))))
        this.#comingBack(name, back, near, touch);
    const completed = new Set<number>();
    const meet = adding(completed);
    for (const { name, completed: from = [], lookups, links } of this.#declared.values()) {
      for (const one of from) {
        const forth = links.find((link) => link.name === one);
        if (forth) {
          meet(this.#naming(name, one, [...near.of(forth.to, forth.by)]));
          if (forth.by === 'id')
            meet(this.#naming(name, one, changes.filter(({ collection }) => collection === forth.to).map(idOf)));
        } else if (lookups.some((lookup) => lookup.name === one))
          meet(this.holders(name, one, [...near.of(name, one)]));
        else this.#comingBack(name, one, near, meet);
      }
    }
    for (const { key } of changes) {
      touched.delete(key);
      completed.delete(key);
    }
    return { derived: touched, completed };
  }

  /** Tells the stored records of a collection to which links of a name come back from what a batch changed. */
  #comingBack(name: string, back: string, near: Near, tell: (found: ByValue) => void): void {
    for (const from of this.#declared.values())
      for (const link of from.links)
        if (link.to === name && link.back === back)
          tell(this.holders(name, link.by, [...near.of(from.name, link.name)]));
  }

  /** Rows with the names of their look-ups or links. */
  #spelt(collection: string, rows: readonly Row[], all: readonly { name: string }[]): [string, string][] {
    return rows.flatMap((row): [string, string][] => {
      const found = all.find(({ name }) => this.#number(collection, name) === row.name);
      return found ? [[found.name, row.value]] : [];
    });
  }

  /**
   * The ties of records of a collection. What one of them is first asked for is read for all of them, in a few
   * statements: the answers are of that moment.
   */
  of(collection: string, records: readonly Numbered[]): (key: number) => TiesOfRecord {
    const once = <T>(make: (name: string) => T) => {
      const made = new Map<string, T>();
      return (name: string): T => {
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name)!;
      };
    };
    let read: ByKey | undefined;
    const identities = () => (read ??= this.#identities(records.map(keyOf)));
    const near = once((name) => this.#near(collection, records, name, identities));
    const linked = once((link) => this.#linked(collection, records, link, identities));
    return (key) => ({ near: (name) => near(name).get(key) ?? [], linked: (link) => linked(link)?.get(key) });
  }

  /** The stored records that complete each one: with an identity in common, itself left out; in order of their ids. */
  #near(
    collection: string,
    records: readonly Numbered[],
    name: string,
    identities: () => ByKey,
  ): Map<number, Linked[]> {
    const values = this.#calledBy(collection, records, name, identities);
    const found = this.holders(collection, name, [...values.values()].flat());
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
  #linked(
    collection: string,
    records: readonly Numbered[],
    link: string,
    identities: () => ByKey,
  ): Map<number, Linked[]> | undefined {
    const ends = (of: string, values: ReadonlyMap<number, readonly string[]>, found: ByValue) =>
      new Map(
        records.map(({ key }) => [
          key,
          inOrder(
            of,
            (values.get(key) ?? []).flatMap((v) => found.get(v) ?? []),
          ),
        ]),
      );
    const forth = this.#declared.get(collection)?.links.find(({ name }) => name === link);
    if (forth) {
      const named = this.#named(collection, records.map(keyOf), link);
      return ends(forth.to, named, this.holders(forth.to, forth.by, [...named.values()].flat()));
    }
    const [from, back] = this.#back(collection, link) ?? [];
    if (!from || !back) return undefined;
    const values = this.#calledBy(collection, records, back.by, identities);
    return ends(from.name, values, this.#naming(from.name, back.name, [...values.values()].flat()));
  }

  /** The link that comes back to a collection by a name, and whose it is. */
  #back(collection: string, name: string): [Declared, Declared['links'][number]] | undefined {
    for (const from of this.#declared.values()) {
      const back = from.links.find((each) => each.to === collection && each.back === name);
      if (back) return [from, back];
    }
    return undefined;
  }

  /** Writes the ties of a record of which nothing is written yet. */
  fill(collection: string, key: number, { identities, links }: RecordTies): void {
    for (const [name, value, rank] of identities)
      this.#sql.addIdentity.run(this.#number(collection, name), value, key, rank);
    for (const [name, value] of links) this.#sql.addTie.run(this.#number(collection, name), value, key);
  }

  /** Stored records that identities in normal form mean, the best first; by identity, where there are any. */
  holders(collection: string, lookup: string, values: readonly string[]): Map<string, Stored[]> {
    const declared = this.#declared.get(collection)?.lookups.find(({ name }) => name === lookup);
    const found =
      lookup === 'id' || declared?.or_id ? byValue(this.#all(this.#sql.byId, collection, values)) : new Map();
    const name = declared && this.#known(collection, lookup);
    if (name === undefined) return found;
    for (const [value, others] of byValue(this.#all(this.#sql.called, name, values))) {
      const [own] = found.get(value) ?? [];
      found.set(value, own ? [own, ...others.filter(({ key }) => key !== own.key)] : others);
    }
    return found;
  }

  /**
   * The stored records at the other end of a link, forth or back, by collection and id, of each of some records;
   * undefined if the collection has no such link.
   */
  linked(collection: string, records: readonly Numbered[], link: string): Map<number, Linked[]> | undefined {
    let read: ByKey | undefined;
    return this.#linked(collection, records, link, () => (read ??= this.#identities(records.map(keyOf))));
  }

  /**
   * `linked` of a link that comes back, for records that few name; undefined if it does not come back, or if together
   * they are named more than `most` times.
   */
  linkedByFew(
    collection: string,
    records: readonly Numbered[],
    link: string,
    most: number,
  ): Map<number, Linked[]> | undefined {
    const [from, back] = this.#back(collection, link) ?? [];
    if (!from || !back) return undefined;
    let read: ByKey | undefined;
    const identities = () => (read ??= this.#identities(records.map(keyOf)));
    const name = this.#known(from.name, back.name);
    if (name === undefined) return new Map();
    const values = this.#calledBy(collection, records, back.by, identities);
    const { n } = this.#sql.countSome.get(name, JSON.stringify([...values.values()].flat()), most + 1) as { n: number };
    return n > most ? undefined : this.#linked(collection, records, link, identities);
  }

  /** What a record names by a link, stored or not, in normal form. */
  named(collection: string, key: number, link: string): readonly string[] {
    return this.#named(collection, [key], link).get(key) ?? [];
  }

  #named(collection: string, keys: readonly number[], link: string): Map<number, string[]> {
    const name = this.#known(collection, link);
    return new Map(
      [...this.#tiesOf(keys)].map(([key, rows]) => [
        key,
        rows.filter((row) => row.name === name).map(({ value }) => value),
      ]),
    );
  }

  /** Values of the fields that follow from links, of stored records by key. */
  derived(keys: Iterable<number>): Map<number, DerivedValues> {
    const found = new Map<number, DerivedValues>();
    if (![...this.#declared.values()].some(({ derived }) => derived.length > 0)) return found;
    const stored = this.#sql.records.all(JSON.stringify([...keys])) as unknown as (Numbered & { name: string })[];
    for (const [collection, records] of Map.groupBy(stored, ({ name }) => name)) {
      const fields = this.#declared.get(collection)?.derived ?? [];
      if (fields.length === 0) continue;
      let read: ByKey | undefined;
      const identities = () => (read ??= this.#identities(records.map(keyOf)));
      const values = new Map<number, Record<string, string[] | number>>(records.map(({ key }) => [key, {}]));
      for (const [link, of] of Map.groupBy(fields, (each) => each.link)) {
        for (const { field, as } of of)
          if (as === 'count')
            for (const one of records) values.get(one.key)![field] = this.#count(collection, one, link, identities);
        if (of.every(({ as }) => as === 'count')) continue;
        const ends = this.#linked(collection, records, link, identities);
        for (const { field, as, naming } of of) {
          if (as === 'count') continue;
          const others = [...new Map([...(ends?.values() ?? [])].flat().map((one) => [one.key, one])).values()];
          const named =
            naming === undefined || others.length === 0
              ? undefined
              : this.#named(others[0]!.collection, others.map(keyOf), naming);
          for (const { key } of records) {
            const own = ends?.get(key) ?? [];
            values.get(key)![field] =
              naming === undefined ? own.map(idOf) : [...new Set(own.flatMap((one) => named?.get(one.key) ?? []))];
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
  #count(collection: string, one: Numbered, link: string, identities: () => ByKey): number {
    const forth = this.#declared.get(collection)?.links.some(({ name }) => name === link);
    const [from, back] = (forth ? undefined : this.#back(collection, link)) ?? [];
    if (!from || !back) return this.#linked(collection, [one], link, identities)?.get(one.key)?.length ?? 0;
    const name = this.#known(from.name, back.name);
    if (name === undefined) return 0;
    const values = this.#calledBy(collection, [one], back.by, identities).get(one.key);
    return (this.#sql.countNaming.get(name, JSON.stringify(values)) as { n: number }).n;
  }

  #identities = (keys: readonly number[]): ByKey => this.#byKey(this.#sql.identitiesOf, keys);
  #tiesOf = (keys: readonly number[]): ByKey => this.#byKey(this.#sql.tiesOf, keys);

  #byKey(statement: StatementSync, keys: readonly number[]): ByKey {
    if (keys.length === 0) return new Map();
    return Map.groupBy(statement.all(JSON.stringify(keys)) as unknown as Row[], keyOf);
  }

  /** By what identities of a look-up each record is called. */
  #calledBy(
    collection: string,
    records: readonly Numbered[],
    lookup: string,
    identities: () => ByKey,
  ): Map<number, readonly string[]> {
    if (lookup === 'id') return new Map(records.map(({ key, id }) => [key, [id]]));
    const name = this.#known(collection, lookup);
    const or_id = this.#declared.get(collection)?.lookups.some((each) => each.name === lookup && each.or_id);
    return new Map(
      records.map(({ key, id }) => {
        const values = (identities().get(key) ?? []).filter((row) => row.name === name).map(({ value }) => value);
        return [key, [...new Set([...(or_id ? [id] : []), ...values])]];
      }),
    );
  }

  #naming(collection: string, link: string, values: readonly string[]): Map<string, Stored[]> {
    const name = this.#known(collection, link);
    return name === undefined ? new Map() : byValue(this.#all(this.#sql.naming, name, values));
  }

  /** Rows of each of some values, in the order of the statement. */
  #all(statement: StatementSync, of: string | number, values: readonly string[]): (Stored & { value: string })[] {
    if (values.length === 0) return [];
    return statement.all(of, JSON.stringify([...new Set(values)])) as unknown as (Stored & { value: string })[];
  }

  #known(collection: string, name: string): number | undefined {
    const text = `${collection}.${name}`;
    let number = this.#names.get(text);
    if (number === undefined) {
      number = this.#sql.name.get(text)?.name as number | undefined;
      if (number !== undefined) this.#names.set(text, number);
    }
    return number;
  }

  #number(collection: string, name: string): number {
    const number = this.#known(collection, name);
    if (number === undefined) throw new Error(`${collection}.${name} was not declared to the store`);
    return number;
  }
}

/** Gives every look-up and link its number. */
export function addNames(db: DatabaseSync, declared: Iterable<Declared>): void {
  const add = db.prepare('INSERT OR IGNORE INTO names (text) VALUES (?)');
  for (const { name, lookups, links } of declared) {
    for (const each of [...lookups, ...links]) add.run(`${name}.${each.name}`);
  }
}

/** Every collection that the store was ever opened with. */
export function storedDeclarations(db: DatabaseSync): Map<string, Declared> {
  const rows = db.prepare('SELECT declared FROM declarations ORDER BY collection').all() as { declared: string }[];
  return new Map(rows.map(({ declared }) => JSON.parse(declared) as Declared).map((each) => [each.name, each]));
}
