import { defineFeed } from '../feed.ts';

/**
 * Records of Crossref that were indexed anew on a day, in pages of a thousand with a cursor to the next; the last page
 * is one without records. A cursor may stay the same from page to page. Whoever names a mail address is in the polite
 * pool, which since December 2025 has lower limits for lists: they stand in the headers of each answer. All records
 * there are come as the annual public data file (a torrent), which is imported once by hand.
 * @see https://www.crossref.org/documentation/retrieve-metadata/rest-api/
 * @see https://www.crossref.org/documentation/retrieve-metadata/rest-api/access-and-authentication/
 */
export default defineFeed({
  name: 'crossref',
  title: 'Works of Crossref that changed, daily',
  source: 'crossref',
  documentation: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  terms: {
    url: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/rest-api-metadata-license-information/',
    summary: 'Facts about works are free of rights; abstracts may be under their publishers’ copyright.',
  },
  hosts: ['api.crossref.org'],
  listing: {
    kind: 'window',
    days: 1,
    url: 'https://api.crossref.org/works?filter=from-index-date:{from},until-index-date:{until}&rows=1000&cursor=*',
    following: {
      url: 'https://api.crossref.org/works?filter=from-index-date:{from},until-index-date:{until}&rows=1000&cursor={cursor}',
      cursor: { json: 'message.next-cursor' },
      records: 'message.items',
    },
    ending: '.json',
    first_days: 1,
  },
  cadence: { every: 'day' },
  schedule: { cron: '0 3 * * *', time_zone: 'UTC' },
  politeness: { per_second: 0.5 },
  max_bytes: 32 * 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [{ collection: 'works', field: 'PUBLICATION_DATE' }],
});
