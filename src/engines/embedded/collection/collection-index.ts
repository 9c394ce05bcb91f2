import { mkdir, rm } from 'node:fs/promises';
import type { Collection } from '#corpus/collection.ts';
import type { Change, DerivedValues } from '#corpus/engine.ts';
import { hashBytes } from '../format/columns.ts';
import { CorruptSegment, type PageCache } from '../format/segment-file.ts';
import { Compiler } from '../match/compile.ts';
import { type Extract, extractor } from '../schema/extract.ts';
import { type Schema, schemaOf } from '../schema/schema.ts';
import { buildSegment } from '../segment/build.ts';
import { DocSet } from '../segment/docset.ts';
import { DROPPED } from '../segment/merge.ts';
import { StringTable } from '../segment/strings-table.ts';
import { type DerivedReader, derivedReaders } from './derived-readers.ts';
import { IndexFolder, isDamage } from './index-folder.ts';
import { documentsOf, type LiveSegment, release, retire, segmentName } from './live-segment.ts';
import { MERGE_FACTOR } from './merge-policy.ts';
import { type Merged, Merger } from './merger.ts';
import { type Effect, netEffects } from './net-effects.ts';
import type { Threads } from './threads.ts';
import { plainDocs } from './view.ts';
import { sourceOf } from './view-sender.ts';

/** Part of the signature: raise it when `analyse` finds other words than before. */
const ANALYSIS_VERSION = '2';
/** Extracts of more text, and merges of more bytes, than this go straight to a file. */
const MEMORY = 4 << 20;
/** Extracts of no more text than this are indexed on the event loop, in a few milliseconds. */
const INLINE_TEXT = 32 << 10;
const INLINE_DOCUMENTS = 32;
/** More segments than this make writes wait for merges. */
const TOO_MANY = 64;
let opened = 0;

type Put = { readonly id: string } & Pick<Effect<any> & { kind: 'put' }, 'derived' | 'earlier' | 'recreated' | 'keeps'>;

/**
 * The index of one collection: its segments and what is durable of them. Writes come one after the other (the engine
 * sees to it).
 */
export class CollectionIndex implements Merged {
  /** Unique name of this opened index, under which threads know it. */
  readonly key: string;
  readonly schema: Schema;
  readonly compiler: Compiler;
  readonly tables: readonly StringTable[];
  segments: readonly LiveSegment[] = [];
  /** Changes with every apply and merge. */
  version = 0;
  readonly #dir: string;
  readonly #threads: Threads;
  readonly #memory: number;
  readonly #folder: IndexFolder;
  readonly #merger: Merger;
  readonly #extract: (id: string, record: any) => Extract;
  readonly #derivedFields: ReadonlyMap<string, DerivedReader>;
  #seq = 0;
  #durableSeq = 0;
  #damage = 0;
  #durablyIncomplete = false;

  private constructor(
    collection: Collection<any>,
    dir: string,
    threads: Threads,
    pages: PageCache,
    memory: number,
    merge_factor: number,
  ) {
    this.#dir = dir;
    this.#memory = memory;
    this.key = `${collection.name} ${++opened}`;
    this.#threads = threads;
    this.schema = schemaOf(collection, ANALYSIS_VERSION);
    const spaces = this.schema.derived.reduce((n, { space }) => Math.max(n, space + 1), 0);
    this.tables = Array.from({ length: spaces }, () => new StringTable());
    this.#folder = new IndexFolder(dir, this.schema, this.tables, threads, pages);
    this.#merger = new Merger(this, this.#folder, threads, memory, merge_factor);
    this.compiler = new Compiler(collection, this.schema, (space, value) => this.tables[space]!.find(value));
    this.#extract = extractor(collection, this.schema);
    this.#derivedFields = derivedReaders(collection, this.schema, this.tables);
  }

