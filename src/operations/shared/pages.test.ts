import { describe, expect, it } from 'vitest';
import type { Collection } from '#corpus/collection.ts';
import type { Query } from '#corpus/query/tree.ts';
import { thrown } from '#testing/thrown.ts';
import { type PageBody, type Paged, pageRequest, pageWithin, RESULT_WINDOW } from './pages.ts';

const collection = {
  fields: { WORDS: { kind: 'text' }, ANY: { kind: 'any' }, DAY: { kind: 'date' } },
} as unknown as Collection<unknown>;
const ALL: Query = { kind: 'all' };
const word = (field: string): Query => ({ kind: 'term', field, text: 'pump' });

describe('the window of a search', () => {
  it('reaches as far as it is told, by default 20,000 rows, and no row further', () => {
    expect(RESULT_WINDOW).toBe(20_000);
    expect(pageWithin({ offset: 19_900, limit: 100 })).toEqual({ offset: 19_900, limit: 100 });
    expect(pageWithin({ offset: 0, limit: 500 }, 500)).toEqual({ offset: 0, limit: 500 });
    const { code, message, details } = thrown(() => pageWithin({ offset: 19_901, limit: 100 }));
    expect([code, message]).toEqual([
      'invalid_request',
      'offset + limit is 20001: at most 20000 rows of a search can be read. Narrow the search, e.g. by date.',
    ]);
    expect(details).toMatchObject({ field: 'offset', window: 20_000 });
    expect(thrown(() => pageWithin({ offset: 1, limit: 500 }, 500)).details).toMatchObject({ window: 500 });
  });

  it('reads nothing but the page of a whole request', () => {
    const request = { query: ALL, limit: 5, sort: 'newest', offset: 4, rows: 7 };
    expect(pageWithin(request)).toEqual({ offset: 4, limit: 5 });
  });

  it.each([
    [{ page: 3, rows: 20 }, 'page', 'page 3 with rows 20 ends at row 60'],
    [{ page: 3, size: 20 }, 'page', 'page 3 with size 20 ends at row 60'],
    [{ page_number: 3, limit: 20 }, 'page_number', 'page_number 3 with limit 20 ends at row 60'],
    [{ page_number: 3, page_size: 20 }, 'page_number', 'page_number 3 with page_size 20 ends at row 60'],
  ])('is told of %j in the words of the caller', (asked, field, said) => {
    expect(pageWithin(asked, 60)).toEqual({ offset: 40, limit: 20 });
    const { details, message } = thrown(() => pageWithin(asked, 59));
    expect(message).toBe(`${said}: at most 59 rows of a search can be read. Narrow the search, e.g. by date.`);
    expect(details).toEqual({ field, window: 59 });
  });
});

describe('a page', () => {
  const asked = (body: PageBody, kind: Partial<Paged<unknown>> = {}, query: Query = ALL) =>
    pageRequest({ collection, ...kind }, query, body);

  it.each<[PageBody, number | undefined, number, number]>([
    [{}, undefined, 0, 10],
    [{}, 25, 0, 25],
    [{ limit: 3 }, 25, 0, 3],
    [{ page_number: 1 }, undefined, 0, 10],
    [{ page_number: 3 }, undefined, 20, 10],
    [{ page_number: 3, limit: 7 }, undefined, 14, 7],
    [{ offset: 5, limit: 7 }, undefined, 5, 7],
    // an offset is more exact than a page
    [{ offset: 5, page_number: 3 }, undefined, 5, 10],
  ])('%j, of %s rows where it does not say, begins at %i and has %i', (body, limit, offset, rows) => {
    expect(asked(body, limit === undefined ? {} : { limit })).toMatchObject({ offset, limit: rows });
  });

  it('is refused beyond the window of its kind', () => {
    expect(asked({ offset: 40, limit: 10 }, { window: 50 }).offset).toBe(40);
    expect(thrown(() => asked({ offset: 41, limit: 10 }, { window: 50 })).code).toBe('invalid_request');
    expect(thrown(() => asked({ page_number: 2001 })).message).toMatch(
      /^page_number 2001 with limit 10 ends at row 20010: /,
    );
  });

  it('takes word forms when they are asked for, and collapses as its kind does', () => {
    expect([{}, { stemming: 0 }, { stemming: 1 }].map((body) => asked(body).stemming)).toEqual([false, false, true]);
    expect(asked({})).not.toHaveProperty('collapse');
    const collapse = { field: 'FAM_ID', prefer: { by: 'score' } } as const;
    expect(asked({}, { collapse: () => collapse }).collapse).toBe(collapse);
  });
});

describe('the order of a page', () => {
  const sorts = { SCORE: 'score', PBD: 'DAY' } as const;
  const order = (sort: PageBody['sort'], query: Query = ALL, newest?: string) =>
    pageRequest(
      { collection, sorts, ...(newest !== undefined && { newest }) } as Paged<unknown>,
      query,
      sort ? { sort } : {},
    ).sort;

  it('is what the body names, in capitals or not, the greatest first unless it says so', () => {
    expect(order([{ field: 'pbd', order: 'ASC' }, { field: 'PBD' }, {}])).toEqual([
      { field: 'DAY', order: 'asc' },
      { field: 'DAY', order: 'desc' },
      { field: 'score', order: 'desc' },
    ]);
  });

  it('is the newest first where no words make one more relevant', () => {
    const newest = [{ field: 'DAY', order: 'desc' }];
    expect(order(undefined, ALL, 'DAY')).toEqual(newest);
    expect(order(undefined, word('DAY'), 'DAY')).toEqual(newest);
    expect(order(undefined, { kind: 'not', of: word('WORDS') }, 'DAY')).toEqual(newest);
    expect(order(undefined, word('UNHEARD'), 'DAY')).toEqual(newest);
    const asking: readonly Query[] = [
      word('WORDS'),
      word('ANY'),
      { kind: 'phrase', field: 'WORDS', text: 'a pump' },
      { kind: 'wildcard', field: 'WORDS', pattern: 'pum*' },
      { kind: 'and', of: [word('DAY'), { kind: 'or', of: [word('DAY'), word('WORDS')] }] },
    ];
    for (const query of asking) expect([query, order(undefined, query, 'DAY')]).toEqual([query, undefined]);
    expect(order(undefined, ALL)).toBe(undefined);
    expect(order([{ field: 'SCORE' }], ALL, 'DAY')).toEqual([{ field: 'score', order: 'desc' }]);
  });

  it('is refused with its place where it is none', () => {
    const field = thrown(() => order([{ field: 'PBD' }, { field: 'colour' }]));
    expect([field.message, field.details]).toEqual([
      'sort[1].field is "colour": use one of SCORE, PBD.',
      expect.objectContaining({ field: 'sort[1].field', accepts: ['SCORE', 'PBD'] }),
    ]);
    expect(thrown(() => order([{ field: 'toString' }])).code).toBe('invalid_request');
    const direction = thrown(() => order([{ field: 'PBD', order: 'up' }]));
    expect([direction.message, direction.details]).toEqual([
      'sort[0].order is "up": use asc or desc.',
      expect.objectContaining({ field: 'sort[0].order', accepts: ['asc', 'desc'] }),
    ]);
  });
});
