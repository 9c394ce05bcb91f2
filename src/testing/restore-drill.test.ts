import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KILL_KINDS } from './kill-rounds.ts';
import { restoreDrill } from './restore-drill.ts';

it('a backup that is made while every store is written restores to one moment, and a quiet one to the same (npm run drill for more)', async () => {
  const root = mkdtempSync(join(tmpdir(), 'priora-drill-'));
  try {
    const { wrong, during, compared } = await restoreDrill(join(root, 'data'), 2, Date.now() % 1_000_000);
    expect(wrong).toEqual([]);
    expect(KILL_KINDS.reduce((sum, kind) => sum + during[kind], 0)).toBeGreaterThan(0);
    expect(compared.values).toBeGreaterThan(60);
    expect(compared.rows).toBeGreaterThan(60);
    expect(compared.files).toBeGreaterThan(2);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 240_000);
