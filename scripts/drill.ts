/**
 * `npm run drill -- [rounds, default 20] [seed]`: a process writes every store of a data folder; meanwhile the folder
 * is backed up, the backup is restored elsewhere, and everything is compared with what was acknowledged. Prints a
 * table; ends with status 1 if anything is missing or different.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILL_KINDS } from '#testing/kill-rounds.ts';
import { restoreDrill } from '#testing/restore-drill.ts';

const rounds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const root = mkdtempSync(join(tmpdir(), 'priora-drill-'));
const started = performance.now();
try {
  const { during, compared, longest_write_ms, wrong } = await restoreDrill(
    join(root, 'data'),
    rounds,
    seed,
    (round) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${round} of ${rounds}`);
    },
  );
  const lines = KILL_KINDS.map((kind) => `| ${kind} | ${during[kind]} |`);
  process.stdout.write(
    `| write | acknowledged while a backup was made |\n|---|---:|\n${lines.join('\n')}\n\n` +
      `${rounds} backups under load and one without (seed ${seed}), each restored: ${compared.values} values, ` +
      `${compared.rows} rows and ${compared.files} files compared, ${wrong.length} wrong; the longest write took ` +
      `${longest_write_ms.toFixed(0)} ms; ${((performance.now() - started) / 1000 / rounds).toFixed(1)} s a round.\n`,
  );
  for (const line of wrong) process.stdout.write(`! ${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
