import { closeSync, openSync, statSync } from 'node:fs';
import { open as openFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '#storage/sync.ts';
import { CorruptSegment, type PageCache, SegmentFile } from '../format/segment-file.ts';
import type { Schema } from '../schema/schema.ts';
import type { StringTable } from '../segment/strings-table.ts';
import { idOf, type LiveSegment, liveSegment, segmentName } from './live-segment.ts';
import { readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { readState, readStringTables, writeState, writeStringTables } from './state-file.ts';
import type { Threads } from './threads.ts';
import { plainDocs } from './view.ts';

/** String files that are tolerated before they are written as one. */
const STRING_FILES = 8;
/**
 * The state of a segment of no more documents, and no more strings than this, is written here rather than on a thread.
 */
const INLINE_DOCUMENTS = 32;
const INLINE_STRINGS = 1000;

/** The folder of an index: what of it is durable, and how it becomes so. */
export class IndexFolder {
  readonly dir: string;
  readonly #schema: Schema;
  readonly #tables: readonly StringTable[];
  readonly #threads: Threads;
  readonly #pages: PageCache;
  #nextId = 1;
  #stringFiles: string[] = [];
  #savedStrings: number[];
  /** Files that merges are writing. */
  readonly #writing = new Set<string>();

  /** @param pages Keeps what this thread reads of the files. */
  constructor(dir: string, schema: Schema, tables: readonly StringTable[], threads: Threads, pages: PageCache) {
    this.dir = dir;
    this.#schema = schema;
    this.#tables = tables;
    this.#threads = threads;
    this.#pages = pages;
    this.#savedStrings = tables.map(() => 0);
  }

  /** A number for a new segment. */
  nextId(): number {
    return this.#nextId++;
  }

  /** The segment in a file that was written here, or in memory. */
  segment(id: number, memory?: SharedArrayBuffer): LiveSegment {
    if (memory) return liveSegment(this.#schema, id, new SegmentFile({ memory }, this.#pages), { memory });
    const name = segmentName(id);
    const { file, fd } = this.#open(name);
    return liveSegment(this.#schema, id, file, { file: name, fd });
  }

  /** Has a file written that no flush may delete before the segment is in use. If it fails, the file is gone. */
  async writing<T>(id: number, given_up: () => boolean, write: (path: string) => Promise<T>): Promise<T> {
    const name = segmentName(id);
    const path = join(this.dir, name);
    this.#writing.add(name);
    try {
      return await write(path);
    } catch (error) {
      // once closed, the folder may belong to another index already, which deletes what it does not know when it opens
      if (!given_up()) await rm(path, { force: true });
      throw error;
    } finally {
      this.#writing.delete(name);
    }
  }

  #open(name: string, bytes?: number): { file: SegmentFile; fd: number } {
    const fd = openSync(join(this.dir, name), 'r');
    try {
      const size = statSync(join(this.dir, name)).size;
      if (bytes !== undefined && size !== bytes)
        throw new CorruptSegment(`${name} has ${size} bytes instead of ${bytes}`);
      return { file: new SegmentFile({ fd, bytes: size }, this.#pages), fd };
    } catch (error) {
      closeSync(fd);
      throw error;
    }
  }

  /**
   * Reads what is durable, segments into `segments` as far as it comes, and deletes files of no use. A damaged segment
   * is left out. Answers the last change that is in and the damage; undefined if there is nothing, or nothing that is
   * of use. Throws CorruptSegment if the strings of all are damaged.
   */
  async load(
    segments: LiveSegment[],
  ): Promise<{ readonly seq: number; readonly incomplete: boolean; readonly damage: readonly string[] } | undefined> {
    const manifest = await readManifest(this.dir);
    if (!manifest || manifest.signature !== this.#schema.signature) return undefined;
    for (const name of manifest.strings) {
      const { file, fd } = this.#open(name);
      readStringTables(file, this.#tables);
      closeSync(fd);
    }
    this.#stringFiles = [...manifest.strings];
    this.#savedStrings = this.#tables.map((table) => table.length);
    const damage: string[] = [];
    for (const entry of manifest.segments) {
      try {
        segments.push(this.#load(entry));
      } catch (error) {
        if (!isDamage(error)) throw error;
        damage.push(`${entry.file}: ${(error as Error).message}`);
      }
    }
    const named = new Set([
      'manifest',
      ...manifest.strings,
      ...manifest.segments.flatMap(({ file, state }) => [file, state ?? '']),
    ]);
    for (const name of await readdir(this.dir)) {
      this.#nextId = Math.max(this.#nextId, idOf(name) + 1);
      if (!named.has(name)) await rm(join(this.dir, name), { force: true });
    }
    return { seq: manifest.seq, incomplete: manifest.incomplete ?? false, damage };
  }

  #load({ file: name, bytes, state }: SegmentEntry): LiveSegment {
    const { file, fd } = this.#open(name, bytes);
    try {
      const live = liveSegment(this.#schema, idOf(name), file, { file: name, fd }, { state, synced: true });
      if (state === undefined) return live;
      const opened = this.#open(state);
      try {
        live.deleted = readState(opened.file, live.segment.documents, live.derived);
      } finally {
        closeSync(opened.fd);
      }
      return live;
    } catch (error) {
      closeSync(fd);
      throw error;
    }
  }

  /** Strings that are not saved yet. */
  get unsavedStrings(): number {
    return this.#tables.reduce((n, table, i) => n + table.length - this.#savedStrings[i]!, 0);
  }

  /**
   * Makes segments, and all that has changed about them, durable, as of change number `seq`.
   * @param incomplete Whether documents of a damaged segment are missing.
   * @param now Answers the segments in use at any later moment.
   */
  async save(
    segments: readonly LiveSegment[],
    seq: number,
    incomplete: boolean,
    now: () => readonly LiveSegment[],
  ): Promise<void> {
    const entries: SegmentEntry[] = [];
    // a merge may replace segments meanwhile: these hold the same documents, and their files stay until the next flush
    for (const live of segments) entries.push(await this.#saveSegment(live));
    await this.#saveStrings();
    await sync(this.dir);
    const { signature } = this.#schema;
    await writeManifest(this.dir, {
      signature,
      seq,
      strings: this.#stringFiles,
      segments: entries,
      ...(incomplete && { incomplete }),
    });
    await this.#sweep(entries, now);
  }

  async #saveSegment(live: LiveSegment): Promise<SegmentEntry> {
    const { source } = live;
    const file = segmentName(live.id);
    if ('memory' in source && !live.synced) {
      const handle = await openFile(join(this.dir, file), 'w');
      try {
        await handle.writeFile(new Uint8Array(source.memory));
        await handle.sync();
      } finally {
        await handle.close();
      }
      // the bytes in memory go on serving until the segment is merged: small segments do not live long
      live.synced = true;
    } else if (!live.synced) {
      await sync(join(this.dir, file));
      live.synced = true;
    }
    if (live.stale) {
      const name = `s${live.id}.${this.nextId()}.state`;
      const path = join(this.dir, name);
      const { deleted, derived } = live;
      // what changes while it is being written is for the next flush
      live.stale = false;
      try {
        if (live.segment.documents <= INLINE_DOCUMENTS) writeState(path, deleted, derived.columns);
        else
          await this.#threads.builder.run({
            kind: 'state',
            path,
            deleted: deleted && plainDocs(deleted),
            derived: derived.columns,
          });
        await sync(path);
      } catch (error) {
        live.stale = true;
        throw error;
      }
      live.state = name;
    }
    return { file, bytes: live.segment.file.bytes, ...(live.state && { state: live.state }) };
  }

  async #saveStrings(): Promise<void> {
    const unsaved = this.unsavedStrings;
    if (unsaved === 0) return;
    const all = this.#stringFiles.length >= STRING_FILES;
    const name = `t${this.nextId()}.strings`;
    const from = all ? this.#tables.map(() => 0) : this.#savedStrings;
    const tables = this.#tables.map(({ starts, bytes, length }) => ({ starts, bytes, length }));
    const path = join(this.dir, name);
    if (unsaved < INLINE_STRINGS && !all) writeStringTables(path, tables, from);
    else await this.#threads.builder.run({ kind: 'strings', path, tables, from });
    await sync(path);
    this.#stringFiles = all ? [name] : [...this.#stringFiles, name];
    this.#savedStrings = tables.map(({ length }) => length);
  }

  /**
   * Deletes files that nobody needs. Merges go on meanwhile: whether a file is needed is asked just before it is
   * deleted, never earlier.
   */
  async #sweep(entries: readonly SegmentEntry[], now: () => readonly LiveSegment[]): Promise<void> {
    const durable = new Set([
      'manifest',
      ...this.#stringFiles,
      ...entries.flatMap(({ file, state }) => [file, state ?? '']),
    ]);
    const needed = (name: string) =>
      durable.has(name) ||
      this.#writing.has(name) ||
      now().some((live) => name === segmentName(live.id) || name === live.state);
    for (const name of await readdir(this.dir)) if (!needed(name)) await rm(join(this.dir, name), { force: true });
  }

  /** Names of the files that are durable, for a check of all. */
  files(segments: readonly LiveSegment[]): string[] {
    return [
      ...segments.flatMap(({ id, synced, state }) => [...(synced ? [segmentName(id)] : []), ...(state ? [state] : [])]),
      ...this.#stringFiles,
    ].map((name) => join(this.dir, name));
  }
}

/** Whether a file is not there, or not what was written. */
export const isDamage = (error: unknown): boolean =>
  error instanceof CorruptSegment || (error as NodeJS.ErrnoException).code === 'ENOENT';
