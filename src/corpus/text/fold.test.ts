import { describe, expect, it } from 'vitest';
import { words } from './analysis.ts';
import { foldTerm } from './fold.ts';

/** Every character of the basic plane. */
const characters = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code));

describe('folding', () => {
  it('is done once and for all: a folded character folds to itself', () => {
    expect(characters.filter((c) => foldTerm(foldTerm(c)) !== foldTerm(c))).toEqual([]);
  });

  it('does not tell compatible or canonically equivalent characters apart', () => {
    expect(characters.filter((c) => words(c).join(' ') !== words(c.normalize('NFKC')).join(' '))).toEqual([]);
    const composed = characters.filter((c) => !/\p{Script=Han}/u.test(c));
    expect(composed.filter((c) => foldTerm(c) !== foldTerm(c.normalize('NFD')))).toEqual([]);
  });

  it('does not tell capitals from small letters', () => {
    // The archaic iota below a vowel becomes a letter of its own in capitals; a few letters have no capital in use.
    const different = characters.filter((c) => foldTerm(c) !== foldTerm(c.toUpperCase()));
    expect(different.filter((c) => !/[\u0345\u1C80-\u1C88\u1F80-\u1FFF]/.test(c))).toEqual([]);
  });

  it.each([
    ['Ω', 'ω'],
    ['µ', 'μ'],
    ['K', 'k'],
    ['ŁÓDŹ', 'lodz'],
    ['Ǆ', 'dz'],
    ['ﬀ', 'ff'],
    ['Ⅷ', 'viii'],
    ['㍍', 'メートル'],
    ['한글', '한글'],
    ['電池', '電池'],
    ['a\u00ADb\u200Dc\uFE0F', 'abc'],
    ['x–y', 'x-y'],
    ['x’', "x'"],
  ])('%s -> %s', (given, folded) => {
    expect(foldTerm(given)).toBe(folded);
  });
});
