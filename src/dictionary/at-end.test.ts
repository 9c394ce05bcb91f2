import { expect, it } from 'vitest';
import { AtEnd } from './at-end.ts';

it('tells whether a text ends so, as the expression does', () => {
  for (const pattern of [/(?<!\p{L})non[- ]$/iu, /(?:^|[,.] )\p{Lu}\p{Ll}+ $|\d$/u, /\bno\b(?!.*but)[^.;]{0,20}$/i])
    for (const text of [
      '',
      'non-',
      'anon-',
      'of non ',
      'Smith ',
      'x. Smith ',
      'a Smith ',
      'no 5',
      'no, but a',
      'no; a',
    ])
      expect([pattern.source, text, new AtEnd(pattern).test(text)]).toEqual([pattern.source, text, pattern.test(text)]);
});

it('gives the longest match and its groups', () => {
  const before = new AtEnd(/([\p{L}\p{N}][\p{L}\p{N}'’-]{0,39})([ -])$/u);
  expect(before.exec('a non-small-cell ')).toEqual(['non-small-cell ', 'non-small-cell', ' ']);
  expect(before.exec("Crohn's-")).toEqual(["Crohn's-", "Crohn's", '-']);
  expect(before.exec('(')).toBe(null);
});
