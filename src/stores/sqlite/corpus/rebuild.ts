import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { dayAt, systemClock } from '#clock.ts';
import { type Collection, checkCollections } from '#corpus/collection.ts';
import { decode, type RecordBlob } from '#corpus/records/codec.ts';
import { type Declared, declaredOf, tiesOf } from '#corpus/records/declared.ts';
import type { Watches } from '#corpus/watch.ts';
import { longTransaction, transaction } from '../file.ts';
import { fillWatched } from './changes.ts';
import { openResolvers } from './derived.ts';
import type { ResolverModules } from './resolvers.ts';
import { addNames, storedDeclarations, Ties } from './ties.ts';
import { upgradeRecords } from './upgrade.ts';

/** Records resolved in one go: bounds memory, and the work that is done twice for sets that two portions share. */
const PORTION = 2_000;
/** Records read before others have their turn. */
const TURN = 200;

/** What is done when a store is brought up to date, and how far it is. */
export interface StoreProgress {
  readonly collection: string;
  /**
   * `records`: brought to their present form; `ties`: identities and links are read from them again; `watched`: what of
   * them is watched is; `facts`: what families and citations are computed from is.
   */
  readonly step: 'records' | 'ties' | 'watched' | 'facts';
  readonly done: number;
  readonly total: number;
}
export type OnStoreProgress = (progress: StoreProgress) => void;

const countOf = (db: DatabaseSync, name: string): number =>
  (db.prepare('SELECT records FROM collections WHERE name = ?').get(name)?.records as number | undefined) ?? 0;

/** Every stored record of a collection with its key, in the order of keys, in bounded memory. */
function* storedRecords<R>(db: DatabaseSync, collection: Collection<R>): Generator<{ key: number; record: R }> {
  const rows = db.prepare(`SELECT r.key, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? ORDER BY r.key`);
  for (const row of rows.iterate(collection.name)) {
    yield { key: row.key as number, record: decode<R>(row as unknown as RecordBlob) };
  }
}

/**
 * Fills the ties of some collections in `target` again from the records of `db` (the same database or another one with
 * the same tables).
 */
async function fillTies(
  db: DatabaseSync,
  target: DatabaseSync,
  collections: readonly Collection<any>[],
  declared: ReadonlyMap<string, Declared>,
  names: ReadonlySet<string>,
  on_progress?: OnStoreProgress,
): Promise<void> {
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
    const total = countOf(db, name);
    let done = 0;
    for (const { key, record } of storedRecords(db, collection)) {
      ties.fill(name, key, tiesOf(collection, record, known));
      if (++done % TURN !== 0) continue;
      on_progress?.({ collection: name, step: 'ties', done, total });
      await turn();
    }
  }
}

/** The identities and links of some collections, as one digest. */
function tiesDigest(db: DatabaseSync, names: ReadonlySet<string>): string {
  const digest = createHash('sha256');
  const of = `name IN (SELECT n.name FROM names n, json_each(?) c WHERE substr(n.text, 1, length(c.value) + 1) = c.value || '.')`;
  for (const [table, columns] of [
    ['identities', 'name, value, rank, key'],
    ['ties', 'name, value, key'],
  ]) {
    const rows = db.prepare(`SELECT ${columns} FROM ${table} WHERE ${of} ORDER BY ${columns}`);
    for (const row of rows.iterate(JSON.stringify([...names])))
      digest.update(`${JSON.stringify(Object.values(row))}\n`);
  }
  return digest.digest('hex');
}

/**
 * Makes a store ready for collections: tables of resolvers, and what they declare. Where a declaration is another than
 * when the store was opened last, records of an earlier form are brought to the present one, identities and links are
 * read from the records again, and if these are others, derived values go to the index once more: all of it in one
 * transaction, which a kill undoes and the next opening repeats. Others have their turn meanwhile.
 * @throws Error of `checkCollections`.
 */
