import { expect, it } from 'vitest';
import { verbOf } from './irregular-verbs.ts';

it('knows the verb of a past form or participle, and leaves every other word as it is', () => {
  const forms = 'fell fallen brought spun woven withdrew mistaken kept written'.split(' ');
  expect(forms.map(verbOf)).toEqual('fall fall bring spin weave withdraw mistake keep write'.split(' '));
  // forms that are words of their own, and what is no form
  for (const word of ['saw', 'felt', 'ground', 'wound', 'left', 'bore', 'found', 'walked', 'valve'])
    expect(verbOf(word)).toBe(word);
});
