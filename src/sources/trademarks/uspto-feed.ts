import { defineFeed } from '../feed.ts';
import { usptoProduct } from '../uspto/open-data-portal.ts';

/**
 * Trademark Full Text XML Data (No Images) - Daily Applications: cases that changed on a day, in `apcYYMMDD.zip`.
 * Days of this year are listed; those before are in the annual product TRTYRAP, which is imported once by hand.
 * The list also has documents about the format; they fit no name.
 * @see https://data.uspto.gov/bulkdata/datasets/trtdxfap (the product)
 * @see https://data.uspto.gov/apis/bulk-data/product (its list of files), https://data.uspto.gov/apis/api-rate-limits
 */
export default defineFeed({
  ...usptoProduct('TRTDXFAP'),
  name: 'uspto-trademarks',
  title: 'US trade marks, daily',
  source: 'uspto-trademarks',
  deliveries: [{ name: 'apc{yymmdd}.zip', holds: 'delta', replaces: 'itself' }],
  cadence: { every: 'day' },
  schedule: { cron: '45 6 * * *', time_zone: 'America/New_York' },
  max_bytes: 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [{ collection: 'trademarks', field: 'FILED', office: 'US', office_field: 'OFFICE' }],
});
