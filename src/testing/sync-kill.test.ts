import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seeded } from './seeded.ts';
import { syncKills } from './sync-kill.ts';

it('each delivery is taken once, whatever is killed when (npm run kill-sync for 200 rounds)', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-kill-sync-'));
  try {
    const { deliveries, wrong } = await syncKills(dir, 2, seeded(Date.now() % 1_000_000));
    expect(wrong).toEqual([]);
    expect(deliveries).toBe(3);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
