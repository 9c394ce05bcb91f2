import { companies, tellingNames } from '#collections/companies/companies.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { standardName } from '#patents/names.ts';
import { startTestService } from '#testing/service.ts';

/**
 * The indicators of one company of the demo corpus as the service answers them, beside the same figures counted again
 * from the records alone, with none of the service's analysis: what differs is told, and fails the run.
 *
 *     node eval/companies/recompute.ts [company name]
 */
const company_name = process.argv[2] ?? '深圳市恒元澜驰能源科技有限公司';
await using service = await startTestService({ corpus: 'demo' });
const { corpus } = service;
const reply = await service.call('POST /company/technology-evaluation-indicators', { body: { company_name } });
const answered = [reply.data].flat()[0]?.original_detail as Record<string, unknown> | undefined;
if (!answered) throw new Error(`no answer: ${reply.status} ${reply.text.slice(0, 500)}`);

const all: Patent[] = [];
for (let offset = 0; ; offset += 500) {
  const { hits, total } = await corpus.search(patents, { query: { kind: 'all' }, offset, limit: 500 });
  const ids = hits.map(({ id }) => id);
  all.push(...(await corpus.get(patents, ids)));
  if (offset + 500 >= total) break;
}
const [company] = await corpus.lookup(companies, 'name', [company_name]);
const own = new Set(
  company ? tellingNames(company).map(({ text }) => standardName(text)) : [standardName(company_name)],
);
const named = (parties: readonly { name: string; standard_name?: string | undefined }[]) =>
  parties.map(({ name, standard_name }) => standard_name ?? standardName(name));

// one application is what its publications say together, the last one first
const applications = new Map<string, Patent[]>();
for (const patent of all) {
  if (patent.publication_date === undefined) continue;
  const key = patent.application_number ?? patent.publication_number;
  applications.set(
    key,
    [...(applications.get(key) ?? []), patent].sort((a, b) => a.publication_date! - b.publication_date!),
  );
}
const last = (members: readonly Patent[]) => members.at(-1)!;
const field = <F extends keyof Patent>(members: readonly Patent[], name: F) =>
  members.map((each) => each[name]).findLast((value) => value !== undefined);
const ownersOf = (patent: Patent) =>
  named(
    patent.current_assignees.length > 0
      ? patent.current_assignees
      : patent.assignees.length > 0
        ? patent.assignees
        : patent.applicants,
  );
const mine = [...applications.values()].filter((members) => ownersOf(last(members)).some((name) => own.has(name)));

const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const year = (day: number | undefined) => Math.trunc((day ?? 0) / 10_000);
const inventions = mine.filter(([first]) => first!.authority !== 'WO' && ['A', 'B'].includes(first!.patent_type));
const national = mine.filter(([first]) => first!.authority !== 'WO');
const filedIn = (of: readonly Patent[][], wanted: number) =>
  of.filter((each) => year(field(each, 'filing_date')) === wanted).length;
const thisYear = year(today);
const years = (count: number, ending = thisYear - 1) => Array.from({ length: count }, (_, i) => ending - count + 1 + i);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const numbersOf = (members: readonly Patent[]) => new Set(members.map(({ publication_number }) => publication_number));
// which stored applications cite one of its publications
const citing = mine.map((members) => {
  const ids = numbersOf(members);
  return [...applications].filter(([, others]) =>
    others.some(({ cites }) =>
      cites.some((each) => ids.has((each as { publication_number?: string }).publication_number ?? '')),
    ),
  ).length;
});
const subclasses = (patent: Patent) => new Set(patent.ipc.map((symbol) => symbol.slice(0, 4)));
const inventors = new Map<string, Set<number>>();
for (const members of mine)
  for (const { name } of last(members).inventors) {
    const key = standardName(name);
    inventors.set(key, (inventors.get(key) ?? new Set()).add(year(field(members, 'filing_date'))));
  }
