import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvals } from '#collections/approvals/approvals.ts';
import { listedPatents } from '#collections/approvals/listed-patents.ts';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import drugsAtFda from '#sources/drugs-at-fda/source.ts';
import orangeBook from '#sources/orange-book/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
const publication = (number: string, said: Partial<Patent>): Patent => ({
  ...emptyLists(),
  publication_number: number,
  authority: number.slice(0, 2),
  doc_number: number.slice(2).replace(/[A-Z]\d?$/, ''),
  kind_code: /[A-Z]\d?$/.exec(number)![0],
  patent_type: 'B',
  ...said,
  provenance: [{ source: 'test', fields: [] }],
});
const title = (text: string) => [{ lang: 'en', origin: 'original' as const, text }];
const claim = (text: string) => [
  { lang: 'en', origin: 'original' as const, claims: [{ number: 1, text, independent: true, parents: [] }] },
];
/** The first is listed; two publications of one document; a patent that names the drug; one that is of no drug. */
const PUBLICATIONS: Patent[] = [
  publication('US19007108B2', {
    titles: title('Dosage form'),
    ipc: ['A61K9/00'],
    publication_date: 20150101,
    expiry_date: 20270625,
  }),
  publication('EP7000001A1', {
    titles: title('Crystalline imagitinib'),
    ipc: ['C07D401/04'],
    publication_date: 20160101,
  }),
  publication('EP7000001B1', {
    titles: title('Crystalline imagitinib'),
    claims: claim('A crystalline form of imagitinib, having peaks at 2θ of 5.1 and 7.9.'),
    ipc: ['C07D401/04'],
    publication_date: 20190101,
    expiry_date: 20350101,
    inventors: [{ name: 'Ann Li' }],
    assignees: [{ name: 'Kiel Works GmbH', type: 'company' }],
    ...{ filing_date: 20140505, grant_date: 20190101 },
    priorities: [{ country: 'EP', number: 'EP13000001', date: 20130404 }],
    legal_status: { simple: 1, detailed: [3] },
  }),
  publication('EP7000002A1', {
    titles: title("Treatment of bearing-maker's hand"),
    claims: claim("A method of treating bearing-maker's hand by rest."),
    ipc: ['A61P19/02'],
    stated_family_members: ['US9900002B2', 'JP7000002A'],
    publication_date: 20200101,
  }),
  publication('EP7000003A1', {
    titles: title('Cream without imagitinib'),
    ipc: ['A61K8/06'],
    publication_date: 20210101,
  }),
];
const demo = { drug: { value: [entityId('drug:demo:r1')] } };

beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  await service.corpus.put(patents, PUBLICATIONS);
  for (const [collection, all] of demoLife()) await service.corpus.put(collection, all);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const post = async (path: string, body: object) =>
  (await service.call(`POST /synapse/patent/core/${path}`, { body })).json;
const found = async (body: object) => {
  const { data } = await post('search', { ...body, limit: 100 });
  expect(data.items.length).toBe(data.total);
  return data.items.map(({ pn }: { pn: string }) => pn);
};
const detail = async (number: string) =>
  (await service.call('GET /synapse/patent/detail', { query: { patent_id: patentId(number) } })).json;

it('finds a document once: listed, named by its text, or of the classes of drugs', async () => {
  expect(await found({})).toEqual(['EP7000002A1', 'EP7000001B1', 'US19007108B2', 'US9900002', 'US9900001']);
  expect(await found(demo)).toEqual(['EP7000001B1', 'US19007108B2', 'US9900002', 'US9900001']);
  expect((await post('search', demo)).data).toMatchObject({ total: 4, uncollapse_total: 5 });
  // by the drugs that are used for it, and by its name
  expect(await found({ disease: { value: [entityId('disease:demo:d1')] } })).toEqual([
    'EP7000002A1',
    'US19007108B2',
    'US9900002',
    'US9900001',
  ]);
  expect(await found({ target: { value: [entityId('target:demo:t1')] } })).toEqual([
    'US19007108B2',
    'US9900002',
    'US9900001',
  ]);
  const both = [entityId('target:demo:t1'), entityId('target:demo:t2')];
  expect(await found({ target: { condition: 'AND', value: both } })).toEqual([]);
});

