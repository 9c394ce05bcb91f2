import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backup, examineDataFolder, restore } from '#data-folder/index.ts';
import { PARTS } from '#data-folder/parts.ts';
import { folderFileStore } from '#files/folder-store.ts';
import { KILL_KINDS, type KillKind, type KillLine, placeOf, somebody, storesReader } from './kill-rounds.ts';

export interface DrillReport {
  readonly rounds: number;
  /** Writes that were acknowledged while backups were made, by kind. */
  readonly during: Readonly<Record<KillKind, number>>;
  /** Values that were compared, and rows and files of the last, quiet copy. */
  readonly compared: { readonly values: number; readonly rows: number; readonly files: number };
  /** The longest that a write took while a backup was made, ms. */
  readonly longest_write_ms: number;
  /** What a copy lacks or has otherwise, in words. */
  readonly wrong: readonly string[];
}

/**
 * So many times: backs a data folder up while a process writes every store of it, restores the backup elsewhere, and
 * compares. Writes are made one after the other and numbered, so every copy must be what all of them up to some number
 * made, none before it missing and none after it there, whatever store it went to; that number must be one that was
 * reached while the backup was made. In the end, when nobody writes, a copy must equal the folder row by row and byte
 * by byte, and links to files that were given out before must work on it.
 */
export async function restoreDrill(
  dir: string,
  rounds: number,
  seed: number,
  told: (round: number) => void = () => {},
): Promise<DrillReport> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { account_id, user_id } = await somebody(dir);
  const wrong: string[] = [];
  const during = Object.fromEntries(KILL_KINDS.map((kind) => [kind, 0])) as Record<KillKind, number>;
  const compared = { values: 0, rows: 0, files: 0 };
  let longest_write_ms = 0;
  const writer = startWriter([dir, '1', String(seed), account_id, user_id, String(BETWEEN_WRITES_MS)]);
  try {
    for (let round = 0; round < rounds; round++) {
      // some of every kind are there before the first
      await writer.reached(writer.acknowledged() + (round === 0 ? 60 : 12));
      const from = writer.acknowledged();
      const to = join(dir, `../backup-${round}`);
      const copy = join(dir, `../copy-${round}`);
      await backup({ dir, to });
      // it goes on, and what it had said before is read
      await writer.reached(writer.acknowledged() + 1);
      const until = writer.acknowledged();
      for (const { n, kind, took_ms } of writer.lines) {
        if (n <= from || n > until) continue;
        during[kind]++;
        longest_write_ms = Math.max(longest_write_ms, took_ms);
      }
      await restore({ from: to, dir: copy });
      for (const { area, severity, message } of await examineDataFolder({ dir: copy, collections: [], full: true }))
        if (severity === 'error') wrong.push(`round ${round}: ${area}: ${message}`);
      const { problems, values } = compareWithWrites(copy, writer.lines, from, until);
      compared.values += values;
      wrong.push(...problems.map((each) => `round ${round}: ${each}`));
      for (const path of [to, copy]) rmSync(path, { recursive: true, force: true });
      told(round + 1);
    }
  } finally {
    await writer.stop();
  }
  const [to, copy] = [join(dir, '../backup'), join(dir, '../copy')];
  const linking = (folder: string) => folderFileStore({ dir: join(folder, 'files'), base_url: () => 'http://here' });
  const given = linking(dir);
  const links = readdirSync(join(dir, 'files'))
    .filter((id) => /^[0-9a-f]{32}$/.test(id))
    .map((id) => ({ id, name: 'report.pdf' }))
    .map((file) => ({ ...file, url: new URL(given.link(file)) }));
  await backup({ dir, to });
  await restore({ from: to, dir: copy });
  const same = compareFolders(dir, copy);
  wrong.push(...same.problems);
  Object.assign(compared, { rows: same.rows, files: same.files });
  const restored = linking(copy);
  for (const { id, name, url } of links) {
    const [expires, signature] = [url.searchParams.get('expires')!, url.searchParams.get('signature')!];
    const { kind } = await restored.open({ id, name, expires, signature });
    if (kind !== 'file') wrong.push(`a link to files/${id} that was given out is ${kind} after the restore`);
  }
  return { rounds, during, compared, longest_write_ms, wrong };
}

/**
 * Between two writes: a writer that makes as many files while a folder is backed up as the folder has doubles it in
 * each round.
 */
const BETWEEN_WRITES_MS = 5;

interface Written extends KillLine {
  readonly name: string;
  readonly took_ms: number;
}

