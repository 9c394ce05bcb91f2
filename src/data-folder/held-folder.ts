import { type BigIntStats, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemClock } from '#clock.ts';

/** A file that stays as it was when it was held, whatever is removed or replaced where it stands. */
export interface HeldFile {
  /** Within the data folder. */
  readonly path: string;
  /** Where its content stays. */
  readonly held: string;
  readonly bytes: number;
}

/** A folder whose files were given second names. */
export interface HeldFolder {
  /** The files as they are now. What changed since they were held is looked for where something changed, alone. */
  settle(): HeldFile[];
}

/**
 * A folder that changed so shortly before it was read may have changed once more without another time: file systems
 * count time in ticks, of at most ten milliseconds.
 */
const TICK_NS = 100_000_000n;

/**
 * Gives every file of a folder a second name, so that `settle` has little left to do while writers wait: one look at
 * each folder instead of one name for each file. A file that appears, or takes another's place, changes the time of the
 * folder that it stands in; one that grows does not.
 * @param dir The data folder. @param folder The folder in it. @param stage Where the second names stand.
 * @param grow Whether files grow at their ends: then `settle` also reads how long each has become.
 */
export function holdFolder(dir: string, folder: string, stage: string, grow: boolean): HeldFolder {
  const known = new Map<
    string,
    { readonly changed: bigint; readonly files: Map<string, HeldFile>; folders: string[] }
  >();

  function read(path: string, stat: BigIntStats): void {
    const before = known.get(path)?.files;
    const files = new Map<string, HeldFile>();
    const folders: string[] = [];
    const now = BigInt(systemClock()) * 1_000_000n;
    for (const entry of readdirSync(join(dir, path), { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) folders.push(inner);
      else if (entry.isFile() && !entry.name.startsWith('.')) {
        const file = heldAnew(dir, inner, stage, before?.get(inner));
        if (file) files.set(inner, file);
      }
    }
    known.set(path, { changed: now - stat.ctimeNs < TICK_NS ? -1n : stat.ctimeNs, files, folders });
  }

  /** @returns Files of a folder and of those below it. */
  function visit(path: string): HeldFile[] {
    const stat = lstatSync(join(dir, path), { bigint: true, throwIfNoEntry: false });
    if (!stat?.isDirectory()) return [];
    if (known.get(path)?.changed !== stat.ctimeNs) read(path, stat);
    const { files, folders } = known.get(path)!;
    return [...files.values(), ...folders.flatMap(visit)];
  }

  visit(folder);
  return {
    settle() {
      const files = visit(folder).sort((a, b) => (a.path < b.path ? -1 : 1));
      return grow ? files.map((file) => ({ ...file, bytes: statSync(file.held).size })) : files;
    },
  };
}

/** @returns Nothing if it was removed meanwhile. */
function heldAnew(dir: string, path: string, stage: string, before: HeldFile | undefined): HeldFile | undefined {
  const from = join(dir, path);
  const held = join(stage, path);
  const stat = statSync(from, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (before) {
    if (statSync(held).ino === stat.ino) return before;
    rmSync(held);
  }
  try {
    return holdFile(dir, path, stage);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Gives one file a second name; one that grows is held as long as it is now. */
export function holdFile(dir: string, path: string, stage: string): HeldFile {
  const held = join(stage, path);
  mkdirSync(dirname(held), { recursive: true, mode: 0o700 });
  link(join(dir, path), held);
  return { path, held, bytes: statSync(held).size };
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // file systems without second names
    if (!['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}
