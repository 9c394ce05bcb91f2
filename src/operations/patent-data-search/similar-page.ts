import { MAX_SIMILAR } from '#collections/patents/similar/similar.ts';
import type { OperationInput } from '#contract/types.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import type { SimilarWindow } from '#operations/shared/similar-jobs.ts';
import { parseDay } from '#patents/dates.ts';

type Filters = Omit<OperationInput<'P008'>['body'], 'text'>;

/** Publications that a caller may leave out, and names that he may give. */
const MOST_EXCLUDED = 1_000;
const MOST_NAMES = 20;

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

function dayOf(
  filters: Filters,
  field: 'apd_from' | 'pbd_from' | 'apd_to' | 'pbd_to' | 'priority_to',
): string | undefined {
  const given = filters[field]?.trim() ?? '';
  if (given === '' || given === '*') return undefined;
  const read = /^\d{4}-?\d{2}-?\d{2}$/.test(given) ? parseDay(given) : undefined;
  return String(read ?? refuse(field, `"${given}" is no date; write yyyyMMdd, such as 20200131.`));
}

function dateRange(
  filters: Filters,
  code: 'APD' | 'PBD',
  from: 'apd_from' | 'pbd_from',
  to: 'apd_to' | 'pbd_to',
): Query[] {
  const ends = { from: dayOf(filters, from), to: dayOf(filters, to) };
  if (ends.from === undefined && ends.to === undefined) return [];
  if (ends.from !== undefined && ends.to !== undefined && ends.from > ends.to) {
    refuse(from, `${ends.from} is later than ${to}, ${ends.to}.`);
  }
  return [
    {
      kind: 'range',
      field: code,
      ...(ends.from !== undefined && { from: ends.from }),
      ...(ends.to !== undefined && { to: ends.to }),
    },
  ];
}

function country(values: readonly string[]): Query[] {
  const of = values
    .map((value) => value.trim().toUpperCase())
    .filter(Boolean)
    .map((value, i): Query => {
      const [, office, type] =
        /^([A-Z]{2})([ABUD]?)$/.exec(value) ??
        refuse(`country[${i}]`, `"${value}" is no office with a letter A, B, U or D, such as CNA.`);
      const authority: Query = { kind: 'term', field: 'AUTHORITY', text: office! };
      return allOf(authority, type ? { kind: 'term', field: 'PATENT_TYPE', text: type } : undefined);
    });
  return of.length === 0 ? [] : [anyOf(...of)];
}

function priority(filters: Filters): Query[] {
  const to = dayOf(filters, 'priority_to');
  return to === undefined ? [] : [{ kind: 'range', field: 'E_PRIORITY_DATE', to }];
}

function without(numbers: readonly string[]): Query[] {
  if (numbers.length > MOST_EXCLUDED)
    refuse('exclude', `${numbers.length} publications are too many; at most ${MOST_EXCLUDED} are left out.`);
  const values = [...new Set(numbers.map((number) => number.replace(/\s/g, '').toUpperCase()))].filter(Boolean);
  return values.length === 0 ? [] : [{ kind: 'not', of: { kind: 'values', field: 'PN', values } }];
}

/** The names of whose invention it is. Throws `invalid_request` with the field. */
export function similarHands(filters: Filters): readonly string[] {
  const names = (filters.applicant ?? []).map((name) => name.trim()).filter(Boolean);
  if (names.length > MOST_NAMES) refuse('applicant', `${names.length} names are too many; at most ${MOST_NAMES}.`);
  return names;
}

/** The filters as a query; undefined where there are none. Throws `invalid_request` with the field. */
export function similarFilter(filters: Filters): Query | undefined {
  const of = [
    ...country(filters.country ?? []),
    ...dateRange(filters, 'APD', 'apd_from', 'apd_to'),
    ...dateRange(filters, 'PBD', 'pbd_from', 'pbd_to'),
    ...priority(filters),
    ...without(filters.exclude ?? []),
  ];
  return of.length > 0 ? allOf(...of) : undefined;
}

/** What a page needs of the parameters. Throws `invalid_request` with the field. */
export function similarWindow(filters: Filters): SimilarWindow {
  const { offset, limit } = filters;
  pageWithin({ offset, limit }, MAX_SIMILAR);
  const given = filters.relevancy?.trim() ?? '';
  const least = given === '' ? 0 : Number(/^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(given)?.[1] ?? Number.NaN);
  if (!(least >= 0 && least <= 100)) refuse('relevancy', `"${given}" is no percentage; write 0% to 100%.`);
  return { offset, limit, least, explain: filters.explain === true };
}
