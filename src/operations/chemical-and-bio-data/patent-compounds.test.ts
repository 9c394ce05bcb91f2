import { afterAll, beforeAll, expect, it } from 'vitest';
import { compounds } from '#collections/compounds/compounds.ts';
import { mentions } from '#collections/compounds/mentions.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { reactions } from '#collections/reactions/reactions.ts';
import { demoCompounds } from '#demo/compounds.ts';
import { demoReactions } from '#demo/reactions.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import b002 from './b002-patents.ts';
import b071 from './b071-get-single-data.ts';
import b0721 from './b072-1-submit-task.ts';
import b0722, { dayInWords } from './b072-2-get-task-result.ts';
import b075 from './b075-route.ts';

const ASPIRIN = 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N';
const SALICYLIC = 'YGSDEFSMJLZEOE-UHFFFAOYSA-N';
const ETHANOL = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const CITRIC = 'KRKNYBCHXYNGOX-UHFFFAOYSA-N';
const OWN = 'US7777777B2';
const LATER = 'US8888888B2';

const said = (text: string) => [{ lang: 'en', origin: 'original' as const, text }];
const patent = (number: string, published: number, description: string): Patent =>
  ({
    ...emptyLists(),
    ...demoRecords()[0]!,
    publication_number: number,
    publication_date: published,
    titles: said('Tablets of aspirin'),
    abstracts: said('Acetylsalicylic acid, pressed.'),
    claims: [
      {
        lang: 'en',
        origin: 'original',
        claims: [{ number: 1, text: 'A tablet of aspirin and citric acid.', kind: 'independent', depends_on: [] }],
      },
    ],
    descriptions: [{ lang: 'en', origin: 'original', paragraphs: [{ text: description }] }],
  }) as unknown as Patent;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const model = demoRecords().find(({ descriptions }) => descriptions.length > 0)!;
  const made = (number: string, published: number, description: string): Patent => {
    const { descriptions } = model;
    const first = descriptions[0]!;
    return {
      ...patent(number, published, description),
      claims: [
        {
          ...model.claims[0]!,
          claims: [{ ...model.claims[0]!.claims[0]!, text: 'A tablet of aspirin and citric acid.' }],
        },
      ],
      descriptions: [{ ...first, paragraphs: [{ ...first.paragraphs[0]!, text: description }] }],
    };
  };
  await service.corpus.put(compounds, demoCompounds());
  await service.corpus.put(reactions, demoReactions());
  await service.corpus.put(patents, [
    made(OWN, 20100101, 'Salicylic acid is stirred in ethanol (64-17-5). Ethanol is taken off.'),
    made(LATER, 20120101, 'Nothing new.'),
  ]);
  await service.corpus.put(mentions, [
    {
      id: `a:${OWN}:${SALICYLIC}`,
      compound: SALICYLIC,
      patent: OWN,
      counts: { claims: 3, image: 1 },
      names: [],
      provenance: [{ source: 'a', key: '1' }],
    },
    // sources of reactions name patents without kind code
    ...[OWN.slice(0, -2), 'US4609650', 'US4609650A', 'US3930836'].map((number) => ({
      id: `ord:${number}:${CITRIC}`,
      compound: CITRIC,
      patent: number,
      counts: {},
      names: [],
      provenance: [{ source: 'ord', key: number }],
    })),
  ]);
  await service.corpus.put(reactions, [
    {
      id: 'ord:esters',
      reactants: [{ inchi_key: ETHANOL, smiles: 'CCO', amounts: [] }],
      agents: [],
      products: [{ inchi_key: CITRIC, smiles: 'OC(=O)CC(O)(C(=O)O)CC(=O)O', amounts: [] }],
      written: 'CCO>>OC(=O)CC(O)(C(=O)O)CC(=O)O',
      patent: OWN.slice(0, -2),
      provenance: [{ source: 'ord', key: 'esters' }],
    },
  ]);
});
afterAll(() => service.close());

const compoundsOf = async (body: object) => (await service.call(b071, { body: { patent_number: OWN, ...body } })).data;
const namesOf = ({ items }: { items: { compound_name: string }[] }) => items.map(({ compound_name }) => compound_name);

it('compounds of a patent are those that sources name and those whose names stand in it, with counts', async () => {
  const found = await compoundsOf({});
  expect(
    found.items.map(
      ({ compound_name, ta_mention, claims_mention, desc_mention, pdf_mention }: Record<string, unknown>) => [
        compound_name,
        ta_mention,
        claims_mention,
        desc_mention,
        pdf_mention,
      ],
    ),
  ).toEqual([
    ['salicylic acid', 0, 3, 1, 1],
    ['aspirin', 2, 1, 0, 0],
    ['citric acid', 0, 1, 0, 0],
    ['ethanol', 0, 0, 3, 0],
  ]);
  expect(found.items[1]).toMatchObject({ inchi_key: ASPIRIN, mwt: 180.159, publication_date: '20100101' });
});

