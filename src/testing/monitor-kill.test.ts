import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { monitorKills } from './monitor-kill.ts';
import { seeded } from './seeded.ts';

it('every change is told once on every way, whatever is killed when (npm run kill-monitors for 100 rounds)', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-kill-monitors-'));
  try {
    const seed = Date.now() % 1_000_000;
    const { wrong, counted } = await monitorKills(dir, 2, seeded(seed));
    expect(wrong, `npm run kill-monitors -- 2 ${seed}`).toEqual([]);
    expect(counted['check new']).toBeGreaterThanOrEqual(14);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
