import { describe, expect, it } from 'vitest';
import { addDays, addMonths, addYears, daysBetween, daysMeant, daysUntil, isWhole } from './days.ts';

describe('days are counted in the calendar', () => {
  it.each([
    [20_240_115, 20, 20_440_115],
    [20_240_229, 1, 20_250_228],
    [20_240_229, 4, 20_280_229],
    // no leap year by its century, but by its four hundred years
    [20_960_229, 4, 21_000_228],
    [19_960_229, 4, 20_000_229],
    [20_240_228, 1, 20_250_228],
    [20_250_301, -1, 20_240_301],
  ])('%i and %i years is %i', (day, years, moved) => {
    expect(addYears(day, years)).toBe(moved);
  });

  it.each([
    [20_240_228, 1, 20_240_229],
    [20_230_228, 1, 20_230_301],
    [20_241_231, 1, 20_250_101],
    [20_240_101, -1, 20_231_231],
    [20_240_101, 0, 20_240_101],
    [20_240_131, 366, 20_250_131],
  ])('%i and %i days is %i', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
  });

  it.each([
    [20_240_131, 1, 20_240_229],
    [20_230_131, 1, 20_230_228],
    [20_240_831, 1, 20_240_930],
    [20_241_130, 1, 20_241_230],
    [20_241_215, 1, 20_250_115],
    [20_240_115, 11, 20_241_215],
    [20_240_115, 12, 20_250_115],
    [20_240_331, -1, 20_240_229],
    [20_240_115, -1, 20_231_215],
    [20_240_115, 6, 20_240_715],
  ])('%i and %i months is %i', (day, months, moved) => {
    expect(addMonths(day, months)).toBe(moved);
  });

  it.each([
    [20_240_101, 20_240_102, 1],
    [20_240_101, 20_250_101, 366],
    [20_250_101, 20_240_101, -366],
    // from the first day of a month or a year
    [20_240_100, 20_240_102, 1],
    [20_240_000, 20_240_301, 60],
    [20_240_500, 20_240_600, 31],
  ])('from %i to %i are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('until an instant whole days count', () => {
    expect(daysUntil(20_240_101, Date.UTC(2024, 0, 1))).toBe(0);
    expect(daysUntil(20_240_101, Date.UTC(2024, 0, 2) - 1)).toBe(0);
    expect(daysUntil(20_240_101, Date.UTC(2024, 0, 2))).toBe(1);
    expect(daysUntil(20_240_102, Date.UTC(2024, 0, 1))).toBe(-1);
  });
});

it.each([
  [20_240_115, 20_240_115, 20_240_115],
  [20_240_200, 20_240_201, 20_240_229],
  [20_230_200, 20_230_201, 20_230_228],
  [20_241_200, 20_241_201, 20_241_231],
  [20_240_100, 20_240_101, 20_240_131],
  [20_240_000, 20_240_101, 20_241_231],
])('%i means the days from %i to %i', (day, from, to) => {
  expect(daysMeant(day)).toEqual({ from, to });
});

it('is a whole day, not a month, a year, or one that no calendar has', () => {
  const days = [
    20_240_115,
    20_240_100,
    20_240_000,
    undefined,
    0,
    9_991_231,
    10_000_101,
    10_000_000,
    98_991_231,
    99_000_101,
  ];
  expect(days.filter(isWhole)).toEqual([20_240_115, 10_000_101, 98_991_231]);
});
