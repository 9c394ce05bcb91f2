import { expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import ipAustralia from './ip-australia.ts';
import upc, { docketOf } from './upc.ts';

it('writes the number of a case in one way', () => {
  const spellings = ['UPC_CFI_127/2023', 'ORD_533610_2023', 'App_49415/2024', 'UPC CoA 407/2023', 'upc_cfi_0011/2023'];
  expect(spellings.map(docketOf)).toEqual([
    'UPC_CFI_127/2023',
    'ORD_533610/2023',
    'App_49415/2024',
    'UPC_CoA_407/2023',
    'UPC_CFI_11/2023',
  ]);
  expect(['', undefined, 'UPC_CFI_127', '127/2023', `UPC_CFI_${'1'.repeat(50_000)}/2023`].map(docketOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('reads a decision of the Unified Patent Court as a case; names that it hides stay hidden', async () => {
  const row = { docket: 'ORD_1_2023', typ: 'Revocation Action', date: '2023-06-16', division: 'Paris (FR)' };
  const parties = { claimant: '***', respondent: 'Carrier Corporation, ', headnote: 'A  note' };
  const list = [{ ...row, ...parties, patent: 'E P 3 414 708' }, { ...row, patent: '' }, { docket: 'none' }, 7];
  const read = await readText(upc, 'upc.json', JSON.stringify({ meta: { anzahl: 4 }, entscheidungen: list }));
  expect(read[0]).toMatchObject({
    ok: true,
    record: {
      id: 'upc-decisions ORD_1/2023 20230616',
      kind: 'litigation',
      publications: ['EP3414708'],
      applications: [],
      source: 'upc-decisions',
      court: 'Unified Patent Court, Paris (FR)',
      case_number: 'ORD_1/2023',
      title: 'Revocation Action: A note',
      verdict_date: 20230616,
      defendants: ['Carrier Corporation'],
    },
  });
  expect(read[0]).not.toHaveProperty('record.plaintiffs');
  expect(read.slice(1).map((one) => (one.ok === 'skipped' ? one.kind : !one.ok && one.reason))).toEqual([
    'decision that does not say of which patent',
    'has no number of a case',
  ]);
});

it('reads an Australian decision as an opposition where somebody opposed, else as a hearing', async () => {
  const row = { datetime: '2021-03-29', patent_application: '2014253680', applicant: 'Pivot\nElectronics Pty Ltd' };
  const list = [
    { ...row, title: 'Phoenix v Pivot [2021] APO 16 (29 March 2021)', opponent: 'Phoenix Contact GmbH  ' },
    { ...row, title: 'eBay Inc. [2020] APO 49 (20 November 2020)', applicant: 'Patent Applicant: \teBay\nInc.' },
    { ...row, title: 'A v B [2020] APO 50 (1 May 2020)', opponent: '', patent_application: '' },
    { title: '500 Internal Server Error' },
  ];
  const read = (await readText(ipAustralia, 'apo.json', JSON.stringify({ decisions: list }))) as any[];
  expect(read[0].record).toEqual({
    id: 'ip-australia-decisions [2021] APO 16',
    kind: 'proceeding',
    publications: [],
    applications: ['AU2014253680'],
    source: 'ip-australia-decisions',
    country: 'AU',
    case_type: 'opposition',
    decision_number: '[2021] APO 16',
    decision_date: 20210329,
    applicants: ['Phoenix Contact GmbH'],
    respondents: ['Pivot Electronics Pty Ltd'],
  });
  expect(read[1].record).toMatchObject({ case_type: 'hearing', applicants: ['eBay Inc.'] });
  expect(read[1].record).not.toHaveProperty('respondents');
  expect(read.slice(2).map(({ kind, reason }) => kind ?? reason)).toEqual([
    'decision that does not say of which application',
    'has no neutral citation',
  ]);
  const filings = JSON.stringify({ filings: [{ title: 'A v B', file_number: 'SYG65/2021' }] });
  expect(await readText(ipAustralia, 'fca.json', filings)).toEqual([
    { ok: 'skipped', kind: 'filing at a court that names no patent' },
  ]);
});

describeWithSharedData(
  'real lists of decisions',
  ['patents/upc-decisions-json', 'patents/au-decisions-json'],
  (u, a) => {
    it('are read whole', async () => {
      const court = await readAll(upc, [u!]);
      expect([court.records, court.ids, court.rejects, court.faults, court.unrecognised]).toEqual([15, 15, [], [], []]);
      const office = await readAll(ipAustralia, [a!]);
      // one decision is listed up to 125 times
      expect([office.records, office.ids, office.faults, office.unrecognised]).toEqual([664, 208, [], []]);
      expect(office.rejects).toEqual([{ id: '500 Internal Server Error', reason: 'has no neutral citation' }]);
    });
  },
);
