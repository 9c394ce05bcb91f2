import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf, weekOf } from './weeks.ts';

it('counts as ISO 8601 does', () => {
  expect([20260101, 20251229, 20241230, 20210103, 20210104, 20201231, 20160101].map(weekOf)).toEqual([
    '202601',
    '202601',
    '202501',
    '202053',
    '202101',
    '202053',
    '201553',
  ]);
  expect(daysOf('202053')).toEqual({ from: 20201228, to: 20210103 });
  expect(daysOf('202601')).toEqual({ from: 20251229, to: 20260104 });
  expect(['202153', '202600', '2026', '20260a', '000001', ''].map(daysOf)).toEqual(Array(6).fill(undefined));
});

it('every day lies in the days of its week', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const day = Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
      const { from, to } = daysOf(weekOf(day))!;
      expect(from <= day && day <= to).toBe(true);
    }),
  );
});
