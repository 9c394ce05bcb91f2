import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '#storage/sqlite.ts';
import { type Collection, checkCollections } from '../collection.ts';
import { decode, type RecordBlob } from './codec.ts';
import { type Declared, declaredOf, tiesOf } from './declared.ts';
import type { ResolverModules } from './resolver.ts';
import { addNames, storedDeclarations, Ties } from './ties.ts';

/** Records resolved in one go: bounds memory, and the work that is done twice for sets that two portions share. */
const PORTION = 2_000;

/** Every stored record of a collection with its key, in the order of keys, in bounded memory. */
function* storedRecords<R>(db: DatabaseSync, collection: Collection<R>): Generator<{ key: number; record: R }> {
  const rows = db.prepare(`SELECT r.key, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? ORDER BY r.key`);
  for (const row of rows.iterate(collection.name)) {
    yield { key: row.key as number, record: decode<R>(row as unknown as RecordBlob) };
  }
}

/** Fills the ties of some collections in `target` anew from the records of `db` (the same database or another one with the same tables). */
function fillTies(
  db: DatabaseSync,
  target: DatabaseSync,
  collections: readonly Collection<any>[],
  declared: ReadonlyMap<string, Declared>,
  names: ReadonlySet<string>,
): void {
  addNames(target, declared.values());
  const known = new Map(collections.map((each) => [each.name, each]));
  const ties = new Ties(target, declared);
  const drop = ['identities', 'ties'].map((table) =>
    target.prepare(`DELETE FROM ${table} WHERE name IN (SELECT name FROM names WHERE substr(text, 1, ?) = ?)`),
  );
  for (const name of names) {
    for (const statement of drop) statement.run(name.length + 1, `${name}.`);
    const { lookups, links } = declared.get(name)!;
    if (lookups.length === 0 && links.length === 0) continue;
    const collection = known.get(name)!;
    for (const { key, record } of storedRecords(db, collection))
      ties.fill(name, key, tiesOf(collection, record, known));
  }
}

/**
 * Makes a store ready for collections: tables of resolvers, and what they declare. Where a declaration is another than when the store was opened
 * last, identities and links are read from the records again, and derived values go to the index once more.
 * @throws Error of `checkCollections`.
 */
export function declareCollections(
  db: DatabaseSync,
  collections: readonly Collection<any>[],
  resolvers: ResolverModules,
): void {
  checkCollections(collections);
  const declared = declaredOf(collections);
  const before = storedDeclarations(db);
  const text = (each: Declared | undefined) => JSON.stringify(each);
  const changed = new Set(
    [...declared.values()].filter((each) => text(before.get(each.name)) !== text(each)).map(({ name }) => name),
  );
  transaction(db, () => {
    for (const module of resolvers.values()) module.prepare(db);
    if (changed.size === 0) return;
    fillTies(db, db, collections, declared, changed);
    const set = db.prepare('INSERT OR REPLACE INTO declarations (collection, declared) VALUES (?, ?)');
    for (const name of changed) set.run(name, text(declared.get(name))!);
    deriveAgain(
      db,
      [...declared.values()].filter(({ derived }) => derived.length > 0),
    );
  });
}

/** Gives every record of these collections a new number, as if what it derives had changed. */
function deriveAgain(db: DatabaseSync, declared: readonly Declared[]): void {
  const last = db.prepare("SELECT value FROM meta WHERE name = 'last_seq'");
  const setLast = db.prepare("UPDATE meta SET value = ? WHERE name = 'last_seq'");
  const keys = db.prepare(`SELECT r.key FROM records r JOIN collections c ON c.collection = r.collection
    WHERE c.name = ? AND r.deleted = 0 ORDER BY r.key`);
  const derive = db.prepare('INSERT OR REPLACE INTO derived (key, seq) VALUES (?, ?)');
  const count = db.prepare('UPDATE collections SET last_seq = ? WHERE name = ?');
  let seq = last.get()!.value as number;
  for (const { name } of declared) {
    const all = keys.all(name) as { key: number }[];
    for (const { key } of all) derive.run(key, ++seq);
    if (all.length > 0) count.run(seq, name);
  }
  setLast.run(seq);
}

/**
 * Computes all that ties records anew from the records of `db`, into `target` (the same database or another one with the same tables), in one transaction.
 */
export function rebuildTies(
  db: DatabaseSync,
  target: DatabaseSync,
  collections: readonly Collection<any>[],
  resolvers: ResolverModules,
): void {
  const declared = declaredOf(collections);
  transaction(target, () => {
    fillTies(db, target, collections, declared, new Set(declared.keys()));
    for (const [name, module] of resolvers) {
      for (const [, , table] of module.compared) target.exec(`DELETE FROM ${table}`);
      const collection = collections.find((each) => each.name === name)!;
      const resolver = module.open(target);
      let portion: { key: number; facts: unknown }[] = [];
      for (const { key, record } of storedRecords(db, collection)) {
        portion.push({ key, facts: collection.resolver!.facts(record) });
        if (portion.length === PORTION) {
          resolver.apply(portion);
          portion = [];
        }
      }
      resolver.apply(portion);
    }
  });
}
