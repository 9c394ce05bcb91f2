import { createHash } from 'node:crypto';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskFile } from './files.ts';

/** How far the import of one file came. */
export interface JournalEntry {
  /** Source and content: see `fingerprint`. */
  readonly key: string;
  /** Records, rejects and skipped documents that are dealt with, counted from the start of the file. */
  readonly committed: number;
  readonly done: boolean;
}

const EDGE = 64 * 1024;

/**
 * What tells one file from another without reading it all: size, time of change, and a hash of its first and last 64
 * KiB.
 */
export async function fingerprint(source: string, file: DiskFile): Promise<string> {
  const hash = createHash('sha256').update(`${file.size}:${file.mtime_ms}:`);
  const handle = await open(file.path, 'r');
  try {
    for (const position of [0, Math.max(0, file.size - EDGE)]) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(EDGE), 0, EDGE, position);
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
  return `${source}:${hash.digest('hex').slice(0, 32)}`;
}

/**
 * Remembers what was imported: one line per commit in `<data_dir>/imports.ndjson`, the last line of a file counts. A
 * torn line is passed over.
 */
export class ImportJournal {
  private readonly path: string;
  private readonly entries = new Map<string, JournalEntry>();

  private constructor(path: string) {
    this.path = path;
  }

  static async open(dataDir: string): Promise<ImportJournal> {
    await mkdir(dataDir, { recursive: true });
    const journal = new ImportJournal(join(dataDir, 'imports.ndjson'));
    const text = await readFile(journal.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    for (const line of text.split('\n')) {
      const entry = parseEntry(line);
      if (entry) journal.entries.set(entry.key, entry);
    }
    if (text !== '' && !text.endsWith('\n')) await appendFile(journal.path, '\n');
    return journal;
  }

  get(key: string): JournalEntry | undefined {
    return this.entries.get(key);
  }

  async record(entries: readonly JournalEntry[]): Promise<void> {
    if (entries.length === 0) return;
    for (const entry of entries) this.entries.set(entry.key, entry);
    await appendFile(this.path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }
}

function parseEntry(line: string): JournalEntry | undefined {
  if (line === '') return undefined;
  try {
    const { key, committed, done } = JSON.parse(line) as Partial<JournalEntry>;
    if (typeof key === 'string' && Number.isSafeInteger(committed) && typeof done === 'boolean') {
      return { key, committed: committed!, done };
    }
  } catch {
    // A line torn by a crash: the batch before it counts, and its records are found unchanged.
  }
  return undefined;
}
