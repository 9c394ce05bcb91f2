import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopTestServer } from './test-server.ts';

const NAME = 'TEST_RUN_FOLDER';
const PREFIX = 'priora-run-';
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there and of memory at all: a run holds some hundred megabytes at a time. */
const ROOM = 6 * 1024 ** 3;

/**
 * A folder for what the processes of one run of the tests write, each on its own or shared; it goes when the run has
 * ended. It lies in memory where there is room and nobody set `TMPDIR`: each of ten thousands of commits waits for a
 * disk else. A kill loses nothing there either; only a machine that stops would.
 */
export default function setup(): (() => void) | undefined {
  // asked for once by each project
  if (process.env[NAME] !== undefined) return undefined;
  const within = process.env.TMPDIR === undefined && hasRoom() ? MEMORY : tmpdir();
  removeLeft(within);
  const folder = mkdtempSync(join(within, `${PREFIX}${process.pid}-`));
  // servers of databases run as another user, each in a folder of its own
  chmodSync(folder, 0o711);
  process.env[NAME] = folder;
  process.env.TMPDIR = folder;
  return () => {
    stopTestServer(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  if (platform() !== 'linux' || process.availableMemory() < ROOM) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** Folders of runs that were killed: they would hold memory. */
function removeLeft(within: string): void {
  for (const name of readdirSync(within)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(within, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The folder of this run; undefined outside of one (in a script). */
export const runFolder = (): string | undefined => process.env[NAME];
