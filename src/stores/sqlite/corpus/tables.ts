import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RecordBlob } from '#corpus/records/codec.ts';
import type { Declared } from '#corpus/records/declared.ts';
import type { FollowedRow, FollowedTables } from '#corpus/records/following.ts';
import type { Reached, RecordTables, Stored, TieRow } from '#corpus/records/tables.ts';
import { now } from '#work.ts';

/** Numbers of look-ups and links in `names`, which are given once. */
class Names {
  readonly #number: StatementSync;
  readonly #name: StatementSync;
  readonly #numbers = new Map<string, number>();
  readonly #names = new Map<number, string>();

  constructor(db: DatabaseSync) {
    this.#number = db.prepare('SELECT name FROM names WHERE text = ?');
    this.#name = db.prepare('SELECT text FROM names WHERE name = ?');
  }

  /** Undefined if it was not declared. */
  known(collection: string, name: string): number | undefined {
    const text = `${collection}.${name}`;
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#number.get(text)?.name as number | undefined;
      if (number !== undefined) this.#numbers.set(text, number);
    }
    return number;
  }

  number(collection: string, name: string): number {
    const number = this.known(collection, name);
    if (number === undefined) throw new Error(`${collection}.${name} was not declared to the store`);
    return number;
  }

  /** The name alone; collections have no dot. */
  text(number: number): string {
    let name = this.#names.get(number);
    if (name === undefined) {
      const text = this.#name.get(number)!.text as string;
      name = text.slice(text.indexOf('.') + 1);
      this.#names.set(number, name);
    }
    return name;
  }
}

const done = now<void>(undefined);

