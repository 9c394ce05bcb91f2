import { afterAll, beforeAll, expect, it } from 'vitest';
import { openToolkit } from '#chemistry/rdkit.ts';
import { type Compound, compoundOf } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { mentions } from '#collections/compounds/mentions.ts';
import { entities, entityPart } from '#collections/entities/entities.ts';
import { patents } from '#collections/patents/patents.ts';
import { DEMO_STRUCTURES, demoCompounds } from '#demo/compounds.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import b001 from './b001-compound.ts';
import b002 from './b002-patents.ts';
import b014 from './b014-detail.ts';
import b015 from './b015-physicochemical-props.ts';
import b042 from './b042-search.ts';
import b073 from './b073-search.ts';
import { patentsOfCompound } from './compound-documents.ts';

const SODIUM_SALICYLATE = 'ABBQHOQBGMUPJH-UHFFFAOYSA-M';
const SALICYLIC_ACID = 'YGSDEFSMJLZEOE-UHFFFAOYSA-N';

const ASPIRIN = 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N';
const BENZOTRIAZOLE = 'QRUDEWIWKLJBPS-UHFFFAOYSA-N';
const MENTIONED = 'WO2013127697A1';

let service: TestService;
let held: string[];
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(compounds, demoCompounds());
  const texts = demoRecords().filter((patent) => JSON.stringify(patent).includes('benzotriazole'));
  held = texts.map(({ publication_number }) => publication_number);
  await service.corpus.put(patents, texts);
  await service.corpus.put(mentions, [
    {
      id: `surechembl:${MENTIONED}:${ASPIRIN}`,
      compound: ASPIRIN,
      patent: MENTIONED,
      counts: { claims: 2 },
      names: [],
      published: 20130906,
      provenance: [{ source: 'surechembl', key: 'a' }],
    },
  ]);
});
afterAll(() => service.close());

it('the demo compounds are what the toolkit reads', async () => {
  const toolkit = await openToolkit();
  const made = DEMO_STRUCTURES.map((said) => ({ ...compoundOf(toolkit.structure(said.given.text), said), demo: true }));
  expect(demoCompounds()).toEqual(made);
});

it('a compound is told by its key', async () => {
  const { data } = await service.call(b014, { query: { inchi_key: SODIUM_SALICYLATE.toLowerCase() } });
  expect(data).toMatchObject({
    canonical_smiles: 'O=C([O-])c1ccccc1O.[Na+]',
    formula: 'C7H5NaO3',
    mol_weight: 160.104,
    cas_nos: ['54-21-7'],
    names: ['sodium salicylate'],
    iupac_name: 'sodium 2-hydroxybenzoate',
    synonyms: ['sodium 2-hydroxybenzoate', '水杨酸钠'],
    parent: SALICYLIC_ACID,
  });
});

it.each([
  ['BSYNRYMUTXBXSQ', 'is no InChIKey'],
  ['AAAAAAAAAAAAAA-UHFFFAOYSA-N', 'is not in the corpus'],
])('%s is refused: %s', async (inchi_key, why) => {
  const { json } = await service.call(b014, { query: { inchi_key } });
  expect(json.status).toBe(false);
  expect(json.error_msg).toContain(why);
});

it('figures are computed, and say how', async () => {
  const { data, json } = await service.call(b015, { query: { inchi_key: SODIUM_SALICYLATE } });
  expect(data).toMatchObject({ cbu: 2, charge: 0, heavy_atom: 11, hbd: 1, psa: 60.36, ro5: 0, source: 'computed' });
  expect(data).not.toHaveProperty('xlogp3');
  expect(data.methods.map(({ field }: { field: string }) => field)).toContain('psa');
  expect(json.notes.join()).toContain('xlogp3');
});

const search = async (body: object) => (await service.call(b001, { body: { page: 1, rows: 10, ...body } })).json;
const keysOf = ({ data }: { data: { results: { compound_name: string }[] } }) =>
  data.results.map(({ compound_name }) => compound_name);

it('what contains a structure is found, the smallest first', async () => {
  const found = await search({ smiles: 'OC(=O)c1ccccc1', search_type: 'SUB' });
  expect(keysOf(found)).toEqual(['salicylic acid', 'sodium salicylate', 'aspirin']);
  expect(found.data).toMatchObject({ total: 3, complete: true });
  const second = await search({ smiles: 'OC(=O)c1ccccc1', search_type: 'SUB', page: 2, rows: 2 });
  expect(keysOf(second)).toEqual(['aspirin']);
  expect(keysOf(await search({ smarts: '[#6]1:[#6]:[#6]:[#6]:[#6]:[#6]:1C(=O)O', search_type: 'SUB' }))).toEqual(
    keysOf(found),
  );
  expect(keysOf(await search({ smiles: 'OC(=O)c1ccccc1', search_type: 'SUB', formula: 'C7H6O3' }))).toEqual([
    'salicylic acid',
  ]);
});

