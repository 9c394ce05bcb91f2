import { expect, it } from 'vitest';
import { patentRequest } from './patent-query.ts';

it.each([
  ['PBD:[20100101 TO 20201231]', [{ field: 'PBD', order: 'desc' }]],
  ['AUTHORITY:US NOT pump', [{ field: 'PBD', order: 'desc' }]],
  ['TTL:pump', undefined],
  ['AUTHORITY:US AND (TA:pump OR PBD:[2010 TO 2011])', undefined],
])('%s is ordered by date where it asks for no words', (query_text, sort) => {
  expect(patentRequest({ query_text }).sort).toEqual(sort);
});

it('is ordered as asked', () => {
  const sort = [{ field: 'SCORE', order: 'desc' }];
  expect(patentRequest({ query_text: 'AUTHORITY:US', sort }).sort).toEqual([{ field: 'score', order: 'desc' }]);
});