  /**
   * Opens the index in `dir`, without segments that are damaged; an outdated one, or one whose manifest or strings are
   * damaged, is thrown away.
   * @param pages Holds what this thread reads.
   * @param memory Bytes of the largest segments that are not written to a file at once.
   * @param merge_factor Segments of about one size that are merged while writes go on.
   */
  static async open(
    collection: Collection<any>,
    dir: string,
    threads: Threads,
    pages: PageCache,
    memory: number = MEMORY,
    merge_factor: number = MERGE_FACTOR,
  ): Promise<CollectionIndex> {
    await mkdir(dir, { recursive: true });
    const made = () => new CollectionIndex(collection, dir, threads, pages, memory, merge_factor);
    const index = made();
    try {
      if (await index.#load()) return index;
    } catch (error) {
      if (!isDamage(error)) throw error;
      index.close();
    }
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    return made();
  }

  /** Last change that is durably in. */
  get durableSeq(): number {
    return this.#durableSeq;
  }

  async #load(): Promise<boolean> {
    // in use from the first on, so that `close` finds the descriptors if a later file is damaged
    const segments: LiveSegment[] = [];
    this.segments = segments;
    const loaded = await this.#folder.load(segments);
    if (!loaded) return false;
    this.#seq = this.#durableSeq = loaded.seq;
    if (loaded.incomplete) this.#damage = 1;
    for (const each of loaded.damage) this.#tell(each);
    this.#durablyIncomplete = loaded.incomplete;
    this.version++;
    return true;
  }

  /**
   * 0 while every document that was applied is in; else a number that grows with each damaged segment that is found.
   */
  get damage(): number {
    return this.#damage;
  }

  /**
   * Every document is in again: those that were missing at `damage` have been applied. Without effect if more was lost
   * since.
   */
  mended(damage: number): void {
    if (damage !== this.#damage) return;
    this.#damage = 0;
    this.version++;
  }

  /** Takes a segment out whose file an error says is damaged, and answers true; false if it says something else. */
  lose(error: unknown): boolean {
    if (!(error instanceof CorruptSegment)) return false;
    const { fd } = error;
    const live = this.segments.find(({ source }) => fd !== undefined && 'fd' in source && source.fd === fd);
    // who reads an older state of the collection may meet the damage once more
    if (!live) return this.#damage > 0;
    live.lost = true;
    this.segments = this.segments.filter((each) => each !== live);
    retire(live);
    this.version++;
    this.#tell(`${segmentName(live.id)}: ${error.message}`);
    return true;
  }

  #tell(damage: string): void {
    this.#damage++;
    process.emitWarning(
      `A part of the search index of ${this.schema.name} is damaged and is made again from the records. Such damage comes from disks and memory: look at their health.`,
      { type: 'DamagedIndex', detail: damage },
    );
  }

  /** Of these ids, those that the index does not hold. */
  missing(ids: readonly string[]): readonly string[] {
    return this.#despiteDamage(() => ids.filter((id) => !this.#find(id)));
  }

  /** Does work that reads segments here, again without those that prove damaged. */
  #despiteDamage<T>(work: () => T): T {
    for (;;) {
      const before = this.#damage;
      try {
        return work();
      } catch (error) {
        if (!this.lose(error) || this.#damage === before) throw error;
      }
    }
  }