it('ties families both ways: a listed document to publications that state it, and back', async () => {
  const { data } = await post('search', { ...demo, limit: 100 });
  const families = data.items.map(({ pn, family }: any) => [pn, family]);
  expect(families).toContainEqual(['US9900002', ['EP7000002A1']]);
  expect(families).toContainEqual(['US9900001', undefined]);
  expect((await detail('EP7000002A1')).data.family_listed).toMatchObject([
    { pn: 'US9900002', drug: [{ drug_id: entityId('drug:demo:r1') }] },
  ]);
  expect((await detail('EP7000001B1')).data.family_listed).toEqual([]);
});

it('answers the expiry that a register gives before the estimated one, and merges by it', async () => {
  const expiries = async (order: string, page = {}) =>
    (await post('search', { sort: [{ sort_field: 'EXDT_TS', sort_order: order }], limit: 10, ...page })).data.items.map(
      ({ pn, exdt }: any) => `${pn} ${exdt}`,
    );
  const rising = [
    'US19007108B2 20290101',
    'EP7000001B1 20350101',
    'US9900001 20381210',
    'US9900002 20400301',
    'EP7000002A1 undefined',
  ];
  expect(await expiries('asc')).toEqual(rising);
  for (let offset = 0; offset < 5; offset++)
    expect(await expiries('asc', { offset, limit: 2 })).toEqual(rising.slice(offset, offset + 2));
  expect(await expiries('desc')).toEqual([...rising.slice(0, 4).reverse(), rising[4]]);
  for (let offset = 0; offset < 5; offset++)
    expect(await expiries('desc', { offset, limit: 1 })).toEqual(
      [...rising.slice(0, 4).reverse(), rising[4]].slice(offset, offset + 1),
    );
  expect(await found({ exdt: { from: 20360101, to: 20390101 } })).toEqual(['US9900001']);
  expect(await found({ exdt: { to: 20290101 } })).toEqual(['US19007108B2']);
});

it('tells the type by the register, else by the first claim with its words', async () => {
  expect(await found({ drug_patent_type: 'PRODUCT_COMPOUND_SEQUENCE' })).toEqual(['US9900001']);
  expect(await found({ drug_patent_type: 'DRUG_COMBINATION_FORMULATION' })).toEqual(['US19007108B2']);
  expect(await found({ drug_patent_type: 'NEW_USE' })).toEqual(['EP7000002A1', 'US9900002']);
  expect(await found({ drug_patent_type: 'CRYSTAL_FORM' })).toEqual(['EP7000001B1']);
  const crystal = (await detail('EP7000001B1')).data;
  expect(crystal.phs_drug_patent_types).toMatchObject([
    { patent_type: { display_name: [{ name: 'crystal form' }, { name: '晶型' }] }, claim: 1, quote: 'crystalline' },
  ]);
  expect(crystal).toMatchObject({ core_drug: [], drug: [{ drug_id: entityId('drug:demo:r1') }] });
  const listed = (await detail('US9900001')).data;
  expect(listed.core_drug).toMatchObject([
    { drug_id: entityId('drug:demo:r1'), drug_type: [{ normalized_id: entityId('drug_type:demo:y1') }] },
  ]);
  expect(listed.fda_drug_patent_types).toMatchObject([
    { patent_type: { display_name: [{ name: 'product compound sequence' }, { name: '化合物或序列' }] } },
    { exclusivity_code: 'NCE', patent_type_drug: [{ drug_id: entityId('drug:demo:r1') }] },
  ]);
  expect((await detail('US9900002')).data.fda_drug_patent_types[0].use_codes).toEqual(['U-9001']);
  const unknown = await detail('US1');
  expect([unknown.status, unknown.error_msg]).toEqual([false, expect.stringContaining(patentId('US1'))]);
});

