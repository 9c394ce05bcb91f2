/** yyyyMMdd -> yyyy. */
export const year = (day: number | undefined) => (day === undefined ? undefined : Math.trunc(day / 10_000));

/** yyyyMMdd -> yyyyMM. */
export const yearMonth = (day: number | undefined) => (day === undefined ? undefined : Math.trunc(day / 100));

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * A calendar date as sources write it -> yyyyMMdd: `20150305`, `2015-03-05`, `2015/3/5`, `2015.03.05`,
 * `2015-03-05T10:00:00Z`. A month (`201503`, `2015-03`, `20150300`) is yyyyMM00, a year (`2015`, `20150000`) yyyy0000.
 * Undefined for anything else, and for days that no calendar has.
 */
export function parseDay(text: string | undefined): number | undefined {
  if (text === undefined || text.length > 40) return undefined;
  const m =
    /^\s*([12]\d{3})(?:(\d\d)(\d\d)?|[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].{0,30})?\s*$/.exec(text) ?? undefined;
  if (!m) return undefined;
  const month = Number(m[2] ?? m[4] ?? 0);
  const dayOfMonth = Number(m[3] ?? m[5] ?? 0);
  if (month > 12 || (month === 0 && dayOfMonth > 0)) return undefined;
  if (month > 0 && dayOfMonth > MONTH_DAYS[month - 1]!) return undefined;
  const y = Number(m[1]);
  if (month === 2 && dayOfMonth === 29 && !(y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0))) return undefined;
  return y * 10_000 + month * 100 + dayOfMonth;
}
