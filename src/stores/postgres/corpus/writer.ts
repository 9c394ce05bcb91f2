import type { WriteBatch } from '#corpus/record-store.ts';
import { compress } from '#corpus/records/codec.ts';
import { type Rules, type Written, writeBatch } from '#corpus/records/writing.ts';
import type { Watches } from '#corpus/watch.ts';
import { inTime } from '#work.ts';
import type { Database, Sql } from '../database.ts';
import { storedDeclarations } from './declared.ts';
import { Names } from './names.ts';
import { type Resolved, rulesOver } from './rules.ts';
import { lockCorpus, recordTables } from './tables.ts';

/** A batch that is not to be kept. */
class Undone extends Error {
  readonly written: Written;

  constructor(written: Written) {
    super('the batch was merged with what has moved on');
    this.written = written;
  }
}

/** The only code that changes records: one transaction per batch, what ties them included. */
export class RecordWriter {
  readonly #database: Database;
  readonly #resolved: Resolved;
  readonly #watches: Watches;
  readonly #names = new Names();
  #sql!: Sql;
  #rules: { readonly declared: number; readonly rules: Rules } | undefined;

  /** @param database Was declared its collections, see `declareCollections`. */
  constructor(database: Database, resolved: Resolved, watches: Watches) {
    this.#database = database;
    this.#resolved = resolved;
    this.#watches = watches;
  }

  async write(batch: WriteBatch): Promise<Written> {
    // Before the transaction, so that other writers need not wait for it.
    const blobs = batch.puts.map((put) => compress(put.text));
    try {
      return await this.#database.transaction(async (sql) => {
        this.#sql = sql;
        const rules = await this.#current(sql);
        const written = await inTime(
          writeBatch(
            recordTables(() => sql, this.#names),
            rules,
            batch,
            blobs,
          ),
        );
        const { outcome } = written;
        if (outcome.kind === 'conflict' || outcome.last_seq === outcome.before_seq) throw new Undone(written);
        return written;
      });
    } catch (cause) {
      // numbers that were given in what was undone are no numbers
      this.#names.forget();
      if (cause instanceof Undone) return cause.written;
      throw cause;
    }
  }

  /** The rules by the declarations there are: another process may have opened the store with others since. */
  async #current(sql: Sql): Promise<Rules> {
    const { declared } = await lockCorpus(sql);
    if (this.#names.empty || this.#rules?.declared !== declared) await this.#names.read(sql);
    if (this.#rules?.declared !== declared) {
      const rules = rulesOver(
        () => this.#sql,
        this.#names,
        await storedDeclarations(sql),
        this.#resolved,
        this.#watches,
      );
      this.#rules = { declared, rules };
    }
    return this.#rules.rules;
  }

  /** See `RecordStore.forgetChanges`. */
  forgetChanges(before: number): Promise<number> {
    return this.#database.transaction(async (sql) => {
      await lockCorpus(sql);
      // numbers follow days: what is kept need not be looked through for the last that is not
      const kept = await sql.row('select seq from corpus_changes where day >= $1 order by seq limit 1', before);
      const end = kept?.seq ?? Number.MAX_SAFE_INTEGER;
      const last = await sql.row('select max(seq) as seq from corpus_changes where seq < $1', end);
      if (last?.seq === null || last === undefined) return 0;
      await sql.run('update corpus set forgotten = $1', last.seq);
      return sql.run('delete from corpus_changes where seq <= $1', last.seq);
    });
  }

  /** Notes how far the index of a collection is durable at a place, for other processes to see. */
  async noteIndexed(place: string, collection: string, seq: number): Promise<void> {
    await this.#database.query(
      `insert into corpus_indexed values ($1, $2, $3) on conflict (collection, place) do update set seq = excluded.seq`,
      [collection, place, seq],
    );
  }
}