it('leaves out what cannot be judged, and says so; what nothing holds finds nothing', async () => {
  const alive = await post('search', { simple_legal_status: ['ACTIVE'], limit: 10 });
  expect(alive.data.items.map(({ pn }: any) => pn)).toEqual(['EP7000001B1']);
  expect(JSON.stringify(alive)).toContain('2 documents that a register lists are left out');
  expect(await found({ inventor_name: ['Ann Li'] })).toEqual(['EP7000001B1']);
  expect(await found({ patent_country: ['US'] })).toEqual(['US19007108B2', 'US9900002', 'US9900001']);
  expect(await found({ filter_dto: { patent_country: ['EP'], pbdt_year: ['2020'] } })).toEqual(['EP7000002A1']);
  for (const [body, said] of [
    [{ source: 'CDE' }, 'Nothing of CDE is loaded'],
    [{ patent_tech_type: { value: ['0'.repeat(32)] } }, 'Nothing is found by patent_tech_type'],
  ] as const) {
    const none = await post('search', body);
    expect([none.data.total, JSON.stringify(none)]).toEqual([0, expect.stringContaining(said)]);
  }
  expect(await found({ source: 'FDA_ORANGE_BOOK' })).toEqual(['US19007108B2', 'US9900002', 'US9900001']);
  const wrong = await post('search', { drug: { value: [entityId('disease:demo:d1')] } });
  expect(wrong.error_msg).toContain('is the id of a disease, not of a drug');
  expect((await post('search', { apdt: { from: 2, to: 1 } })).error_msg).toContain('apdt runs backwards');
  const years = await post('search', { filter_dto: { apdt_year: ['2020', '20x'] } });
  expect(years.error_msg).toBe('filter_dto.apdt_year[1] is "20x": give a year of four digits.');
});

it.each([
  [{ ancs_type: ['COMPANY'] }, { ancs_type: ['ACADEMY'] }],
  [{ in_facet: ['ANN LI'] }, { in_facet: ['ANN'] }],
  [{ legal_status: ['3'] }, { legal_status: ['11'] }],
  [{ simple_legal_status: ['1'] }, { simple_legal_status: ['0'] }],
  [{ patent_assignee: ['KIEL WORKS GMBH'] }, { patent_assignee: ['KIEL'] }],
  [{ apdt_year: ['2014'] }, { apdt_year: ['2015'] }],
  [{ pbdt_year: ['2019'] }, { pbdt_year: ['2018'] }],
  [{ isdt_year: ['2019'] }, { isdt_year: ['2018'] }],
  [{ priority_year: ['2013'] }, { priority_year: ['2014'] }],
])('takes the facet %o back as a filter', async (facet, other) => {
  const country = { patent_country: ['EP'] };
  expect(await found({ filter_dto: { ...country, ...facet } })).toContain('EP7000001B1');
  expect(await found({ filter_dto: { ...country, ...other } })).not.toContain('EP7000001B1');
});

it('finds what one of a thousand things is, and nothing where all of them are asked for', async () => {
  const drug = entityId('drug:demo:r1');
  const nobody = Array.from({ length: 999 }, (_, n) => n.toString(16).padStart(32, '0'));
  const alone = await found({ drug: { value: [drug] } });
  expect(alone.length).toBeGreaterThan(0);
  expect(await found({ drug: { value: [...nobody, drug] } })).toEqual(alone);
  expect(await found({ drug: { condition: 'AND', value: [drug, drug] } })).toEqual(alone);
  expect(await found({ drug: { condition: 'AND', value: [...nobody, drug] } })).toEqual([]);
  expect(await found({ drug: { value: nobody } })).toEqual([]);
  const many = await post('search', { drug: { value: [...nobody, drug, drug] } });
  expect(many.error_msg).toContain('at most 1000 items; an array of 1001');
});

