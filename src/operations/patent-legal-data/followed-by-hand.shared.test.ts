import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFiles } from '#sources/import.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

const OPS = 'patents/epo-ops-xml';
const FILES = [
  'patents/jpo-api',
  'patents/dpma-xml',
  'patents/kipris-xml/120040373042',
  'patents/kipris-xml/120060342061',
  `${OPS}/3.2-rest-services-register-application-epodoc-EP99203729-biblio-6ab27a.xml.gz`,
  `${OPS}/3.2-rest-services-family-publication-docdb-WO2009085664.A2-390b96.xml.gz`,
  'patents/uspto-peds-json/peds-query-63c6d2.json.gz',
  'patents/epo-fulltext-xml/grant-v1-5-1-B2.xml.gz',
  `${OPS}/fixture-legal-fixtures-example-3-f29723.xml.gz`,
];

// above each right: what the raw files say, read there by a person and not by the importers
describeWithSharedData('rights of seven offices, followed by hand', FILES, (...paths) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ clock: () => Date.UTC(2026, 0, 1) });
    const data_dir = await mkdtemp(join(tmpdir(), 'priora-by-hand-'));
    const { problems, rejected } = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir });
    await rm(data_dir, { recursive: true });
    expect([problems, rejected]).toEqual([[], 0]);
  });
  afterAll(() => service?.close());

  const ask = async (path: string, patent_number: string) =>
    (await service.call(`GET ${path}` as 'GET /x', { query: { patent_number } })).json;
  async function life(number: string) {
    const { data, notes = [] } = await ask('/basic-patent-data/legal-status', number);
    const [{ patent_legal, timeline, term, states }] = data;
    return {
      status: [...patent_legal.simple_legal_status, ...patent_legal.legal_status],
      stages: timeline.map(({ state, since }: any) => (since === undefined ? state : `${state} ${since}`)),
      expires: term?.expires,
      states,
      notes,
    };
  }
  const owners = async (patent_number: string) =>
    (await ask('/basic-patent-data/patent-detail-aggregation', patent_number)).data[0].current_assignee;

  // filed 2020-07-20, laid open 2021-06-10, registered 2024-08-05, expireDate 2040-07-20, erasureIdentifier 00
  // (stands), lastPaymentYearly 03, rightPersonName メイショウ株式会社
  it('JP 7533889', async () => {
    expect(await life('JP7533889B2')).toEqual({
      status: ['Active', 'Granted'],
      stages: ['published 20210610', 'granted 20240805'],
      expires: 20400720,
      states: undefined,
      notes: [],
    });
    expect(await owners('JP7533889B2')).toBe('メイショウ株式会社');
    const { data } = await ask('/advanced-patent-data/legal-data', 'JP7533889B2');
    // the day of the fee is not stated; the register was brought up to date on 2024-08-21
    expect(data[0].patsnap_legal_data.official_legal_data).toEqual([
      { event_desc: 'annual fee' },
      { event_date: 20240704, event_desc: 'decision' },
      { event_date: 20240805, event_desc: 'registration' },
    ]);
  });

  // opened 2000-12-07, R119 (fee not paid) on 2007-01-03, status nicht-anhaengig-erloschen; never granted
  it('DE 100 27 360', async () => {
    expect(await life('DE10027360A1')).toMatchObject({
      status: ['Inactive', 'Non-Payment'],
      stages: ['published 20001207', 'lapsed 20070103'],
      expires: undefined,
    });
  });

  it.each([
    // filed 2022-05-20, registered 2024-10-29, 등록
    ['KR102725142B1', ['Active', 'Granted'], ['published 20231128', 'granted 20241029'], 20420520],
    // filed 2005-05-04, registered 2005-08-30, 소멸 (since when is not told)
    ['KR100512869B1', ['Inactive', 'Ceased'], ['granted 20050830', 'ceased'], 20250504],
    // opened 2015-09-25, 취하
    ['KR20150108273A', ['Inactive', 'Withdrawn-Voluntarily'], ['published 20150925', 'withdrawn'], undefined],
    // opened 2016-11-08, 거절
    ['KR20160128718A', ['Inactive', 'Rejected'], ['published 20161108', 'refused'], undefined],
    // opened 2024-07-17, 공개: laid open and nothing else
    ['KR20240111423A', ['Pending', 'Published'], ['published 20240717'], undefined],
  ])('%s', async (number, status, stages, expires) => {
    expect(await life(number)).toMatchObject({ status, stages, notes: [] });
    expect((await life(number)).expires).toBe(expires);
  });

  // 19 states designated; lapsed in 15 of them from 2003-02-12 to 2003-11-10, nothing of BE, GB, MC and NL; filed
  // 1999-11-08: what was left was over after 20 years
  it('EP 1000000', async () => {
    const { status, stages, expires, states } = await life('EP1000000B1');
    expect([status, stages, expires]).toEqual([
      ['Inactive', 'Expired'],
      ['published 20000517', 'examining 20001027', 'granted 20030212', 'expired 20191108'],
      20191108,
    ]);
    const lapsed = Object.fromEntries(
      states.flatMap(({ state, status: is, since }: any) => (is === 'ceased' ? [[state, since]] : [])),
    );
    expect(lapsed).toEqual({
      ...{ AT: 20030212, CH: 20030212, FI: 20030212, FR: 20030212, GR: 20030212, IT: 20030212, LI: 20030212 },
      ...{ DK: 20030512, PT: 20030512, SE: 20030512, DE: 20030513, ES: 20030828, CY: 20031108, LU: 20031108 },
      IE: 20031110,
    });
    const left = states.flatMap(({ state, status: is }: any) => (is === 'not_known' ? [state] : []));
    expect([states.length, left]).toEqual([19, ['BE', 'GB', 'MC', 'NL']]);
    expect(await owners('EP1000000B1')).toBe('Beheermaatschappij De Boer Nijmegen B.V.');
  });

  // priority of 2007-12-27, published 2009-07-09: 30 months later it had entered what it entered
  it('WO 2009/085664', async () => {
    expect(await life('WO2009085664A2')).toMatchObject({
      status: ['PCT designated expiration', 'PCT entering(designated expiration)'],
      stages: ['designated 20090709', 'designation_ended 20100627'],
    });
  });

  // filed 2008-12-12, opened 2010-12-08, granted 2016-09-14; nobody says anything of fees
  it('CN 101911042', async () => {
    const { status, stages, expires, notes } = await life('CN101911042B');
    expect([status, stages, expires]).toEqual([
      ['Undetermined', 'Granted'],
      ['published 20101208', 'granted 20160914'],
      20281212,
    ]);
    expect(notes[0]).toMatch(/^CN101911042B: no source says whether it is alive/);
  });

  // granted 2019-11-05; three inventors to NCS OILFIELD SERVICES CANADA (045210/0369), renamed NCS MULTISTAGE
  // (045829/0888), security interest of WELLS FARGO BANK (053520/0064), no release; PGR2020-00077, PGR2020-00078 and
  // IPR2020-01615; no maintenance fee up to the last event of 2020-10-27
  it('US 10,465,445', async () => {
    const number = 'US10465445B2';
    const { status, stages, notes } = await life(number);
    expect([status, stages]).toEqual([
      ['Undetermined', 'Granted'],
      ['examining 20190307', 'granted 20191105', 'undetermined 20231105'],
    ]);
    expect(notes[0]).toContain('no maintenance fee is known for the 4th anniversary of the grant');
    expect(await owners(number)).toBe('NCS MULTISTAGE, INC.');
    const { data: chain } = await ask('/advanced-patent-data/transfer-data', number);
    expect(
      chain[0].patent_transfer_data.map(({ reel_frame, transferers, transferees }: any) => [
        reel_frame,
        transferers.length,
        transferees.map(({ name }: any) => name),
      ]),
    ).toEqual([['045210/0369', 3, ['NCS OILFIELD SERVICES CANADA, INC.']]]);
    const { data: pledged } = await ask('/advanced-patent-data/pledge-data', number);
    expect(pledged[0].patent_pledge_data).toMatchObject([{ reel_frame: '053520/0064' }]);
    const { data: tried } = await ask('/advanced-patent-data/re-examination-and-invalidation', number);
    expect(
      tried[0].patent_reexam_invalid_data
        .map(({ case_type, decision_number }: any) => `${case_type} ${decision_number}`)
        .sort(),
    ).toEqual(['IPR IPR2020-01615', 'PGR PGR2020-00077', 'PGR PGR2020-00078']);
  });

  // filed 2000-07-17, its parent 1997-11-17; of two terminal disclaimers of 2003-01-06 one was refused on 01-21 and one
  // accepted on 01-22, both mailed on 01-24; EXP. 2007-07-05, MPMFG 2008-03-25, EXP. 2015-06-26
  it('US 6,572,952', async () => {
    expect(await life('US6572952B1')).toEqual({
      status: ['Inactive', 'Non-Payment'],
      stages: [...['examining 20001013', 'granted 20030603', 'lapsed 20070603', 'granted 20080325', 'lapsed 20150603']],
      expires: undefined,
      states: undefined,
      notes: [
        'US6572952B1: expiry withheld: terminal disclaimer of 2003-01-06: it ends with another patent; not later than 2018-02-18.',
      ],
    });
  });

  // three inventors to STEWART & STEVENSON TACTICAL VEHICLE SYSTEMS, LP (016716/0313), which changed its name to BAE
  // SYSTEMS ... in 020605/0572, where it is printed STEWARD; the provisionals of 2004 do not count; EXP. 2022-09-12
  it('US 7,770,506', async () => {
    expect(await life('US7770506B2')).toMatchObject({
      status: ['Inactive', 'Non-Payment'],
      stages: ['examining 20060328', 'granted 20100810', 'lapsed 20220810'],
      expires: 20250610,
    });
    expect(await owners('US7770506B2')).toBe('BAE SYSTEMS TACTICAL VEHICLE SYSTEMS LP');
  });

  // EXP. 2014-01-24 (4th anniversary of the grant: 2013-12-29), MPMFG 2014-05-29, M1553; 912 days from 2023-01-29; the
  // inventor Farouk Shami assigned as SHAMI, FAROUK M., MR.
  it('US 7,638,117', async () => {
    expect(await life('US7638117B2')).toMatchObject({
      status: ['Inactive', 'Expired'],
      stages: ['examining 20030328', 'granted 20091229', 'lapsed 20131229', 'granted 20140529', 'expired 20250729'],
    });
    const { data } = await ask('/advanced-patent-data/transfer-data', 'US7638117B2');
    expect(data[0].patent_transfer_data.map(({ kind }: any) => kind)).toEqual(['assignment by inventors']);
  });

  // 38 states in B840, lapses of 34 of them in B472; opposed by G.D S.p.A. on 2016-11-03, maintained as amended; filed
  // 2012-09-14, published 2014-04-09
  it('EP 2 716 170', async () => {
    const number = 'EP2716170B2';
    const { status, stages, expires, states } = await life(number);
    expect([status, stages, expires]).toEqual([
      ['Active', 'Granted'],
      ['published 20140409', 'examining 20140919', 'granted 20160203'],
      20320914,
    ]);
    const left = states.flatMap(({ state, status: is }: any) => (is === 'ceased' ? [] : [`${state} ${is}`]));
    expect([states.length, left]).toEqual([38, ['DE', 'IT', 'NL', 'PL'].map((state) => `${state} not_known`)]);
    const { data } = await ask('/advanced-patent-data/re-examination-and-invalidation', number);
    expect(data[0].patent_reexam_invalid_data).toEqual([
      {
        ...{ country: 'EP', case_type: 'opposition', filing_date: 20161103, legal_ground: [] },
        // its second specification is stored: it was maintained as amended
        outcome: 'amended',
        applicant: [{ name: 'G.D S.p.A.', sequence: 1 }],
      },
    ]);
  });
});
