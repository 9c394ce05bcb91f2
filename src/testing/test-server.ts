import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the server of a run, if one was started. */
export function stopTestServer(run: string): void {
  const file = join(run, 'postgres', 'server');
  if (!existsSync(file)) return;
  const { folder, pid } = JSON.parse(readFileSync(file, 'utf8')) as { folder: string; pid: number };
  try {
    process.kill(pid, 'SIGQUIT');
    // until it has ended, which throws
    for (let tries = 0; tries < 200; tries++) {
      process.kill(pid, 0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  } catch {
    // it has ended
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
