import { epochOfDay } from '#clock.ts';
import { news } from '#collections/news/news.ts';
import { b031SynapseNews } from '#contract/generated/drug-mining-data.ts';
import { keyUuid } from '#corpus/assembly.ts';
import { diseaseRow, drugRow, organisationRow, targetRow } from '#operations/shared/entity-rows.ts';
import { uuids } from '#operations/shared/number-list.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';
import { thingRows } from '#operations/shared/thing-rows.ts';

export default recordLookup({
  collection: news,
  names: [{ field: 'news_id', by: 'id', read: uuids('news item') }],
  head: ({ id }) => ({ news_id: id }),
  example: { news_id: keyUuid('news:demo:1') },
})({
  contract: b031SynapseNews,
  path: '/synapse/news',
  summary: 'A piece of news with the things that it is about',
  description:
    'As it was imported as a record of your own. What the dictionary does not have is shown by its name, without an id. `post_time` is the beginning of its day, in UTC.',
  row: async (record, _call, { corpus }) => ({
    title: record.title,
    content: record.content,
    author: record.authors,
    channel: record.channels,
    tags: record.tags,
    post_time: record.day && epochOfDay(record.day),
    source_url: record.source_url,
    disease: await thingRows(corpus, record.diseases, diseaseRow),
    drug: await thingRows(corpus, record.drugs, drugRow),
    target: await thingRows(corpus, record.targets, targetRow),
    organization: await thingRows(corpus, record.organisations, organisationRow),
  }),
});
