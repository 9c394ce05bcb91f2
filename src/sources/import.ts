import { basename, join } from 'node:path';
import { systemClock } from '#clock.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { InFlight } from '#in-flight.ts';
import { Compile, type Validator } from '#typebox.mjs';
import type { Documents } from './documents.ts';
import { type DiskFile, type FileLimits, listFiles, openFile } from './files.ts';
import { noteRun } from './import-history.ts';
import { fingerprint, ImportJournal } from './import-journal.ts';
import { RejectFiles } from './import-rejects.ts';
import { type SourceSummary, SourceTally } from './import-summary.ts';
import { sources } from './index.ts';
import { MAX_RAW, type Parsed, type Source, SourceError, type SourceFile } from './source.ts';

export interface ImportProgress {
  /** The file being read. */
  readonly file: string;
  readonly files_done: number;
  readonly files_total: number;
  /** Bytes on disk read so far, and in all. */
  readonly bytes_done: number;
  readonly bytes_total: number;
  readonly records: number;
  readonly rejected: number;
}

export interface ImportOptions {
  /** `auto`: each file is read by the first source that recognises its head. */
  readonly source: Source | 'auto';
  /** Files and folders, archives included. */
  readonly paths: readonly string[];
  readonly corpus: Pick<Corpus, 'put'>;
  /** Holds the journal (`imports.ndjson`) and the reject files (`rejects/`). */
  readonly data_dir: string;
  /** At most ten times a second, and once at the end. */
  readonly on_progress?: (progress: ImportProgress) => void;
  /** Stops after the batch being written; a later run goes on from there. */
  readonly signal?: AbortSignal;
  /** Records of one transaction. Default 200; fewer when they are large. */
  readonly batch_size?: number;
  /** Reads files again that the journal calls done. */
  readonly again?: boolean;
  readonly limits?: Partial<FileLimits>;
  /** Who reads PDF and Word files. */
  readonly documents?: Documents;
}

export interface ImportSummary {
  /** Files on disk read, and passed over because an earlier import finished them. */
  readonly files: number;
  readonly files_done_before: number;
  /** Files on disk, and members of archives, that no source reads (drawings, checksums, notes). */
  readonly files_ignored: number;
  readonly members_ignored: number;
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Bytes on disk. */
  readonly bytes: number;
  readonly seconds: number;
  /** Of the whole process. */
  readonly peak_memory_bytes: number;
  /** Files or parts of files that could not be read, in words. */
  readonly problems: readonly string[];
  /** Those of them that tell of damage: broken archives, markup that does not close. */
  readonly damaged: readonly string[];
  readonly sources: readonly SourceSummary[];
  readonly stopped: boolean;
}

const BATCH_CHARACTERS = 16 * 1024 * 1024;
/** Batches on their way to the store and the index at once: one is written while another is merged or indexed. */
const AT_ONCE = 2;
const PROGRESS_MS = 100;

/**
 * Reads files into the corpus. Each record is checked against its collection's schema, batches are written in one
 * transaction each while the next ones are parsed, and the journal notes a batch after it is durable: a run that is
 * killed goes on where it was, and repeating a run changes nothing. What cannot be read is told (rejects, problems) and
 * costs only itself.
 * @throws SourceError if a path does not exist; whatever `corpus.put` throws.
 */
export async function importFiles(options: ImportOptions): Promise<ImportSummary> {
  const started_at = systemClock();
  const files = await listFiles(options.paths);
  const summary = await new Import(options, await ImportJournal.open(options.data_dir), files).run();
  const names = files.map(({ path }) => basename(path));
  await noteRun(options.data_dir, started_at, names, summary);
  return summary;
}

interface Batch {
  readonly records: Map<Collection<any>, object[]>;
  /** Journal key -> items dealt with. */
  readonly reached: Map<string, number>;
  readonly finished: Set<string>;
  size: number;
  characters: number;
}

const emptyBatch = (): Batch => ({
  records: new Map(),
  reached: new Map(),
  finished: new Set(),
  size: 0,
  characters: 0,
});

const validators = new WeakMap<Collection<any>, Validator>();

/** Why a record does not fit its collection (`/claims/0/number: must be >= 1`), or undefined if it does. */
export function schemaFault(collection: Collection<any>, record: unknown): string | undefined {
  let validator = validators.get(collection);
  if (!validator) validators.set(collection, (validator = Compile(collection.record) as Validator));
  if (validator.Check(record)) return undefined;
  const [first] = validator.Errors(record);
  return first ? `${first.instancePath || '/'}: ${first.message}` : 'does not fit the schema';
}

