import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyShape } from '#accounts/key.ts';

const PROGRAM = new URL('./priora.ts', import.meta.url).pathname;
let folder: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'priora-cli-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const environment = (over: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  PRIORA_DATA_DIR: join(folder, 'data'),
  PORT: '0',
  ...over,
});

interface Finished {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], over: Record<string, string> = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: environment(over) });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

interface Serving {
  readonly url: string;
  readonly welcome: string;
  /** What it has logged so far. */
  logged(): string;
  signal(signal: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals): Promise<Finished>;
}

function serve(over: Record<string, string> = {}, args: readonly string[] = ['--no-demo']): Promise<Serving> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, 'serve', ...args], { env: environment(over) });
    running.add(child);
    let out = '';
    let err = '';
    const ended = new Promise<Finished>((done) => child.on('close', (status) => done({ status, out, err })));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const url = /Service {5}(http:\S+)/.exec(out)?.[1];
      if (url && out.includes('Ctrl-C')) {
        resolve({
          url,
          welcome: out,
          logged: () => err,
          signal: (signal) => void child.kill(signal),
          stop: (signal = 'SIGTERM') => {
            child.kill(signal);
            return ended;
          },
        });
      }
    });
    ended.then(({ status }) => reject(new Error(`ended with ${status}: ${err}`)));
  });
}

const COUNT = '/search/patent/query-search-count';
const count = (url: string, key: string) =>
  fetch(`${url}${COUNT}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: '{"query_text":"TTL: lidar"}',
  });

/** What no request can be made to do is done from within: a promise that is refused, at a signal. */
const REFUSE = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits')))`;
/** Shown at the first start. */
let first_key: string;

describe('priora serve', () => {
  it('at the first start makes folder and key and shows a line that works', async () => {
    const first = await serve();
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    first_key = /^ {2}(sk-\w{49})$/m.exec(first.welcome)![1]!;
    expect(keyShape(first_key)).toBe('well_formed');
    expect(first.welcome).toContain(`Console     ${first.url}/`);
    const curl = first.welcome.slice(first.welcome.indexOf('curl -s'), first.welcome.indexOf('Own data'));
    const [, path, body] = /curl -s \S+?(\/search\S+) [\s\S]*-d '([^']+)'/.exec(curl)!;
    expect(curl).toContain(`-H 'Authorization: Bearer ${first_key}'`);
    const reply = await fetch(`${first.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${first_key}` },
      body: body!,
    });
    expect(await reply.json()).toEqual({
      status: true,
      error_code: 0,
      error_msg: '',
      data: { total_search_result_count: 0 },
    });
    const stopped = await first.stop();
    // nothing of the log stands before the first words
    const lines = stopped.err.split('\n').filter((line) => line.startsWith('{'));
    expect([stopped.status, lines.map((line) => JSON.parse(line).msg)[0]]).toEqual([0, 'ready']);
  });

  it('refuses a taken port, a folder it cannot write and a bad setting, each with what to do', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const taken = await run(['serve', '--no-demo'], { PORT: String(port), PRIORA_DATA_DIR: join(folder, 'other') });
    server.close();
    expect([taken.status, taken.out]).toEqual([1, '']);
    expect(taken.err).toBe(
      `priora: Port ${port} of 127.0.0.1 is in use by another program. Set PORT (or HOST), for example: PORT=8081 npm start\n`,
    );

    writeFileSync(join(folder, 'file'), '');
    const unwritable = await run(['serve', '--no-demo'], { PRIORA_DATA_DIR: join(folder, 'file', 'data') });
    expect([unwritable.status, unwritable.err]).toEqual([
      1,
      `priora: The data folder ${join(folder, 'file', 'data')} cannot be used (ENOTDIR). Set PRIORA_DATA_DIR to a folder you can write.\n`,
    ]);

    const setting = await run(['serve'], { PORT: 'eighty' });
    expect([setting.status, setting.err]).toEqual([
      2,
      'priora: Settings that are not valid: PORT must be a whole number from 0 to 65535, not "eighty".\n',
    ]);
  });
});

