import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IndexProgress } from '#corpus/engine.ts';
import type { RemakingAsked } from '#corpus/record-store.ts';
import { ServiceError } from '#errors.ts';

/** What lies in the file: nothing yet; how far it is; or why it came to nothing. */
interface Said {
  readonly progress?: IndexProgress;
  readonly failure?: string;
}

const POLL_MS = 200;
/** How often whoever makes the index says how far it is, at most. */
const SAID_MS = 500;

const fileIn = (dir: string) => join(dir, 'index.remake');

/** By a file beside the index: it outlives both who asks and who is asked. */
export function remakingIn(dir: string): RemakingAsked {
  const file = fileIn(dir);
  let said_at = Number.NEGATIVE_INFINITY;
  return {
    asked: () => existsSync(file) && read(file)?.failure === undefined,
    reached(progress) {
      const now = performance.now();
      if (now - said_at < SAID_MS) return;
      said_at = now;
      write(file, { progress });
    },
    ended: (failure) => (failure === undefined ? rmSync(file, { force: true }) : write(file, { failure })),
  };
}

/**
 * Asks whoever holds the index of a folder to make it anew, and waits until it has.
 * @param held Whether somebody still holds it.
 * @returns False if nobody does any more: nothing is asked then.
 * @throws ServiceError with what whoever holds it says when it cannot.
 */
export async function askForRemaking(
  dir: string,
  held: () => boolean,
  on_progress?: (progress: IndexProgress) => void,
): Promise<boolean> {
  const file = fileIn(dir);
  write(file, {});
  while (existsSync(file)) {
    const { progress, failure } = read(file) ?? {};
    if (failure !== undefined || !held()) {
      rmSync(file, { force: true });
      if (failure === undefined) return false;
      throw new ServiceError('internal', `The running Priora could not make the index anew: ${failure}`, { dir });
    }
    if (progress) on_progress?.(progress);
    await pause(POLL_MS);
  }
  return true;
}

function write(file: string, said: Said): void {
  // whoever reads meets the one or the other
  writeFileSync(`${file}.new`, JSON.stringify(said), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Undefined where it is gone, or not as it was written. */
function read(file: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError || (cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}
