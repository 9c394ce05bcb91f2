import { describe, expect, it } from 'vitest';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { schemaFault } from '../import.ts';
import type { Source } from '../source.ts';
import globalDossier from './global-dossier.ts';
import officeActions from './office-actions.ts';
import ptab from './ptab.ts';

/** The records of a text; what is left out as its reason or kind. */
async function read(source: Source, content: unknown, name = 'a.json'): Promise<any[]> {
  const parsed = await readText(source, name, typeof content === 'string' ? content : JSON.stringify(content));
  return parsed.map((one) => {
    if (one.ok === 'skipped') return `skipped: ${one.kind}`;
    if (!one.ok) return `${one.id}: ${one.reason}`;
    expect(schemaFault(patentFacts, one.record)).toBeUndefined();
    return one.record;
  });
}

describe('the board', () => {
  it('before 2025: a trial, one of a decision, an appeal of an application, one of a re-examination', async () => {
    const trial = {
      ...{ proceedingNumber: 'IPR2016-00833', proceedingTypeCategory: 'AIA Trial', subproceedingTypeCategory: 'IPR' },
      ...{ proceedingFilingDate: '04-01-2016', proceedingLastModifiedDate: '07-06-2017', decisionDate: '07-06-2017' },
      ...{ proceedingStatusCategory: 'Terminated-Settled', respondentPartyName: 'Silicon Genesis Corporation' },
      ...{ respondentPatentNumber: '6103599', respondentApplicationNumberText: '09089931' },
      ...{ petitionerPartyName: 'Commissariat a l’Energie Atomique', additionalRespondentPartyDataBag: [] },
    };
    const paper = { ...trial, documentIdentifier: '169514971', documentTitleText: 'Decision', issueType: ['', '103'] };
    const appeal = {
      ...{ proceedingNumber: '2003000028', proceedingTypeCategory: 'Appeal', subproceedingTypeCategory: 'REGULAR' },
      ...{ proceedingFilingDate: '09-19-2002', decisionDate: '10-29-2002', proceedingStatusCategory: 'Decision' },
      ...{ respondentPartyName: 'APPLETON et al', respondentPatentNumber: '6655477' },
      ...{ appellantPartyName: 'APPLETON et al', appellantPatentOwnerName: 'APPLETON et al' },
      ...{ appellantPublicationNumber: '20020023782A1', appellantApplicationNumberText: '09029509' },
    };
    const reexamination = {
      ...{ proceedingNumber: '2012005573', proceedingTypeCategory: 'Appeal', subproceedingTypeCategory: 'REEXAM' },
      ...{ appellantPartyName: '7020845 et al', respondentPartyName: '7020845 et al', thirdPartyName: 'APPLE  INC. ' },
      ...{ appellantApplicationNumberText: '95001287', decisionDate: '06-18-2012' },
    };
    const made = await read(ptab, { results: [trial, paper, appeal, reexamination], recordTotalQuantity: 4 });
    const settled = {
      ...{ id: 'uspto-ptab IPR2016-00833', kind: 'proceeding', publications: ['US6103599'] },
      ...{ applications: ['US09/089931'], source: 'uspto-ptab', country: 'US', case_type: 'IPR' },
      ...{ decision_number: 'IPR2016-00833', filing_date: 20160401, decision_date: 20170706 },
      ...{ outcome: 'Terminated-Settled', applicants: ['Commissariat a l’Energie Atomique'] },
      ...{ respondents: ['Silicon Genesis Corporation'], updated: 20170706 },
    };
    expect(made).toEqual([
      settled,
      { ...settled, legal_grounds: ['103'] },
      {
        ...{ id: 'uspto-ptab-document 169514971', kind: 'document', publications: ['US6103599'] },
        ...{ applications: ['US09/089931'], source: 'uspto-ptab', date: 20170706 },
        description: 'IPR2016-00833: Decision',
      },
      {
        ...{ id: 'uspto-ptab 2003000028', kind: 'proceeding', publications: ['US6655477', 'US20020023782'] },
        ...{ applications: ['US09/029509'], source: 'uspto-ptab', country: 'US', case_type: 'appeal' },
        ...{ decision_number: '2003000028', filing_date: 20020919, decision_date: 20021029, outcome: 'Decision' },
        applicants: ['APPLETON et al'],
      },
      {
        ...{ id: 'uspto-ptab 2012005573', kind: 'proceeding', publications: ['US7020845'] },
        ...{ applications: ['US95/001287'], source: 'uspto-ptab', country: 'US', case_type: 'appeal' },
        ...{ decision_number: '2012005573', decision_date: 20120618, respondents: ['APPLE INC.'] },
      },
    ]);
  });

  it('since 2025: a decision of a trial with its paper, an appeal with its grounds, an interference', async () => {
    const decided = {
      trialNumber: 'IPR2025-00160',
      trialMetaData: {
        ...{ petitionFilingDate: '2024-12-06', institutionDecisionDate: '2025-06-13', trialTypeCode: 'IPR' },
        ...{ trialStatusCategory: 'Final Written Decision', trialLastModifiedDate: '2026-06-05' },
      },
      patentOwnerData: {
        patentNumber: '10169987',
        applicationNumberText: '15860939',
        realPartyInInterestName: 'R Inc.',
      },
      regularPetitionerData: { realPartyInInterestName: 'Lyft, Inc.', counselName: 'Williams' },
      decisionData: { decisionIssueDate: '2026-06-05', trialOutcomeCategory: 'Affirmed', issueTypeBag: ['103'] },
      documentData: {
        ...{ documentIdentifier: '171339223', documentCategory: 'OTHER', documentFilingDate: '2026-06-05' },
        documentTitleText: 'Other: Fed Circuit mandate',
      },
    };
    const appeal = {
      appealNumber: '2026001845',
      appealMetaData: { appealFilingDate: '2026-04-20' },
      appellantData: { applicationNumberText: '18798196', patentOwnerName: 'Zipplify AB', counselName: 'S' },
      decisionData: { decisionIssueDate: '2026-05-22', appealOutcomeCategory: 'Affirmed', issueTypeBag: ['112'] },
    };
    const interference = {
      interferenceNumber: '106123',
      seniorPartyData: { patentNumber: '9000001', applicationNumberText: '13000001' },
      juniorPartyData: { patentNumber: '9000002', applicationNumberText: '13000002' },
      additionalPartyDataBag: [{ patentNumber: 'RE45678' }],
    };
    const [trial, paper] = await read(ptab, { count: 1, patentTrialDocumentDataBag: [decided] });
    expect(trial).toEqual({
      ...{ id: 'uspto-ptab IPR2025-00160', kind: 'proceeding', publications: ['US10169987'] },
      ...{ applications: ['US15/860939'], source: 'uspto-ptab', country: 'US', case_type: 'IPR' },
      ...{ decision_number: 'IPR2025-00160', filing_date: 20241206, decision_date: 20260605 },
      outcome: 'Final Written Decision',
      ...{ applicants: ['Lyft, Inc.'], respondents: ['R Inc.'], legal_grounds: ['103'], updated: 20260605 },
    });
    expect(paper).toEqual({
      ...{ id: 'uspto-ptab-document 171339223', kind: 'document', publications: ['US10169987'] },
      ...{ applications: ['US15/860939'], source: 'uspto-ptab', code: 'OTHER', date: 20260605 },
      description: 'IPR2025-00160: Other: Fed Circuit mandate',
    });
    expect(await read(ptab, { patentAppealDataBag: [appeal] })).toEqual([
      {
        ...{ id: 'uspto-ptab 2026001845', kind: 'proceeding', publications: [], applications: ['US18/798196'] },
        ...{ source: 'uspto-ptab', country: 'US', case_type: 'appeal', decision_number: '2026001845' },
        ...{ filing_date: 20260420, decision_date: 20260522, outcome: 'Affirmed', applicants: ['Zipplify AB'] },
        legal_grounds: ['112'],
      },
    ]);
    const [both] = await read(ptab, { patentInterferenceDataBag: [interference] });
    expect(both).toMatchObject({
      ...{ case_type: 'interference', publications: ['US9000002', 'US9000001', 'USRE45678'] },
      applications: ['US13/000002', 'US13/000001'],
    });
  });

  it('one trial in several files is one record, whatever their order', () => {
    const row = (more: object) =>
      ({
        ...{ id: 'uspto-ptab IPR1', kind: 'proceeding', applications: [], source: 'uspto-ptab', updated: 20260605 },
        publications: ['US9000001'],
        ...more,
      }) as any;
    const tellings = [
      row({ decision_date: 20220411, outcome: 'Instituted' }),
      row({ decision_date: 20230410, outcome: 'Final Written Decision', publications: ['US9000002'] }),
      row({ outcome: 'Terminated', updated: 20210101 }),
      row({ outcome: 'Pending', respondents: ['R Inc.'], updated: undefined }),
      row({ outcome: 'Trial Instituted', updated: 20240101 }),
    ];
    const ends = new Set<string>();
    for (let turn = 0; turn < 120; turn++) {
      // all orders of five
      const left = [...tellings];
      const order = [5, 4, 3, 2, 1].map((n, i) => left.splice(Math.floor(turn / [24, 6, 2, 1, 1][i]!) % n, 1)[0]!);
      ends.add(JSON.stringify(order.reduce((a, b) => patentFacts.merge(a, b))));
    }
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      {
        ...{ id: 'uspto-ptab IPR1', kind: 'proceeding', applications: [], source: 'uspto-ptab' },
        ...{ publications: ['US9000001', 'US9000002'], decision_date: 20230410, outcome: 'Instituted' },
        ...{ respondents: ['R Inc.'], updated: 20260605, as_of: { respondents: 0 } },
      },
    ]);
  });

  it('tells what it leaves out', async () => {
    const told = await read(ptab, {
      results: [
        { trialNumber: 'IPR2014-1', title: 'Exhibit' },
        { title: 'of nothing' },
        'no row',
        { appealNumber: '2003', respondentPatentNumber: { deep: [1] } },
      ],
    });
    expect(told).toEqual([
      'skipped: document of a proceeding that does not say of which patent',
      'row 2: names no patent and no application',
      'skipped: document of a proceeding that does not say of which patent',
    ]);
    expect(await read(ptab, { count: 0, patentTrialProceedingDataBag: [] })).toEqual([
      'skipped: answer without proceedings',
    ]);
  });
});

