import { defineFeed } from '../feed.ts';
import { pubmedFiles } from './files.ts';

/**
 * The annual baseline of PubMed: every citation, in more than 1,300 files of about 50 gigabytes altogether, in
 * December.
 * @see https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/README.txt
 */
export default defineFeed({
  ...pubmedFiles('baseline'),
  name: 'pubmed-baseline',
  title: 'PubMed, annual baseline',
  cadence: { every: 'release', expected_days: 366 },
  schedule: { cron: '0 22 * * 6', time_zone: 'America/New_York' },
});
