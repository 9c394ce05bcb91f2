import { defineFeed } from '../feed.ts';

/**
 * Patent Grant Full-Text Data (No Images) - XML, product PTGRXML of the Open Data Portal: `ipgYYMMDD.zip` each Tuesday.
 * The product is described as JSON with a list of files (name, size in bytes, address, time of the last change), asked
 * with a key in `X-API-KEY`; a week that was corrected comes again as `ipgYYMMDD_rN.zip`.
 * @see https://data.uspto.gov/apis/bulk-data/product
 * @see https://data.uspto.gov/bulkdata/datasets/ptgrxml
 */
export default defineFeed({
  name: 'uspto-grants',
  title: 'US patent grants, full text, weekly',
  source: 'uspto-grants',
  documentation: 'https://data.uspto.gov/bulkdata/datasets/ptgrxml',
  terms: {
    url: 'https://www.uspto.gov/terms-use-uspto-websites',
    summary: 'Works of the United States government, free to use; asked for with a free key of one’s own.',
  },
  hosts: ['api.uspto.gov', 'data.uspto.gov'],
  credential: { setting: 'PRIORA_USPTO_KEY', in: 'header', header: 'x-api-key' },
  listing: {
    kind: 'json',
    url: 'https://api.uspto.gov/api/v1/datasets/products/PTGRXML',
    items: 'bulkDataProductBag.*.productFileBag.fileDataBag.*',
    fields: {
      name: '{fileName}',
      url: '{fileDownloadURI}',
      size: '{fileSize}',
      changed: '{fileLastModifiedDateTime}',
    },
  },
  deliveries: [
    { name: 'ipg{yymmdd}.zip', holds: 'delta', replaces: 'itself' },
    { name: 'ipg{yymmdd}_r{r}.zip', holds: 'delta', replaces: 'itself' },
  ],
  cadence: { every: 'week', on: 2 },
  schedule: { cron: '15 6 * * 2-4', time_zone: 'America/New_York' },
  politeness: { per_second: 1 },
  max_bytes: 2 * 1024 ** 3,
  damaged: 'records',
  repeats: false,
  dated: [{ collection: 'patents', field: 'PBD', office: 'US' }],
});
