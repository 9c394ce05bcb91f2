import { ServiceError } from '#errors.ts';
import { parseDay } from '#patents/dates.ts';

/**
 * A day as a caller writes it, `20200131` or `2020-01-31`, as yyyyMMdd; undefined where none was given.
 * @throws ServiceError `invalid_request` for what is no day, also a month or a year.
 */
export function givenDay(field: string, text: string | undefined): number | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  const day = /^\d{8}$|^\d{4}-\d\d-\d\d$/.test(given) ? parseDay(given) : undefined;
  if (day !== undefined && day % 100 !== 0) return day;
  throw new ServiceError(
    'invalid_request',
    `${field}: "${given.slice(0, 40)}" is not a day; write yyyyMMdd, such as 20200131.`,
    { field },
  );
}