class Import {
  private readonly options: ImportOptions;
  private readonly journal: ImportJournal;
  private readonly files: readonly DiskFile[];
  private readonly tallies = new Map<string, SourceTally>();
  private readonly rejects: RejectFiles;
  private readonly problems: string[] = [];
  private readonly put = { added: 0, changed: 0, unchanged: 0 };
  private batch = emptyBatch();
  private readonly writing = new InFlight(AT_ONCE);
  /** The journal notes batches in their order. */
  private noted: Promise<void> = Promise.resolve();
  private records = 0;
  private rejected = 0;
  private readonly ignored = { files_ignored: 0, members_ignored: 0 };
  private readonly damaged: string[] = [];
  private readonly unrecognised = new Set<string>();
  private filesDone = 0;
  private bytesDone = 0;
  private progressAt = 0;

  constructor(options: ImportOptions, journal: ImportJournal, files: readonly DiskFile[]) {
    this.options = options;
    this.journal = journal;
    this.files = files;
    this.rejects = new RejectFiles(join(options.data_dir, 'rejects'));
  }

  async run(): Promise<ImportSummary> {
    const started = performance.now();
    const { source, again, signal } = this.options;
    let files = 0;
    let doneBefore = 0;
    try {
      for (const file of this.files) {
        if (signal?.aborted) break;
        const before = this.bytesDone;
        const key = await fingerprint(source === 'auto' ? 'auto' : source.name, file);
        const entry = again ? undefined : this.journal.get(key);
        if (entry?.done) doneBefore++;
        else {
          files++;
          await this.file(file, key, entry?.committed ?? 0);
        }
        this.bytesDone = before + file.size;
        this.filesDone++;
        this.progress(file.path);
      }
      await this.flush();
      await this.writing.ended();
    } finally {
      await this.writing.ended().catch(() => {});
      await this.rejects.close();
    }
    this.progress('', true);
    return {
      files,
      files_done_before: doneBefore,
      ...this.ignored,
      records: this.records,
      ...this.put,
      rejected: this.rejected,
      bytes: this.bytesDone,
      seconds: (performance.now() - started) / 1000,
      peak_memory_bytes: process.resourceUsage().maxRSS * 1024,
      problems: this.problems,
      damaged: this.damaged,
      sources: [...this.tallies.values()].map((tally) => tally.summary()),
      stopped: signal?.aborted ?? false,
    };
  }

  /** @param resumeAt Items of this file that an earlier run dealt with. */
  private async file(file: DiskFile, key: string, resumeAt: number): Promise<void> {
    const { signal, limits, documents } = this.options;
    let damaged = false;
    let read = false;
    const damage = ({ message }: SourceError) => {
      damaged = true;
      this.problems.push(message);
      this.damaged.push(message);
    };
    const end = this.bytesDone + file.size;
    let item = 0;
    const opened = openFile(file, {
      ...(limits && { limits }),
      on_bytes: (count) => {
        this.bytesDone = Math.min(end, this.bytesDone + count);
      },
      on_problem: damage,
    });
    for await (const member of opened) {
      const source = await this.sourceOf(member, file);
      if (!source) continue;
      read = true;
      const tally = this.tally(source);
      tally.file();
      const first = item;
      const head = await member.head();
      try {
        for await (const parsed of source.read(member, documents)) {
          if (signal?.aborted) return;
          if (++item > resumeAt) await this.take(parsed, source, tally, member, key, item);
          this.progress(member.name);
        }
        if (item === first) this.problems.push(emptyProblem(member, head, source));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        damage(error);
      }
    }
    // what no source recognised has not been imported: a later version may know it
    if (!damaged && (read || !this.unrecognised.has(file.path))) this.batch.finished.add(key);
    this.batch.reached.set(key, Math.max(item, resumeAt));
  }

  private async sourceOf(member: SourceFile, file: DiskFile): Promise<Source | undefined> {
    const { source } = this.options;
    const kind = member.name === file.path ? 'files_ignored' : 'members_ignored';
    const base = member.base.toLowerCase();
    const reads = (one: Source) => one.files.some((ending) => base.endsWith(ending));
    if (source !== 'auto') {
      if (reads(source)) return source;
      this.ignored[kind]++;
      // a broken download or another publisher's file is not taken for one that had nothing in it
      if (kind === 'files_ignored' && this.options.paths.includes(file.path))
        this.unread(
          member,
          `${source.name} reads files that end in ${source.files.join(', ')}, or whole archives of them`,
          file,
        );
      return undefined;
    }
    const candidates = sources.filter(reads);
    const head = candidates.length > 0 ? await member.head() : '';
    const found = candidates.find((candidate) => candidate.recognises(base, head));
    if (found) return found;
    this.ignored[kind]++;
    // a file that somebody names is meant to be read; a folder has drawings and checksums beside its records
    if (candidates.length > 0 || this.options.paths.includes(file.path))
      this.unread(member, 'no source recognises this file', file);
    return undefined;
  }

