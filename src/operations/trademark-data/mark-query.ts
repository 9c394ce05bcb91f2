import { type WordCounts, wordCounts } from '#analytics/marks/find.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { markApplication, markOffice, markRegistration, niceClass, viennaCode } from '#marks/numbers.ts';
import { daysQuery } from '#operations/shared/days-query.ts';
import { oneOf } from '#operations/shared/entity-filter.ts';
import { parseDay } from '#patents/dates.ts';
import { isOffice } from '#patents/numbers.ts';

/** Offices whose numbers have a form of their own; a number without an office is read in each. */
const OFFICES = ['US', 'EU', 'KR', 'JP', 'TW', 'DE'];

/** What a body restricts marks by. */
export interface MarkFilters {
  readonly apdt?: string;
  readonly app_num?: string;
  readonly applicant?: string;
  readonly ipoffice?: string;
  readonly nice_code?: string;
  readonly reg_num?: string;
  readonly us_code?: string;
  readonly vienna_code?: string;
}

const wrong = (field: string, message: string, more: Readonly<Record<string, unknown>> = {}) =>
  new ServiceError('invalid_request', message, { field, ...more });

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);

const values = (field: string, of: readonly string[]): Query | undefined =>
  of.length === 0 ? undefined : { kind: 'values', field, values: [...new Set(of)] };

/** Codes of a list, each in its normal form. @throws ServiceError that names the one that is none, and its position. */
export function codes(
  field: string,
  text: string | undefined,
  read: (one: string) => string | undefined,
  says: string,
): string[] {
  return listed(text).map((one, index) => {
    const code = read(one);
    if (code === undefined)
      throw wrong(field, `${field}: "${one.slice(0, 40)}" (entry ${index + 1}) is none; ${says}.`, { position: index });
    return code;
  });
}

/** Nice classes of a list: `9` -> `009`. @throws ServiceError that names the entry that is none. */
export const niceCodes = (field: string, text: string | undefined): string[] =>
  codes(field, text, niceClass, 'Nice classes are 1 to 45');

/** Offices of a list in two letters: `us` -> `US`. @throws ServiceError that names the entry that is none. */
export const officeCodes = (field: string, text: string | undefined): string[] =>
  codes(
    field,
    text,
    (one) => {
      const office = markOffice(one);
      return office !== undefined && isOffice(office) ? office : undefined;
    },
    'give offices in two letters (WIPO ST.3), e.g. US, EU',
  );

/** A day or `from:to`, either end open. */
function span(field: string, text: string | undefined): Query | undefined {
  if (!text?.trim()) return undefined;
  const ends = text.trim().split(':');
  const days = ends.map((end) => (end === '' ? undefined : parseDay(end)));
  if (
    ends.length > 2 ||
    days.some((day, index) => day === undefined && ends[index] !== '') ||
    days.every((day) => day === undefined)
  )
    throw wrong('apdt', `apdt: "${text.slice(0, 40)}" is no day: give yyyyMMdd, or two with a colon between them.`);
  const [from, to = ends.length === 1 ? from : undefined] = days;
  return daysQuery(field, from, to, () => {
    throw wrong('apdt', `apdt: ${from} is after ${to}: give the earlier day first.`);
  });
}

/** A number in the forms that the offices asked for may write. */
function numbers(
  field: string,
  text: string | undefined,
  offices: readonly string[],
  read: (office: string, text: string) => string | undefined,
) {
  // a comma may stand within a number: 87/706,058
  return (text?.trim() ? [text.trim()] : []).flatMap((one) => {
    const forms = (offices.length > 0 ? offices : OFFICES).flatMap((office) => read(office, one) ?? []);
    if (forms.length === 0) throw wrong(field, `${field}: "${one.slice(0, 40)}" is no number of a trade mark.`);
    return forms;
  });
}

/**
 * The filters of a body as a query; everything where it has none.
 * @throws ServiceError `invalid_request` that names field and entry.
 */
export function markQuery(body: MarkFilters): Query {
  const offices = officeCodes('ipoffice', body.ipoffice);
  const nice = niceCodes('nice_code', body.nice_code);
  const vienna = codes(
    'vienna_code',
    body.vienna_code,
    viennaCode,
    'Vienna codes are like 26, 26.04 or 26.04.18, categories 1 to 29',
  );
  const us = codes(
    'us_code',
    body.us_code,
    (one) =>
      /^[A-Za-z0-9]{1,4}$/.test(one) ? (/^\d+$/.test(one) ? one.padStart(3, '0') : one.toUpperCase()) : undefined,
    'classes of the US office are like 022 or A',
  );
  const applicant = body.applicant?.trim().slice(0, 300);
  const application = numbers('app_num', body.app_num, offices, markApplication);
  const registration = numbers('reg_num', body.reg_num, offices, markRegistration);
  return allOf(
    values('OFFICE', offices),
    values('NICE', nice),
    values('VIENNA', vienna),
    values('US_CLASS', us),
    values('APPNO', application),
    values('REGNO', registration),
    span('FILED', body.apdt),
    applicant
      ? allOf(
          ...applicant
            .split(/\s+/)
            .slice(0, 12)
            .map((text): Query => ({ kind: 'term', field: 'OWNER', text })),
        )
      : undefined,
  );
}

/** Where words are counted: the classes asked for, else all marks. */
export function countedIn(body: Pick<MarkFilters, 'nice_code'>): Query {
  return oneOf('NICE', niceCodes('nice_code', body.nice_code)) ?? { kind: 'all' };
}

/** Counts of words stay good for a while: they are those of a class. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 100;
const kept = new WeakMap<Corpus, Map<string, { readonly until: number; readonly counts: Promise<WordCounts> }>>();

/** `wordCounts` of the classes asked for, counted once in ten minutes. */
export async function commonWords(
  corpus: Corpus,
  body: Pick<MarkFilters, 'nice_code'>,
  now: number,
): Promise<WordCounts> {
  const among = countedIn(body);
  const key = JSON.stringify(among);
  const known = kept.get(corpus) ?? new Map();
  kept.set(corpus, known);
  const found = known.get(key);
  if (found && found.until > now) return found.counts;
  if (known.size >= MOST_KEPT) known.clear();
  const counts = wordCounts(corpus, among);
  known.set(key, { until: now + KEPT_MS, counts });
  counts.catch(() => known.delete(key));
  return counts;
}
