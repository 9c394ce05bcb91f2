import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { describe as described } from '../write/sources.ts';
import { inOnePiece, titled } from './source.ts';

const at = (start: number, end: number, more: object = {}) => ({
  ...{ part: 'abstract' as const, lang: 'en', start, end },
  ...more,
});

it('sentences that follow one another in their text are quoted in one piece', () => {
  expect(inOnePiece([at(0, 10), at(11, 20), at(20, 30), at(33, 40)])).toEqual([at(0, 30), at(33, 40)]);
  expect(inOnePiece([at(11, 20), at(0, 10)])).toEqual([at(11, 20), at(0, 10)]);
  const paragraph = (paragraph_id: string) => ({ part: 'description', paragraph_id });
  expect(inOnePiece([at(0, 10, paragraph('p1')), at(11, 20, paragraph('p2'))] as never)).toHaveLength(2);
});

it('a publication without a title is listed by its number', () => {
  const source = titled(samplePatent('US60000002A1', { publication_date: 20200102 }), 'en', 3);
  expect(source).toEqual({
    ...{ number: 3, publication_number: 'US60000002A1', title: 'US60000002A1', publication_date: 20200102 },
    sentences: [],
  });
  expect(described(source, false, true)).toBe('[3] US60000002A1 (no title stored) (2020-01-02)');
  expect(described(source, true, false)).toBe('[3] US60000002A1（未存标题）（2020-01-02）');
});
