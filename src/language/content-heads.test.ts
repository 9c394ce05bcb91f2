import { describe, expect, it } from 'vitest';
import { headedContentsIn, shareKindAt } from './content-heads.ts';

const read = (text: string) =>
  headedContentsIn(text).map(({ name, number, low, high, kind }) => [
    text.slice(name.start, name.end),
    text.slice(number.start, number.end),
    low,
    high,
    kind,
  ]);

describe('lists below one unit', () => {
  it.each([
    [
      '(in wt.%): Si 6.5-7.5, Ti up to 0.2, Fe max 0.15, balance Al.',
      [
        ['Si', '6.5-7.5', 6.5, 7.5, 'mass share'],
        ['Ti', 'up to 0.2', undefined, 0.2, 'mass share'],
        ['Fe', 'max 0.15', undefined, 0.15, 'mass share'],
      ],
    ],
    [
      '(in at.%) 10-14 Cr, 5-8 Si and the remainder Ni',
      [
        ['Cr', '10-14', 10, 14, 'mole share'],
        ['Si', '5-8', 5, 8, 'mole share'],
      ],
    ],
    [
      'Steel: C 0.08, Si 0.25, Mn 1.5 (wt%), balance Fe.',
      [
        ['C', '0.08', 0.08, 0.08, 'mass share'],
        ['Si', '0.25', 0.25, 0.25, 'mass share'],
        ['Mn', '1.5', 1.5, 1.5, 'mass share'],
      ],
    ],
    [
      '原料（质量份）：E-51环氧树脂100，聚酰胺650 40，石英粉60~70。',
      [
        ['E-51环氧树脂', '100', 100, 100, 'parts'],
        ['聚酰胺650', '40', 40, 40, 'parts'],
        ['石英粉', '60~70', 60, 70, 'parts'],
      ],
    ],
    // one formula, words that are no list, and numbers that have their own units
    ['(wt.%): Si 6.5. In wt%: 12 samples, 3 tests', []],
    ['含量按质量百分比计：C 0.12%，Si 0.5%', []],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

it('of what a bare per cent is', () => {
  const kindOf = (text: string) => shareKindAt(text, text.lastIndexOf('%') - 2);
  expect(kindOf('comprises, in mol%: 60-70% SiO2')).toBe('mole share');
  expect(kindOf('a composition, by weight, of 12.0% chromium')).toBe('mass share');
  expect(kindOf('以体积分数计，含乙醇 70%')).toBe('volume share');
  expect(kindOf('20% KF and 40% AlF3, all percentages being by weight.')).toBe('mass share');
  expect(kindOf('由Ag 45%、Zn 25%组成（质量分数）')).toBe('mass share');
  // another sentence, or the unit of one amount
  expect(kindOf('In wt%, 5 A. The accuracy was 10% better')).toBeUndefined();
  expect(kindOf('5 wt% of A and B 10%')).toBeUndefined();
});
