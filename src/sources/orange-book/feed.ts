import { defineFeed } from '../feed.ts';

/**
 * The Orange Book data files: products, patents and exclusivities as text in one archive, put there anew each month.
 * Not confirmed by documentation: that the address stays, and that the server says when the file was changed; should it
 * not say so, the run fails with that reason rather than take the same file again and again.
 * @see https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files
 */
export default defineFeed({
  name: 'orange-book',
  title: 'FDA Orange Book data files, monthly',
  source: 'orange-book',
  documentation: 'https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files',
  unconfirmed: 'That the address of the archive stays, and that its server says when it was changed.',
  terms: {
    url: 'https://www.fda.gov/about-fda/about-website/website-policies',
    summary: 'Works of the United States government, free to use.',
  },
  hosts: ['www.fda.gov'],
  listing: { kind: 'fixed', files: [{ name: 'EOBZIP.zip', url: 'https://www.fda.gov/media/76860/download' }] },
  deliveries: [{ name: 'EOBZIP.zip', holds: 'full', replaces: 'earlier' }],
  cadence: { every: 'release', expected_days: 31 },
  schedule: { cron: '0 7 * * 1', time_zone: 'America/New_York' },
  politeness: { per_second: 0.5 },
  max_bytes: 256 * 1024 ** 2,
  damaged: 'nothing',
  repeats: true,
  dated: [],
});