/** Identities and links, in the caller's transaction. */
export function tieTables(db: DatabaseSync) {
  const names = new Names(db);
  const sql = {
    identitiesOf: db.prepare(
      'SELECT i.key, i.name, i.value, i.rank FROM json_each(?) k CROSS JOIN identities i ON i.key = k.value',
    ),
    identitiesOfOne: db.prepare(
      'SELECT i.key, i.name, i.value, i.rank FROM json_each(?) k CROSS JOIN identities i ON i.key = k.value AND i.name = ?',
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
    naming: db.prepare(`SELECT n.value, r.key, r.id, r.seq FROM
      (SELECT v.value, t.key FROM json_each(?2) v CROSS JOIN ties t ON t.name = ?1 AND t.value = v.value LIMIT ?3) n
      CROSS JOIN records r ON r.key = n.key ORDER BY r.id`),
    countNaming: db.prepare(
      'SELECT count(DISTINCT key) AS n FROM ties WHERE name = ? AND value IN (SELECT value FROM json_each(?))',
    ),
    numbered: db.prepare(`SELECT r.key, r.id, c.name AS collection FROM json_each(?) k
      CROSS JOIN records r ON r.key = k.value JOIN collections c ON c.collection = r.collection`),
  };
  const rows = (statement: StatementSync, keys: readonly number[], ...more: number[]) => {
    const all = statement.all(JSON.stringify(keys), ...more) as unknown as (Omit<TieRow, 'name'> & {
      name: number | string;
    })[];
    for (const row of all) row.name = names.text(row.name as number);
    return now(all as TieRow[]);
  };
  const reached = (
    statement: StatementSync,
    of: string | number | undefined,
    values: readonly string[],
    ...more: number[]
  ) => now(of === undefined ? [] : (statement.all(of, JSON.stringify(values), ...more) as unknown as Reached[]));
  return {
    identitiesOf(keys, of) {
      if (!of) return rows(sql.identitiesOf, keys);
      const name = names.known(of.collection, of.lookup);
      return name === undefined ? now([]) : rows(sql.identitiesOfOne, keys, name);
    },
    namedBy: (keys) => rows(sql.tiesOf, keys),
    setIdentities(all) {
      for (const { key, collection, there, said } of all) {
        if (there) sql.dropIdentities.run(key);
        for (const [name, value, rank = ''] of said)
          sql.addIdentity.run(names.number(collection, name), value, key, rank);
      }
      return done;
    },
    setNamed(all) {
      for (const { key, collection, there, said } of all) {
        if (there) sql.dropTies.run(key);
        for (const [name, value] of said) sql.addTie.run(names.number(collection, name), value, key);
      }
      return done;
    },
    byId: (collection, ids) => reached(sql.byId, collection, ids),
    called: (collection, lookup, values) => reached(sql.called, names.known(collection, lookup), values),
    naming: (collection, link, values, most = -1) => reached(sql.naming, names.known(collection, link), values, most),
    countNaming(collection, link, groups) {
      const name = names.known(collection, link);
      return now(
        groups.map((values) =>
          name === undefined ? 0 : (sql.countNaming.get(name, JSON.stringify(values))!.n as number),
        ),
      );
    },
    numbered: (keys) => now(sql.numbered.all(JSON.stringify(keys)) as never),
  } satisfies Partial<RecordTables>;
}

function changeTables(db: DatabaseSync) {
  const sql = {
    known: db.prepare('SELECT facts FROM watched WHERE key = ?'),
    know: db.prepare('INSERT OR REPLACE INTO watched (key, facts) VALUES (?, ?)'),
    drop: db.prepare('DELETE FROM watched WHERE key = ?'),
    show: db.prepare('INSERT OR REPLACE INTO shown (key, seq, form) VALUES (?, ?, ?)'),
    add: db.prepare('INSERT OR IGNORE INTO changes (seq, kind, about, key, day, facts) VALUES (?, ?, ?, ?, ?, ?)'),
    body: db.prepare('SELECT codec, head, apart FROM bodies WHERE key = ?'),
  };
  /** What a statement answers for each key that has it. */
  const each = <T>(keys: readonly number[], statement: StatementSync, of: (row: any) => T) =>
    now(
      new Map(
        keys.flatMap((key): [number, T][] => {
          const row = statement.get(key);
          return row ? [[key, of(row)]] : [];
        }),
      ),
    );
  return {
    watched: (keys) => each(keys, sql.known, (row): string => row.facts),
    setWatched(all) {
      for (const [key, facts] of all) sql.know.run(key, facts);
      return done;
    },
    dropWatched(keys) {
      for (const key of keys) sql.drop.run(key);
      return done;
    },
    setShown(all) {
      for (const { key, seq, form } of all) sql.show.run(key, seq, form);
      return done;
    },
    addChanges(all) {
      for (const { seq, kind, about, key, day, facts } of all) sql.add.run(seq, kind, about, key, day, facts);
      return done;
    },
    bodies: (keys) => each(keys, sql.body, (row): RecordBlob => row),
  } satisfies Partial<RecordTables>;
}

/** The rows of a store's file, in the caller's transaction. */
export function sqliteTables(db: DatabaseSync): RecordTables {
  const sql = {
    lastSeq: db.prepare("SELECT value FROM meta WHERE name = 'last_seq'"),
    setLastSeq: db.prepare("UPDATE meta SET value = ? WHERE name = 'last_seq'"),
    addCollection: db.prepare('INSERT OR IGNORE INTO collections (name) VALUES (?)'),
    collection: db.prepare('SELECT collection, last_seq FROM collections WHERE name = ?'),
    count: db.prepare('UPDATE collections SET records = records + ?, last_seq = ? WHERE name = ?'),
    record: db.prepare('SELECT key, seq, deleted FROM records WHERE collection = ? AND id = ?'),
    insert: db.prepare('INSERT INTO records (collection, id, seq, demo, arrived) VALUES (?, ?, ?, ?, ?)'),
    update: db.prepare('UPDATE records SET seq = ?, deleted = 0, demo = ?, arrived = ? WHERE key = ?'),
    tombstone: db.prepare('UPDATE records SET seq = ?, deleted = 1, demo = 0, arrived = NULL WHERE key = ?'),
    move: db.prepare('UPDATE records SET seq = ? WHERE key = ?'),
    body: db.prepare('INSERT OR REPLACE INTO bodies (key, codec, head, apart) VALUES (?, ?, ?, ?)'),
    dropBody: db.prepare('DELETE FROM bodies WHERE key = ?'),
    derive: db.prepare('INSERT OR REPLACE INTO derived (key, seq) VALUES (?, ?)'),
    dropDerived: db.prepare('DELETE FROM derived WHERE key = ?'),
    dropShown: db.prepare('DELETE FROM shown WHERE key = ?'),
  };
  const numberOf = (collection: string) => sql.collection.get(collection)!.collection as number;
  return {
    ...tieTables(db),
    ...changeTables(db),
    begin(collection) {
      sql.addCollection.run(collection);
      const last_seq = sql.lastSeq.get()!.value as number;
      return now({ last_seq, collection_seq: sql.collection.get(collection)!.last_seq as number });
    },
    rows(collection, ids) {
      const number = numberOf(collection);
      return now(
        new Map(
          ids.flatMap((id): [string, { key: number; seq: number; deleted: boolean }][] => {
            const row = sql.record.get(number, id);
            if (!row) return [];
            return [[id, { key: row.key as number, seq: row.seq as number, deleted: row.deleted === 1 }]];
          }),
        ),
      );
    },
    insert(collection, all) {
      const number = numberOf(collection);
      return now(
        all.map(({ id, seq, demo, arrived }) =>
          Number(sql.insert.run(number, id, seq, demo ? 1 : 0, arrived).lastInsertRowid),
        ),
      );
    },
    update(all) {
      for (const { key, seq, demo, arrived } of all) sql.update.run(seq, demo ? 1 : 0, arrived, key);
      return done;
    },
    setBodies(all) {
      for (const { key, codec, head, apart } of all) sql.body.run(key, codec, head, apart);
      return done;
    },
    remove(all) {
      for (const { key, seq } of all) {
        sql.tombstone.run(seq, key);
        sql.dropBody.run(key);
        sql.dropDerived.run(key);
        sql.dropShown.run(key);
      }
      return done;
    },
    move(all) {
      for (const { key, seq } of all) sql.move.run(seq, key);
      return done;
    },
    derive(all) {
      for (const { key, seq } of all) sql.derive.run(key, seq);
      return done;
    },
    advance(last_seq, collections) {
      for (const { collection, added, last_seq: seq } of collections) sql.count.run(added, seq, collection);
      sql.setLastSeq.run(last_seq);
      return done;
    },
  };
}

/** What follows the records of a store's file, in the caller's transaction. */
export function followedTables(db: DatabaseSync): FollowedTables {
  const sql = {
    after: db.prepare(`SELECT r.key, r.id, r.seq, r.deleted, b.codec, b.head, b.apart,
        coalesce(length(b.head), 0) + coalesce(length(b.apart), 0) AS bytes
      FROM collections c JOIN records r ON r.collection = c.collection LEFT JOIN bodies b ON b.key = r.key
      WHERE c.name = ? AND r.seq > ? AND r.seq <= ? ORDER BY r.seq`),
    derivedAfter: db.prepare(`SELECT d.key, d.seq, r.id FROM derived d JOIN records r ON r.key = d.key
      WHERE d.seq > ? AND r.collection = ? AND r.seq <> d.seq ORDER BY d.seq LIMIT ?`),
    one: db.prepare(`SELECT r.key, r.id, r.seq, b.codec, b.head, b.apart FROM collections c
      JOIN records r ON r.collection = c.collection JOIN bodies b ON b.key = r.key WHERE c.name = ? AND r.id = ?`),
    collection: db.prepare('SELECT collection FROM collections WHERE name = ?'),
  };
  const blobOf = ({ codec, head, apart }: any): RecordBlob => ({ codec, head, apart });
  return {
    derivedAfter(collection, seq, limit) {
      const number = sql.collection.get(collection)?.collection as number | undefined;
      return now(number === undefined ? [] : (sql.derivedAfter.all(seq, number, limit) as unknown as Stored[]));
    },
    recordsAfter(collection, seq, upto, limit, max_bytes) {
      const rows: FollowedRow[] = [];
      let bytes = 0;
      for (const row of sql.after.iterate(collection, seq, upto)) {
        const { key, id, seq } = row as unknown as Stored;
        rows.push({ key, id, seq, ...(!row.deleted && { blob: blobOf(row) }) });
        bytes += row.bytes as number;
        if (rows.length >= limit || bytes >= max_bytes) return now({ rows, full: true });
      }
      return now({ rows, full: false });
    },
    recordsOf(collection, ids, max_bytes) {
      const rows: (FollowedRow & { readonly blob: RecordBlob })[] = [];
      let taken = 0;
      for (let bytes = 0; taken < ids.length && bytes < max_bytes; taken++) {
        const row = sql.one.get(collection, ids[taken]!) as unknown as (Stored & RecordBlob) | undefined;
        if (!row) continue;
        bytes += row.head.length + (row.apart?.length ?? 0);
        rows.push({ key: row.key, id: row.id, seq: row.seq, blob: blobOf(row) });
      }
      return now({ rows, taken });
    },
  };
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
