import type { Cadence } from '#sources/feed.ts';

const DAY_MS = 86_400_000;
/** Gaps that are told one by one. */
const MOST_TOLD = 100;
/** Steps of a cadence that are walked: beyond it (a century of days) a date is a mistake. */
const MOST_STEPS = 40_000;

/** More numbers than a year has. */
const YEAR_OF_NUMBERS = 1e11;

const dayOf = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
const textOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
const weekday = (day: number): number => new Date(day).getUTCDay() || 7;

/** Monday of a week of ISO 8601, which has the year's fourth of January in its first. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - (weekday(fourth) - 1) * DAY_MS + (week - 1) * 7 * DAY_MS;
}

/** The week of ISO 8601 that a day lies in. */
function weekOf(day: number): { readonly year: number; readonly week: number } {
  const thursday = day + (4 - weekday(day)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.round((thursday - (mondayOf(year, 1) + 3 * DAY_MS)) / (7 * DAY_MS)) + 1 };
}

/** The first day that a period names; undefined for a number. */
export function firstDay(period: string): string | undefined {
  const week = /^(\d{4})-W(\d{2})$/.exec(period);
  if (week) return textOf(mondayOf(Number(week[1]), Number(week[2])));
  if (/^\d{4}$/.test(period)) return `${period}-01-01`;
  if (/^\d{4}-\d{2}$/.test(period)) return `${period}-01`;
  return /^\d{4}-\d{2}-\d{2}/.test(period) ? period.slice(0, 10) : undefined;
}

/** The last day that a period names: of a span (`from/until`) its end. */
export const lastDay = (period: string): string | undefined =>
  firstDay(period.includes('/') ? period.slice(period.indexOf('/') + 1) : period);

/** Numbers days by the steps of a cadence, so that those of deliveries that follow each other differ by one. */
interface Steps {
  /** Undefined where a period is none of this cadence's. */
  readonly of: (period: string) => number | undefined;
  /** The first day of a step. */
  readonly day: (step: number) => number | undefined;
  readonly shown: (step: number) => string;
  /** Whether nothing is missing between two steps, however far they are. */
  readonly apart?: (from: number, to: number) => boolean;
}

function stepsOf(cadence: Cadence): Steps | undefined {
  const dated = (of: (day: number) => number) => (period: string) => {
    const first = firstDay(period);
    return first === undefined ? undefined : of(dayOf(first));
  };
  switch (cadence.every) {
    case 'day': {
      const on = [...(cadence.on ?? [1, 2, 3, 4, 5, 6, 7])].sort((a, b) => a - b);
      const MONDAY = Date.UTC(2001, 0, 1);
      const day = (step: number) =>
        MONDAY + (Math.floor(step / on.length) * 7 + on[((step % on.length) + on.length) % on.length]! - 1) * DAY_MS;
      return {
        of: dated((at) => {
          const weeks = Math.floor((at - MONDAY) / DAY_MS / 7);
          const nth = on.indexOf(weekday(at));
          // of a day on which none is expected: as the one before, so that it fills no gap and makes none
          return weeks * on.length + (nth < 0 ? on.filter((each) => each < weekday(at)).length - 1 : nth);
        }),
        day,
        shown: (step) => textOf(day(step)),
      };
    }
    case 'week': {
      const MONDAY = Date.UTC(2001, 0, 1);
      const day = (step: number) => MONDAY + (step * 7 + cadence.on - 1) * DAY_MS;
      return {
        of: dated((at) => Math.floor((at - MONDAY) / DAY_MS / 7)),
        day,
        shown: (step) => {
          const { year, week } = weekOf(day(step));
          return `week ${week} of ${year} (${textOf(day(step))})`;
        },
      };
    }
    case 'month': {
      const day = (step: number) => Date.UTC(Math.floor(step / 12), step % 12, 1);
      return {
        of: dated((at) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()),
        day,
        shown: (step) => textOf(day(step)).slice(0, 7),
      };
    }
    case 'number':
      return {
        // numbers of one year are counted by themselves
        of: (period) =>
          /^(?:\d{4}-)?\d{12}$/.test(period)
            ? Number(period.slice(0, -12).slice(0, 4)) * YEAR_OF_NUMBERS + Number(period.slice(-12))
            : undefined,
        day: () => undefined,
        shown: (step) => `number ${step % YEAR_OF_NUMBERS}`,
        apart: (from, to) => Math.floor(from / YEAR_OF_NUMBERS) !== Math.floor(to / YEAR_OF_NUMBERS),
      };
    case 'release':
      return undefined;
  }
}

/**
 * What a cadence expects between the first and the last of some periods and is not among them, the oldest first: `week
 * 31 of 2026 (2026-07-28)`, `2026-08-04`, `2026-08`, `number 1275`; beyond a hundred their number.
 */
export function gapsOf(cadence: Cadence, periods: readonly string[]): readonly string[] {
  const steps = stepsOf(cadence);
  if (!steps) return [];
  const there = [...new Set(periods.flatMap((period) => steps.of(period) ?? []))].sort((a, b) => a - b);
  const gaps: string[] = [];
  let more = 0;
  for (let index = 1; index < there.length; index++) {
    const [from, to] = [there[index - 1]!, there[index]!];
    if (steps.apart?.(from, to)) continue;
    const missing = Math.min(to - from - 1, MOST_STEPS);
    for (let step = from + 1; step < to && gaps.length < MOST_TOLD; step++) gaps.push(steps.shown(step));
    more += Math.max(0, missing);
  }
  return more > gaps.length ? [...gaps, `and ${more - gaps.length} more`] : gaps;
}

/**
 * The day of the delivery after the last one, by the cadence; undefined where nothing is expected.
 * @param last Its period, and the day it was taken on.
 */
export function expectedAfter(
  cadence: Cadence,
  last: { readonly period?: string; readonly taken: string },
): string | undefined {
  const days = 'expected_days' in cadence ? cadence.expected_days : undefined;
  if (days !== undefined) return textOf(dayOf(last.taken) + days * DAY_MS);
  const steps = stepsOf(cadence);
  if (!steps) return undefined;
  const end = last.period && lastDay(last.period);
  const step = steps.of(end ?? last.taken) ?? steps.of(last.taken)!;
  return textOf(steps.day(step + 1)!);
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
/** A calendar day so many days later. */
export const daysAfter = (day: string, days: number): string => textOf(dayOf(day) + days * DAY_MS);
/** The calendar day of an instant in UTC. */
export const dayAtInstant = (instant: number): string => textOf(instant);
