import type { DatabaseSync } from 'node:sqlite';
import { dayAt, systemClock } from '#clock.ts';
import type { WriteBatch, WriteOutcome } from '#corpus/record-store.ts';
import { compress } from '#corpus/records/codec.ts';
import type { Made } from '#corpus/records/completer.ts';
import type { Watches } from '#corpus/watch.ts';
import { transaction } from '../file.ts';
import type { SqliteResolver } from '../resolver.ts';
import { ChangeNoter, forgetChanges, type Touched } from './changes.ts';
import { Derivations, openResolvers } from './derived.ts';
import type { ResolverModules } from './resolvers.ts';
import { storedDeclarations, type TieChange, Ties } from './ties.ts';

/**
 * The only code that changes records: one transaction per batch, what ties them included. Synchronous; runs in the
 * writer's thread.
 */
export class RecordWriter {
  readonly #db: DatabaseSync;
  readonly #sql;
  readonly #modules: ResolverModules;
  readonly #watches: Watches;
  #resolvers!: ReadonlyMap<string, SqliteResolver>;
  #ties!: Ties;
  #derived!: Derivations;
  #changes!: ChangeNoter;
  /** Collections of which something is derived. */
  #deriving!: ReadonlySet<string>;
  #declarations = '';
  #made: readonly Made[] = [];