  /** Applies changes; when it resolves, searches see all of them. If it rejects, none. */
  async apply(changes: readonly Change<any>[]): Promise<void> {
    const effects = netEffects(changes);
    const puts: Put[] = [];
    const extracts: Extract[] = [];
    let text = 0;
    let pause = performance.now();
    for (const [id, effect] of effects) {
      if (effect.kind !== 'put') continue;
      const extract = this.#extract(id, effect.record);
      for (const group of extract.texts) for (const field of group) for (const value of field) text += value.length;
      extracts.push(extract);
      puts.push({ id, ...effect });
      // a large batch must not hold up the event loop
      if (performance.now() - pause > 5) {
        await new Promise(setImmediate);
        pause = performance.now();
      }
    }
    let fresh: LiveSegment | undefined;
    if (extracts.length > 0) fresh = await this.#build(extracts, text);
    // what a damaged segment held of a document is not needed: the change or, for a derived value, the record has it
    const before = fresh;
    this.#despiteDamage(() => this.#commit(effects, puts, before));
    for (const { seq } of changes) if (seq > this.#seq) this.#seq = seq;
    this.version++;
    this.#merger.start();
    while (this.segments.length > TOO_MANY && (await this.#merger.oneEnds()));
  }

  async #build(extracts: readonly Extract[], text: number): Promise<LiveSegment> {
    const id = this.#folder.nextId();
    const { schema } = this;
    if (text <= this.#memory) {
      // a small batch takes less time here than on its way to a thread
      const memory =
        text <= INLINE_TEXT && extracts.length <= INLINE_DOCUMENTS
          ? buildSegment(schema, extracts)
          : await this.#threads.builder.run({ kind: 'build', schema, extracts });
      if (!(memory instanceof SharedArrayBuffer)) throw new TypeError('a segment in memory was expected');
      return this.#folder.segment(id, memory);
    }
    return this.#folder.writing(
      id,
      () => false,
      async (path) => {
        await this.#threads.builder.run({ kind: 'build', schema, extracts, path });
        return this.#folder.segment(id);
      },
    );
  }

  #commit(effects: ReadonlyMap<string, Effect<any>>, puts: readonly Put[], fresh: LiveSegment | undefined): void {
    const gone = new Map<LiveSegment, number[]>();
    const bury = (found: { live: LiveSegment; doc: number }) => {
      const docs = gone.get(found.live);
      if (docs) docs.push(found.doc);
      else gone.set(found.live, [found.doc]);
    };
    puts.forEach(({ id, derived, earlier, recreated, keeps }, doc) => {
      const old = this.#find(id);
      if (old) {
        bury(old);
        // fields that the change does not name keep their values
        if (!recreated) fresh!.derived.copy(old.live.derived, old.doc, doc);
      }
      // of one that was lost to damage they are not known here: it is missing, and comes again whole
      else if (keeps && this.#damage > 0) bury({ live: fresh!, doc });
      this.#derive(fresh!, doc, old ? { ...earlier, ...derived } : derived);
    });
    for (const [id, effect] of effects) {
      if (effect.kind === 'put') continue;
      const found = this.#find(id);
      if (!found) continue;
      if (effect.kind === 'delete') bury(found);
      else this.#derive(found.live, found.doc, effect.derived);
    }
    for (const [live, docs] of gone) {
      const bits = live.deleted ? live.deleted.toBits().slice() : new Uint32Array((live.segment.documents + 31) >> 5);
      for (const doc of docs) bits[doc >>> 5]! |= 1 << (doc & 31);
      live.deleted = DocSet.ofBits(live.segment.documents, bits).lasting();
      live.stale = true;
    }
    const left = this.segments.filter((live) => documentsOf(live) > 0);
    for (const live of this.segments) if (!left.includes(live)) retire(live);
    this.segments = fresh ? [...left, fresh] : left;
  }

  /** Keeps the present segments open until `release`. */
  pin(): readonly LiveSegment[] {
    for (const live of this.segments) live.users++;
    return this.segments;
  }

  release(segments: readonly LiveSegment[]): void {
    release(segments);
  }

  /**
   * Puts a merged segment, derived values included, in the place of its inputs, with the deletions that came meanwhile.
   */
  replace(
    inputs: readonly LiveSegment[],
    before: readonly (DocSet | undefined)[],
    maps: readonly Uint32Array[],
    merged: LiveSegment,
  ): void {
    const { documents } = merged.segment;
    const bits = new Uint32Array((documents + 31) >> 5);
    let deleted = false;
    inputs.forEach((live, i) => {
      const map = maps[i]!;
      if (live.deleted === before[i]) return;
      for (const doc of live.deleted!.toArray()) {
        const now = map[doc]!;
        if (now === DROPPED) continue;
        bits[now >>> 5]! |= 1 << (now & 31);
        deleted = true;
      }
    });
    if (deleted) merged.deleted = DocSet.ofBits(documents, bits).lasting();
    merged.stale = true;
    const at = this.segments.indexOf(inputs[0]!);
    // an input may have lost its last document meanwhile and be gone
    const rest = this.segments.filter((live) => !inputs.includes(live));
    if (documentsOf(merged) > 0) rest.splice(at < 0 ? 0 : Math.min(at, rest.length), 0, merged);
    else retire(merged);
    for (const live of inputs) live.retired = true;
    this.segments = rest;
    this.version++;
  }

  #find(id: string): { live: LiveSegment; doc: number } | undefined {
    const key = Buffer.from(id);
    const hash = hashBytes(key);
    for (let i = this.segments.length - 1; i >= 0; i--) {
      const live = this.segments[i]!;
      const doc = live.segment.find(key, hash);
      if (doc >= 0 && !live.deleted?.has(doc)) return { live, doc };
    }
    return undefined;
  }

