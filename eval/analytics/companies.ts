import { currentOwners } from '#collections/patents/patent.ts';
import { partyType, standardName } from '#patents/names.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import { byApplication, containing, filedIn, mainGroups, namesOf, ranked, series, shown, unitsOf } from './count.ts';
import type { Row } from './raw-rows.ts';
import type { Recount } from './recount.ts';
import { effect } from './technologies.ts';

const ownersOf = ({ patent }: Row) => namesOf(currentOwners(patent));

/** Of families: the Herfindahl index over fields, each family spread over its own, and the share in several. */
function fieldsOf(families: readonly (readonly Row[])[]): readonly [specialization: number, complexity: number] {
  const fields = families.map((members) => new Set(members.flatMap(({ patent }) => technologyFields(patent.ipc))));
  const weights = new Map<number, number>();
  for (const of of fields) for (const field of of) weights.set(field, (weights.get(field) ?? 0) + 1 / of.size);
  const all = [...weights.values()].reduce((sum, each) => sum + each, 0);
  const known = fields.filter(({ size }) => size > 0);
  return [
    [...weights.values()].reduce((sum, each) => sum + (each / all) ** 2, 0),
    known.filter(({ size }) => size > 1).length / known.length,
  ];
}

/** Mean of the last five growth rates of the families filed so far. */
function growthOf(families: readonly (readonly Row[])[], last: number): number | undefined {
  const filed = families.map((members) => Math.min(...members.map((row) => filedIn(row) ?? Number.POSITIVE_INFINITY)));
  const until = (year: number) => filed.filter((first) => first <= year).length;
  const rates = [4, 3, 2, 1, 0]
    .map((back) => last - back)
    .flatMap((year) => (until(year - 1) > 0 ? [until(year) / until(year - 1) - 1] : []));
  return rates.length === 0 ? undefined : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** The share of families of two organisations, of those whose owners' names tell what they are. */
function togetherOf(families: readonly (readonly Row[])[]): number | undefined {
  const counts = families.map((members) => {
    const inventors = new Set(members.flatMap((row) => namesOf(row.patent.inventors)));
    const owners = members.flatMap(({ patent }) => currentOwners(patent));
    const kinds = new Map(
      owners.map(({ name, standard_name = standardName(name), type = partyType(name) }) => {
        const kind = inventors.has(standard_name) ? 'person' : (type ?? 'untold');
        return [standard_name, kind] as const;
      }),
    );
    const untold = [...kinds.values()].filter((kind) => kind === 'untold').length;
    const organisations = [...kinds.values()].filter((kind) => kind !== 'person').length - untold;
    return { owners: kinds.size, organisations, untold };
  });
  const told = counts.filter(
    ({ owners, organisations, untold }) => owners > 0 && (organisations > 1 || organisations + untold < 2),
  );
  return told.length === 0 ? undefined : told.filter(({ organisations }) => organisations > 1).length / told.length;
}

/** Publications that came to a company from somebody else than their inventors. */
const acquired = (rows: readonly Row[], company: string) =>
  rows.filter(({ patent }) => {
    const inventors = new Set(patent.inventors.map(({ name }) => standardName(name)));
    return patent.legal_events.some(({ fact }) => {
      if (fact?.kind !== 'transfer') return false;
      const names = (parties: readonly { name: string }[] = []) => parties.map(({ name }) => standardName(name));
      return (
        names(fact.to).includes(company) && names(fact.from).some((name) => name !== company && !inventors.has(name))
      );
    });
  });

/** A101 to A110, A201, A202: what a company owns, and what it filed, in applications. */
export async function companies(recount: Recount): Promise<void> {
  const { subject, rows } = recount;
  const { company, year } = subject;
  const owned = rows.filter((row) => ownersOf(row).includes(company));
  const filed = rows.filter(({ applicants }) => applicants.includes(company));
  const ofCompany = (code: string, path: string, figures: (answer: any) => readonly [unknown, unknown], more = {}) =>
    recount.operation(code, `GET /insights-company/${path}`, { query: { company_name: company, ...more } }, figures);
  const inEnglish = { lang: 'en' };

  await ofCompany(
    'A101',
    'word-cloud',
    ([word]) => [`${word?.name} ${word?.count}`, `${word?.name} ${containing(owned, word?.name ?? '')}`],
    inEnglish,
  );
  await ofCompany(
    'A102',
    'strategy-map',
    ({ technology_specialization, patent_complexity, growth_in_patent_stock, co_patenting }) => {
      const families = [...Map.groupBy(owned, recount.familyOf).values()];
      const counted = [...fieldsOf(families), growthOf(families, year - 3), togetherOf(families)];
      const line = (figures: readonly (number | undefined)[]) =>
        figures.map((figure) => figure?.toFixed(9) ?? 'absent').join(' ');
      return [
        line([technology_specialization, patent_complexity, growth_in_patent_stock, co_patenting]),
        line(counted),
      ];
    },
    inEnglish,
  );
  await ofCompany('A103', 'key-technology-overview', (answer) => [
    shown(answer.map((row: any) => [row.classification, row.count])),
    shown(ranked(owned, ({ ipc }) => mainGroups(ipc), byApplication, 10)),
  ]);
  await ofCompany('A104', 'patent-trends', (answer) => [
    shown(answer.map((row: any) => [row.year, row.application, row.granted])),
    shown(series(filed, year, 20, byApplication, recount.inGranted)),
  ]);
  await ofCompany('A105', 'patent-portfolio-overview', (answer) => {
    const multilateral = owned.filter((row) => recount.offices(row) > 1);
    const international = owned.filter(({ office }) => office === 'WO');
    return [
      `${answer.total_application} ${answer.multilateral_application} ${answer.pct_application}`,
      [owned, multilateral, international].map((of) => unitsOf(of, byApplication)).join(' '),
    ];
  });
  await ofCompany('A106', 'most-cited-latest', (answer) => [
    answer.map(({ count }: any) => count).join(', '),
    recount.mostCited(owned, 10, byApplication),
  ]);
  await ofCompany('A107', 'most-cited', ([citer]) => {
    if (!citer) return ['none', recount.mostCited(owned, 10, byApplication) === '' ? 'none' : 'some'];
    const all = rows.filter((row) => ownersOf(row).includes(citer.assignee));
    return [`${citer.assignee} ${citer.patent_count}`, `${citer.assignee} ${unitsOf(all, byApplication)}`];
  });
  await ofCompany('A108', 'largest-patent-family', (answer) => [
    answer.map(({ count }: any) => count).join(', '),
    recount.largest(owned, 20),
  ]);
  await ofCompany('A109', 'simple-legal-status', (answer) => [
    shown(answer.map((row: any) => [row.simple_legal_status, row.count])),
    shown(
      ranked(
        owned,
        ({ patent }) => (patent.legal_status ? [String(patent.legal_status.simple)] : []),
        byApplication,
        10,
      ),
    ),
  ]);
  await ofCompany('A110', 'acquisition-divestiture', ({ acquisition }) => [
    acquisition.patent_total,
    unitsOf(acquired(rows, company), byApplication),
  ]);
  const asked = { company_name: company, lang: 'en' };
  await recount.operation(
    'A201',
    'POST /search/company/technology-effect-Distribution',
    { body: { ...asked, apply_start_time: 1990, apply_end_time: 2026 } },
    (answer) => effect(answer, filed),
  );
  await recount.operation(
    'A202',
    'POST /search/company/technology-field-word-cloud',
    { body: asked },
    ({ tech_field_word: [term] }) => [
      `${term?.name} ${term?.count}`,
      `${term?.name} ${containing(owned, term?.name ?? '')}`,
    ],
  );
}
