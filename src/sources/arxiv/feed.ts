import { defineFeed } from '../feed.ts';

/**
 * Metadata of arXiv that changed on a day, by OAI-PMH 2.0 in the format `arXiv`, page by page with a resumption token;
 * updated each night, Sunday to Thursday. One connection, one request in three seconds. A day without changes is
 * answered by the error `noRecordsMatch`.
 * @see https://info.arxiv.org/help/oa/index.html, https://info.arxiv.org/help/api/tou.html
 */
export default defineFeed({
  name: 'arxiv',
  title: 'arXiv metadata that changed, daily',
  source: 'arxiv',
  documentation: 'https://info.arxiv.org/help/oa/index.html',
  terms: { url: 'https://info.arxiv.org/help/api/tou.html', summary: 'Metadata is in the public domain (CC0).' },
  hosts: ['oaipmh.arxiv.org', 'export.arxiv.org'],
  listing: {
    kind: 'window',
    days: 7,
    url: 'https://oaipmh.arxiv.org/oai?verb=ListRecords&metadataPrefix=arXiv&from={from}&until={until}',
    following: {
      url: 'https://oaipmh.arxiv.org/oai?verb=ListRecords&resumptionToken={cursor}',
      cursor: { xml: 'resumptionToken' },
    },
    ending: '.xml',
    none: 'noRecordsMatch',
    first_days: 7,
  },
  cadence: { every: 'day' },
  schedule: { cron: '30 5 * * *', time_zone: 'UTC' },
  politeness: { per_second: 0.3 },
  max_bytes: 8 * 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [{ collection: 'works', field: 'PUBLICATION_DATE' }],
});
