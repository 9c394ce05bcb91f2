import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { ServiceError } from '#errors.ts';
import type { Stores } from '#stores/stores.ts';
import { heldUp } from './held-up.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'priora-held-up-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const told = async (state: () => Promise<string | undefined>) =>
  (await heldUp(readConfig({ PRIORA_DATA_DIR: dir }), dir, { state } as Stores))();

it('is nothing where the database can be used, and else what is the matter with it', async () => {
  expect(await told(async () => undefined)).toBe(undefined);
  const message = 'The database cannot be used: it is read-only.';
  const refused = () => Promise.reject(new ServiceError('busy', message));
  expect(await told(refused)).toEqual({ status: 'no database', message });
});

it('is clocks that differ, with which calls are answered', async () => {
  const message = 'The clock of the database differs from this machine by 60 s.';
  expect(await told(async () => message)).toEqual({ status: 'clocks differ', message, answers: true });
});
