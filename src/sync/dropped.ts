import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RequestError } from '#egress/request.ts';
import { safeName } from '#jobs/uploads.ts';
import type { DroppedListing, Feed } from '#sources/feed.ts';
import { sync } from '#storage/sync.ts';
import { assertRoom, DeliveryError, hashesOf } from './download.ts';
import type { FetchedDelivery } from './fetch.ts';
import { ListingError } from './listing.ts';
import type { KeptDelivery, ToKeep } from './store.ts';

/** A file that lies in a place. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: number;
  readonly changed_ms: number;
  /** What tells it from another of the same name. */
  readonly version: string;
}

/** Where a file goes when it was dealt with. */
export type Aside = 'taken' | 'rejected';

/** A place into which somebody else drops files. Only what lies directly in it is looked at. */
export interface DropPlace {
  /** @throws ListingError if there is no such place; RequestError if it does not answer. */
  list(signal: AbortSignal): Promise<readonly DroppedFile[]>;
  /** The bytes of a file. @throws RequestError `gone` if it is not there any more, or not of this version. */
  read(file: Pick<DroppedFile, 'name' | 'version'>, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Puts a file into a folder beside the others; one that is not there any more was put there before. */
  putAside(name: string, to: Aside): Promise<void>;
  close(): void;
}

/** How programs call what they have not sent to its end. */
const UNFINISHED = ['.part', '.partial', '.filepart', '.crdownload', '.tmp', '~'];

const isUnfinished = (name: string) => name.startsWith('.') || UNFINISHED.some((ending) => name.endsWith(ending));

/** How a name is written that is taken beside the others: `a.zip`, `a (2).zip`. */
export const nthName = (name: string, n: number): string => {
  if (n === 1) return name;
  const dot = name.indexOf('.', 1);
  return dot < 0 ? `${name} (${n})` : `${name.slice(0, dot)} (${n})${name.slice(dot)}`;
};

const gone = (name: string) => new RequestError('gone', `${name} was taken away or changed while it was looked at.`);

/**
 * A folder of this machine. Links are not followed, wherever they lead.
 * @throws ListingError by `list` if it is none, or may not be read.
 */
export function folderPlace(dir: string): DropPlace {
  const versionOf = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) => `${size}|${mtimeMs}`;
  return {
    async list() {
      const entries = await readdir(dir, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
        throw new ListingError(`${dir} cannot be read (${cause.code}): make it, or let the service read it.`, {
          cause,
        });
      });
      const files: DroppedFile[] = [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const at = await lstat(join(dir, entry.name)).catch(() => undefined);
        if (at?.isFile())
          files.push({ name: entry.name, bytes: at.size, changed_ms: at.mtimeMs, version: versionOf(at) });
      }
      return files;
    },
    async read({ name, version }) {
      const file = await open(join(dir, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
        () => {
          throw gone(name);
        },
      );
      const isStill = async () => {
        const at = await file.stat();
        return at.isFile() && versionOf(at) === version;
      };
      return (async function* () {
        try {
          if (!(await isStill())) throw gone(name);
          for await (const piece of file.createReadStream({ autoClose: false, highWaterMark: 1 << 20 }))
            yield piece as Uint8Array;
          if (!(await isStill())) throw gone(name);
        } finally {
          await file.close();
        }
      })();
    },
    async putAside(name, to) {
      await mkdir(join(dir, to), { recursive: true });
      const there = new Set(await readdir(join(dir, to)));
      for (let n = 1; ; n++) {
        const free = nthName(name, n);
        if (there.has(free)) continue;
        return rename(join(dir, name), join(dir, to, free)).catch((cause: NodeJS.ErrnoException) => {
          if (cause.code !== 'ENOENT') throw cause;
        });
      }
    },
    close() {},
  };
}

/** The files of a place that are deliveries, and their markers by the name of what they mark. */
function sorted(files: readonly DroppedFile[], marker: string | undefined) {
  const markers = new Map<string, DroppedFile>();
  if (marker !== undefined)
    for (const file of files) if (file.name.endsWith(marker)) markers.set(file.name.slice(0, -marker.length), file);
  const marks = new Set([...markers.values()].map(({ name }) => name));
  return { markers, deliveries: files.filter(({ name }) => !marks.has(name) && !isUnfinished(name)) };
}

/**
 * What lies in a place and may be taken: with a marker, what has one that is not older than it; else everything, and it
 * waits until it has not changed for a while.
 */
export async function readDropped(
  { marker }: DroppedListing,
  place: DropPlace,
  signal: AbortSignal,
): Promise<readonly ToKeep[]> {
  const { markers, deliveries } = sorted(await place.list(signal), marker);
  return deliveries
    .filter(({ name, changed_ms }) => marker === undefined || (markers.get(name)?.changed_ms ?? 0) >= changed_ms)
    .map(({ name, bytes, version }) => ({
      ...{ name, version, bytes, url: name, revision: 0, holds: 'delta', replaces: 'itself' },
    }));
}

/** When what was listed is known to be whole. */
export const wholeAt = ({ marker, settled_s }: DroppedListing, { listed_at }: KeptDelivery): number =>
  marker === undefined ? listed_at + settled_s * 1000 : listed_at;

/** Puts a file that was dealt with aside, and its marker with it, if the declaration says so. */
export async function putAside(
  { after, marker }: DroppedListing,
  place: DropPlace,
  name: string,
  to: Aside,
): Promise<void> {
  if (after === 'leave') return;
  // the marker last: without it a file would not be seen any more
  for (const each of marker === undefined ? [name] : [name, `${name}${marker}`]) await place.putAside(each, to);
}

/**
 * Copies a file into the folder of its delivery, where nobody changes it.
 * @throws DeliveryError, RequestError.
 */
export async function fetchDropped(
  { max_bytes }: Pick<Feed, 'max_bytes'>,
  { name, version, bytes = 0 }: KeptDelivery,
  dir: string,
  place: DropPlace,
  context: {
    readonly signal: AbortSignal;
    readonly told: (bytes_done: number, bytes_total: number | undefined) => void;
  },
): Promise<FetchedDelivery> {
  if (bytes === 0) throw new DeliveryError(`${name} is empty.`);
  if (bytes > max_bytes) throw new DeliveryError(`${name} has ${bytes} bytes; a file here may have ${max_bytes}.`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, safeName(name));
  const there = await lstat(path).catch(() => undefined);
  let received = 0;
  if (!there) {
    await assertRoom(dir, bytes);
    const part = join(dir, `.${safeName(name)}.part`);
    const file = await open(part, 'w', 0o600);
    const content = await place.read({ name, version }, context.signal);
    const counted = async function* () {
      for await (const piece of content) {
        received += piece.length;
        if (received > bytes) throw gone(name);
        context.told(received, bytes);
        yield piece;
      }
      if (received !== bytes) throw gone(name);
    };
    await pipeline(counted, file.createWriteStream(), { signal: context.signal });
    await sync(part);
    await rename(part, path);
    await sync(dir);
  }
  return { paths: [path], bytes, sha256: (await hashesOf(path, ['sha256'])).sha256!, received };
}
