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

/** `2020-02-01T00:00:00.000Z` or `28/04/2021` -> yyyyMMdd. */
export function dayOf(value: unknown): number | undefined {
  const text = plain(value) ?? '';
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = y ? Number(y + m + d) : year ? Number(year + month + date) : undefined;
  return day !== undefined && day >= 18000101 && day <= 29991231 ? day : undefined;
}

/** What is there several times is one. */
export const distinct = <T>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];
