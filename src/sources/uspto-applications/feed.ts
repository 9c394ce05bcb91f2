import { defineFeed } from '../feed.ts';
import { usptoProduct } from '../uspto/open-data-portal.ts';

/**
 * Patent Application Full-Text Data (No Images): all publications of a week in `ipaYYMMDD.zip`, each Thursday.
 * A week that was corrected comes again as `ipaYYMMDD_rN.zip`.
 * @see https://data.uspto.gov/bulkdata/datasets/appxml (the product)
 * @see https://data.uspto.gov/apis/bulk-data/product (its list of files), https://data.uspto.gov/apis/api-rate-limits
 */
export default defineFeed({
  ...usptoProduct('APPXML'),
  name: 'uspto-applications',
  title: 'US patent applications, full text, weekly',
  source: 'uspto-applications',
  deliveries: [
    { name: 'ipa{yymmdd}.zip', holds: 'delta', replaces: 'itself' },
    { name: 'ipa{yymmdd}_r{r}.zip', holds: 'delta', replaces: 'itself' },
  ],
  cadence: { every: 'week', on: 4 },
  schedule: { cron: '15 6 * * 4-6', time_zone: 'America/New_York' },
  max_bytes: 2 * 1024 ** 3,
  damaged: 'records',
  repeats: false,
  dated: [{ collection: 'patents', field: 'PBD', office: 'US' }],
});
