const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const inRange = (year: number, month: number, day: number) =>
  year >= 1000 && year <= 2200 && month >= 0 && month <= 12 && day >= 0 && day <= 31;

/** yyyyMMdd with zeros for what is not known; undefined if the year is not. */
export function dayOf(year: unknown, month?: unknown, day?: unknown): number | undefined {
  const y = Number(year);
  const m = monthOf(month) ?? 0;
  const d = m === 0 ? 0 : Number(day ?? 0) || 0;
  return Number.isInteger(y) && Number.isInteger(d) && inRange(y, m, d) ? y * 10_000 + m * 100 + d : undefined;
}

/** 1 to 12 from a number or an English name; undefined for what is no month (a season). */
export function monthOf(text: unknown): number | undefined {
  if (text === undefined || text === null) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 12) return number;
  const at = MONTHS.indexOf(String(text).trim().slice(0, 3).toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** Of `2020-01-31`, `2020-01`, `2020`, a time with a date before it, or `2023 Sep-Oct`: the first month counts. */
export function dayOfText(text: string | undefined | null): number | undefined {
  const parts = /^\s*(\d{4})(?:[-/. ]+([A-Za-z]{3,9}|\d{1,2})(?:[-/. ]+(\d{1,2})(?!\d))?)?/.exec(
    text?.slice(0, 40) ?? '',
  );
  return parts ? dayOf(parts[1], parts[2], parts[3]) : undefined;
}

/** Whether a printed date says more than the day made of it. */
export const saysMore = (text: string): boolean => /[a-z]{3}\s?[-–/]|winter|spring|summer|autumn|fall/i.test(text);
