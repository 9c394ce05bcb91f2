import { describe, expect, it } from 'vitest';
import type { Fact } from '#contract/facts.ts';
import { openApi } from '#http/openapi.ts';
import type { Operation } from '#operation.ts';
import { compare, type Described, describedDifferently, readInterface, type Wanted } from '#testing/contract.ts';
import { Type } from '#typebox.mjs';
import { groups, operations } from './index.ts';

const wanted = readInterface();
const described = openApi(groups) as unknown as Described;
const served = wanted.flatMap((one) => {
  const operation = operations.find(({ id }) => id === one.id);
  return operation ? [{ one, operation }] : [];
});

/** No operation that was served may be lost; how many there are stands in the test's name. */
const AT_LEAST = 356;

describe('the interface', () => {
  it(`is served in ${served.length} of its 356 operations`, () => {
    expect(wanted.length).toBe(356);
    expect(served.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it('is matched by every operation that is served: fields, values, formats, bounds, windows, separators', () => {
    const compared = served.map(({ one, operation }) => ({ id: one.id, ...compare(operation, one) }));
    expect(compared.flatMap(({ id, differences }) => differences.map((text) => `${id}: ${text}`))).toEqual([]);
    expect(compared.reduce((sum, { fields }) => sum + fields, 0)).toBeGreaterThan(900);
    expect(compared.reduce((sum, { facts }) => sum + facts, 0)).toBeGreaterThan(380);
  });

  it('is described as it is: ids, tags, media types, statuses', () => {
    expect(
      served.flatMap(({ one }) => describedDifferently(described, one).map((text) => `${one.id}: ${text}`)),
    ).toEqual([]);
  });

  it('has all its groups as tags, and each operation is in its own', () => {
    expect(new Set(groups.map(({ tag }) => tag))).toEqual(new Set(described.tags?.map(({ name }) => name)));
    for (const group of groups)
      for (const { id } of group.operations)
        expect(wanted.find((one) => one.id === id)?.tag ?? group.tag).toBe(group.tag);
  });

  it('has its own fields marked', () => {
    const marked = JSON.stringify(operations.map(({ body, response }) => [body, response])).match(/"x-own":true/g);
    expect(marked?.length).toBeGreaterThan(50);
  });
});

describe('the comparison', () => {
  const schemas = {};
  type Fields = Readonly<Record<string, Fact>>;
  const facts = (body: Fields, answer: Fields): Wanted => ({
    id: 'a',
    tag: 'T',
    facts: {
      code: null,
      method: 'POST',
      path: '/a',
      body: { type: 'object', properties: body },
      answer: { type: 'object', properties: answer },
    },
    schemas,
  });
  const operation = (body: object, response: object) =>
    ({ body: Type.Object(body as never), response: Type.Object(response as never) }) as unknown as Operation;
  const said = (want: [Fields, Fields], have: [object, object]) =>
    compare(operation(...have), facts(...want)).differences;

  it.each([
    [
      'a value refused',
      { a: { type: 'string', enum: ['x', 'y'] } },
      { a: Type.Optional(Type.Enum(['x'])) },
      'a: "y" is refused',
    ],
    [
      'a bound narrowed',
      { a: { type: 'integer', maximum: 100 } },
      { a: Type.Optional(Type.Integer({ maximum: 50 })) },
      'a: 100 is refused',
    ],
    [
      'a window narrowed',
      { a: { type: 'integer', 'x-window': 200 } },
      { a: Type.Optional(Type.Integer({ maximum: 100 })) },
      'a: 199 is refused',
    ],
    [
      'a list cut',
      { a: { type: 'string', 'x-separator': ',', 'x-values': ['ab'], 'x-maxItems': 3 } },
      { a: Type.Optional(Type.String({ maxLength: 5 })) },
      'a: "ab,ab,ab" is refused',
    ],
    [
      'a separator refused',
      { a: { type: 'string', 'x-separator': ' OR ' } },
      { a: Type.Optional(Type.String({ pattern: '^[^ ]*$' })) },
      'a: "01234567-89ab-4cde-8f01-23456789abcd OR 01234567-89ab-4cde-8f01-23456789abcd" is refused',
    ],
    [
      'a text cut',
      { a: { type: 'string', maxLength: 3 } },
      { a: Type.Optional(Type.String({ maxLength: 2 })) },
      'a: "xxx" is refused',
    ],
    ['a field required', { a: { type: 'string' } }, { a: Type.String() }, '.a became required'],
    ['a field missing', { a: { type: 'string' } }, {}, 'a is missing'],
    ['another type', { a: { type: 'string' } }, { a: Type.Optional(Type.Integer()) }, 'a should be string, is integer'],
  ])('finds in a request %s', (_, want, have, text) => {
    expect(said([want as Fields, {}], [have, {}])).toEqual([text]);
  });

  it.each([
    [
      'a value beyond',
      { a: { type: 'integer', enum: [1, 2] } },
      { a: Type.Enum([1, 2, 3], { type: 'integer' }) },
      'a may be 3 beyond 1, 2',
    ],
    ['an open value', { a: { type: 'integer', enum: [1, 2] } }, { a: Type.Integer() }, 'a may be  beyond 1, 2'],
    [
      'a wider number',
      { a: { type: 'integer', format: 'int32' } },
      { a: Type.Integer({ format: 'int64' }) },
      'a should be int32',
    ],
    [
      'a field missing',
      { a: { type: 'object', properties: { b: { type: 'string' } } } },
      { a: Type.Object({}) },
      'a.b is missing',
    ],
  ])('finds in an answer %s', (_, want, have, text) => {
    expect(said([{}, want as Fields], [{}, have])).toEqual([text]);
  });
});

it('no two operations share an id, or a method and path', () => {
  const routes = operations.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((one) => `${method} ${one}`),
  );
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length);
});
