import { parseDay } from '#patents/dates.ts';

/** `1995-08-25`, or `25/08/95` where the century is the last one that does not lie after `latest_year`. */
export function printedDay(text: string | undefined, latest_year: number): number | undefined {
  const short = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text?.trim() ?? '');
  if (!short) return parseDay(text?.trim());
  const [, day, month, printed] = short;
  const century = Math.floor(latest_year / 100) * 100;
  const year =
    printed!.length === 4
      ? Number(printed)
      : century + Number(printed) <= latest_year
        ? century + Number(printed)
        : century - 100 + Number(printed);
  return parseDay(`${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`);
}

/** Whether a day of December lies in the week, from Sunday, that holds the first of January. */
function inFirstWeek(year: number, day: number): boolean {
  const new_year = new Date(Date.UTC(year + 1, 0, 1)).getUTCDay();
  return day > 31 - new_year;
}

/**
 * The days that a printed date can stand for. These exports print the year that the *week* belongs to: the last days of
 * December, where their week (from Sunday) holds the first of January, carry the next year (2014-12-29 is printed
 * 2015-12-29). So a date of late December is one of at most two days; all others are what they say. Checked on the
 * shared exports: the true year, known from other columns, is among these for every one of 163 such dates.
 */
export function possibleDays(printed: number): number[] {
  const [year, day] = [Math.trunc(printed / 10_000), printed % 100];
  if (Math.trunc(printed / 100) % 100 !== 12 || day < 25) return [printed];
  const days: number[] = [];
  if (!inFirstWeek(year, day)) days.push(printed);
  if (inFirstWeek(year - 1, day)) days.push(printed - 10_000);
  return days.length > 0 ? days : [printed];
}
