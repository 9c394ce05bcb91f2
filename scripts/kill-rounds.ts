/**
 * `npm run kill-rounds -- [rounds, default 100] [seed]`: processes that write to every store are killed with SIGKILL,
 * and what they acknowledged must be there. Prints a table; ends with status 1 if anything was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILL_KINDS, killRounds } from '#testing/kill-rounds.ts';

const rounds = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const dir = mkdtempSync(join(tmpdir(), 'priora-kill-'));
const started = performance.now();
try {
  const report = await killRounds(dir, rounds, seed, (round) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${round} of ${rounds}`);
  });
  const seconds = (performance.now() - started) / 1000;
  const lines = KILL_KINDS.map((kind) => `| ${kind} | ${report.acknowledged[kind]} | ${report.cut_off[kind]} |`);
  const all = KILL_KINDS.reduce((sum, kind) => sum + report.acknowledged[kind], 0);
  process.stdout.write(
    `| write | acknowledged | cut off by the kill |\n|---|---:|---:|\n${lines.join('\n')}\n\n` +
      `${rounds} kills (seed ${seed}), ${all} acknowledged writes, ${report.lost.length} lost; ${(seconds / rounds).toFixed(2)} s a round.\n`,
  );
  for (const line of report.lost) process.stdout.write(`! ${line}\n`);
  if (report.lost.length > 0) process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
