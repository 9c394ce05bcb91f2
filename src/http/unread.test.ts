import { expect, it } from 'vitest';
import { defineOperation } from '#operation.ts';
import { startTestService } from '#testing/service.ts';
import { Type } from '#typebox.mjs';
import { inputOf } from './admission.ts';
import { inChinese } from './notes/notes.ts';

const operation = defineOperation({
  ...{ id: 'x1Searched', method: 'POST', path: '/searched', summary: 'Counts.', errors: [], response: Type.Object({}) },
  ...{ example: { body: {} }, handle: async () => ({}) },
  query: Type.Object({ lang: Type.Optional(Type.String()), offset: Type.Optional(Type.Integer()) }),
  body: Type.Object({
    query_text: Type.Optional(Type.String()),
    sort: Type.Optional(Type.Array(Type.Object({ field: Type.String() }))),
    filter: Type.Optional(Type.Object({ year: Type.Optional(Type.Integer()) })),
    words: Type.Optional(Type.Record(Type.String(), Type.Integer())),
    anything: Type.Optional(Type.Unknown()),
  }),
  body_aliases: { q: 'query_text' },
});
const input = inputOf(operation as never);
const notes = (body: unknown, query: object = {}) => {
  const given = { query, body };
  return input.unread(given, input.read({ params: {}, ...given }));
};
const NO_SUCH = 'was not read: the operation has no such field.';

it('says nothing of what is read, what is empty, and what clients and the service have of their own', () => {
  expect(notes({ query_text: 'a', sort: [{ field: 'x' }], filter: { year: 1 }, words: { a: 1 } })).toEqual([]);
  expect(notes({ anything: { deep: [{ er: 1 }] }, other: null, more: '', nothing: undefined })).toEqual([]);
  expect(notes({ q: 'a' }, { apikey: 'sk-1', _: '1700000000' })).toEqual([]);
  expect(notes(undefined, { lang: 'cn' })).toEqual([]);
});

it('says nothing of what a stream is asked with beside', () => {
  const streamed = { ...operation, frames: async function* () {} };
  const given = { query: { event_ids: 'true' }, body: { stream: false, other: 1 } };
  const asked = inputOf(streamed as never);
  expect(asked.unread(given, asked.read({ params: {}, ...given }))).toEqual([`"other" ${NO_SUCH}`]);
});

it('names a field that nobody reads, the one that was meant, and where it is read', () => {
  expect(notes({ page: 3 })).toEqual([`"page" ${NO_SUCH}`]);
  expect(notes({ queryText: 'a' })).toEqual([`"queryText" ${NO_SUCH} "query_text" is one.`]);
  expect(notes({ qurey_txet: 'a' })).toEqual([`"qurey_txet" ${NO_SUCH} "query_text" is one.`]);
  expect(notes({ querrrry_text: 'a' })).toEqual([`"querrrry_text" ${NO_SUCH}`]);
  expect(notes({ lag: 'a' })).toEqual([`"lag" ${NO_SUCH}`]);
  expect(notes({ lang: 'cn' }, { query_text: 'a' })).toEqual([
    '"query_text" was not read in the address: it is read in the body.',
    '"lang" was not read in the body: it is read in the address.',
  ]);
});

it('is told beside what is missing, since one of the names was meant; not beside what is wrong', () => {
  const asked = inputOf({
    ...operation,
    body: Type.Object({ prefix: Type.String({ description: 'How it begins.' }), limit: Type.Integer() }),
    body_aliases: { most: 'limit' },
  } as never);
  const failure = (body: object) => {
    try {
      return asked.read({ params: {}, query: {}, body });
    } catch (error) {
      return (error as Error).message;
    }
  };
  const missing = '`prefix` is missing. How it begins.';
  expect(failure({ keyword: 'pump', limit: 3 })).toBe(`${missing} "keyword" ${NO_SUCH}`);
  expect(failure({ perfix: 'pump', limit: 3 })).toBe(`${missing} "perfix" ${NO_SUCH} "prefix" is one.`);
  expect(failure({ most: 3, other: null, _: 1 })).toBe(missing);
  expect(failure({ limit: 3 })).toBe(missing);
  expect(failure({ keyword: 'pump', prefix: 'p', limit: 'x' })).toMatch(
    /^`limit` must be an integer[^"]*"x" was given\.$/,
  );
});

it('looks into objects and lists, names each once, five at most and none at length', () => {
  expect(
    notes({
      filter: { yeer: 1 },
      sort: [
        { field: 'x', order: 1 },
        { field: 'y', order: 2 },
      ],
    }),
  ).toEqual([`"filter.yeer" ${NO_SUCH}`, `"sort.order" ${NO_SUCH}`]);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`other${n}`, 1]));
  expect(notes(many)).toHaveLength(5);
  expect(notes(many, { another: 1 })).toHaveLength(5);
  expect(notes({ ['x'.repeat(70)]: 1 })).toEqual([`"${'x'.repeat(60)}" ${NO_SUCH}`]);
});

it('looks at so many values and no more, the outer names first', () => {
  const filter = { yeer: 1 };
  const sort = Array.from({ length: 999 }, () => ({ field: 'x' }));
  expect(notes({ sort: sort.slice(0, 500), filter })).toEqual([`"filter.yeer" ${NO_SUCH}`]);
  expect(notes({ sort, filter })).toEqual([]);
  expect(notes({ sort, filter, other: 1 })).toEqual([`"other" ${NO_SUCH}`]);
});

it('is told beside answers, in the language of the caller', async () => {
  await using service = await startTestService();
  const of = async (path: string, accepted = 'en') => {
    const { json } = await service.call(`GET ${path}` as 'GET /', { headers: { 'accept-language': accepted } });
    return json.notes;
  };
  const path = '/basic-patent-data/simple-bibliography?patent_number=US1A&patnet_id=x';
  expect(await of(path)).toEqual([`"patnet_id" ${NO_SUCH} "patent_id" is one.`, 'Not in the corpus: US1A.']);
  expect((await of(path, 'zh'))[0]).toBe('未读取“patnet_id”：该接口没有这个字段，但有“patent_id”。');
  expect(inChinese(`"page" ${NO_SUCH}`)).toBe('未读取“page”：该接口没有这个字段。');
});
