import type { DatabaseSync } from 'node:sqlite';
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
const inOrder = (collection: string, found: ReadonlyMap<string, Stored>): Linked[] =>
  [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ key, id, seq }) => ({ collection, id, key, seq }));

type Row = { name: number; value: string; rank: string };
type Identities = () => readonly Row[];

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
      identitiesOf: db.prepare('SELECT name, value, rank FROM identities WHERE key = ?'),
      addIdentity: db.prepare('INSERT INTO identities (name, value, key, rank) VALUES (?, ?, ?, ?)'),
      dropIdentities: db.prepare('DELETE FROM identities WHERE key = ?'),
      tiesOf: db.prepare('SELECT name, value FROM ties WHERE key = ?'),
      addTie: db.prepare('INSERT INTO ties (name, value, key) VALUES (?, ?, ?)'),
      dropTies: db.prepare('DELETE FROM ties WHERE key = ?'),
      called: db.prepare(`SELECT r.key, r.id, r.seq FROM identities i JOIN records r ON r.key = i.key
        WHERE i.name = ? AND i.value = ? ORDER BY i.rank DESC, r.id DESC`),
      byId: db.prepare(`SELECT r.key, r.id, r.seq FROM collections c JOIN records r ON r.collection = c.collection
        WHERE c.name = ? AND r.id = ? AND r.deleted = 0`),
      naming: db.prepare(
        'SELECT r.key, r.id, r.seq FROM ties t JOIN records r ON r.key = t.key WHERE t.name = ? AND t.value = ? ORDER BY r.id',
      ),
      countNaming: db.prepare(
        'SELECT count(DISTINCT key) AS n FROM ties WHERE name = ? AND value IN (SELECT value FROM json_each(?))',
      ),
      record: db.prepare(
        `SELECT r.id, c.name FROM records r JOIN collections c ON c.collection = r.collection WHERE r.key = ?`,
      ),
    };
  }

  /**
   * Takes over what changed; answers the stored records that may now differ, but those of the batch: in their derived
   * values, or in what completes them.
   */
  apply(changes: readonly TieChange[]): { readonly derived: Set<number>; readonly completed: Set<number> } {
    const near = new Near();
    const called = new Map<string, [collection: string, lookup: string, value: string]>();
    const named = new Map<string, [collection: string, link: string, value: string]>();
    for (const change of changes) {
      const { collection, key, id, known, ties } = change;
      const declared = this.#declared.get(collection);
      if (!declared) continue;
      const differs = (before: Row[], after: readonly (readonly [string, string, string?])[]) => {
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
        const before = known ? (this.#sql.identitiesOf.all(key) as unknown as Row[]) : [];
        const after = ties?.identities ?? [];
        near.add(collection, this.#spelt(collection, before, declared.lookups), after);
        if (differs(before, after)) {
          note(called, before, after, declared.lookups);
          if (before.length > 0) this.#sql.dropIdentities.run(key);
          for (const [name, value, rank] of after)
            this.#sql.addIdentity.run(this.#number(collection, name), value, key, rank);
        }
      }
      // Whether it was stored before or not: a link by id may end here now, or no longer.
      if (!known || !ties) {
        called.set(`${collection}\0id\0${id}`, [collection, 'id', id]);
        for (const { name, or_id } of declared.lookups) {
          if (or_id) called.set(`${collection}\0${name}\0${id}`, [collection, name, id]);
        }
      }
      if (declared.links.length > 0) {
        const before = known ? (this.#sql.tiesOf.all(key) as unknown as Row[]) : [];
        const after = ties?.links ?? [];
        near.add(collection, this.#spelt(collection, before, declared.links), after);
        if (differs(before, after)) {
          note(named, before, after, declared.links);
          if (before.length > 0) this.#sql.dropTies.run(key);
          for (const [name, value] of after) this.#sql.addTie.run(this.#number(collection, name), value, key);
        }
      }
    }
    const touched = new Set<number>();
    for (const [to, lookup, value] of called.values()) {
      for (const { name: from, links, derived } of this.#declared.values()) {
        for (const link of links) {
          if (link.to !== to || link.by !== lookup || !derived.some((each) => each.link === link.name)) continue;
          for (const { key } of this.#naming(from, link.name, value)) touched.add(key);
        }
      }
    }
    for (const [from, name, value] of named.values()) {
      const { to, by, back } = this.#declared.get(from)!.links.find((each) => each.name === name)!;
      if (!this.#declared.get(to)?.derived.some((each) => each.link === back)) continue;
      for (const { key } of this.holders(to, by, value)) touched.add(key);
    }
    // what a record names may change while it stays at the other end
    for (const { name, derived } of this.#declared.values())
      for (const back of new Set(derived.flatMap(({ link, naming }) => (naming === undefined ? [] : [link]))))
        for (const { key } of this.#comingBack(name, back, near)) touched.add(key);
    const completed = new Set<number>();
    const meet = (found: readonly { key: number }[]) => {
      for (const { key } of found) completed.add(key);
    };
    for (const { name, completed: from = [], lookups, links } of this.#declared.values()) {
      for (const one of from) {
        const forth = links.find((link) => link.name === one);
        if (forth) {
          for (const value of near.of(forth.to, forth.by)) meet(this.#naming(name, one, value));
          if (forth.by === 'id')
            for (const { collection, id } of changes) if (collection === forth.to) meet(this.#naming(name, one, id));
        } else if (lookups.some((lookup) => lookup.name === one)) {
          for (const value of near.of(name, one)) meet(this.holders(name, one, value));
        } else meet(this.#comingBack(name, one, near));
      }
    }
    for (const { key } of changes) {
      touched.delete(key);
      completed.delete(key);
    }
    // what is indexed again as a whole needs no derivation beside
    for (const key of completed) touched.delete(key);
    return { derived: touched, completed };
  }

  /** Stored records of a collection to which links of a name come back from what a batch changed. */
  #comingBack(name: string, back: string, near: Near): Stored[] {
    return [...this.#declared.values()].flatMap((from) =>
      from.links
        .filter((link) => link.to === name && link.back === back)
        .flatMap((link) => [...near.of(from.name, link.name)].flatMap((value) => this.holders(name, link.by, value))),
    );
  }

  /** Rows with the names of their look-ups or links. */
  #spelt(collection: string, rows: readonly Row[], all: readonly { name: string }[]): [string, string][] {
    return rows.flatMap((row): [string, string][] => {
      const found = all.find(({ name }) => this.#number(collection, name) === row.name);
      return found ? [[found.name, row.value]] : [];
    });
  }

  /**
   * The stored records that complete one, by collection and id, in order of their ids: at the other end of a link, or
   * with an identity in common; itself left out.
   */
  near(collection: string, key: number, id: string, name: string, identities = this.#identities(key)): Linked[] {
    const found = new Map<string, Stored>();
    for (const value of this.#calledBy(collection, id, name, identities))
      for (const other of this.holders(collection, name, value)) if (other.key !== key) found.set(other.id, other);
    return inOrder(collection, found);
  }

  /** The ties of one record, of which several are asked for at once: what it is called is read once for all. */
  of(collection: string, key: number, id: string): TiesOfRecord {
    const identities = this.#identities(key);
    return {
      near: (name) => this.near(collection, key, id, name, identities),
      linked: (link) => this.linked(collection, key, id, link, identities),
    };
  }

  /** Writes the ties of a record of which nothing is written yet. */
  fill(collection: string, key: number, { identities, links }: RecordTies): void {
    for (const [name, value, rank] of identities)
      this.#sql.addIdentity.run(this.#number(collection, name), value, key, rank);
    for (const [name, value] of links) this.#sql.addTie.run(this.#number(collection, name), value, key);
  }

  /** Stored records that an identity in normal form means, the best first. */
  holders(collection: string, lookup: string, value: string): Stored[] {
    const declared = this.#declared.get(collection)?.lookups.find(({ name }) => name === lookup);
    const own =
      lookup === 'id' || declared?.or_id ? (this.#sql.byId.all(collection, value) as unknown as Stored[]) : [];
    if (!declared) return own;
    const name = this.#known(collection, lookup);
    const others = name === undefined ? [] : (this.#sql.called.all(name, value) as unknown as Stored[]);
    return own.length === 0 ? others : [...own, ...others.filter(({ key }) => key !== own[0]!.key)];
  }

  /**
   * The stored records at the other end of a link, forth or back, by collection and id; undefined if the collection has
   * no such link.
   */
  linked(
    collection: string,
    key: number,
    id: string,
    link: string,
    identities = this.#identities(key),
  ): Linked[] | undefined {
    const forth = this.#declared.get(collection)?.links.find(({ name }) => name === link);
    const found = new Map<string, Stored>();
    if (forth) {
      for (const value of this.named(collection, key, link)) {
        for (const holder of this.holders(forth.to, forth.by, value)) found.set(holder.id, holder);
      }
      return inOrder(forth.to, found);
    }
    for (const from of this.#declared.values()) {
      const back = from.links.find((each) => each.to === collection && each.back === link);
      if (!back) continue;
      for (const value of this.#calledBy(collection, id, back.by, identities)) {
        for (const naming of this.#naming(from.name, back.name, value)) found.set(naming.id, naming);
      }
      return inOrder(from.name, found);
    }
    return undefined;
  }

  /** What a record names by a link, stored or not, in normal form. */
  named(collection: string, key: number, link: string): string[] {
    const name = this.#known(collection, link);
    return (this.#sql.tiesOf.all(key) as unknown as Row[]).filter((row) => row.name === name).map(({ value }) => value);
  }

  /** Values of the fields that follow from links, of stored records by key. */
  derived(keys: Iterable<number>): Map<number, DerivedValues> {
    const found = new Map<number, DerivedValues>();
    if (![...this.#declared.values()].some(({ derived }) => derived.length > 0)) return found;
    for (const key of keys) {
      const record = this.#sql.record.get(key) as { id: string; name: string } | undefined;
      const fields = record && this.#declared.get(record.name)?.derived;
      if (!record || !fields?.length) continue;
      const values: Record<string, string[] | number> = {};
      const ends = new Map<string, readonly Linked[]>();
      for (const { field, link, as, naming } of fields) {
        if (as === 'count') {
          values[field] = this.#count(record.name, key, record.id, link);
          continue;
        }
        const others = ends.get(link) ?? this.linked(record.name, key, record.id, link) ?? [];
        ends.set(link, others);
        if (naming === undefined) values[field] = others.map(({ id }) => id);
        else values[field] = [...new Set(others.flatMap((one) => this.named(one.collection, one.key, naming)))];
      }
      found.set(key, values);
    }
    return found;
  }

  /**
   * How many stored records are at the other end of a link. Of a link that comes back none of them is read: a work that
   * a hundred thousand others cite is counted anew with each of them.
   */
  #count(collection: string, key: number, id: string, link: string): number {
    const declared = [...this.#declared.values()];
    const forth = this.#declared.get(collection)?.links.some(({ name }) => name === link);
    const from = forth
      ? undefined
      : declared.find((one) => one.links.some((l) => l.to === collection && l.back === link));
    const back = from?.links.find((each) => each.to === collection && each.back === link);
    if (!from || !back) return (this.linked(collection, key, id, link) ?? []).length;
    const name = this.#known(from.name, back.name);
    if (name === undefined) return 0;
    const values = this.#calledBy(collection, id, back.by, this.#identities(key));
    return (this.#sql.countNaming.get(name, JSON.stringify(values)) as { n: number }).n;
  }

  /** What one record is called, read when it is first asked for. */
  #identities(key: number): Identities {
    let rows: Row[] | undefined;
    return () => (rows ??= this.#sql.identitiesOf.all(key) as unknown as Row[]);
  }

  #calledBy(collection: string, id: string, lookup: string, identities: Identities): string[] {
    if (lookup === 'id') return [id];
    const name = this.#known(collection, lookup);
    const or_id = this.#declared.get(collection)?.lookups.some((each) => each.name === lookup && each.or_id);
    const values = identities().filter((row) => row.name === name);
    return [...new Set([...(or_id ? [id] : []), ...values.map(({ value }) => value)])];
  }

  #naming(collection: string, link: string, value: string): Stored[] {
    const name = this.#known(collection, link);
    return name === undefined ? [] : (this.#sql.naming.all(name, value) as unknown as Stored[]);
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
