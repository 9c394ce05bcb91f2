import { defineFeed } from '../feed.ts';
import { goldenCopy, publications } from './golden-copy.ts';

/** The golden copy of the first day of each month: everything there is. */
export default defineFeed({
  ...goldenCopy,
  name: 'gleif-golden-copy-relationships',
  title: 'All relationships of legal entities (LEI), monthly',
  listing: publications('rr.full_file.xml'),
  deliveries: [
    { name: '{yyyy}{mm}01-0000-gleif-goldencopy-rr-golden-copy.xml.zip', holds: 'full', replaces: 'earlier' },
  ],
  cadence: { every: 'month' },
  schedule: { cron: '0 6 1-2 * *', time_zone: 'UTC' },
});
