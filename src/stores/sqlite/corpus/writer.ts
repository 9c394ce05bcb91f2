import type { DatabaseSync } from 'node:sqlite';
import type { WriteBatch, WriteOutcome } from '#corpus/record-store.ts';
import { compress } from '#corpus/records/codec.ts';
import type { RecordTables } from '#corpus/records/tables.ts';
import { type Rules, type Written, writeBatch } from '#corpus/records/writing.ts';
import type { Watches } from '#corpus/watch.ts';
import { atOnce } from '#work.ts';
import { transaction } from '../file.ts';
import { forgetChanges } from './changes.ts';
import type { ResolverModules } from './resolvers.ts';
import { rulesOver } from './rules.ts';
import { sqliteTables, storedDeclarations } from './tables.ts';

/**
 * The only code that changes records: one transaction per batch, what ties them included. Synchronous; runs in the
 * writer's thread.
 */
export class RecordWriter {
  readonly #db: DatabaseSync;
  readonly #sql;
  readonly #modules: ResolverModules;
  readonly #watches: Watches;
  readonly #tables: RecordTables;
  #rules!: Rules;
  #declarations = '';
  #made: Written['made'] = [];

  /** @param db A store that was declared its collections, see `declareCollections`. */
  constructor(db: DatabaseSync, modules: ResolverModules, watches: Watches = new Map()) {
    this.#db = db;
    this.#modules = modules;
    this.#watches = watches;
    this.#tables = sqliteTables(db);
    this.#sql = {
      indexed: db.prepare('UPDATE collections SET indexed_seq = ? WHERE name = ?'),
      declarations: db.prepare('SELECT group_concat(declared) AS all_declared FROM declarations'),
    };
    this.#readDeclarations();
  }

  /** Another process may have opened the store with more collections since. */
  #readDeclarations(): void {
    const declarations = String(this.#sql.declarations.get()!.all_declared);
    if (declarations === this.#declarations) return;
    this.#declarations = declarations;
    this.#rules = rulesOver(this.#db, storedDeclarations(this.#db), this.#modules, this.#watches);
  }

  write(batch: WriteBatch): WriteOutcome {
    // Before the transaction, so that other writers need not wait for it.
    const blobs = batch.puts.map((put) => compress(put.text));
    const { outcome, made } = transaction(
      this.#db,
      () => {
        this.#readDeclarations();
        return atOnce(writeBatch(this.#tables, this.#rules, batch, blobs));
      },
      ({ outcome }) => outcome.kind === 'written' && outcome.last_seq > outcome.before_seq,
    );
    this.#made = made;
    return outcome;
  }

  /** What the last write had to make to complete records that it wrote or moved. */
  get made(): Written['made'] {
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
}
