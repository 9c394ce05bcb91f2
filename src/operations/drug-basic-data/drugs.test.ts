import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvalId, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { listedExpiry, listedPatentId, listedPatents, listedType } from '#collections/approvals/listed-patents.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import drugsAtFda, { CLASSES, DOCUMENTS, MARKETING } from '#sources/drugs-at-fda/source.ts';
import orangeBook from '#sources/orange-book/source.ts';
import { dayOf } from '#sources/purple-book/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const get = async (path: string, query: Record<string, string | number>) =>
  (await service.call(`GET /synapse/${path}`, { query })).json;
const post = async (path: string, body: object) => (await service.call(`POST /synapse/${path}`, { body })).json;
const demo = { drug_id: entityId('drug:demo:r1') };

it('joins what tables say of an application, in any order', () => {
  const parts = [
    approvalPart('FDA', '000001', 'a', { holder: 'X' }),
    approvalPart('FDA', '000001', 'a', { products: [{ number: '001', name: 'P' }] }),
    approvalPart('FDA', '000001', 'a', { products: [{ number: '001', status: 'Prescription' }] }),
    approvalPart('FDA', '000001', 'b', { submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20200102 }] }),
    approvalPart('FDA', '000001', 'a', { submissions: [{ type: 'ORIG', number: 1, orphan: true }] }),
  ];
  const orders = [parts, [...parts].reverse(), [...parts.slice(2), ...parts]];
  const made = orders.map((order) => order.reduce((stored, part) => approvals.merge(stored, part)));
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());
  expect(new Set(made.map((each) => sorted({ ...each, products: [], submissions: [] }))).size).toBe(1);
  for (const each of made) {
    expect(each).toMatchObject({
      holder: 'X',
      source: 'a, b',
      products: [{ number: '001', name: 'P', status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20200102, orphan: true }],
    });
  }
});

it('shows a drug: approvals, reviews, stage, lines with their rows, documents, what happened', async () => {
  const { data } = await get('drug/detail', demo);
  expect(data).toMatchObject({
    drug_name: [{ name: 'imagitinib' }, { lang: 'CN' }],
    target: [{ target_id: entityId('target:demo:t1'), gene_symbol: [{ name: 'HLDR1' }] }],
    mechanism_action: [{ mechanism_id: entityId('mechanism:demo:m1') }],
    drug_type: [{ normalized_id: entityId('drug_type:demo:y1') }],
    active_organization: [{ organization_id: entityId('organisation:demo:o1') }],
    inactive_organization: [],
    first_approval_date: Date.UTC(2024, 5, 10),
    global_highest_dev_status: { display_name: [{ name: 'Approved' }, { name: '批准上市' }] },
    research_disease: [{ disease_id: entityId('disease:demo:d1') }],
    therapeutic_area: [{ display_name: [{ name: 'Musculoskeletal Diseases' }, {}] }],
  });
  const status = (await get('drug/dev-status', demo)).data;
  const line = ({ dev_status, country, evidence }: any) =>
    `${dev_status.display_name[0].name} ${country?.alpha2_code} ${evidence}`;
  expect(status.items.map(line)).toEqual([
    'Approved US FDA 990001',
    'Phase 3 NO DEMO00000002',
    'Phase 3 US DEMO00000002',
    'Phase 2 DE DEMO00000001',
  ]);
  expect((await get('drug/dev-status', { ...demo, offset: 3, limit: 5 })).data).toMatchObject({
    total: 4,
    items: [{}],
  });
  const ended = (await get('drug/dev-status', { drug_id: entityId('drug:demo:r2') })).data;
  expect(ended.items.map(line)).toEqual(['Phase 1 DE DEMO00000003', 'Discontinued JP DEMO00000004']);
  const approval = (await get('drug/approval', demo)).data;
  expect(approval.fda.products.map(({ strength }: any) => strength)).toEqual(['20MG', '40MG']);
  expect(approval.fda.products[0]).toMatchObject({
    appl_type: 'NDA',
    generic: 0,
    dosage_form_and_route: {
      original_name: 'TABLET;ORAL',
      dosage_from: [{ display_name: [{ name: 'TABLET' }] }],
      route: [{ display_name: [{ name: 'ORAL' }] }],
    },
  });
  expect(approval.ema).toBeUndefined();
  expect(
    (await get('drug/special-approval', demo)).data.items.map((row: any) => row.special_review.display_name[0].name),
  ).toEqual(['Priority Review', 'Orphan Drug']);
  expect((await post('drug/approval/file', demo)).data.fda).toEqual([
    {
      drug_approval_id: approvalId('FDA', '990001'),
      source_url: 'https://example.com/990001-letter.pdf',
      type: 'Letter',
      approval_date: Date.UTC(2024, 5, 10),
    },
  ]);
  const happened = (await post('drug/milestone', { ...demo, sort_order: 'asc' })).data;
  expect(happened.items.map((row: any) => `${row.date} ${row.event[0].display_name[0].name}`)).toEqual([
    '2021-03-01 Phase 2',
    '2024-01-15 Phase 3',
    '2024-06-10 Approved',
    '2024-06-10 Orphan Drug',
    '2024-06-10 Priority Review',
  ]);
  const late = { ...demo, event_start_time: 20240601, milestone: [happened.items[2].event[0].id] };
  expect((await post('drug/milestone', late)).data.total).toBe(1);
  expect((await get('target/detail', { target_id: entityId('target:demo:t1') })).data).toMatchObject({
    short_name: [{ name: 'HLDR1' }],
  });
  const wrong = await get('drug/detail', { drug_id: entityId('disease:demo:d1') });
  expect(wrong).toMatchObject({
    status: false,
    error_msg: expect.stringContaining('is the id of a disease, not of a drug'),
  });
});

