import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PIECE_BYTES, type Uploads } from '#jobs/uploads.ts';
import { type Opening, openings } from './opening.ts';

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* broken() {
  yield Buffer.from('half');
  throw new Error('the sender went away');
}

/** What every `Uploads` promises. It takes 10 MB at most. */
export function describeUploads(name: string, open: Opening<Uploads>): void {
  describe(`${name}: uploads`, () => {
    const opening = openings(open);
    let uploads: Uploads;
    beforeEach(async () => {
      uploads = await opening.begin();
    });
    afterEach(opening.end);

    it('takes files piece by piece, also in another process, and has them whole at the end', async () => {
      const { id } = await uploads.begin([
        { name: 'a.xml', bytes: 7 },
        { name: 'b.xml', bytes: 2 },
      ]);
      expect(await uploads.append(id, 0, 0, pieces('ab', 'c'))).toEqual({ bytes: 3 });
      const other = await opening.another();
      expect(await other.append(id, 0, 3, pieces('defg'))).toEqual({ bytes: 7 });
      await expect(uploads.complete(id)).rejects.toThrow('b.xml has not arrived whole');
      await uploads.append(id, 1, 0, pieces('xy'));
      const paths = await uploads.complete(id);
      expect(await Promise.all(paths.map((path) => readFile(path, 'utf8')))).toEqual(['abcdefg', 'xy']);
      expect(paths.map((path) => path.split('/').at(-1))).toEqual(['a.xml', 'b.xml']);
    });

    it('takes a piece at the end of what is there alone, and says how much that is', async () => {
      const { id } = await uploads.begin([{ name: 'a.xml', bytes: 9 }]);
      await uploads.append(id, 0, 0, pieces('abc'));
      for (const offset of [0, 2, 4])
        await expect(uploads.append(id, 0, offset, pieces('x'))).rejects.toMatchObject({
          code: 'invalid_request',
          details: { bytes: 3 },
        });
    });

    it('keeps nothing of a piece that breaks off or is too long: it is sent again', async () => {
      const { id } = await uploads.begin([{ name: 'a.xml', bytes: 6 }]);
      await uploads.append(id, 0, 0, pieces('ab'));
      await expect(uploads.append(id, 0, 2, broken())).rejects.toMatchObject({ details: { bytes: 2 } });
      await expect(uploads.append(id, 0, 2, pieces('cdefg'))).rejects.toMatchObject({ code: 'body_too_large' });
      expect(await uploads.append(id, 0, 2, pieces('cdef'))).toEqual({ bytes: 6 });
      const large = await uploads.begin([{ name: 'a.xml', bytes: 2 * PIECE_BYTES }]);
      await expect(uploads.append(large.id, 0, 0, pieces('x'.repeat(PIECE_BYTES + 1)))).rejects.toMatchObject({
        details: { bytes: PIECE_BYTES },
      });
    });

    it('refuses more than is configured, empty files, and what is no upload', async () => {
      await expect(uploads.begin([{ name: 'a', bytes: 10_000_001 }])).rejects.toMatchObject({
        code: 'file_refused',
        details: { limit_bytes: 10_000_000 },
      });
      const { id } = await uploads.begin([{ name: 'a', bytes: 0 }]);
      await expect(uploads.complete(id)).rejects.toThrow('a is empty');
      for (const none of [randomUUID(), '../..', ''])
        await expect(uploads.append(none, 0, 0, pieces('x'))).rejects.toMatchObject({ code: 'not_found' });
      await expect(uploads.append(id, 1, 0, pieces('x'))).rejects.toMatchObject({ code: 'not_found' });
    });

    it('a name can point nowhere', async () => {
      const files = ['../../etc/passwd', '..\\..\\x.xml', '.hidden', 'a b.xml'].map((name) => ({ name, bytes: 1 }));
      const { id } = await uploads.begin(files);
      for (const [n] of files.entries()) await uploads.append(id, n, 0, pieces('x'));
      const names = (await uploads.complete(id)).map((path) => path.split('/').slice(-2));
      expect(names).toEqual([
        ['0', 'passwd'],
        ['1', 'x.xml'],
        ['2', '_hidden'],
        ['3', 'a b.xml'],
      ]);
    });

    it('is gone when it is discarded, or when nobody added to it for an hour and nothing needs it', async () => {
      const [first, kept, left, added] = await Promise.all(
        [1, 2, 3, 4].map(async () => (await uploads.begin([{ name: 'a', bytes: 2 }])).id),
      );
      const there = async () =>
        Promise.all(
          [first!, kept!, left!, added!].map((id) =>
            uploads.append(id, 0, 9, pieces()).catch((error: { code: string }) => error.code === 'invalid_request'),
          ),
        );
      await uploads.discard(first!);
      await uploads.discard(first!);
      expect(await there()).toEqual([false, true, true, true]);
      opening.later(3_599_000);
      await uploads.append(added!, 0, 0, pieces('x'));
      await uploads.sweep(new Set());
      expect(await there()).toEqual([false, true, true, true]);
      opening.later(2_000);
      await uploads.sweep(new Set([kept!]));
      expect(await there()).toEqual([false, true, false, true]);
    });
  });
}
