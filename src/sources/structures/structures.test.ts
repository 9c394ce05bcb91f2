import { describe, expect, it } from 'vitest';
import { openToolkit } from '#chemistry/rdkit.ts';
import type { Compound } from '#collections/compounds/compound.ts';
import { compoundOf, displayName, mergeCompounds, searchForm } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { schemaFault } from '#sources/import.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import sdf from './sdf.ts';
import smiles from './smiles.ts';
import tables from './tables.ts';

const ETHANOL = `ethyl alcohol
  test

  3  2  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.0000    0.0000    0.0000 C   0  0
    2.0000    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
>  <PUBCHEM_COMPOUND_CID>
702

>  <CAS>
64-17-5

>  <SOL>  (1)
1.10

>  <PUBCHEM_IUPAC_NAME>
ethanol

>  <SOMETHING_ELSE>
x

$$$$
broken

  1  0  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 Qq  0  0
M  END
$$$$
`;

it('SD files become compounds; what cannot be read is a reject with its reason', async () => {
  const [ethanol, broken, ...more] = await readText(sdf, 'a.sdf', ETHANOL);
  expect(more).toEqual([]);
  expect(ethanol).toMatchObject({
    ok: true,
    unknown: ['SOMETHING_ELSE'],
    record: {
      id: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
      formula: 'C2H6O',
      names: [
        { text: 'ethyl alcohol', kind: 'common', source: 'sdf' },
        { text: 'ethanol', kind: 'iupac', source: 'sdf' },
      ],
      cas: ['64-17-5'],
      references: ['PUBCHEM:702'],
      properties: [{ property: 'water solubility', value: 1.1, unit: 'log10(mol/l)', source: 'sdf' }],
      provenance: [{ source: 'sdf', key: 'PUBCHEM:702' }],
    },
  });
  if (ethanol?.ok === true) expect(schemaFault(compounds, ethanol.record)).toBeUndefined();
  expect(broken).toMatchObject({ ok: false, id: 'entry 2', raw: expect.stringContaining('broken') });
});

it('lists of SMILES and tables become compounds', async () => {
  const list = await readText(smiles, 'a.smi', 'CCO ethanol\nOCC 4711\nC(C)(C)(C)(C)C x\nCC>>CO r\n\n');
  expect(list.map((one) => (one.ok === true ? [one.record.id, displayName(one.record)] : one.ok))).toEqual([
    ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N', 'ethanol'],
    ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N', undefined],
    false,
    'skipped',
  ]);
  const table = await readText(
    tables,
    'a.csv',
    'smiles,CID,pIC50,name\n"CCO",BACE_1,9.15,"ethyl, alcohol"\n,BACE_2,1,none\n',
  );
  expect(table[0]).toMatchObject({
    ok: true,
    record: {
      properties: [{ property: 'pIC50', value: 9.15, condition: 'BACE-1' }],
      names: [{ text: 'ethyl, alcohol' }],
    },
  });
  expect(table[1]).toMatchObject({ ok: false, id: 'line 3', reason: 'the structure is empty' });
  const [assayed] = await readText(
    tables,
    'b.csv',
    'description,assay_chembl_id,pref_name,standard_relation,standard_value,standard_units,standard_type,smiles,compound_chembl_id\nInhibition of CDK2,CHEMBL1,CDK2 kinase,>,10000,nM,Ki,CCO,CHEMBL545\n',
  );
  expect(assayed).toMatchObject({
    ok: true,
    record: {
      names: [],
      references: ['CHEMBL:CHEMBL545'],
      properties: [{ property: 'Ki', relation: '>', value: 10_000, unit: 'nM', condition: 'Inhibition of CDK2' }],
    },
  });
  const measured = async (relation: string) => {
    const heads = 'standard_relation,standard_value,standard_units,standard_type,smiles';
    const [one] = await readText(tables, 'c.csv', `${heads}\n${relation},5,nM,Ki,CCO\n`);
    return one?.ok === true && 'properties' in one.record ? one.record.properties : one;
  };
  const ki = { property: 'Ki', value: 5, unit: 'nM', source: tables.name };
  for (const exact of ['=', "'='", '', 'nan']) expect(await measured(exact)).toEqual([ki]);
  for (const less of ['<', "'<'", '<<']) expect(await measured(less)).toEqual([{ ...ki, relation: '<' }]);
  expect(await measured('≥')).toEqual([]);
  expect(tables.recognises('a.csv', 'num,name,p_np,smiles\n1')).toBe(true);
  expect(tables.recognises('a.csv', 'num,name\n1')).toBe(false);
});

describe('compounds of several sources', () => {
  const said = async (source: string, name: string): Promise<Compound> =>
    compoundOf((await openToolkit()).structure('CCO'), {
      source,
      key: name,
      given: { text: 'CCO', notation: 'smiles' },
      names: [{ text: name, kind: 'synonym' }],
      cas: ['64-17-5'],
    });

  it('are one, whoever came first', async () => {
    const [a, b] = [await said('a', 'Ethanol'), await said('b', 'alcohol')];
    const { structure: _, ...one } = mergeCompounds(a, b);
    const { structure: __, ...other } = mergeCompounds(b, a);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ cas: ['64-17-5'], provenance: [{ source: 'a' }, { source: 'b' }] });
    expect(one.names.map(({ text }) => text)).toEqual(['alcohol', 'Ethanol']);
    expect(mergeCompounds(a, a)).toEqual(a);
    // what an earlier version wrote with the numbers of a reaction gives way
    const numbered = { ...a, structure: { ...a.structure, isomeric: 'C[CH2:2]O' } };
    expect(mergeCompounds(numbered, b).structure).toEqual(b.structure);
    expect(mergeCompounds(a, b).structure).toEqual(a.structure);
    // and one with hydrogens as atoms, with what it was compared by
    const drawn = {
      ...a,
      structure: { ...a.structure, isomeric: '[H]C' },
      search: { graph: '', pattern: '', morgan: '' },
    };
    expect(mergeCompounds(drawn, b)).toMatchObject({ structure: b.structure, search: b.search });
    expect(mergeCompounds(b, drawn)).toMatchObject({ structure: b.structure, search: b.search });
  });

  it('keep what structure search reads', async () => {
    const { search } = (await openToolkit()).structure('CCO');
    expect(searchForm((await said('a', 'x')).search)).toEqual({ ...search, morgan: search.morgan });
  });

  it('a demo record gives way to a real one', async () => {
    const real = await said('a', 'Ethanol');
    expect(mergeCompounds({ ...real, demo: true }, real).demo).toBeUndefined();
    expect(mergeCompounds(real, { ...real, demo: true }).demo).toBeUndefined();
    expect(mergeCompounds({ ...real, demo: true }, { ...real, demo: true }).demo).toBe(true);
  });
});

describeWithSharedData('real files', ['chem-bio/sar-sdf'], (sar) => {
  it('are read whole', async () => {
    const seen: Compound[] = [];
    const reading = await readAll(sdf, [sar], (record) => seen.push(record));
    expect(reading).toMatchObject({ records: 126, ids: 126, rejects: [], faults: [], unrecognised: [] });
    const alprazolam = seen.find(({ names }) => names.some(({ text }) => text === 'Alprazolam'))!;
    expect(alprazolam).toMatchObject({
      id: 'VREFGVBLTWBCJP-UHFFFAOYSA-N',
      properties: [{ property: 'activity', value: 7.7, unit: '-log10(mol/l)', source: 'sdf' }],
    });
  });
});
