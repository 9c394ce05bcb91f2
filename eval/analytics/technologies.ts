import { byApplication, containing, filedIn, kindOf, mainGroups, ranked, series, shown, unitsOf } from './count.ts';
import type { Row } from './raw-rows.ts';
import type { Recount } from './recount.ts';

/**
 * The first effect of an answer: its years add up to its count, and no fewer texts than that hold the stem of its last
 * word.
 */
export function effect({ tech_effect }: any, rows: readonly Row[]) {
  const [first] = tech_effect;
  if (!first) return ['none', 'none'] as const;
  const years = first.patent_count_year.reduce((sum: number, each: any) => sum + each.count, 0);
  const stem = first.name.split(' ').at(-1).toLowerCase().slice(0, 5);
  const holding = rows.filter(({ patent }) =>
    [...patent.titles, ...patent.abstracts, ...patent.descriptions.flatMap((d) => d.paragraphs)].some(({ text }) =>
      text.toLowerCase().includes(stem),
    ),
  );
  const held = unitsOf(holding, byApplication) >= first.count;
  return [`${first.name} ${first.count}`, `${first.name} ${held ? years : 'in fewer texts'}`] as const;
}

/** Dockets of the publications that were before a court, the most first. */
const dockets = (rows: readonly Row[]) =>
  rows
    .map(({ patent }) => {
      const cases = patent.legal_events.flatMap(({ fact, date }) =>
        fact?.kind === 'litigation' ? [fact.docket ?? String(date)] : [],
      );
      return new Set(cases).size;
    })
    .filter((n) => n > 0)
    .sort((a, b) => b - a);

/** A001 to A012: a main group, in applications. */
export async function technologies(recount: Recount): Promise<void> {
  const { subject, rows } = recount;
  const { group, year } = subject;
  const found = rows.filter(({ ipc }) => mainGroups(ipc).includes(group));
  const insights = (code: string, path: string, figures: (answer: any) => readonly [unknown, unknown], more = {}) =>
    recount.operation(code, `GET /insights/${path}`, { query: { ipc: group, ...more } }, figures);
  const inEnglish = { lang: 'en' };

  await insights('A001', 'patent-trends', (answer) => [
    shown(answer.map((row: any) => [row.year, row.application, row.granted])),
    shown(series(found, year, 20, byApplication, recount.inGranted)),
  ]);
  await insights(
    'A002',
    'word-cloud',
    ([word]) => [`${word?.name} ${word?.count}`, `${word?.name} ${containing(found, word?.name ?? '')}`],
    inEnglish,
  );
  await insights(
    'A003',
    'wheel-of-innovation',
    (wheel) => {
      const [topic] = wheel;
      const topics = wheel.flatMap((each: any) => [
        each.topics_name,
        ...each.subtopics_list.map(({ name }: any) => name),
      ]);
      return [
        `${topic?.topics_name} ${topic?.topics_count}, ${topics.length} terms`,
        `${topic?.topics_name} ${containing(found, topic?.topics_name ?? '')}, ${new Set(topics).size} terms`,
      ];
    },
    inEnglish,
  );
  await insights('A004', 'priority-country', (answer) => [
    shown(answer.filter((row: any) => row.country !== 'Other').map((row: any) => [row.country, row.count])),
    shown(ranked(found, ({ priorities }) => priorities, byApplication, 10)),
  ]);
  await insights('A005', 'most-cited', (answer) => [
    answer.map(({ count }: any) => count).join(', '),
    recount.mostCited(found, 10, byApplication),
  ]);
  await insights('A006', 'inventor-ranking', (answer) => [
    shown(answer.map((row: any) => [row.name, row.count])),
    shown(ranked(found, ({ inventors }) => inventors, byApplication, 10)),
  ]);
  await insights('A007', 'applicant-ranking', (answer) => [
    shown(answer.map((row: any) => [row.applicant, row.count])),
    shown(ranked(found, ({ applicants }) => applicants, byApplication, 10)),
  ]);
  await insights('A008', 'simple-legal-status', (answer) => [
    answer.length,
    Math.min(1000, unitsOf(found, byApplication)),
  ]);
  await insights('A009', 'most-asserted', (answer) => [
    answer.map(({ count }: any) => count).join(', '),
    dockets(found).slice(0, 10).join(', '),
  ]);
  await insights('A010', 'portfolio-value', (answer) => {
    const valued = found.filter(
      ({ patent }) =>
        patent.authority === 'US' &&
        patent.patent_type === 'B' &&
        patent.legal_status?.simple === 1 &&
        patent.expiry_date,
    );
    return [answer.reduce((sum: number, { count }: any) => sum + count, 0), unitsOf(valued, recount.familyOf)];
  });
  const time_range = { start_year: '2005', end_year: '2014' };
  await recount.operation(
    'A011',
    'POST /insights/patent-type-trend',
    { body: { query: `IPC: ${group}`, time_range } },
    ({ source }) => {
      const of = (at: number, kind: string) =>
        unitsOf(
          found.filter((row) => filedIn(row) === at && kindOf(row) === kind),
          byApplication,
        );
      return [
        shown(source.map((row: any) => [row.year, row.ab, row.u, row.d])),
        shown(
          Array.from({ length: 10 }, (_, i) => 2005 + i).map((at) => [
            at,
            ...['invention', 'utility_model', 'design'].map((kind) => of(at, kind)),
          ]),
        ),
      ];
    },
  );
  await recount.operation(
    'A012',
    'POST /insights/technology-effect-Distribution',
    { body: { query_text: `IPC: ${group}`, lang: 'en', collapse_type: 'APNO' } },
    (answer) => effect(answer, found),
  );
}
