import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasS3, S3_KEYS, startS3 } from '#testing/s3.ts';
import { folderFileStore, folderFiles, LINK_SECRET } from './folder-store.ts';
import { type FilesSide, moveFiles } from './move.ts';
import { s3FileStore } from './s3-store.ts';

const root = mkdtempSync(join(tmpdir(), 'priora-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NOW = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const base_url = () => 'http://here';
const clock = () => NOW;
const text = (content: string) => Buffer.from(content);

/** A folder with three files: of an account, of nobody for an hour, and a large one. */
async function filled(name: string) {
  const dir = join(root, name);
  const store = folderFileStore({ dir, base_url, clock });
  await store.put({ key: 'report', name: 'report.html', content: text('<p>ü</p>'), account: 'a' });
  await store.put({ key: 'drawing', name: 'd.png', content: text('png'), for_ms: 3_600_000 });
  await store.put({ key: 'large', name: 'all.csv', content: Buffer.alloc(20 * 1024 ** 2, 'x'), account: 'b' });
  return { dir, store };
}
const everything = async (side: FilesSide) => {
  const found = [];
  for await (const file of side.each()) found.push(file);
  return found.sort((a, b) => a.name.localeCompare(b.name));
};
/** A side in which the n-th file breaks off in the middle. */
const breaking = (side: FilesSide, at: number): FilesSide => {
  let taken = 0;
  return {
    ...side,
    take: (file, content) =>
      side.take(
        file,
        ++taken < at
          ? content
          : (async function* () {
              yield text('half');
              throw new Error('the line broke');
            })(),
      ),
  };
};

describe('files that are moved', () => {
  it('keep their id, their time and their owner, and go on where it broke off', async () => {
    const { dir } = await filled('one');
    const from = folderFiles(dir);
    const there = join(root, 'two');
    const to = folderFiles(there);
    expect((await everything(from)).map(({ name, until, account }) => [name, until, account])).toEqual([
      ['all.csv', NOW + 90 * DAY_MS, 'b'],
      ['d.png', NOW + 3_600_000, undefined],
      ['report.html', NOW + 90 * DAY_MS, 'a'],
    ]);
    await expect(moveFiles(from, breaking(to, 2))).rejects.toThrow('the line broke');
    expect(await moveFiles(from, to)).toEqual({ files: 3, bytes: 9 + 3 + 20 * 1024 ** 2, copied: 2 });
    expect(await everything(to)).toEqual(await everything(from));
    expect(await moveFiles(from, to)).toMatchObject({ files: 3, copied: 0 });
    const moved = folderFileStore({ dir: there, base_url, clock });
    expect(String(await moved.read({ key: 'report', name: 'report.html' }))).toBe('<p>ü</p>');
    expect(readdirSync(there).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  });

  it('are compared as they are read from the target', async () => {
    const from = folderFiles((await filled('three')).dir);
    const to = folderFiles(join(root, 'four'));
    const changing: FilesSide = {
      ...to,
      take: (file) =>
        to.take(
          file,
          (async function* () {
            yield text('something else');
          })(),
        ),
    };
    await expect(moveFiles(from, changing)).rejects.toThrow('is another one in');
  });

  it('are not kept meanwhile, where the folder may not be written', async () => {
    const store = folderFileStore({
      ...{ dir: join(root, 'five'), base_url },
      assertWritable: () => {
        throw new Error('only read');
      },
    });
    const as = { key: 'k', name: 'a.json' };
    await expect(store.put({ ...as, content: text('{}') })).rejects.toThrow('only read');
    await expect(
      store.store(
        as,
        (async function* () {
          yield text('{}');
        })(),
      ),
    ).rejects.toThrow('only read');
    expect(readdirSync(join(root, 'five'))).toEqual([LINK_SECRET]);
  });

  it.skipIf(!hasS3)('go into a bucket and back, and links that were given out lead to them', async () => {
    const server = await startS3();
    try {
      server.bucket('files');
      const { dir, store } = await filled('six');
      const link = new URL(store.link({ id: (await everything(folderFiles(dir)))[2]!.id, name: 'report.html' }));
      const bucket = await s3FileStore({
        ...{ ...S3_KEYS, region: 'us-east-1', endpoint: server.endpoint, bucket: 'files', prefix: 'p/' },
        ...{ dir: join(root, 'sent'), base_url, clock, secret: readFileSync(join(dir, LINK_SECRET)) },
      });
      const from = folderFiles(dir);
      await expect(moveFiles(from, breaking(bucket.moved, 3))).rejects.toThrow('the line broke');
      expect(await moveFiles(from, bucket.moved)).toMatchObject({ files: 3, copied: 1 });
      const [, , id = '', name = ''] = link.pathname.split('/');
      const found = await bucket.open({
        ...{ id, name, expires: link.searchParams.get('expires')! },
        signature: link.searchParams.get('signature')!,
      });
      expect(found.kind === 'file' && String(found.content)).toBe('<p>ü</p>');
      expect(await bucket.removeAccount('b')).toBe(1);
      const back = folderFiles(join(root, 'seven'));
      expect(await moveFiles(bucket.moved, back)).toMatchObject({ files: 2, copied: 2 });
      expect(await everything(back)).toEqual((await everything(from)).slice(1));
      await bucket.close();
    } finally {
      await server.close();
    }
  });
});