it('equals are found with what counts, and without', async () => {
  const asked = { smiles: 'C[C@@H](O)C(=O)O', search_type: 'EXT' };
  expect(keysOf(await search(asked))).toEqual([]);
  expect(keysOf(await search({ ...asked, include_stereo: false }))).toEqual(['L-lactic acid', 'lactic acid']);
  expect(keysOf(await search({ inchi: 'InChI=1S/CH4N2O/c2-1(3)4/h(H4,2,3,4)' }))).toEqual(['urea']);
  expect(keysOf(await search({ smiles: 'OC(=N)N', include_tautomer: false }))).toEqual(['urea']);
  expect(keysOf(await search({ smiles: 'OC(=N)N' }))).toEqual([]);
});

it('similar ones come with their likeness, the stereo of a substructure counts where it is asked for', async () => {
  const found = await search({ smiles: 'OC(=O)c1ccccc1O', search_type: 'SIM', sim_threshold: 0.4 });
  expect(
    found.data.results.map((row: { inchi_key: string; similarity: number }) => [row.inchi_key, row.similarity]),
  ).toEqual([
    [SALICYLIC_ACID, 1],
    [SODIUM_SALICYLATE, 0.5833],
    [ASPIRIN, 0.4483],
  ]);
  expect(keysOf(await search({ smiles: 'C[C@@H](O)C(=O)O', search_type: 'SUB' }))).toEqual([]);
  expect(keysOf(await search({ smiles: 'C[C@H](O)C(=O)O', search_type: 'SUB' }))).toEqual(['L-lactic acid']);
});

it('formulas and names find compounds', async () => {
  expect(keysOf(await search({ formula: 'H8C9O4' }))).toEqual(['aspirin']);
  expect(keysOf(await search({ formula: 'C2H6O1-2' }))).toEqual(['ethanol', 'ethylene glycol']);
  expect(keysOf(await search({ name: 'acetylsalicylic acid' }))).toEqual(['aspirin']);
});

it.each([
  [{ smiles: 'C(C)(C)(C)(C)C' }, 'smiles: Explicit valence for atom # 0 C, 5'],
  [{}, 'Give smiles, inchi, formula or name'],
  [{ formula: 'C9H8Xx' }, 'formula: "Xx" is no element (at character 5)'],
  [{ inchi: 'InChI=1S/CH4/h1H4', search_type: 'SUB' }, 'of no compound in the corpus'],
  [{ inchi: 'nonsense' }, 'this is no standard InChI'],
  [{ smarts: '[#6', search_type: 'SUB' }, 'smarts: '],
])('%j is refused', async (body, why) => {
  const answer = await search(body);
  expect(answer.status).toBe(false);
  expect(answer.error_msg).toContain(why);
});

it.each([
  ['Aspirin', 'name', ['aspirin']],
  ['50-78-2', 'cas', ['aspirin']],
  ['C9H8O4', 'formula', ['aspirin']],
  ['OC(=O)c1ccccc1OC(C)=O', 'smiles', ['aspirin']],
  ['CCO', 'smiles', ['ethanol']],
  [ASPIRIN.toLowerCase(), 'inchi_key', ['aspirin']],
  ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', 'inchi', ['ethanol']],
  ['乙醇', 'name', ['ethanol']],
  ['nobody knows it', 'name', []],
  ['CAS 64-17-5', 'cas', ['ethanol']],
  ['CAS No. 64-17-5', 'cas', ['ethanol']],
])('a keyword %s is taken as %s', async (keyword, taken, names) => {
  const { data } = await service.call(b073, { query: { keyword }, body: {} });
  expect([data.taken_as, data.items.map((item: { compound_name: string }) => item.compound_name)]).toEqual([
    taken,
    names,
  ]);
});

it.each([
  ['asprin', 'Did you mean “aspirin”?'],
  ['Ethanoll', 'Did you mean “ethanol”?'],
  ['c9h8o4', 'Did you mean “C9H8O4”?'],
  ['qwertyuiop', undefined],
])('a keyword %s that means nothing: %s', async (keyword, note) => {
  const { json } = await service.call(b073, { query: { keyword }, body: {} });
  expect(json.data.items).toEqual([]);
  expect(json.notes).toEqual(['No compound in the corpus is meant by it (taken as name).', ...(note ? [note] : [])]);
});

it('a keyword that is written as an InChI and cannot be read is refused; what only looks like SMILES is a name', async () => {
  const answer = async (keyword: string) => {
    const { json } = await service.call(b073, { query: { keyword }, body: {} });
    return json.error_msg || json.notes;
  };
  expect(await answer('InChI=1S/nothing')).toBe(
    'inchi: this is no standard InChI: InChI=1S/, a formula and layers, with nothing behind them.',
  );
  const [none, ...more] = await answer('c1cc(');
  expect(none).toBe('No compound in the corpus is meant by it (taken as name).');
  expect(more.at(-1)).toMatch(/^As SMILES it cannot be read: (?!smiles)/);
});

it('a keyword leads to a signed picture; a CAS number with a wrong digit is refused', async () => {
  const { data } = await service.call(b073, { query: { keyword: 'ethanol' }, body: {} });
  const picture = await fetch(data.items[0].structure_image_url);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(await picture.text()).toContain('<svg');
  const { json } = await service.call(b073, { query: { keyword: '50-78-3' }, body: {} });
  expect(json.error_msg).toContain('check digit is wrong');
});

