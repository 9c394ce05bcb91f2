import { defineFeed } from '../feed.ts';
import { goldenCopy, publications } from './golden-copy.ts';

/** What changed in the day before, of the publication at midnight. */
export default defineFeed({
  ...goldenCopy,
  name: 'gleif-changes',
  title: 'Legal entities (LEI) that changed, daily',
  listing: publications('lei2.delta_files.LastDay.xml'),
  deliveries: [{ name: '{yyyymmdd}-0000-gleif-goldencopy-lei2-last-day.xml.zip', holds: 'delta', replaces: 'itself' }],
  cadence: { every: 'day' },
  schedule: { cron: '0 2 * * *', time_zone: 'UTC' },
});