it('searches drugs by what registers and facts say of them', async () => {
  const search = async (body: object) => (await post('drug/search', body)).data;
  const names = async (body: object) => (await search(body)).items.map((row: any) => row.drug_name[0].name);
  const value = (code: string) => ({ value: [entityId(code)] });
  expect(await names({})).toEqual(['imagitinib', 'fictomab']);
  expect((await search({})).items.map((row: any) => row.global_highest_dev_status.display_name[0].name)).toEqual([
    'Approved',
    'Phase 1',
  ]);
  // what was never approved comes last in either order
  for (const sort_order of ['asc', 'desc'])
    expect(await names({ sort: [{ sort_field: 'FIRST_APPROVED_DATE', sort_order }] })).toEqual([
      'imagitinib',
      'fictomab',
    ]);
  expect(await names({ dev_status: ['Phase_3'] })).toEqual(['imagitinib']);
  expect(await names({ global_highest_dev_status: ['Phase_3'] })).toEqual([]);
  expect(await names({ global_highest_dev_status: ['Phase_1'] })).toEqual(['fictomab']);
  expect(await names({ dev_status: ['Discontinued'] })).toEqual(['fictomab']);
  expect(await names({ target: value('target:demo:t2') })).toEqual(['fictomab']);
  expect(await names({ drug_type: value('drug_type:demo:y1') })).toEqual(['imagitinib']);
  expect(await names({ mechanism_action: value('mechanism:demo:m2') })).toEqual(['fictomab']);
  expect(await names({ disease: value('disease:demo:d1') })).toEqual(['imagitinib', 'fictomab']);
  expect(await names({ disease: value('disease:demo:d2') })).toEqual(['fictomab']);
  expect(await names({ organization: value('organisation:demo:o1') })).toEqual(['imagitinib']);
  expect(await names({ country: ['US'] })).toEqual(['imagitinib']);
  expect(await names({ country: ['JP'] })).toEqual(['fictomab']);
  expect(await names({ country: ['Other'] })).toEqual(['imagitinib']);
  expect(await search({ offset: 1, limit: 1 })).toMatchObject({ total: 2, items: [{}] });
  expect(await names({ exist_deal: true })).toEqual(['imagitinib', 'fictomab']);
  expect(await names({ exist_deal: false })).toEqual([]);
  const none = await post('drug/search', { start_up: true });
  expect([none.data.total, JSON.stringify(none)]).toEqual([0, expect.stringContaining('Nothing is found by start_up')]);
});

