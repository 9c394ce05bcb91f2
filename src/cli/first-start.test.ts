import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineDataFolder } from '#data-folder/index.ts';
import { copyDemo } from '#testing/demo.ts';
import { LATE_COLLECTION } from '#testing/late-collection.ts';

const PROGRAM = new URL('./priora.ts', import.meta.url).pathname;
/** Kills at moments of chance, beside those at each step. `PRIORA_FIRST_STARTS=50` for a night. */
const ROUNDS = Number(process.env.PRIORA_FIRST_STARTS ?? 1);

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-first-start-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Starts the service; `until` is asked every ten milliseconds, and a true answer ends it by `signal`. Answers what it
 * said, and the statuses of `/readyz`.
 */
async function start(dir: string, until: (said: string) => boolean, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, [LATE_COLLECTION, PROGRAM, 'serve'], {
    env: { PATH: process.env.PATH, PRIORA_DATA_DIR: dir, PORT: '0', PRIORA_LEARN: 'false', PRIORA_LOG_LEVEL: 'error' },
  });
  let said = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  let ended = false;
  const end = new Promise<void>((resolve) => child.on('close', () => resolve()));
  void end.then(() => (ended = true));
  while (!ended && !until(said)) await sleep(10);
  const url = /Service {5}(http:\S+)/.exec(said)?.[1];
  const ready = url && !ended ? await fetch(`${url}/readyz`) : undefined;
  const state = ready && { status: ready.status, body: (await ready.json()) as { status: string } };
  child.kill(signal);
  await end;
  // a loss or a refusal is a line here; how far the load has come is one too
  return { said, errors: errors.replace(/^ *\d+% .*\n/gm, ''), state };
}

const welcomed = (said: string) => said.includes('Ctrl-C');

/** What is stored, whatever the order of writing was: ids with the digests of their records. */
function content(dir: string) {
  const db = new DatabaseSync(join(dir, 'corpus.sqlite'), { readOnly: true });
  const rows = db
    .prepare(
      'select c.name, r.id, hex(r.arrived) as arrived, r.demo from records r join collections c using (collection) where deleted = 0 order by 1, 2',
    )
    .all();
  db.close();
  return rows.map((row) => Object.values(row).join(' '));
}

function records(dir: string): number {
  try {
    const db = new DatabaseSync(join(dir, 'corpus.sqlite'), { readOnly: true });
    try {
      return (db.prepare('select coalesce(sum(records), 0) as n from collections').get() as { n: number }).n;
    } finally {
      db.close();
    }
  } catch {
    return 0;
  }
}

it('a first start that is killed at any moment goes on at the next one, until the corpus is whole', async () => {
  const whole = join(root, 'whole');
  await copyDemo(whole);
  const expected = content(whole);
  expect(expected.length).toBeGreaterThan(2000);

  const moments: [name: string, (dir: string) => boolean][] = [
    ['accounts are there', (dir) => existsSync(join(dir, 'accounts.sqlite'))],
    ...Array.from({ length: ROUNDS }, (_, i): [string, (dir: string) => boolean] => {
      const least = Math.floor(((0.37 + i * 0.618) % 1) * expected.length);
      return [`${least} records are there (${i})`, (dir) => records(dir) >= least];
    }),
    ['all records are there', (dir) => records(dir) >= expected.length],
  ];
  // one folder is killed at every moment in turn, which is more than any of them alone
  const dir = join(root, 'killed');
  for (const [name, reached] of moments) {
    const { errors } = await start(dir, () => reached(dir), 'SIGKILL');
    expect(errors, name).toBe('');
    if (existsSync(join(dir, 'loading.json'))) continue;
    expect([0, expected.length], name).toContain(records(dir));
  }
  const last = await start(dir, welcomed, 'SIGTERM');
  expect(last.errors).toBe('');
  expect(last.state, last.said).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(existsSync(join(dir, 'loading.json'))).toBe(false);
  expect(content(dir)).toEqual(expected);
  expect(await examineDataFolder({ dir, collections: [] })).toEqual([]);
}, 600_000);
