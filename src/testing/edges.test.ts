import { expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { edgesOf, seenIn } from './edges.ts';

const reads = (more: object): Operation => ({ id: 'x', method: 'POST', path: '/x', ...more }) as unknown as Operation;
const names = (operation: Operation, example: object, seen = new Map<string, unknown[]>()) =>
  edgesOf(operation, example, seen).map(({ name }) => name);

it('asks for every other value of a vocabulary, the lowest numbers, the other truth, and without the field', () => {
  const query = {
    type: 'object',
    required: ['name'],
    properties: {
      lang: { type: 'string', enum: ['en', 'cn'] },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      whole: { type: 'boolean' },
      name: { type: 'string', 'x-separator': ',' },
      day: { type: 'string', 'x-format': 'yyyyMMdd' },
    },
  };
  expect(edgesOf(reads({ query }), { query: { lang: 'en', name: 'A' } }, new Map())).toEqual([
    { name: 'query.lang cn', given: { query: { lang: 'cn', name: 'A' } } },
    { name: 'query.lang left out', given: { query: { name: 'A' } } },
    { name: 'query.limit 1', given: { query: { lang: 'en', name: 'A', limit: 1 } } },
    { name: 'query.limit 2', given: { query: { lang: 'en', name: 'A', limit: 2 } } },
    { name: 'query.whole true', given: { query: { lang: 'en', name: 'A', whole: true } } },
    { name: 'query.whole false', given: { query: { lang: 'en', name: 'A', whole: false } } },
    { name: 'query.name zz9', given: { query: { lang: 'en', name: 'zz9' } } },
    { name: 'query.name zz9,A', given: { query: { lang: 'en', name: 'zz9,A' } } },
    { name: 'query.day 20200101', given: { query: { lang: 'en', name: 'A', day: '20200101' } } },
  ]);
});

it('names other records of the demo corpus: where several can be named all of them at once', () => {
  const text = { type: 'string' };
  const query = { type: 'object', properties: { company_name: text, patent_number: { ...text, 'x-separator': ',' } } };
  const asked = names(reads({ query }), { query: { company_name: 'Tarrant Cell Works' } });
  expect(asked.map((name) => name.slice(0, 48))).toEqual([
    'query.company_name 深圳市恒元澜驰能源科技有限公司',
    'query.company_name 潍坊谷丰鲜达食品有限公司',
    'query.company_name zz9',
    'query.company_name left out',
    'query.patent_number CN190226457A,CN190345118A,CN',
  ]);
  const body = {
    type: 'object',
    properties: { target: { type: 'object', properties: { value: { type: 'array', items: text } } } },
  };
  expect(edgesOf(reads({ body }), { body: {} }, new Map()).map(({ given }) => given.body)).toEqual([
    { target: { value: ['3d9a76a5870d27aedb7867f33c96fc34'] } },
    { target: { value: ['f58b2671dc1d5b003af88e31522c1474'] } },
    { target: { value: ['3d9a76a5870d27aedb7867f33c96fc34', 'f58b2671dc1d5b003af88e31522c1474'] } },
  ]);
});

it('asks for every order, and goes into objects and lists of them', () => {
  const body = {
    type: 'object',
    properties: {
      sort: {
        type: 'array',
        items: { type: 'object', properties: { field: { type: 'string' }, order: { type: 'string' } } },
        'x-sortFields': ['PBD', 'APD'],
      },
      filter: { type: 'object', properties: { country: { type: 'array', items: { type: 'string' } } } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', examples: ['7'] }, on: { type: 'boolean' } },
        },
      },
    },
  };
  const seen = seenIn({ rows: [{ country: 'CN' }, { country: 'US' }, { country: 'CN' }] });
  expect(seen.get('country')).toEqual(['CN', 'US']);
  expect(edgesOf(reads({ body }), { body: {} }, seen)).toEqual([
    { name: 'body.sort PBD asc', given: { body: { sort: [{ field: 'PBD', order: 'asc' }] } } },
    { name: 'body.sort PBD desc', given: { body: { sort: [{ field: 'PBD', order: 'desc' }] } } },
    { name: 'body.sort APD asc', given: { body: { sort: [{ field: 'APD', order: 'asc' }] } } },
    { name: 'body.sort APD desc', given: { body: { sort: [{ field: 'APD', order: 'desc' }] } } },
    { name: 'body.filter.country US', given: { body: { filter: { country: ['US'] } } } },
    { name: 'body.rows[].id 7', given: { body: { rows: [{ id: '7' }] } } },
    { name: 'body.rows[].on true', given: { body: { rows: [{ id: '7', on: true }] } } },
    { name: 'body.rows[].on false', given: { body: { rows: [{ id: '7', on: false }] } } },
  ]);
});

it('asks nothing of what starts work, takes a file or streams', () => {
  const query = { type: 'object', properties: { on: { type: 'boolean' } } };
  expect(names(reads({ query }), {})).toEqual(['query.on true', 'query.on false']);
  expect(names(reads({ query, access: 'run' }), {})).toEqual([]);
  expect(names(reads({ query, files: {} }), {})).toEqual([]);
  expect(names(reads({ query, frames: () => [] }), {})).toEqual([]);
});

it('asks no more than thirty times, from all parts of the request, and few times of what takes long', () => {
  const properties = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`f${at}`, { type: 'boolean' }]));
  const query = { type: 'object', properties };
  const asked = names(reads({ query }), {});
  expect([asked.length, asked[0], asked[1], asked.at(-1)]).toEqual([
    ...[30, 'query.f0 true', 'query.f1 false', 'query.f43 false'],
  ]);
  expect(names(reads({ query, id: 'a002InsightsWordCloud' }), {})).toEqual([
    ...['query.f0 true', 'query.f11 true', 'query.f22 false', 'query.f33 false'],
  ]);
});
