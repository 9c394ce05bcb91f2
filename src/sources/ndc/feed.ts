import { defineFeed } from '../feed.ts';

/**
 * The directory of National Drug Codes: finished products and packages as text in one archive, put there anew each day.
 * Not confirmed by documentation: that the address stays, and that the server says when the file was changed; should it
 * not say so, the run fails with that reason rather than take the same file again and again.
 * @see https://www.fda.gov/drugs/drug-approvals-and-databases/national-drug-code-directory
 */
export default defineFeed({
  name: 'ndc',
  title: 'National Drug Code directory, daily',
  source: 'ndc',
  documentation: 'https://www.fda.gov/drugs/drug-approvals-and-databases/national-drug-code-directory',
  unconfirmed: 'That the address of the archive stays, and that its server says when it was changed.',
  terms: {
    url: 'https://www.fda.gov/about-fda/about-website/website-policies',
    summary: 'Works of the United States government, free to use.',
  },
  hosts: ['www.accessdata.fda.gov'],
  listing: { kind: 'fixed', files: [{ name: 'ndctext.zip', url: 'https://www.accessdata.fda.gov/cder/ndctext.zip' }] },
  deliveries: [{ name: 'ndctext.zip', holds: 'full', replaces: 'earlier' }],
  cadence: { every: 'release', expected_days: 1 },
  schedule: { cron: '0 7 * * *', time_zone: 'America/New_York' },
  politeness: { per_second: 0.5 },
  max_bytes: 256 * 1024 ** 2,
  damaged: 'nothing',
  repeats: true,
  dated: [],
});
