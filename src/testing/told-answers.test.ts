import { expect, it } from 'vitest';
import { differences, fieldsOf } from './told-answers.ts';

it('tells an answer field by field: values in their order, one that comes again counted', () => {
  const answer = {
    total: 3,
    rows: [
      { pn: 'US1A', tags: ['a', 'a', 'b'], none: [], gone: undefined },
      { pn: 'US2B', tags: ['b'], none: {}, known: null },
    ],
  };
  expect([...fieldsOf(answer)]).toEqual([
    ['total', '3'],
    ['rows[].pn', 'US1A | US2B'],
    ['rows[].tags[]', 'a ×2 | b ×2'],
    ['rows[].none', '[] | {}'],
    ['rows[].known', 'null'],
  ]);
});

it('tells more than a line holds, and more than one line, by its beginning, how many there are, and a digest', () => {
  expect(fieldsOf({ text: 'x'.repeat(80) }).get('text')).toBe('x'.repeat(80));
  expect(fieldsOf({ text: 'x'.repeat(81) }).get('text')).toBe(`${'x'.repeat(80)} … 1 #4d1f7bb8`);
  expect(fieldsOf({ text: 'one\ntwo' }).get('text')).toBe('one two … 1 #21066d10');
  const ends = (last: string) => fieldsOf({ list: Array.from({ length: 50 }, (_, i) => (i === 49 ? last : `n${i}`)) });
  expect(ends('a').get('list[]')).not.toBe(ends('b').get('list[]'));
});

it('says where two answers differ, the rest as one line', () => {
  const from = fieldsOf({ a: 1, b: 2, c: 3, d: 4 });
  expect(differences(from, from, 2)).toEqual([]);
  expect(differences(from, fieldsOf({ a: 1, b: 5, c: 3 }), 2)).toEqual(['b: 5', '-d']);
  expect(differences(from, fieldsOf({ a: 0, b: 5, c: 3 }), 2)).toEqual(['a: 0', 'b: 5', '-d']);
  expect(differences(from, fieldsOf({ error: 'no' }), 2)).toEqual(['error: no']);
  const [first, second, rest] = differences(from, fieldsOf({ a: 0, b: 0, c: 0 }), 2);
  expect([first, second]).toEqual(['a: 0', 'b: 0']);
  expect(rest).toMatch(/^2 more #[0-9a-f]{8}$/);
  expect(rest).not.toBe(differences(from, fieldsOf({ a: 0, b: 0, c: 7 }), 2)[2]);
});