describe('office actions', () => {
  it('rejections by section and by words, citations, and what states neither', async () => {
    const docs = [
      {
        ...{ id: '14642e', patentApplicationNumber: '12190351', legacyDocumentCodeIdentifier: 'CTNF' },
        ...{ legalSectionCode: '112', claimNumberArrayDocument: ['1', '4,5'], submissionDate: '2011-10-19T00:00:00' },
        createDateTime: '2025-07-15T21:22:06',
      },
      {
        ...{ id: 'ed812f', patentApplicationNumber: '12190351', claimNumberArrayDocument: ['1'] },
        ...{ legalSectionCode: '', hasRej103: 1, hasRej112: 1, hasRej102: 0 },
      },
      { id: 'd45abc', patentApplicationNumber: '16123456', legalSectionCode: 'nonstatutory double patenting' },
      {
        ...{
          id: '8ff4c6',
          patentApplicationNumber: '15061308',
          citationCategoryCode: 'Y',
          relatedClaimNumberText: '11-12',
        },
        ...{ citedDocumentIdentifier: 'US 2013/0341529 A1', officeActionCategory: 'CTNF' },
        officeActionDate: '2017-03-13T00:00:00',
      },
      {
        ...{ id: 'd50488', patentApplicationNumber: '16123456', legalSectionCode: '102' },
        referenceIdentifier: 'Sabe; Kohtaro US 20070217688 A1',
      },
      { id: '583e1e', patentApplicationNumber: '16123456', legalSectionCode: '', referenceIdentifier: '' },
      { id: 'nobody', legalSectionCode: '101' },
      { patentApplicationNumber: '16123456', legalSectionCode: '101' },
    ];
    const about = (id: string, application: string, more: object) => ({
      ...{ id: `uspto-office-action ${id}`, kind: 'document', publications: [], applications: [application] },
      source: 'uspto-office-actions',
      ...more,
    });
    expect(await read(officeActions, { response: { numFound: 8, start: 0, docs } })).toEqual([
      about('14642e', 'US12/190351', {
        ...{ code: 'CTNF', date: 20111019, updated: 20250715 },
        description: 'rejection of claims 1,4,5 under 35 U.S.C. 112',
      }),
      about('ed812f', 'US12/190351', { description: 'rejection under 35 U.S.C. 103, 35 U.S.C. 112' }),
      about('d45abc', 'US16/123456', { description: 'rejection under nonstatutory double patenting' }),
      about('8ff4c6', 'US15/061308', {
        ...{ code: 'CTNF', date: 20170313, description: 'cites US 2013/0341529 A1 (Y), against claims 11-12' },
      }),
      about('d50488', 'US16/123456', { description: 'cites Sabe; Kohtaro US 20070217688 A1, 35 U.S.C. 102' }),
      'skipped: row that states neither a rejection nor a citation',
      'uspto-office-action nobody: names no patent and no application',
      'row 8: names no patent and no application',
    ]);
    expect(await read(officeActions, { fields: ['a'] })).toEqual(['skipped: list of fields, or answer without rows']);
  });
});

