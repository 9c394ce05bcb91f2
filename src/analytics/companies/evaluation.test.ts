import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { indicatorsOf, portfolioAt, risksOf } from './indicators.ts';
import { type Citing, ownersAt, rightsOf, stateAt } from './rights.ts';
import { scoreOf } from './scores.ts';

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

  it('never fall or rise by facts of a later day', () => {
    for (const day of [20190701, 20200301, 20210801, 20230510, 20240101]) {
      const until = RIGHTS.map((right) => ({
        ...right,
        events: right.events.filter((event) => event.kind === 'transfer' || event.day <= day),
        cited: right.cited.filter((each) => each.day <= day),
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
  const few = { companies: [1, 2, 3, 4].map(own) };
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
  const many = { companies: Array.from({ length: 100 }, (_, i) => own(i)) };
  expect([99, 96, 90, 50, 0].map((value) => scoreOf(own(value), many)?.rating)).toEqual(['AAA', 'AA', 'A', 'BB', 'C']);
});