  #derive(live: LiveSegment, doc: number, derived: DerivedValues): void {
    for (const code of Object.keys(derived)) {
      const reader = this.#derivedFields.get(code);
      if (!reader) continue;
      live.derived.set(reader.i, doc, reader.values(derived[code]));
      if (reader.shown >= 0) live.derived.set(reader.shown, doc, reader.shownValues(derived[code]));
      live.stale = true;
    }
  }

  /** Makes what has been applied durable. */
  async flush(): Promise<{ seq: number }> {
    const seq = this.#seq;
    const incomplete = this.#damage > 0;
    const durable =
      this.#folder.unsavedStrings === 0 &&
      seq === this.#durableSeq &&
      incomplete === this.#durablyIncomplete &&
      this.segments.every((live) => live.synced && !live.stale);
    if (durable) return { seq };
    await this.#folder.save(this.segments, seq, incomplete, () => this.segments);
    this.#durableSeq = seq;
    this.#durablyIncomplete = incomplete;
    return { seq };
  }

  /**
   * Merges segments as far as it is worth it, until `more` says no; to be called when writing pauses. Answers whether
   * anything was merged.
   */
  settle(more: () => boolean): Promise<boolean> {
    return this.#merger.settle(more);
  }

  /** Makes one segment of all, without deleted documents, until `more` says no. */
  compact(more: () => boolean): Promise<boolean> {
    return this.#merger.compact(more);
  }

  /** Reads every file back, on a thread; problems in words. */
  async check(): Promise<readonly string[]> {
    const pinned = this.pin();
    try {
      return (await this.#threads.builder.run({
        kind: 'check',
        files: this.#folder.files(pinned),
        segments: pinned.map((live) => ({
          id: live.id,
          source: sourceOf(live),
          deleted: live.deleted && plainDocs(live.deleted),
        })),
      })) as readonly string[];
    } finally {
      this.release(pinned);
    }
  }

  stats(): { documents: number; deleted: number; segments: number; bytes: number } {
    let documents = 0;
    let deleted = 0;
    let bytes = 0;
    for (const live of this.segments) {
      deleted += live.deleted?.count ?? 0;
      documents += live.segment.documents - (live.deleted?.count ?? 0);
      bytes += live.segment.file.bytes + live.derived.bytes;
    }
    for (const table of this.tables) bytes += table.bytes.length + table.starts.byteLength;
    return { documents, deleted, segments: this.segments.length, bytes };
  }

  /** Starts no more merges; a running one is given up. */
  stop(): void {
    this.#merger.stop();
  }

  /** Starts no more merges, and waits until none runs any more. */
  async stopped(): Promise<void> {
    this.#merger.stop();
    await this.#merger.ended();
  }

  /** Closes all files once nobody reads them; running merges are given up. */
  close(): void {
    this.#merger.stop();
    for (const live of this.segments) retire(live);
    this.segments = [];
  }

  /** Closes and deletes everything. */
  async drop(): Promise<void> {
    this.close();
    // a merge that ends later could write over a file of the index that takes the place of this one
    await this.stopped();
    await rm(this.#dir, { recursive: true, force: true });
  }
}
