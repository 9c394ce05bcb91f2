import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entries, zip } from '#testing/zip.ts';
import { type FileLimits, listFiles, memoryFile, openFile } from './files.ts';
import type { SourceError } from './source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function tar(entries: Entries): Buffer {
  const blocks: Buffer[] = [];
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content as string);
    const header = Buffer.alloc(512);
    header.write(name.slice(0, 100), 0);
    header.write('0000644\0', 100);
    header.write(`${data.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(name.endsWith('/') ? '5' : '0', 156);
    header.write('ustar\u000000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    blocks.push(header, data, Buffer.alloc((512 - (data.length % 512)) % 512));
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** Everything a file holds: `name below the folder` -> text, or why not; and the problems of the archives. */
async function contents(name: string, bytes: Uint8Array, limits: Partial<FileLimits> = {}) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const [file] = await listFiles([path]);
  const members: Record<string, string> = {};
  const problems: string[] = [];
  for await (const member of openFile(file!, { limits, on_problem: (error) => problems.push(error.problem) })) {
    let text = '';
    let problem = '';
    try {
      for await (const piece of member.stream()) text += Buffer.from(piece).toString('latin1');
    } catch (error) {
      problem = ` ! ${(error as SourceError).problem}`;
    }
    members[member.name.slice(folder.length + 1)] = (text.length > 100 ? `${text.length} bytes` : text) + problem;
  }
  return { members, problems };
}

const LONG = Array.from({ length: 200_000 }, (_, n) => `<doc>${(n * 7919) % 104729}</doc>`).join('\n');

describe('openFile', () => {
  it.each([
    ['a.xml', Buffer.from('<a/>'), { 'a.xml': '<a/>' }],
    ['a.xml.gz', gzipSync('<a/>'), { 'a.xml.gz': '<a/>' }],
    ['two.gz', Buffer.concat([gzipSync('<a/>'), gzipSync('<b/>')]), { 'two.gz': '<a/><b/>' }],
    ['a.xml.zst', zstdCompressSync('<a/>'), { 'a.xml.zst': '<a/>' }],
    ['a.zip', zip({ 'x/a.xml': '<a/>', 'b.xml': '<b/>' }), { 'a.zip!x/a.xml': '<a/>', 'a.zip!b.xml': '<b/>' }],
    ['stored.zip', zip({ 'a.xml': '<a/>' }, { method: 0 }), { 'stored.zip!a.xml': '<a/>' }],
    ['a.tar', tar({ 'x/': '', 'x/a.xml': '<a/>', 'b.xml': '' }), { 'a.tar!x/a.xml': '<a/>', 'a.tar!b.xml': '' }],
    ['a.tar.zst', zstdCompressSync(tar({ 'a.xml': '<a/>' })), { 'a.tar.zst!a.xml': '<a/>' }],
    ['a.tgz', gzipSync(tar({ 'a.xml.gz': gzipSync('<a/>') })), { 'a.tgz!a.xml.gz': '<a/>' }],
    [
      'outer.zip',
      zip({ 'in.zip': zip({ 'a.xml': '<a/>' }), 'b.xml': '<b/>' }),
      { 'outer.zip!in.zip!a.xml': '<a/>', 'outer.zip!b.xml': '<b/>' },
    ],
    ['empty.xml', Buffer.alloc(0), { 'empty.xml': '' }],
    ['empty.zip', zip({}), {}],
  ])('reads %s by its content', async (name, bytes, expected) => {
    expect(await contents(name, bytes)).toEqual({ members: expected, problems: [] });
  });

  it('gives each member a base name without compression endings, and its head before it is read', async () => {
    const path = join(folder, 'a.tar');
    await writeFile(path, tar({ 'x/y/Doc.XML.gz': gzipSync('<doc>1</doc>') }));
    const [file] = await listFiles([path]);
    for await (const member of openFile(file!)) {
      expect(member.base).toBe('Doc.XML');
      expect(await member.head()).toBe('<doc>1</doc>');
      expect(Buffer.from(await member.bytes()).toString()).toBe('<doc>1</doc>');
    }
  });

  it('takes names that climb out of the archive as mere names', async () => {
    const names = { '../../etc/passwd': 'x', '/abs': 'y', 'C:\\w': 'z', 'a\u0007b': 'w' };
    expect((await contents('evil.zip', zip(names))).members).toEqual({
      'evil.zip!../../etc/passwd': 'x',
      'evil.zip!/abs': 'y',
      'evil.zip!C:\\w': 'z',
      'evil.zip!a?b': 'w',
    });
    expect(await listFiles([folder])).toHaveLength(1);
  });

  it.each([
    ['gzip', 'cut.xml.gz', gzipSync(LONG)],
    ['Zstandard', 'cut.xml.zst', zstdCompressSync(LONG)],
  ])('yields what is good of a cut-off %s file, then tells', async (_name, file, bytes) => {
    const { members } = await contents(file, bytes.subarray(0, Math.trunc(bytes.length / 2)));
    const [length, problem] = (members[file] ?? '').split(' bytes ! ');
    expect(problem).toBe('truncated');
    expect(Number(length)).toBeGreaterThan(LONG.length / 4);
  });

  it('tells damaged gzip data from cut-off data', async () => {
    const bytes = gzipSync(LONG);
    bytes.fill(0xff, 5_000, 6_000);
    expect((await contents('bad.gz', bytes)).members['bad.gz']).toMatch(/! damaged$/);
  });

  it('reads the members of a cut-off zip from the front', async () => {
    const whole = zip({ 'a.xml': '<a/>', 'b.xml': LONG, 'c.xml': '<c/>' });
    const { members, problems } = await contents('cut.zip', whole.subarray(0, Math.trunc(whole.length / 2)));
    expect(members['cut.zip!a.xml']).toBe('<a/>');
    expect(members['cut.zip!b.xml']).toMatch(/^\d+ bytes ! truncated$/);
    expect(problems).toEqual(['truncated']);
    const noDirectory = whole.subarray(0, whole.indexOf('PK\u0001\u0002', 0, 'latin1'));
    expect(await contents('nodir.zip', noDirectory)).toEqual({
      members: { 'nodir.zip!a.xml': '<a/>', 'nodir.zip!b.xml': `${LONG.length} bytes`, 'nodir.zip!c.xml': '<c/>' },
      problems: ['truncated'],
    });
  });

  it('keeps the members before the end of a cut-off tar', async () => {
    const whole = tar({ 'a.xml': '<a/>', 'b.xml': 'x'.repeat(2000) });
    const { members, problems } = await contents('cut.tar', whole.subarray(0, 2048));
    expect(members).toEqual({ 'cut.tar!a.xml': '<a/>', 'cut.tar!b.xml': '512 bytes ! truncated' });
    expect(problems).toEqual(['truncated']);
  });

  it('notices a wrong checksum and a damaged member, and goes on with the next', async () => {
    const bytes = zip({ 'a.xml': '<a/>', 'b.xml': '<b/>' }, { method: 0 });
    bytes[bytes.indexOf('<a/>')] = 0x21;
    expect((await contents('bad.zip', bytes)).members).toEqual({
      'bad.zip!a.xml': '!a/> ! damaged',
      'bad.zip!b.xml': '<b/>',
    });
  });

  it('refuses encrypted members and unknown methods, one by one', async () => {
    expect((await contents('secret.zip', zip({ 'a.xml': '<a/>' }, { flags: 1 }))).problems).toEqual(['unsupported']);
    expect((await contents('odd.zip', zip({ 'a.xml': '<a/>' }, { method: 12 }))).problems).toEqual(['unsupported']);
  });

  it('stops bombs: too many bytes, too great a ratio, too deep, too many members', async () => {
    const zeros = Buffer.alloc(3_000_000);
    expect((await contents('big.gz', gzipSync(zeros), { max_member_bytes: 1_000_000 })).members['big.gz']).toMatch(
      /^\d+ bytes ! too_large$/,
    );
    expect(
      (await contents('big.zip', zip({ a: zeros }), { max_member_bytes: 1_000_000 })).members['big.zip!a'],
    ).toMatch(/! too_large$/);
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    const { members } = await contents('bomb.gz', bomb);
    expect(members['bomb.gz']).toMatch(/^6\d{7} bytes ! too_large$/);
    // a directory that names one member a hundred times over, which would unpack to as much each time
    const one = zip({ 'a.xml': 'a'.repeat(100_000) });
    const [member, entry] = [
      one.subarray(0, one.readUInt32LE(one.length - 6)),
      one.subarray(one.readUInt32LE(one.length - 6), -22),
    ];
    const end = Buffer.from(one.subarray(-22));
    for (const place of [8, 10]) end.writeUInt16LE(100, place);
    end.writeUInt32LE(entry.length * 100, 12);
    const overlapping = Buffer.concat([member, ...Array.from({ length: 100 }, () => entry), end]);
    expect((await contents('overlap.zip', overlapping)).problems).toEqual(['damaged']);
    const nested = zip({ 'b.zip': zip({ 'c.zip': zip({ 'd.xml': '<d/>' }) }), 'e.xml': '<e/>' });
    expect(await contents('deep.zip', nested)).toEqual({
      members: { 'deep.zip!e.xml': '<e/>' },
      problems: ['too_deep'],
    });
    const layers = gzipSync(gzipSync(gzipSync(gzipSync('<a/>'))));
    expect((await contents('layers.gz', layers)).problems).toEqual(['too_deep']);
    expect(await contents('many.tar', tar({ a: '1', b: '2', c: '3' }), { max_members: 2 })).toEqual({
      members: { 'many.tar!a': '1', 'many.tar!b': '2' },
      problems: ['too_large'],
    });
  });

  it('bounds what `bytes` holds in memory', async () => {
    await expect(memoryFile('a', 'x'.repeat(100)).bytes(50)).rejects.toThrow('is larger than 50 bytes');
  });

  it('counts the bytes read from the disk', async () => {
    await writeFile(join(folder, 'a.xml.gz'), gzipSync(LONG));
    const [file] = await listFiles([folder]);
    let read = 0;
    for await (const member of openFile(file!, { on_bytes: (count) => (read += count) })) {
      for await (const _piece of member.stream());
    }
    expect(read).toBe(file!.size);
  });
});

describe('listFiles', () => {
  it('walks folders in order of name, without hidden files and links', async () => {
    mkdirSync(join(folder, 'b'));
    for (const name of ['c.xml', 'a.xml', 'b/d.xml', '.hidden']) await writeFile(join(folder, name), 'x');
    await symlink(folder, join(folder, 'b/loop'));
    expect((await listFiles([folder])).map(({ path }) => path.slice(folder.length + 1))).toEqual([
      'a.xml',
      'b/d.xml',
      'c.xml',
    ]);
  });

  it('names a path that is not there', async () => {
    await expect(listFiles([join(folder, 'nope')])).rejects.toThrow(/nope: cannot be opened/);
  });
});