const active = [...inventors.values()].filter((set) => years(5).every((each) => set.has(each))).length;
const perYear = years(5).map((each) => filedIn(inventions, each));
const recent = sum(years(3).map((each) => filedIn(mine, each)));
const before = sum(years(3, thisYear - 4).map((each) => filedIn(mine, each)));
const joint = mine.filter(([first]) => {
  const names = named(first!.applicants.length > 0 ? first!.applicants : first!.assignees);
  return names.some((name) => own.has(name)) && names.some((name) => !own.has(name));
});

// what is in force, pending and left of it
const GROUPS: Readonly<Record<number, string>> = {
  0: 'invalid',
  1: 'valid',
  2: 'pending',
  220: 'invalid',
  221: 'pending',
};
const stateOf = (members: readonly Patent[]) => {
  const status = field(members, 'legal_status')?.simple;
  const group = status === undefined ? undefined : GROUPS[status];
  return group === 'valid' && (field(members, 'expiry_date') ?? today + 1) <= today ? 'invalid' : group;
};
const inState = (of: readonly Patent[][], state: string) => of.filter((members) => stateOf(members) === state);
const known = (of: readonly Patent[][]) => of.filter((members) => stateOf(members) !== undefined);
const grantOf = (members: readonly Patent[]) => field(members, 'grant_date');
const granted = inState(inventions, 'valid').filter((members) => grantOf(members) !== undefined);
const grantedSince = (count: number) =>
  inventions.filter((members) => (grantOf(members) ?? 0) > today - count * 10_000 && grantOf(members)! <= today);
const instant = (day: number) => Date.UTC(year(day), (Math.trunc(day / 100) % 100) - 1, day % 100);
const yearsTo = (from: number, to: number) => (instant(to) - instant(from)) / 31_557_600_000;
const lives = inState(inventions, 'valid').flatMap((members) => {
  const expiry = field(members, 'expiry_date');
  return expiry === undefined ? [] : [yearsTo(today, expiry)];
});
const filedItself = (members: readonly Patent[]) =>
  named(members[0]!.applicants.length > 0 ? members[0]!.applicants : members[0]!.assignees).some((name) =>
    own.has(name),
  );

// families, fields and who cites
const families = new Map<string, string | number>();
for (let at = 0; at < all.length; at += 500) {
  const ids = all.slice(at, at + 500).map(({ publication_number }) => publication_number);
  for (const [id, family] of await corpus.groups(patents, ids, 'simple_family')) families.set(id, family);
}
const familyOf = (patent: Patent) => families.get(patent.publication_number) ?? patent.publication_number;
const familiesBySubclass = (of: readonly Patent[]) => {
  const found = new Map<string, Set<string | number>>();
  for (const patent of of)
    for (const each of subclasses(patent)) found.set(each, (found.get(each) ?? new Set()).add(familyOf(patent)));
  return found;
};
const ownFields = familiesBySubclass(mine.map(last));
const [mainField] = [...ownFields].sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
const groups = (patent: Patent) =>
  new Set(patent.ipc.flatMap((symbol) => /^[A-H]\d\d[A-Z]\d+/.exec(symbol)?.[0] ?? []));
/** Of each application that cites one of its publications, those that do, the first one first. */
const citersOf = mine.map((members) => {
  const ids = numbersOf(members);
  return [...applications.values()]
    .map((others) =>
      others.filter(({ cites }) =>
        cites.some((each) => ids.has((each as { publication_number?: string }).publication_number ?? '')),
      ),
    )
    .filter((citing) => citing.length > 0);
});
const byFamily = new Map<string | number, { most: number; days: number[] }>();
for (const [i, members] of mine.entries()) {
  const of = byFamily.get(familyOf(members[0]!)) ?? { most: 0, days: [] };
  of.most = Math.max(of.most, citersOf[i]!.length);
  of.days.push(...citersOf[i]!.map((others) => others[0]!.publication_date!));
  byFamily.set(familyOf(members[0]!), of);
}
const core = [...byFamily.values()]
  .map(({ most }) => most)
  .sort((a, b) => b - a)
  .slice(0, 10);
