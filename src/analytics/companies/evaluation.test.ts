import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { indicatorsOf, portfolioAt, risksOf, statesKnown } from './indicators.ts';
import { citersOf, movesOf } from './moves.ts';
import { type Citing, giversOf, ownersAt, type Right, rightsOf, stageAt, stateAt } from './rights.ts';
import { comparisonAmong, percentilesOf, rowOf, scoreOf } from './scores.ts';

const party = (name: string) => ({ name, standard_name: name, type: 'company' as const });
const citing = (application: string, day: number, owner: string): Citing => ({ application, day, owners: [owner] });

/** Three applications of ACME: one granted and later sold to BETA, one pending, an international one with a partner. */
const RIGHTS = rightsOf([
  {
    patent: samplePatent('US7000001A1', {
      patent_type: 'A',
      application_number: 'US1',
      filing_date: 20180105,
      publication_date: 20190701,
      ipc: ['H01M10/05', 'H01M4/02'],
      applicants: [party('ACME INC')],
      current_assignees: [party('BETA AG')],
      inventors: [{ name: 'Doe, Ann' }],
    }),
    family: '1',
    cited: [citing('X1', 20200101, 'GAMMA'), citing('X2', 20240101, 'ACME INC')],
  },
  {
    patent: samplePatent('US7000001B2', {
      patent_type: 'B',
      application_number: 'US1',
      filing_date: 20180105,
      publication_date: 20200301,
      grant_date: 20200301,
      expiry_date: 20380105,
      ipc: ['H01M10/05', 'H01M4/02'],
      applicants: [party('ACME INC')],
      current_assignees: [party('BETA AG')],
      inventors: [{ name: 'Doe, Ann' }],
      legal_status: { simple: 1, detailed: [3], date: 20200301 },
      legal_events: [
        { date: 20230510, fact: { kind: 'transfer', from: [{ name: 'Acme Inc' }], to: [{ name: 'Beta AG' }] } },
      ],
    }),
    family: '1',
    cited: [citing('X1', 20200601, 'GAMMA')],
  },
  {
    patent: samplePatent('US2021000002A1', {
      patent_type: 'A',
      application_number: 'US2',
      filing_date: 20200202,
      publication_date: 20210801,
      ipc: ['C08L1/00'],
      applicants: [party('ACME INC')],
      current_assignees: [],
      inventors: [{ name: 'Doe, Ann' }],
      legal_status: { simple: 2, detailed: [2], date: 20210801 },
    }),
    family: '2',
    cited: [],
  },
  {
    patent: samplePatent('WO2021000003A1', {
      authority: 'WO',
      patent_type: 'A',
      application_number: 'WO3',
      filing_date: 20200301,
      publication_date: 20210901,
      ipc: ['H01M8/00'],
      applicants: [party('ACME INC'), party('OLD UNIVERSITY')],
      current_assignees: [],
      inventors: [],
    }),
    family: '3',
    cited: [],
  },
]);

describe('rights', () => {
  it('are publications of one application, with each citing application once at its first day', () => {
    expect(RIGHTS.map(({ application }) => application)).toEqual(['US1', 'US2', 'WO3']);
    expect(RIGHTS[0]).toMatchObject({ filed: 20180105, granted: 20200301, expires: 20380105, published: 20190701 });
    expect(RIGHTS[0]!.cited.map(({ application, day }) => [application, day])).toEqual([
      ['X1', 20200101],
      ['X2', 20240101],
    ]);
  });

  it('belong before a transfer to who gave them, and have the state of their day', () => {
    expect(ownersAt(RIGHTS[0]!, 20230509)).toEqual(['ACME INC']);
    expect(ownersAt(RIGHTS[0]!, 20230510)).toEqual(['BETA AG']);
    expect([20191231, 20200301, 20380104, 20380105].map((day) => stateAt(RIGHTS[0]!, day))).toEqual([
      'pending',
      'valid',
      'valid',
      'invalid',
    ]);
    expect(stateAt(RIGHTS[2]!, 20250101)).toBeUndefined();
  });
});

