import { expect, it } from 'vitest';
import { mentions } from '#collections/compounds/mentions.ts';
import { patents } from '#collections/patents/patents.ts';
import { schemaFault } from '#sources/import.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import biblio from './biblio.ts';
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

it('a patent of the front file has its date, a title in each language, and its classes', async () => {
  const item = {
    pubnumber: ['WO-2013127697-A1'],
    pubdate: ['20130906'],
    ipc: ['B29C'],
    ipcr: ['B29C 65/50', 'C09J 7/00'],
    cpc: ['B29C 65/4835'],
    title: ['KLEBEFILM FUER METALL', 'ADHESIVE FILM FOR METAL', 'ADHESIVE'],
    title_lang: ['DE', 'EN', 'EN'],
  };
  const [patent, sparse, bad] = await readText(
    biblio,
    'a.json',
    JSON.stringify([item, { pubnumber: ['EP-1234567-B1'], ipc: ['C07D'], lens: [1] }, { pubnumber: ['no number'] }]),
  );
  expect(patent).toMatchObject({
    ok: true,
    record: {
      publication_number: 'WO2013127697A1',
      publication_date: 20130906,
      titles: [
        { lang: 'de', origin: 'office', text: 'KLEBEFILM FUER METALL' },
        { lang: 'en', origin: 'office', text: 'ADHESIVE FILM FOR METAL' },
      ],
      ipc: ['B29C65/50', 'C09J7/00'],
      cpc: ['B29C65/4835'],
    },
  });
  if (patent?.ok === true) expect(schemaFault(patents, patent.record)).toBeUndefined();
  expect(sparse).toMatchObject({
    ok: true,
    record: { publication_number: 'EP1234567B1', titles: [], ipc: ['C07D'] },
    unknown: ['lens'],
  });
  expect(bad).toMatchObject({ ok: false, id: 'record 3', reason: '"no number" is no publication number' });
});

describeWithSharedData('real files', ['chem-bio/surechembl'], (folder) => {
  it('are read whole', async () => {
    const reading = await readAll(chemicals, [`${folder}/chem_dup_mappings.tsv`, `${folder}/chem_typical.tsv.gz`]);
    expect([reading.records, reading.rejects, reading.faults]).toEqual([64, [], []]);
    const files = [`${folder}/biblio_dup_titles.json`, `${folder}/biblio_typical.json.gz`];
    const fronts = await readAll(biblio, files);
    expect([fronts.records, fronts.rejects, fronts.faults]).toEqual([27, [], []]);
  });
});
