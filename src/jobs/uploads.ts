import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, statfs, truncate, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Clock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';

/** A file that a browser is about to send. */
export interface Announced {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Files on their way from a browser: in a folder of their own until they are imported, in pieces, so that a break costs
 * one piece.
 */
export interface Uploads {
  /**
   * Room for files.
   * @throws ServiceError `file_refused` when they are too large for the configuration or for the disk.
   */
  begin(files: readonly Announced[]): Promise<{ readonly id: string }>;
  /**
   * Appends a piece to a file; answers its length. A piece that starts elsewhere than at its end is not taken.
   * @throws ServiceError `not_found`; `invalid_request` with the length there is.
   */
  append(
    id: string,
    file: number,
    offset: number,
    piece: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly bytes: number }>;
  /**
   * Paths of the files, all of them whole.
   * @throws ServiceError `not_found`; `invalid_request` naming one that is not.
   */
  complete(id: string): Promise<readonly string[]>;
  discard(id: string): Promise<void>;
  /** Removes what nobody has added to for an hour, and is not kept. */
  sweep(kept: ReadonlySet<string>): Promise<void>;
}

export const MOST_FILES = 100;
/**
 * Bytes of one piece: what proxies let through unless configured otherwise, and little enough to arrive within the time
 * of a request on a slow line.
 */
export const PIECE_BYTES = 1024 * 1024;
/** What must stay free on the disk beside the files: the records and the index that come of them need room too. */
const SPARE_BYTES = 256 * 1024 * 1024;
const ABANDONED_MS = 3_600_000;
const ID = /^[0-9a-f-]{36}$/;

/** Uploads in a folder, for its owner alone. */
export function folderUploads(dir: string, limit_bytes: number, clock: Clock = systemClock): Uploads {
  const pathOf = (id: string, file: number, { name }: Announced) => join(dir, id, String(file), safeName(name));
  async function announced(id: string): Promise<readonly Announced[]> {
    const text = ID.test(id) ? await readFile(join(dir, id, 'files.json'), 'utf8').catch(() => undefined) : undefined;
    if (text === undefined) throw new ServiceError('not_found', 'There is no such upload; begin again.');
    return JSON.parse(text) as Announced[];
  }
  /** When something was last added to it. */
  const touched = (id: string) => utimes(join(dir, id), new Date(clock()), new Date(clock()));
  const lengthOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );

  return {
    async begin(files) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      if (bytes > limit_bytes)
        throw new ServiceError(
          'file_refused',
          `The files have ${inWords(bytes)}; an upload may have ${inWords(limit_bytes)} (PRIORA_UPLOAD_LIMIT_BYTES). Larger ones come in on the command line: priora import.`,
          { limit_bytes },
        );
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(dir);
      if (bytes + SPARE_BYTES > bavail * bsize)
        throw new ServiceError(
          'file_refused',
          `The disk has ${inWords(bavail * bsize)} left; the files have ${inWords(bytes)}.`,
        );
      const id = randomUUID();
      await mkdir(join(dir, id), { mode: 0o700 });
      await writeFile(join(dir, id, 'files.json'), JSON.stringify(files));
      await touched(id);
      return { id };
    },
    async append(id, file, offset, piece) {
      const known = (await announced(id))[file];
      if (!known) throw new ServiceError('not_found', 'The upload has no such file.');
      const path = pathOf(id, file, known);
      const there = await lengthOf(path);
      if (offset !== there)
        throw new ServiceError('invalid_request', `The file has ${there} bytes so far; go on from there.`, {
          bytes: there,
        });
      await mkdir(join(dir, id, String(file)), { recursive: true, mode: 0o700 });
      const most = Math.min(PIECE_BYTES, known.bytes - there);
      try {
        await pipeline(piece, atMost(most), createWriteStream(path, { flags: 'a', mode: 0o600 }));
      } catch (error) {
        await truncate(path, there).catch(() => {});
        if (error instanceof ServiceError) throw error;
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
          throw new ServiceError('file_refused', 'The disk is full; nothing of this piece was kept.');
        throw new ServiceError('invalid_request', 'The connection broke; send the piece again.', { bytes: there });
      }
      await touched(id);
      return { bytes: await lengthOf(path) };
    },
    async complete(id) {
      const files = await announced(id);
      return Promise.all(
        files.map(async (file, index) => {
          const path = pathOf(id, index, file);
          if (file.bytes === 0) throw new ServiceError('file_refused', `${file.name} is empty.`);
          if ((await lengthOf(path)) !== file.bytes)
            throw new ServiceError('invalid_request', `${file.name} has not arrived whole; send the rest.`);
          return path;
        }),
      );
    },
    async discard(id) {
      if (ID.test(id)) await rm(join(dir, id), { recursive: true, force: true });
    },
    async sweep(kept) {
      for (const id of await readdir(dir).catch(() => [])) {
        if (kept.has(id)) continue;
        const { mtimeMs } = await stat(join(dir, id)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs < clock() - ABANDONED_MS) await rm(join(dir, id), { recursive: true, force: true });
      }
    },
  };
}

/** A name of a file that is a name on any system and can point nowhere; sources look at its ending. */
export function safeName(name: string): string {
  const base = basename(name.replaceAll('\\', '/'));
  const kept = base.replace(/[^\p{L}\p{N}._ ()+-]/gu, '_').replace(/^\.+/, '_');
  return kept === '' ? 'file' : kept.length > 120 ? kept.slice(-120) : kept;
}

const atMost = (bytes: number) =>
  async function* (piece: AsyncIterable<Uint8Array>) {
    let taken = 0;
    for await (const chunk of piece) {
      taken += chunk.length;
      if (taken > bytes)
        throw new ServiceError('body_too_large', `This piece is longer than the ${bytes} bytes that may come here.`, {
          bytes,
        });
      yield chunk;
    }
  };

function inWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
