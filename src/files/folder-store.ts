import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '#clock.ts';
import { type FileStore, MEDIA_TYPES } from './store.ts';

const DAY_MS = 86_400_000;
const ID = /^[0-9a-f]{32}$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** Bytes of the secret that signs links. */
const SECRET_BYTES = 32;

export interface FolderOptions {
  /** Made if it is not there, for its owner alone. */
  readonly dir: string;
  /** The service's address, as clients reach it. */
  readonly base_url: () => string;
  /** How long a link works. Default a week. */
  readonly link_ms?: number;
  /** How long a file is kept. Default 90 days, as tasks are. */
  readonly keep_ms?: number;
  readonly clock?: Clock;
}

const idOf = (key: string, name: string) => createHash('sha256').update(`${key}\n${name}`).digest('hex').slice(0, 32);
const mediaType = (name: string) => MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)];

/** Files in a folder, one folder a file: `<dir>/<id>/<name>`. Several processes may share it. */
export function folderFileStore(options: FolderOptions): FileStore {
  const { dir, base_url, link_ms = 7 * DAY_MS, keep_ms = 90 * DAY_MS, clock = systemClock } = options;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const secret = readSecret(join(dir, 'link-secret'));
  const signatureOf = (id: string, name: string, expires: string) =>
    createHmac('sha256', secret).update(`${id}/${name}?expires=${expires}`).digest('base64url');

  return {
    async put({ key, name, content }) {
      if (!NAME.test(name) || !mediaType(name)) throw new RangeError(`"${name}" is not a name for a file`);
      const id = idOf(key, name);
      const folder = join(dir, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${randomBytes(6).toString('hex')}`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
      return { id, name, bytes: content.byteLength };
    },
    link({ id, name }) {
      const expires = String(Math.floor((clock() + link_ms) / 1000));
      return `${base_url()}/files/${id}/${name}?expires=${expires}&signature=${signatureOf(id, name, expires)}`;
    },
    async open({ id, name, expires, signature }) {
      if (!ID.test(id) || !NAME.test(name) || !/^\d{1,12}$/.test(expires)) return { kind: 'forged' };
      const wanted = Buffer.from(signatureOf(id, name, expires));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'forged' };
      if (Number(expires) * 1000 <= clock()) return { kind: 'expired' };
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
      for (const id of (await readdir(dir)).filter((name) => ID.test(name))) {
        const { mtimeMs } = await stat(join(dir, id));
        if (mtimeMs > clock() - keep_ms) continue;
        await rm(join(dir, id), { recursive: true, force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** The folder's own secret; made once, also when two processes start together. */
function readSecret(path: string): Buffer {
  if (!existsSync(path)) {
    const made = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(made, randomBytes(SECRET_BYTES), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(made, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made);
    }
  }
  const secret = readFileSync(path);
  if (secret.length < SECRET_BYTES)
    throw new Error(`${path} is damaged; delete it to have links signed with a new secret`);
  return secret;
}
