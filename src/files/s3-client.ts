import type { S3Client } from '@aws-sdk/client-s3';
import { ServiceError } from '#errors.ts';

/** A store that speaks S3, and the key to it. */
export interface S3Access {
  /** Of a compatible store; absent: Amazon's own. Its buckets are then part of the path. */
  readonly endpoint?: string;
  readonly region: string;
  readonly access_key: string;
  readonly secret_key: string;
}

/** A client of a store, with the library it is of. @throws ServiceError if the library is not installed. */
export async function s3Client({
  endpoint,
  region,
  access_key,
  secret_key,
}: S3Access): Promise<{ readonly sdk: typeof import('@aws-sdk/client-s3'); readonly client: S3Client }> {
  const sdk = await library();
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // older compatible stores know no other checksums than those that a request needs
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
  return { sdk, client };
}

/** Loaded only where a bucket is configured. @throws ServiceError if it is not installed. */
async function library(): Promise<typeof import('@aws-sdk/client-s3')> {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    throw new ServiceError(
      'internal',
      'PRIORA_S3_BUCKET is set, and the package `@aws-sdk/client-s3` is not installed. Install it with `npm install @aws-sdk/client-s3`.',
      {},
      { cause },
    );
  }
}

export interface S3Fault {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export const isMissing = (cause: unknown): boolean => {
  const { name, $metadata } = (cause ?? {}) as S3Fault;
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

/** What S3 or the way to it could not do, as something a person can act on; undefined for anything else. */
export function s3Fault(cause: unknown, place: string): ServiceError | undefined {
  if (cause instanceof ServiceError || cause instanceof RangeError) return undefined;
  const { name = '', code = '', $metadata } = (cause ?? {}) as S3Fault;
  const status = $metadata?.httpStatusCode;
  const told = (kind: 'internal' | 'busy' | 'storage_full', text: string) =>
    new ServiceError(
      kind,
      `The file store ${place} cannot be used: ${text}`,
      { bucket: place, ...(kind === 'busy' && { retry_after_s: 5 }) },
      { cause },
    );
  if (name === 'NoSuchBucket' || status === 404)
    return told('internal', 'there is no such bucket. Make it, or correct PRIORA_S3_BUCKET and PRIORA_S3_ENDPOINT.');
  if (name === 'SignatureDoesNotMatch' || name === 'InvalidAccessKeyId' || status === 401 || status === 403)
    return told(
      'internal',
      'it refuses these keys. Correct PRIORA_S3_ACCESS_KEY and PRIORA_S3_SECRET_KEY, or permit them to read, write, delete and list in this bucket; a clock that is wrong by minutes is refused alike.',
    );
  if (status === 301 || name === 'PermanentRedirect')
    return told('internal', 'the bucket is in another region. Correct PRIORA_S3_REGION.');
  if (status === 507 || name === 'XMinioStorageFull') return told('storage_full', 'it has no room left.');
  if (code === 'ENOTFOUND') return told('internal', 'its host is not known. Check PRIORA_S3_ENDPOINT.');
  if (code === 'ECONNREFUSED') return told('busy', 'nothing listens there. Start it, or correct PRIORA_S3_ENDPOINT.');
  if (name === 'TimeoutError' || /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN)/.test(code))
    return told('busy', 'it does not answer.');
  if (status !== undefined && (status >= 500 || status === 429)) return told('busy', `it answers ${status}.`);
  return undefined;
}