  /** @param db A store that was declared its collections, see `declareCollections`. */
  constructor(db: DatabaseSync, modules: ResolverModules, watches: Watches = new Map()) {
    this.#db = db;
    this.#modules = modules;
    this.#watches = watches;
    this.#sql = {
      lastSeq: db.prepare("SELECT value FROM meta WHERE name = 'last_seq'"),
      setLastSeq: db.prepare("UPDATE meta SET value = ? WHERE name = 'last_seq'"),
      addCollection: db.prepare('INSERT OR IGNORE INTO collections (name) VALUES (?)'),
      collection: db.prepare('SELECT collection FROM collections WHERE name = ?'),
      collectionSeq: db.prepare('SELECT last_seq FROM collections WHERE collection = ?'),
      count: db.prepare('UPDATE collections SET records = records + ?, last_seq = ? WHERE collection = ?'),
      indexed: db.prepare('UPDATE collections SET indexed_seq = ? WHERE name = ?'),
      record: db.prepare('SELECT key, seq, deleted FROM records WHERE collection = ? AND id = ?'),
      insert: db.prepare('INSERT INTO records (collection, id, seq, demo, arrived) VALUES (?, ?, ?, ?, ?)'),
      update: db.prepare('UPDATE records SET seq = ?, deleted = 0, demo = ?, arrived = ? WHERE key = ?'),
      tombstone: db.prepare('UPDATE records SET seq = ?, deleted = 1, demo = 0, arrived = NULL WHERE key = ?'),
      move: db.prepare('UPDATE records SET seq = ? WHERE key = ?'),
      body: db.prepare('INSERT OR REPLACE INTO bodies (key, codec, head, apart) VALUES (?, ?, ?, ?)'),
      dropBody: db.prepare('DELETE FROM bodies WHERE key = ?'),
      derive: db.prepare('INSERT OR REPLACE INTO derived (key, seq) VALUES (?, ?)'),
      dropDerived: db.prepare('DELETE FROM derived WHERE key = ?'),
      declarations: db.prepare('SELECT group_concat(declared) AS all_declared FROM declarations'),
      nameOf:
        db.prepare(`SELECT r.id, r.collection, c.name FROM records r JOIN collections c ON c.collection = r.collection
        WHERE r.key = ?`),
      seqOf: db.prepare('UPDATE collections SET last_seq = ? WHERE collection = ?'),
    };
    this.#readDeclarations();
  }

  /** Another process may have opened the store with more collections since. */
  #readDeclarations(): void {
    const declarations = String(this.#sql.declarations.get()!.all_declared);
    if (declarations === this.#declarations) return;
    this.#declarations = declarations;
    const declared = storedDeclarations(this.#db);
    this.#ties = new Ties(this.#db, declared);
    this.#resolvers = openResolvers(this.#db, this.#modules);
    this.#derived = new Derivations(this.#ties, this.#resolvers.values());
    this.#changes = new ChangeNoter(this.#db, this.#watches, this.#ties, this.#resolvers);
    this.#deriving = new Set(
      [...declared.values()]
        .filter(({ name, derived }) => derived.length > 0 || this.#modules.has(name))
        .map((d) => d.name),
    );
  }

  write(batch: WriteBatch): WriteOutcome {
    // Before the transaction, so that other writers need not wait for it.
    const blobs = batch.puts.map((put) => compress(put.text));
    return transaction(
      this.#db,
      () => this.#apply(batch, blobs),
      (outcome) => outcome.kind === 'written' && outcome.last_seq > outcome.before_seq,
    );
  }

  /** What the last write had to make to complete records that it wrote or moved. */
  get made(): readonly Made[] {
    return this.#made;
  }

  /** See `RecordStore.forgetChanges`. */
  forgetChanges(before: number): number {
    return transaction(this.#db, () => forgetChanges(this.#db, before));
  }

  /** Notes how far the index of a collection is durable, for other processes to see. */
  noteIndexed(collection: string, seq: number): void {
    this.#sql.indexed.run(seq, collection);
  }

  #apply(batch: WriteBatch, blobs: ReturnType<typeof compress>[]): WriteOutcome {
    this.#made = [];
    this.#readDeclarations();
    const sql = this.#sql;
    const before = sql.lastSeq.get()!.value as number;
    let seq = before;
    let added = 0;
    sql.addCollection.run(batch.collection);
    const collection = sql.collection.get(batch.collection)!.collection as number;
    if (batch.since !== undefined && sql.collectionSeq.get(collection)!.last_seq !== batch.since)
      return { kind: 'conflict' };
    const row = (id: string) =>
      sql.record.get(collection, id) as { key: number; seq: number; deleted: number } | undefined;
    const facts: { key: number; facts: unknown }[] = [];
    const ties: TieChange[] = [];
    const puts: { key: number; seq: number }[] = [];
    const written: Touched[] = [];
    for (const [i, put] of batch.puts.entries()) {
      const stored = row(put.id);
      const live = stored !== undefined && !stored.deleted;
      if ((live ? stored.seq : 0) !== put.merged_with) return { kind: 'conflict' };
      seq++;
      const demo = put.demo ? 1 : 0;
      const key = stored
        ? stored.key
        : Number(sql.insert.run(collection, put.id, seq, demo, put.arrived).lastInsertRowid);
      if (stored) sql.update.run(seq, demo, put.arrived, key);
      const { codec, head, apart } = blobs[i]!;
      sql.body.run(key, codec, head, apart);
      if (!live) added++;
      if (put.facts !== undefined) facts.push({ key, facts: put.facts });
      ties.push({ collection: batch.collection, key, id: put.id, known: live === true, ties: put.ties });
      puts.push({ key, seq });
      written.push({ collection: batch.collection, key, id: put.id, seq, fresh: !live, text: put.text });
    }
    const deletes: { seq: number; id: string }[] = [];
    for (const id of batch.deletes) {
      const stored = row(id);
      if (!stored || stored.deleted) continue;
      sql.tombstone.run(++seq, stored.key);
      sql.dropBody.run(stored.key);
      sql.dropDerived.run(stored.key);
      facts.push({ key: stored.key, facts: undefined });
      ties.push({ collection: batch.collection, key: stored.key, id, known: true, ties: undefined });
      deletes.push({ seq, id });
      added--;
    }
    const own = seq;
    const { derived: touched, completed } = this.#ties.apply(ties);
    for (const id of batch.again ?? []) {
      const stored = row(id);
      if (stored && !stored.deleted) completed.add(stored.key);
    }
    const resolver = this.#resolvers.get(batch.collection);
    if (resolver) for (const key of resolver.apply(facts)) touched.add(key);
    const deriving = this.#deriving.has(batch.collection);
    for (const put of puts) {
      if (deriving) sql.derive.run(put.key, put.seq);
      touched.delete(put.key);
      completed.delete(put.key);
    }
    // what is indexed again as a whole needs no derivation beside
    const both = [...completed].filter((key) => touched.delete(key));
    // in the order of keys: what one batch gives does not depend on how it was found
    const others = new Map<number, number>();
    const numbered = (keys: ReadonlySet<number>, number: (key: number, seq: number, collection: string) => void) =>
      [...keys]
        .sort((a, b) => a - b)
        .map((key) => {
          const {
            id,
            name,
            collection: theirs,
          } = sql.nameOf.get(key) as { id: string; name: string; collection: number };
          number(key, ++seq, name);
          others.set(theirs, seq);
          return { key, seq, id, collection: name };
        });
    const derives = numbered(touched, (key, at) => sql.derive.run(key, at));
    const whole = numbered(completed, (key, at, name) => {
      sql.move.run(at, key);
      if (this.#deriving.has(name)) sql.derive.run(key, at);
    });
    for (const [other, last] of others) sql.seqOf.run(last, other);
    this.#changes.forget(ties.filter((each) => each.ties === undefined).map(({ key }) => key));
    const moved = whole.map((each): Touched => ({ ...each, fresh: false }));
    this.#made = this.#changes.note([...written, ...moved], batch.today ?? dayAt(systemClock()));
    const derived = this.#derived.of([...puts, ...derives].map(({ key }) => key).concat(both));
    const also = new Set(both);
    sql.setLastSeq.run(seq);
    // What other collections derive is none of this one's changes.
    sql.count.run(added, others.get(collection) ?? own, collection);
    return {
      kind: 'written',
      before_seq: before,
      last_seq: seq,
      puts: puts.map((put) => ({ seq: put.seq, derived: derived.get(put.key) ?? {} })),
      derives: derives.map((d) => ({
        collection: d.collection,
        seq: d.seq,
        id: d.id,
        derived: derived.get(d.key) ?? {},
      })),
      deletes,
      completed: whole.map((each) => ({
        collection: each.collection,
        seq: each.seq,
        id: each.id,
        ...(also.has(each.key) && { derived: derived.get(each.key) ?? {} }),
      })),
    };
  }
}
