import { parseDay } from '#patents/dates.ts';

/** A record of a register as it arrives. */
export type Json = Record<string, any>;

/** A list; what stands alone is a list of one, nothing is none. */
export const list = (value: unknown): any[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

/** A text that says something. */
export const plain = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
};

/** `2020-02-01T00:00:00.000Z` or `28/04/2021` -> yyyyMMdd; undefined for a day that no calendar has. */
export function dayOf(value: unknown): number | undefined {
  const text = plain(value) ?? '';
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = parseDay(year ? `${year}-${month}-${date}` : /^\d{4}-\d\d-\d\d/.exec(text)?.[0]);
  return day !== undefined && day >= 18_000_101 ? day : undefined;
}

/** What is there several times is one. */
export const distinct = <T>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];

/** `Diseases [C] - Virus Diseases [C02]`: the heading of MeSH that stands for a therapeutic area of diseases. */
const AREA = /^Diseases \[?C\]? - ([^[\]]{3,100}?) \[?C\d\d\]?$/;
export const areaHeadings = (areas: unknown): string[] =>
  list(areas).flatMap((each) => AREA.exec(plain(each) ?? '')?.[1] ?? []);
