import { defineFeed } from '../feed.ts';

/**
 * Studies whose record was posted anew on a day, by the field LastUpdatePostDate, in pages of a thousand with a token
 * to the next. The register is updated daily. No rate is published; its robots.txt asks for a second between requests.
 * All studies there are come as one archive from the register's download, which is imported once by hand.
 * @see https://clinicaltrials.gov/data-api/api
 */
export default defineFeed({
  name: 'clinicaltrials-gov',
  title: 'Clinical trials of ClinicalTrials.gov that changed, daily',
  source: 'clinicaltrials-gov',
  documentation: 'https://clinicaltrials.gov/data-api/api',
  unconfirmed: 'A rate of requests: none is published; half a request a second is asked.',
  terms: {
    url: 'https://clinicaltrials.gov/about-site/terms-conditions',
    summary: 'Free to use with the source named, the date of its processing shown and the data kept up to date.',
  },
  hosts: ['clinicaltrials.gov'],
  listing: {
    kind: 'window',
    days: 7,
    url: 'https://clinicaltrials.gov/api/v2/studies?format=json&pageSize=1000&query.term=AREA%5BLastUpdatePostDate%5DRANGE%5B{from}%2C{until}%5D',
    following: {
      url: 'https://clinicaltrials.gov/api/v2/studies?format=json&pageSize=1000&query.term=AREA%5BLastUpdatePostDate%5DRANGE%5B{from}%2C{until}%5D&pageToken={cursor}',
      cursor: { json: 'nextPageToken' },
      // on days off nothing is posted
      records: 'studies',
    },
    ending: '.json',
    first_days: 30,
  },
  cadence: { every: 'day' },
  schedule: { cron: '0 10 * * *', time_zone: 'America/New_York' },
  politeness: { per_second: 0.5 },
  max_bytes: 4 * 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [{ collection: 'trials', field: 'LAST_UPDATE' }],
});
