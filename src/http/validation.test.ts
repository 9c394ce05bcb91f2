import { describe, expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { Type } from '#typebox.mjs';
import { lazyValidator, type Place } from './validation.ts';

const Body = Type.Object({
  query_text: Type.String({ minLength: 1, maxLength: 20, description: 'Search expression.' }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 10 })),
  kind: Type.Optional(Type.Enum(['ALL', 'DOCDB'])),
  ids: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
  sort: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
      }),
    ),
  ),
  date: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
  nullable: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  anything: Type.Optional(Type.Unknown()),
  words: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  flag: Type.Optional(Type.Boolean()),
});

function failure(
  value: unknown,
  schema: Parameters<typeof lazyValidator>[0] = Body,
  place: Place = 'body',
): ServiceError {
  try {
    lazyValidator(schema, place)(value);
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError);
    return error as ServiceError;
  }
  throw new Error('was accepted');
}

describe('a valid body', () => {
  const validate = lazyValidator(Body, 'body');

  it('loses unknown fields and nulls, gains defaults, keeps what is meant to be null', () => {
    expect(
      validate({
        query_text: 'a',
        page: 3,
        limit: null,
        kind: null,
        nullable: null,
        anything: { deep: null },
        sort: [{ field: 'x', order: null, z: 1 }],
      }),
    ).toEqual({ query_text: 'a', limit: 10, nullable: null, anything: { deep: null }, sort: [{ field: 'x' }] });
  });

  it('keeps the fields of open records, and both kinds of a union', () => {
    expect(validate({ query_text: 'a', limit: 5, words: { x: 1, y: 2 }, date: '*' })).toEqual({
      query_text: 'a',
      limit: 5,
      words: { x: 1, y: 2 },
      date: '*',
    });
    expect(validate({ query_text: 'a', date: 20200101 })).toMatchObject({ date: 20200101 });
  });

  it('becomes what the schema asks for where it can be read in one way', () => {
    const Several = Type.Object({
      stemming: Type.Optional(Type.Integer({ enum: [0, 1] })),
      bounded: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      flag: Type.Optional(Type.Boolean()),
      pbd_from: Type.Optional(Type.String()),
      ratio: Type.Optional(Type.Number()),
      days: Type.Optional(Type.Array(Type.String())),
    });
    const read = lazyValidator(Several, 'body');
    for (const yes of [true, 1, '1', 'true'])
      expect(read({ stemming: yes, bounded: yes, flag: yes })).toEqual({ stemming: 1, bounded: 1, flag: true });
    for (const no of [false, 0, '0', 'false'])
      expect(read({ stemming: no, bounded: no, flag: no })).toEqual({ stemming: 0, bounded: 0, flag: false });
    expect(read({ pbd_from: 20200131, ratio: '0.5', days: [19991231] })).toEqual({
      pbd_from: '20200131',
      ratio: 0.5,
      days: ['19991231'],
    });
    for (const pbd_from of [20200132, 20201301, 7, 2020013, 20200131.5])
      expect(failure({ pbd_from }, Several).details.field).toBe('pbd_from');
  });

  it('takes nothing from prototypes', () => {
    const seen = validate(JSON.parse('{"query_text":"a","__proto__":{"limit":7},"constructor":1}')) as object;
    expect(seen).toEqual({ query_text: 'a', limit: 10 });
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype);
  });

  it("gets defaults of its own: changing them changes nobody else's", () => {
    const schema = Type.Object({ list: Type.Optional(Type.Array(Type.String(), { default: [] })) });
    const prepare = lazyValidator(schema, 'body');
    (prepare({}) as { list: string[] }).list.push('x');
    expect(prepare({})).toEqual({ list: [] });
  });
});

it('a field that is missing and has few values is told with these', () => {
  const Choice = Type.Object({
    type: Type.Enum(['reactant', 'product'], { description: 'Kind.' }),
    source: Type.Array(Type.Enum([4, 5]), { description: 'Where it comes from.' }),
  });
  expect(failure({}, Choice).message).toBe(
    '`type` is missing. Kind. Expected: one of "reactant", "product". `source` is missing. Where it comes from. Each is one of 4, 5.',
  );
});

