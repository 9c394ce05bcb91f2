import { defineFeed } from '../feed.ts';
import { goldenCopy, publications } from './golden-copy.ts';

/** What changed in the day before, of the publication at midnight. */
export default defineFeed({
  ...goldenCopy,
  name: 'gleif-relationship-changes',
  title: 'Who owns whom (LEI) that changed, daily',
  listing: publications('rr.delta_files.LastDay.xml'),
  deliveries: [{ name: '{yyyymmdd}-0000-gleif-goldencopy-rr-last-day.xml.zip', holds: 'delta', replaces: 'itself' }],
  cadence: { every: 'day' },
  schedule: { cron: '0 2 * * *', time_zone: 'UTC' },
});
