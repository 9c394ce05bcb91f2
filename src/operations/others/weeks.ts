/** Weeks as ISO 8601 counts them: from Monday, the first of a year being that with its first Thursday. */
import { DAY_MS, dayAt, epochOfDay } from '#clock.ts';

/** Days since Monday. */
const sinceMonday = (instant: number) => (new Date(instant).getUTCDay() + 6) % 7;

/** The week of a day (yyyyMMdd), as yyyyww. */
export function weekOf(day: number): string {
  const instant = epochOfDay(day);
  const thursday = new Date(instant + (3 - sinceMonday(instant)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.trunc((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1;
  return `${year}${String(week).padStart(2, '0')}`;
}

/** Monday and Sunday of a week (yyyyww); undefined where there is no such week. */
export function daysOf(week: string): { readonly from: number; readonly to: number } | undefined {
  const [, year, number] = /^(\d{4})(\d\d)$/.exec(week) ?? [];
  if (year === undefined || Number(year) < 1800) return undefined;
  const fourth = Date.UTC(Number(year), 0, 4);
  const monday = fourth + ((Number(number) - 1) * 7 - sinceMonday(fourth)) * DAY_MS;
  const from = dayAt(monday);
  return weekOf(from) === week ? { from, to: dayAt(monday + 6 * DAY_MS) } : undefined;
}
