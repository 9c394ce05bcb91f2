import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopTestServer } from './test-server.ts';

const NAME = 'TEST_RUN_FOLDER';

/** A folder for what the processes of one run of the tests share; it goes when the run has ended. */
export default function setup(): (() => void) | undefined {
  // asked for once by each project
  if (process.env[NAME] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'priora-run-'));
  process.env[NAME] = folder;
  return () => {
    stopTestServer(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The folder of this run; undefined outside of one (in a script). */
export const runFolder = (): string | undefined => process.env[NAME];
