import { Cron } from 'croner';
import { ServiceError } from '#errors.ts';

/** Hours of the day in which nothing is begun by a schedule: minutes since midnight; over midnight if it ends first. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** `08:00-18:30` as quiet hours. @throws RangeError for what is none. */
export function quietHours(text: string): QuietHours {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!parts) throw new RangeError(`PRIORA_SYNC_QUIET_HOURS: "${text}" are no quiet hours: write them as 08:00-18:30.`);
  const [from, until] = [Number(parts[1]) * 60 + Number(parts[2]), Number(parts[3]) * 60 + Number(parts[4])];
  if (from === until)
    throw new RangeError(`PRIORA_SYNC_QUIET_HOURS: "${text}" are no quiet hours: they begin and end at the same time.`);
  return { from, until };
}

/** A cron expression of five fields in a time zone (IANA). */
export interface CronSchedule {
  readonly cron: string;
  readonly time_zone: string;
}

const cronOf = ({ cron, time_zone }: CronSchedule): Cron => new Cron(cron, { timezone: time_zone, mode: '5-part' });

/**
 * @throws ServiceError `invalid_request` naming what is wrong with a schedule: its expression, its zone, or that it
 * never comes.
 */
export function assertSchedule(schedule: CronSchedule): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: schedule.time_zone });
  } catch {
    throw new ServiceError('invalid_request', `"${schedule.time_zone}" is no time zone: write it as Europe/Berlin.`, {
      field: 'time_zone',
    });
  }
  const wrong = (why: string) =>
    new ServiceError(
      'invalid_request',
      `"${schedule.cron}" is no schedule: ${why} It has minute, hour, day of the month, month and day of the week, as "15 6 * * 2-4".`,
      { field: 'cron' },
    );
  let next: Date | null;
  try {
    next = cronOf(schedule).nextRun(new Date(0));
  } catch (error) {
    throw wrong(`${(error as Error).message}.`);
  }
  if (!next) throw wrong('it never comes.');
}

/** Minutes since midnight that the clocks of a zone show. */
function minuteOfDay(instant: number, time_zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: time_zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return of('hour') * 60 + of('minute');
}

/** Minutes until quiet hours end; 0 outside of them. */
export function quietFor(instant: number, quiet: QuietHours | undefined, time_zone: string): number {
  if (!quiet) return 0;
  const now = minuteOfDay(instant, time_zone);
  const inside =
    quiet.from < quiet.until ? now >= quiet.from && now < quiet.until : now >= quiet.from || now < quiet.until;
  return inside ? (quiet.until - now + 1440) % 1440 : 0;
}

/**
 * The first instant after another at which a schedule comes, later by some milliseconds so that not everybody asks at
 * the same moment, and not in quiet hours: then when they end.
 */
export function nextInstant(
  schedule: CronSchedule,
  after: number,
  {
    jitter_ms = 0,
    quiet,
  }: { readonly jitter_ms?: number; readonly quiet?: QuietHours & { readonly time_zone: string } },
): number | undefined {
  const next = cronOf(schedule).nextRun(new Date(after));
  if (!next) return undefined;
  const at = next.getTime() + jitter_ms;
  return quiet ? at + quietFor(at, quiet, quiet.time_zone) * 60_000 : at;
}