it('reads listings: one record a patent, extensions of its term, reissues, what cannot be read', async () => {
  const head =
    'Appl_Type~Appl_No~Product_No~Patent_No~Patent_Expire_Date_Text~Drug_Substance_Flag~Drug_Product_Flag~Patent_Use_Code~Delist_Flag~Submission_Date';
  const text = [
    head,
    'N~022406~001~7157456~Aug 28, 2024~Y~~~~',
    'N~022406~001~7157456*PED~Feb 28, 2025~Y~~~~',
    'N~022406~001~RE41783~Dec 8, 2025~~Y~~~',
    'N~022406~001~x~~~~~~',
  ].join('\n');
  const parsed = (await readText(orangeBook, 'patent.txt', text)) as any[];
  const [first, second, reissue, bad] = parsed.map((each) => (each.ok === true ? each.record : each));
  const merged = listedPatents.merge(first, second);
  expect([merged.number, merged.listings.length, listedExpiry(merged), listedType(merged)]).toEqual([
    'US7157456',
    2,
    20250228,
    'PRODUCT_COMPOUND_SEQUENCE',
  ]);
  expect([reissue.number, listedType(reissue), bad.ok]).toEqual(['USRE41783', 'DRUG_COMBINATION_FORMULATION', false]);
});

it('says what would tell the targets and classes of a drug of which nothing does', async () => {
  const ids = ['drug:lonesome'];
  const part = { kind: 'drug' as const, provenance: [{ source: 'test', key: 'lonesome' }] };
  const names = [{ lang: 'en', kind: 'preferred' as const, text: 'lonesome' }];
  await service.corpus.put(entities, [entityPart({ ...part, ids, names })]);
  const { data, notes } = await get('drug/detail', { drug_id: entityId('drug:lonesome') });
  expect([data.target, data.drug_type, notes]).toEqual([
    [],
    [],
    [
      'No approval of the drug is loaded: Drugs@FDA, or approvals of your own, would tell.',
      'Nothing loaded tells on what the drug acts: DrugCentral, or facts of your own, would.',
      'Nothing loaded tells a class of the drug: DrugCentral, the list of the EMA, or facts of your own, would.',
    ],
  ]);
});

it('names the diseases that a drug treats or whose symptoms it relieves, and none that it must not be given for', async () => {
  const named = (kind: 'drug' | 'disease', key: string) =>
    entityPart({
      ...{ kind, ids: [`${kind}:${key}`], provenance: [{ source: 'test', key }] },
      names: [{ lang: 'en', kind: 'preferred', text: key }],
    });
  const uses = ['not', 'relieves', 'treats'] as const;
  await service.corpus.put(entities, [named('drug', 'choosy'), ...uses.map((use) => named('disease', use))]);
  const about = { kind: 'indication' as const, drug: 'drug:choosy', source: 'test', pubmed: [] };
  const facts = uses.map((use) => ({ ...about, id: `test:${use}`, disease: `disease:${use}`, use }));
  await service.corpus.put(drugFacts, facts);
  const { data } = await get('drug/detail', { drug_id: entityId('drug:choosy') });
  expect(data.disease.map((row: any) => row.display_name[0].name).sort()).toEqual(['relieves', 'treats']);
  const status = await get('drug/dev-status', { drug_id: entityId('drug:choosy') });
  expect([status.data.total, status.notes]).toEqual([
    0,
    ['No approval and no trial that is loaded names the drug: registers of them tell how far it is.'],
  ]);
});

