import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderFileStore } from './folder-store.ts';
import type { FileStore } from './store.ts';

let dir: string;
let now = 1_700_000_000_000;
let files: FileStore;
const open = () => folderFileStore({ dir, base_url: () => 'http://here', link_ms: 60_000, clock: () => now });

beforeEach(() => {
  now = 1_700_000_000_000;
  dir = mkdtempSync(join(tmpdir(), 'priora-files-'));
  files = open();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  const [, , id = '', name = ''] = pathname.split('/');
  return { id, name, expires: searchParams.get('expires')!, signature: searchParams.get('signature')! };
};
const report = { key: 'task-1', name: 'report.html', content: Buffer.from('<p>ü</p>') };

it('a link reads the file, also after the service was started again', async () => {
  const link = parts(files.link(await files.put(report)));
  expect(link.expires).toBe('1700000060');
  expect(await open().open(link)).toEqual({
    kind: 'file',
    content: report.content,
    media_type: 'text/html; charset=utf-8',
    name: 'report.html',
  });
});

it('work that is done twice leaves one file, the later one', async () => {
  const first = await files.put(report);
  const second = await files.put({ ...report, content: Buffer.from('again') });
  expect(second.id).toBe(first.id);
  expect(await files.open(parts(files.link(first)))).toMatchObject({ content: Buffer.from('again') });
});

it('refuses links that were changed or have expired, and says when the file is gone', async () => {
  const link = parts(files.link(await files.put(report)));
  const other = parts(files.link(await files.put({ ...report, key: 'task-2' })));
  for (const changed of [
    { ...link, id: other.id },
    { ...link, name: 'report.pdf' },
    { ...link, expires: '1800000000' },
    { ...link, signature: '' },
    { ...link, id: '../../etc' },
    { ...link, expires: '1e9' },
  ]) {
    expect(await files.open(changed)).toEqual({ kind: 'forged' });
  }
  now += 60_000;
  expect(await files.open(link)).toEqual({ kind: 'expired' });
  const fresh = parts(files.link({ id: link.id, name: 'other.html' }));
  expect(await files.open(fresh)).toEqual({ kind: 'missing' });
});

it('takes plain names alone', async () => {
  for (const name of ['../x.html', 'a/b.html', 'x.exe', '.html', 'x'])
    await expect(files.put({ ...report, name })).rejects.toThrow(RangeError);
});

it('keeps files from others, and removes them when their time is over', async () => {
  await files.put(report);
  expect(statSync(join(dir, 'link-secret')).mode & 0o777).toBe(0o600);
  now = Date.now();
  expect(await files.sweep()).toBe(0);
  now += 91 * 86_400_000;
  expect(await files.sweep()).toBe(1);
});
