/**
 * What is searched for by what callers ask, and lines of drugs, for hundreds of drawn requests and records. After a
 * change that is meant, `npx vitest run src/operations/drawn-queries.test.ts -u`, and read what differs
 * (`drawnAnswers`).
 */
import { expect, it } from 'vitest';
import { Approval } from '#collections/approvals/approvals.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { Patent } from '#collections/patents/patent.ts';
import { Trial } from '#collections/trials/trials.ts';
import { type Draw, drawnAnswers } from '#testing/drawn-answers.ts';
import { ofData, said } from '#testing/drawn-data.ts';
import { drawnData } from '#testing/whole-data.ts';
import { FtoData } from './fto-search/data.ts';
import { boundsOf } from './fto-search/search.ts';
import { designQuery } from './shared/design-query.ts';
import { highest, keysNamed, linesOf } from './shared/drug-record.ts';
import { epochRange, phasesAsked, phrasesQuery, stagesAsked, statusesAsked } from './shared/entity-filter.ts';
import { ideaFilter } from './shared/idea-comparison.ts';
import { insights, insightsByPublication } from './shared/insights-query.ts';
import { literatureQuery } from './shared/literature-query.ts';
import { report } from './shared/report-query.ts';
import { patentReference, writtenDay } from './shared/solution-reference.ts';
import { specialReviews } from './shared/special-reviews.ts';

const NOW = Date.UTC(2026, 0, 31);
const written = (name: string) => `./readings/drawn-${name}.txt`;

