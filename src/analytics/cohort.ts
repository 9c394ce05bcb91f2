import type { Patent } from '#collections/patents/patent.ts';
import { allOf, inYears } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { technologyFields, technologySector } from '#patents/technology-fields.ts';

/** Publications of one kind, of a field or a sector (WIPO), of filing years; or all of the kind. */
export interface CohortOf {
  readonly kind: 'invention' | 'utility_model' | 'design';
  readonly field?: number;
  readonly sector?: number;
  readonly years?: readonly [from: number, to: number];
}

const TYPE_GROUPS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
/** Filing years before and after that a wider cohort has. */
const NEAR = 2;

/**
 * With what a patent is compared, the narrowest first: field and filing year, five years, the sector's five years,
 * everything of its kind. Undefined of one without a filing year or an IPC symbol.
 */
export function cohortsOf({ patent_type, filing_date, ipc }: Patent): readonly CohortOf[] | undefined {
  const [field] = technologyFields(ipc);
  if (filing_date === undefined || field === undefined) return undefined;
  const year = Math.trunc(filing_date / 10_000);
  const near = [year - NEAR, year + NEAR] as const;
  const tried = [
    { field, years: [year, year] as const },
    { field, years: near },
    { sector: technologySector(field), years: near },
    {},
  ];
  return tried.map((of) => ({ kind: TYPE_GROUPS[patent_type], ...of }));
}

/** A cohort in words. */
export function cohortWords({ kind, field, sector, years }: CohortOf): string {
  if (!years) return `${kind}: all stored`;
  const [from, to] = years;
  const where = field === undefined ? `sector ${sector}` : `field ${field}`;
  return `${kind}: WIPO ${where}, filed ${from === to ? from : `${from} to ${to}`}`;
}

const values = (field: string, of: string | number): Query => ({ kind: 'values', field, values: [String(of)] });

/** The query that finds a cohort. */
export const cohortQuery = ({ kind, field, sector, years }: CohortOf): Query =>
  allOf(
    values('TYPE_GROUP', kind),
    field === undefined ? undefined : values('WIPO_FIELD', field),
    sector === undefined ? undefined : values('WIPO_SECTOR', sector),
    years && inYears('APD', ...years),
  );

/** The first of some cohorts that has enough members, else the last. */
export async function narrowest<C>(
  cohorts: readonly CohortOf[],
  count: (of: CohortOf) => Promise<C>,
  isEnough: (counted: C) => boolean,
): Promise<{ readonly of: CohortOf; readonly counted: C }> {
  for (const of of cohorts) {
    const counted = await count(of);
    if (isEnough(counted) || of === cohorts.at(-1)) return { of, counted };
  }
  throw new RangeError('there is no cohort');
}
