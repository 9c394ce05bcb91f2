import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delivery } from '#testing/sync-parts.ts';
import { endSync, listSync, runSync, switchSync } from './sync.ts';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-cli-sync-'));
  mkdirSync(join(folder, 'inbox'));
  vi.stubEnv('PRIORA_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('PRIORA_SYNC_FOLDERS', `inbox=${join(folder, 'inbox')}`);
  vi.stubEnv('PRIORA_SYNC_FOLDER_MARKER', '.done');
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = 0;
  rmSync(folder, { recursive: true, force: true });
});
const said = () => printed.splice(0).join('');

it('lists the sources, switches one on only when it is agreed to, runs it, and switches it off', async () => {
  await listSync({});
  expect(said()).toMatch(/^SOURCE +STATE +NEWEST .*\nuspto-grants +off/);
  await expect(switchSync('uspto-grants', {})).rejects.toThrow('Nothing was changed. Add --yes to have it followed.');
  expect(said()).toMatch(/reaches: api\.uspto\.gov, data\.uspto\.gov\n {2}terms: .* https:\/\/www\.uspto\.gov\//);
  await expect(switchSync('uspto-grants', { yes: true })).rejects.toThrow(/set PRIORA_SYNC_CONTACT/);
  await expect(runSync(undefined)).rejects.toThrow('No source is on.');
  await expect(runSync('inbox')).rejects.toThrow(/is switched off: switch it on first/);

  await switchSync('inbox', { yes: true, cron: '0 * * * *', timeZone: 'Europe/Berlin' });
  expect(said()).toMatch(
    /inbox: on, 0 \* \* \* \* \(Europe\/Berlin\), next run \S+ \S+ UTC\. A running service follows it/,
  );
  const file = join(folder, 'inbox/week31.ndjson');
  writeFileSync(file, delivery(1, 2, '2026-07-28'));
  utimesSync(file, 1, 1);
  writeFileSync(`${file}.done`, '');
  await runSync(undefined);
  expect(said()).toMatch(/^inbox: done: 1 delivery taken \([\d.]+ [a-zA-Z]+\), 2 records, 2 added, 0 changed\n$/);
  await runSync('inbox');
  expect(said()).toBe('inbox: nothing new\n');
  await listSync({ json: true });
  const inbox = (JSON.parse(said()) as any[]).find(({ name }) => name === 'inbox');
  expect(inbox).toMatchObject({ on: true, freshness: { last_delivery: { name: 'week31.ndjson' } }, to_take: 0 });
  await endSync('inbox');
  await listSync({});
  expect(said()).toMatch(/\ninbox +off +week31\.ndjson/);
  expect(process.exitCode ?? 0).toBe(0);
});