describe('a wrong body', () => {
  it.each([
    [{}, 'query_text', '`query_text` is missing. Search expression.'],
    [{ query_text: null }, 'query_text', '`query_text` is missing. Search expression.'],
    [{ query_text: 7 }, 'query_text', '`query_text` must be a string of 1 to 20 characters; 7 was given.'],
    [{ query_text: '' }, 'query_text', '`query_text` must be a string of 1 to 20 characters; "" was given.'],
    [{ query_text: 'a', limit: 'five' }, 'limit', '`limit` must be an integer from 1 to 1000; "five" was given.'],
    [{ query_text: 'a', limit: true }, 'limit', '`limit` must be an integer from 1 to 1000; true was given.'],
    [{ query_text: 'a', limit: 1001 }, 'limit', '`limit` must be an integer from 1 to 1000; 1001 was given.'],
    [{ query_text: 'a', limit: 1.5 }, 'limit', '`limit` must be an integer from 1 to 1000; 1.5 was given.'],
    [{ query_text: 'a', kind: 'docdb' }, 'kind', '`kind` must be one of "ALL", "DOCDB"; "docdb" was given.'],
    [{ query_text: 'a', ids: 'x' }, 'ids', '`ids` must be an array of at most 2 items; "x" was given.'],
    [
      { query_text: 'a', ids: ['a', 'b', 'c'] },
      'ids',
      '`ids` must be an array of at most 2 items; an array of 3 was given.',
    ],
    [{ query_text: 'a', ids: ['a', 1] }, 'ids[1]', '`ids[1]` must be a string; 1 was given.'],
    [
      { query_text: 'a', sort: [{ field: 'x' }, { order: 'asc' }] },
      'sort[1].field',
      '`sort[1].field` is missing. Expected: a string.',
    ],
    [
      { query_text: 'a', sort: [{ field: 'x', order: 'up' }] },
      'sort[0].order',
      '`sort[0].order` must be one of "asc", "desc"; "up" was given.',
    ],
    [{ query_text: 'a', date: true }, 'date', '`date` must be a string or an integer; true was given.'],
    [{ query_text: 'a', flag: 'yes' }, 'flag', '`flag` must be true or false; "yes" was given.'],
    [{ query_text: 'a', flag: 'constructor' }, 'flag', '`flag` must be true or false; "constructor" was given.'],
    [[], '', 'The request body must be an object; an empty array was given.'],
    ['text', '', 'The request body must be an object; "text" was given.'],
    [null, '', 'The request body must be an object; null was given.'],
  ])('%j is told as %s', (value, field, message) => {
    const error = failure(value);
    expect([error.code, error.message, error.details.field]).toEqual(['invalid_request', message, field]);
  });

  it('names every wrong field, up to five, and says how many more there are', () => {
    const many = Type.Object(
      Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, Type.Integer()])),
    );
    const error = failure({ a: 'x', b: 'x', c: 'x', d: 'x', e: 'x', f: 'x', g: 'x' }, many);
    expect(error.message.match(/must be an integer/g)).toHaveLength(5);
    expect(error.message).toContain('2 further fields are wrong.');
    expect(error.details.problems).toHaveLength(5);
  });

  it('cuts long values short', () => {
    expect(failure({ query_text: 'x'.repeat(5000) }).message).toBe(
      `\`query_text\` must be a string of 1 to 20 characters; "${'x'.repeat(60)}…" (5000 characters) was given.`,
    );
  });
});

