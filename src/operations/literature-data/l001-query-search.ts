import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { l001LiteratureQuerySearch } from '#contract/generated/literature-data.ts';
import { literatureQuery } from '#operations/shared/literature-query.ts';
import { pageOf, SHORT_WINDOW } from '#operations/shared/pages.ts';

const row = (work: Work) => ({
  paper_id: work.id,
  doi: idOf(work, 'doi') ?? '',
  title: work.titles.map(({ text }) => text),
  author: work.authors.filter(({ role }) => role === undefined).map(({ name }) => name),
});

export default pageOf(
  { collection: works, window: SHORT_WINDOW },
  row,
)({
  contract: l001LiteratureQuerySearch,
  path: '/search/literature/query-search',
  summary: 'Search scientific literature',
  description:
    'By an expression of the query language (`title`, `abstract`, `author`, `publication`, `doi`, `year` and more, with AND, OR, NOT, phrases, proximity), by `text` in ' +
    'the part that `type` says, by the time of publication, or by all of them together; sorted by relevance. A quoted author is found in either order and by initials. ' +
    'At most 10,000 rows can be read.',
  errors: ['invalid_query'],
  example: { body: { query_text: 'title: cells AND abstract: "laboratory study"', offset: 0, limit: 10 } },
  query: literatureQuery,
});
