import { defineFeed } from '../feed.ts';
import { pubmedFiles } from './files.ts';

/**
 * Update files of PubMed: citations that are new, revised or deleted, each day one file or several.
 * @see https://ftp.ncbi.nlm.nih.gov/pubmed/updatefiles/README.txt
 */
export default defineFeed({
  ...pubmedFiles('updatefiles'),
  name: 'pubmed-updates',
  title: 'PubMed, daily update files',
  cadence: { every: 'number', expected_days: 1 },
  schedule: { cron: '30 14 * * *', time_zone: 'America/New_York' },
});