describe('indicators', () => {
  const at = (day: number, ...names: string[]) => indicatorsOf(portfolioAt(RIGHTS, names, day));

  it('count what was published and owned at the day, and use no later fact', () => {
    expect(at(20220101, 'ACME INC')).toMatchObject({
      apno_cnt: 3,
      patent_valid_ratio: 1 / 2,
      in_examing_ratio: 1 / 2,
      granted_invention_cnt: 1,
      granted_invention_ratio: 1 / 2,
      invention_ratio: 1,
      pct_apno_cnt: 1,
      country_cnt: 2,
      ipc_sub_class_cnt: 2,
      joint_applicant_cnt: 1,
      joint_application_cnt: 1,
      avg_cited_by_cnt: 1 / 3,
      self_cited_by_ratio: 0,
      avg_3y_cnt: 2 / 3,
      granted_invention_cnt_pb_original_2y: 1,
      invention_cnt_validity_higher_10: 1,
    });
    // published and granted later: not yet there
    expect(at(20200101, 'ACME INC')).toMatchObject({ apno_cnt: 1, granted_invention_cnt: 0, avg_cited_by_cnt: 1 });
    // sold
    expect(at(20240601, 'ACME INC')).toMatchObject({ apno_cnt: 2, granted_invention_cnt: 0 });
    expect(at(20240601, 'BETA AG')).toMatchObject({ apno_cnt: 1, avg_cited_by_cnt: 2, self_cited_by_ratio: 0 });
  });

  it('say that none is in force only where the state of each is known', () => {
    const stateless = RIGHTS.map(({ status: _, expires: __, ...right }) => right);
    const of = (rights: typeof stateless) => {
      const portfolio = portfolioAt(rights, ['ACME INC'], 20210901);
      return { ...indicatorsOf(portfolio), states: statesKnown(portfolio) };
    };
    const known = of(RIGHTS as typeof stateless);
    expect(known).toMatchObject({ granted_invention_cnt: 1, states: { rights: 2, unknown: 0 } });
    const unknown = of(stateless);
    expect(unknown).toMatchObject({ apno_cnt: 3, states: { rights: 2, unknown: 2 } });
    for (const name of [
      ...(['granted_invention_cnt', 'granted_invention_ratio', 'apno_cnt_valid_5y', 'patent_valid_ratio'] as const),
      ...(['invention_cnt_validity_higher_10', 'invention_cnt_validity_lower_5'] as const),
    ])
      expect(unknown[name], name).toBeUndefined();
  });

  it('never fall or rise by facts of a later day', () => {
    for (const day of [20190701, 20200301, 20210801, 20230510, 20240101]) {
      const until = RIGHTS.map((right) => ({
        ...right,
        events: right.events.filter((event) => event.kind === 'transfer' || event.day <= day),
        cited: right.cited.filter((each) => each.day <= day),
        stages: right.stages.filter(({ published }, i) => i === 0 || published <= day) as unknown as Right['stages'],
      }));
      expect(indicatorsOf(portfolioAt(until, ['ACME INC'], day))).toEqual(at(day, 'ACME INC'));
    }
  });
});

it('risks say zero only of kinds of events that some source states', () => {
  const stated = new Set(['transfer']);
  expect(risksOf(RIGHTS, ['ACME INC'], 20230509, stated)).toMatchObject({
    patents: { transfer: 0, transfer_out: 0, pledge: undefined, litigation_defendant: undefined },
    rejected: undefined,
    granted: 1,
  });
  expect(risksOf(RIGHTS, ['ACME INC'], 20230510, stated)).toMatchObject({
    patents: { transfer_out: 1 },
    events: { transfer_out: 1 },
    granted: 0,
  });
  expect(risksOf(RIGHTS, ['BETA AG'], 20230510, stated)).toMatchObject({ patents: { transfer: 1, transfer_out: 0 } });
});

