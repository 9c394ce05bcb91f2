import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect((refused as { errcode?: number }).errcode! & 0xff).toBe(13);
  expect(
    (await service.call('POST /search/patent/query-search-count', { key: kept, body: { query_text: 'TTL: pump' } }))
      .status,
  ).toBe(200);
  rmSync(filler);
  await expect.poll(ready).toMatchObject({ status: 'ready' });
  expect(await service.makeKey({ name: 'again' })).toMatch(/^sk-/);
  expect(service.log()).not.toContain('cannot rollback');
});

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
  expect(JSON.parse(out)).toEqual([
    'room',
    'The service has no file descriptors left (EMFILE): nothing of this was kept. Try again; if it stays so, raise the limit (`ulimit -n`) and restart.',
  ]);
});
