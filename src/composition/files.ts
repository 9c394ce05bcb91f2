import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { ServiceError } from '#errors.ts';
import type { FileStore } from '#files/store.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';
import { storesOf } from './stores.ts';

/** Reports and exports: in the bucket that is configured, or in a folder of the data folder. */
export async function openFiles(
  config: Config,
  given: { readonly base_url: () => string; readonly clock?: Clock; readonly steady?: Clock },
): Promise<FileStore & { close?(): Promise<void> }> {
  const dir = prepareDataDir(config);
  const { PRIORA_S3_BUCKET: bucket, PRIORA_S3_ENDPOINT: endpoint } = config;
  const { PRIORA_S3_ACCESS_KEY: access_key, PRIORA_S3_SECRET_KEY: secret_key } = config;
  if (bucket === undefined || access_key === undefined || secret_key === undefined) {
    const { folderFileStore } = await import('#files/folder-store.ts');
    return folderFileStore({ dir: join(dir, 'files'), ...given });
  }
  const { s3FileStore } = await import('#files/s3-store.ts');
  try {
    return await s3FileStore({
      ...{ bucket, prefix: config.PRIORA_S3_PREFIX, region: config.PRIORA_S3_REGION, access_key, secret_key },
      ...{ direct: config.PRIORA_S3_DIRECT, dir: join(dir, 'sent-files') },
      ...(endpoint !== undefined && { endpoint }),
      secret: await storesOf(config).secret('link-secret', 'links')(),
      ...given,
    });
  } catch (cause) {
    if (cause instanceof ServiceError) throw new StartError('files', cause.message, { cause });
    throw cause;
  }
}
