import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KILL_KINDS, killRounds } from './kill-rounds.ts';

it('everything acknowledged is there after kill -9, in every store (npm run kill-rounds for more rounds)', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'priora-kill-'));
  try {
    const seed = Date.now() % 1_000_000;
    const { acknowledged, lost } = await killRounds(dir, 4, seed);
    // the message is all that is kept of a test that holds when it is run again
    expect(lost, `seed ${seed}: ${lost.join('; ')}`).toEqual([]);
    expect(KILL_KINDS.reduce((sum, kind) => sum + acknowledged[kind], 0)).toBeGreaterThan(4);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
