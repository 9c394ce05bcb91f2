import { expect, it } from 'vitest';
import { withoutField } from './without-field.ts';

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
