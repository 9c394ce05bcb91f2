import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A file of records that an import did not take. */
export interface RejectFile {
  readonly name: string;
  readonly source: string;
  /** When the import began, milliseconds since 1970 UTC. */
  readonly at: number;
  readonly bytes: number;
}

/** A record that was not taken, and why. */
export interface Reject {
  readonly id: string;
  readonly file: string;
  readonly reason: string;
}

const NAME = /^([a-z0-9-]+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.ndjson$/;
/** Characters of a text in a list; the file has all of it. */
const SHOWN = 500;

/** Files that are listed; older ones are there, and are read by their name. */
const MOST_FILES = 200;

/** Files of rejected records in a data folder, the newest first. */
export async function rejectFiles(data_dir: string): Promise<RejectFile[]> {
  const folder = join(data_dir, 'rejects');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const dated = names.flatMap((name) => {
    const match = NAME.exec(name);
    if (!match) return [];
    const [, source, hour, minute, second, rest] = match;
    return [{ name, source: source!, at: Date.parse(`${hour}:${minute}:${second}.${rest}`) }];
  });
  const files: RejectFile[] = [];
  for (const each of dated.sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1)).slice(0, MOST_FILES)) {
    const found = await stat(join(folder, each.name)).catch(() => undefined);
    if (found) files.push({ ...each, bytes: found.size });
  }
  return files;
}

/** Path of a reject file that is there; undefined for any other name. */
export async function rejectFilePath(data_dir: string, name: string): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined;
  const path = join(data_dir, 'rejects', name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? path : undefined;
}

/** Rows of a reject file, and whether there are more. */
export async function readRejects(
  path: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: Reject[]; readonly more: boolean }> {
  const rows: Reject[] = [];
  const stream = createReadStream(path, 'utf8');
  let at = 0;
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === '' || at++ < offset) continue;
      if (rows.length === limit) return { rows, more: true };
      rows.push(rowOf(line));
    }
  } finally {
    stream.destroy();
  }
  return { rows, more: false };
}

function rowOf(line: string): Reject {
  try {
    const { id, file, reason } = JSON.parse(line) as Record<string, unknown>;
    const text = (value: unknown) => String(value ?? '').slice(0, SHOWN);
    return { id: text(id), file: text(file).replace(/^.*\//, ''), reason: text(reason) };
  } catch {
    return { id: '', file: '', reason: 'This line was torn when the machine went down.' };
  }
}
