import { describe, expect, it } from 'vitest';
import { nextInstant, quietFor, quietHours } from './schedule.ts';

const at = (text: string) => Date.parse(text);
const next = (cron: string, time_zone: string, after: string, more = {}) => {
  const instant = nextInstant({ cron, time_zone }, at(after), more);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe('the next instant of a schedule', () => {
  it.each([
    // Tuesday to Thursday, by the clocks of New York
    ['15 6 * * 2-4', 'America/New_York', '2026-08-05T08:00:00Z', '2026-08-05T10:15:00.000Z'],
    ['15 6 * * 2-4', 'America/New_York', '2026-08-06T10:15:00Z', '2026-08-11T10:15:00.000Z'],
    // winter: the same time there is an hour later here
    ['15 6 * * 2-4', 'America/New_York', '2026-11-03T00:00:00Z', '2026-11-03T11:15:00.000Z'],
    // an hour that clocks skip, and one that they show twice
    ['30 2 * * *', 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['0 7 1 * *', 'Asia/Taipei', '2026-08-05T00:00:00Z', '2026-08-31T23:00:00.000Z'],
    ['*/5 * * * *', 'UTC', '2026-08-05T08:04:59Z', '2026-08-05T08:05:00.000Z'],
  ])('%s in %s after %s is %s', (cron, zone, after, expected) => {
    expect(next(cron, zone, after)).toBe(expected);
  });

  it('is later by the jitter, and not in quiet hours', () => {
    const quiet = { ...quietHours('08:00-18:30'), time_zone: 'Europe/Berlin' };
    const day = (more: object) => next('50 7 * * *', 'Europe/Berlin', '2026-08-05T00:00:00Z', more);
    expect(day({ jitter_ms: 90_000 })).toBe('2026-08-05T05:51:30.000Z');
    expect(day({ quiet })).toBe('2026-08-05T05:50:00.000Z');
    expect(day({ jitter_ms: 600_000, quiet })).toBe('2026-08-05T16:30:00.000Z');
  });
});

describe('quiet hours', () => {
  it('are of a zone, and go over midnight', () => {
    const [day, night] = [quietHours('08:00-18:30'), quietHours('22:00-06:00')];
    const left = (hours: typeof day, text: string) => quietFor(at(text), hours, 'Europe/Berlin');
    expect(['05:59', '06:00', '16:29', '16:30'].map((time) => left(day, `2026-08-05T${time}:00Z`))).toEqual([
      0, 630, 1, 0,
    ]);
    expect(['19:59', '20:00', '22:00', '03:59', '04:00'].map((time) => left(night, `2026-08-05T${time}:00Z`))).toEqual([
      ...[0, 480, 360, 1, 0],
    ]);
    expect(quietFor(at('2026-08-05T12:00:00Z'), undefined, 'UTC')).toBe(0);
  });

  it.each(['8:00-9:00', '08:00-24:00', '08:60-09:00', '08:00', '08:00-08:00', ''])('are not "%s"', (text) => {
    expect(() => quietHours(text)).toThrow(/^PRIORA_SYNC_QUIET_HOURS: /);
  });
});
