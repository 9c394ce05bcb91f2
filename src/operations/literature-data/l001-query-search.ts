import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { l001LiteratureQuerySearch } from '#contract/generated/literature-data.ts';
import type { OperationInput } from '#contract/types.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { pageOf } from '#operations/shared/pages.ts';

/** offset + limit may not pass it: the interface's window of literature. */
const WINDOW = 10_000;

type Body = OperationInput<'L001'>['body'];

/** Where the words of `text` are searched, by `type`. */
const FIELDS: Readonly<Record<NonNullable<Body['type']>, string>> = {
  title: 'TITLE',
  abstract: 'ABSTRACT',
  author: 'AUTHOR',
  publication: 'PUBLICATION',
  'title/abstract': 'TITLE_ABSTRACT',
  all: 'MAIN',
};

/** A range of milliseconds since 1970, `[1609459200000 TO *]`. */
function dates(text: string | undefined): Query | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const wrong = (why: string) =>
    new ServiceError('invalid_request', `date_time ${why}: write [1609459200000 TO *], milliseconds since 1970.`, {
      field: 'date_time',
    });
  const ends = /^\s*\[\s*(\*|-?\d{1,14})\s+TO\s+(\*|-?\d{1,14})\s*\]\s*$/i.exec(text);
  if (!ends) throw wrong('is no range');
  const [from, to] = [ends[1]!, ends[2]!].map((end) => (end === '*' ? undefined : end));
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) throw wrong('runs backwards');
  return { kind: 'range', field: 'DATE_TIME', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** What the words of `text` ask: an author is one name, other words are all to be found. */
function words(text: string | undefined, type: Body['type']): Query | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (type === 'author') return { kind: 'phrase', field: 'AUTHOR', text: text.replaceAll('"', ' ') };
  return parseQuery(works, text, { field: FIELDS[type ?? 'all'], codes: false, proximity: false, max_length: 800 });
}

function asked({ query_text, text, type, date_time }: Body): Query {
  const expression = query_text?.trim() ? parseQuery(works, query_text, { max_length: 800 }) : undefined;
  if (expression === undefined && !text?.trim() && !date_time?.trim()) {
    throw new ServiceError('invalid_request', 'Give query_text, or text with type.', { field: 'query_text' });
  }
  return allOf(expression, words(text, type), dates(date_time));
}

const row = (work: Work) => ({
  paper_id: work.id,
  doi: idOf(work, 'doi') ?? '',
  title: work.titles.map(({ text }) => text),
  author: work.authors.filter(({ role }) => role === undefined).map(({ name }) => name),
});

export default pageOf(
  { collection: works, window: WINDOW },
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
  query: asked,
});
