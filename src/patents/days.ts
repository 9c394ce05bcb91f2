/** Arithmetic of days as yyyyMMdd, in the calendar. */
import { DAY_MS, dayAt, epochOfDay } from '#clock.ts';

/** The same day some years on; 28 February for 29 February in a common year. */
export function addYears(day: number, years: number): number {
  const moved = day + years * 10_000;
  const y = Math.trunc(moved / 10_000);
  const leap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  return moved % 10_000 === 229 && !leap ? moved - 1 : moved;
}

export function addDays(day: number, days: number): number {
  return dayAt(Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, (day % 100) + days));
}

/** The same day some months on; the last of the month where it has no such day. */
export function addMonths(day: number, months: number): number {
  const index = Math.trunc(day / 10_000) * 12 + (Math.trunc(day / 100) % 100) - 1 + months;
  const [year, month] = [Math.trunc(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year * 10_000 + month * 100 + Math.min(day % 100, last);
}

/** A day of the calendar, not a month or year alone. */
export const isWhole = (day: number | undefined): day is number =>
  day !== undefined && day % 100 !== 0 && day > 10_000_000 && day < 99_000_000;

/** The first and the last day that a day may mean: of a month or a year alone all of its days, else itself. */
export function daysMeant(day: number): { readonly from: number; readonly to: number } {
  if (day % 100 !== 0) return { from: day, to: day };
  const [year, month] = [Math.trunc(day / 10_000), Math.trunc(day / 100) % 100];
  if (month === 0) return { from: year * 10_000 + 101, to: year * 10_000 + 1231 };
  return { from: day + 1, to: day + new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** Days between two calendar days (yyyyMMdd); a month or a year alone counts from its first day. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((epochOfDay(to) - epochOfDay(from)) / DAY_MS);

/** Days of a calendar day to an instant. */
export const daysUntil = (from: number, now: number): number => Math.floor((now - epochOfDay(from)) / DAY_MS);