/** The writer of the kill rounds, and what it has had acknowledged so far, in order. */
function startWriter(args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-child.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Written[] = [];
  let rest = '';
  let errors = '';
  let began = 0;
  let changed = () => {};
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    for (const part of parts) {
      const line = JSON.parse(part) as KillLine;
      if (line.name === undefined) began = performance.now();
      else lines.push({ ...line, name: line.name, took_ms: performance.now() - began });
    }
    changed();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let over = false;
  void ended.then(() => {
    over = true;
    changed();
  });
  const acknowledged = () => lines.at(-1)?.n ?? 0;
  return {
    lines: lines as readonly Written[],
    acknowledged,
    /** Resolves when so many writes are acknowledged. */
    async reached(n: number): Promise<void> {
      while (acknowledged() < n) {
        if (over) throw new Error(`the writer has ended: ${errors}`);
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const placed = ({ kind, name }: KillLine) => `${placeOf(kind)} ${name}`;

/** How a copy differs from what the writes up to some number between `from` and `until` have made. */
function compareWithWrites(copy: string, lines: readonly Written[], from: number, until: number) {
  const found = storesReader(copy);
  const there = new Map<string, string | undefined>();
  for (const line of lines) {
    const key = placed(line);
    if (!there.has(key)) there.set(key, found.value(placeOf(line.kind), line.name));
  }
  found.close();
  /** What is there and should not be so, or the other way, after the writes so far. */
  const different = new Set(there.keys().filter((key) => there.get(key) !== undefined));
  const made = new Map<string, string | undefined>();
  let best: string[] | undefined;
  for (const [i, line] of lines.entries()) {
    if (line.n > until) break;
    const key = placed(line);
    made.set(key, line.value);
    if (there.get(key) === line.value) different.delete(key);
    else different.add(key);
    if (line.n < from) continue;
    // of the write that was under way, a part may be there: a conversation without its answer
    const next = lines[i + 1];
    const underWay = next && placed(next);
    const count = different.size - (underWay !== undefined && different.has(underWay) ? 1 : 0);
    if (best && count >= best.length) continue;
    best = [...different]
      .filter((each) => each !== underWay)
      .map(
        (each) =>
          `${each}: ${there.get(each) ?? 'nothing'} instead of ${made.get(each) ?? 'nothing'} (writes up to ${line.n})`,
      );
    if (count === 0) break;
  }
  return { problems: best ?? ['no writes were made'], values: there.size };
}

/** How two data folders differ in what they keep: every row of every table, every byte of every other file. */
function compareFolders(one: string, other: string) {
  const problems: string[] = [];
  let rows = 0;
  let files = 0;
  for (const part of PARTS) {
    if (part.kind === 'sqlite') {
      const [a, b] = [one, other].map((folder) => contentOf(join(folder, part.file)));
      for (const [table, content] of a!) {
        rows += content.length;
        const copied = b!.get(table) ?? [];
        const at = content.findIndex((row, n) => row !== copied[n]);
        if (at >= 0 || content.length !== copied.length)
          problems.push(
            `${part.file}, ${table}: row ${at} of ${content.length} differs (${copied.length} in the copy)`,
          );
      }
      if (a!.size !== b!.size) problems.push(`${part.file} has other tables`);
      continue;
    }
    const [a, b] = [one, other].map((folder) => filesOf(folder, part.file));
    files += a!.size;
    for (const path of new Set([...a!.keys(), ...b!.keys()]))
      if (a!.get(path) !== b!.get(path)) problems.push(`${path} differs`);
  }
  return { problems, rows, files };
}

/** Rows of every table, each as a text, in their order. */
function contentOf(path: string): Map<string, string[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  const tables = db.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by 1",
  );
  const text = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : String(value);
  const content = new Map(
    tables.all().map(({ name }) => [
      String(name),
      db
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => Object.values(row).map(text).join('\t')),
    ]),
  );
  db.close();
  return content;
}

/** Content of a part's files by their path; what is still being written (a dot before its name) is none. */
function filesOf(folder: string, part: string): Map<string, string> {
  const path = join(folder, part);
  const read = (file: string) => readFileSync(file).toString('base64');
  let entries: readonly { isFile(): boolean; name: string; parentPath: string }[];
  try {
    entries = readdirSync(path, { recursive: true, withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return new Map([[part, read(path)]]);
    if (code === 'ENOENT') return new Map();
    throw error;
  }
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), read(file)]),
  );
}
