import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService } from '#testing/service.ts';

let root: string;
let mounted = false;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priora-no-room-'));
  mkdirSync(join(root, 'small'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', join(root, 'small')], { stdio: 'ignore' });
    mounted = true;
  } catch {
    // only who may mount can have a small disk
  }
});
afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', join(root, 'small')]);
  rmSync(root, { recursive: true, force: true });
});

it('a full disk is told as such by calls and by /readyz, keeps what was there, and is over by itself', async (context) => {
  if (!mounted) return context.skip('needs the right to mount a small file system');
  await using service = await startTestService({ data_dir: join(root, 'small', 'data') });
  const ready = async () => (await service.call('GET /readyz', { key: null })).json;
  expect(await ready()).toMatchObject({ status: 'ready' });
  const kept = await service.makeKey({ name: 'kept' });
  const filler = join(root, 'small', 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(32 << 20));
  } catch {
    // as full as it gets
  }
  await expect.poll(ready).toMatchObject({
    status: 'no room',
    message: 'The disk is full: free space where the data folder is.',
  });
  let refused: unknown;
  for (let i = 0; i < 2000 && !refused; i++)
    await service.makeKey({ name: 'x'.repeat(2000) }).catch((error: unknown) => (refused = error));
  expect(refused).toMatchObject({ code: 'storage_full', details: { sqlite_code: 13 } });
  // whoever calls is told, in both forms, and what only reads is answered
  const submit = { key: kept, body: { input: 'A pump with a valve. '.repeat(400), lang: 'en' } };
  const told = { status: 507, json: { error_code: 68300008 } };
  const problem = { ...submit, headers: { accept: 'application/problem+json' } };
  let reply = await service.call('POST /ai/novelty-search/submit', problem);
  for (let i = 0; i < 200 && reply.status === 200; i++)
    reply = await service.call('POST /ai/novelty-search/submit', problem);
  const FULL = 'The disk is full: nothing of this was kept. Free space where the data folder is, then repeat it.';
  expect(reply).toMatchObject({ ...told, json: { ...told.json, status: 507, detail: FULL } });
  expect(reply.headers.get('x-error-code')).toBe('68300008');
  expect(await service.call('POST /ai/novelty-search/submit', submit)).toMatchObject({
    ...told,
    json: { status: false, error_code: 68300008, error_msg: FULL },
  });
  expect(
    (await service.call('POST /search/patent/query-search-count', { key: kept, body: { query_text: 'TTL: pump' } }))
      .status,
  ).toBe(200);
  rmSync(filler);
  await expect.poll(ready).toMatchObject({ status: 'ready' });
  expect(await service.makeKey({ name: 'again' })).toMatch(/^sk-/);
  expect((await service.call('POST /ai/novelty-search/submit', problem)).status).toBe(200);
  expect(service.log()).not.toContain('cannot rollback');
});

it('a service whose descriptors are used up by connections says so, keeps answering, and is ready again by itself', async () => {
  const child = spawn(
    'sh',
    ['-c', 'ulimit -n 220; exec "$0" "$1"', process.execPath, join(import.meta.dirname, '../testing/no-room-child.ts')],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const idle: Socket[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const { url, key } = JSON.parse(String(line)) as { url: string; key: string };
    // over one connection that is there before
    const ask = (method: string, path: string, body?: object) =>
      new Promise<{ status: number; json: any }>((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/problem+json',
        };
        const asking = request(url + path, { method, agent, headers }, (reply) => {
          let text = '';
          reply.on('data', (piece) => (text += piece));
          reply.on('end', () => resolve({ status: reply.statusCode!, json: JSON.parse(text) }));
        });
        asking.on('error', reject);
        asking.end(body && JSON.stringify(body));
      });
    const ready = () => ask('GET', '/readyz');
    expect(await ready()).toMatchObject({ status: 200, json: { status: 'ready' } });
    const count = () => ask('POST', '/search/patent/query-search-count', { query_text: 'TTL: pump' });
    const counted = { status: 200, json: { data: { total_search_result_count: 0 } } };
    expect(await count()).toMatchObject(counted);
    const { hostname, port } = new URL(url);
    for (let n = 0; n < 300; n++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      idle.push(socket);
    }
    await expect.poll(ready).toMatchObject({
      status: 503,
      json: { status: 'no room', message: NO_DESCRIPTORS },
    });
    // a conversation needs a file that is not open yet
    expect(await ask('POST', '/chat/pat-gpt-stream', { query: 'pumps?', stream: false })).toMatchObject({
      status: 503,
      json: { detail: NO_DESCRIPTORS },
    });
    expect(await count()).toMatchObject(counted);
    for (const socket of idle) socket.destroy();
    await expect.poll(ready).toMatchObject({ status: 200, json: { status: 'ready' } });
    expect(await ask('POST', '/chat/pat-gpt-stream', { query: 'pumps?', stream: false })).toMatchObject({
      status: 200,
    });
  } finally {
    for (const socket of idle) socket.destroy();
    agent.destroy();
    child.stdin.end();
    await once(child, 'close');
  }
});

const NO_DESCRIPTORS =
  'The service has no file descriptors left (EMFILE): nothing of this was kept. Try again; if it stays so, raise the limit (`ulimit -n`) and restart.';

it('no descriptors left is told with its remedy', async () => {
  const program = `
    import { openSync } from 'node:fs';
    import { roomIn } from '#storage/room.ts';
    import { storageFault } from '#storage/faults.ts';
    const room = roomIn(process.argv[1]);
    const before = await room();
    try { for (;;) openSync('/dev/null', 'r'); } catch {}
    const none = roomIn(process.argv[1]);
    process.stdout.write(JSON.stringify([before ?? 'room', await none()]));
    process.exit(0);`;
  const child = spawn(
    'sh',
    ['-c', 'ulimit -n 64; exec "$0" --input-type=module-typescript -e "$1" "$2"', process.execPath, program, root],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  await new Promise((resolve) => child.on('close', resolve));
  expect(JSON.parse(out)).toEqual(['room', NO_DESCRIPTORS]);
});
