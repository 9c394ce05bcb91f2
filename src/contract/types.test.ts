import { expect, expectTypeOf, it } from 'vitest';
import { p001PatentQuerySearchCount } from './generated/patent-data-search.ts';
import { known, once, shape } from './shape.ts';
import type { OperationAnswer, OperationInput } from './types.ts';

type Row = OperationAnswer<'P021'>[number];

it('knows what each operation takes and answers, by id, code, or method and path', () => {
  expectTypeOf<OperationInput<'P001'>['body']['query_text']>().toEqualTypeOf<string>();
  expectTypeOf<OperationAnswer<'P001'>['total_search_result_count']>().toEqualTypeOf<number>();
  expectTypeOf<OperationAnswer<'POST /search/patent/query-search-count'>>().toEqualTypeOf<
    OperationAnswer<'p001PatentQuerySearchCount'>
  >();
  expectTypeOf<OperationInput<'P018'>['query']['replace_by_related']>().toEqualTypeOf<0 | 1 | undefined>();
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

it('builds a part of a shape when it is first read, once', () => {
  let built = 0;
  const one = shape(
    { id: 'a', method: 'GET', path: '/a', tag: 'T' },
    { answer: once(() => ({ n: (built += 1) }) as never) },
  );
  expect([one.has('answer'), one.has('body'), built]).toEqual([true, false, 0]);
  expect([one.answer, one.answer, one.body, built]).toEqual([{ n: 1 }, { n: 1 }, undefined, 1]);
  expect(p001PatentQuerySearchCount.body).toBe(p001PatentQuerySearchCount.body);
});