it('patents hold a compound by its names, or because a source says so', async () => {
  const patentsOf = async (inchi_key: string) =>
    (await service.call(b002, { query: { inchi_key, page: 1, rows: 100 } })).data;
  expect(held.length).toBeGreaterThan(0);
  const named = await patentsOf(BENZOTRIAZOLE);
  expect(named.total).toBe(named.patents.length);
  expect(held).toEqual(expect.arrayContaining(named.patents.map(({ pn }: { pn: string }) => pn)));
  const said = await patentsOf(ASPIRIN);
  expect(said).toMatchObject({ total: 1, patents: [{ pn: MENTIONED }] });
  const { data } = await service.call(b014, { query: { inchi_key: ASPIRIN } });
  expect(data.patents).toEqual(said);
  const [row] = (await search({ name: 'aspirin' })).data.results;
  expect([row.patent_count, row.paper_count]).toEqual([1, 0]);
});

it('a compound without a name has the patents that sources say it stands in, stored or not', async () => {
  const id = 'XLYOFNOQVPJJNP-UHFFFAOYSA-N';
  const bare = { id, names: [], cas: [] } as unknown as Compound;
  const page = { offset: 0, limit: 10 };
  expect(await patentsOfCompound(service.corpus, bare, page)).toEqual({ total: 0, patents: [] });
  const said = async (patent: string, published: number) =>
    service.corpus.put(mentions, [
      {
        ...{ id: `surechembl:${patent}:${id}`, compound: id, patent, counts: { claims: 1 }, names: [], published },
        provenance: [{ source: 'surechembl', key: patent }],
      },
    ]);
  const numbers = async (one = page) => {
    const { total, patents: found } = await patentsOfCompound(service.corpus, bare, one);
    return [total, ...found.map(({ pn }) => pn)];
  };
  await said(held[0]!, 20100101);
  expect(await numbers()).toEqual([1, held[0]]);
  await said('WO2011000001A1', 20110106);
  await said('WO2012000001A1', 20120105);
  // what is stored comes first, then the newest of what is not
  expect(await numbers()).toEqual([3, held[0], 'WO2012000001A1', 'WO2011000001A1']);
  expect(await numbers({ offset: 1, limit: 1 })).toEqual([3, 'WO2012000001A1']);
  expect(await numbers({ offset: 2, limit: 5 })).toEqual([3, 'WO2011000001A1']);
  expect(await numbers({ offset: 0, limit: 1 })).toEqual([3, held[0]]);
});

it('papers of a compound are asked for by its key', async () => {
  const { data } = await service.call(b042, { body: { inchi_key_id: ASPIRIN } });
  expect(data).toEqual({ items: [], page: 1, rows: 10, total: 0 });
  const { json } = await service.call(b042, { body: { inchi_key_id: '126213117' } });
  expect(json.error_msg).toContain('inchi_key_id: "126213117" is no InChIKey');
});

it('has the names of the drug that has its structure in the dictionary, without those of salts and products', async () => {
  await service.corpus.put(entities, [
    entityPart({
      ids: ['drug:drugbank:DB00945', 'drug:name:salicyton'],
      provenance: [{ source: 'drugbank-vocabulary', key: 'DB00945' }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: 'Salicyton' },
        { lang: 'en', kind: 'exact', text: 'Salicyton sodium' },
        { lang: 'en', kind: 'exact', text: 'Benzosalin' },
        { lang: 'en', kind: 'exact', text: 'ASPIRIN' },
        { lang: 'en', kind: 'trade', text: 'Headnomore' },
      ],
      cross_references: [`INCHIKEY:${ASPIRIN}`, 'CAS:7782-44-7', 'UNII:R16CO5Y76E'],
    }),
  ]);
  const { data } = await service.call(b014, { query: { inchi_key: ASPIRIN } });
  expect(data.names).toContain('Salicyton');
  expect(data.synonyms).toContain('Benzosalin');
  expect(JSON.stringify(data)).not.toMatch(/Salicyton sodium|Headnomore|ASPIRIN/);
  expect(data.cas_nos).toEqual(['50-78-2', '7782-44-7']);
  expect(data.cross_references?.drugbank).toMatchObject({ value: 'DB00945' });
  for (const keyword of ['salicyton', 'Benzosalin', '7782-44-7']) {
    const { data: meant } = await service.call(b073, { query: { keyword }, body: {} });
    expect([keyword, meant.items?.map((item: { inchi_key?: string }) => item.inchi_key)]).toEqual([keyword, [ASPIRIN]]);
  }
  const { data: none } = await service.call(b073, { query: { keyword: 'Headnomore' }, body: {} });
  expect(none.items).toEqual([]);
  const { data: called } = await service.call(b001, { body: { name: 'salicyton', page: 1, rows: 10 } });
  expect(called.results?.map((row: { inchi_key?: string }) => row.inchi_key)).toEqual([ASPIRIN]);
});