it('scores are mean percentiles; ratings come where a hundred compare', () => {
  const own = (value: number) => ({
    apno_cnt: value,
    avg_3y_cnt: value,
    avg_cited_by_cnt: value,
    country_cnt: value,
    invention_ratio: value,
  });
  const among = (values: readonly number[]) =>
    comparisonAmong(values.map((value) => Float64Array.from(rowOf(own(value)))));
  const few = among([3, 1, 4, 2]);
  expect(few.companies).toBe(4);
  expect(few.values.apno_cnt).toEqual(Float64Array.of(1, 2, 3, 4));
  expect(few.values.self_cited_by_ratio).toEqual(Float64Array.of());
  expect(scoreOf(own(4), few)).toEqual({
    dimensions: {
      fundamental: 87.5,
      rd_scale_and_stability: 87.5,
      tech_influence: 87.5,
      tech_layout: 87.5,
      tech_quality: 87.5,
    },
    total: 87.5,
  });
  expect(scoreOf({ apno_cnt: 1 }, few)).toBeUndefined();
  const many = among(Array.from({ length: 100 }, (_, i) => i));
  expect([99, 96, 90, 50, 0].map((value) => scoreOf(own(value), many)?.rating)).toEqual(['AAA', 'AA', 'A', 'BB', 'C']);
});

it('a smaller value is the better one where a smaller one is better', () => {
  const among = comparisonAmong([
    Float64Array.from([...rowOf({ self_cited_by_ratio: 0.1, apno_cnt: 1 }), ...rowOf({ self_cited_by_ratio: 0.3 })]),
  ]);
  expect(percentilesOf({ self_cited_by_ratio: 0.1, apno_cnt: 1 }, among)).toEqual({
    self_cited_by_ratio: 75,
    apno_cnt: 50,
  });
});

/** A US grant whose inventors assigned it to ACME, which merged into BETA and pledged it twice. */
const recorded = (frame: number, text: string, day: number, from: string, to: string) => ({
  ...{ reel_frame: `04900${frame}/0001`, text, executed: day, recorded: day + 1 },
  ...{ assignors: [{ name: from }], assignees: [{ name: to }] },
});
const CHAINED = rightsOf([
  {
    patent: samplePatent('US7000009B2', {
      patent_type: 'B',
      application_number: 'US9',
      filing_date: 20180105,
      publication_date: 20190701,
      grant_date: 20190701,
      ipc: ['H01M10/05'],
      applicants: [party('ACME INC')],
      current_assignees: [party('BETA AG')],
      inventors: [{ name: 'Ann Doe' }],
      legal_events: [
        {
          date: 20200102,
          fact: {
            ...{ kind: 'transfer', reel_frame: '049002/0001' },
            ...{ from: [{ name: 'ACME INC' }], to: [{ name: 'BETA AG' }] },
          },
        },
      ],
    }),
    family: '9',
    cited: [],
    recorded: [
      recorded(1, 'ASSIGNMENT OF ASSIGNORS INTEREST', 20180104, 'DOE, ANN', 'ACME INC'),
      recorded(2, 'MERGER', 20200101, 'ACME INC', 'BETA AG'),
      recorded(3, 'SECURITY INTEREST', 20210101, 'BETA AG', 'FIRST BANK NA'),
      recorded(4, 'SECURITY INTEREST', 20210101, 'BETA AG', 'OTHER BANK NA'),
      recorded(5, 'RELEASE OF SECURITY INTEREST', 20220101, 'FIRST BANK NA', 'BETA AG'),
    ],
    stated: [
      { kind: 'litigation', day: 20230601, parties: { plaintiff: ['BETA AG'], defendant: ['GAMMA LLC'] } },
      { kind: 'reexamination', day: 20230701, parties: {} },
    ],
  },
]);

