import { parseDay } from '#patents/dates.ts';
import { said } from '../whole-json.ts';

/** Values of rows that were read out of the gazette RPI. */

/** `30/03/2012` as a day. */
export const dayOf = (value: unknown): number | undefined => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(said(value) ?? '') ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${day}`);
};
/** Values that semicolons part. */
export const many = (value: unknown): string[] =>
  (said(value) ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
