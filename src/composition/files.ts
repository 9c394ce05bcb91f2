import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { ServiceError } from '#errors.ts';
import { folderFileStore, LINK_SECRET } from '#files/folder-store.ts';
import type { FileStore } from '#files/store.ts';
import { assertWritable } from '#stores/sqlite/moving.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';
import { storesOf } from './stores.ts';

/** Reports and exports: in the bucket that is configured, or in a folder of the data folder. */
export async function openFiles(
  config: Config,
  given: { readonly base_url: () => string; readonly clock?: Clock; readonly steady?: Clock },
): Promise<FileStore & { close?(): Promise<void> }> {
  const bucket = await openBucket(config, { secret: storesOf(config).secret(LINK_SECRET, 'links'), ...given });
  if (bucket) return bucket;
  const dir = prepareDataDir(config);
  // with a database the mark of a move is about what is no longer used
  const assertUnmoved = config.PRIORA_DATABASE_URL === undefined && (() => assertWritable(dir));
  return folderFileStore({ dir: filesIn(dir), ...given, ...(assertUnmoved && { assertWritable: assertUnmoved }) });
}

/** Where files are without a bucket. */
export const filesIn = (dir: string): string => join(dir, 'files');

/** The bucket that is configured, if one is. @throws StartError that says what is wrong with it and what to do. */
export async function openBucket(
  config: Config,
  {
    secret,
    ...given
  }: {
    readonly secret: () => Promise<Uint8Array>;
    readonly base_url: () => string;
    readonly clock?: Clock;
    readonly steady?: Clock;
  },
) {
  const dir = prepareDataDir(config);
  const { PRIORA_S3_BUCKET: bucket, PRIORA_S3_ENDPOINT: endpoint } = config;
  const { PRIORA_S3_ACCESS_KEY: access_key, PRIORA_S3_SECRET_KEY: secret_key } = config;
  if (bucket === undefined || access_key === undefined || secret_key === undefined) return undefined;
  const { s3FileStore } = await import('#files/s3-store.ts');
  try {
    return await s3FileStore({
      ...{ bucket, prefix: config.PRIORA_S3_PREFIX, region: config.PRIORA_S3_REGION, access_key, secret_key },
      ...{ direct: config.PRIORA_S3_DIRECT, dir: join(dir, 'sent-files') },
      ...(endpoint !== undefined && { endpoint }),
      secret: await secret(),
      ...given,
    });
  } catch (cause) {
    if (cause instanceof ServiceError) throw new StartError('files', cause.message, { cause });
    throw cause;
  }
}