it('counts documents by facets, those of publications and of the register together', async () => {
  const facets = async (body: object, ...names: string[]) => {
    const { data } = await post('aggregation', { ...body, aggregation_field: names });
    return data.aggregation_result.map(({ items, total }: any) => {
      expect(items.length).toBe(total);
      return Object.fromEntries(items.map(({ display_name_en, count }: any) => [display_name_en, count]));
    });
  };
  expect(
    await facets({}, 'COUNTRY', 'EXDT_Y', 'PHS_CORE_TYPE_ID', 'PHS_CORE_DRUG_ID', 'SIMPLE_LEGAL_STATUS', 'PBDT_YEAR'),
  ).toEqual([
    { 'United States': 3, 'European Patent Office': 2 },
    { 2029: 1, 2035: 1, 2038: 1, 2040: 1 },
    { 'new use': 2, 'crystal form': 1, 'drug combination formulation': 1, 'product compound sequence': 1 },
    { imagitinib: 3 },
    { Active: 1, Undetermined: 3 },
    // a document whose publications are of two years counts for both
    { 2015: 1, 2016: 1, 2019: 1, 2020: 1 },
  ]);
  expect(
    await facets({}, 'PHS_TARGET_ID', 'PHS_DRUG_TYPE_ID', 'PHS_DISEASE_ID', 'PHS_THERAPEUTIC_AREA', 'PED_STATUS'),
  ).toEqual([
    { 'halden receptor 1': 3 },
    { 'pump-sparing agent': 3 },
    { "bearing-maker's hand": 3 },
    { 'Musculoskeletal Diseases': 3 },
    { 'not extended': 2, extended: 1 },
  ]);
  expect(await facets({ drug_patent_type: 'NEW_USE' }, 'PHS_DOSAGE_FORM_ID', 'PHS_CORE_DRUG_SOURCE')).toEqual([
    { TABLET: 1 },
    { FDA_ORANGE_BOOK: 1 },
  ]);
  const silent = await post('aggregation', { aggregation_field: ['SPC_STATUS'] });
  expect(silent.data.aggregation_result).toEqual([{ aggregation_field: 'SPC_STATUS', items: [], total: 0 }]);
  expect(JSON.stringify(silent)).toContain('SPC_STATUS is empty');
  const [first] = (await post('aggregation', { aggregation_field: ['PHS_CORE_DRUG_ID'] })).data.aggregation_result;
  // the key of a thing is its id, and a filter takes it
  expect(await found({ drug: { value: [first.items[0].key] } })).toEqual(await found(demo));
  expect(first.items[0].value).toBe(entityId('drug:demo:r1'));
  expect((await post('aggregation', { aggregation_field: ['X'] })).error_msg).toContain('"X" cannot be counted');
});

describeWithSharedData('the Orange Book', ['drugs/drugsatfda', 'drugs/orange-book'], (fda, orange) => {
  const NUMBERS = ['022406', '202155', '203214', '208246', '215859'];
  const rows = (folder: string, name: string, at: number, delimiter: string) => {
    const text = gunzipSync(readFileSync(join(folder, `${name}.txt.gz`))).toString('latin1');
    const [head, ...all] = text.split('\n');
    return [head, ...all.filter((row) => NUMBERS.includes(row.split(delimiter)[at] ?? ''))].join('\n');
  };
  beforeAll(async () => {
    for (const name of ['Applications', 'Products'])
      for (const parsed of await readText(drugsAtFda, `${name}.txt`, rows(fda!, name, 0, '\t')))
        if (parsed.ok === true) await service.corpus.put(parsed.into ?? approvals, [parsed.record]);
    for (const parsed of await readText(orangeBook, 'patent.txt', rows(orange!, 'patent', 1, '~')))
      if (parsed.ok === true) await service.corpus.put(listedPatents, [parsed.record as never]);
    await service.corpus.put(
      entities,
      ['apixaban', 'tofacitinib', 'rivaroxaban'].map((name) =>
        entityPart({
          ids: [`drug:${name}`],
          provenance: [{ source: 'test', key: name }],
          kind: 'drug',
          names: [{ lang: 'en', kind: 'preferred', text: name }],
        }),
      ),
    );
  });

  it('lists the documents of apixaban, tofacitinib and rivaroxaban with their last days', async () => {
    const listed = async (name: string) => {
      const { data } = await post('search', { drug: { value: [entityId(`drug:${name}`)] }, limit: 100 });
      return Object.fromEntries(data.items.map(({ pn, exdt }: any) => [pn, exdt]));
    };
    expect(await listed('apixaban')).toMatchObject({ US6967208: '20261121', US9326945: '20310224' });
    const tofacitinib = await listed('tofacitinib');
    expect(Object.keys(tofacitinib)).toEqual(expect.arrayContaining(['US6965027', 'USRE41783']));
    const rivaroxaban = await listed('rivaroxaban');
    expect(Object.keys(rivaroxaban).length).toBe(4);
    expect(rivaroxaban.US7157456).toBe('20250228');
    const uses = await post('search', {
      drug: { value: [entityId('drug:rivaroxaban')] },
      drug_patent_type: 'NEW_USE',
      limit: 10,
    });
    expect(uses.data.items.map(({ pn }: any) => pn)).toContain('US9539218');
  });
});
