import { closeSync, openSync, statSync } from 'node:fs';
import { mkdir, open as openFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '#corpus/collection.ts';
import type { Change, DerivedValues } from '#corpus/engine.ts';
import { buildSegment } from './build.ts';
import { hashBytes } from './columns.ts';
import { Compiler } from './compile.ts';
import { DerivedColumns } from './derived.ts';
import { DocSet } from './docset.ts';
import { type Extract, extractor, finite, normaliser, strings } from './extract.ts';
import { readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { DROPPED } from './merge.ts';
import { type Schema, schemaOf, shownCode } from './schema.ts';
import { Segment } from './segment.ts';
import { CorruptSegment, type PageCache, SegmentFile, sync } from './segment-file.ts';
import { readState, readStringTables, writeState, writeStringTables } from './state-file.ts';
import { StringTable } from './strings-table.ts';
import type { Thread, Threads } from './threads.ts';
import { plainDocs } from './view.ts';
import { sourceOf } from './view-sender.ts';

/** Part of the signature: raise it when `analyse` finds other words than before. */
const ANALYSIS_VERSION = '1';
/** Extracts of more text, and merges of more bytes, than this go straight to a file. */
const MEMORY = 4 << 20;
/** Extracts of no more text than this are indexed on the event loop, in a few milliseconds. */
const INLINE_TEXT = 32 << 10;
const INLINE_DOCUMENTS = 32;
/** String files that are tolerated before they are written as one. */
const STRING_FILES = 8;

/** A segment that searches use, with all that changes about it. Replaced as a whole or in part by `apply`, `flush` and merges. */
export interface LiveSegment {
  readonly id: number;
  readonly segment: Segment;
  /** File name, or the bytes of a segment that is not on disk yet. */
  readonly source: { readonly file: string; readonly fd: number } | { readonly memory: SharedArrayBuffer };
  readonly derived: DerivedColumns;
  deleted: DocSet | undefined;
  /** Name of the state file that is durable, and whether it is behind. */
  state: string | undefined;
  stale: boolean;
  /** The file is on disk for good. */
  synced: boolean;
  /** Searches and merges that are reading it. */
  users: number;
  /** Replaced by a merge, or empty: closed when nobody reads it any more. */
  retired: boolean;
  /** Being merged. */
  merging: boolean;
}

/** Segments of about one size that are merged into one. */
const MERGE_FACTOR = 8;
/** Segments below this many bytes count as of one size. */
const SMALLEST = 256 << 10;
/** Documents of a segment at most: the format's limit, and a bound of the memory that a merge takes. */
const MOST_DOCUMENTS = 1 << 22;
/** More segments than this make writes wait for merges. */
const TOO_MANY = 64;
/** Merges of fewer bytes have a thread of their own. */
const SMALL_MERGE = 64 << 20;
let opened = 0;

/** The net effect of a batch on one id. */
type Effect<R> =
  | { readonly kind: 'put'; readonly record: R; readonly derived: DerivedValues; readonly anew: boolean }
  | { readonly kind: 'derive'; readonly derived: DerivedValues }
  | { readonly kind: 'delete' };

/** The index of one collection: its segments and what is durable of them. Writes come one after the other (the engine sees to it). */
export class CollectionIndex {
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
  readonly #extract: (id: string, record: any) => Extract;
  readonly #derivedFields: ReadonlyMap<
    string,
    { i: number; shown: number; values: (value: unknown) => number[]; shownValues: (value: unknown) => number[] }
  >;
  readonly #cache: PageCache;
  #seq = 0;
  #durableSeq = 0;
  #nextId = 1;
  #stringFiles: string[] = [];
  #savedStrings: number[];
  readonly #merges = new Set<Promise<void>>();
  readonly #busy = new Set<Thread>();
  /** Files that merges are writing. */
  readonly #writing = new Set<string>();
  #closed = false;

  private constructor(collection: Collection<any>, dir: string, threads: Threads, pages: PageCache, memory: number) {
    this.#dir = dir;
    this.#cache = pages;
    this.#memory = memory;
    this.key = `${collection.name} ${++opened}`;
    this.#threads = threads;
    this.schema = schemaOf(collection, ANALYSIS_VERSION);
    const spaces = this.schema.derived.reduce((n, { space }) => Math.max(n, space + 1), 0);
    this.tables = Array.from({ length: spaces }, () => new StringTable());
    this.#savedStrings = this.tables.map(() => 0);
    this.compiler = new Compiler(collection, this.schema, (space, value) => this.tables[space]!.find(value));
    this.#extract = extractor(collection, this.schema);
    this.#derivedFields = this.#derivedReaders(collection);
  }

  /** Opens the index in `dir`; a damaged, torn or outdated one is thrown away. `pages` holds what this thread reads; `memory`: bytes of the largest segments that are not written to a file at once. */
  static async open(
    collection: Collection<any>,
    dir: string,
    threads: Threads,
    pages: PageCache,
    memory: number = MEMORY,
  ): Promise<CollectionIndex> {
    await mkdir(dir, { recursive: true });
    const index = new CollectionIndex(collection, dir, threads, pages, memory);
    try {
      if (await index.#load()) return index;
    } catch (error) {
      if (!(error instanceof CorruptSegment) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      index.close();
    }
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    return new CollectionIndex(collection, dir, threads, pages, memory);
  }

  /** Last change that is durably in. */
  get durableSeq(): number {
    return this.#durableSeq;
  }

  async #load(): Promise<boolean> {
    const manifest = await readManifest(this.#dir);
    if (!manifest || manifest.signature !== this.schema.signature) return false;
    for (const name of manifest.strings) {
      const { file, fd } = this.#openFile(name);
      readStringTables(file, this.tables);
      closeSync(fd);
    }
    this.#stringFiles = [...manifest.strings];
    this.#savedStrings = this.tables.map((table) => table.length);
    const segments: LiveSegment[] = [];
    // named early, so that `close` finds the descriptors if a later file is damaged
    this.segments = segments;
    for (const entry of manifest.segments) {
      const { file, fd } = this.#openFile(entry.file, entry.bytes);
      const segment = new Segment(file);
      const derived = new DerivedColumns(this.schema, segment.documents);
      const live: LiveSegment = {
        id: idOf(entry.file),
        segment,
        source: { file: entry.file, fd },
        derived,
        deleted: undefined,
        state: entry.state,
        stale: false,
        synced: true,
        users: 0,
        retired: false,
        merging: false,
      };
      segments.push(live);
      if (entry.state) {
        const state = this.#openFile(entry.state);
        try {
          live.deleted = readState(state.file, segment.documents, derived);
        } finally {
          closeSync(state.fd);
        }
      }
    }
    const named = new Set([
      'manifest',
      ...manifest.strings,
      ...manifest.segments.flatMap((s) => [s.file, s.state ?? '']),
    ]);
    for (const name of await readdir(this.#dir)) {
      this.#nextId = Math.max(this.#nextId, idOf(name) + 1);
      if (!named.has(name)) await rm(join(this.#dir, name), { force: true });
    }
    this.#seq = this.#durableSeq = manifest.seq;
    this.version++;
    return true;
  }

  #openFile(name: string, bytes?: number): { file: SegmentFile; fd: number } {
    const fd = openSync(join(this.#dir, name), 'r');
    try {
      const size = statSync(join(this.#dir, name)).size;
      if (bytes !== undefined && size !== bytes)
        throw new CorruptSegment(`${name} has ${size} bytes instead of ${bytes}`);
      return { file: new SegmentFile({ fd, bytes: size }, this.#cache), fd };
    } catch (error) {
      closeSync(fd);
      throw error;
    }
  }

  #derivedReaders(collection: Collection<any>) {
    const readers = new Map<
      string,
      { i: number; shown: number; values: (value: unknown) => number[]; shownValues: (value: unknown) => number[] }
    >();
    this.schema.derived.forEach(({ code, kind, facet, space }, i) => {
      if (code.startsWith('shown:')) return;
      const table = this.tables[space];
      const normalise = normaliser(collection.fields[code]);
      const shown =
        facet && kind === 'keyword' ? this.schema.derived.findIndex((each) => each.code === shownCode(code)) : -1;
      const shownTable = shown >= 0 ? this.tables[this.schema.derived[shown]!.space] : undefined;
      readers.set(code, {
        i,
        shown,
        values:
          kind === 'keyword'
            ? (value) => [
                ...new Set(strings(value as string | undefined).map((text) => table!.intern(normalise(text)))),
              ]
            : (value) => finite(value as number | undefined),
        shownValues: (value) => [
          ...new Set(strings(value as string | undefined).map((text) => shownTable!.intern(text))),
        ],
      });
    });
    return readers;
  }

  /** Applies changes; when it resolves, searches see all of them. If it rejects, none. */
  async apply(changes: readonly Change<any>[]): Promise<void> {
    const effects = netEffects(changes);
    const puts: { id: string; derived: DerivedValues; anew: boolean }[] = [];
    const extracts: Extract[] = [];
    let text = 0;
    let pause = performance.now();
    for (const [id, effect] of effects) {
      if (effect.kind !== 'put') continue;
      const extract = this.#extract(id, effect.record);
      for (const group of extract.texts) for (const field of group) for (const value of field) text += value.length;
      extracts.push(extract);
      puts.push({ id, derived: effect.derived, anew: effect.anew });
      // a large batch must not hold up the event loop
      if (performance.now() - pause > 5) {
        await new Promise(setImmediate);
        pause = performance.now();
      }
    }
    let fresh: LiveSegment | undefined;
    if (extracts.length > 0) fresh = await this.#build(extracts, text);
    this.#commit(effects, puts, fresh);
    for (const { seq } of changes) if (seq > this.#seq) this.#seq = seq;
    this.version++;
    this.#startMerges();
    while (this.segments.length > TOO_MANY && this.#merges.size > 0) await Promise.race(this.#merges);
  }

  async #build(extracts: readonly Extract[], text: number): Promise<LiveSegment> {
    const id = this.#nextId++;
    const name = segmentName(id);
    if (text <= this.#memory) {
      // a small batch takes less time here than on its way to a thread
      const memory =
        text <= INLINE_TEXT && extracts.length <= INLINE_DOCUMENTS
          ? buildSegment(this.schema, extracts)
          : await this.#threads.builder.run({ kind: 'build', schema: this.schema, extracts });
      if (!(memory instanceof SharedArrayBuffer)) throw new TypeError('a segment in memory was expected');
      return this.#live(id, new SegmentFile({ memory }, this.#cache), { memory });
    }
    await this.#threads.builder.run({ kind: 'build', schema: this.schema, extracts, path: join(this.#dir, name) });
    const { file, fd } = this.#openFile(name);
    return this.#live(id, file, { file: name, fd });
  }

  #live(id: number, file: SegmentFile, source: LiveSegment['source']): LiveSegment {
    const segment = new Segment(file);
    return {
      id,
      segment,
      source,
      derived: new DerivedColumns(this.schema, segment.documents),
      deleted: undefined,
      state: undefined,
      stale: false,
      synced: false,
      users: 0,
      retired: false,
      merging: false,
    };
  }

  #commit(
    effects: ReadonlyMap<string, Effect<any>>,
    puts: readonly { id: string; derived: DerivedValues; anew: boolean }[],
    fresh: LiveSegment | undefined,
  ): void {
    const gone = new Map<LiveSegment, number[]>();
    const bury = (found: { live: LiveSegment; doc: number }) => {
      const docs = gone.get(found.live);
      if (docs) docs.push(found.doc);
      else gone.set(found.live, [found.doc]);
    };
    puts.forEach(({ id, derived, anew }, doc) => {
      const old = this.#find(id);
      if (old) {
        bury(old);
        // fields that the change does not name keep their values
        if (!anew) fresh!.derived.copy(old.live.derived, old.doc, doc);
      }
      this.#derive(fresh!, doc, derived);
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
      live.deleted = DocSet.ofBits(live.segment.documents, bits);
      live.stale = true;
    }
    const left = this.segments.filter((live) => (live.deleted?.count ?? 0) < live.segment.documents);
    for (const live of this.segments) if (!left.includes(live)) this.#retire(live);
    this.segments = fresh ? [...left, fresh] : left;
  }

  /** Keeps the present segments open until `release`. */
  pin(): readonly LiveSegment[] {
    for (const live of this.segments) live.users++;
    return this.segments;
  }

  release(segments: readonly LiveSegment[]): void {
    for (const live of segments) {
      live.users--;
      if (live.retired) this.#retire(live);
    }
  }

  #retire(live: LiveSegment): void {
    live.retired = true;
    live.segment.file.forget();
    // the file itself goes with the next flush: until then the manifest may name it
    if (live.users === 0 && 'fd' in live.source) closeSync(live.source.fd);
  }

  /** Starts the merges that are due, one at a time on each merging thread. */
  #startMerges(): void {
    for (const inputs of this.#due()) {
      const bytes = inputs.reduce((n, live) => n + live.segment.file.bytes, 0);
      const thread = this.#threads.mergers[bytes < SMALL_MERGE ? 0 : 1];
      if (this.#busy.has(thread)) continue;
      this.#busy.add(thread);
      for (const live of inputs) live.merging = true;
      const merge: Promise<void> = this.#merge(inputs, bytes, thread)
        .then(
          () => true,
          (error: unknown) => {
            // the inputs stay in use, and the next write tries again: trying at once could go on for ever
            if (!this.#closed) {
              process.emitWarning(`${this.schema.name}: a merge of the search index failed`, { detail: String(error) });
            }
            return false;
          },
        )
        .then((merged) => {
          this.#busy.delete(thread);
          this.#merges.delete(merge);
          for (const live of inputs) live.merging = false;
          if (merged && !this.#closed) this.#startMerges();
        });
      this.#merges.add(merge);
    }
  }

  /** Sets of segments to merge: enough of about one size, or one that is mostly deleted. Small ones first. */
  #due(): LiveSegment[][] {
    if (this.#closed) return [];
    const tiers = new Map<number, LiveSegment[]>();
    const due: LiveSegment[][] = [];
    for (const live of this.segments) {
      if (live.merging) continue;
      const { documents, file } = live.segment;
      const gone = live.deleted?.count ?? 0;
      if (documents > 1000 && gone * 2 > documents) {
        due.push([live]);
        continue;
      }
      const bytes = file.bytes * (1 - gone / documents);
      const tier = Math.max(0, Math.ceil(Math.log(bytes / SMALLEST) / Math.log(MERGE_FACTOR)));
      tiers.set(tier, [...(tiers.get(tier) ?? []), live]);
    }
    for (const [, members] of [...tiers].sort(([a], [b]) => a - b)) {
      const inputs: LiveSegment[] = [];
      let documents = 0;
      for (const live of members.slice(0, MERGE_FACTOR * 2)) {
        documents += live.segment.documents;
        if (documents <= MOST_DOCUMENTS) inputs.push(live);
      }
      if (inputs.length >= MERGE_FACTOR) due.push(inputs);
    }
    return due;
  }

  async #merge(inputs: readonly LiveSegment[], bytes: number, thread: Thread): Promise<void> {
    const id = this.#nextId++;
    const name = segmentName(id);
    const path = join(this.#dir, name);
    const before = inputs.map((live) => live.deleted);
    for (const live of inputs) live.users++;
    this.#writing.add(name);
    try {
      const { result, maps } = (await thread.run({
        kind: 'merge',
        schema: this.schema,
        inputs: inputs.map((live) => ({ source: sourceOf(live), deleted: live.deleted && plainDocs(live.deleted) })),
        ...(bytes >= this.#memory && { path }),
      })) as { result: SharedArrayBuffer | { bytes: number }; maps: Uint32Array[] };
      if (this.#closed) return;
      let merged: LiveSegment;
      if (result instanceof SharedArrayBuffer) {
        merged = this.#live(id, new SegmentFile({ memory: result }, this.#cache), { memory: result });
      } else {
        const { file, fd } = this.#openFile(name);
        merged = this.#live(id, file, { file: name, fd });
      }
      this.#replace(inputs, before, maps, merged);
    } catch (error) {
      // once closed, the folder may belong to another index already, which deletes what it does not know when it opens
      if (!this.#closed) await rm(path, { force: true });
      throw error;
    } finally {
      this.#writing.delete(name);
      this.release(inputs);
    }
  }

  /** Puts a merged segment in the place of its inputs, with the deletions and derived values that came meanwhile. */
  #replace(
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
      merged.derived.copyAll(live.derived, map);
      if (live.deleted === before[i]) return;
      for (const doc of live.deleted!.toArray()) {
        const now = map[doc]!;
        if (now === DROPPED) continue;
        bits[now >>> 5]! |= 1 << (now & 31);
        deleted = true;
      }
    });
    if (deleted) merged.deleted = DocSet.ofBits(documents, bits);
    merged.stale = true;
    const at = this.segments.indexOf(inputs[0]!);
    // an input may have lost its last document meanwhile and be gone
    const rest = this.segments.filter((live) => !inputs.includes(live));
    if (documents > (merged.deleted?.count ?? 0)) rest.splice(at < 0 ? 0 : Math.min(at, rest.length), 0, merged);
    else this.#retire(merged);
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
    if (
      this.#strings() === 0 &&
      seq === this.#durableSeq &&
      this.segments.every((live) => live.synced && !live.stale)
    ) {
      return { seq };
    }
    const entries: SegmentEntry[] = [];
    // a merge may replace segments meanwhile: these hold the same documents, and their files stay until the next flush
    for (const live of this.segments) entries.push(await this.#save(live));
    await this.#saveStrings();
    await sync(this.#dir);
    await writeManifest(this.#dir, {
      signature: this.schema.signature,
      seq,
      strings: this.#stringFiles,
      segments: entries,
    });
    this.#durableSeq = seq;
    await this.#sweep(entries);
    return { seq };
  }

  async #save(live: LiveSegment): Promise<SegmentEntry> {
    if ('memory' in live.source) {
      const file = segmentName(live.id);
      const path = join(this.#dir, file);
      const handle = await openFile(path, 'w');
      try {
        await handle.writeFile(new Uint8Array(live.source.memory));
        await handle.sync();
      } finally {
        await handle.close();
      }
      // the bytes in memory go on serving until the segment is merged: small segments do not live long
      live.synced = true;
    } else if (!live.synced) {
      await sync(join(this.#dir, live.source.file));
      live.synced = true;
    }
    if (live.stale) {
      const name = `s${live.id}.${this.#nextId++}.state`;
      const path = join(this.#dir, name);
      const { deleted, derived } = live;
      if (live.segment.documents <= INLINE_DOCUMENTS) writeState(path, deleted, derived.columns);
      else
        await this.#threads.builder.run({
          kind: 'state',
          path,
          deleted: deleted && plainDocs(deleted),
          derived: derived.columns,
        });
      await sync(path);
      live.stale = false;
      live.state = name;
    }
    return { file: segmentName(live.id), bytes: live.segment.file.bytes, ...(live.state && { state: live.state }) };
  }

  /** Strings that are not saved yet. */
  #strings(): number {
    return this.tables.reduce((n, table, i) => n + table.length - this.#savedStrings[i]!, 0);
  }

  async #saveStrings(): Promise<void> {
    if (this.#strings() === 0) return;
    const all = this.#stringFiles.length >= STRING_FILES;
    const name = `t${this.#nextId++}.strings`;
    const from = all ? this.tables.map(() => 0) : this.#savedStrings;
    const tables = this.tables.map(({ starts, bytes, length }) => ({ starts, bytes, length }));
    const path = join(this.#dir, name);
    if (this.#strings() < 1000 && !all) writeStringTables(path, tables, from);
    else await this.#threads.builder.run({ kind: 'strings', path, tables, from });
    await sync(path);
    this.#stringFiles = all ? [name] : [...this.#stringFiles, name];
    this.#savedStrings = this.tables.map((table) => table.length);
  }

  /** Deletes files that nobody needs. Merges go on meanwhile: whether a file is needed is asked just before it is deleted, never earlier. */
  async #sweep(entries: readonly SegmentEntry[]): Promise<void> {
    const durable = new Set([
      'manifest',
      ...this.#stringFiles,
      ...entries.flatMap(({ file, state }) => [file, state ?? '']),
    ]);
    const needed = (name: string) =>
      durable.has(name) ||
      this.#writing.has(name) ||
      this.segments.some((live) => name === segmentName(live.id) || name === live.state);
    for (const name of await readdir(this.#dir)) if (!needed(name)) await rm(join(this.#dir, name), { force: true });
  }

  /** Reads every file back, on a thread; problems in words. */
  async check(): Promise<readonly string[]> {
    const pinned = this.pin();
    try {
      const files = pinned.flatMap((live) => [
        ...(live.synced ? [segmentName(live.id)] : []),
        ...(live.state ? [live.state] : []),
      ]);
      return (await this.#threads.builder.run({
        kind: 'check',
        files: [...files, ...this.#stringFiles].map((name) => join(this.#dir, name)),
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
    this.#closed = true;
  }

  /** Closes all files once nobody reads them; running merges are given up. */
  close(): void {
    this.#closed = true;
    for (const live of this.segments) this.#retire(live);
    this.segments = [];
  }

  /** Closes and deletes everything. */
  async drop(): Promise<void> {
    this.close();
    // a merge that ends later could write over a file of the index that takes the place of this one
    await Promise.all(this.#merges);
    await rm(this.#dir, { recursive: true, force: true });
  }
}

const segmentName = (id: number) => `s${id}.segment`;
/** The number in a file's name, 0 if it has none. */
const idOf = (name: string) => Math.max(0, ...(name.match(/\d+/g) ?? []).map(Number));

/** What a batch comes to for each id, in the order of first mention. */
function netEffects<R>(changes: readonly Change<R>[]): Map<string, Effect<R>> {
  const effects = new Map<string, Effect<R>>();
  for (const change of changes) {
    const before = effects.get(change.id);
    if (change.kind === 'delete') effects.set(change.id, { kind: 'delete' });
    else if (change.kind === 'put') {
      const kept = before && before.kind !== 'delete' ? before.derived : {};
      const anew = before?.kind === 'delete' || (before?.kind === 'put' && before.anew);
      effects.set(change.id, { kind: 'put', record: change.record, derived: { ...kept, ...change.derived }, anew });
    } else if (!before) effects.set(change.id, { kind: 'derive', derived: change.derived });
    else if (before.kind !== 'delete')
      effects.set(change.id, { ...before, derived: { ...before.derived, ...change.derived } });
  }
  return effects;
}
