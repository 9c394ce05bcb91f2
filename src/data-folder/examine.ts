import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Finding } from '#corpus/finding.ts';
import { LINK_SECRET } from '#files/folder-store.ts';
import { SECRET_BYTES } from '#storage/secret.ts';
import { isEmptyStore, remedyFor } from '#stores/sqlite/file.ts';
import { type DoctorOptions, doctor } from '#stores/sqlite/maintenance.ts';
import { type Depth, examineStore } from '#stores/sqlite/upkeep.ts';
import { lossesOf } from './losses.ts';
import { CORPUS_PART, PARTS, type Part } from './parts.ts';
import { corpusFollowed } from './records-elsewhere.ts';

/** Larger stores are not read through at a start: `priora doctor` does. */
const READ_AT_START_BYTES = 32 << 20;
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
 * @param options `elsewhere`: records are in a database, so that a folder without any lacks none.
 */
export async function examineDataFolder(
  options: DoctorOptions & { readonly elsewhere?: boolean },
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const part of PARTS) {
    if (part.file === CORPUS_PART) continue;
    const path = join(options.dir, part.file);
    if (!existsSync(path)) continue;
    options.on_progress?.(`checking ${part.holds}`);
    findings.push(...(await examine(part, path, options.full ? 'full' : 'quick')));
  }
  const none = options.elsewhere && !existsSync(join(options.dir, CORPUS_PART));
  const own = !none && corpusFollowed(options.dir) === undefined;
  if (!own) await options.engine?.close();
  return [...(own ? await doctor(options) : []), ...missingAtStart(options.dir), ...findings];
}

async function examine(part: Part, path: string, depth: Depth): Promise<Finding[]> {
  try {
    switch (part.kind) {
      case 'sqlite':
        return (await examineStore(path, part, depth)).map((problem) =>
          error(part.file, problem, remedyFor(path, part)),
        );
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
