import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#composition/start-error.ts';

const OTHERS = 0o077;
/** Files that container engines and Kubernetes put into every container. */
const OF_CONTAINERS = ['/.dockerenv', '/run/.containerenv', '/var/run/secrets/kubernetes.io'];

export const inContainer = (): boolean => OF_CONTAINERS.some((path) => existsSync(path));

/**
 * Looks whether others than its owner can enter the data folder. In a container, where the folder is often a mounted
 * volume with a mode of its own, and where it is allowed, that is told; elsewhere the service does not start.
 * @returns a warning, or nothing where all is well
 * @throws StartError
 */
export function entered(
  dir: string,
  { allowed, container }: { allowed: boolean; container: boolean },
): string | undefined {
  const { mode } = statSync(dir);
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return undefined;
  const what = `The data folder ${dir} can be entered by other users of this machine (mode ${(mode & 0o777).toString(8)}). Mend it with: chmod 700 ${dir}`;
  if (allowed || container) return what;
  throw new StartError('data_dir', `${what} (or set PRIORA_OPEN_DATA_DIR=true to start all the same)`);
}

/**
 * Takes rights of others from files and folders within, which may be of a time when they had some. The folder itself
 * keeps its mode. What belongs to somebody else stays as it is.
 * @returns how many were changed
 */
export function closeToOthers(dir: string): number {
  let changed = 0;
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    try {
      const found = lstatSync(path);
      if (found.isSymbolicLink()) continue;
      if ((found.mode & OTHERS) !== 0) {
        chmodSync(path, found.mode & 0o700);
        changed += 1;
      }
      if (found.isDirectory()) changed += closeToOthers(path);
    } catch (error) {
      if (!['ENOENT', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return changed;
}