it('are narrowed by where they stand, weight, reagents, and whether the patent is the first', async () => {
  expect(namesOf(await compoundsOf({ source: [6] }))).toEqual(['aspirin']);
  expect(namesOf(await compoundsOf({ source: [3] }))).toEqual(['salicylic acid']);
  expect(namesOf(await compoundsOf({ exclude_reagents: true }))).not.toContain('ethanol');
  expect(namesOf(await compoundsOf({ range_min: 150, range_max: 185 }))).toEqual(['aspirin']);
  expect(namesOf(await compoundsOf({ only_first: true }))).toContain('aspirin');
  const later = await service.call(b071, { body: { patent_number: LATER, only_first: true } });
  expect(later.data.items).toEqual([]);
  expect(namesOf(await compoundsOf({ limit: 1, page: 2 }))).toEqual(['aspirin']);
});

it('a patent must be named', async () => {
  expect((await service.call(b071, { body: {} })).json.error_msg).toContain('Give patent_id or patent_number');
  const { json } = await service.call(b071, { body: { patent_number: 'US1234567B2' } });
  expect([json.data.total, json.notes?.join()]).toEqual([
    0,
    expect.stringContaining('No text is stored of US1234567B2'),
  ]);
});

it('compounds of several patents come as a task', async () => {
  const started = await service.call(b0721, { body: { patent_numbers: [OWN, LATER], source: [] } });
  const { task_id } = started.data;
  expect(task_id).toMatch(/^[0-9a-f]{32}$/);
  await expect
    .poll(async () => (await service.call(b0722, { query: { task_id } })).data.status, { timeout: 60_000 })
    .toBe('SUCCESS');
  const { data } = await service.call(b0722, { query: { task_id } });
  expect(data.total).toBe(4);
  expect(data.results[0]).toMatchObject({
    compound_name: 'aspirin',
    inchi_key: ASPIRIN,
    patent_num: 2,
    publication: { patent_number: OWN, publication_date: '1 Jan 2010' },
  });
  expect(data.results[0].patent_ids).toHaveLength(2);
  expect(data.results.map(({ inchi_key }: { inchi_key: string }) => inchi_key)).toContain(ETHANOL);
});

it('reactions are found by what comes out and by what goes in', async () => {
  const of = async (inchi_key: string, type: string, more = {}) =>
    (await service.call(b075, { body: { inchi_key, type, ...more } })).data;
  const made = await of(ASPIRIN, 'product');
  expect(made.total).toBe(1);
  expect(made.results[0].smiles_reactions[0]).toMatchObject({
    reactants: [
      { compound_name: 'salicylic acid', inchi_key: SALICYLIC, amount_units: [{ value: '10', unit: 'mmol' }] },
      { compound_name: 'acetic anhydride' },
    ],
    products: [{ compound_name: 'aspirin' }],
  });
  expect((await of(SALICYLIC, 'reactant')).total).toBe(1);
  expect((await of(ASPIRIN, 'reactant')).total).toBe(0);
  expect((await of(ASPIRIN, 'product', { pn: 'US8247416' })).total).toBe(0);
});

it('a patent that a source names without kind code is the stored one, once; what is not stored stays as it is', async () => {
  const { data } = await service.call(b002, { query: { inchi_key: CITRIC, page: 1, rows: 10 } });
  const pns = data.patents.map(({ pn }: { pn: string }) => pn);
  expect([data.total, pns.slice(0, 2).sort(), pns.slice(2).sort()]).toEqual([
    4,
    [OWN, LATER],
    ['US3930836', 'US4609650A'],
  ]);
  const of = async (body: object) =>
    (await service.call(b075, { body: { inchi_key: CITRIC, type: 'product', ...body } })).data;
  expect((await of({})).results.map(({ pns: named }: { pns: string[] }) => named)).toEqual([[OWN]]);
  expect((await of({ pn: OWN })).total).toBe(1);
  expect(namesOf(await compoundsOf({ patent_number: OWN.slice(0, -2) }))).toEqual(namesOf(await compoundsOf({})));
});

it('days of publications are written in words', () => {
  expect([20130906, 20241231, 20200101].map(dayInWords)).toEqual(['6 Sep 2013', '31 Dec 2024', '1 Jan 2020']);
});
