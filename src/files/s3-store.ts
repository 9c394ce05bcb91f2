import { createReadStream, mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { assertNamed, fileLinks, idOf, isId, MOST_BYTES, mediaType } from './links.ts';
import type { FilesSide, MovedFile } from './move.ts';
import { presigned } from './presigned.ts';
import { received, UNFINISHED } from './received.ts';
import { isMissing, type S3Access, type S3Fault, s3Client, s3Fault } from './s3-client.ts';
import type { FileStore, Keep, StoredFile } from './store.ts';

const DAY_MS = 86_400_000;
/** Of a file that goes in parts; the least that S3 takes is 5 MiB, of 10,000 parts at most. */
const PART_BYTES = 16 * 1024 ** 2;
/** How long an address of the store's own works. */
const STORE_LINK_S = 300;
/** Requests that one upload makes at once. */
const PARTS_AT_ONCE = 3;

export interface S3Options extends S3Access {
  readonly bucket: string;
  /** Before every key, such as `priora/`; default: nothing. */
  readonly prefix?: string;
  /** Where files that are being sent wait, on this machine. */
  readonly dir: string;
  /** Signs links: the same for all services that share the bucket. */
  readonly secret: Uint8Array;
  readonly base_url: () => string;
  /** Whether links lead on to addresses that the store signs, so that what is saved goes past the service. */
  readonly direct?: boolean;
  /** As of `FolderOptions`. */
  readonly link_ms?: number;
  readonly keep_ms?: number;
  readonly clock?: Clock;
  readonly steady?: Clock;
}

/** When a file is to be removed, epoch ms, among what S3 keeps with it. */
const UNTIL = 'until';

/** Such that the order of names is the order of time, for thousands of years. */
const sortable = (instant: number) => String(Math.floor(instant)).padStart(15, '0');

/**
 * Files in a bucket: `<prefix>files/<id>/<name>`, and for each an empty object `<prefix>until/<instant>/<id>/<name>`,
 * by which those past their time are found without looking at the others; for what an account has, another one,
 * `<prefix>accounts/<account>/<instant>/<id>/<name>`. Any number of services share it.
 * @throws ServiceError that says what is wrong with the bucket, and what to do.
 */
export async function s3FileStore(
  options: S3Options,
): Promise<FileStore & { readonly moved: FilesSide; close(): Promise<void> }> {
  const { bucket: Bucket, prefix = '', dir, base_url, link_ms = 7 * DAY_MS, keep_ms = 90 * DAY_MS } = options;
  const clock = options.clock ?? systemClock;
  const steady = options.steady ?? options.clock ?? steadyClock();
  const { sdk, client } = await s3Client(options);
  const place = `${options.endpoint ?? `s3.${options.region}`}/${Bucket}`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const links = fileLinks({ secret: options.secret, base_url, link_ms, clock });
  const keyOf = (id: string, name: string) => `${prefix}files/${id}/${name}`;
  const markOf = (until: number, id: string, name: string) => `${prefix}until/${sortable(until)}/${id}/${name}`;

  const ownersOf = (account: string) => `${prefix}accounts/${encodeURIComponent(account)}/`;

  /** Of the store itself: what is there is saved, never shown, for only our own answers keep scripts out. */
  const address = (id: string, name: string) => {
    const base = options.endpoint ?? `https://${Bucket}.s3.${options.region}.amazonaws.com`;
    const path = [...(options.endpoint === undefined ? [] : [Bucket]), ...keyOf(id, name).split('/')];
    const within = base.endsWith('/') ? base : `${base}/`;
    return presigned(new URL(path.map(encodeURIComponent).join('/'), within), {
      ...{ region: options.region, access_key: options.access_key, secret_key: options.secret_key },
      ...{ expires_s: STORE_LINK_S, at: clock() },
      overrides: {
        'response-content-disposition': `attachment; filename="${name}"`,
        'response-content-type': mediaType(name)!,
      },
    });
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw s3Fault(cause, place) ?? cause;
    }
  };
  /** All keys that begin so, page by page; some may be removed meanwhile. */
  async function* keysBelow(Prefix: string): AsyncGenerator<string> {
    let StartAfter: string | undefined;
    for (;;) {
      const page = { Bucket, Prefix, ...(StartAfter !== undefined && { StartAfter }) };
      const { Contents = [] } = await guarded(() => client.send(new sdk.ListObjectsV2Command(page)));
      if (Contents.length === 0) return;
      for (const { Key } of Contents) yield (StartAfter = Key!);
    }
  }
  const remove = (Key: string) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));

  const contentOf = async (id: string, name: string): Promise<Buffer | undefined> => {
    const found = await unlessMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(id, name) })));
    return found && Buffer.from(await found.Body!.transformToByteArray());
  };

  /** In parts where it is large, and whole or not at all. */
  async function upload(Key: string, content: AsyncIterable<Uint8Array>, until: number): Promise<number> {
    const head = { Bucket, Key, ContentType: mediaType(Key)!, Metadata: { [UNTIL]: String(until) } };
    let total = 0;
    let parts = 0;
    let multipart: string | undefined;
    const done: { ETag: string; PartNumber: number }[] = [];
    const under_way = new Set<Promise<void>>();
    let failed: { readonly cause: unknown } | undefined;
    const part = async (Body: Buffer) => {
      multipart ??= (await client.send(new sdk.CreateMultipartUploadCommand(head))).UploadId!;
      const PartNumber = ++parts;
      const sent = client
        .send(new sdk.UploadPartCommand({ Bucket, Key, UploadId: multipart, PartNumber, Body }))
        .then(
          ({ ETag }) => void done.push({ ETag: ETag!, PartNumber }),
          (cause: unknown) => {
            failed ??= { cause };
          },
        )
        .finally(() => under_way.delete(sent));
      under_way.add(sent);
      if (under_way.size >= PARTS_AT_ONCE) await Promise.race(under_way);
      if (failed) throw failed.cause;
    };
    try {
      let pieces: Uint8Array[] = [];
      let held = 0;
      for await (const piece of content) {
        total += piece.length;
        if (total > MOST_BYTES)
          throw new ServiceError('file_refused', `A file has at most ${MOST_BYTES} bytes.`, {
            limit_bytes: MOST_BYTES,
          });
        pieces.push(piece);
        held += piece.length;
        if (held < PART_BYTES) continue;
        await part(Buffer.concat(pieces));
        pieces = [];
        held = 0;
      }
      const rest = Buffer.concat(pieces);
      if (multipart === undefined) {
        await client.send(new sdk.PutObjectCommand({ ...head, Body: rest }));
        return total;
      }
      if (rest.length > 0) await part(rest);
      await Promise.all(under_way);
      if (failed) throw (failed as { cause: unknown }).cause;
      const Parts = done.toSorted((a, b) => a.PartNumber - b.PartNumber);
      await client.send(
        new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId: multipart, MultipartUpload: { Parts } }),
      );
      return total;
    } catch (cause) {
      await Promise.allSettled(under_way);
      // what cannot be given up now is at the next sweep
      if (multipart !== undefined)
        await client
          .send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId: multipart }))
          .catch(() => undefined);
      throw cause;
    }
  }

  async function keep({ key, name, for_ms, account }: Keep, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const id = idOf(key, name);
    const until = Math.floor(steady() + (for_ms ?? keep_ms));
    return {
      id,
      name,
      bytes: await keepUntil({ id, name, until, ...(account !== undefined && { account }) }, content),
    };
  }

  async function keepUntil({ id, name, until, account }: MovedFile, content: AsyncIterable<Uint8Array>) {
    // first what finds it again: a file that nobody will remove must not be left
    const mark = markOf(until, id, name);
    // bytes, not texts: of an empty text the client does not know the length
    await client.send(new sdk.PutObjectCommand({ Bucket, Key: mark, Body: Buffer.from(account ?? '') }));
    if (account !== undefined)
      await client.send(
        new sdk.PutObjectCommand({
          ...{ Bucket, Key: ownersOf(account) + mark.slice(`${prefix}until/`.length), Body: Buffer.alloc(0) },
        }),
      );
    return upload(keyOf(id, name), content, until);
  }

  /** Removes the file of a mark, unless it was kept again for longer. */
  async function end(mark: string, now: number): Promise<boolean> {
    const [, id = '', name = ''] = mark.slice(`${prefix}until/`.length).split('/');
    const Key = keyOf(id, name);
    const head = await unlessMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key })));
    const over = head !== undefined && Number(head.Metadata?.[UNTIL] ?? 0) <= now;
    if (over) await remove(Key);
    const marked = await unlessMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key: mark })));
    const account = await marked?.Body?.transformToString();
    if (account) await remove(ownersOf(account) + mark.slice(`${prefix}until/`.length));
    await remove(mark);
    return over;
  }

  /** What a crash has left: parts that nobody will complete, and files that were being sent. */
  async function sweepUnfinished(now: number): Promise<void> {
    const before = systemClock() - DAY_MS;
    const { Uploads = [] } = await client
      .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: `${prefix}files/` }))
      .catch((cause) => {
        // some compatible stores have no such list, and see to it themselves
        if ((cause as S3Fault).$metadata?.httpStatusCode === 501) return { Uploads: [] };
        throw cause;
      });
    for (const { Key, UploadId, Initiated } of Uploads)
      if (Initiated && Initiated.getTime() < before)
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    for (const file of await readdir(dir)) {
      const path = join(dir, file);
      if (file.startsWith(UNFINISHED) && (await stat(path)).mtimeMs + DAY_MS < now) await rm(path, { force: true });
    }
  }

  const store: FileStore = {
    put: ({ content, ...as }) =>
      guarded(async () => {
        assertNamed(as);
        return keep(as, once(content));
      }),
    store: (as, content) =>
      guarded(async () => {
        assertNamed(as);
        return keep(as, content);
      }),
    async receive(content, most_bytes) {
      const { path, ...known } = await received(dir, content, most_bytes);
      return {
        ...known,
        read: () => readFile(path),
        keep: (as) =>
          guarded(async () => {
            assertNamed(as);
            const kept = await keep(as, createReadStream(path, { highWaterMark: 1024 ** 2 }));
            await rm(path, { force: true });
            return kept;
          }),
        discard: () => rm(path, { force: true }),
      };
    },
    link: links.link,
    open: (link) =>
      guarded(async () => {
        const is = links.check(link);
        if (is !== 'sound') return { kind: is };
        const { id, name } = link;
        if (!isId(id)) return { kind: 'to_make', by: id };
        if (options.direct) {
          const head = await unlessMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(id, name) })));
          return head ? { kind: 'elsewhere', url: address(id, name) } : { kind: 'missing' };
        }
        const content = await contentOf(id, name);
        return content ? { kind: 'file', content, media_type: mediaType(name)!, name } : { kind: 'missing' };
      }),
    read: (file) =>
      guarded(async () => {
        assertNamed(file);
        return contentOf(idOf(file.key, file.name), file.name);
      }),
    remove: ({ key, name }) =>
      guarded(async () => {
        // its mark is removed when its time has come
        await remove(keyOf(idOf(key, name), name));
      }),
    async *of(account) {
      const Prefix = ownersOf(account);
      // one that was kept again for longer stands there twice
      const given = new Set<string>();
      for await (const Key of keysBelow(Prefix)) {
        const [, id = '', name = ''] = Key.slice(Prefix.length).split('/');
        if (given.has(id)) continue;
        given.add(id);
        const asked = new sdk.GetObjectCommand({ Bucket, Key: keyOf(id, name) });
        const found = await guarded(() => unlessMissing(client.send(asked)));
        if (!found) continue;
        const content = found.Body as Readable;
        try {
          yield { id, name, bytes: found.ContentLength ?? 0, content };
        } finally {
          content.destroy();
        }
      }
    },
    removeAccount: (account) =>
      guarded(async () => {
        const Prefix = ownersOf(account);
        let removed = 0;
        for (;;) {
          const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix }));
          if (Contents.length === 0) return removed;
          for (const { Key } of Contents) {
            const [until = '', id = '', name = ''] = Key!.slice(Prefix.length).split('/');
            await remove(keyOf(id, name));
            await remove(markOf(Number(until), id, name));
            // last: until then it is found again
            await remove(Key!);
            removed++;
          }
        }
      }),
    sweep: () =>
      guarded(async () => {
        const now = steady();
        let removed = 0;
        for (;;) {
          const { Contents = [] } = await client.send(
            new sdk.ListObjectsV2Command({ Bucket, Prefix: `${prefix}until/` }),
          );
          const over = Contents.map(({ Key }) => Key!).filter(
            (key) => Number(key.slice(`${prefix}until/`.length).split('/')[0]) <= now,
          );
          for (const mark of over) if (await end(mark, now)) removed++;
          // in the order of time: what comes next is not over, but where a whole page was
          if (over.length === 0 || over.length < Contents.length) break;
        }
        await sweepUnfinished(now);
        return removed;
      }),
  };
  const moved: FilesSide = {
    place,
    async *each() {
      const Prefix = `${prefix}until/`;
      for await (const Key of keysBelow(Prefix)) {
        const [until = '', id = '', name = ''] = Key.slice(Prefix.length).split('/');
        const mark = await guarded(() => unlessMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key }))));
        const account = await mark?.Body?.transformToString();
        yield { id, name, until: Number(until), ...(account && { account }) };
      }
    },
    content: ({ id, name }) =>
      guarded(async () => {
        const found = await unlessMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(id, name) })));
        return found && (found.Body as Readable);
      }),
    take: (file, content) => guarded(async () => void (await keepUntil(file, content))),
  };
  try {
    await guarded(() => client.send(new sdk.HeadBucketCommand({ Bucket })));
  } catch (cause) {
    client.destroy();
    throw cause;
  }
  return { ...store, moved, close: async () => client.destroy() };
}

/** What was asked for, or undefined where the store has no such object. */
const unlessMissing = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((cause: unknown) => {
    if (isMissing(cause)) return undefined;
    throw cause;
  });

async function* once(content: Uint8Array) {
  yield content;
}
