import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { type LiteratureAsked, literatureQuery } from './literature-query.ts';

it('searches words where the type says, an author as one name', () => {
  const field = (type?: LiteratureAsked['type']) => literatureQuery({ text: 'battery', ...(type && { type }) });
  const types = ['title', 'abstract', 'publication', 'title/abstract', 'all'] as const;
  expect([...types, undefined].map((type) => (field(type) as { field?: string }).field)).toEqual([
    ...['TITLE', 'ABSTRACT', 'PUBLICATION', 'TITLE_ABSTRACT', 'MAIN', 'MAIN'],
  ]);
  expect(literatureQuery({ text: 'Ada "Byron', type: 'author' })).toEqual({
    kind: 'phrase',
    field: 'AUTHOR',
    text: 'Ada  Byron',
  });
  expect(literatureQuery({ text: 'solid battery', type: 'title' })).toMatchObject({
    kind: 'and',
    of: [{ field: 'TITLE' }, { field: 'TITLE' }],
  });
});

it('reads a range of milliseconds, open at either end', () => {
  const range = (date_time: string) => literatureQuery({ date_time });
  expect(range('[1609459200000 TO *]')).toEqual({ kind: 'range', field: 'DATE_TIME', from: '1609459200000' });
  expect(range(' [* to -5] ')).toEqual({ kind: 'range', field: 'DATE_TIME', to: '-5' });
  expect(range('[5 TO 5]')).toEqual({ kind: 'range', field: 'DATE_TIME', from: '5', to: '5' });
  expect(range(`[${'9'.repeat(14)} TO *]`)).toMatchObject({ from: '9'.repeat(14) });
  const refused = (date_time: string) => thrown(() => range(date_time));
  for (const wrong of ['[6 TO 5]', '2021', '[1 TO]', `[${'9'.repeat(15)} TO *]`])
    expect([refused(wrong).code, refused(wrong).details.field]).toEqual(['invalid_request', 'date_time']);
  expect(refused('[6 TO 5]').message).toMatch(/^date_time runs backwards/);
  expect(refused('2021').message).toMatch(/^date_time is no range/);
});

it('holds everything that is asked, and refuses a call that asks nothing', () => {
  const both = literatureQuery({ query_text: 'TITLE: battery', text: 'anode', type: 'title', date_time: '[1 TO 2]' });
  expect((both as { of: readonly { kind: string }[] }).of.map(({ kind }) => kind)).toEqual(['term', 'term', 'range']);
  for (const nothing of [{}, { query_text: ' ', text: ' ', date_time: ' ' }])
    expect(thrown(() => literatureQuery(nothing)).details).toEqual({ field: 'query_text' });
  const long = (characters: number) => literatureQuery({ text: 'a'.repeat(characters), type: 'title' });
  expect(long(800)).toMatchObject({ field: 'TITLE' });
  expect(() => long(801)).toThrow();
  const expression = (characters: number) => literatureQuery({ query_text: 'a'.repeat(characters) });
  expect(() => expression(800)).not.toThrow();
  expect(() => expression(801)).toThrow();
});

it('names the field that holds what cannot be read', () => {
  const refused = (asked: LiteratureAsked) => thrown(() => literatureQuery(asked));
  expect(refused({ text: 'a AND (b', type: 'title' }).message).toMatch(/ \(at character 7 of `text`\)$/);
  expect(refused({ text: 'a AND (b', type: 'title' }).details).toMatchObject({ field: 'text', position: 6 });
  expect(refused({ query_text: 'a AND (b' }).message).toMatch(/ \(at character 7 of `query_text`\)$/);
  expect(refused({ query_text: 'a AND (b' }).details).toMatchObject({ field: 'query_text', position: 6 });
});
