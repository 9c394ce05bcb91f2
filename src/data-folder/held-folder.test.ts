import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { holdFolder } from './held-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'held-'));
let count = 0;
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A data folder with these files, by path, each of which appears whole as the stores' files do. */
function folderOf(files: Readonly<Record<string, string>>) {
  const dir = join(root, String(count++));
  const put = (path: string, content: string) => {
    const to = join(dir, 'files', path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(join(dir, '.unfinished'), content);
    renameSync(join(dir, '.unfinished'), to);
  };
  mkdirSync(join(dir, 'files'), { recursive: true });
  for (const [path, content] of Object.entries(files)) put(path, content);
  const remove = (path: string) => rmSync(join(dir, 'files', dirname(path)), { recursive: true });
  return { dir, put, remove, hold: () => holdFolder(dir, 'files', join(dir, 'stage'), false) };
}

const contents = (held: { path: string; held: string; bytes: number }[]) =>
  Object.fromEntries(
    held.map(({ path, held, bytes }) => {
      const content = readFileSync(held, 'utf8');
      expect(bytes).toBe(content.length);
      return [path.slice('files/'.length), content];
    }),
  );

describe('a folder whose files are held', () => {
  it('stands as it was when it was settled, whatever came, went and was replaced', () => {
    const { dir, put, remove, hold } = folderOf({
      'a/one.txt': 'first',
      'b/two.txt': 'second',
      'c/three.txt': 'third',
    });
    const folder = hold();
    put('a/one.txt', 'first, written again');
    remove('b/two.txt');
    put('d/four.txt', 'fourth');
    const settled = folder.settle();
    const then = { 'a/one.txt': 'first, written again', 'c/three.txt': 'third', 'd/four.txt': 'fourth' };
    expect(contents(settled)).toEqual(then);
    // and afterwards
    put('a/one.txt', 'later');
    remove('c/three.txt');
    expect(contents(settled)).toEqual(then);
    expect(statSync(join(dir, 'files/d/four.txt')).ino).toBe(statSync(settled[2]!.held).ino);
  });

  it('knows again what has not changed for long', async () => {
    const { put, hold } = folderOf({ 'a/one.txt': 'first', 'b/two.txt': 'second' });
    await new Promise((resolve) => setTimeout(resolve, 120));
    const folder = hold();
    put('b/two.txt', 'written again');
    put('c/three.txt', 'third');
    expect(contents(folder.settle())).toEqual({
      'a/one.txt': 'first',
      'b/two.txt': 'written again',
      'c/three.txt': 'third',
    });
  });

  it('holds as much of files that grow as there was', () => {
    const { dir } = folderOf({ 'a/one.txt': 'first' });
    const folder = holdFolder(dir, 'files', join(dir, 'stage'), true);
    appendFileSync(join(dir, 'files/a/one.txt'), ', second');
    const settled = folder.settle();
    appendFileSync(join(dir, 'files/a/one.txt'), ', third');
    expect(settled.map(({ path, bytes }) => [path, bytes])).toEqual([['files/a/one.txt', 'first, second'.length]]);
  });

  it('leaves out what is still being written', () => {
    const { dir, hold } = folderOf({ 'a/one.txt': 'first' });
    writeFileSync(join(dir, 'files/.unfinished-1'), 'half');
    writeFileSync(join(dir, 'files/a/.until'), '5');
    expect(contents(hold().settle())).toEqual({ 'a/one.txt': 'first' });
  });

  it('has nothing where the folder is not there', () => {
    expect(holdFolder(join(root, 'nowhere'), 'files', join(root, 'stage'), true).settle()).toEqual([]);
  });

  const change = fc.record({
    path: fc.constantFrom('a/x', 'a/y', 'b/x', 'c/x'),
    content: fc.option(fc.string({ unit: 'grapheme-ascii' })),
  });
  it('equals the folder after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 6 }), (before, after) => {
        const { dir, put, hold } = folderOf({});
        const now = new Map<string, string>();
        const make = (changes: typeof before) => {
          for (const { path, content } of changes) {
            if (content === null) rmSync(join(dir, 'files', path), { force: true });
            else put(path, content);
            if (content === null) now.delete(path);
            else now.set(path, content);
          }
        };
        make(before);
        const folder = hold();
        make(after);
        expect(contents(folder.settle())).toEqual(Object.fromEntries(now));
      }),
      { numRuns: 60 },
    );
  });
});
