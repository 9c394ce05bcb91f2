import { defineFeed } from '../feed.ts';

/**
 * The Drugs@FDA data files: all tables as text in one archive, put there anew each Tuesday.
 * Not confirmed by documentation: that the address stays, and that the server says when the file was changed; should it
 * not say so, the run fails with that reason rather than take the same file again and again.
 * @see https://www.fda.gov/drugs/drug-approvals-and-databases/drugsfda-data-files
 */
export default defineFeed({
  name: 'drugs-at-fda',
  title: 'Drugs@FDA data files, weekly',
  source: 'drugs-at-fda',
  documentation: 'https://www.fda.gov/drugs/drug-approvals-and-databases/drugsfda-data-files',
  unconfirmed: 'That the address of the archive stays, and that its server says when it was changed.',
  terms: {
    url: 'https://www.fda.gov/about-fda/about-website/website-policies',
    summary: 'Works of the United States government, free to use.',
  },
  hosts: ['www.fda.gov'],
  listing: { kind: 'fixed', files: [{ name: 'drugsatfda.zip', url: 'https://www.fda.gov/media/89850/download' }] },
  deliveries: [{ name: 'drugsatfda.zip', holds: 'full', replaces: 'earlier' }],
  cadence: { every: 'release', expected_days: 7 },
  schedule: { cron: '0 7 * * 2-5', time_zone: 'America/New_York' },
  politeness: { per_second: 0.5 },
  max_bytes: 256 * 1024 ** 2,
  damaged: 'nothing',
  repeats: true,
  dated: [{ collection: 'approvals', field: 'APPROVED' }],
});