describe('rights with recorded conveyances and facts', () => {
  const [right] = CHAINED as [Right];
  const risks = (day: number, name: string) => risksOf(CHAINED, [name], day, new Set(['transfer', 'pledge']));

  it('belong at a day to whom the records say', () => {
    expect(ownersAt(right, 20171231)).toEqual(['ACME INC']);
    expect(ownersAt(right, 20191231)).toEqual(['ACME INC']);
    expect(ownersAt(right, 20200101)).toEqual(['BETA AG']);
    expect(ownersAt(right, 20260101)).toEqual(['BETA AG']);
  });

  it('change hands once, however often it is told; inventors give nothing away', () => {
    expect(right.events.filter(({ kind }) => kind === 'transfer').map((event) => giversOf(right, event))).toEqual([
      [],
      ['ACME INC'],
    ]);
    expect(risks(20260101, 'BETA AG')).toMatchObject({ patents: { transfer: 1 }, events: { transfer: 1 } });
    expect(risks(20191231, 'ACME INC')).toMatchObject({ patents: { transfer: 0, transfer_out: 0 } });
    expect(risks(20200101, 'ACME INC')).toMatchObject({ patents: { transfer_out: 1 } });
    expect(movesOf(CHAINED, ['BETA AG'], 20260101)).toEqual({
      acquired: { applications: 1, parties: [{ name: 'ACME INC', count: 1 }] },
      passed_on: { applications: 0, parties: [] },
    });
  });

  it('are pledged until the release of the same parties; cases and trials are of their day', () => {
    expect([20201231, 20210101, 20220101].map((day) => risks(day, 'BETA AG').events.pledge)).toEqual([0, 2, 1]);
    // no source of such events is loaded for the office: one that is known is told, none is not
    expect(risks(20230530, 'BETA AG').patents.litigation_plaintiff).toBeUndefined();
    expect(risks(20230601, 'BETA AG')).toMatchObject({
      patents: { litigation_plaintiff: 1, litigation_defendant: undefined, reexam: undefined },
    });
    expect(risks(20230701, 'BETA AG').events.reexam).toBe(1);
  });
});

it('what a later publication says is not known before', () => {
  const said = (pn: string, day: number, ipc: string[], inventors: string[]) => ({
    patent: samplePatent(pn, {
      ...{ application_number: 'US5', publication_date: day, ipc, applicants: [party('ACME INC')] },
      inventors: inventors.map((name) => ({ name })),
    }),
    ...{ family: '5', cited: [] },
  });
  const rights = rightsOf([
    said('US7000005A1', 20200101, ['H01M10/05'], ['Doe, Ann']),
    said('US7000005B2', 20220101, ['H01M10/05', 'C08L1/00'], ['Doe, Ann', 'Roe, Bo']),
  ]);
  expect([20200101, 20211231, 20220101].map((day) => stageAt(rights[0]!, day).subclasses)).toEqual([
    ['H01M'],
    ['H01M'],
    ['H01M', 'C08L'],
  ]);
  const at = (day: number) => indicatorsOf(portfolioAt(rights, ['ACME INC'], day)).ipc_sub_class_cnt;
  expect([at(20211231), at(20220101)]).toEqual([1, 2]);
});

it('a family may be cited by more than a call takes arguments', () => {
  const cited = Array.from(
    { length: 150_000 },
    (_, i): Citing => ({ application: `DE${i}`, day: 20200101, owners: [] }),
  );
  const said = (number: number) => ({
    patent: samplePatent(`US700000${number}B2`, {
      ...{ application_number: `US${number}`, publication_date: 20190101, applicants: [party('ACME INC')] },
    }),
    ...{ family: '7', cited },
  });
  const indicators = indicatorsOf(portfolioAt(rightsOf([said(1), said(2)]), ['ACME INC'], 20220101));
  // all of them came in the last three years: as many a year as over all years
  expect(indicators.top5_current_impact_index).toBeCloseTo(1);
  expect(indicators.core_patents_cited_by_cnt).toBe(150_000);
});

it('those who cite are counted once, at their first day, own ones apart', () => {
  expect(citersOf(RIGHTS, ['BETA AG'], 20240101)).toEqual({
    ...{
      applications: 2,
      own: 0,
      years: new Map([
        [2020, 1],
        [2024, 1],
      ]),
    },
    owners: [
      { name: 'ACME INC', count: 1 },
      { name: 'GAMMA', count: 1 },
    ],
  });
  expect(citersOf(RIGHTS, ['ACME INC'], 20240101)).toMatchObject({ applications: 0 });
});
