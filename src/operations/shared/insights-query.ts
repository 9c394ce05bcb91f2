import { yearOf } from '#analytics/years.ts';
import { yearOfDay } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { isOffice } from '#patents/offices.ts';
import type { Selection } from './chart.ts';
import { daysQuery } from './days-query.ts';

/** What the charts of a technology are asked by. */
export interface InsightsAsked extends YearsAsked {
  readonly authority?: string;
  readonly ipc?: string;
  readonly keywords?: string;
  readonly query_text?: string;
}

/** Years as texts, `yyyy`; days and months are taken, too, and `*` for an open end. */
export interface YearsAsked {
  readonly apply_start_time?: string;
  readonly apply_end_time?: string;
  readonly public_start_time?: string;
  readonly public_end_time?: string;
}

/** Years of a trend that nobody gave dates for. */
const TREND_YEARS = 20;

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

/** A bound as yyyyMMdd, months and days that are not given as zeros; undefined where there is none. */
function bound(asked: YearsAsked, field: keyof YearsAsked): number | undefined {
  const given = asked[field]?.trim() ?? '';
  if (given === '' || given === '*') return undefined;
  return parseDay(given) ?? refuse(field, `"${given.slice(0, 40)}" is no year; write yyyy, such as 2020.`);
}

const between = (asked: YearsAsked, field: 'APD' | 'PBD', start: keyof YearsAsked, end: keyof YearsAsked) =>
  daysQuery(field, bound(asked, start), bound(asked, end), () =>
    refuse(start, `${asked[start]} is later than ${end}.`),
  );

/** The dates that a caller named, as a query. @throws ServiceError `invalid_request` with the field. */
export const datesQuery = (asked: YearsAsked): Query =>
  allOf(
    between(asked, 'APD', 'apply_start_time', 'apply_end_time'),
    between(asked, 'PBD', 'public_start_time', 'public_end_time'),
  );

/**
 * The application years of a trend: those named; else twenty, up to the last one named, that of the last publication,
 * or the clock's year.
 */
export function trendYears(asked: YearsAsked, now: number) {
  const year = (field: keyof YearsAsked) => {
    const day = bound(asked, field);
    return day === undefined ? undefined : yearOfDay(day);
  };
  const to = year('apply_end_time') ?? Math.min(year('public_end_time') ?? Infinity, yearOf(now));
  const from = year('apply_start_time') ?? to - TREND_YEARS + 1;
  return { from, to: Math.max(from, to) };
}

/** Offices, separated by OR. @throws ServiceError `invalid_request` for what is no office. */
export function officesQuery(authority: string | undefined): Query | undefined {
  const values = (authority ?? '')
    .toUpperCase()
    .split(/[\s,|]+|\bOR\b/)
    .filter(Boolean);
  const wrong = values.find((value) => !isOffice(value));
  if (wrong) refuse('authority', `"${wrong.slice(0, 40)}" is no office; write codes of WIPO ST.3, such as CN OR EP.`);
  return values.length === 0 ? undefined : { kind: 'values', field: 'AUTHORITY', values };
}

/** A class and everything below it. @throws ServiceError `invalid_request` for what begins no symbol. */
function classQuery(ipc: string | undefined): Query | undefined {
  const given = ipc?.trim() ?? '';
  if (given === '') return undefined;
  const text = normaliseClass(given) ?? refuse('ipc', `"${given.slice(0, 40)}" begins no symbol, such as B66B11.`);
  return { kind: 'term', field: 'IPC', text };
}

/**
 * Words of a caller in titles and abstracts, where no other field can be named: translated ones too, as whoever names
 * no field means the document and not the language that it was published in.
 */
const wordsQuery = (words: string | undefined): Query | undefined =>
  words?.trim()
    ? parseQuery(patents, words, { field: 'TA_ALL', codes: false, proximity: false, from: 'keywords' })
    : undefined;

/** Longest `query_text` of these charts. */
const MOST_CHARACTERS = 800;

/** Applications that hold everything asked; all of them where nothing is. */
export const insights = (asked: InsightsAsked, { now }: { readonly now: number }) => {
  const { query_text: text } = asked;
  return {
    query: allOf(
      text?.trim()
        ? parseQuery(patents, text, { proximity: false, max_length: MOST_CHARACTERS, from: 'query_text' })
        : undefined,
      wordsQuery(asked.keywords),
      classQuery(asked.ipc),
      officesQuery(asked.authority),
      datesQuery(asked),
    ),
    unit: 'APNO',
    years: trendYears(asked, now),
  } satisfies Selection;
};

/** The same, counted in publications. */
export const insightsByPublication = (asked: InsightsAsked, about: { readonly now: number }): Selection => {
  const { query, years } = insights(asked, about);
  return { query, years };
};
