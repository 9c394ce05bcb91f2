import { expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { aloneOf, edgesOf, seenIn, togetherOf } from './edges.ts';

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

it('asks for work that there is not, and for no other by its id', () => {
  const text = { type: 'string' };
  const body = { type: 'object', properties: { task_id: text, lang: text } };
  const seen = new Map([['task_id', ['made']]]);
  const example = { body: { task_id: '1', lang: 'en' } };
  expect(names(reads({ body }), example, seen)).toEqual([
    ...['body.task_id zz9', 'body.task_id left out', 'body.lang zz9', 'body.lang left out'],
  ]);
  expect(names(reads({ body, access: 'run' }), example, seen)).toEqual(['body.task_id zz9']);
});

it('takes a list that the contract shows', () => {
  const body = { type: 'object', properties: { ipc: { type: 'array', examples: [['H01M10', 'G01S']] } } };
  expect(names(reads({ body }), {})).toEqual(['body.ipc H01M10,G01S']);
});

it('makes two changes of fields that belong together, and one by itself', () => {
  const text = { type: 'string' };
  const how = { type: 'string', enum: ['AND', 'OR'] };
  const drug = { type: 'object', properties: { value: { type: 'array', items: { enum: ['A', 'B'] } }, how } };
  const properties = { drug, collapse_by: how, collapse_type: how, sort: how, limit: { type: 'integer' }, text };
  const operation = reads({ body: { type: 'object', required: ['text'], properties } });
  const example = { body: { text: 'x', limit: 7 } };
  const edges = edgesOf(operation, example, new Map());
  const edge = (name: string) => edges.find((each) => each.name === name)!;
  const both = (one: string, other: string) => togetherOf(operation, edge(one), edge(other), new Map());
  expect(both('body.drug.value B', 'body.drug.how AND')).toEqual({
    name: 'body.drug.value B and body.drug.how AND',
    given: { body: { text: 'x', limit: 7, drug: { value: ['B'], how: 'AND' } } },
  });
  expect(both('body.collapse_by OR', 'body.collapse_type AND')?.given.body).toEqual({
    ...{ text: 'x', limit: 7, collapse_by: 'OR', collapse_type: 'AND' },
  });
  expect(both('body.collapse_by OR', 'body.collapse_by AND')).toBeUndefined();
  expect(both('body.collapse_by OR', 'body.sort AND')).toBeUndefined();
  expect(both('body.drug.value B', 'body.sort AND')).toBeUndefined();
  expect(aloneOf(operation, example, edge('body.drug.value B'), new Map())).toEqual({
    name: 'body.drug.value B alone',
    given: { body: { text: 'x', drug: { value: ['B'] } } },
  });
  expect(aloneOf(operation, { body: { text: 'x' } }, edge('body.drug.value B'), new Map())?.given.body).toEqual({
    ...{ text: 'x', drug: { value: ['B'] } },
  });
});

it('asks nothing of what starts work, takes a file or streams', () => {
  const query = { type: 'object', properties: { on: { type: 'boolean' } } };
  expect(names(reads({ query }), {})).toEqual(['query.on true', 'query.on false']);
  expect(names(reads({ query, access: 'run' }), {})).toEqual([]);
  expect(names(reads({ query, files: {} }), {})).toEqual([]);
  expect(names(reads({ query, frames: () => [] }), {})).toEqual([]);
});

it('asks no more than a hundred times, from all parts of the request, and few times of what takes long', () => {
  const properties = Object.fromEntries(Array.from({ length: 145 }, (_, at) => [`f${at}`, { type: 'boolean' }]));
  const query = { type: 'object', properties };
  const asked = names(reads({ query }), {});
  expect([asked.length, asked[0], asked[1], asked.at(-1)]).toEqual([
    ...[100, 'query.f0 true', 'query.f1 true', 'query.f143 false'],
  ]);
  expect(names(reads({ query, id: 'a002InsightsWordCloud' }), {})).toEqual([
    ...['query.f0 true', 'query.f36 true', 'query.f72 false', 'query.f108 false'],
  ]);
});
