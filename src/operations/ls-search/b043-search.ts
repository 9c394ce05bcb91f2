import { news } from '#collections/news/news.ts';
import { b043NewsSearch } from '#contract/generated/ls-search.ts';
import { entityQuery, epochRange, phrasesQuery } from '#operations/shared/entity-filter.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { OWN_LIFE_RECORDS } from '#operations/shared/own-life-records.ts';
import { SHORT_WINDOW } from '#operations/shared/pages.ts';

export default lifePage({
  contract: b043NewsSearch,
  path: '/synapse/news/search',
  summary: 'Search news about drugs',
  description:
    'News that were imported as records of your own: no open source of news is read. Filters restrict each other; a disease includes what is a kind of it. `post_time` is milliseconds since 1970, compared by day in UTC. At most 10,000 rows can be read.',
  example: { body: { keyword: { condition: 'OR', value: ['imagitinib'] }, limit: 10, offset: 0 } },
  collection: news,
  window: SHORT_WINDOW,
  sorts: { post_time: 'POSTED' },
  newest: { field: 'POSTED', order: 'desc' },
  source: OWN_LIFE_RECORDS('news'),
  *queries(body, corpus, note, signal) {
    yield phrasesQuery(body.keyword, 'ALL');
    yield epochRange('post_time', 'POSTED', body.post_time, note);
    yield entityQuery(corpus, 'disease', body.disease, 'disease', 'DISEASE', signal);
    yield entityQuery(corpus, 'drug', body.drug, 'drug', 'DRUG', signal);
    yield entityQuery(corpus, 'target', body.target, 'target', 'TARGET', signal);
    yield entityQuery(corpus, 'organization', body.organization, 'organisation', 'ORGANISATION', signal);
  },
  row: ({ id, title, publisher, source_url }) => ({ news_id: id, title, source: publisher, source_url }),
});
