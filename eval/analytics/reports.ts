import { byId, isGrant, mainGroups, ranked, series, shown, subclasses } from './count.ts';
import type { Row } from './raw-rows.ts';
import type { Recount } from './recount.ts';

/** Simple statuses of rights that have ended, or were refused. */
const ENDED = new Set([0, 220]);
const hasEnded = ({ patent }: Row) => ENDED.has(patent.legal_status?.simple ?? -1);

/** D101 to D116: a main group, in publications; whole answers, but of D111 to D113 and D115. */
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
  const of = (name: string) => found.filter((row) => row.applicants.includes(name));
  const groups = ranked(found, ({ ipc }) => mainGroups(ipc), byId, 10);
  const allSubclasses = ranked(found, subclasses, byId, 100);
  const offices = ranked(found, ({ office }) => [office], byId, 100);
  /** Rows of rows as one line, each under its name. */
  const nested = (all: readonly (readonly [name: unknown, inner: string])[]) =>
    all.map(([name, inner]) => `${name}: ${inner}`).join('; ');

  await report('D101', 'life-cycle', (answer) => [totals(answer), filings(found)]);
  await report('D102', 'applicant-rank', (answer) => [
    shown(answer.map((row: any) => [row.name, row.num])),
    shown(applicants),
  ]);
  await report('D103', 'applicant-technology-analysis', (answer) => [
    nested(answer.map((row: any) => [row.name, shown(row.ipc.map((each: any) => [each.ipc, each.num]))])),
    nested(applicants.map(([name]) => [name, shown(ranked(of(name), ({ ipc }) => mainGroups(ipc), byId, 10))])),
  ]);
  await report('D104', 'applicant-trend', (answer) => [
    nested(answer.map((row: any) => [row.name, totals(row.info)])),
    nested(applicants.map(([name]) => [name, filings(of(name))])),
  ]);
  await report('D105', 'cooperation-applicant-analysis', (answer) => [
    nested(
      answer.map((row: any) => [
        `${row.main_application} ${row.total}`,
        shown(row.cooperation.map((each: any) => [each.name, each.together, 'of', each.total])),
      ]),
    ),
    nested(
      applicants.map(([name, all]) => {
        const partners = ranked(of(name), (row) => row.applicants.filter((each) => each !== name), byId, 10);
        return [
          `${name} ${all}`,
          shown(partners.map(([partner, together]) => [partner, together, 'of', of(partner).length])),
        ];
      }),
    ),
  ]);
  await report('D106', 'patent-trend', (answer) => [
    shown(answer.map((row: any) => [row.year, row.total, row.grant_num, row.grant_rate])),
    shown(yearly(found).map(([at, all, granted]) => [at, all, granted, all > 0 ? granted / all : undefined])),
  ]);
  await report('D107', 'technology-applicant-distribution', (answer) => [
    nested(answer.map((row: any) => [row.ipc.ipc, shown(row.app_info.map((each: any) => [each.name, each.num]))])),
    nested(
      groups.map(([group]) => {
        const inside = found.filter(({ ipc }) => mainGroups(ipc).includes(group));
        return [group, shown(ranked(inside, (row) => row.applicants, byId, 10))];
      }),
    ),
  ]);
  await report('D108', 'technology-constitute', (answer) => [
    shown(answer.map((row: any) => [row.ipc, row.num])),
    shown(allSubclasses),
  ]);
  await report('D109', 'rec-office', (answer) => [
    shown(answer.map((row: any) => [row.code, row.num])),
    shown(offices),
  ]);
  await report('D110', 'rec-office-year', (answer) => [
    nested(answer.map((row: any) => [row.code, totals(row.info)])),
    nested(offices.map(([code]) => [code, filings(found.filter(({ office }) => office === code))])),
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
  const names = applicants.slice(0, 8).map(([name]) => name);
  await report(
    'D116',
    '3d-map',
    (answer) => [
      nested(
        answer.map((row: any) => [
          row.ipc,
          shown(
            names.flatMap((name, i) =>
              (row[`group${i + 1}`] ?? []).map((each: any) => [name, each.num, each.invalid_num]),
            ),
          ),
        ]),
      ),
      nested(
        allSubclasses.map(([symbol]) => [
          symbol,
          shown(
            names.flatMap((name) => {
              const own = of(name).filter((row) => subclasses(row).includes(symbol));
              return own.length === 0 ? [] : [[name, own.length, own.filter(hasEnded).length]];
            }),
          ),
        ]),
      ),
    ],
    Object.fromEntries(names.map((name, i) => [`group${i + 1}`, [name]])),
  );
}
