import { defineFeed } from '../feed.ts';
import { usptoProduct } from '../uspto/open-data-portal.ts';

/**
 * Trials before the Patent Trial and Appeal Board that changed in a week, by the day of their last change, from the
 * search of the Open Data Portal (it has no bulk product of them), a hundred at a time.
 *
 * A search that finds nothing, or less than is skipped, is answered by 404: spans are weeks, in which the board always
 * does something, and no page is asked beyond the number that each answer tells (`count`).
 * @see https://data.uspto.gov/apis/ptab-trials/search-proceedings, https://data.uspto.gov/apis/api-rate-limits
 */
export default defineFeed({
  ...usptoProduct('PTAB'),
  name: 'ptab-trials',
  title: 'US trials before the PTAB that changed, weekly',
  source: 'uspto-ptab',
  documentation: 'https://data.uspto.gov/apis/ptab-trials/search-proceedings',
  unconfirmed: 'The most results that one answer of the search may hold; a hundred are asked for at a time.',
  hosts: ['api.uspto.gov'],
  listing: {
    kind: 'window',
    days: 7,
    url: 'https://api.uspto.gov/api/v1/patent/trials/proceedings/search?q=trialMetaData.trialLastModifiedDate:%5B{from}%20TO%20{until}%5D&offset=0&limit=100',
    following: {
      url: 'https://api.uspto.gov/api/v1/patent/trials/proceedings/search?q=trialMetaData.trialLastModifiedDate:%5B{from}%20TO%20{until}%5D&offset={cursor}&limit=100',
      cursor: { offset: 'patentTrialProceedingDataBag', total: 'count' },
    },
    ending: '.json',
    first_days: 28,
  },
  cadence: { every: 'week', on: 1 },
  schedule: { cron: '0 7 * * 2', time_zone: 'America/New_York' },
  max_bytes: 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [],
});
