import { patentId } from '#collections/patents/patent-id.ts';
import { daysBetween } from '#patents/days.ts';
import { technologyFields, technologySector } from '#patents/technology-fields.ts';
import { byApplication, filedIn, isGrant, kindOf, mainGroups, subclasses, unitsOf } from './count.ts';
import type { Row } from './raw-rows.ts';
import type { Recount } from './recount.ts';

/** A cohort with fewer is too small. */
const LEAST = 30;
/** Publications of the list that P050 to P053 are asked with. */
const LISTED = 40;

/** The narrowest cohort of a publication, in words, with the number of its members. */
function cohortOf(row: Row, rows: readonly Row[]): string {
  const [kind, year] = [kindOf(row), filedIn(row)!];
  const [field] = technologyFields(row.patent.ipc);
  const alike = (reach: number, fits: (field: number) => boolean) =>
    rows.filter(
      (each) =>
        kindOf(each) === kind &&
        technologyFields(each.patent.ipc).some(fits) &&
        Math.abs((filedIn(each) ?? 0) - year) <= reach,
    ).length;
  const same = (each: number) => each === field;
  const near = (each: number) => technologySector(each) === technologySector(field!);
  const tries: readonly (readonly [words: string, members: number])[] = [
    [`WIPO field ${field}, filed ${year}`, alike(0, same)],
    [`WIPO field ${field}, filed ${year - 2} to ${year + 2}`, alike(2, same)],
    [`WIPO sector ${technologySector(field!)}, filed ${year - 2} to ${year + 2}`, alike(2, near)],
    ['all stored', rows.filter((each) => kindOf(each) === kind).length],
  ];
  const [words, members] = tries.find(([, count]) => count >= LEAST) ?? tries.at(-1)!;
  return `${kind}: ${words} ${members}`;
}

/** Applications of a main group in five years over those of the five before, less 1; undefined without the latter. */
function growth(rows: readonly Row[], group: string, last: number): number | undefined {
  const filed = (from: number, to: number) =>
    unitsOf(
      rows.filter((row) => {
        const at = filedIn(row);
        return at !== undefined && at >= from && at <= to && mainGroups(row.ipc).includes(group);
      }),
      byApplication,
    );
  const before = filed(last - 9, last - 5);
  return before === 0 ? undefined : filed(last - 4, last) / before - 1;
}

/** P035 to P040 of one publication, P050 to P053 of the first forty. */
export async function onePatent(recount: Recount): Promise<void> {
  const { subject, rows } = recount;
  const row = rows.find(({ id }) => id === subject.one)!;
  const { patent } = row;
  const figures = (code: string, path: string, compare: (row: any) => readonly [unknown, unknown]) =>
    recount.operation(
      code,
      `GET /patent-valuation-data/${path}`,
      { query: { patent_number: subject.one } },
      ([answer]) => compare(answer),
    );

  await figures('P035', 'patent_valuation', ({ patsnap_patent_valuation: { basis } }) => [
    `${basis.cohort} ${basis.members}`,
    cohortOf(row, rows),
  ]);
  await figures('P036', 'technology_indicators', ({ patsnap_technology_value: value }) => {
    const claims = patent.claims.find(({ origin }) => origin === 'original')?.claims;
    return [
      `${value.cited_by_no} ${value.tech_scope_no} ${value.claim_no}`,
      `${recount.citedBy(row)} ${subclasses(row).length} ${claims?.length}`,
    ];
  });
  await figures('P037', 'legal_indicators', ({ patsnap_legal_value: value }) => {
    const { filing_date, grant_date } = patent;
    return [value.grant_waiting_day, filing_date && grant_date ? daysBetween(filing_date, grant_date) : undefined];
  });
  await figures('P038', 'market_indicators', ({ patsnap_market_value: value }) => [
    `${value.cites_no} ${value.family_size} ${value.family_covered_country_no}`,
    `${patent.cites.length} ${recount.family(row).length} ${recount.offices(row)}`,
  ]);
  await figures('P039', 'strategic_indicators', ({ patsnap_strategic_value: value }) => [
    `${value.inventor_no} ${value.original_applicant_no}`,
    `${row.inventors.length} ${row.applicants.length}`,
  ]);
  await figures('P040', 'economic_indicators', ({ patsnap_economy_value: value }) => [
    value.ipc_main_group_5y_incr,
    growth(rows, mainGroups(patent.ipc)[0]!, subject.year - 3),
  ]);

  const some = rows.slice(0, LISTED);
  const patent_info = some.map(({ id }) => ({ patent_id: patentId(id), pn: id, relevancy: '90%' }));
  const listed = (
    code: string,
    path: string,
    more: object,
    compare: (indicators: any) => readonly [unknown, unknown],
  ) =>
    recount.operation(
      code,
      `POST /patent-valuation-data/${path}`,
      { body: { patent_info, ...more } },
      ({ indicators }) => compare(indicators),
    );
  const share = (fits: (row: Row) => boolean) => some.filter(fits).length / some.length;
  await listed(
    'P050',
    'tech_innovation',
    { relevancy_threshold: 95, cited_by_threshold: 10 },
    ({ invention_ratio }) => [invention_ratio, share((each) => kindOf(each) === 'invention')],
  );
  await listed('P051', 'patent_ability', { claim_cnt_threshold: 10 }, ({ granted_ratio }) => [
    granted_ratio,
    share(isGrant),
  ]);
  await listed(
    'P052',
    'market_prospect',
    { ipc_cnt_threshold: 5, year_threshold: 3 },
    ({ original_assignee_count }) => [
      original_assignee_count,
      new Set(some.flatMap(({ applicants }) => applicants)).size,
    ],
  );
  await listed('P053', 'operation_situation', { family_threshold: 2 }, ({ multiple_country_coverage }) => [
    multiple_country_coverage,
    // in families, each once
    unitsOf(
      some.filter((each) => recount.offices(each) >= 2),
      recount.familyOf,
    ),
  ]);
}
