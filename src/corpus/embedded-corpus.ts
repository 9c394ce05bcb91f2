import { type Clock, dayAt, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { addDays } from '#patents/days.ts';
import { apart } from './apart.ts';
import { type Questions, withinCapabilities } from './capabilities.ts';
import type { Collection } from './collection.ts';
import type { CollectionHealth, CollectionStatus, Corpus, PutOptions, PutResult } from './corpus.ts';
import { demoApart } from './demo-apart.ts';
import { type Change, type IndexProgress, indexTurn, type SearchEngine, type SharedIndex } from './engine.ts';
import { IndexFollower } from './index-follower.ts';
import { IndexLooker } from './index-looker.ts';
import type { Learned } from './learned.ts';
import type { Meaning } from './meaning.ts';
import { asMeant } from './meant.ts';
import { withNamedRecords } from './named-records.ts';
import type { PictureBank } from './picture-bank.ts';
import type { Query } from './query/tree.ts';
import { CorpusReading } from './reading.ts';
import type { CorpusStore, IndexLock, RecordStore, WriteBatch, WriteOutcome } from './record-store.ts';
import type { SequenceBank } from './sequence-bank.ts';
import type { Structures } from './structures.ts';
import { loadWatches, type Watch, type Watches, watchAddresses } from './watch.ts';

export interface CorpusOptions {
  readonly collections: readonly Collection<any>[];
  /**
   * The index that follows the records; closed with the corpus. Without one, records can be stored and read, and a
   * search is refused.
   */
  readonly engine?: SearchEngine;
  /** What its words taught; closed with the corpus. */
  readonly learned?: Learned | undefined;
  /** The letters of sequences; closed with the corpus. */
  readonly bank?: SequenceBank | undefined;
  readonly pictures?: PictureBank | undefined;
  /** The meaning of texts; closed with the corpus. */
  readonly meaning?: Meaning;
  /** The structures of compounds; closed with the corpus. */
  readonly structures?: Structures;
  /** Told while the index catches up on opening. */
  readonly on_progress?: (progress: IndexProgress) => void;
  /** Told when the index could not follow in the background; it is tried again at every poll. */
  readonly on_index_error?: (cause: unknown) => void;
  /**
   * Told in a sentence, in the context of who asked, what an answer lacks: of records what is damaged, of scores that
   * they are approximate.
   */
  readonly on_note?: (sentence: string) => void;
  /** Searches leave fictional records out of collections that have real ones too. Default false. */
  readonly demo_apart?: boolean;
  /** By which day records are completed, and when the sweep is due. Default: the machine's clock. */
  readonly clock?: Clock;
  /** How many days what changed is kept. Default 400; 0: for ever. */
  readonly change_days?: number;
  /** How often writes of other processes, and a free index, are looked for. Default 500. */
  readonly poll_ms?: number;
  /** How often the index is made durable while writes come in. Default 5,000. */
  readonly flush_ms?: number;
  /** ... and after how many changes at the latest. Default 20,000. */
  readonly flush_changes?: number;
}

/** Records that one transaction of `removeDemo` deletes. */
const DELETE_BATCH = 2_000;
/** Other records that one write completes anew: of more, the index reads them from the store, some at a time. */
const MOST_COMPLETED = 1_000;
/** Records that one transaction of the daily sweep moves. */
const SWEPT_AT_ONCE = 500;
/** Days for which what changed is kept. */
const CHANGE_DAYS = 400;
/** How often a batch is merged anew when another process keeps writing the same records. */
const ATTEMPTS = 20;

/** A write in the order of all of them: what it is about, and when its batch has gone to the store. */
interface Turn {
  readonly collection?: string;
  readonly ids?: ReadonlySet<string>;
  readonly gone: PromiseWithResolvers<void>;
}

/**
 * A corpus over a store of its records, which is closed with it: the index is brought up to date with them. If another
 * process holds the index, this one reads and writes records all the same, its searches are refused with `busy`, and it
 * takes the index over when the other one ends.
 */
export async function corpusOver(store: CorpusStore, options: CorpusOptions): Promise<Corpus> {
  const corpus = new EmbeddedCorpus(store, options);
  try {
    await corpus.start();
  } catch (cause) {
    await corpus.close().catch(() => undefined);
    throw cause;
  }
  return corpus;
}

class EmbeddedCorpus implements Corpus {
  readonly learned?: NonNullable<Corpus['learned']>;
  readonly bank?: SequenceBank;
  readonly pictures?: PictureBank;
  readonly meaning?: Meaning;
  readonly structures?: Structures;
  readonly get: Corpus['get'];
  readonly projected: Corpus['projected'];
  readonly lookup: Corpus['lookup'];
  readonly identify: Corpus['identify'];
  readonly links: Corpus['links'];
  readonly groups: Corpus['groups'];
  readonly #store: CorpusStore;
  readonly #options: CorpusOptions;
  readonly #collections: ReadonlyMap<string, Collection<any>>;
  readonly #reading: CorpusReading;
  readonly #records: RecordStore;
  readonly #questions: Questions | undefined;
  #follower: IndexFollower | undefined;
  /** While another service fills the index that this one asks, too. */
  #looker: IndexLooker | undefined;
  /** By which this service fills an index that is shared, and what one of them does at a time then. */
  #lead: object | undefined;
  #turn: string | undefined;
  #lock: IndexLock | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  /** Ends being told of writes. */
  #unheard: (() => void) | undefined;
  /** Batches are written one after the other; `#newest` is the last that is to be. */
  #writing: Promise<unknown> = Promise.resolve();
  #newest: Turn = { gone: Promise.withResolvers() };
  /** What was written is indexed in the same order, while the next batch is written. */
  #indexing: Promise<unknown> = Promise.resolve();
  /** Up to which sequence number writes of this process have been handed to the index. */
  #handedOver = 0;
  /** Why the index could not be brought up to date when that was last tried. */
  #trouble: string | undefined;
  /** While the index is made anew beside the one that is asked. */
  #remaking: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  /** The day whose sweep is done. */
  #swept = 0;
  #watches: Watches = new Map();

  constructor(store: CorpusStore, options: CorpusOptions) {
    this.#store = store;
    this.#options = options;
    this.#collections = new Map(options.collections.map((collection) => [collection.name, collection]));
    const reading = new CorpusReading(store, options.collections, options);
    this.#reading = reading;
    this.#records = store.records;
    const questions = options.engine && withinCapabilities(options.engine, options.on_note);
    const applied = () => this.#index?.applied_seq ?? 0;
    this.#questions = questions && this.#asMeant(questions, applied);
    if (reading.learned) this.learned = reading.learned;
    if (reading.bank) this.bank = reading.bank;
    if (reading.pictures) this.pictures = reading.pictures;
    if (options.meaning) this.meaning = options.meaning;
    if (options.structures) this.structures = options.structures;
    this.get = this.#reading.get;
    this.projected = reading.projected;
    this.lookup = reading.lookup;
    this.identify = reading.identify;
    this.links = reading.links;
    this.groups = reading.groups;
    this.#newest.gone.resolve();
  }

  /** The engine's questions with what is left out of them, and with records under the names that they are asked by. */
  #asMeant(questions: Questions, applied: () => number): Questions {
    const once = apart(questions, applied, {
      of: ({ twin }) => twin && { field: twin.field, query: { kind: 'range', field: twin.field } },
    });
    const { demo_apart, on_note } = this.#options;
    const real = demo_apart ? demoApart(once, applied, on_note) : once;
    return asMeant(real, (collection, query) => withNamedRecords(collection, query, this.#reading.identify));
  }

  /** Takes the index if it is free, and keeps looking after it. */
  async start(): Promise<void> {
    if (!this.#options.engine) return;
    this.#watches = await loadWatches(watchAddresses(this.#options.collections));
    await this.#takeIndex(this.#options.engine);
    this.#schedule();
    this.#unheard = this.#store.onWritten?.(() => this.#pollSoon());
  }

  async put<R>(collection: Collection<R>, records: readonly R[], how?: PutOptions): Promise<PutResult> {
    this.#known(collection);
    const ids = new Set(records.map((record) => collection.id(record)));
    const before = this.#newest;
    const merged = () => this.#reading.prepared(collection, records, how);
    // while the batch before is written, this one is merged with what is stored
    const early = before.gone.promise.then(() => (isApart(collection, ids, before) ? merged() : undefined));
    early.catch(() => {});
    const { prepared, outcome } = await this.#inTurn(
      async (gone) => {
        let ready = await early;
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const prepared = ready ?? (await merged());
          ready = undefined;
          const { writes: puts, deletes = [], since } = prepared;
          if (puts.length === 0 && deletes.length === 0) return { prepared };
          const writing = this.#write({ collection: collection.name, puts, deletes, since });
          gone();
          const outcome = await writing;
          if (outcome.kind === 'written') return { prepared, outcome };
        }
        throw new ServiceError(
          'busy',
          'Another process keeps writing the same records; nothing was stored. Try again.',
        );
      },
      { collection: collection.name, ids },
    );
    if (outcome) await this.#handOver(collection, outcome, prepared.records);
    return prepared.result;
  }

  async delete(collection: Collection<any>, ids: readonly string[]): Promise<number> {
    this.#known(collection);
    if (ids.length === 0) return 0;
    const deleted = new Set(ids);
    const batch = { collection: collection.name, puts: [], deletes: [...deleted] };
    const outcome = await this.#inTurn(() => this.#write(batch), { collection: collection.name, ids: deleted });
    if (outcome.kind === 'conflict') throw new Error('a batch without records cannot conflict');
    await this.#handOver(collection, outcome, []);
    return outcome.deletes.length;
  }

  async removeDemo(): Promise<number> {
    let removed = 0;
    for (;;) {
      const found = await this.#records.demoIds(DELETE_BATCH);
      if (found.length === 0) return removed;
      for (const [name, rows] of Map.groupBy(found, (row) => row.name)) {
        const collection = this.#collections.get(name);
        if (!collection)
          throw new Error(`demo records of the collection ${name}, which this corpus was not opened with`);
        removed += await this.delete(
          collection,
          rows.map((row) => row.id),
        );
      }
    }
  }

  changes: Corpus['changes'] = async (collection, { upto = this.#index?.applied_seq ?? 0, ...range }) =>
    this.#reading.changes(collection, { ...range, upto });

  search: Corpus['search'] = async (collection, request) => this.#searchable().search(collection, request);

  facets: Corpus['facets'] = async (collection, request, facets) =>
    this.#searchable().facets(collection, request, facets);

  aggregate: Corpus['aggregate'] = async (collection, request, tree) =>
    this.#searchable().aggregate(collection, request, tree);

  columns: Corpus['columns'] = async (collection, request, fields) =>
    this.#searchable().columns(collection, request, fields);

  explain: Corpus['explain'] = async (collection, request) => this.#searchable().explain(collection, request);

  rank: Corpus['rank'] = async (collection, request) => this.#searchable().rank(collection, request);

  async status(): Promise<readonly CollectionStatus[]> {
    const rows = new Map((await this.#records.collections()).map((row) => [row.name, row]));
    const all: CollectionStatus[] = [];
    for (const [name, collection] of this.#collections) {
      const row = rows.get(name);
      const damaged = this.#index !== undefined && (await this.#options.engine!.damage(collection)) > 0;
      const records = row?.records ?? 0;
      const stored_seq = row?.last_seq ?? 0;
      const indexed_seq = this.#index?.appliedSeq(name) ?? row?.indexed_seq ?? 0;
      all.push({
        ...{ name, records, stored_seq, indexed_seq },
        ...(indexed_seq < stored_seq && this.#trouble !== undefined && { trouble: this.#trouble }),
        ...(damaged && { mending: this.#follower?.mending(name) ?? { looked_at: 0, of: records } }),
      });
    }
    return all;
  }

  async health(): Promise<readonly CollectionHealth[]> {
    const [status, demo] = [await this.status(), await this.#records.demoCounts()];
    return Promise.all(
      status.map(async (each) => {
        const index = this.#index && (await this.#options.engine!.stats(this.#collections.get(each.name)!));
        return { ...each, demo_records: demo.get(each.name) ?? 0, ...(index && { index }) };
      }),
    );
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    this.#unheard?.();
    clearTimeout(this.#timer);
    await this.#polling;
    await this.#writing;
    await this.#indexing;
    try {
      await this.#follower?.close();
    } finally {
      await this.#options.engine?.close();
      await this.#remaking;
      await this.meaning?.close();
      await this.structures?.close();
      await this.#reading.close();
      this.#lock?.release();
    }
  }

  get #index() {
    return this.#follower ?? this.#looker;
  }

  #write(batch: WriteBatch): Promise<WriteOutcome> {
    return this.#records.write({ ...batch, today: this.#today() });
  }

  #today(): number {
    return dayAt((this.#options.clock ?? systemClock)());
  }

  /** The index takes a committed batch up, after those before it, if this process holds it. */
  #handOver<R>(
    collection: Collection<R>,
    outcome: WriteOutcome & { kind: 'written' },
    records: readonly R[],
  ): Promise<void> {
    this.#handedOver = outcome.last_seq;
    const done = this.#indexing.then(() => this.#indexNow(collection, outcome, records));
    this.#indexing = done.catch((cause) => {
      // the poll reads it from the store
      this.#handedOver = 0;
      this.#doubtTurn(cause);
    });
    return done;
  }

  async #indexNow<R>(
    collection: Collection<R>,
    outcome: WriteOutcome & { kind: 'written' },
    records: readonly R[],
  ): Promise<void> {
    if (outcome.completed.length > MOST_COMPLETED) return this.#follower?.catchUp();
    const seqs = outcome.puts.map(({ seq }) => seq);
    const completed = collection.completion ? await this.#records.completed(collection, records, seqs) : records;
    const puts = outcome.puts.map((put, i): Change<R> => {
      const record = completed[i]!;
      return { kind: 'put', id: collection.id(record), record, ...put };
    });
    const deletes = outcome.deletes.map((gone): Change<R> => ({ kind: 'delete', ...gone }));
    const changes = new Map<string, Change<any>[]>([[collection.name, [...puts, ...deletes]]]);
    for (const { collection: name, ...derive } of outcome.derives) {
      const of = changes.get(name) ?? [];
      changes.set(name, of);
      of.push({ kind: 'derive', ...derive });
    }
    for (const [name, whole] of Map.groupBy(outcome.completed, (each) => each.collection)) {
      const idOf = this.#collections.get(name)?.id;
      if (!idOf) continue;
      const ids = whole.map(({ id }) => id);
      const records = new Map((await this.#records.get<any>(name, ids)).map((record) => [idOf(record), record]));
      const of = changes.get(name) ?? [];
      changes.set(name, of);
      for (const { collection: _, ...moved } of whole) {
        const record = records.get(moved.id);
        of.push(record === undefined ? { kind: 'delete', ...moved } : { kind: 'put', record, ...moved });
      }
    }
    await this.#follower?.applyBatch(changes, outcome.before_seq, outcome.last_seq);
  }

  /** Takes the index to fill it, if nobody has it; of one that is shared, looks else how far it is. */
  async #takeIndex(engine: SearchEngine): Promise<void> {
    if (engine.shared && this.#store.lead) return this.#takeTurn(engine, engine.shared);
    if (this.#follower) return;
    this.#lock = this.#store.lockIndex();
    if (!this.#lock) return;
    try {
      this.#follower = await this.#opened(engine);
    } catch (cause) {
      this.#lock.release();
      this.#lock = undefined;
      throw cause;
    }
  }

  async #takeTurn(engine: SearchEngine, shared: SharedIndex): Promise<void> {
    const all = [...this.#collections.values()];
    this.#looker ??= new IndexLooker(shared, all, this.#records);
    this.#turn ??= indexTurn(shared, all);
    const lead = await this.#store.lead!(this.#turn);
    // lost, and perhaps taken again since: another one may have filled it meanwhile
    if (lead !== this.#lead) this.#follower = undefined;
    this.#lead = undefined;
    if (lead && !this.#follower) this.#follower = await this.#opened(engine);
    this.#lead = lead;
    if (!this.#follower) await this.#looker.look();
  }

  /** An index that all share may have been taken over: with the next poll, who has the turn still opens it anew. */
  #doubtTurn(cause: unknown): void {
    const refusal = (cause as { cause?: unknown }).cause;
    if (refusal instanceof ServiceError && refusal.code === 'busy') this.#lead = undefined;
  }

  async #opened(engine: SearchEngine): Promise<IndexFollower> {
    const follower = new IndexFollower(engine, this.#collections, this.#records, {
      on_progress: this.#options.on_progress,
      flush_changes: this.#options.flush_changes ?? 20_000,
      flush_ms: this.#options.flush_ms ?? 5_000,
      on_durable: (collection, seq) => {
        // For the eyes of other processes only: a lost note costs nothing.
        this.#records.noteIndexed(collection, seq).catch((cause) => this.#options.on_index_error?.(cause));
      },
    });
    await follower.open();
    // what was written while it opened was handed to nobody: the next poll reads it from the store
    this.#handedOver = 0;
    return follower;
  }

  async #poll(): Promise<void> {
    await this.#takeIndex(this.#options.engine!);
    try {
      if (this.#follower && (await this.#isBehind(this.#follower))) await this.#follower.catchUp();
      await this.#follower?.flushIfDue();
    } catch (cause) {
      this.#doubtTurn(cause);
      throw cause;
    }
    if (this.#follower && this.#store.remaking?.asked()) this.#remaking ??= this.#remake(this.#follower);
    await this.#follower?.mend(() => this.#closing === undefined);
    // last: it searches, which is refused while a part of the index is made again
    await this.#sweep();
  }

  /** Whether the store has writes that are not on their way to the index, since another process made them. */
  async #isBehind(follower: IndexFollower): Promise<boolean> {
    const stored = await this.#records.lastSeq();
    const isKnown = () => stored <= Math.max(follower.applied_seq, this.#handedOver);
    if (isKnown()) return false;
    // a write of this process is in the store before it is answered, and is handed over as soon as it is
    await this.#writing;
    return !isKnown();
  }

  /** Makes the index anew, as another process asks; polls go on meanwhile. */
  async #remake(follower: IndexFollower): Promise<void> {
    const { remaking } = this.#store;
    const more = () => this.#closing === undefined;
    try {
      await follower.remake(more, (progress) => remaking!.reached(progress));
      // else the next start goes about it anew
      if (more()) remaking!.ended();
    } catch (cause) {
      if (!more()) return;
      remaking!.ended(
        cause instanceof ServiceError ? cause.message : 'The index could not be made anew: see the log of the service.',
      );
      this.#options.on_index_error?.(cause);
    } finally {
      this.#remaking = undefined;
    }
  }

  /**
   * Once a day: records whose completion changes with the day are indexed as they are today, those that what is watched
   * looks ahead for are looked at, and what changed long ago is forgotten.
   */
  async #sweep(): Promise<void> {
    const today = this.#today();
    if (!this.#follower || this.#swept === today) return;
    for (const collection of this.#collections.values()) {
      const due = collection.completion?.due;
      if (due !== undefined) await this.#againUntilNone(collection, { kind: 'range', field: due, to: String(today) });
      const ahead = this.#watches.get(collection.name)?.watch.ahead;
      if (ahead) await this.#lookAhead(collection, ahead, today);
    }
    const days = this.#options.change_days ?? CHANGE_DAYS;
    if (days > 0) await this.#inTurn(() => this.#records.forgetChanges(addDays(today, -days)));
    if (!this.#closing) this.#swept = today;
  }

  /** Has records read again while a query finds them: what is done moves out of it. */
  async #againUntilNone(collection: Collection<any>, query: Query): Promise<void> {
    let last = Number.POSITIVE_INFINITY;
    while (!this.#closing) {
      const { total, hits } = await this.search(collection, { query, offset: 0, limit: SWEPT_AT_ONCE });
      // what does not move on would be met again and again
      if (total === 0 || total >= last) return;
      last = total;
      await this.#again(
        collection,
        hits.map(({ id }) => id),
      );
    }
  }

  async #again(collection: Collection<any>, again: readonly string[]): Promise<void> {
    const outcome = await this.#inTurn(() =>
      this.#write({ collection: collection.name, puts: [], deletes: [], again }),
    );
    if (outcome.kind === 'written') await this.#handOver(collection, outcome, []);
  }

  /**
   * Records of which something is due within some days: those whose day came into the reach since the last sweep, and
   * after a start all that are in it. What is told of them already is told no more, since their facts are the same.
   */
  async #lookAhead(collection: Collection<any>, { field, days }: NonNullable<Watch<any>['ahead']>, today: number) {
    const from = this.#swept > 0 ? addDays(this.#swept, days) : today;
    const query: Query = { kind: 'range', field, from: String(from), to: String(addDays(today, days)) };
    for (let offset = 0; !this.#closing; offset += SWEPT_AT_ONCE) {
      const sort = [{ field, order: 'asc' }] as const;
      const { hits } = await this.search(collection, { query, sort, offset, limit: SWEPT_AT_ONCE });
      if (hits.length === 0) return;
      await this.#again(
        collection,
        hits.map(({ id }) => id),
      );
    }
  }

  /** Looks for writes at once, if nobody looks already. What this process writes is handed over by itself. */
  #pollSoon(): void {
    void this.#writing.then(() => {
      if (this.#timer === undefined || this.#closing) return;
      clearTimeout(this.#timer);
      this.#schedule(0);
    });
  }

  #schedule(after_ms = this.#options.poll_ms ?? 500): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#polling = this.#poll()
        .then(
          () => {
            this.#trouble = undefined;
          },
          (cause) => {
            this.#trouble =
              cause instanceof ServiceError
                ? cause.message
                : 'The search index cannot follow the records: see the log.';
            this.#options.on_index_error?.(cause);
          },
        )
        .finally(() => {
          // answering the closing here would make the poll wait for a close that waits for the poll
          if (!this.#closing) this.#schedule();
        });
    }, after_ms).unref();
  }

  #searchable(): Questions {
    if (!this.#questions) throw new ServiceError('search_failed', 'The corpus was opened without an index.');
    if (this.#index) return this.#questions;
    throw new ServiceError(
      'busy',
      'Another process holds the index of this data directory; search there, or end it and try again.',
    );
  }

  #known(collection: Collection<any>): void {
    if (this.#closing) throw new ServiceError('busy', 'The corpus is being closed; nothing was stored.');
    if (this.#collections.get(collection.name) !== collection) {
      throw new Error(`the corpus was not opened with this collection: ${collection.name}`);
    }
  }

  /**
   * Does a write when all that were asked for before it have ended.
   * @param work Given what to call when its batch has gone to the store: then the next one may be merged.
   */
  #inTurn<T>(work: (gone: () => void) => Promise<T>, about: Omit<Turn, 'gone'> = {}): Promise<T> {
    const turn: Turn = { ...about, gone: Promise.withResolvers() };
    this.#newest = turn;
    const done = this.#writing.then(() => work(turn.gone.resolve)).finally(turn.gone.resolve);
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

/**
 * Whether a batch merges to the same while another write is under way as after it: of other records, or of a collection
 * whose records are not put together from others.
 */
function isApart(collection: Collection<any>, ids: ReadonlySet<string>, before: Turn): boolean {
  if (before.collection !== collection.name) return true;
  return !collection.assembly && before.ids !== undefined && ids.isDisjointFrom(before.ids);
}