describe('Global Dossier', () => {
  const doc = (docId: string, more: object = {}) => ({ docId, docCode: 'SPEC', docDesc: 'Specification', ...more });

  it('lists of documents by the name of their file, days in words before milliseconds', async () => {
    const list = {
      title: 'A PUMP',
      docs: [
        doc('A1', { legalDate: 1578921116000, legalDateStr: '01/13/2020', numberOfPages: 62 }),
        doc('A2', { legalDate: 1536246505000, numberOfPages: 0 }),
        doc('A3', { legalDate: 9e15, legalDateStr: '13/45/2020' }),
        { docCode: 'no identifier' },
      ],
    };
    expect(await read(globalDossier, list, 'doc-list-svc-doclist-US-16740760-A-deb0ff.json')).toEqual([
      {
        ...{ id: 'uspto-document US16/740760 A1', kind: 'document', publications: [], applications: ['US16/740760'] },
        ...{ source: 'uspto-global-dossier', code: 'SPEC', date: 20200113, description: 'Specification', pages: 62 },
      },
      expect.objectContaining({ id: 'uspto-document US16/740760 A2', date: 20180906 }),
      expect.not.objectContaining({ date: expect.anything() }),
      'document 4: names no patent and no application',
    ]);
    expect(await read(globalDossier, list, 'unnamed.json')).toEqual(
      ['A1', 'A2', 'A3', 'document 4'].map((id) => `${id}: names no patent and no application`),
    );
  });

  it('families: each application with its own list, in the spelling of its office', async () => {
    const family = {
      ...{ country: 'US', corrAppNum: '16123456', type: 'application' },
      list: [
        { countryCode: 'JP', appNum: '2017187096', appDateStr: '09/27/2017', docList: { docs: [doc('J1')] } },
        { countryCode: 'US', appNum: 'PCT/US2018/031405', docList: { docs: [doc('W1')] } },
        // the serial number 09/206856 with its year, as DOCDB has it
        { countryCode: 'US', appNum: '20685698', appDateStr: '12/08/1998', docList: { docs: [doc('U1')] } },
        { countryCode: 'NL', appNum: '1010536', docList: null },
      ],
    };
    expect((await read(globalDossier, family)).map(({ applications }) => applications[0])).toEqual([
      'JP2017-187096',
      'PCT/US2018/031405',
      'US09/206856',
    ]);
    expect(await read(globalDossier, { ...family, list: [] })).toEqual(['skipped: family without lists of documents']);
    expect(await read(globalDossier, 'null')).toEqual(['skipped: answer without documents']);
  });
});

