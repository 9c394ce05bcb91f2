import { expect, expectTypeOf, it } from 'vitest';
import type { ValueOf } from '#value-of.ts';
import { p012BasicPatentDataBibliography, type p018BasicPatentDataClaimData } from './generated/patent-basic-data.ts';
import { p001PatentQuerySearchCount } from './generated/patent-data-search.ts';
import { known, picked, type SentOf, shapesOf, type WireSchema } from './shape.ts';
import type { OperationAnswer, OperationInput } from './types.ts';

type Row = OperationAnswer<'P021'>[number];

it('knows what each operation takes and answers, by id, code, or method and path', () => {
  expectTypeOf<OperationInput<'P001'>['body']['query_text']>().toEqualTypeOf<string>();
  expectTypeOf<OperationAnswer<'P001'>['total_search_result_count']>().toEqualTypeOf<number>();
  expectTypeOf<OperationAnswer<'POST /search/patent/query-search-count'>>().toEqualTypeOf<
    OperationAnswer<'p001PatentQuerySearchCount'>
  >();
});

it('promises an operation every field that has a default, at any depth, and asks callers for none of them', () => {
  expectTypeOf<OperationInput<'P018'>['query']['replace_by_related']>().toEqualTypeOf<0 | 1>();
  type Sent = SentOf<(typeof p018BasicPatentDataClaimData)['query']>;
  expectTypeOf<Sent['replace_by_related']>().toEqualTypeOf<0 | 1 | undefined>();
  type Facet = NonNullable<OperationInput<'P075'>['body']['facet']>[number];
  expectTypeOf<Facet['mincount']>().toEqualTypeOf<number>();
  // of the facets below one, the contract has no default
  expectTypeOf<NonNullable<Facet['facet']>[number]['mincount']>().toEqualTypeOf<number | undefined>();
});

it('asks a projection for every field, and for no other', () => {
  expect(known<Row>({ abstract_drawing: undefined, patent_id: 'a', pn: 'b' })).toEqual({ patent_id: 'a', pn: 'b' });
  // @ts-expect-error a field is missing
  known<Row>({ abstract_drawing: undefined, pn: 'b' });
  // @ts-expect-error no field has this name
  known<Row>({ abstract_drawing: undefined, patent_id: 'a', pn: 'b', pm: 'b' });
  // @ts-expect-error a number is no publication number
  known<Row>({ abstract_drawing: undefined, patent_id: 'a', pn: 1 });
});

it('reads the schemas of a group when a first one is asked for, once', () => {
  const file = new URL('./no-such-file.json', import.meta.url);
  const shape = shapesOf<{ a: { answer: string[] } }>(file);
  const one = shape({ id: 'a', method: 'GET', path: '/a', tag: 'T' }, ['answer']);
  expect([one.has('answer'), one.has('body'), one.body]).toEqual([true, false, undefined]);
  expect(() => one.answer).toThrow('no-such-file.json');
  expect(p001PatentQuerySearchCount.body).toBe(p001PatentQuerySearchCount.body);
  expect(p012BasicPatentDataBibliography.answer).toMatchObject({
    items: {
      properties: { bibliographic_data: { properties: { abstracts: { items: { title: 'PatentAbstract' } } } } },
    },
  });
});

it('picks fields out of a shape, and asks for those that the shape asks for', () => {
  type Sent = SentOf<(typeof p001PatentQuerySearchCount)['body']>;
  const some = picked(p001PatentQuerySearchCount.body, ['query_text', 'stemming']);
  expectTypeOf<ValueOf<typeof some>>().toEqualTypeOf<Pick<Sent, 'query_text' | 'stemming'>>();
  const { properties = {}, required }: WireSchema = { ...some };
  expect([Object.keys(properties), required]).toEqual([['query_text', 'stemming'], ['query_text']]);
});
