import { expect, it } from 'vitest';
import { mentions } from '#collections/compounds/mentions.ts';
import { schemaFault } from '#sources/import.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import chembl from './chembl-patents.ts';
import chemicals from './chemicals.ts';

const HEAD =
  'SCPN\tSureChEMBL ID\tSMILES\tStandard InChi\tStandard InChiKey\tNames\tMol Weight\tChemical Corpus Count\tMed Chem Alert\tIs Relevant\tLogP\tDonor Count\tAcceptor Count\tRing Count\tRotatable Bond Count\tTitle Count\tAbstract Count\tClaims Count\tDescription Count\tImage Count\tAttachment Count';
const row = (number: string) =>
  `${number}\t1646\tNCCCC[C@H](N)C(O)=O\tx\tKDXKERNSBIXSRK-YFKPBYRVSA-N\tlysine\t146.188\t1\t0\t0\t-3\t3\t4\t0\t5\t0\t1\t0\t2\t0\t0`;

it('a row is a compound, and that a patent holds it', async () => {
  const [compound, mention] = await readText(chemicals, 'a.tsv', `${HEAD}\n${row('WO-2013189305-A1')}\n`);
  expect(compound).toMatchObject({
    ok: true,
    record: { id: 'KDXKERNSBIXSRK-YFKPBYRVSA-N', references: ['SURECHEMBL:1646'], names: [{ text: 'lysine' }] },
  });
  expect(mention).toMatchObject({
    ok: true,
    into: mentions,
    record: {
      id: 'surechembl:WO2013189305A1:KDXKERNSBIXSRK-YFKPBYRVSA-N',
      patent: 'WO2013189305A1',
      counts: { title: 0, abstract: 1, claims: 0, description: 2, image: 0, attachment: 0 },
      names: ['lysine'],
    },
  });
  if (mention?.ok === true) expect(schemaFault(mentions, mention.record)).toBeUndefined();
  const [, bad] = await readText(chemicals, 'a.tsv', `${HEAD}\n${row('no number')}\n`);
  expect(bad).toMatchObject({ ok: false, id: 'line 2', reason: expect.stringContaining('is no publication number') });
});

it('a row of ChEMBL says that a patent holds a compound, and not where', async () => {
  const text =
    'patent_id,patent_chembl_id,compound_chembl_id,canonical_smiles\nUS-9290485-B2,CHEMBL3886577,CHEMBL545,CCO\n';
  const [compound, mention] = await readText(chembl, 'a.csv', text);
  expect(compound).toMatchObject({ ok: true, record: { references: ['CHEMBL:CHEMBL545'] } });
  expect(mention).toMatchObject({
    ok: true,
    record: { patent: 'US9290485B2', counts: {}, provenance: [{ key: 'CHEMBL3886577 CHEMBL545' }] },
  });
});

describeWithSharedData('real files', ['chem-bio/surechembl'], (folder) => {
  it('are read whole', async () => {
    const reading = await readAll(chemicals, [`${folder}/chem_dup_mappings.tsv`, `${folder}/chem_typical.tsv.gz`]);
    expect([reading.records, reading.rejects, reading.faults]).toEqual([64, [], []]);
  });
});
