import { ownersOf } from '#analytics/owners.ts';
import type { Unit } from '#analytics/unit.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { firstNamed } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { standardName } from '#patents/names.ts';
import type { Select, Selection } from './chart.ts';
import { datesQuery, officesQuery, trendYears, type YearsAsked } from './insights-query.ts';

/** Names shown in a note. */
const MOST_NAMED = 10;

/** What the charts of a company are asked by. */
export interface CompanyAsked extends YearsAsked {
  readonly company_name?: string;
  readonly authority?: string;
  readonly simple_legal_status?: string;
  readonly patent_type?: string;
}

/** A company's patents, with the standard names under which the corpus has them. */
export interface CompanySelection extends Selection {
  readonly names: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = { APPLICATION: 'A', PATENT: 'B', UTILITY: 'U', DESIGN: 'D' };
const LETTERS: ReadonlySet<string> = new Set(Object.values(TYPES));

/** Parts of a parameter, separated by OR. */
const parts = (text: string | undefined) =>
  (text ?? '')
    .toUpperCase()
    .split(/[\s,|]+|\bOR\b/)
    .filter(Boolean);

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

function typesQuery(patent_type: string | undefined): Query | undefined {
  const values = parts(patent_type).map((part) => {
    const letter = TYPES[part] ?? part;
    return LETTERS.has(letter) ? letter : refuse('patent_type', `"${part.slice(0, 40)}" is none of A, B, U, D.`);
  });
  return values.length === 0 ? undefined : { kind: 'values', field: 'PATENT_TYPE', values };
}

function statusQuery(status: string | undefined): Query | undefined {
  const values = parts(status);
  const wrong = values.find((value) => !/^\d{1,3}$/.test(value));
  if (wrong) refuse('simple_legal_status', `"${wrong.slice(0, 40)}" is no code, such as 1 OR 2.`);
  return values.length === 0 ? undefined : { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values };
}

/** The query by which each sort of figure takes a company's patents, from its standard names. */
const BY = {
  /** What it owns now: for figures of a stock. */
  owned: (values: readonly string[]): Query => ({ kind: 'values', field: 'ANCS_EXACT', values }),
  /** What it filed: for figures of filings. */
  filed: (values: readonly string[]): Query => ({ kind: 'values', field: 'ANS_EXACT', values }),
  /** What has a recorded transfer that names it. */
  transferred: (values: readonly string[]): Query => ({
    kind: 'same_event',
    of: [
      { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
      { kind: 'values', field: 'LEGAL_EVENT_PARTY_STD', values: values.map(standardName) },
    ],
  }),
};

/**
 * Patents of a company. A name that nobody has selects nothing, and a note names the nearest ones.
 * @param unit Absent: applications; null: publications.
 * @throws ServiceError `invalid_request` without a name.
 */
export const company =
  (as: keyof typeof BY, unit: Unit | null = 'APNO'): Select<CompanyAsked, CompanySelection> =>
  async (asked, { corpus, now, note }) => {
    const name = asked.company_name?.trim() ?? '';
    if (name === '') refuse('company_name', 'name a company, such as Siemens AG.');
    const { names, nearest } = await ownersOf(corpus, name);
    const exactly = names.length === 1 && names[0]!.toUpperCase() === name.toUpperCase();
    if (names.length > 0 && !exactly) note(`Counted under: ${firstNamed(names, MOST_NAMED, '; ')}.`);
    if (names.length === 0) {
      const near = nearest.length > 0 ? ` Nearest names: ${nearest.join('; ')}.` : '';
      note(`No owner or applicant is called "${name.slice(0, 200)}".${near}`);
    }
    return {
      query: allOf(
        BY[as](names),
        officesQuery(asked.authority),
        typesQuery(asked.patent_type),
        statusQuery(asked.simple_legal_status),
        datesQuery(asked),
      ),
      ...(unit && { unit, collapse: { field: unit, prefer: { by: 'field', field: 'PBD', order: 'latest' } } }),
      years: trendYears(asked, now),
      names,
    };
  };
