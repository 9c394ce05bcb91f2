import { defineFeed } from '../feed.ts';
import { usptoProduct } from '../uspto/open-data-portal.ts';

/**
 * Patent Grant Full-Text Data (No Images) - XML: all grants of a week in `ipgYYMMDD.zip`, each Tuesday.
 * A week that was corrected comes again as `ipgYYMMDD_rN.zip`.
 * @see https://data.uspto.gov/bulkdata/datasets/ptgrxml (the product)
 * @see https://data.uspto.gov/apis/bulk-data/product (its list of files), https://data.uspto.gov/apis/api-rate-limits
 */
export default defineFeed({
  ...usptoProduct('PTGRXML'),
  name: 'uspto-grants',
  title: 'US patent grants, full text, weekly',
  source: 'uspto-grants',
  deliveries: [
    { name: 'ipg{yymmdd}.zip', holds: 'delta', replaces: 'itself' },
    { name: 'ipg{yymmdd}_r{r}.zip', holds: 'delta', replaces: 'itself' },
  ],
  cadence: { every: 'week', on: 2 },
  schedule: { cron: '15 6 * * 2-4', time_zone: 'America/New_York' },
  max_bytes: 2 * 1024 ** 3,
  damaged: 'records',
  repeats: false,
  dated: [{ collection: 'patents', field: 'PBD', office: 'US' }],
});