describe('a service of a later start', () => {
  let service: Serving;
  beforeAll(async () => {
    service = await serve({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REFUSE)}` });
  });

  it('shows no key, and takes the first one', async () => {
    expect(service.welcome).not.toContain('sk-');
    expect(service.welcome).toContain('keys create --name NAME');
    expect((await count(service.url, first_key)).status).toBe(200);
  });

  it('logs a promise that is refused while nobody waits for it, and goes on', async () => {
    service.signal('SIGUSR2');
    await expect.poll(service.logged, { timeout: 10_000 }).toContain('unexpected failure that nobody waited for');
    expect(service.logged()).toContain('nobody waits');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  it('has its folder for itself', async () => {
    const inUse = await run(['serve', '--no-demo']);
    expect([inUse.status, inUse.err]).toEqual([
      1,
      expect.stringMatching(/^priora: The data folder \S+ is in use by another Priora/),
    ]);
  });

  it('is copied while it runs: records, accounts and keys are carried to another folder', async () => {
    const key = (await run(['keys', 'create', '--name', 'kept'])).out.trim();
    const saved = await run(['backup', join(folder, 'backup')]);
    expect([saved.err, saved.status]).toEqual(['', 0]);
    expect(saved.out).toMatch(
      /^Saved .*, accounts and keys, tasks, conversations and files as of \d.* to .* \(\d.*B\)\.$/m,
    );
    expect((await run(['backup', join(folder, 'backup')])).status).toBe(1);

    const elsewhere = { PRIORA_DATA_DIR: join(folder, 'restored') };
    const restored = await run(['restore', join(folder, 'backup')], elsewhere);
    expect([restored.err, restored.status]).toEqual(['', 0]);
    expect(restored.out).toContain('a key that was deleted since is valid again');
    expect((await run(['doctor'], elsewhere)).out).toContain('Sound');
    const listed = async (over = {}) =>
      JSON.parse((await run(['keys', 'list', '--json'], over)).out).filter(
        ({ name }: { name: string }) => name === 'kept',
      );
    expect(await listed(elsewhere)).toEqual(await listed());
    expect(await listed()).toMatchObject([{ hint: `${key.slice(0, 7)}…${key.slice(-4)}` }]);
    expect((await run(['restore', join(folder, 'backup')], elsewhere)).status).toBe(1);
  });

  it('takes a new key and refuses a deleted one at once, lists keys with their last use, and ends without a fault', async () => {
    const made = await run([
      'keys',
      'create',
      '--name',
      'ci job',
      '--expires',
      '30d',
      '--scope',
      'patent-data-search:read',
    ]);
    expect([made.status, made.err]).toEqual([0, '']);
    const key = made.out.trim();
    expect(made.out).toBe(`${key}\n`);
    expect((await count(service.url, key)).status).toBe(200);
    expect((await fetch(`${service.url}/basic-patent-data/claim-data?patent_number=US1&apikey=${key}`)).status).toBe(
      403,
    );
    const shown = async () =>
      JSON.parse((await run(['keys', 'list', '--json'])).out).find(({ name }: { name: string }) => name === 'ci job');
    // last uses are written every second
    await expect.poll(async () => (await shown()).seen_in_url_at, { interval: 400 }).toEqual(expect.any(Number));
    const listed = await shown();
    expect(listed).toMatchObject({
      hint: `${key.slice(0, 7)}…${key.slice(-4)}`,
      scopes: ['patent-data-search:read'],
      last_used_address: '127.0.0.1',
      last_used_operation: expect.stringMatching(/^p0/),
      seen_in_url_at: expect.any(Number),
    });
    expect((await run(['keys', 'list'])).out).toMatch(/! "ci job" was sent in a URL on /);
    const deleted = await run(['keys', 'delete', 'ci job']);
    expect([deleted.status, deleted.out]).toEqual([0, `Deleted the key "ci job" (${listed.hint}).\n`]);
    const refused = await count(service.url, key);
    expect([refused.status, refused.headers.get('x-error-code'), await refused.text()]).toEqual([401, '67200202', '']);
    const ended = await service.stop('SIGINT');
    expect([ended.status, ended.err.includes('Warning')]).toEqual([0, false]);
    expect(ended.err + ended.out).not.toContain(first_key);
    const usage = JSON.parse((await run(['usage', '--by', 'key,operation', '--json'])).out).filter(
      (row: { key_id: string }) => row.key_id === listed.id,
    );
    const rows = usage.map((row: { operation_id: string; calls: number; failures: number }) => [
      row.operation_id.slice(0, 4),
      row.calls,
      row.failures,
    ]);
    expect(rows).toEqual([
      ['p001', 1, 0],
      ['p018', 1, 1],
    ]);
  });
});

describe('priora keys', () => {
  it.each([
    [['keys', 'create'], "required option '--name <name>' not specified"],
    [['keys', 'delete', 'nothing'], 'There is no key "nothing"'],
    [['nonsense'], "unknown command 'nonsense'"],
  ])('%j ends with status 2 and says: %s', async (args, message) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});

it('priora openapi prints the description and touches no data', async () => {
  const { status, out, err } = await run(['openapi'], { PRIORA_DATA_DIR: join(folder, 'never') });
  expect([status, err, JSON.parse(out).openapi]).toEqual([0, '', '3.1.0']);
  expect(() => statSync(join(folder, 'never'))).toThrow('ENOENT');
});

it('priora without a command lists what there is', async () => {
  const { status, out } = await run(['--help']);
  expect(status).toBe(0);
  for (const command of [
    'serve',
    'import',
    'sources',
    'demo',
    'reindex',
    'doctor',
    'backup',
    'restore',
    'keys',
    'accounts',
    'usage',
    'openapi',
  ])
    expect(out).toMatch(new RegExp(`^  ${command}`, 'm'));
});
