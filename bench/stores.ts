import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { accountsOver } from '#accounts/accounts.ts';
import { modelLedger } from '#accounts/model-ledger.ts';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteModelLedger } from '#stores/sqlite/model-ledger.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';

/**
 * What writes of the small stores cost: their rate, and how long they hold up the event loop. See README.md beside this
 * file.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, dir: { type: 'string', default: import.meta.dirname } },
});
const dir = mkdtempSync(join(values.dir, '.stores-'));
const ms = Number(values.seconds) * 1000;

/** Runs `one` in so many lines at a time, and looks at the event loop meanwhile. */
async function measure(name: string, lines: number, one: (line: number, n: number) => unknown): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const until = performance.now() + ms;
  let done = 0;
  const took: number[] = [];
  delay.enable();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      for (let n = 0; performance.now() < until; n++) {
        const at = performance.now();
        await one(line, n);
        took.push(performance.now() - at);
        done += 1;
        await new Promise(setImmediate);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  const millis = (nanos: number) => (nanos / 1e6).toFixed(2);
  console.log(
    `${name.padEnd(34)} ${String(lines).padStart(3)} at a time: ${(done / seconds).toFixed(0).padStart(7)} /s, one ${at(0.5).toFixed(3)} ms (p99 ${at(0.99).toFixed(2)}); event loop held p50 ${millis(delay.percentile(50))}, p99 ${millis(delay.percentile(99))}, most ${millis(delay.max)} ms`,
  );
}

try {
  const accounts = accountsOver(sqliteAccountStore(join(dir, 'accounts.sqlite')));
  const { id: account } = await accounts.all.create('bench');
  const { key } = await accounts.createKey({ account_id: account, name: 'bench' });
  const tasks = sqliteTaskStore(join(dir, 'tasks.sqlite'));
  const ledger = modelLedger(sqliteModelLedger(join(dir, 'accounts.sqlite')), { clock: Date.now, keep_days: 0 });
  const data = { text: 'x'.repeat(2000) };
  const now = Date.now();
  for (let line = 0; line < 64; line++)
    await tasks.insert(
      {
        task_id: `t${line}`,
        flow: 'f',
        account,
        title: '',
        state: 's',
        data,
        created_at: now,
        moved_at: now,
        expires_at: now * 2,
      },
      true,
      [],
    );
  const move = (line: number, n: number) =>
    tasks.move(
      { task_id: `t${line}`, account, version: versions[line]! + n },
      { state: 's', data, title: '', runnable: true, entries: [{ at: now, kind: 'moved', detail: { n } }] },
    );
  const versions = Array<number>(64).fill(1);
  for (const lines of [1, 8, 64]) {
    await measure('moves of tasks', lines, async (line, n) => {
      if (!(await move(line, n))) throw new Error(`task ${line} was not moved`);
    });
    for (let line = 0; line < 64; line++) versions[line] = (await tasks.get(account, `t${line}`))!.version;
  }
  for (const lines of [1, 8, 64]) await measure('writes of the model ledger', lines, () => ledger.spent(account, 10));
  for (const lines of [1, 64]) await measure('checks of a known key', lines, () => accounts.check(key));
  for (const lines of [1, 64])
    await measure('keys made', lines, (line, n) => accounts.createKey({ account_id: account, name: `${line} ${n}` }));
  await accounts.close();
  await tasks.close();
  await ledger.close();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
