/** A day (yyyyMMdd; month and day may be 00) as years with fractions, for a place on an axis. */
export const yearOf = (date: number): number =>
  Math.floor(date / 10_000) +
  Math.max(0, (Math.floor(date / 100) % 100) - 1) / 12 +
  Math.max(0, (date % 100) - 1) / 372;
