/** When a monitor runs: at seven o'clock of the configured time zone. */
export type Schedule =
  | { readonly every: 'day' }
  /** 1 is Monday. */
  | { readonly every: 'week'; readonly on: number }
  /** 1 to 29; in a shorter month on its last day. */
  | { readonly every: 'month'; readonly on: number };

const HOUR = 7;
const DAY_MS = 86_400_000;

/** By time zone: to make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(time_zone: string): Intl.DateTimeFormat {
  let format = formats.get(time_zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: time_zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    });
    formats.set(time_zone, format);
  }
  return format;
}

/** Minutes by which the clocks of a time zone are ahead of UTC at an instant. */
function aheadOfUtc(instant: number, time_zone: string): number {
  const parts = formatOf(time_zone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return Math.round((shown - Math.floor(instant / 60_000) * 60_000) / 60_000);
}

/** The instant at which the clocks of a time zone show seven on a day of the calendar, given as midnight UTC. */
function sevenOn(day: number, time_zone: string): number {
  const shown = day + HOUR * 3_600_000;
  const first = shown - aheadOfUtc(shown, time_zone) * 60_000;
  return shown - aheadOfUtc(first, time_zone) * 60_000;
}

const isDue = (schedule: Schedule, day: number): boolean => {
  const date = new Date(day);
  switch (schedule.every) {
    case 'day':
      return true;
    case 'week':
      return (date.getUTCDay() || 7) === schedule.on;
    case 'month': {
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      return date.getUTCDate() === Math.min(schedule.on, last);
    }
  }
};

/** The first instant after another at which a monitor is to run. */
export function nextRun(schedule: Schedule, after: number, time_zone: string): number {
  const local = after + aheadOfUtc(after, time_zone) * 60_000;
  let day = Math.floor(local / DAY_MS) * DAY_MS;
  for (;;) {
    if (isDue(schedule, day)) {
      const at = sevenOn(day, time_zone);
      if (at > after) return at;
    }
    day += DAY_MS;
  }
}
