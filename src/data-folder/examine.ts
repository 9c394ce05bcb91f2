import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { type DoctorOptions, doctor, type Finding } from '#corpus/maintenance.ts';
import { LINK_SECRET } from '#files/folder-store.ts';
import { SECRET_BYTES } from '#storage/secret.ts';
import { damagedStore, isEmptyStore, openSqliteForReading, remedyFor } from '#storage/sqlite.ts';
import { lossesOf } from './losses.ts';
import { CORPUS_PART, PARTS, type Part } from './parts.ts';

/** Larger stores are not read through at a start: `priora doctor` does. */
const READ_AT_START_BYTES = 32 << 20;
/** At most so many findings of one kind are reported one by one. */
const TOLD = 20;

/** What keeps a service from starting in a data folder, whether or not it is new; cheap. Empty when nothing does. */
export async function problemsAtStart(dir: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const part of PARTS) {
    const path = join(dir, part.file);
    // a kill while a store is made leaves a file without content: it is made at this start, if nothing was in it
    if (!existsSync(path) || (part.kind === 'sqlite' && isEmptyStore(path))) continue;
    const through = part.file !== CORPUS_PART && statSync(path).size <= READ_AT_START_BYTES;
    findings.push(...(await examine(part, path, part.kind === 'sqlite' ? (through ? 'quick' : 'identity') : 'quick')));
  }
  for (const { file, state, message, remedy } of lossesOf(dir))
    if (state === 'empty') findings.push(error(file, message, remedy));
  return findings;
}

/**
 * What a start goes on without, and should say: stores that somebody has moved away, knowingly or not, while others
 * still refer to them.
 */
export const missingAtStart = (dir: string): readonly Finding[] =>
  lossesOf(dir).flatMap(({ file, state, message, remedy }) =>
    state === 'missing' ? [error(file, message, remedy)] : [],
  );

/**
 * Examines every store of a data folder without changing it, also while a service runs on it: records and index as
 * `doctor` does, and all the others.
 */
export async function examineDataFolder(options: DoctorOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const part of PARTS) {
    if (part.file === CORPUS_PART) continue;
    const path = join(options.dir, part.file);
    if (!existsSync(path)) continue;
    options.on_progress?.(`checking ${part.holds}`);
    findings.push(...(await examine(part, path, options.full ? 'full' : 'quick')));
  }
  return [...(await doctor(options)), ...missingAtStart(options.dir), ...findings];
}

type Depth = 'identity' | 'quick' | 'full';

async function examine(part: Part, path: string, depth: Depth): Promise<Finding[]> {
  try {
    switch (part.kind) {
      case 'sqlite':
        return await examineStore(part, path, depth);
      case 'lines':
        return depth === 'full' ? await examineLines(part.file, path) : [];
      case 'folder':
        return part.file === 'files' ? examineFiles(path) : [];
      case 'note':
        return [];
    }
  } catch (cause) {
    const { message } = cause as Error;
    const at = message.indexOf(remedyFor(path, part));
    return [error(part.file, at > 0 ? message.slice(0, at).trim() : message, remedyFor(path, part))];
  }
}

/** The file itself, its keys into other tables, and that what should be JSON is. */
async function examineStore(part: Part & { kind: 'sqlite' }, path: string, depth: Depth): Promise<Finding[]> {
  let db: DatabaseSync | undefined;
  try {
    db = openSqliteForReading(path, part);
    if (depth === 'identity') return [];
    const lines = db.prepare(depth === 'full' ? 'pragma integrity_check' : `pragma quick_check(${TOLD})`).all();
    const damage = lines.map((line) => String(Object.values(line)[0])).filter((line) => line !== 'ok');
    if (damage.length > 0)
      return damage.slice(0, TOLD).map((line) => error(part.file, `SQLite: ${line}`, remedyFor(path, part)));
    const findings: Finding[] = [];
    const orphans = db.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0)
      findings.push(
        error(part.file, `${orphans.length} rows belong to others that are not there.`, remedyFor(path, part)),
      );
    for (const column of part.json ?? []) {
      await turn();
      const [table, name] = column.split('.');
      const { n } = db
        .prepare(`select count(*) as n from ${table} where ${name} is not null and not json_valid(${name})`)
        .get() as { n: number };
      if (n > 0) findings.push(error(part.file, `${n} values of ${column} are no JSON.`, remedyFor(path, part)));
    }
    return findings;
  } catch (cause) {
    throw damagedStore(cause, path, part);
  } finally {
    db?.close();
  }
}

/** Every line but a torn last one is JSON; lines that are not cost only themselves. */
async function examineLines(file: string, path: string): Promise<Finding[]> {
  let wrong = 0;
  let torn = false;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (torn) wrong++;
    try {
      if (line !== '') JSON.parse(line);
      torn = false;
    } catch {
      torn = true;
    }
  }
  const remedy = 'Nothing: they are passed over. Files whose lines are lost are imported again, which changes nothing.';
  return wrong === 0 ? [] : [{ area: file, severity: 'note', message: `${wrong} lines cannot be read.`, remedy }];
}

function examineFiles(path: string): Finding[] {
  const secret = join(path, LINK_SECRET);
  if (!existsSync(secret) || statSync(secret).size >= SECRET_BYTES) return [];
  return [
    error(
      'files',
      `${secret} is damaged.`,
      'Delete it to have links signed with a new secret; links given out before end.',
    ),
  ];
}

const error = (area: string, message: string, remedy: string): Finding => ({
  area,
  severity: 'error',
  message,
  remedy,
});
