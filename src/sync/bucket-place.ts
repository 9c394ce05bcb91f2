import { RequestError } from '#egress/request.ts';
import { ServiceError } from '#errors.ts';
import { isMissing, type S3Access, s3Client, s3Fault } from '#files/s3-client.ts';
import { type DropPlace, type DroppedFile, nthName } from './dropped.ts';
import { ListingError } from './listing.ts';

const MOST_FILES = 100_000;
/** What S3 copies in one request at most. */
const MOST_COPIED = 5 * 1024 ** 3;
const PART_BYTES = 1024 ** 3;

/** `s3://bucket/prefix/` taken apart; undefined for what is none. */
export function bucketOf(place: string): { readonly bucket: string; readonly prefix: string } | undefined {
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.*)$/.exec(place) ?? [];
  return bucket === undefined || prefix === undefined || (prefix !== '' && !prefix.endsWith('/'))
    ? undefined
    : { bucket, prefix };
}

/** Host of a bucket: that of the store, or its own at Amazon. */
export const bucketHost = (bucket: string, { endpoint, region }: Pick<S3Access, 'endpoint' | 'region'>): string =>
  endpoint === undefined ? `${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).hostname;

/** Objects directly below a prefix of a bucket. An object appears when it is whole. */
export async function bucketPlace(place: string, access: S3Access): Promise<DropPlace> {
  const { bucket: Bucket, prefix } = bucketOf(place)!;
  const { sdk, client } = await s3Client(access);
  const asked = async <T>(work: () => Promise<T>, gone: string): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      const { $metadata } = (cause ?? {}) as { $metadata?: { httpStatusCode?: number } };
      if (isMissing(cause) || $metadata?.httpStatusCode === 412) throw new RequestError('gone', gone, { cause });
      const told = s3Fault(cause, place);
      if (!told) throw cause;
      throw told.code === 'busy' ? new RequestError('broken', told.message, { cause }) : told;
    }
  };
  const there = (Key: string) =>
    client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch((cause) => {
      if (isMissing(cause)) return undefined;
      throw cause;
    });

  async function copy(from: string, Key: string, bytes: number): Promise<void> {
    const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
    if (bytes <= MOST_COPIED) {
      await client.send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource }));
      return;
    }
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
    const Parts: { ETag: string; PartNumber: number }[] = [];
    for (let start = 0; start < bytes; start += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const CopySourceRange = `bytes=${start}-${Math.min(start + PART_BYTES, bytes) - 1}`;
      const part = { Bucket, Key, CopySource, CopySourceRange, UploadId, PartNumber };
      const { CopyPartResult } = await client.send(new sdk.UploadPartCopyCommand(part));
      Parts.push({ ETag: CopyPartResult!.ETag!, PartNumber });
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  }

  return {
    list: (abortSignal) =>
      asked(async () => {
        const files: DroppedFile[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page = await client.send(
            new sdk.ListObjectsV2Command({
              ...{ Bucket, Prefix: prefix, Delimiter: '/' },
              ...(ContinuationToken !== undefined && { ContinuationToken }),
            }),
            { abortSignal },
          );
          for (const { Key = '', Size = 0, LastModified, ETag = '' } of page.Contents ?? []) {
            const name = Key.slice(prefix.length);
            if (name === '') continue;
            const changed_ms = LastModified?.getTime() ?? 0;
            files.push({ name, bytes: Size, changed_ms, version: `${Size}|${ETag}` });
          }
          if (files.length > MOST_FILES) throw new ListingError(`${place} has more than ${MOST_FILES} files.`);
          ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
        } while (ContinuationToken !== undefined);
        return files;
      }, `There is no ${place}.`),
    read: ({ name, version }, abortSignal) =>
      asked(async () => {
        const IfMatch = version.slice(version.indexOf('|') + 1);
        const object = new sdk.GetObjectCommand({ Bucket, Key: `${prefix}${name}`, IfMatch });
        const { Body } = await client.send(object, { abortSignal });
        const body = Body as unknown as AsyncIterable<Uint8Array>;
        return (async function* () {
          try {
            yield* body;
          } catch (cause) {
            throw new RequestError('broken', `${name} broke off: ${(cause as Error).message}.`, { cause });
          }
        })();
      }, `${name} was taken away or changed while it was looked at.`),
    putAside: (name, to) =>
      asked(async () => {
        const from = `${prefix}${name}`;
        const head = await there(from);
        if (!head) return;
        for (let n = 1; ; n++) {
          const key = `${prefix}${to}/${nthName(name, n)}`;
          const same = await there(key);
          // a move that was cut off between copy and removal goes on
          if (same && same.ETag !== head.ETag) continue;
          if (!same) await copy(from, key, head.ContentLength ?? 0);
          await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: from }));
          return;
        }
      }, `There is no ${place}.`),
    close: () => client.destroy(),
  };
}

/** What the settings have of a store. @throws ServiceError where they have none. */
export function s3Access(
  config: Readonly<{
    PRIORA_S3_ENDPOINT?: string;
    PRIORA_S3_REGION: string;
    PRIORA_S3_ACCESS_KEY?: string;
    PRIORA_S3_SECRET_KEY?: string;
  }>,
): S3Access {
  const { PRIORA_S3_ACCESS_KEY: access_key, PRIORA_S3_SECRET_KEY: secret_key } = config;
  if (access_key === undefined || secret_key === undefined)
    throw new ServiceError(
      'internal',
      'A prefix of a bucket is watched with the keys of PRIORA_S3_ACCESS_KEY and PRIORA_S3_SECRET_KEY: set them, with PRIORA_S3_BUCKET.',
    );
  const endpoint = config.PRIORA_S3_ENDPOINT;
  return { access_key, secret_key, region: config.PRIORA_S3_REGION, ...(endpoint !== undefined && { endpoint }) };
}
