import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFileStore } from '#testing/conformance/files.ts';
import { hasS3, S3_KEYS, type S3Server, startS3 } from '#testing/s3.ts';
import { s3FileStore } from './s3-store.ts';

const SECRET = Buffer.alloc(32, 7);
const BASE = { ...S3_KEYS, region: 'us-east-1', secret: SECRET, base_url: () => 'http://here' };
const MIB = 1024 ** 2;

describe.skipIf(!hasS3)('S3', () => {
  let server: S3Server;
  let folder: string;
  beforeAll(async () => {
    server = await startS3();
    server.bucket('files');
    folder = mkdtempSync(join(tmpdir(), 'priora-s3-'));
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const opened = (more: Partial<Parameters<typeof s3FileStore>[0]> = {}) =>
    s3FileStore({ ...BASE, endpoint: server.endpoint, bucket: 'files', dir: join(folder, 'sent'), ...more });
  const linkOf = (url: string) => {
    const { pathname, searchParams } = new URL(url);
    const [, , id = '', name = ''] = pathname.split('/');
    return { id, name, expires: searchParams.get('expires')!, signature: searchParams.get('signature')! };
  };

  describeFileStore('S3', (dir, clock, steady) =>
    s3FileStore({
      ...{ ...BASE, endpoint: server.endpoint, bucket: 'files', prefix: `${dir.split('/').at(-1)}/` },
      ...{ dir: join(dir, 'sent'), link_ms: 60_000, clock, steady },
    }),
  );

  it('sends what is large in parts, in their order, and gives them up when the content breaks off', async () => {
    const files = await opened({ prefix: 'large/' });
    const PIECES = 37;
    async function* content(breaks = false) {
      for (let n = 0; n < PIECES; n++) yield Buffer.alloc(MIB, n);
      if (breaks) throw new Error('the source broke off');
    }
    const kept = await files.store({ key: 'large', name: 'export.csv' }, content());
    expect(kept.bytes).toBe(PIECES * MIB);
    const found = await files.open(linkOf(files.link(kept)));
    if (found.kind !== 'file') throw new Error(found.kind);
    expect(found.content.length).toBe(PIECES * MIB);
    expect(Array.from({ length: PIECES }, (_, n) => found.content[n * MIB + 5])).toEqual(
      Array.from({ length: PIECES }, (_, n) => n),
    );
    await expect(files.store({ key: 'broken', name: 'export.csv' }, content(true))).rejects.toThrow('broke off');
    expect(existsSync(join(server.folder, 'files/large/files', kept.id, 'export.csv'))).toBe(true);
    expect(readdirSync(join(server.folder, 'files/large/files'))).toEqual([kept.id]);
    await files.close();
  });

  it('keeps what was kept again for longer, although its first time is over', async () => {
    let now = 1_700_000_000_000;
    const files = await opened({ prefix: 'again/', clock: () => now });
    await files.put({ key: 'k', name: 'a.json', content: Buffer.from('1'), for_ms: 1000 });
    const kept = await files.put({ key: 'k', name: 'a.json', content: Buffer.from('2'), for_ms: 9000 });
    now += 5000;
    expect(await files.sweep()).toBe(0);
    expect((await files.open(linkOf(files.link(kept)))).kind).toBe('file');
    now += 4000;
    expect(await files.sweep()).toBe(1);
    expect(await files.sweep()).toBe(0);
    await files.close();
  });

  it('leads on to an address of the store where it is to, which saves and does not show', async () => {
    const files = await opened({ prefix: 'a b+ü/', direct: true });
    const kept = await files.put({ key: 'k', name: 'report.html', content: Buffer.from('<p>ü</p>') });
    const found = await files.open(linkOf(files.link(kept)));
    if (found.kind !== 'elsewhere') throw new Error(found.kind);
    expect(found.url.startsWith(server.endpoint)).toBe(true);
    const reply = await fetch(found.url);
    expect([reply.status, await reply.text()]).toEqual([200, '<p>ü</p>']);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="report.html"');
    const changed = await fetch(found.url.replace('report.html?', 'other.html?'));
    expect(changed.status).toBe(403);
    expect(await files.open(linkOf(files.link({ id: kept.id, name: 'none.html' })))).toEqual({ kind: 'missing' });
    await files.close();
  });

  it('says at the start what is wrong: no bucket, wrong keys, nobody there', async () => {
    await expect(opened({ bucket: 'none' })).rejects.toThrow(
      /there is no such bucket\. Make it, or correct PRIORA_S3_BUCKET/,
    );
    await expect(opened({ secret_key: 'wrong' })).rejects.toThrow(
      /it refuses these keys\. Correct PRIORA_S3_ACCESS_KEY/,
    );
    await expect(opened({ endpoint: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      ...{
        code: 'busy',
        message: expect.stringMatching(/127\.0\.0\.1:1\/files cannot be used: nothing listens there/),
      },
    });
  });

  it('has what was kept when the server was killed, and says meanwhile that it does not answer', async () => {
    const files = await opened({ prefix: 'killed/' });
    const kept = await files.put({ key: 'k', name: 'a.json', content: Buffer.from('1') });
    const link = linkOf(files.link(kept));
    await server.kill();
    await expect(files.open(link)).rejects.toMatchObject({ code: 'busy', details: { retry_after_s: 5 } });
    await server.start();
    expect((await files.open(link)).kind).toBe('file');
    await files.close();
  });
});
