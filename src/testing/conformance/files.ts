import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '#files/store.ts';
import { type Opening, openings } from './opening.ts';

const report = { key: 'task-1', name: 'report.html', content: Buffer.from('<p>ü</p>') };
const DAY_MS = 86_400_000;

/** What a link names, as a door takes it from an address. */
const parts = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  const [, , id = '', name = ''] = pathname.split('/');
  return { id, name, expires: searchParams.get('expires')!, signature: searchParams.get('signature')! };
};

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* broken() {
  yield Buffer.from('half');
  throw new Error('the sender went away');
}

/** What every `FileStore` promises. Its address is `http://here`; it keeps files for 90 days, links for a minute. */
export function describeFileStore(name: string, open: Opening<FileStore>): void {
  describe(`${name}: files`, () => {
    const opening = openings(open);
    let files: FileStore;
    beforeEach(async () => {
      files = await opening.begin();
    });
    afterEach(opening.end);
    const read = async (file: { id: string; name: string }) => files.open(parts(files.link(file)));

    it('a link reads the file, also in another process and after a restart', async () => {
      const link = parts(files.link(await files.put(report)));
      expect(link.expires).toBe('1700000060');
      const found = {
        kind: 'file',
        content: report.content,
        media_type: 'text/html; charset=utf-8',
        name: 'report.html',
      };
      expect(await (await opening.another()).open(link)).toEqual(found);
      expect(await (await opening.again()).open(link)).toEqual(found);
    });

    it('removes the files of one account, and leaves those of others and of nobody', async () => {
      const own = await files.put({ ...report, account: 'a' });
      const made = await files.store(
        { key: 'task-1', name: 'export.csv', account: 'a', for_ms: 1000 },
        pieces('1', '2'),
      );
      const others = await files.put({ ...report, key: 'task-2', account: 'b' });
      const nobodys = await files.put({ ...report, key: 'task-3' });
      expect([await files.removeAccount('a'), await files.removeAccount('a')]).toEqual([2, 0]);
      expect(await Promise.all([own, made].map(read))).toEqual([{ kind: 'missing' }, { kind: 'missing' }]);
      expect((await Promise.all([others, nobodys].map(read))).map(({ kind }) => kind)).toEqual(['file', 'file']);
      expect(await files.removeAccount('b')).toBe(1);
    });

    it('gives the files of one account, each once with its content, and none of others or of nobody', async () => {
      const own = await files.put({ ...report, account: 'a' });
      await files.put({ ...report, account: 'a', for_ms: DAY_MS });
      const made = await files.store({ key: 'task-1', name: 'export.csv', account: 'a' }, pieces('1', '2'));
      await files.put({ ...report, key: 'task-2', account: 'b' });
      await files.put({ ...report, key: 'task-3' });
      const all = async (account: string) => {
        const found: [string, string, number, string][] = [];
        for await (const { id, name, bytes, content } of files.of(account)) {
          const read: Uint8Array[] = [];
          for await (const piece of content) read.push(piece);
          found.push([id, name, bytes, Buffer.concat(read).toString()]);
        }
        return found.toSorted();
      };
      const expected = [
        [own.id, 'report.html', 9, '<p>ü</p>'],
        [made.id, 'export.csv', 2, '12'],
      ];
      expect(await all('a')).toEqual(expected.toSorted());
      expect((await all('b')).length).toBe(1);
      expect(await all('c')).toEqual([]);
      // whoever stops early leaves nothing open
      for await (const file of files.of('a')) {
        expect(file.bytes).toBeGreaterThan(0);
        break;
      }
    });

    it('work that is done twice leaves one file, the later one; another key or name is another file', async () => {
      const first = await files.put(report);
      expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'report.html', bytes: 9 });
      const second = await files.put({ ...report, content: Buffer.from('again') });
      expect(second).toEqual({ ...first, bytes: 5 });
      expect(await read(first)).toMatchObject({ content: Buffer.from('again') });
      const others = [
        await files.put({ ...report, key: 'task-2' }),
        await files.put({ ...report, name: 'report.pdf' }),
      ];
      expect(new Set([first.id, ...others.map(({ id }) => id)]).size).toBe(3);
    });

    it('put many times at once, a file is one of those that were put, and whole', async () => {
      const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(50_000, n));
      const [file] = await Promise.all(contents.map((content) => files.put({ ...report, content })));
      const found = await read(file!);
      expect(contents.some((content) => found.kind === 'file' && content.equals(found.content))).toBe(true);
    });

    it('refuses links that were changed or have expired, and says when the file is gone', async () => {
      const link = parts(files.link(await files.put(report)));
      const other = parts(files.link(await files.put({ ...report, key: 'task-2' })));
      for (const changed of [
        { ...link, id: other.id },
        { ...link, name: 'report.pdf' },
        { ...link, expires: '1800000000' },
        { ...link, signature: '' },
        { ...link, signature: other.signature },
        { ...link, id: '../../etc' },
        { ...link, expires: '1e9' },
      ])
        expect(await files.open(changed)).toEqual({ kind: 'forged' });
      opening.later(60_000);
      expect(await files.open(link)).toEqual({ kind: 'expired' });
      expect(await files.open(parts(files.link({ id: link.id, name: 'other.html' })))).toEqual({ kind: 'missing' });
    });

    it('a link to what is made when it is followed says what makes it, and is signed like any other', async () => {
      const link = parts(files.link({ id: 'patent-pdf', name: 'US1.pdf' }));
      expect(await files.open(link)).toEqual({ kind: 'to_make', by: 'patent-pdf' });
      for (const changed of [{ id: 'other-pdf' }, { name: 'US2.pdf' }, { signature: '' }])
        expect(await files.open({ ...link, ...changed })).toEqual({ kind: 'forged' });
      for (const id of ['patent', '../patent-pdf', 'patent-', 'Patent-pdf', 'patent-pdf/x'])
        expect(await files.open(parts(files.link({ id: id.replace('/', '%2F'), name: 'US1.pdf' })))).toEqual({
          kind: 'forged',
        });
    });

    it('a link works for as long as it was asked for, and never for years', async () => {
      const file = await files.put(report);
      const hour = parts(files.link(file, 3_600_000));
      const ever = parts(files.link(file, 400 * DAY_MS));
      opening.later(3_599_000);
      expect((await files.open(hour)).kind).toBe('file');
      opening.later(1_000);
      expect((await files.open(hour)).kind).toBe('expired');
      opening.later(11 * DAY_MS);
      expect((await files.open(ever)).kind).toBe('expired');
    });

    it('a link that was signed while the clock was years ahead does not work for years', async () => {
      opening.jump(3 * 365 * DAY_MS);
      const link = parts(files.link(await files.put(report)));
      opening.jump(-3 * 365 * DAY_MS);
      expect(await files.open(link)).toEqual({ kind: 'expired' });
    });

    it('takes plain names with a known ending alone', async () => {
      for (const name of ['../x.html', 'a/b.html', 'x.exe', '.html', 'x', '', `${'x'.repeat(100)}.html`, 'ü.html'])
        await expect(files.put({ ...report, name })).rejects.toThrow(RangeError);
    });

    it('takes bytes as they come, knows their digest and beginning, and keeps them once they are to be kept', async () => {
      const received = await files.receive(pieces('%PDF', '-1.7', ' rest'), 100);
      expect([received.bytes, Buffer.from(received.head).toString(), String(await received.read())]).toEqual([
        13,
        '%PDF-1.7 rest',
        '%PDF-1.7 rest',
      ]);
      expect(received.sha256).toBe(createHash('sha256').update('%PDF-1.7 rest').digest('hex'));
      await expect(received.keep({ key: 'k', name: 'x.exe' })).rejects.toThrow(RangeError);
      const kept = await received.keep({ key: 'k', name: 'sent.pdf' });
      await received.discard();
      expect(await read(kept)).toMatchObject({ kind: 'file', content: Buffer.from('%PDF-1.7 rest') });
      const other = await files.receive(pieces('x'), 100);
      await other.discard();
      await expect(other.read()).rejects.toThrow();
    });

    it('takes no more than it may, and leaves nothing of what breaks off', async () => {
      await expect(files.receive(pieces('12345', '6'), 5)).rejects.toMatchObject({
        code: 'file_refused',
        details: { limit_bytes: 5 },
      });
      expect((await files.receive(pieces('12345'), 5)).bytes).toBe(5);
      await expect(files.receive(broken(), 100)).rejects.toThrow('the sender went away');
    });

    it('removes what is named, and what is past its time: the store’s own, or a shorter one', async () => {
      const [first, second, short] = [
        await files.put(report),
        await files.put({ ...report, key: 'task-2' }),
        await files.put({ ...report, key: 'task-3', for_ms: DAY_MS }),
      ];
      expect(await files.read({ key: 'task-2', name: report.name })).toEqual(report.content);
      await files.remove({ key: 'task-2', name: report.name });
      await files.remove({ key: 'task-2', name: report.name });
      expect(await files.read({ key: 'task-2', name: report.name })).toBeUndefined();
      await expect(files.read({ key: 'task-2', name: '../x.html' })).rejects.toThrow(RangeError);
      expect((await read(second)).kind).toBe('missing');
      expect(await files.sweep()).toBe(0);
      opening.later(DAY_MS);
      expect([await files.sweep(), (await read(short)).kind, (await read(first)).kind]).toEqual([1, 'missing', 'file']);
      opening.later(90 * DAY_MS);
      expect([await files.sweep(), (await read(first)).kind]).toEqual([1, 'missing']);
      expect(await files.sweep()).toBe(0);
    });
  });
}
