import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { mkdir, open as openFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '#corpus/collection.ts';
import type { Change, DerivedValues } from '#corpus/engine.ts';
import { hashBytes } from './columns.ts';
import { Compiler } from './compile.ts';
import { DerivedColumns } from './derived.ts';
import { DocSet } from './docset.ts';
import { type Extract, extractor, finite, normaliser, strings } from './extract.ts';
import { readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { type Schema, schemaOf, shownCode } from './schema.ts';
import { Segment } from './segment.ts';
import { CorruptSegment, PageCache, SegmentFile, sync } from './segment-file.ts';
import { readState, readStringTables, writeState, writeStringTables } from './state-file.ts';
import { StringTable } from './strings-table.ts';
import type { Threads } from './threads.ts';

/** Part of the signature: raise it when `analyse` finds other words than before. */
const ANALYSIS_VERSION = '1';
/** Extracts of more text than this go straight to a file. */
const MEMORY_TEXT = 4 << 20;
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
}

/** The net effect of a batch on one id. */
type Effect<R> =
  | { readonly kind: 'put'; readonly record: R; readonly derived: DerivedValues; readonly anew: boolean }
  | { readonly kind: 'derive'; readonly derived: DerivedValues }
  | { readonly kind: 'delete' };

/** The index of one collection: its segments and what is durable of them. Writes come one after the other (the engine sees to it). */
export class CollectionIndex {
  readonly schema: Schema;
  readonly compiler: Compiler;
  readonly tables: readonly StringTable[];
  segments: readonly LiveSegment[] = [];
  /** Changes with every apply and merge. */
  version = 0;
  readonly #dir: string;
  readonly #threads: Threads;
  readonly #extract: (id: string, record: any) => Extract;
  readonly #derivedFields: ReadonlyMap<
    string,
    { i: number; shown: number; values: (value: unknown) => number[]; shownValues: (value: unknown) => number[] }
  >;
  readonly #cache = new PageCache(1 << 20);
  #seq = 0;
  #durableSeq = 0;
  #nextId = 1;
  #stringFiles: string[] = [];
  #savedStrings: number[];

  private constructor(collection: Collection<any>, dir: string, threads: Threads) {
    this.#dir = dir;
    this.#threads = threads;
    this.schema = schemaOf(collection, ANALYSIS_VERSION);
    const spaces = this.schema.derived.reduce((n, { space }) => Math.max(n, space + 1), 0);
    this.tables = Array.from({ length: spaces }, () => new StringTable());
    this.#savedStrings = this.tables.map(() => 0);
    this.compiler = new Compiler(collection, this.schema, (space, value) => this.tables[space]!.find(value));
    this.#extract = extractor(collection, this.schema);
    this.#derivedFields = this.#derivedReaders(collection);
  }

  /** Opens the index in `dir`; a damaged, torn or outdated one is thrown away. */
  static async open(collection: Collection<any>, dir: string, threads: Threads): Promise<CollectionIndex> {
    await mkdir(dir, { recursive: true });
    const index = new CollectionIndex(collection, dir, threads);
    try {
      if (await index.#load()) return index;
    } catch (error) {
      if (!(error instanceof CorruptSegment) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      index.close();
    }
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    return new CollectionIndex(collection, dir, threads);
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
    await this.#commit(effects, puts, fresh);
    for (const { seq } of changes) if (seq > this.#seq) this.#seq = seq;
    this.version++;
  }

  async #build(extracts: readonly Extract[], text: number): Promise<LiveSegment> {
    const id = this.#nextId++;
    const name = segmentName(id);
    if (text <= MEMORY_TEXT) {
      const memory = (await this.#threads.build(this.schema, extracts)) as SharedArrayBuffer;
      return this.#live(id, new SegmentFile({ memory }, this.#cache), { memory });
    }
    await this.#threads.build(this.schema, extracts, join(this.#dir, name));
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
    };
  }

  async #commit(
    effects: ReadonlyMap<string, Effect<any>>,
    puts: readonly { id: string; derived: DerivedValues; anew: boolean }[],
    fresh: LiveSegment | undefined,
  ): Promise<void> {
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
    this.segments = fresh ? [...left, fresh] : left;
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
    for (let i = 0; i < this.segments.length; i++) entries.push(await this.#save(this.segments[i]!));
    this.#saveStrings();
    sync(this.#dir);
    await writeManifest(this.#dir, {
      signature: this.schema.signature,
      seq,
      strings: this.#stringFiles,
      segments: entries,
    });
    this.#durableSeq = seq;
    await this.#sweep();
    return { seq };
  }

  async #save(live: LiveSegment): Promise<SegmentEntry> {
    let saved = live;
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
      sync(join(this.#dir, live.source.file));
      live.synced = true;
    }
    saved = live;
    if (saved.stale) {
      const name = `s${live.id}.${this.#nextId++}.state`;
      saved.stale = false;
      writeState(join(this.#dir, name), saved.deleted, saved.derived);
      sync(join(this.#dir, name));
      saved.state = name;
    }
    return { file: segmentName(live.id), bytes: live.segment.file.bytes, ...(saved.state && { state: saved.state }) };
  }

  /** Strings that are not saved yet. */
  #strings(): number {
    return this.tables.reduce((n, table, i) => n + table.length - this.#savedStrings[i]!, 0);
  }

  #saveStrings(): void {
    if (this.#strings() === 0) return;
    const all = this.#stringFiles.length >= STRING_FILES;
    const name = `t${this.#nextId++}.strings`;
    writeStringTables(join(this.#dir, name), this.tables, all ? this.tables.map(() => 0) : this.#savedStrings);
    sync(join(this.#dir, name));
    this.#stringFiles = all ? [name] : [...this.#stringFiles, name];
    this.#savedStrings = this.tables.map((table) => table.length);
  }

  /** Deletes files that neither the manifest nor a search needs. */
  async #sweep(): Promise<void> {
    const needed = new Set(['manifest', ...this.#stringFiles]);
    for (const live of this.segments) {
      needed.add(segmentName(live.id));
      if (live.state) needed.add(live.state);
    }
    for (const name of await readdir(this.#dir))
      if (!needed.has(name)) await rm(join(this.#dir, name), { force: true });
  }

  /** Reads every file back; problems in words. */
  check(): string[] {
    const problems: string[] = [];
    const seen = new Set<string>();
    let documents = 0;
    for (const live of this.segments) {
      documents += live.segment.documents - (live.deleted?.count ?? 0);
      problems.push(...live.segment.file.check().map((problem) => `segment ${live.id}: ${problem}`));
      const files = [...(live.synced ? [segmentName(live.id)] : []), ...(live.state ? [live.state] : [])];
      for (const name of files) problems.push(...this.#checkFile(name));
      for (let doc = 0; doc < live.segment.documents; doc++) {
        if (live.deleted?.has(doc)) continue;
        const id = live.segment.ids.get(doc);
        if (seen.has(id)) problems.push(`${id} is in the index twice`);
        seen.add(id);
        if (live.segment.find(Buffer.from(id)) !== doc) problems.push(`${id} is not found by its id`);
      }
    }
    for (const name of this.#stringFiles) problems.push(...this.#checkFile(name));
    if (seen.size !== documents) problems.push(`${documents} documents are counted, ${seen.size} are there`);
    return problems;
  }

  #checkFile(name: string): string[] {
    try {
      const { file, fd } = this.#openFile(name);
      try {
        return file.check().map((problem) => `${name}: ${problem}`);
      } finally {
        closeSync(fd);
      }
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
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

  /** Closes all files. */
  close(): void {
    for (const live of this.segments) if ('fd' in live.source) closeSync(live.source.fd);
    this.segments = [];
  }

  /** Closes and deletes everything. */
  drop(): void {
    this.close();
    rmSync(this.#dir, { recursive: true, force: true });
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
