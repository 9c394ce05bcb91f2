import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { dayAt, systemClock } from '#clock.ts';
import type { Collection } from '#corpus/collection.ts';
import { type Declared, declaredOf } from '#corpus/records/declared.ts';
import {
  type DeclaredTables,
  declare,
  fillTies,
  type OnStoreProgress,
  type Packed,
  type PackedTables,
  resolvePortion,
} from '#corpus/records/declaring.ts';
import { Ties } from '#corpus/records/ties.ts';
import { loadWatches, type Watches, watchAddresses } from '#corpus/watch.ts';
import { atOnce, inTime, later, now } from '#work.ts';
import { longTransaction, transaction } from '../file.ts';
import type { ResolverModules } from './resolvers.ts';
import { rulesOver } from './rules.ts';
import { addNames, sqliteTables, storedDeclarations, tieTables } from './tables.ts';

/** Others have their turn. */
const turning = () => later(turn());

function packedTables(db: DatabaseSync): PackedTables {
  const after =
    db.prepare(`SELECT r.key, r.id, r.seq, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? AND r.key > ? ORDER BY r.key LIMIT ?`);
  const count = db.prepare('SELECT records FROM collections WHERE name = ?');
  return {
    after: (collection, key, limit) => now(after.all(collection, key, limit) as unknown as Packed[]),
    count: (collection) => now((count.get(collection)?.records as number | undefined) ?? 0),
  };
}