/** What is made of requests whose fields are there now and then. */
const ofRequests = (
  group: string,
  times: number,
  fields: Readonly<Record<string, readonly unknown[] | ((draw: Draw) => unknown)>>,
  answer: (asked: Record<string, never>, draw: Draw) => unknown,
): string =>
  drawnAnswers(
    times,
    (draw) => {
      const asked = Object.fromEntries(
        Object.entries(fields).flatMap(([name, of]) => {
          const value = draw.maybe(() => (typeof of === 'function' ? of(draw) : draw.pick(of)), 3);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      return { group, input: { asked: asked as Record<string, never>, draw }, text: JSON.stringify(asked) };
    },
    ({ asked, draw }) => said(() => answer(asked, draw)),
  );

const YEARS = ['2015', '2020', '202006', '20200631', '2026', '2030', '*', ' ', 'x'];
const DATES = { apply_start_time: YEARS, apply_end_time: YEARS, public_start_time: YEARS, public_end_time: YEARS };
it('patents: charts, reports, designs, rights in the way, ideas', async () => {
  const charts = ofRequests(
    'charts',
    800,
    {
      ...DATES,
      authority: ['CN', 'cn OR EP', 'US|JP', 'ZZ', ' '],
      ipc: ['B66B11', 'H', 'h01m 10/05', '9', ' '],
      keywords: ['cold plate', 'a'.repeat(300), '电池', ' '],
      query_text: ['TTL: pump', 'TTL: (', 'a'.repeat(800), 'a'.repeat(801), ' '],
    },
    (asked) => [insights(asked, { now: NOW }), insightsByPublication(asked, { now: NOW })],
  );
  const ranges = [
    'APD: [2003 TO 2012]',
    'APD: [1970 TO 2012]',
    'APD: [2020 TO 2030]',
    'APD: [2030 TO 2031]',
    'APD: [* TO 2010]',
  ];
  const reports = ofRequests(
    'reports',
    200,
    {
      query_text: (draw) => draw.pick([draw.pick(ranges), `TTL: pump AND ${draw.pick(ranges)}`, 'TTL: pump']),
      collapse_type: ['DOCDB', 'APNO', 'INPADOC'],
    },
    (asked) => report()({ query_text: 'pump', ...asked } as never, { now: NOW } as never),
  );
  const designs = ofRequests(
    'designs',
    600,
    {
      ...DATES,
      country: [['EU'], ['us', 'EM'], [], ['CN']],
      assignees: ['Acme', ' Acme  Inc ', 'a '.repeat(24), 'a '.repeat(25)],
      main_field: ['pump'],
      legal_status: ['3,16', ' 1 , ', ','],
      simple_legal_status: ['1', Array.from({ length: 51 }, (_, at) => at).join()],
      loc: ['14-02', '1402 OR 15', '(14 AND 15.01) NOT LOC 16', '33', '00', 'AND', '14-02, 15-01', 'x'],
      pre_filter: [0, 1],
      query_text: ['TTL: pump', ' '],
    },
    designQuery,
  );
  const rights = ofData('rights in the way', FtoData, 300, boundsOf);
  const ideas = ofRequests(
    'ideas',
    400,
    {
      country: [['cn', ' US '], [''], ['CHN'], ['EP']],
      legal_status: (draw) =>
        draw.some(2, () =>
          draw.pick([
            'Inactive',
            '失效',
            '无效',
            'active',
            '有效',
            'Pending',
            '审中',
            '在审',
            'PCTdesignated stage',
            'pct designated period',
            'PCT指定期内',
            'PCTdesignated stage expired',
            'PCT designated expiration',
            'pct指定期满',
            'Undetermined',
            '未确认',
            'dead',
          ]),
        ),
    },
    (asked) => ideaFilter(asked) ?? 'everything',
  );
  await expect(charts + reports + designs + rights + ideas).toMatchFileSnapshot(written('queries'));
});

const TIMES = [
  0,
  1e6,
  1e6 + 1,
  20180131,
  1_517_356_800,
  4e9 - 1,
  4e9,
  1_517_356_800_000,
  1_617_356_800_000,
  8.64e15,
  8.65e15,
  Number.NaN,
];
it('records beside patents: literature, times, phases, states, words', async () => {
  const literature = ofRequests(
    'literature',
    500,
    {
      query_text: ['TITLE: pump', 'TITLE: (', ' '],
      text: ['cold plate', 'Curie "M"', ' ', 'a AND b'],
      type: ['title', 'abstract', 'author', 'publication', 'title/abstract', 'all'],
      date_time: ['[1609459200000 TO *]', '[* TO -1]', '[2 TO 1]', '[1 TO 1]', '[1 to 2', ' '],
    },
    literatureQuery,
  );
  const times = ofRequests('times', 400, { from: TIMES, to: TIMES }, (asked) => {
    const notes: string[] = [];
    return [epochRange('start_date', 'START', asked, (note) => notes.push(note)) ?? 'any', notes];
  });
  const PHASES = [
    'Phase 1',
    'phase_1_2',
    'I期',
    'PHASE2/PHASE3',
    'none',
    'Early Phase 1',
    '4',
    'Recruiting',
    'completed',
    '招募中',
    'Approved',
    '批准上市',
    'Preclinical',
  ];
  const named = ofRequests('words', 400, { value: (draw) => draw.some(2, () => draw.pick(PHASES)) }, ({ value }) =>
    [phasesAsked, statusesAsked, (given: readonly string[] | undefined) => stagesAsked('stage', given)].map((asked) =>
      said(() => asked(value) ?? 'any'),
    ),
  );
  const phrases = ofRequests(
    'phrases',
    300,
    {
      value: (draw) => draw.some(2, () => draw.pick(['a "b"', ' ', '"', 'x'.repeat(401), ' 电池 '])),
      condition: ['AND', 'OR'],
    },
    (asked) => phrasesQuery(asked as never, 'F') ?? 'any',
  );
  await expect(literature + times + named + phrases).toMatchFileSnapshot(written('filters'));
});

it('drugs: how far they are, by approvals and trials, and how they were reviewed; patents as references', async () => {
  const drugs = drawnAnswers(
    500,
    (draw) => {
      const seeds = [draw.some(3, () => draw.integer(1e9)), draw.some(3, () => draw.integer(1e9))] as const;
      return { group: `${seeds[0].length} approvals`, input: { seeds, draw }, text: seeds.join(' ') };
    },
    ({ seeds: [approved, tried], draw }) => {
      const approvals = approved.map((seed) => {
        const one = drawnData(Approval, seed) as Approval;
        const submissions = one.submissions.map((each) => ({
          ...each,
          ...{ type: draw.pick(['ORIG', 'SUPPL']), status: draw.pick(['AP', 'AP', 'TA']) },
          ...(draw.once(2) && { priority: draw.pick(['PRIORITY', 'STANDARD']) }),
        }));
        return { ...one, submissions } as Approval;
      });
      const COUNTRIES = ['United States', 'China', 'Germany', 'Nowhere'];
      const trials = tried.map((seed) => {
        const one = drawnData(Trial, seed) as Trial;
        return { ...one, countries: draw.some(3, () => draw.pick(COUNTRIES)) };
      });
      const keys = keysNamed(approvals, trials);
      const known = new Map(
        keys.flatMap((key, at) => (draw.once(3) ? [] : [[key, { id: `e${at % 4}` } as unknown as Entity]])),
      );
      const lines = linesOf(known, approvals, trials);
      const shown = lines.map(({ status, day, disease, country, organisation, current, evidence }) =>
        [status, day, disease?.id, country?.alpha2_code, organisation?.id, current, evidence].join(' '),
      );
      return [shown, highest(lines) ?? '-', specialReviews(approvals).map(({ review, day }) => [review, day])];
    },
  );
  const references = ofData('references', Patent, 200, (patent, _, draw) => [
    patentReference(
      patent,
      draw.maybe(() => 'a sentence'),
    ),
    writtenDay(draw.maybe(() => draw.pick([20200101, 20200100, 20200000]))),
  ]);
  await expect(drugs + references).toMatchFileSnapshot(written('drugs'));
});