describe('a query string', () => {
  const Query = Type.Object({
    patent_id: Type.String({ description: 'Patent id.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    ratio: Type.Optional(Type.Number()),
    all: Type.Optional(Type.Boolean()),
    lang: Type.Optional(Type.Array(Type.String())),
    number: Type.Optional(Type.String()),
  });
  const validate = lazyValidator(Query, 'query');

  it('is converted to what the schema asks for; empty parameters are absent', () => {
    expect(
      validate({ patent_id: '12', limit: '5', ratio: '0.5', all: 'true', lang: 'en', number: '', apikey: 'x' }),
    ).toEqual({
      patent_id: '12',
      limit: 5,
      ratio: 0.5,
      all: true,
      lang: ['en'],
    });
    expect(validate({ patent_id: 'a', lang: ['en', 'cn'] })).toMatchObject({ lang: ['en', 'cn'] });
  });

  it.each([
    [{}, 'missing_parameter', 'The query parameter `patent_id` is missing. Patent id.'],
    [{ patent_id: '' }, 'missing_parameter', 'The query parameter `patent_id` is missing. Patent id.'],
    [
      { patent_id: 'a', limit: 'ten' },
      'invalid_request',
      'The query parameter `limit` must be an integer of at least 1; "ten" was given.',
    ],
    [
      { patent_id: 'a', limit: '0x10' },
      'invalid_request',
      'The query parameter `limit` must be an integer of at least 1; "0x10" was given.',
    ],
    [
      { patent_id: ['a', 'b'] },
      'invalid_request',
      'The query parameter `patent_id` must be a string; an array of 2 was given.',
    ],
  ])('%j is %s', (value, code, message) => {
    const error = failure(value, Query, 'query');
    expect([error.code, error.message]).toEqual([code, message]);
  });
});

it('compiles nothing before the first call', () => {
  let read = 0;
  const schema = new Proxy(Type.Object({ a: Type.Integer() }), {
    get(target, name, receiver) {
      read++;
      return Reflect.get(target, name, receiver);
    },
  });
  const validate = lazyValidator(schema, 'body');
  expect(read).toBe(0);
  expect(validate({ a: 1 })).toEqual({ a: 1 });
  expect(read).toBeGreaterThan(0);
  read = 0;
  validate({ a: 2 });
  expect(read).toBe(0);
});

describe('a list of very many items', () => {
  const Item = Type.Object({ name: Type.String(), tags: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })) });
  const Bounded = Type.Object({ rows: Type.Array(Item, { maxItems: 2 }) });
  const Open = Type.Object({
    rows: Type.Array(Item, { maxItems: 200_000 }),
    least: Type.Optional(Type.Array(Item, { minItems: 150 })),
  });
  const many = <T>(item: T): T[] => Array.from({ length: 150_000 }, () => item);

  it('is refused for its length alone, with its place', () => {
    const error = failure({ rows: many('no object') }, Bounded);
    expect(error.message).toBe('`rows` must be an array of at most 2 items; an array of 150000 was given.');
    expect(error.details).toEqual({
      field: 'rows',
      expected: 'an array of at most 2 items',
      given: 'an array of 150000',
    });
    expect(failure({ rows: [{ name: 'a' }, { name: 'b', tags: many('') }] }, Bounded).message).toBe(
      '`rows[1].tags` must be an array of at most 3 items; an array of 150000 was given.',
    );
    expect(failure(many(1), Type.Array(Type.Integer(), { maxItems: 5 })).details).toMatchObject({ field: '' });
  });

  it('has a thousand where its schema names no bound', () => {
    const Unbounded = Type.Object({ names: Type.Array(Type.String()) });
    const names = (count: number) => ({ names: Array.from({ length: count }, () => 'a') });
    expect(lazyValidator(Unbounded, 'body')(names(1_000))).toEqual(names(1_000));
    expect(failure(names(1_001), Unbounded).message).toBe(
      '`names` must be an array of at most 1000 items; an array of 1001 was given.',
    );
  });

  it('is told by its first wrong items, wherever they stand', () => {
    const rows: unknown[] = many({ name: 'a', tags: ['b'] });
    rows[120_000] = { name: 7 };
    rows[140_000] = { name: 'a', tags: ['b', null] };
    expect(failure({ rows }, Open).message).toBe(
      '`rows[120000].name` must be a string; 7 was given. `rows[140000].tags[1]` must be a string; null was given.',
    );
    expect(failure({ rows: many({}) }, Open).message).toMatch(/^`rows\[0\]\.name` is missing/);
    const least = many({ name: 'a' }).slice(0, 160);
    expect(failure({ rows: [0], least }, Open).message).toBe('`rows[0]` must be an object; 0 was given.');
  });

  it('costs next to nothing where it is wrong', () => {
    for (const [rows, schema] of [
      [many({}), Bounded],
      [many({}), Open],
      [many('a text'), Open],
      [[...many({ name: 'a' }), 0], Open],
    ] as const) {
      failure({ rows: [0] }, schema);
      const spent = cpuTime();
      failure({ rows }, schema);
      expect(spent()).toBeLessThan(250); // 3,000 ms, when the validator was asked about each
    }
  });
});
