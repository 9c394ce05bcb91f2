import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** How long calls take, and what memory does in seconds, is not held here: machines differ. */
it('answers counts, searches, questions and uploads while it imports: no error, and a ledger of what was served', async () => {
  const out = await mkdtemp(join(tmpdir(), 'priora-load-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const told = ['--seconds', '1', '--documents', '150', '--import', '100', '--connections', '16', '--out', out];
  const run = spawn(process.execPath, [join(import.meta.dirname, 'mixed-load.ts'), ...told], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(run, 'exit');
  const [file] = await readdir(out);
  const text = await readFile(join(out, file!), 'utf8');
  const cells = text
    .split('\n')
    .filter((line) => /^\| (counts|searches|chat|uploads) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells.map((row) => [row[1], row[5], row[6]])).toEqual([
    ['counts', '0', '0'],
    ['searches', '0', '0'],
    ['chat', '0', '0'],
    ['uploads', '0', '0'],
  ]);
  expect(text).toContain(', 100 imported meanwhile.');
}, 300_000);
