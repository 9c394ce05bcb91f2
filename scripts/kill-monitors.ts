/**
 * `npm run kill-monitors -- [rounds, default 100] [seed]`: a service that imports and runs monitors is killed with
 * SIGKILL at moments of chance, while a client checks one and counts; each change must be told once on every way. Ends
 * with status 1 if one was not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorKills } from '#testing/monitor-kill.ts';
import { seeded } from '#testing/seeded.ts';

const rounds = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const dir = mkdtempSync(join(tmpdir(), 'priora-kill-monitors-'));
try {
  const { batches, cut_off, repeated, counted, wrong } = await monitorKills(dir, rounds, seeded(seed));
  process.stdout.write(
    `${rounds} kills (seed ${seed}), ${batches} imports; ${cut_off} checks cut off, ${repeated} answers that came again; ${wrong.length} wrong.\n`,
  );
  for (const [what, times] of Object.entries(counted)) process.stdout.write(`  ${what}: ${times}\n`);
  for (const line of wrong.slice(0, 50)) process.stdout.write(`! ${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