it('calls a product without a brand by its substances, which is no trade name', async () => {
  const head = 'ApplNo\tProductNo\tForm\tStrength\tReferenceDrug\tDrugName\tActiveIngredient\tReferenceStandard';
  const rows = [
    ['IMATINIB MESYLATE', 'IMATINIB MESYLATE'],
    ['GLEEVEC', 'IMATINIB MESYLATE'],
    ['METFORMIN HYDROCHLORIDE AND GLYBURIDE', 'GLYBURIDE; METFORMIN HYDROCHLORIDE'],
    ['HY-PAM ""25""', 'HYDROXYZINE PAMOATE'],
  ].map(([name, of], at) => `021588\t00${at}\tTABLET;ORAL\t1MG\t0\t${name}\t${of}\t0`);
  const parsed = (await readText(drugsAtFda, 'Products.txt', [head, ...rows].join('\n'))) as any[];
  const names = parsed.flatMap(({ record }) => (record.kind === 'drug' ? record.names : []));
  expect(names.map(({ kind, text }: any) => `${kind} ${text}`)).toEqual([
    'preferred imatinib',
    'exact IMATINIB MESYLATE',
    'preferred imatinib',
    'trade GLEEVEC',
    'preferred glyburide; metformin',
    'exact METFORMIN HYDROCHLORIDE AND GLYBURIDE',
    'preferred hydroxyzine',
    'trade HY-PAM "25"',
  ]);
});

it('has no day that no calendar has', async () => {
  const patents = [
    'Appl_Type~Appl_No~Product_No~Patent_No~Patent_Expire_Date_Text~Drug_Substance_Flag~Drug_Product_Flag~Patent_Use_Code~Delist_Flag~Submission_Date',
    'N~022406~001~7157456~Feb 30, 2030~Y~Y~~~',
    'N~022406~001~7157457~Feb 28, 2030~Y~Y~~~',
  ];
  const parsed = (await readText(orangeBook, 'patent.txt', patents.join('\n'))) as any[];
  expect(parsed.map(({ record }) => record.listings[0].expiry)).toEqual([undefined, 20300228]);
  const submissions = [
    'ApplNo\tSubmissionClassCodeID\tSubmissionType\tSubmissionNo\tSubmissionStatus\tSubmissionStatusDate\tSubmissionsPublicNotes\tReviewPriority',
    '021588\t7\tORIG\t1\tAP\t2003-02-30 00:00:00\t\tPRIORITY',
  ];
  const [told] = (await readText(drugsAtFda, 'Submissions.txt', submissions.join('\n'))) as any[];
  expect(told.record.submissions[0]).not.toHaveProperty('date');
  expect([dayOf('31-Feb-2020'), dayOf('2-Dec-87')]).toEqual([undefined, 19871202]);
});

it('keeps documents whose address has blanks, and no day where the register has none', async () => {
  const head =
    'ApplicationDocsID\tApplicationDocsTypeID\tApplNo\tSubmissionType\tSubmissionNo\tApplicationDocsTitle\tApplicationDocsURL\tApplicationDocsDate';
  const row = (id: number, url: string, day: string) => `${id}\t1\t021588\tSUPPL     \t10\t0\t${url}\t${day}`;
  const rows = [
    row(1, 'http://x.example/s008, s010LTR.pdf', '2006-06-02 00:00:00'),
    row(2, 'httpS://x.example/a.pdf', '1900-01-01 00:00:00'),
    row(3, '0https://x.example/b.pdf', '2006-06-02 00:00:00'),
  ];
  const [parsed] = (await readText(drugsAtFda, 'ApplicationDocs.txt', [head, ...rows, ''].join('\r\n'))) as any[];
  expect(parsed.record.documents).toEqual([
    { id: '1', type: 'Letter', url: 'http://x.example/s008,%20s010LTR.pdf', date: 20060602 },
    { id: '2', type: 'Letter', url: 'https://x.example/a.pdf' },
  ]);
});

