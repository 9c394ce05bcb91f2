/**
 * The instant now, in milliseconds: of a date or of a duration, by which clock it is. Passed in where time decides
 * something, so that tests can move it.
 */
export type Clock = () => number;

/** Milliseconds since 1970 UTC. For dates: it jumps when somebody, or the network, sets the machine's clock. */
export const systemClock: Clock = () => Date.now();

/**
 * For durations: never jumps, starts anywhere, the same in all threads and processes of a machine until it is
 * restarted.
 */
export const monotonic: Clock = () => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
};

/**
 * Milliseconds since 1970 as they were at the call, running on without jumps. For durations that are kept in files,
 * such as leases: whoever reads them after a restart must still bound them, for the date at the start may have been
 * wrong.
 */
export function steadyClock(date: Clock = systemClock, elapsed: Clock = monotonic): Clock {
  const start = date() - elapsed();
  return () => Math.floor(start + elapsed());
}

/** A day of the calendar in UTC has as many milliseconds, always. */
export const DAY_MS = 86_400_000;

/** The day of an instant in UTC, yyyyMMdd. */
export function dayAt(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The year of a day written yyyyMMdd. */
export const yearOfDay = (day: number): number => Math.trunc(day / 10_000);

/** All days of some years, both included, as they are compared: a month or a year alone is one of them. */
export const daysOfYears = (from: number, to: number): { readonly from: number; readonly to: number } => ({
  from: from * 10_000,
  to: to * 10_000 + 1231,
});

/** The order of two days yyyyMMdd, the earlier first, what is not known before all. */
export const byDay = (a: number | undefined, b: number | undefined): number => (a ?? 0) - (b ?? 0);

/**
 * Milliseconds since 1970 at the beginning, in UTC, of a day yyyyMMdd; of a month or a year alone at that of its first.
 */
export const epochOfDay = (day: number): number =>
  Date.UTC(yearOfDay(day), Math.max(1, Math.trunc(day / 100) % 100) - 1, Math.max(1, day % 100));

/** A day (yyyyMMdd) as `2020-01-09`, as far as it is known: `2020-01`, `2020`; empty where it is not (0, or absent). */
export const dayText = (day: number | undefined): string =>
  day
    ? String(day)
        .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
        .replace(/(?<!-00)(?:-00)+$/, '')
    : '';

/**
 * From when on something must have been made, and until when at the latest, to hold now for `for_ms`. What bears a date
 * of more than a day ahead was made while the clock was wrong: it does not hold, or else it would for years.
 */
export const holdingSince = (now: number, for_ms: number): readonly [after: number, until: number] => [
  now - for_ms,
  now + DAY_MS,
];
