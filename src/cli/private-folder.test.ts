import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers, entered } from './private-folder.ts';

const PROGRAM = join(import.meta.dirname, 'priora.ts');
const CSV = readFileSync(join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv'));
const IDEA =
  'A battery module comprising battery cells; a cold plate arranged below the battery cells; and a pump that reverses the flow of coolant.';

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-private-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** The command line as a shell starts it that lets everybody read what it makes. */
function priora(args: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn('/bin/sh', ['-c', 'umask 000; exec "$0" "$@"', process.execPath, PROGRAM, ...args], {
    env: { PATH: process.env.PATH, PRIORA_DATA_DIR: join(folder, 'data'), PORT: '0', ...settings },
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (piece) => (said.out += piece));
  child.stderr.on('data', (piece) => (said.err += piece));
  return { child, said, ended: once(child, 'close') };
}

/** Everything within that others have a right to, with its mode. */
const open = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const { mode } = lstatSync(join(dir, name));
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
  });

it('whatever is written is its owner’s alone: stores, index, uploads, rejects, reports, backup', {
  timeout: 400_000,
}, async () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'rejects'), { recursive: true });
  writeFileSync(join(data, 'rejects', 'of-before.ndjson'), '');
  chmodSync(join(data, 'rejects', 'of-before.ndjson'), 0o644);
  chmodSync(data, 0o755);
  // a first start with the demo corpus is killed and looked at in first-start.test.ts
  const { child, said, ended } = priora(['serve', '--no-demo'], {
    PRIORA_OPEN_DATA_DIR: 'true',
    PRIORA_LEARN: 'false',
  });
  await expect.poll(() => said.out, { timeout: 180_000 }).toContain('Ctrl-C');
  expect(said.err).toContain(`Mend it with: chmod 700 ${data}`);
  const url = /Service {5}(http:\S+)/.exec(said.out)![1]!;
  expect(existsSync(join(data, 'loading.json'))).toBe(false);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
  const token = /welcome#(\S+)/.exec(said.out)![1]!;
  const headers: Record<string, string> = {};
  const call = async (method: string, path: string, body?: unknown) => {
    const raw = body instanceof Uint8Array;
    const reply = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: raw ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const cookie = reply.headers.get('set-cookie');
    if (cookie) headers.cookie = cookie.split(';')[0]!;
    const json = (await reply.json()) as any;
    expect([path, reply.status]).toEqual([path, 200]);
    return json;
  };
  const { csrf } = await call('POST', '/manage/sign-up', { token, name: 'Ann', password: 'correct horse battery' });
  headers['x-csrf-token'] = csrf;
  const { id } = await call('POST', '/manage/corpus/uploads', { files: [{ name: 'a.csv', bytes: CSV.length }] });
  await call('POST', `/manage/corpus/uploads/${id}/0?offset=0`, CSV);
  expect(readdirSync(join(data, 'uploads', id, '0'))).toEqual(['a.csv']);
  expect(open(join(data, 'uploads'))).toEqual([]);
  await call('POST', `/manage/corpus/uploads/${id}/import`, {});
  await expect
    .poll(async () => (await call('GET', '/manage/jobs'))[0].state, { timeout: 180_000, interval: 500 })
    .toBe('done');
  const ask = { query: 'What cools the cells?', deep_search: true, long_think: false, search_website: false };
  await call('POST', '/chat/ai-ls-chat', ask);

  const novelty = async (path: string, body: object) => (await call('POST', `/ai/novelty-search${path}`, body)).data;
  const { task_id } = await novelty('/submit', { input: IDEA, lang: 'en' });
  const settled = (path: string) => novelty(path, { task_id, wait_ms: 40_000 });
  await settled('/tech-solution/get');
  await novelty('/tech-solution/update', { task_id });
  await settled('/feature/extract');
  await novelty('/feature/confirm', { task_id });
  const { elements } = await settled('/retrieval/elements');
  await novelty('/agent-search', { task_id, elements });
  await settled('/agent-result');
  await novelty('/feature/comparison/confirm', { task_id });
  await novelty('/export', { task_id, title: 'Report' });
  expect((await settled('/report/get')).files).toHaveLength(3);

  const backup = join(folder, 'backup');
  const copied = priora(['backup', backup]);
  expect(await copied.ended).toEqual([0, null]);
  const names = readdirSync(data);
  for (const name of ['accounts.sqlite', 'chats.sqlite', 'tasks.sqlite', 'jobs.sqlite', 'files', 'index', 'rejects'])
    expect(names).toContain(name);
  expect(readdirSync(join(data, 'rejects')).length).toBeGreaterThan(1);
  expect(readdirSync(join(data, 'files')).length).toBeGreaterThan(1);
  expect([open(data), open(folder).filter((name) => !name.startsWith('data 755'))]).toEqual([[], []]);
  child.kill('SIGTERM');
  await ended;
});

it('a folder that others can enter is refused outside of containers, unless allowed, and told with the remedy', () => {
  const told = `The data folder ${folder} can be entered by other users of this machine (mode 750). Mend it with: chmod 700 ${folder}`;
  expect(entered(folder, { allowed: false, container: false })).toBeUndefined();
  chmodSync(folder, 0o750);
  expect(() => entered(folder, { allowed: false, container: false })).toThrow(
    `${told} (or set PRIORA_OPEN_DATA_DIR=true to start all the same)`,
  );
  expect(entered(folder, { allowed: true, container: false })).toBe(told);
  expect(entered(folder, { allowed: false, container: true })).toBe(told);
});

it('files of before lose the rights of others, and nothing else', () => {
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a', 'readable'), 'x');
  chmodSync(join(folder, 'a', 'readable'), 0o664);
  writeFileSync(join(folder, 'secret'), 'x');
  chmodSync(join(folder, 'secret'), 0o400);
  chmodSync(join(folder, 'a'), 0o755);
  expect(closeToOthers(folder)).toBe(2);
  const mode = (name: string) => (lstatSync(join(folder, name)).mode & 0o777).toString(8);
  expect(['a', 'a/readable', 'secret'].map(mode)).toEqual(['700', '600', '400']);
});
