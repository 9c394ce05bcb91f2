import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { adjustmentHolds, type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import epoOps from '../epo-ops/source.ts';
import { dayOf, grantNumber } from './file.ts';
import odp from './odp.ts';
import peds from './peds.ts';

const peds_answer = (...docs: object[]) => JSON.stringify({ queryResults: { searchResponse: { response: { docs } } } });
const PEDS = {
  ...{ applId: '16123456', appType: 'Utility', patentTitle: 'A PUMP ', appFilingDate: '2018-09-06T00:00:00Z' },
  ...{ patentNumber: '10902286', patentIssueDate: '2021-01-26T00:00:00Z', appEarlyPubNumber: 'US20190095759A1' },
  ...{ appEarlyPubDate: '2019-03-28T00:00:00Z', appStatus: 'Patented Case', appStatusDate: '2021-01-06T00:00:00Z' },
  ...{
    aDelay: '142',
    bDelay: '0',
    cDelay: '0',
    overlapDelay: '0',
    applDelay: '15',
    ptoAdjustments: '0',
    totalPtoDays: '127',
  },
  ...{ LAST_MOD_TS: '2023-11-04T22:41:00Z', appClsSubCls: '382/159000', appExamName: 'DOE, JANE' },
  parentContinuity: [
    {
      ...{ claimApplicationNumberText: '61159088', filingDate: '03-11-2009' },
      applicationStatusDescription: 'This application Claims Priority from Provisional Application',
    },
    {
      ...{ claimApplicationNumberText: '12545146', filingDate: '08-21-2009', patentNumberText: '8481191' },
      applicationStatusDescription: 'This application is a Division of',
    },
  ],
  foreignPriority: [{ priorityClaim: '2017-187096', countryName: 'JAPAN', filingDate: '09-27-2017' }],
  transactions: [
    { recordDate: '2021-01-26 00:00:00', code: 'PGM/', description: 'Recordation of Patent Grant Mailed' },
    { recordDate: '0001-01-01 00:00:00', code: 'DOCK', description: 'null' },
  ],
  inventors: [{ nameLineOne: 'KANADA', nameLineTwo: 'SHOJI', city: 'TOKYO, ', geoCode: '', country: '(JP)' }],
  applicants: [{ nameLineOne: 'A CORP. OF JAPAN', nameLineTwo: 'FUJIFILM CORPORATION', country: '(JP)' }],
  assignments: [
    {
      ...{ reelNumber: '46816', frameNumber: '108', recordedDate: '09-07-2018', converyanceName: 'ASSIGNMENT' },
      assignors: [{ assignorName: 'KANADA, SHOJI', execDate: '07-11-2018' }],
      assignee: [{ assigneeName: 'FUJIFILM CORPORATION', streetLineTwoText: 'null', cityName: 'TOKYO' }],
    },
    { reelNumber: 'null', frameNumber: '1', converyanceName: 'ASSIGNMENT' },
  ],
};

it('reads a file of PEDS as wrapper, publications and conveyances', async () => {
  const [wrapper, pregrant, grant, conveyance, reject] = (await readText(peds, 'a.json', peds_answer(PEDS))) as any[];
  expect(wrapper.record).toEqual({
    ...{
      application: 'US16/123456',
      office: 'US',
      kind: 'utility',
      title: 'A PUMP',
      filed: 20180906,
      granted: 20210126,
    },
    ...{ patent: 'US10902286', publications: [{ number: 'US20190095759A1', date: 20190328 }] },
    status: { text: 'Patented Case', date: 20210106 },
    adjustment: { a: 142, b: 0, c: 0, overlap: 0, applicant: 15, manual: 0, total: 127 },
    parents: [
      { application: 'US61/159088', relation: 'provisional', filed: 20090311 },
      { application: 'US12/545146', relation: 'division', filed: 20090821, patent: 'US8481191' },
    ],
    children: [],
    events: [{ code: 'PGM/', text: 'Recordation of Patent Grant Mailed', date: 20210126 }, { code: 'DOCK' }],
    updated: 20231104,
    provenance: [{ source: 'uspto-peds', file: 'a.json' }],
  });
  expect([pregrant, grant].map(({ record }) => [record.publication_number, record.grant_date])).toEqual([
    ['US20190095759A1', undefined],
    ['US10902286B2', 20210126],
  ]);
  expect(grant.record).toMatchObject({
    ...{
      application_number: 'US16/123456',
      filing_date: 20180906,
      publication_date: 20210126,
      us_classes: ['382/159'],
    },
    titles: [{ lang: 'en', origin: 'original', text: 'A PUMP' }],
    inventors: [{ name: 'KANADA, SHOJI', country: 'JP', city: 'TOKYO', address: 'TOKYO', type: 'person' }],
    applicants: [{ name: 'FUJIFILM CORPORATION', country: 'JP', type: 'company' }],
    priorities: [
      { country: 'JP', number: 'JP2017-187096', date: 20170927 },
      { country: 'US', number: 'US61/159088', date: 20090311 },
      { country: 'US', number: 'US12/545146', date: 20090821 },
    ],
    related_documents: [{ relation: 'division', country: 'US', number: 'US12/545146', date: 20090821 }],
    examiners: [{ name: 'DOE, JANE', role: 'primary' }],
  });
  expect(conveyance.record).toMatchObject({ id: 'US 046816/0108', executed: 20180711, recorded: 20180907 });
  expect(reject).toMatchObject({ ok: false, reason: 'no reel and frame' });
});

it('reads both forms of the Open Data Portal, whole and in part, and skips what is no file with a reason', async () => {
  const event = { eventCode: 'M1551', eventDescriptionText: 'Payment', eventDate: '2024-07-10' };
  const meta = {
    ...{
      applicationTypeLabelName: 'Design',
      inventionTitle: 'Lamp',
      filingDate: '2015-05-13',
      grantDate: '2017-01-10',
    },
    ...{
      patentNumber: 'D776000',
      applicationStatusDescriptionText: 'Patented Case',
      cpcClassificationBag: ['H01M  50/46'],
    },
  };
  const of = async (answer: unknown) => (await readText(odp, 'a.json', JSON.stringify(answer))) as any[];
  const [now] = await of({
    patentFileWrapperDataBag: [{ applicationNumberText: '29526000', applicationMetaData: meta, eventDataBag: [event] }],
  });
  const [beta, betaGrant] = await of({
    patentBag: [
      {
        ...{
          applicationNumberText: '29526000',
          ...meta,
          transactionContentBag: [
            { recordedDate: '2024-07-10', caseActionCode: 'M1551', caseActionDescriptionText: 'Payment' },
          ],
        },
        continuityBag: {
          parentContinuityBag: [
            { claimParentageTypeCode: 'NST', filingDate: '2015-04-23', parentApplicationNumberText: 'PCT/US15/27322' },
          ],
        },
      },
    ],
  });
  expect(now.record).toMatchObject({
    application: 'US29/526000',
    kind: 'design',
    patent: 'USD776000',
    events: [{ code: 'M1551', date: 20240710 }],
  });
  expect(beta.record).toEqual({
    ...now.record,
    parents: [{ application: 'PCT/US2015/027322', relation: 'national_stage', filed: 20150423 }],
  });
  expect(betaGrant.record).toMatchObject({
    publication_number: 'USD776000S1',
    pct_application: { number: 'PCT/US2015/027322' },
  });
  const [pascal] = await of({
    ApplicationNumber: '15000001',
    Claims: [{ ApplicationNumber: '10-2014-0009131', FilingDate: '2015-01-20', IPOfficeName: 'REPUBLIC OF KOREA' }],
  });
  expect(pascal.record).toMatchObject({ application: 'US15/000001' });
  const kinds = async (answer: unknown) => (await of(answer)).map(({ ok, kind, reason }) => kind ?? reason ?? ok);
  expect(await kinds({ error: true, message: 'failed' })).toEqual(['answer that tells an error']);
  const recognised = (head: string) => odp.recognises!('a.json', head);
  expect(['{"error":true}', '{ "error": "not found" }', '{"error":false,"patents":[]}'].map(recognised)).toEqual([
    ...[true, true, false],
  ]);
  expect(await kinds({ patentdata: [{}] })).toEqual(['downloaded listing without application numbers']);
  expect(await kinds({ patentBag: [{ patentTermAdjustmentData: {} }] })).toEqual([
    'part of a file that does not say of which application',
  ]);
  expect(await kinds({ patentBag: [{ applicationNumberText: '16123456' }] })).toEqual(['entry with a number alone']);
  expect(await kinds({ patentBag: [{ applicationNumberText: 'what', x: 1 }] })).toEqual([
    'names no application number',
  ]);
  expect(await kinds({ petitionDecisionDataBag: [{ petitionDecisionRecordIdentifier: 'x' }] })).toEqual([
    'names no application or has no identifier',
  ]);
  expect(await kinds([])).toEqual(['answer that tells an error']);
  const [document] = await of({
    documentBag: [
      {
        applicationNumberText: '16123456',
        documentIdentifier: 'JL',
        documentCode: 'ADS',
        officialDate: '2018-09-06T15:08:26.000-0400',
        downloadOptionBag: [{ pageTotalQuantity: 8 }],
      },
    ],
  });
  expect(document.record).toMatchObject({ id: 'uspto-document US16/123456 JL', code: 'ADS', date: 20180906, pages: 8 });
  await expect(readText(peds, 'a.json', '{')).rejects.toThrow('is no JSON');
  const deep = `${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}`;
  for (const source of [peds, odp]) {
    await expect(readText(source, 'a.json', deep)).rejects.toThrow('a.json: JSON nests deeper than 500');
    for (const odd of ['null', '[]', '1'])
      expect(await readText(source, 'a.json', odd)).toMatchObject([{ ok: 'skipped' }]);
  }
  expect(await readText(peds, 'a.json', 'null')).toEqual([{ ok: 'skipped', kind: 'answer without applications' }]);
});

it('reads days in every form, and gives grants the kind code that follows', () => {
  const days = [
    '1980-01-21T00:00:00Z',
    '2001-09-22 00:00:00',
    '10-31-1977',
    '06/01/2021',
    'NONE',
    '',
    '0001-01-01',
    '9999-12-31',
    20200101,
  ];
  expect(days.map(dayOf)).toEqual([
    19800121,
    20010922,
    19771031,
    20210601,
    undefined,
    undefined,
    undefined,
    undefined,
    20200101,
  ]);
  const number = (patent: string, granted: number, pregrant: boolean) =>
    grantNumber(patent, granted, pregrant)?.normalised;
  expect([
    number('10902286', 20210126, true),
    number('10,902,286', 20210126, false),
    number('06113950', 20000905, false),
    number('RE031218', 19830426, false),
    number('RE50000', 20240101, false),
    number('D776000', 20170110, false),
    number('PP30000', 20190101, true),
    number('PP30000', 20190101, false),
    number('None', 20190101, false),
  ]).toEqual([
    'US10902286B2',
    'US10902286B1',
    'US6113950A',
    'USRE31218E',
    'USRE50000E1',
    'USD776000S1',
    'USPP30000P3',
    'USPP30000P2',
    undefined,
  ]);
});

describeWithSharedData(
  'real files of the USPTO',
  ['patents/uspto-peds-json', 'patents/uspto-odp-json', 'patents/epo-ops-xml'],
  (pedsFolder = '', odpFolder = '', opsFolder = '') => {
    let service: TestService;
    const wrappers = new Map<string, FileWrapper>();
    const wanted = new Set(
      [13621774, 12721698, 16123456, 13705433, 11136631, 13736217, 13624900].map((number) =>
        String(number).replace(/^(..)/, 'US$1/'),
      ),
    );
    beforeAll(async () => {
      service = await startTestService();
      const { corpus } = service;
      const told = {
        patents: [] as Patent[],
        wrappers: [] as FileWrapper[],
        conveyances: [] as Conveyance[],
        legal: [] as Patent[],
      };
      const read = await readAll<any>(peds, [pedsFolder], (one) => {
        if ('reel_frame' in one) {
          if (one.properties.some(({ application = '' }) => wanted.has(application))) told.conveyances.push(one);
        } else if ('publication_number' in one) {
          if (wanted.has(one.application_number)) told.patents.push(one);
        } else {
          wrappers.set(one.application, one);
          if (wanted.has(one.application)) told.wrappers.push(one);
        }
      });
      expect([read.records, read.rejects, read.faults]).toEqual([1022, [], []]);
      await readAll(epoOps, [`${opsFolder}/get-legal-1d15a5.xml.gz`], (one) => told.legal.push(one));
      await corpus.put(patents, [...told.patents, ...told.legal]);
      await corpus.put(fileWrappers, told.wrappers);
      await corpus.put(conveyances, told.conveyances);
    });
    afterAll(() => service.close());
    const status = async (patent_number: string) =>
      (await service.call('GET /basic-patent-data/legal-status', { query: { patent_number } })).json;

    it('are read whole; each adjustment that has a total has the parts that give it', async () => {
      const held = [...wrappers.values()].flatMap(({ adjustment }) =>
        adjustment?.total === undefined ? [] : adjustmentHolds(adjustment),
      );
      expect([wrappers.size, held.length, held.every(Boolean)]).toEqual([106, 77, true]);
      const other = await readAll<any>(odp, [odpFolder]);
      expect([other.records, other.rejects, other.faults, [...other.unknown]]).toEqual([339, [], [], []]);
    });

    it.each([
      ['US10902286', 20390111],
      ['US8481191', 20290821],
      ['US7722832', 20241130],
      ['US10476051', 20321017],
    ])('%s ends on %s', async (number, expires) => {
      const [patent] = await service.corpus.lookup(patents, 'number', [number]);
      expect(patent!.expiry_date).toBe(expires);
    });

    it('withhold the day of what a terminal disclaimer ties, and say so', async () => {
      const { data, notes } = await status('US9209631');
      expect(data[0].term).toMatchObject({ not_later_than: 20320509 });
      expect(data[0].term).not.toHaveProperty('expires');
      expect(notes).toContain(
        'US9209631B2: expiry withheld: terminal disclaimer of 2015-06-23: it ends with another patent; not later than 2032-05-09.',
      );
    });

    it('tell of US 8979139 that it lapsed at its anniversary, of US 8457796 that it came back', async () => {
      const { data } = await status('US8979139,US8457796');
      expect(data[0]).toMatchObject({
        legal_date: 20190317,
        patent_legal: { simple_legal_status: ['Inactive'], legal_status: ['Non-Payment'] },
      });
      expect(data[1].timeline.slice(1, 4)).toEqual([
        { state: 'granted', since: 20130604, because: 'publication of the grant' },
        { state: 'lapsed', since: 20170604, because: 'US EXP.' },
        { state: 'granted', since: 20180920, because: 'US MPMFG' },
      ]);
    });

    it('tell of EP 2400812 state by state', async () => {
      const { data, notes } = await status('EP2400812A1');
      expect(data[0].patent_legal.simple_legal_status).toEqual(['Active']);
      const by = (word: string) =>
        data[0].states.filter((one: any) => one.status === word).map((one: any) => one.state);
      expect([data[0].states.length, by('ceased').length, by('in_force'), by('not_known')]).toEqual([
        37,
        32,
        ['DE', 'FI', 'GB', 'SE'],
        ['HU'],
      ]);
      const since = (state: string) => data[0].states.find((one: any) => one.state === state).since;
      expect(['FR', 'CH', 'LI', 'BE', 'LU', 'IE'].map(since)).toEqual([
        20200630, 20200630, 20200630, 20200630, 20200624, 20200624,
      ]);
      expect(data[0].states.find((one: any) => one.state === 'FI').fee_year).toBe(16);
      expect(notes).toContain('EP2400812A1: nothing is known of fees or a lapse in HU.');
    });

    it('fill the search fields too', async () => {
      const count = async (query_text: string) =>
        (await service.call('POST /search/patent/query-search-count', { body: { query_text } })).data
          .total_search_result_count;
      expect(
        await count('PN:US8979139B2 AND SIMPLE_LEGAL_STATUS:0 AND LEGAL_STATUS:16 AND LEGAL_STATUS_DATE:20190317'),
      ).toBe(1);
      expect(await count('PN:US10902286B2 AND ANCS:fujifilm AND EXDT:20390111')).toBe(1);
      expect((await service.corpus.get(fileWrappers, ['US12/721698']))[0]).toMatchObject({ patent: 'US8457796' });
    });
  },
);

describe('a file and its patent', () => {
  it('meet whichever comes first', async () => {
    const service = await startTestService();
    const records = (await readText(peds, 'a.json', peds_answer(PEDS))) as any[];
    const [wrapper, , grant] = records.map(({ record }) => record);
    await service.corpus.put(patents, [grant]);
    const ends = async () => (await service.corpus.get(patents, ['US10902286B2']))[0]!.expiry_date;
    expect(await ends()).toBeUndefined();
    await service.corpus.put(fileWrappers, [wrapper]);
    expect(await ends()).toBe(20291226);
    await service.corpus.delete(fileWrappers, ['US16/123456']);
    expect(await ends()).toBeUndefined();
    await service.close();
  });
});
