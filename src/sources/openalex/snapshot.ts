import type { Feed } from '../feed.ts';

/**
 * What the parts of OpenAlex's snapshot have in common: gzipped JSON Lines in a public bucket, in a folder for each day
 * on which the records in it changed last. Whoever has a folder never needs it again: what changes later has moved to a
 * later one, so neither size nor time tells of an amended delivery. The whole is about 330 gigabytes: a day from which
 * on folders are wanted keeps it small.
 * @see https://developers.openalex.org/download/snapshot-format
 */
export const openalexSnapshot = (entity: 'works' | 'institutions' | 'sources') =>
  ({
    source: 'openalex',
    documentation: 'https://developers.openalex.org/download/snapshot-format',
    terms: {
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      summary: 'Public domain (CC0).',
    },
    hosts: ['openalex.s3.amazonaws.com'],
    listing: {
      kind: 'xml',
      url: `https://openalex.s3.amazonaws.com/?list-type=2&prefix=data/${entity}/updated_date%3D`,
      item: 'Contents',
      fields: { name: '{Key}', url: 'https://openalex.s3.amazonaws.com/{Key}' },
      next: {
        cursor: 'NextContinuationToken',
        url: `https://openalex.s3.amazonaws.com/?list-type=2&prefix=data/${entity}/updated_date%3D&continuation-token={cursor}`,
      },
    },
    deliveries: [
      {
        name: `data/${entity}/updated_date={yyyy}-{mm}-{dd}/{*}part_{n}.gz`,
        holds: 'delta',
        replaces: 'itself',
      },
    ],
    cadence: { every: 'release', expected_days: 31 },
    schedule: { cron: '0 4 * * 1', time_zone: 'UTC' },
    politeness: { per_second: 2 },
    max_bytes: 4 * 1024 ** 3,
    damaged: 'records',
    repeats: true,
  }) as const satisfies Partial<Feed>;
