import { works } from '#collections/works/works.ts';
import type { OperationInput } from '#contract/types.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';

/** What the search of literature takes of a body beside its page. */
export type LiteratureAsked = Pick<OperationInput<'L001'>['body'], 'query_text' | 'text' | 'type' | 'date_time'>;

/** Where the words of `text` are searched, by `type`. */
const FIELDS: Readonly<Record<NonNullable<LiteratureAsked['type']>, string>> = {
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
function words(text: string | undefined, type: LiteratureAsked['type']): Query | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (type === 'author') return { kind: 'phrase', field: 'AUTHOR', text: text.replaceAll('"', ' ') };
  return parseQuery(works, text, {
    field: FIELDS[type ?? 'all'],
    codes: false,
    proximity: false,
    max_length: 800,
    from: 'text',
  });
}

/**
 * Works that an expression, words in a part, and a time of publication find together.
 * @throws ServiceError `invalid_request` where nothing is asked, or dates are none; `invalid_query`.
 */
export function literatureQuery({ query_text, text, type, date_time }: LiteratureAsked): Query {
  const expression = query_text?.trim()
    ? parseQuery(works, query_text, { max_length: 800, from: 'query_text' })
    : undefined;
  if (expression === undefined && !text?.trim() && !date_time?.trim()) {
    throw new ServiceError('invalid_request', 'Give query_text, or text with type.', { field: 'query_text' });
  }
  return allOf(expression, words(text, type), dates(date_time));
}