/** What drops the ties of a collection. */
function dropping(db: DatabaseSync): Pick<DeclaredTables, 'dropTies'> {
  const drop = ['identities', 'ties'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE name IN (SELECT name FROM names WHERE substr(text, 1, ?) = ?)`),
  );
  return {
    dropTies(collection) {
      for (const statement of drop) statement.run(collection.length + 1, `${collection}.`);
      return now(undefined);
    },
  };
}

/** The identities and links of some collections, as one digest. */
function tiesDigest(db: DatabaseSync, names: readonly string[]): string {
  const digest = createHash('sha256');
  const of = `name IN (SELECT n.name FROM names n, json_each(?) c WHERE substr(n.text, 1, length(c.value) + 1) = c.value || '.')`;
  for (const [table, columns] of [
    ['identities', 'name, value, rank, key'],
    ['ties', 'name, value, key'],
  ]) {
    const rows = db.prepare(`SELECT ${columns} FROM ${table} WHERE ${of} ORDER BY ${columns}`);
    for (const row of rows.iterate(JSON.stringify(names))) digest.update(`${JSON.stringify(Object.values(row))}\n`);
  }
  return digest.digest('hex');
}

/** Gives rows new numbers, in their order. */
function numbering(db: DatabaseSync) {
  const last = db.prepare("SELECT value FROM meta WHERE name = 'last_seq'");
  const setLast = db.prepare("UPDATE meta SET value = ? WHERE name = 'last_seq'");
  const ofCollection = db.prepare('UPDATE collections SET last_seq = ? WHERE name = ?');
  return (collection: string, keys: readonly number[], number: (key: number, seq: number) => void) => {
    let seq = last.get()!.value as number;
    for (const key of keys) number(key, ++seq);
    if (keys.length > 0) ofCollection.run(seq, collection);
    setLast.run(seq);
  };
}

function declaredTables(db: DatabaseSync): DeclaredTables {
  const done = now<void>(undefined);
  const sql = {
    set: db.prepare('INSERT OR REPLACE INTO declarations (collection, declared) VALUES (?, ?)'),
    body: db.prepare('UPDATE bodies SET codec = ?, head = ?, apart = ? WHERE key = ?'),
    move: db.prepare('UPDATE records SET seq = ? WHERE key = ?'),
    keys: db.prepare(`SELECT r.key FROM records r JOIN collections c ON c.collection = r.collection
      WHERE c.name = ? AND r.deleted = 0 ORDER BY r.key`),
    derive: db.prepare('INSERT OR REPLACE INTO derived (key, seq) VALUES (?, ?)'),
    watch: db.prepare('SELECT form FROM watches WHERE collection = ?'),
    setWatch: db.prepare('INSERT OR REPLACE INTO watches (collection, form) VALUES (?, ?)'),
  };
  const number = numbering(db);
  return {
    ...packedTables(db),
    ...dropping(db),
    declarations: () => now(storedDeclarations(db)),
    setDeclarations(all) {
      for (const each of all) sql.set.run(each.name, JSON.stringify(each));
      return done;
    },
    addNames(all) {
      addNames(db, all);
      return done;
    },
    renew(collection, all) {
      for (const { key, codec, head, apart } of all) sql.body.run(codec, head, apart, key);
      number(
        collection,
        all.map(({ key }) => key),
        (key, seq) => sql.move.run(seq, key),
      );
      return done;
    },
    tiesDigest: (collections) => now(tiesDigest(db, collections)),
    deriveAgain(collections) {
      for (const name of collections) {
        const keys = (sql.keys.all(name) as { key: number }[]).map(({ key }) => key);
        number(name, keys, (key, seq) => sql.derive.run(key, seq));
      }
      return done;
    },
    forgetShown() {
      forgetShown(db);
      return done;
    },
    watchForm: (collection) => now(sql.watch.get(collection)?.form as number | undefined),
    setWatchForm(collection, form) {
      sql.setWatch.run(collection, form);
      return done;
    },
  };
}

/**
 * Makes a store ready for collections: tables of resolvers, and what `declare` does, all of it in one transaction,
 * which a kill undoes and the next opening repeats. Others have their turn meanwhile.
 * @throws Error of `checkCollections`.
 */
export async function declareCollections(
  db: DatabaseSync,
  collections: readonly Collection<any>[],
  resolvers: ResolverModules,
  on_progress?: OnStoreProgress,
  watching?: { readonly watches: Watches; readonly today: number },
): Promise<void> {
  const { watches = new Map(), today = dayAt(systemClock()) } = watching ?? {};
  await longTransaction(db, async () => {
    const again = new Set([...resolvers].flatMap(([name, module]) => (module.prepare(db) ? [name] : [])));
    const tables = declaredTables(db);
    const rules: Parameters<typeof declare>[0]['rules'] = (declared) => rulesOver(db, declared, resolvers, watches);
    await inTime(declare({ tables, collections, again, watches, today, rules, turn: turning, on_progress }));
  });
  for (const collection of collections) await readFactsAgain(db, collection, resolvers, on_progress);
  for (const { collection } of watches.values())
    if (collection.shown) await showAgain(db, collection, resolvers, { watches, today }, on_progress);
}

/** Records of which is written at a time what lists show. */
const SHOWN = 200;

/**
 * The form in which what lists show of a collection is written now: its own, and of what its records are completed.
 * Where ties are read otherwise, all is forgotten when they are.
 */
const formOfShown = ({ name, shown }: Collection<any>, declared: ReadonlyMap<string, Declared>): string =>
  [shown?.form, ...(declared.get(name)?.completed ?? [])].join(' ');

/**
 * Writes what lists show of all stored records of a collection where that was last done in another form: portion by
 * portion, each in a transaction of its own. A kill costs one portion, and the next opening goes on behind it.
 */
async function showAgain(
  db: DatabaseSync,
  { name, ...collection }: Collection<any>,
  resolvers: ResolverModules,
  { watches, today }: { readonly watches: Watches; readonly today: number },
  on_progress?: OnStoreProgress,
): Promise<void> {
  const declared = storedDeclarations(db);
  const form = formOfShown({ name, ...collection }, declared);
  if (shownIn(db, name) === form) return;
  const whole = `shown.${name}`;
  const reached = `${whole} ${form}`;
  const read = db.prepare('SELECT value FROM meta WHERE name = ?');
  const set = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  const tables = declaredTables(db);
  const rows = sqliteTables(db);
  const { changes } = rulesOver(db, declared, resolvers, watches);
  const total = atOnce(tables.count(name));
  for (let done = 0; ; ) {
    const portion = transaction(db, () => {
      const portion = atOnce(tables.after(name, (read.get(reached)?.value as number | undefined) ?? 0, SHOWN));
      const last = portion.at(-1)?.key;
      if (last !== undefined) {
        rows.setShown!(atOnce(changes.shown(watches.get(name)!, portion, today)));
        set.run(reached, last);
      } else {
        set.run(whole, form);
        db.prepare("DELETE FROM meta WHERE name GLOB ? || ' *'").run(whole);
      }
      return portion;
    });
    if (portion.length === 0) return;
    on_progress?.({ collection: name, step: 'shown', done: (done += portion.length), total });
    await turn();
  }
}

/** The form in which what lists show of all records of a collection was written last. */
const shownIn = (db: DatabaseSync, name: string): unknown =>
  db.prepare('SELECT value FROM meta WHERE name = ?').get(`shown.${name}`)?.value;

/**
 * Compares what lists show of a collection with its records: tells of one, as it is stored, whether what is written
 * beside it is as it would be written now. Undefined where nothing is, or in another form, which the next opening sees
 * to.
 */
export async function shownBeside(
  db: DatabaseSync,
  collection: Collection<any>,
  resolvers: ResolverModules,
): Promise<((row: Packed) => boolean) | undefined> {
  const { name, shown } = collection;
  const declared = storedDeclarations(db);
  if (!shown || shownIn(db, name) !== formOfShown(collection, declared)) return undefined;
  const watches = await loadWatches(watchAddresses([collection]));
  const { changes } = rulesOver(db, declared, resolvers, watches);
  const written = db.prepare('SELECT form FROM shown WHERE key = ? AND seq = ?');
  return (row) => {
    const form = written.get(row.key, row.seq)?.form;
    const [now] = atOnce(changes.shown(watches.get(name)!, [row], dayAt(systemClock())));
    return form === undefined || form === now?.form;
  };
}

/** What lists show is written again at the next opening. */
export const forgetShown = (db: DatabaseSync): void =>
  db.exec("DELETE FROM shown; DELETE FROM meta WHERE name GLOB 'shown.*'");

/**
 * Gives a collection's resolver the facts of all stored records where they were last read in another form: portion by
 * portion, each in a transaction of its own. A kill costs one portion, and the next opening goes on behind it.
 */
async function readFactsAgain(
  db: DatabaseSync,
  collection: Collection<any>,
  resolvers: ResolverModules,
  on_progress?: OnStoreProgress,
): Promise<void> {
  const { name, resolver } = collection;
  const module = resolvers.get(name);
  if (!resolver || !module) return;
  const [form, reached] = [`facts.${name}`, `facts.${name}.${resolver.form}`];
  const read = db.prepare('SELECT value FROM meta WHERE name = ?');
  const metaOf = (meta: string) => (read.get(meta)?.value as number | undefined) ?? 0;
  if (metaOf(form) >= resolver.form) return;
  const set = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  const tables = declaredTables(db);
  const opened = module.open(db);
  const total = atOnce(tables.count(name));
  for (let done = 0; ; ) {
    const portion = transaction(db, () => {
      const resolved = atOnce(resolvePortion(tables, opened, collection, metaOf(reached)));
      if (resolved) set.run(reached, resolved.last);
      return resolved;
    });
    if (!portion) break;
    on_progress?.({ collection: name, step: 'facts', done: (done += portion.records), total });
    await turn();
  }
  transaction(db, () => {
    atOnce(tables.deriveAgain([name]));
    set.run(form, resolver.form);
    db.prepare('DELETE FROM meta WHERE name = ?').run(reached);
  });
}

/**
 * Computes all that ties records again from the records of `db`, into `target` (the same database or another one with
 * the same tables), in one transaction.
 */
export async function rebuildTies(
  db: DatabaseSync,
  target: DatabaseSync,
  collections: readonly Collection<any>[],
  resolvers: ResolverModules,
): Promise<void> {
  const declared = declaredOf(collections);
  const source = packedTables(db);
  await longTransaction(target, async () => {
    addNames(target, declared.values());
    const ties = new Ties(tieTables(target), declared);
    await inTime(fillTies(source, dropping(target), ties, collections, new Set(declared.keys()), turning));
    for (const [name, module] of resolvers) {
      for (const [, , table] of module.compared) target.exec(`DELETE FROM ${table}`);
      const collection = collections.find((each) => each.name === name)!;
      const resolver = module.open(target);
      for (let last = 0; ; ) {
        const resolved = atOnce(resolvePortion(source, resolver, collection, last));
        if (!resolved) break;
        ({ last } = resolved);
        await turn();
      }
    }
  });
}
