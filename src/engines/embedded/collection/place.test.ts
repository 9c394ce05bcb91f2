import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeBeside, settlePlaces, takePlace } from './place.ts';

describe('an index that is made beside another one', () => {
  let home: string;
  let dir: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'priora-places-'));
    dir = join(home, 'index');
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const filled = async (path: string, content: string) => {
    await mkdir(path);
    await writeFile(join(path, 'manifest'), content);
  };
  const content = () => readFile(join(dir, 'manifest'), 'utf8');

  it('takes its place and leaves nothing else', async () => {
    await filled(dir, 'old');
    await filled(await placeBeside(dir), 'new');
    await takePlace(dir);
    expect([await content(), await readdir(home)]).toEqual(['new', ['index']]);
  });

  it('is begun in an empty place, whatever an earlier one left there', async () => {
    await filled(dir, 'old');
    await filled(`${dir}.making`, 'half');
    expect(await placeBeside(dir)).toBe(`${dir}.making`);
    expect(await readdir(home)).toEqual(['index']);
  });

  it.each([
    ['before anything was moved', { index: 'old', 'index.making': 'new' }, 'old'],
    ['with a leftover of an earlier one', { index: 'old', 'index.making': 'new', 'index.replaced': 'older' }, 'old'],
    ['between the two moves', { 'index.making': 'new', 'index.replaced': 'old' }, 'new'],
    ['before the old one was deleted', { index: 'new', 'index.replaced': 'old' }, 'new'],
    ['when all was done', { index: 'new' }, 'new'],
  ])('is one whole index after a kill %s', async (_moment, folders, whole) => {
    for (const [name, text] of Object.entries(folders)) await filled(join(home, name), text);
    await settlePlaces(dir);
    expect([await content(), await readdir(home)]).toEqual([whole, ['index']]);
  });
});
