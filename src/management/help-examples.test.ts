import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { EXAMPLES } from '../../console/src/pages/help-examples.ts';
import { fieldsZh } from '../../console/src/words/fields-zh.ts';

it.each(EXAMPLES.map(([text]) => text))('the help’s example %s is an expression', (text) => {
  expect(parseQuery(patents, text).kind).not.toBe('all');
});

it('every field has a meaning in Chinese, and no field that is none', () => {
  expect(Object.keys(fieldsZh).sort()).toEqual([...Object.keys(patents.fields), ...Object.keys(patents.kept!)].sort());
});
