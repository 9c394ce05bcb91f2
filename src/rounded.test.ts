import { expect, it } from 'vitest';
import { rounded, significant } from './rounded.ts';

it('keeps four decimals, or as many as are asked for', () => {
  expect([0.12344, 0.12345, 0.99995, 0.00004, 0.00005, 2, -0.00005].map((value) => rounded(value))).toEqual([
    ...[0.1234, 0.1235, 1, 0, 0.0001, 2, -0],
  ]);
  expect([0, 1, 2, 3].map((decimals) => rounded(0.4555, decimals))).toEqual([0, 0.5, 0.46, 0.456]);
  expect(rounded(1234.5678, 1)).toBe(1234.6);
});

it('keeps six significant digits, or as many as are asked for', () => {
  expect([1234567, 0.00012345678, 273.15, 0, -2].map((value) => significant(value))).toEqual([
    ...[1234570, 0.000123457, 273.15, 0, -2],
  ]);
  expect([1, 3, 12].map((digits) => significant(0.1 + 0.2, digits))).toEqual([0.3, 0.3, 0.3]);
  expect(significant(1234.5, 2)).toBe(1200);
});