export async function declareCollections(
  db: DatabaseSync,
  collections: readonly Collection<any>[],
  resolvers: ResolverModules,
  on_progress?: OnStoreProgress,
  watching?: { readonly watches: Watches; readonly today: number },
): Promise<void> {
  checkCollections(collections);
  const declared = declaredOf(collections);
  const before = storedDeclarations(db);
  const text = (each: Declared | undefined) => JSON.stringify(each);
  const shape = (each: Declared | undefined) => text(each && { ...each, form: '' });
  const changed = new Set(
    [...declared.values()].filter((each) => text(before.get(each.name)) !== text(each)).map(({ name }) => name),
  );
  await longTransaction(db, async () => {
    const again = new Set([...resolvers].flatMap(([name, module]) => (module.prepare(db) ? [name] : [])));
    if (changed.size > 0 || again.size > 0) await bringUpToDate(again);
    const { watches = new Map(), today = dayAt(systemClock()) } = watching ?? {};
    const ties = new Ties(db, new Map([...storedDeclarations(db)]));
    for (const { collection, done } of fillWatched(db, watches, ties, openResolvers(db, resolvers), today)) {
      on_progress?.({ collection, step: 'watched', done, total: countOf(db, collection) });
      await turn();
    }
  });
  for (const collection of collections) await readFactsAgain(db, collection, declared, resolvers, on_progress);

  async function bringUpToDate(again: ReadonlySet<string>): Promise<void> {
    for (const collection of collections) {
      const { name, form } = collection;
      if ((before.get(name)?.records ?? 0) >= (form?.number ?? 0)) continue;
      const total = countOf(db, name);
      for (const done of upgradeRecords(db, collection)) {
        on_progress?.({ collection: name, step: 'records', done, total });
        await turn();
      }
    }
    const tied = tiesDigest(db, changed);
    await fillTies(db, db, collections, declared, changed, on_progress);
    // where another text of the functions reads the same from the records, nothing derived is another either
    const anew =
      [...changed].some((name) => shape(before.get(name)) !== shape(declared.get(name))) ||
      tiesDigest(db, changed) !== tied;
    const set = db.prepare('INSERT OR REPLACE INTO declarations (collection, declared) VALUES (?, ?)');
    for (const name of changed) set.run(name, text(declared.get(name))!);
    deriveAgain(
      db,
      [...declared.values()].filter(({ name, derived }) => again.has(name) || (anew && derived.length > 0)),
    );
  }
}

/**
 * Gives a collection's resolver the facts of all stored records where they were last read in another form: portion by
 * portion, each in a transaction of its own. A kill costs one portion, and the next opening goes on behind it. A record
 * that cannot be unpacked keeps what is known of it.
 */
async function readFactsAgain(
  db: DatabaseSync,
  { name, resolver }: Collection<any>,
  declared: ReadonlyMap<string, Declared>,
  resolvers: ResolverModules,
  on_progress?: OnStoreProgress,
): Promise<void> {
  const module = resolvers.get(name);
  if (!resolver || !module) return;
  const [form, reached] = [`facts.${name}`, `facts.${name}.${resolver.form}`];
  const read = db.prepare('SELECT value FROM meta WHERE name = ?');
  const metaOf = (meta: string) => (read.get(meta)?.value as number | undefined) ?? 0;
  if (metaOf(form) >= resolver.form) return;
  const set = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  const rows = db.prepare(`SELECT r.key, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? AND r.key > ? ORDER BY r.key LIMIT ${PORTION}`);
  const opened = module.open(db);
  const total = countOf(db, name);
  for (let done = 0; ; ) {
    const portion = transaction(db, () => {
      const all = rows.all(name, metaOf(reached));
      const facts = all.flatMap((row) => factsOf(resolver, row as unknown as RecordBlob & { key: number }));
      opened.apply(facts);
      if (all.length > 0) set.run(reached, all.at(-1)!.key as number);
      return all.length;
    });
    if (portion === 0) break;
    on_progress?.({ collection: name, step: 'facts', done: (done += portion), total });
    await turn();
  }
  transaction(db, () => {
    deriveAgain(db, [declared.get(name)!]);
    set.run(form, resolver.form);
    db.prepare('DELETE FROM meta WHERE name = ?').run(reached);
  });
}

function factsOf(
  { facts }: NonNullable<Collection<any>['resolver']>,
  row: RecordBlob & { readonly key: number },
): { key: number; facts: unknown }[] {
  try {
    return [{ key: row.key, facts: facts(decode(row)) }];
  } catch {
    return []; // damaged: the doctor tells it
  }
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
  await longTransaction(target, async () => {
    await fillTies(db, target, collections, declared, new Set(declared.keys()));
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
          await turn();
        }
      }
      resolver.apply(portion);
    }
  });
}
