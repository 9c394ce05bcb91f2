import { defineFeed } from '../feed.ts';

/**
 * Releases of the Research Organization Registry at Zenodo, about one a month: `vN.N-YYYY-MM-DD-ror-data.zip`, each
 * with everything there is, its size and MD5; the newest ones first.
 * @see https://ror.readme.io/docs/data-dump
 */
export default defineFeed({
  name: 'ror',
  title: 'Research organisations (ROR), releases',
  source: 'ror',
  documentation: 'https://ror.readme.io/docs/data-dump',
  terms: { url: 'https://ror.org/about/terms/', summary: 'Public domain (CC0).' },
  hosts: ['zenodo.org'],
  listing: {
    kind: 'json',
    url: 'https://zenodo.org/api/communities/ror-data/records?q=&sort=newest',
    items: 'hits.hits.*.files.*',
    fields: {
      name: '{key}',
      url: '{links.self}',
      size: '{size}',
      checksum: { algorithm: 'md5', value: '{checksum}' },
    },
  },
  deliveries: [{ name: 'v{*}-{yyyy}-{mm}-{dd}-ror-data.zip', holds: 'full', replaces: 'earlier' }],
  cadence: { every: 'release', expected_days: 31 },
  schedule: { cron: '0 5 * * 1', time_zone: 'UTC' },
  politeness: { per_second: 0.5 },
  max_bytes: 2 * 1024 ** 3,
  damaged: 'nothing',
  repeats: true,
  dated: [],
});
