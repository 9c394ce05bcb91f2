import { byId, isGrant, mainGroups, ranked, series, shown, subclasses } from './count.ts';
import type { Row } from './raw-rows.ts';
import type { Recount } from './recount.ts';

/** D101 to D116: a main group, in publications. */
export async function reports(recount: Recount): Promise<void> {
  const { subject, rows } = recount;
  const { group, year } = subject;
  const found = rows.filter(({ ipc }) => mainGroups(ipc).includes(group));
  const report = (code: string, path: string, figures: (values: any) => readonly [unknown, unknown], more = {}) =>
    recount.operation(
      code,
      `POST /shhgy/reportdata/${path}`,
      { body: { query_text: `IPC: ${group}`, ...more } },
      ({ values }) => figures(values),
    );
  const yearly = (of: readonly Row[]) => series(of, year, 10, byId, isGrant);
  const filings = (of: readonly Row[]) => shown(yearly(of).map(([at, all]) => [at, all]));
  const totals = (answer: any) => shown(answer.map((row: any) => [row.year, row.total]));

  const applicants = ranked(found, (row) => row.applicants, byId, 10);
  const [[leader = ''] = []] = applicants;
  const ofLeader = found.filter((row) => row.applicants.includes(leader));
  const groups = ranked(found, ({ ipc }) => mainGroups(ipc), byId, 10);
  const allSubclasses = ranked(found, subclasses, byId, 100);
  const offices = ranked(found, ({ office }) => [office], byId, 100);

  await report('D101', 'life-cycle', (answer) => [totals(answer), filings(found)]);
  await report('D102', 'applicant-rank', (answer) => [
    shown(answer.map((row: any) => [row.name, row.num])),
    shown(applicants),
  ]);
  await report('D103', 'applicant-technology-analysis', ([first]) => [
    shown(first.ipc.map((row: any) => [row.ipc, row.num])),
    shown(ranked(ofLeader, ({ ipc }) => mainGroups(ipc), byId, 10)),
  ]);
  await report('D104', 'applicant-trend', ([first]) => [totals(first.info), filings(ofLeader)]);
  await report('D105', 'cooperation-applicant-analysis', ([first]) => {
    const partners = ranked(ofLeader, (row) => row.applicants.filter((name) => name !== leader), byId, 10);
    const all = (name: string) => found.filter((row) => row.applicants.includes(name)).length;
    return [
      shown((first?.cooperation ?? []).map((row: any) => [row.name, row.together, 'of', row.total])),
      shown(partners.map(([name, together]) => [name, together, 'of', all(name)])),
    ];
  });
  await report('D106', 'patent-trend', (answer) => [
    shown(answer.map((row: any) => [row.year, row.total, row.grant_num])),
    shown(yearly(found)),
  ]);
  await report('D107', 'technology-applicant-distribution', (answer) => [
    answer.map((row: any) => row.ipc.ipc).join(', '),
    groups.map(([value]) => value).join(', '),
  ]);
  await report('D108', 'technology-constitute', (answer) => [
    shown(answer.map((row: any) => [row.ipc, row.num])),
    shown(allSubclasses),
  ]);
  await report('D109', 'rec-office', (answer) => [
    shown(answer.map((row: any) => [row.code, row.num])),
    shown(offices),
  ]);
  await report('D110', 'rec-office-year', ([first]) => [
    totals(first.info),
    filings(found.filter(({ office }) => office === offices[0]![0])),
  ]);
  await report('D111', 'refered-rank', (answer) => [
    answer.map(({ num }: any) => num).join(', '),
    recount.mostCited(found, 20, byId),
  ]);
  await report('D112', 'famn-rank', (answer) => [
    answer.map(({ num }: any) => num).join(', '),
    recount.largest(found, 20),
  ]);
  await recount.operation(
    'D113',
    'POST /shhgy/reportdata/patent-list',
    { body: { query_text: `IPC: ${group}`, limit: 1 } },
    ({ total_search_data_count }) => [total_search_data_count, found.length],
  );
  await report(
    'D115',
    'domain-map',
    ({ ipc, image }) => [
      `${shown(ipc.slice(0, 10).map((row: any) => [row.ipc, row.num]))}; ${image.slice(0, 16)}`,
      `${shown(groups)}; data:image/jpeg;`,
    ],
    { lang: 'en' },
  );
  await report(
    'D116',
    '3d-map',
    (answer) => [
      shown(
        answer
          .slice(0, 10)
          .map((row: any) => [row.ipc, (row.group1 ?? []).reduce((sum: number, { num }: any) => sum + num, 0)]),
      ),
      shown(
        allSubclasses
          .slice(0, 10)
          .map(([value]) => [value, ofLeader.filter((row) => subclasses(row).includes(value)).length]),
      ),
    ],
    { group1: [leader] },
  );
}