describe('hostile answers', () => {
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  it.each([ptab, officeActions, globalDossier])('$name: what nests too deep costs its file alone', async (source) => {
    const row = (depth: number) => `{"id":"x","trialNumber":"IPR1","docId":"x","v":${deep('[', ']', depth)}}`;
    const bag = (depth: number) =>
      `{"results":[${row(depth)}],"response":{"docs":[${row(depth)}]},"docs":[${row(depth)}]}`;
    await expect(read(source, bag(200_000))).rejects.toThrow('a.json: JSON nests deeper than 500');
    expect((await read(source, bag(400))).length).toBeGreaterThan(0);
    // brackets in texts do not nest
    expect((await read(source, JSON.stringify({ results: [], docs: [], x: '\\"[{'.repeat(5_000) }))).length).toBe(1);
  });

  it.each([ptab, officeActions, globalDossier])('$name: long texts and many rows take bounded time', async (source) => {
    const long = 'A '.repeat(500_000);
    const row = {
      ...{ id: 'x', trialNumber: long, patentNumber: '9'.repeat(500_000), documentIdentifier: 'x', docId: long },
      ...{ patentApplicationNumber: long, legalSectionCode: long, docDesc: long, docCode: long, legalDateStr: long },
      ...{ petitionerPartyName: long, documentTitleText: long, referenceIdentifier: long, appellantPartyName: long },
    };
    const small = { id: 'y', trialNumber: 'IPR1', patentNumber: '9000001', patentApplicationNumber: '16123456' };
    const rows = [row, ...Array.from({ length: 5_000 }, () => small)];
    const spent = cpuTime();
    await read(source, { results: rows, response: { docs: rows }, docs: rows }, 'doclist-US-16123456-A.json');
    expect(spent()).toBeLessThan(4_000);
  });
});

describeWithSharedData(
  'answers of the board, on office actions and of Global Dossier',
  ['patents/uspto-ptab-json', 'patents/uspto-office-action-json', 'patents/uspto-global-dossier-json'],
  (board, actions, dossier) => {
    it('fit, and name their patents', async () => {
      const [trials, rows, lists] = [
        await readAll(ptab, [board]),
        await readAll(officeActions, [actions]),
        await readAll(globalDossier, [dossier]),
      ];
      expect([trials, rows, lists].map(({ faults, rejects }) => [faults, rejects])).toEqual([
        [[], []],
        [[], []],
        [[], []],
      ]);
      expect([trials.records, rows.records, lists.records]).toEqual([485, 8, 201]);
      // appeals of re-examinations name the patent in place of the party
      const reexamined: string[] = [];
      await readAll(ptab, [board], (fact: any) => {
        if (fact.applications.some((one: string) => /^US9[05]\//.test(one))) reexamined.push(...fact.publications);
      });
      expect([...new Set(reexamined)].sort()).toEqual(expect.arrayContaining(['US6393158', 'US6725427', 'US7020845']));
    });
  },
);