const impact = [...byFamily.values()]
  .map(({ days }) => days)
  .sort((a, b) => b.length - a.length)
  .slice(0, 5)
  .flat();
const span = Math.max(1, yearsTo(Math.min(...impact), today));
const late = impact.filter((day) => day > today - 30_000).length;
const own5 = mine.filter((members) => (field(members, 'filing_date') ?? 0) > today - 50_000);

const again: Readonly<Record<string, number>> = {
  apno_cnt_valid_5y: inState(own5, 'valid').length,
  patent_valid_ratio: inState(national, 'valid').length / known(national).length,
  in_examing_ratio: inState(national, 'pending').length / known(national).length,
  granted_invention_cnt: granted.length,
  granted_invention_ratio: granted.length / known(inventions).length,
  granted_invention_cnt_pb_1y: grantedSince(1).length,
  granted_invention_cnt_pb_original_2y: grantedSince(2).filter(filedItself).length,
  avg_remaining_life_span: mean(lives),
  invention_cnt_validity_higher_10: lives.filter((left) => left >= 10).length,
  invention_cnt_validity_higher_5_lower_10: lives.filter((left) => left >= 5 && left < 10).length,
  invention_cnt_validity_lower_5: lives.filter((left) => left < 5).length,
  core_patents_cited_by_cnt: sum(core),
  core_patents_cited_by_ratio: mean(core),
  top5_current_impact_index: late / Math.min(3, span) / (impact.length / span),
  self_cited_by_ratio:
    sum(citersOf.map((of) => of.filter((others) => ownersOf(others[0]!).some((name) => own.has(name))).length)) /
    sum(citersOf.map(({ length }) => length)),
  tech_width: mean(
    mine.filter((members) => subclasses(last(members)).has(mainField![0])).map((members) => groups(last(members)).size),
  ),
  tech_global_concentration: mainField![1].size / familiesBySubclass(all).get(mainField![0])!.size,
  non_design_pct_apno_cnt: mine.filter(([first]) => first!.authority === 'WO' && first!.patent_type !== 'D').length,
  joint_applicant_cnt: new Set(
    joint
      .flatMap(([first]) => named(first!.applicants.length > 0 ? first!.applicants : first!.assignees))
      .filter((name) => !own.has(name)),
  ).size,
  apno_cnt: mine.length,
  non_design_apno_cnt: mine.filter(([first]) => first!.patent_type !== 'D').length,
  country_cnt: new Set(mine.map(([first]) => first!.authority)).size,
  pct_apno_cnt: mine.filter(([first]) => first!.authority === 'WO').length,
  invention_ratio: inventions.length / national.length,
  ipc_sub_class_cnt: new Set(mine.flatMap((members) => [...subclasses(last(members))])).size,
  avg_3y_cnt: recent / 3,
  patenting_growth_ratio: (recent - before) / before,
  invention_stability: mean(perYear.map((value) => (value - mean(perYear)) ** 2)),
  active_inventor_cnt: active,
  active_inventor_ratio: active / inventors.size,
  avg_cited_by_cnt: mean(citing),
  joint_application_cnt: joint.length,
};
let wrong = 0;
console.log(`${company_name}: ${mine.length} applications of ${applications.size} stored, ${own.size} names`);
for (const [name, value] of Object.entries(again)) {
  if (!(name in answered)) continue;
  const said = answered[name];
  const same =
    said === undefined ? Number.isNaN(value) : Math.abs(Number(said) - value) <= 0.001 * Math.max(1, Math.abs(value));
  if (!same) wrong++;
  console.log(`${same ? 'same ' : 'OTHER'} ${name}: answered ${said}, counted again ${value}`);
}
const left = Object.keys(answered).filter((name) => answered[name] !== undefined && !(name in again));
console.log(`not counted again: ${left.join(', ')}`);
process.exitCode = wrong > 0 ? 1 : 0;
