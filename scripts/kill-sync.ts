/**
 * `npm run kill-sync -- [rounds, default 200] [seed]`: a process that follows a feed is killed with SIGKILL at moments
 * of chance; each delivery must have been taken once. Ends with status 1 if one was not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '#testing/seeded.ts';
import { syncKills } from '#testing/sync-kill.ts';

const rounds = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const dir = mkdtempSync(join(tmpdir(), 'priora-kill-sync-'));
try {
  const { cut_off, deliveries, records, wrong } = await syncKills(dir, rounds, seeded(seed));
  process.stdout.write(
    `${rounds} rounds (seed ${seed}): ${cut_off} killed before they had ended, ${deliveries} deliveries, ${records} records, ${wrong.length} wrong.\n`,
  );
  for (const line of wrong) process.stdout.write(`! ${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
