import { expect, it } from 'vitest';
import { fieldsInWords, withoutField } from './without-field.ts';

it('leaves out the name of a field before a sentence, and nothing else', () => {
  expect(
    [
      'nice_code: "99" (entry 1) is none; Nice classes are 1 to 45.',
      'keys[1]: "hello world" names no publication.',
      'The corpus has no publication XX1.',
      'Note: nothing was lost.',
      'US1: not here',
    ].map(withoutField),
  ).toEqual([
    '"99" (entry 1) is none; Nice classes are 1 to 45.',
    '"hello world" names no publication.',
    'The corpus has no publication XX1.',
    'Note: nothing was lost.',
    'US1: not here',
  ]);
});

it('writes names of fields as words in notes, and leaves files, paths and codes as they are', () => {
  expect(
    [
      'No loaded source states: founded_date, stock_symbol. What would fill it: gleif.',
      'company_id names nobody.',
      'Read from my_records.jsonl and /srv/in_box, beside PATENT_VALUE and a_1.',
    ].map(fieldsInWords),
  ).toEqual([
    'No loaded source states: founded date, stock symbol. What would fill it: gleif.',
    'company id names nobody.',
    'Read from my_records.jsonl and /srv/in_box, beside PATENT_VALUE and a_1.',
  ]);
});
