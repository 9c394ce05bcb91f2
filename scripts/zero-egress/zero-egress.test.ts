import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDemo } from '#testing/demo.ts';
import { canIsolate, type ZeroEgress, zeroEgress } from './run.ts';

/** Counts, searches, documents, charts, a chat, and flows from end to end: novelty, technical questions, an idea. */
const SLICE = ['p001', 'p002', 'p011', 'p020', 'ai50', 'ai35', 'ai36', 'r004'];

const isolated = canIsolate();

describe.skipIf(!isolated)(
  `in a network with nothing but loopback${isolated ? '' : ' (skipped: this user may not make one)'}`,
  () => {
    let seen: ZeroEgress;
    const folder = mkdtempSync(join(tmpdir(), 'priora-zero-'));
    beforeAll(async () => {
      await copyDemo(join(folder, 'data'));
      seen = zeroEgress(SLICE, join(folder, 'data'));
    }, 240_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('no way leads out', () => {
      expect(seen.interfaces).toEqual(['lo']);
      expect(seen.outside).toBe('ENETUNREACH');
    });

    it('operations answer and flows end as elsewhere', () => {
      expect(seen.failed).toEqual({});
      for (const start of SLICE)
        expect(
          seen.answered.some((id) => id.startsWith(start)),
          start,
        ).toBe(true);
    });

    it('and nothing tried to reach anybody', () => {
      expect(seen.egress).toEqual({ offline: true, guarded: true, permitted: [], connections: [] });
      expect(seen.sockets).toEqual([]);
    });
  },
);
