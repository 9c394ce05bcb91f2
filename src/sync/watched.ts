import { isAbsolute } from 'node:path';
import type { Config } from '#config.ts';
import type { Feed } from '#sources/feed.ts';
import { bucketHost, bucketOf } from './bucket-place.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const MOST_BYTES = 64 * 1024 ** 3;

/**
 * The feeds of what others drop into folders and below prefixes of buckets, as the settings name them:
 * `inbox=/srv/inbox, partner=s3://drops/priora/`.
 * @param taken Names that other feeds have.
 * @throws RangeError that says what is wrong with the setting.
 */
export function watchedFeeds(config: Config, taken: readonly string[]): readonly Feed[] {
  const said = config.PRIORA_SYNC_FOLDERS ?? '';
  const names = new Set(taken);
  return said
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const at = each.indexOf('=');
      const [name, place] = [each.slice(0, at).trim(), each.slice(at + 1).trim()];
      const bucket = bucketOf(place);
      const wrong = (why: string) =>
        new RangeError(
          `PRIORA_SYNC_FOLDERS: "${each}" ${why}. Write it as inbox=/srv/inbox or inbox=s3://bucket/prefix/.`,
        );
      if (at < 0 || !NAME.test(name)) throw wrong('has no name of small letters, digits and hyphens');
      if (names.has(name)) throw wrong('has the name of another source');
      if (!bucket && !isAbsolute(place)) throw wrong('names neither a whole path nor a prefix of a bucket');
      if (bucket && config.PRIORA_S3_ACCESS_KEY === undefined)
        throw wrong('is in a bucket, and PRIORA_S3_BUCKET, PRIORA_S3_ACCESS_KEY and PRIORA_S3_SECRET_KEY are not set');
      names.add(name);
      const endpoint = config.PRIORA_S3_ENDPOINT;
      const store = { region: config.PRIORA_S3_REGION, ...(endpoint !== undefined && { endpoint }) };
      return watchedFeed(name, place, config, bucket ? [bucketHost(bucket.bucket, store)] : []);
    });
}

const watchedFeed = (name: string, place: string, config: Config, hosts: readonly string[]): Feed => ({
  name,
  title: place,
  source: 'auto',
  documentation: '',
  terms: { url: '', summary: 'Whoever drops files answers for their terms of use.' },
  hosts,
  listing: {
    kind: 'dropped',
    place,
    ...(config.PRIORA_SYNC_FOLDER_MARKER !== undefined && { marker: config.PRIORA_SYNC_FOLDER_MARKER }),
    // an object of a bucket appears when it is whole
    settled_s: hosts.length > 0 ? 0 : config.PRIORA_SYNC_FOLDER_SETTLED_S,
    after: config.PRIORA_SYNC_FOLDER_AFTER,
  },
  cadence: { every: 'release' },
  schedule: { cron: '*/5 * * * *', time_zone: 'UTC' },
  politeness: { per_second: 1000 },
  max_bytes: MOST_BYTES,
  damaged: 'nothing',
  repeats: false,
  dated: [],
});