  private unread(member: SourceFile, why: string, file: DiskFile): void {
    this.problems.push(`${member.name}: ${why}`);
    this.unrecognised.add(file.path);
  }

  private tally(source: Source): SourceTally {
    let tally = this.tallies.get(source.name);
    if (!tally) this.tallies.set(source.name, (tally = new SourceTally(source)));
    return tally;
  }

  private async take(
    parsed: Parsed<object>,
    source: Source,
    tally: SourceTally,
    member: SourceFile,
    key: string,
    item: number,
  ): Promise<void> {
    const { batch } = this;
    batch.reached.set(key, item);
    if (parsed.ok === 'skipped') {
      tally.skip(parsed.kind);
      return;
    }
    const collection = (parsed.ok && parsed.into) || source.collection;
    const fault = parsed.ok ? schemaFault(collection, parsed.record) : parsed.reason;
    if (!parsed.ok || fault !== undefined) {
      this.rejected++;
      tally.reject();
      const id = parsed.ok ? safeId(collection, parsed.record) : parsed.id;
      const raw = parsed.raw?.slice(0, MAX_RAW);
      tally.rejects_file = await this.rejects.write(source.name, {
        id,
        file: member.name,
        reason: fault,
        ...(raw && { raw }),
      });
      return;
    }
    const strange = collection.notUnderstood?.(parsed.record) ?? [];
    tally.record(collection.name, parsed.record, [...(parsed.unknown ?? []), ...strange]);
    this.records++;
    const list = batch.records.get(collection);
    if (list) list.push(parsed.record);
    else batch.records.set(collection, [parsed.record]);
    batch.size++;
    batch.characters += characters(parsed.record);
    if (batch.size >= (this.options.batch_size ?? 200) || batch.characters >= BATCH_CHARACTERS) await this.flush();
  }

  /** Hands the batch over when there is room for it; parsing goes on meanwhile. */
  private async flush(): Promise<void> {
    const { batch } = this;
    this.batch = emptyBatch();
    await this.writing.begin(() => this.commit(batch));
  }

  private commit(batch: Batch): Promise<void> {
    const before = this.noted;
    const { corpus, again = false } = this.options;
    // facts before what they complete: it is indexed once, with all of them
    const ordered = [...batch.records].sort(([a], [b]) => Number(!!a.completion) - Number(!!b.completion));
    const stored = Promise.all(ordered.map(([collection, records]) => corpus.put(collection, records, { again })));
    this.noted = stored.then(async (results) => {
      await before;
      for (const { added, changed, unchanged } of results) {
        this.put.added += added;
        this.put.changed += changed;
        this.put.unchanged += unchanged;
      }
      await this.journal.record(
        [...batch.reached].map(([key, committed]) => ({ key, committed, done: batch.finished.has(key) })),
      );
    });
    return this.noted;
  }

  private progress(file: string, always = false): void {
    const { on_progress } = this.options;
    const now = performance.now();
    if (!on_progress || (!always && now - this.progressAt < PROGRESS_MS)) return;
    this.progressAt = now;
    on_progress({
      file,
      files_done: this.filesDone,
      files_total: this.files.length,
      bytes_done: this.bytesDone,
      bytes_total: this.files.reduce((sum, one) => sum + one.size, 0),
      records: this.records,
      rejected: this.rejected,
    });
  }
}

function emptyProblem(member: SourceFile, head: string, source: Source): string {
  const other = sources.find((one) => one !== source && one.recognises(member.base.toLowerCase(), head));
  return `${member.name}: holds no record of ${source.name}${other ? `; it looks like ${other.name}` : ''}`;
}

function safeId(collection: Collection<any>, record: object): string {
  const id: unknown = collection.id(record);
  return typeof id === 'string' ? id : 'unknown';
}

/** Characters of all strings of a record, for the size of a batch. */
function characters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 0;
  for (const part of Object.values(value)) sum += characters(part);
  return sum;
}
