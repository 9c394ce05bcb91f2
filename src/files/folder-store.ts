import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { readSecret } from '#storage/secret.ts';
import { HEAD_BYTES } from './kinds.ts';
import { type FileStore, type Keep, MEDIA_TYPES, type ReceivedFile } from './store.ts';

const DAY_MS = 86_400_000;
/** Of one file that is made piece by piece. */
const MOST_BYTES = 4 * 1024 ** 3;
const LONGEST_LINK_MS = 10 * DAY_MS;
const ID = /^[0-9a-f]{32}$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
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
}

/**
 * Files that are being written, and those that were sent and are not kept yet; what a crash left of them is removed
 * after a day.
 */
const UNFINISHED = '.unfinished-';
/**
 * In a file's folder: when it is to be removed, in epoch milliseconds, where that is sooner than the store's own time.
 */
const UNTIL = '.until';

const assertNamed = ({ name }: Keep): void => {
  if (!NAME.test(name) || !mediaType(name)) throw new RangeError(`"${name}" is not a name for a file`);
};
const idOf = (key: string, name: string) => createHash('sha256').update(`${key}\n${name}`).digest('hex').slice(0, 32);
const mediaType = (name: string) => MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)];

/** Files in a folder, one folder a file: `<dir>/<id>/<name>`. Several processes may share it. */
export function folderFileStore(options: FolderOptions): FileStore {
  const { dir, base_url, link_ms = 7 * DAY_MS, keep_ms = 90 * DAY_MS, clock = systemClock } = options;
  const steady = options.steady ?? options.clock ?? steadyClock();
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const most_ms = Math.max(link_ms, LONGEST_LINK_MS);
  const secret = readSecret(join(dir, LINK_SECRET), 'links');
  const signatureOf = (id: string, name: string, expires: string) =>
    createHmac('sha256', secret).update(`${id}/${name}?expires=${expires}`).digest('base64url');

  /** Writes a file of the store's own name, whole or not at all. */
  async function written<T>(write: (file: FileHandle) => Promise<T>): Promise<{ path: string; result: T }> {
    const path = join(dir, `${UNFINISHED}${randomBytes(8).toString('hex')}`);
    const file = await open(path, 'wx', 0o600);
    try {
      const result = await write(file);
      await file.sync();
      return { path, result };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  async function moved(path: string, { key, name, for_ms }: Keep, bytes: number) {
    const id = idOf(key, name);
    const folder = join(dir, id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (for_ms !== undefined) await writeFile(join(folder, UNTIL), String(steady() + for_ms), { mode: 0o600 });
    await rename(path, join(folder, name));
    // by the clock that removes it
    await utimes(folder, new Date(steady()), new Date(steady()));
    return { id, name, bytes };
  }

  const store: FileStore = {
    async put({ content, ...as }) {
      assertNamed(as);
      const { path } = await written((file) => file.writeFile(content));
      return moved(path, as, content.byteLength);
    },
    async store(as, content) {
      assertNamed(as);
      return (await store.receive(content, MOST_BYTES)).keep(as);
    },
    async receive(content, most_bytes): Promise<ReceivedFile> {
      const hash = createHash('sha256');
      let head: Buffer = Buffer.alloc(0);
      let bytes = 0;
      const { path } = await written(async (file) => {
        for await (const piece of content) {
          bytes += piece.length;
          if (bytes > most_bytes)
            throw new ServiceError('file_refused', `The file has more than the ${most_bytes} bytes that it may have.`, {
              limit_bytes: most_bytes,
            });
          hash.update(piece);
          if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
          await file.writeFile(piece);
        }
      });
      return {
        bytes,
        sha256: hash.digest('hex'),
        head,
        read: () => readFile(path),
        async keep(as) {
          assertNamed(as);
          return moved(path, as, bytes);
        },
        discard: () => rm(path, { force: true }),
      };
    },
    link({ id, name }, for_ms = link_ms) {
      const expires = String(Math.floor((clock() + Math.min(for_ms, most_ms)) / 1000));
      return `${base_url()}/files/${id}/${name}?expires=${expires}&signature=${signatureOf(id, name, expires)}`;
    },
    async open({ id, name, expires, signature }) {
      if (!ID.test(id) || !NAME.test(name) || !/^\d{1,12}$/.test(expires)) return { kind: 'forged' };
      const wanted = Buffer.from(signatureOf(id, name, expires));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'forged' };
      // signed while the clock was wrong, perhaps by years: no link works for longer than links do
      const left_ms = Number(expires) * 1000 - clock();
      if (left_ms <= 0 || left_ms > most_ms + DAY_MS) return { kind: 'expired' };
      try {
        const content = await readFile(join(dir, id, name));
        return { kind: 'file', content, media_type: mediaType(name)!, name };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'missing' };
        throw error;
      }
    },
    async remove({ key, name }) {
      await rm(join(dir, idOf(key, name)), { recursive: true, force: true });
    },
    async sweep() {
      let removed = 0;
      for (const id of await readdir(dir)) {
        const unfinished = id.startsWith(UNFINISHED);
        if (!unfinished && !ID.test(id)) continue;
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

/** The folder's own secret; made once, also when two processes start together. */
