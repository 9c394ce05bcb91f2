import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';

const STARTS = [
  /^[ -](?:receptors?|binding (?:proteins?|domains?)|\p{Ll}{2,4}ases?)(?!\p{L})/u,
  /^(?: \([A-Z]{1,4}\))?[ -]?(?:\d{1,2}|[αβ]|x)$|^,? (?:and|or) [a-c]*/iu,
  /^(?!drug-)[^.;]+?(?<=a) b|^$|^.?\.|^[\s)-]{0,2}crisis|^𝛼b/u,
  /^(?:a|ab){2}c|^\x41\u{42}|^x/u,
  /^(?:\((?:a|b)\)|\[c\]|\/d)+e?/,
];
const ENDS = [
  /(?<!\p{L})(?:serum|levels? of|in)[ -]$|\d$/iu,
  /(?:^|[,.] )\p{Lu}\p{Ll}+ $/u,
  /(?:bis|tris)\($|(?:yl|oxy)(?: |-)?$|(?<=x)y?$/,
  /b𝛼$|(?:a|ba){1,2}$/u,
];
/** Parts of texts that are near to what the expressions say. */
const PARTS = [
  ...[
    ' ',
    '-',
    ' (',
    ')',
    'receptor',
    'binding',
    ' proteins',
    'bases',
    'and',
    ' or',
    ', ',
    'a',
    'b',
    'c',
    'x',
    'y',
    'A',
  ],
  ...[
    'B',
    '.',
    '𝛼',
    'α',
    'K',
    'ſ',
    '4',
    '12',
    'serum',
    'LEVEL',
    ' of',
    'in',
    'Smith',
    'bis(',
    'yl',
    'crisis',
    '[c]',
    '/d',
  ],
];
const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }).map((parts) => parts.join(''));

describe('an expression at the edge of a text', () => {
  it.each(STARTS.map((pattern) => [pattern, new AtStart(pattern)] as const))('begins it: %s', (pattern, at) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect([at.test(text), at.exec(text)?.[0]]).toEqual([pattern.test(text), pattern.exec(text)?.[0]]);
      }),
    );
  });

  it.each(ENDS.map((pattern) => [pattern, new AtEnd(pattern)] as const))('ends it: %s', (pattern, at) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(at.test(text)).toBe(pattern.test(text));
      }),
    );
  });

  it('is refused where a match may stand elsewhere', () => {
    expect(() => new AtStart(/^a|b/).test('')).toThrow('not anchored at its start: /^a|b/');
    expect(() => new AtEnd(/(?:a$|b)/).test('')).toThrow('not anchored at its end: /(?:a$|b)/');
    expect(() => new AtStart(/^(a)\1/).test('')).toThrow('a reference to a group is not read: ^(a)\\1');
  });
});
