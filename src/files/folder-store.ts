import { createReadStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { readSecret } from '#storage/secret.ts';
import { assertNamed, fileLinks, idOf, isId, MOST_BYTES, mediaType } from './links.ts';
import type { FilesSide } from './move.ts';
import { received, UNFINISHED, written } from './received.ts';
import type { FileStore, Keep, ReceivedFile } from './store.ts';

const DAY_MS = 86_400_000;
/** How long a file is kept where nobody says otherwise. */
const KEEP_MS = 90 * DAY_MS;
/** Name of the secret that signs links. */
export const LINK_SECRET = 'link-secret';

export interface FolderOptions {
  /** Made if it is not there, for its owner alone. */
  readonly dir: string;
  /** The service's address, as clients reach it. */
  readonly base_url: () => string;
  /**
   * How long a link works where the one who asks for it does not say; default a week. None works longer than ten days.
   */
  readonly link_ms?: number;
  /** How long a file is kept. Default 90 days, as tasks are. */
  readonly keep_ms?: number;
  readonly clock?: Clock;
  /** By which files are removed: see `steadyClock`. */
  readonly steady?: Clock;
  /** Throws where nothing may be kept now, as while the files are being moved elsewhere. */
  readonly assertWritable?: () => void;
}

/**
 * In a file's folder: when it is to be removed, in epoch milliseconds, where that is sooner than the store's own time.
 */
const UNTIL = '.until';
/** In a file's folder: the id of the account whose it is. */
const OF = '.of';

/** Files in a folder, one folder a file: `<dir>/<id>/<name>`. Several processes may share it. */
export function folderFileStore(options: FolderOptions): FileStore {
  const { dir, base_url, link_ms = 7 * DAY_MS, keep_ms = KEEP_MS, clock = systemClock } = options;
  const steady = options.steady ?? options.clock ?? steadyClock();
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const secret = readSecret(join(dir, LINK_SECRET), 'links');
  const links = fileLinks({ secret, base_url, link_ms, clock });

  async function moved(path: string, { key, name, for_ms, account }: Keep, bytes: number) {
    options.assertWritable?.();
    const id = idOf(key, name);
    const folder = join(dir, id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (for_ms !== undefined) await writeFile(join(folder, UNTIL), String(steady() + for_ms), { mode: 0o600 });
    // first what finds it again: a file that nobody will remove must not be left
    if (account !== undefined) await writeFile(join(folder, OF), account, { mode: 0o600 });
    await rename(path, join(folder, name));
    // by the clock that removes it
    await utimes(folder, new Date(steady()), new Date(steady()));
    return { id, name, bytes };
  }

  const unlessGone = (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT') throw error;
  };
  const contentOf = (id: string, name: string): Promise<Buffer | undefined> =>
    readFile(join(dir, id, name)).catch(unlessGone);
  const ownerOf = (id: string): Promise<string | undefined> =>
    readFile(join(dir, id, OF), 'utf8').catch(() => undefined);

  const store: FileStore = {
    async put({ content, ...as }) {
      assertNamed(as);
      options.assertWritable?.();
      const { path } = await written(dir, (file) => file.writeFile(content));
      return moved(path, as, content.byteLength);
    },
    async store(as, content) {
      assertNamed(as);
      return (await store.receive(content, MOST_BYTES)).keep(as);
    },
    async receive(content, most_bytes): Promise<ReceivedFile> {
      options.assertWritable?.();
      const { path, ...known } = await received(dir, content, most_bytes);
      return {
        ...known,
        read: () => readFile(path),
        async keep(as) {
          assertNamed(as);
          return moved(path, as, known.bytes);
        },
        discard: () => rm(path, { force: true }),
      };
    },
    link: links.link,
    async open(link) {
      const is = links.check(link);
      if (is !== 'sound') return { kind: is };
      const { id, name } = link;
      if (!isId(id)) return { kind: 'to_make', by: id };
      const content = await contentOf(id, name);
      return content ? { kind: 'file', content, media_type: mediaType(name)!, name } : { kind: 'missing' };
    },
    read: async (file) => {
      assertNamed(file);
      return contentOf(idOf(file.key, file.name), file.name);
    },
    async remove({ key, name }) {
      await rm(join(dir, idOf(key, name)), { recursive: true, force: true });
    },
    async *of(account) {
      for (const id of await readdir(dir)) {
        if (!isId(id) || (await ownerOf(id)) !== account) continue;
        for (const name of await readdir(join(dir, id)).catch(() => [])) {
          if (name === UNTIL || name === OF) continue;
          const file = await open(join(dir, id, name)).catch(unlessGone);
          if (!file) continue;
          try {
            const { size } = await file.stat();
            yield { id, name, bytes: size, content: file.createReadStream({ autoClose: false }) };
          } finally {
            await file.close();
          }
        }
      }
    },
    async removeAccount(account) {
      let removed = 0;
      for (const id of await readdir(dir)) {
        if (!isId(id)) continue;
        if ((await ownerOf(id)) !== account) continue;
        await rm(join(dir, id), { recursive: true, force: true });
        removed++;
      }
      return removed;
    },
    async sweep() {
      let removed = 0;
      for (const id of await readdir(dir)) {
        const unfinished = id.startsWith(UNFINISHED);
        if (!unfinished && !isId(id)) continue;
        const path = join(dir, id);
        const { mtimeMs } = await stat(path);
        const until = unfinished
          ? Number.NaN
          : Number(await readFile(join(path, UNTIL), 'utf8').catch(() => Number.NaN));
        const ends = Number.isNaN(until) ? mtimeMs + (unfinished ? DAY_MS : keep_ms) : until;
        if (ends > steady()) continue;
        await rm(path, { recursive: true, force: true });
        removed += unfinished ? 0 : 1;
      }
      return removed;
    },
  };
  return store;
}

/** The files of such a folder, for a move; one that is not there has none. */
export function folderFiles(dir: string): FilesSide {
  const said = (id: string, what: string) => readFile(join(dir, id, what), 'utf8').catch(() => undefined);
  return {
    place: dir,
    async *each() {
      for (const id of await readdir(dir).catch(() => [])) {
        if (!isId(id)) continue;
        const [until, account] = [await said(id, UNTIL), await said(id, OF)];
        const ends = until === undefined ? (await stat(join(dir, id))).mtimeMs + KEEP_MS : Number(until);
        for (const name of await readdir(join(dir, id)))
          if (name !== UNTIL && name !== OF)
            yield { id, name, until: Math.floor(ends), ...(account !== undefined && { account }) };
      }
    },
    async content({ id, name }) {
      const path = join(dir, id, name);
      const there = await stat(path).catch(() => undefined);
      return there && createReadStream(path);
    },
    async take({ id, name, until, account }, content) {
      const folder = join(dir, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, UNTIL), String(until), { mode: 0o600 });
      if (account !== undefined) await writeFile(join(folder, OF), account, { mode: 0o600 });
      const { path } = await received(dir, content, MOST_BYTES);
      await rename(path, join(folder, name));
    },
  };
}
