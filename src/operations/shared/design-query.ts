import { patents } from '#collections/patents/patents.ts';
import type { p061PatentImageMultiple } from '#contract/generated/patent-data-search.ts';
import type { InputOf } from '#contract/shape.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { parseDay } from '#patents/dates.ts';
import { daysQuery } from './days-query.ts';

/** What a body of a picture search restricts patents by. */
export type DesignFilters = Partial<
  Pick<
    InputOf<(typeof p061PatentImageMultiple)['body']>,
    | 'apply_start_time'
    | 'apply_end_time'
    | 'public_start_time'
    | 'public_end_time'
    | 'assignees'
    | 'country'
    | 'legal_status'
    | 'loc'
    | 'main_field'
    | 'pre_filter'
    | 'query_text'
    | 'simple_legal_status'
  >
>;

type DayField = 'apply_start_time' | 'apply_end_time' | 'public_start_time' | 'public_end_time';

const wrong = (field: string, message: string) =>
  new ServiceError('invalid_request', `${field}: ${message}`, { field });

function dayOf(field: string, text: string | undefined): number | undefined {
  if (!text?.trim()) return undefined;
  const day = parseDay(text);
  if (day === undefined) throw wrong(field, `"${text.slice(0, 20)}" is no day: give yyyyMMdd.`);
  return day;
}

const range = (code: string, body: DesignFilters, start: DayField, end: DayField): Query | undefined => {
  const from = dayOf(start, body[start]);
  return daysQuery(code, from, dayOf(end, body[end]), () => {
    throw wrong(start, `${from} is later than ${end}.`);
  });
};

const words = (code: string, text: string | undefined): Query | undefined => {
  const all = text?.trim().slice(0, 1_000).split(/\s+/).filter(Boolean) ?? [];
  return all.length === 0 ? undefined : allOf(...all.map((word): Query => ({ kind: 'term', field: code, text: word })));
};

const codes = (code: string, list: string | undefined): Query | undefined => {
  const all = new Set(
    (list ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
  return all.size === 0 ? undefined : { kind: 'values', field: code, values: [...all] };
};

/** `14-02`, `1402`, `14` as the index has them; undefined for what is no Locarno code. */
export function locarnoCode(text: string): string | undefined {
  const match = /^(?:LOC\s?)?(\d{2})(?:[-./\s]?(\d{2}))?$/i.exec(text.trim());
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > 32) return undefined;
  return match[2] ? `${match[1]}-${match[2]}` : match[1]!;
}

/** Codes joined by AND, OR, NOT, from left to right. @throws ServiceError that names the part that is none. */
export function locarnoQuery(text: string | undefined): Query | undefined {
  if (!text?.trim()) return undefined;
  const parts = text.trim().slice(0, 500).replace(/[()]/g, ' ').split(/\s+/).filter(Boolean);
  let query: Query | undefined;
  let joint = 'OR';
  for (const part of parts) {
    const upper = part.toUpperCase();
    if (upper === 'AND' || upper === 'OR' || upper === 'NOT') {
      // "a AND NOT b" is "a NOT b"
      joint = upper;
      continue;
    }
    const code = locarnoCode(part.replace(/,$/, ''));
    if (!code)
      throw wrong('loc', `"${part.slice(0, 20)}" is no Locarno code: give e.g. 14-02, joined by AND, OR, NOT.`);
    const one: Query = { kind: 'values', field: 'LOC', values: [code] };
    if (joint === 'NOT') query = allOf(query, { kind: 'not', of: one });
    else query = query === undefined ? one : joint === 'AND' ? allOf(query, one) : anyOf(query, one);
    joint = 'OR';
  }
  return query;
}

/** The country of a right as callers name it: designs of the European Union are asked for as EU, and stored as EM. */
export const countryOf = ({ authority }: { readonly authority: string }): string =>
  authority === 'EM' ? 'EU' : authority;

/** The filters as a query. With `pre_filter: 0` Locarno codes only mark what matches. */
export function designQuery(body: DesignFilters): Query {
  return allOf(
    body.country?.length
      ? {
          kind: 'values',
          field: 'AUTHORITY',
          values: body.country
            .map((each) => (each.toUpperCase() === 'EU' ? 'EM' : each.toUpperCase()))
            .flatMap((each) => (each === 'EM' ? ['EM', 'EU'] : [each])),
        }
      : undefined,
    range('APD', body, 'apply_start_time', 'apply_end_time'),
    range('PBD', body, 'public_start_time', 'public_end_time'),
    words('ALL_AN', body.assignees),
    words('MAINF', body.main_field),
    codes('LEGAL_STATUS', body.legal_status),
    codes('SIMPLE_LEGAL_STATUS', body.simple_legal_status),
    body.pre_filter === 0 ? undefined : locarnoQuery(body.loc),
    body.query_text?.trim() ? parseQuery(patents, body.query_text, { from: 'query_text' }) : undefined,
  );
}
