import { defineFeed } from '../feed.ts';
import { usptoProduct } from '../uspto/open-data-portal.ts';

/**
 * Patent Assignment XML (Ownership) Text - Daily: what was recorded or corrected on a day, in `adYYYYMMDD.zip`.
 * Days of this year are listed; those before are in the annual product PASYR, which is imported once by hand.
 * @see https://data.uspto.gov/bulkdata/datasets/pasdl (the product)
 * @see https://data.uspto.gov/apis/bulk-data/product (its list of files), https://data.uspto.gov/apis/api-rate-limits
 */
export default defineFeed({
  ...usptoProduct('PASDL'),
  name: 'uspto-assignments',
  title: 'US patent assignments, daily',
  source: 'uspto-assignments',
  deliveries: [{ name: 'ad{yyyymmdd}.zip', holds: 'delta', replaces: 'itself' }],
  cadence: { every: 'day' },
  schedule: { cron: '30 6 * * *', time_zone: 'America/New_York' },
  max_bytes: 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [{ collection: 'conveyances', field: 'RECORDED' }],
});
