import { afterAll, beforeAll, expect, it } from 'vitest';
import { openToolkit } from '#chemistry/rdkit.ts';
import { compoundOf } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { DEMO_STRUCTURES, demoCompounds } from '#demo/compounds.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import b014 from './b014-detail.ts';
import b015 from './b015-physicochemical-props.ts';

const SODIUM_SALICYLATE = 'ABBQHOQBGMUPJH-UHFFFAOYSA-M';
const SALICYLIC_ACID = 'YGSDEFSMJLZEOE-UHFFFAOYSA-N';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(compounds, demoCompounds());
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