describeWithSharedData('registers of the FDA', ['drugs/drugsatfda', 'drugs/orange-book'], (fda, orange) => {
  const table = (folder: string, name: string): string => {
    const path = join(folder, name);
    return name.endsWith('.gz') ? gunzipSync(readFileSync(path)).toString('latin1') : readFileSync(path, 'latin1');
  };
  /** Rows of some applications, with the head. */
  const rowsOf = (folder: string, name: string, numbers: readonly string[], at: number, delimiter = '\t') => {
    const [head, ...rows] = table(folder, name).split('\n');
    return [head, ...rows.filter((row) => numbers.includes(row.split(delimiter)[at] ?? ''))].join('\n');
  };
  const NUMBERS = ['208065', '022406'];
  beforeAll(async () => {
    const tables: [string, number][] = [
      ['Applications', 0],
      ['Products', 0],
      ['Submissions', 0],
      ['SubmissionPropertyType', 0],
      ['MarketingStatus', 1],
      ['ApplicationDocs', 2],
    ];
    for (const [name, at] of tables) {
      const text = rowsOf(fda!, `${name}.txt.gz`, NUMBERS, at);
      for (const parsed of await readText(drugsAtFda, `${name}.txt`, text)) {
        if (parsed.ok === true) await service.corpus.put(parsed.into ?? approvals, [parsed.record]);
      }
    }
    for (const parsed of await readText(orangeBook, 'patent.txt', table(orange!, 'patent.txt.gz'))) {
      if (
        parsed.ok === true &&
        ['US7157456', 'US9539218', 'US6967208', 'US9326945', 'US6965027', 'USRE41783'].includes(
          (parsed.record as any).number,
        )
      )
        await service.corpus.put(listedPatents, [parsed.record as any]);
    }
  });

  it('say of osimertinib and rivaroxaban what their tables hold', async () => {
    const drug = async (name: string) => {
      const drug_id = entityId(`drug:${name}`);
      const { fda: found } = (await get('drug/approval', { drug_id })).data;
      const documents = (await post('drug/approval/file', { drug_id })).data.fda;
      return { found, documents };
    };
    const { found, documents } = await drug('osimertinib');
    expect(found.products.map((row: any) => [row.appl_no, row.strength, row.trade_name[0].name])).toEqual([
      ['208065', 'EQ 40MG BASE', 'TAGRISSO'],
      ['208065', 'EQ 80MG BASE', 'TAGRISSO'],
    ]);
    expect(found.products[0]).toMatchObject({
      applicant_holder: [{ display_name: [{ name: 'ASTRAZENECA PHARMS' }] }],
      first_approval_date: Date.UTC(2015, 10, 13),
      market_status: { display_name: [{ name: 'Prescription' }, { lang: 'CN', name: '处方药' }] },
    });
    expect(found.products[0].special_review.map((row: any) => row.display_name[0].name)).toEqual([
      'Priority Review',
      'Orphan Drug',
    ]);
    expect([found.submissions.length, documents.length]).toEqual([9, 17]);
    const xarelto = await drug('rivaroxaban');
    expect(xarelto.found.products.length).toBe(4);
    expect(xarelto.found.products[0]).toMatchObject({
      trade_name: [{ name: 'XARELTO' }],
      first_approval_date: Date.UTC(2011, 6, 1),
    });
    expect([xarelto.found.submissions.length, xarelto.documents.length]).toEqual([25, 44]);
  });

  it('list patents with their latest expiry', async () => {
    const listed = async (number: string) => {
      const [found] = await service.corpus.get(listedPatents, [listedPatentId('FDA_ORANGE_BOOK', number)]);
      return found && [listedExpiry(found), listedType(found)];
    };
    expect((await listed('US7157456'))![0]).toBe(20250228);
    expect((await listed('US9539218'))![1]).toBe('NEW_USE');
    expect((await listed('US6967208'))![0]).toBe(20261121);
    expect((await listed('US9326945'))![0]).toBe(20310224);
    expect(await listed('USRE41783')).toBeDefined();
  });

  it('are read with the words of their own tables of codes', () => {
    const words = (name: string) =>
      table(fda!, name)
        .split('\n')
        .slice(1)
        .map((row) => row.replace('\r', '').split('\t'));
    for (const [code, word] of words('MarketingStatus_Lookup.txt')) if (code) expect(MARKETING[code]).toBe(word);
    for (const [code, , word] of words('SubmissionClass_Lookup.txt'))
      if (code && word) expect([code, CLASSES[code]]).toEqual([code, word.trim()]);
    for (const [code, word] of words('ApplicationsDocsType_Lookup.txt'))
      if (code && DOCUMENTS[code]) expect(DOCUMENTS[code]).toBe(word);
  });
});
