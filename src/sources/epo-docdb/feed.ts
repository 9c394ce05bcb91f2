import { defineFeed } from '../feed.ts';
import { epoProduct } from './bulk-data.ts';

/**
 * 14.7 EPO worldwide bibliographic data (DOCDB), front file: what was created, deleted and amended in a week, in
 * archives of archives `docdb_xml_YYYYWW_CreateDelete_NNN.zip` and `docdb_xml_YYYYWW_Amend_NNN.zip`. The back file
 * (product 14) is imported once by hand. Notices for subscribers in the same list fit no name.
 * @see https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/docdb
 */
export default defineFeed({
  ...epoProduct(3),
  name: 'epo-docdb',
  title: 'EPO worldwide bibliographic data (DOCDB), front file, weekly',
  source: 'epo-docdb',
  documentation: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/docdb',
  deliveries: [
    { name: 'docdb_xml_{yyyy}{ww}_CreateDelete_{n}.zip', holds: 'delta', replaces: 'itself' },
    { name: 'docdb_xml_{yyyy}{ww}_Amend_{n}.zip', holds: 'delta', replaces: 'itself' },
  ],
  cadence: { every: 'week', on: 4 },
  schedule: { cron: '30 20 * * 4-6', time_zone: 'Europe/Berlin' },
  max_bytes: 16 * 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [
    { collection: 'patents', field: 'PBD' },
    { collection: 'patents', field: 'PBD', office: 'EP' },
  ],
});
