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

const again: Readonly<Record<string, number>> = {
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
