/** Arithmetic on yyyyMMdd integers, for the dates of fictional proceedings. */
const toDate = (day: number) =>
  new Date(Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100));
const toDay = (date: Date) => date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();

export const addDays = (day: number, days: number): number => {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
};

/** The same day of a later month, or that month's last day. */
export const addMonths = (day: number, months: number): number => {
  const y = Math.trunc(day / 10_000);
  const m = (Math.trunc(day / 100) % 100) - 1 + months;
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(y, m, Math.min(day % 100, last))));
};

/** The first such day of the week (0 Sunday ... 6 Saturday) on or after `day`. */
export const onWeekday = (day: number, weekday: number): number =>
  addDays(day, (weekday - toDate(day).getUTCDay() + 7) % 7);

/** Moves a Saturday or Sunday to the Monday after it: offices are closed. */
export const workday = (day: number): number => {
  const weekday = toDate(day).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
};
