import { epoProduct } from '../epo-docdb/bulk-data.ts';
import { defineFeed } from '../feed.ts';

/**
 * 14.12 EP full-text data: what the EPO published in a week as XML and PDF, one archive of about ten gigabytes
 * (`EPRTBJVYYYY0000WW001001.zip`), each Wednesday at 14:00 of Munich. Only the XML is read.
 * @see https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/text-analytics
 */
export default defineFeed({
  ...epoProduct(32),
  name: 'epo-fulltext',
  title: 'European patents and applications, full text, weekly',
  source: 'epo-fulltext',
  documentation: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/text-analytics',
  deliveries: [{ name: 'EPRTBJV{yyyy}0000{ww}001001.zip', holds: 'delta', replaces: 'itself' }],
  cadence: { every: 'week', on: 3 },
  schedule: { cron: '30 19 * * 3-5', time_zone: 'Europe/Berlin' },
  max_bytes: 32 * 1024 ** 3,
  damaged: 'records',
  repeats: false,
  dated: [{ collection: 'patents', field: 'PBD', office: 'EP' }],
});
