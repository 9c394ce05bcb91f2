import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Answer, type Asked, RequestError, type Requests } from '#egress/request.ts';
import { safeName } from '#jobs/uploads.ts';
import type { Checksum } from '#sources/feed.ts';
import { sync } from '#storage/sync.ts';

/** A delivery that arrived otherwise than it was announced: another try may help, taking it as it is never does. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** What stays free on the disk beside a download: the records and the index that come of it need room too. */
const SPARE_BYTES = 512 * 1024 * 1024;

/** What is known of a file that is to be fetched. */
export interface Wanted {
  readonly url: string;
  readonly name: string;
  /** If stated exactly. */
  readonly bytes?: number;
  readonly checksum?: Checksum;
  readonly max_bytes: number;
}

/** A file that was fetched whole. */
export interface Fetched {
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** Bytes that came over the network now; fewer than `bytes` if some were there. */
  readonly received: number;
}

export interface DownloadContext {
  readonly requests: Pick<Requests, 'ask'>;
  readonly asked: Asked;
  readonly told?: (bytes_done: number, bytes_total: number | undefined) => void;
  /** Milliseconds that one try may take; what has come by then stays for the next. */
  readonly most_ms: number;
}

/** What tells whether the rest of a file is still the rest of the same (RFC 9110, 13.1.5: a strong validator). */
const validatorOf = ({ headers: { etag, 'last-modified': changed } }: Answer): string | undefined =>
  etag !== undefined && !etag.startsWith('W/') ? etag : changed;

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Hashes of a file by several algorithms, read once. */
export async function hashesOf(path: string, algorithms: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const hashes = algorithms.map((algorithm) => [algorithm, createHash(algorithm)] as const);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }))
    for (const [, hash] of hashes) hash.update(piece as Buffer);
  return Object.fromEntries(hashes.map(([algorithm, hash]) => [algorithm, hash.digest('hex')]));
}

/** @throws DeliveryError where bytes do not fit on the disk. */
export async function assertRoom(dir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  if (bytes + SPARE_BYTES > bavail * bsize)
    throw new DeliveryError(
      `The disk has ${bavail * bsize} bytes left; the delivery has ${bytes}, and ${SPARE_BYTES} must stay free.`,
    );
}

/**
 * Fetches a file into a folder. What was there of it is kept, and the rest asked for by range, if the server says that
 * it is the rest of the same; a server without ranges is asked from the start. The file appears under its name when it
 * is whole, of the stated size and checksum, and on the disk.
 * @throws DeliveryError for what is too large, too short or of another checksum; RequestError.
 */
export async function download(wanted: Wanted, dir: string, context: DownloadContext): Promise<Fetched> {
  const { url, name, bytes, checksum, max_bytes } = wanted;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, safeName(name));
  const part = join(dir, `.${safeName(name)}.part`);
  const note = `${part}.json`;
  if (bytes !== undefined && bytes > max_bytes)
    throw new DeliveryError(`${name} has ${bytes} bytes; a delivery of this source may have ${max_bytes}.`);
  let received = 0;
  if ((await sizeOf(path)) === 0) {
    let there = await sizeOf(part);
    const validator = there === 0 ? undefined : await readFile(note, 'utf8').catch(() => undefined);
    if (validator === undefined || (bytes !== undefined && there > bytes)) there = 0;
    if (bytes === undefined || there < bytes) {
      await assertRoom(dir, (bytes ?? 0) - there);
      const { asked } = context;
      const range = there > 0 && validator ? { range: `bytes=${there}-`, 'if-range': validator } : {};
      const deadline = AbortSignal.timeout(context.most_ms);
      const signal = AbortSignal.any([deadline, ...(asked.signal ? [asked.signal] : [])]);
      const headers = { ...asked.headers, ...range };
      try {
        const answer = await context.requests.ask(url, { ...asked, headers, signal });
        received = await append(answer, { path: part, note, there, name, max_bytes, bytes }, context);
      } catch (error) {
        // nothing lies behind what is there: whether it is whole nobody says, so it begins again
        if (error instanceof RequestError && error.status === 416) await rm(part, { force: true });
        if (deadline.aborted && !asked.signal?.aborted)
          throw new RequestError('broken', `${name} took longer than ${context.most_ms / 60_000} minutes.`);
        throw error;
      }
    }
    const size = await sizeOf(part);
    if (bytes !== undefined && size !== bytes) {
      if (size > bytes) await rm(part, { force: true });
      throw new DeliveryError(`${name} has ${size} bytes, and ${bytes} were announced.`);
    }
    await verify(part, name, checksum);
    await sync(part);
    await rename(part, path);
    await rm(note, { force: true });
    await sync(dirname(path));
  }
  const hashes = await hashesOf(path, ['sha256']);
  return { path, bytes: await sizeOf(path), sha256: hashes.sha256!, received };
}

async function verify(part: string, name: string, checksum: Checksum | undefined): Promise<void> {
  if (!checksum) return;
  const found = (await hashesOf(part, [checksum.algorithm]))[checksum.algorithm]!;
  if (found === checksum.value) return;
  await rm(part, { force: true });
  throw new DeliveryError(
    `${name} has the ${checksum.algorithm} ${found}, and ${checksum.value} was announced: it is damaged, or was changed.`,
  );
}

/** Writes what comes behind what is there, or from the start if the server began there; answers how much came. */
async function append(
  answer: Answer,
  to: {
    readonly path: string;
    readonly note: string;
    readonly there: number;
    readonly name: string;
    readonly max_bytes: number;
    readonly bytes: number | undefined;
  },
  { told }: DownloadContext,
): Promise<number> {
  const { 'content-range': range, 'content-length': length } = answer.headers;
  const goesOn = answer.status === 206 && range?.startsWith(`bytes ${to.there}-`) === true;
  if (answer.status === 206 && !goesOn) {
    answer.close();
    await rm(to.path, { force: true });
    throw new DeliveryError(`${to.name} came from another place than was asked for; it begins again.`);
  }
  const start = goesOn ? to.there : 0;
  const announced = /^\d{1,15}$/.test(length ?? '') ? Number(length) : undefined;
  const total = to.bytes ?? (announced === undefined ? undefined : start + announced);
  const tooLarge = (bytes: number) =>
    new DeliveryError(`${to.name} has ${bytes} bytes or more; a delivery of this source may have ${to.max_bytes}.`);
  if (total !== undefined && total > to.max_bytes) {
    answer.close();
    throw tooLarge(total);
  }
  const file = await open(to.path, goesOn ? 'r+' : 'w', 0o600);
  let received = 0;
  try {
    const validator = validatorOf(answer);
    // without one nobody can tell later whether the rest belongs to it
    if (!goesOn) await (validator ? writeFile(to.note, validator, { mode: 0o600 }) : rm(to.note, { force: true }));
    for await (const piece of answer.body) {
      if (start + received + piece.length > to.max_bytes) throw tooLarge(start + received + piece.length);
      await file.write(piece, 0, piece.length, start + received);
      received += piece.length;
      told?.(start + received, total);
    }
  } catch (error) {
    answer.close();
    if (error instanceof DeliveryError) {
      await file.truncate(0);
    }
    throw error;
  } finally {
    await file.close();
  }
  if (announced !== undefined && received !== announced)
    throw new DeliveryError(`${to.name} broke off after ${start + received} of ${start + announced} bytes.`);
  return received;
}
