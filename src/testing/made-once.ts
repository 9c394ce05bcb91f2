import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Whether this process is to make it: nobody else has begun, or whoever had is gone. */
function begin(note: string): boolean {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const maker = existsSync(note) ? readFileSync(note, 'utf8') : '';
    if (maker !== '' && !isAlive(Number(maker))) rmSync(note, { force: true });
    return false;
  }
}

/**
 * A folder that several processes want and one of them makes: the first that asks; the others wait for it.
 * @param within Where it is to be.
 * @param make Fills an empty folder and leaves nothing open in it. When it fails, the next that waits tries.
 */
export async function madeOnce(within: string, name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(within, name);
  const note = `${folder}.maker`;
  while (!existsSync(folder)) {
    if (!begin(note)) {
      await pause(50);
      continue;
    }
    const draft = `${folder}.${process.pid}`;
    try {
      if (existsSync(folder)) break;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      await make(draft);
      renameSync(draft, folder);
    } finally {
      rmSync(note, { force: true });
    }
  }
  return folder;
}
