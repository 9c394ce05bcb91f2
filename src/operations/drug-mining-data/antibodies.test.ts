import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { sequenceRecord, sequences } from '#collections/sequences/sequences.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import sabdab from '#sources/antibodies/sabdab.ts';
import theraSabdab from '#sources/antibodies/thera-sabdab.ts';
import type { Source } from '#sources/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, [
    ...demoEntities(),
    entityPart({
      ids: ['target:gene:931'],
      provenance: [{ source: 'hgnc', key: 'HGNC:7315' }],
      kind: 'target',
      names: [
        { lang: 'en', kind: 'preferred', text: 'membrane spanning 4-domains A1' },
        { lang: 'en', kind: 'abbreviation', text: 'MS4A1' },
        { lang: 'en', kind: 'related', text: 'CD20' },
      ],
      cross_references: ['UNIPROT:P11836'],
    }),
  ]);
  await service.corpus.put(sequences, [
    sequenceRecord('protein', 'MTTPRNSVNGTFPAEPMKGPIAMQSGPK', {
      accessions: ['uniprot:P11836'],
      provenance: [{ source: 'uniprot', key: 'P11836' }],
    }),
  ]);
  for (const [collection, all] of demoLife()) await service.corpus.put(collection, all);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const get = async (path: string, query: Record<string, string | number>) =>
  (await service.call(`GET /synapse/bio/${path}/search` as never, { query } as never)) as any;

it('finds antibodies by any name of the antigen, and shows what was measured', async () => {
  for (const antigen_name of ['LNDKA', 'Lindau Kinase alpha', '林道激酶α']) {
    const { data } = (await get('antibody', { antigen_name })).json;
    expect(data).toMatchObject({ total: 1, page: 1, rows: 10 });
    expect(data.items[0]).toMatchObject({
      antibody_name: ['fictomab', 'LC-2040'],
      affinity_id: entityId('antibody:demo:1'),
      antigen_name: 'lindau kinase alpha',
      source: { source_type: 'database' },
    });
  }
  const { data } = (await get('affinity', { affinity_id: entityId('antibody:demo:1') })).json;
  expect(data.total).toBe(2);
  expect(data.affinity_details).toEqual([
    {
      ...{ index: 'KD', method: 'SPR', ori_value: '2.20E-09', ori_unit: 'M', value: '2.2', unit: 'nM' },
      ...{ ph: '7.4', temperature: '25 °C' },
    },
    { index: 'kon', method: 'SPR', ori_value: '198000', ori_unit: 'M^-1s^-1', value: '198000', unit: 'M^-1s^-1' },
  ]);
  const second = (await get('affinity', { affinity_id: entityId('antibody:demo:1'), page: 2, rows: 1 })).json.data;
  expect(second.affinity_details.map(({ index }: any) => index)).toEqual(['kon']);
  expect((await get('antibody', { antigen_name: 'kinase' })).json.data.total).toBe(0);
  expect((await get('antibody', { antigen_name: '--' })).json.error_msg).toContain('antigen_name names nothing');
  const unknown = (await get('affinity', { affinity_id: 'f'.repeat(32) })).json;
  expect([unknown.status, unknown.error_msg]).toEqual([false, expect.stringContaining('is not in the corpus')]);
});

const read = async <R>(source: Source<R>, name: string, text: string) => (await readText(source, name, text)) as any[];
const HEAD =
  'pdb\tHchain\tLchain\tmodel\tantigen_chain\tantigen_type\tantigen_het_name\tantigen_name\tshort_header\tdate\tcompound\torganism\theavy_species\tlight_species\tantigen_species\tauthors\tresolution\tmethod\tr_free\tr_factor\tscfv\tengineered\theavy_subclass\tlight_subclass\tlight_ctype\taffinity\tdelta_g\taffinity_method\ttemperature\tpmid';
const row = (pdb: string, antigen: string, ...measured: string[]) =>
  [
    pdb,
    'H',
    'L',
    '0',
    'A',
    'protein',
    'NA',
    antigen,
    '',
    '',
    'A complex',
    '',
    '',
    '',
    'homo sapiens',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    ...measured,
  ].join('\t');

it('reads structures: a complex once, affinities of one antigen, rows that lack cells', async () => {
  const text = [
    HEAD,
    row('3eob', 'integrin alpha-l', '2.20E-09', '-11.8', 'SPR', '25', '19258452'),
    row('3eob', 'integrin alpha-l', '2.20E-09', '-11.8', 'SPR', '25', '19258452'),
    row('3lqa', 'gp160 | cd4', '1.60e-06', '-7.9', '20357769'),
    row('1abc', 'x', '1.00E-09', '-12.3', '20357769'),
    row('bad entry', 'x', 'None', 'None', 'None', 'None', 'None'),
    row('8ved', 'NA', 'None', 'None', 'None', 'None', 'None'),
  ].join('\n');
  const parsed = await read(sabdab, 'sabdab.tsv', text);
  const records: Antibody[] = parsed.flatMap((each) => (each.ok === true ? [each.record] : []));
  expect(
    records.map(({ structure, antigen, affinities, pubmed }) => [structure, antigen[0], affinities.length, pubmed[0]]),
  ).toEqual([
    ['3EOB', 'integrin alpha-l', 2, '19258452'],
    // of two antigens the row does not say which was measured
    ['3LQA', 'gp160', 0, '20357769'],
    ['3LQA', 'cd4', 0, '20357769'],
    ['1ABC', 'x', 2, '20357769'],
  ]);
  expect(records[0]!.affinities[0]).toEqual({
    index: 'KD',
    value: '2.20E-09',
    unit: 'M',
    method: 'SPR',
    temperature: '25 °C',
  });
  expect(records[3]!.affinities[0]).toEqual({ index: 'KD', value: '1.00E-09', unit: 'M' });
  expect(parsed.filter(({ ok }) => ok === false).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('has no entry of the PDB'),
  ]);
});

describeWithSharedData('antibodies', ['chem-bio/antibodies'], (folder) => {
  const text = (name: string) => gunzipSync(readFileSync(join(folder!, name))).toString('utf8');
  it('of the public tables are all read; found by a name that only the dictionary has', async () => {
    const therapeutic = await read(theraSabdab, 'thera.csv', text('TheraSAbDab_SeqStruc_OnlineDownload.csv.gz'));
    const structures = await read(sabdab, 'sabdab.tsv', text('sabdab_ab_ag.tsv.gz'));
    const records = [...therapeutic, ...structures].flatMap((each) =>
      each.ok === true && each.into === undefined ? [each.record as Antibody] : [],
    );
    const facts = therapeutic.flatMap((each) => (each.into === drugFacts ? [each.record] : []));
    // one for each antibody and target
    expect([facts.length, facts.find(({ drug }) => drug === 'drug:trastuzumab')]).toEqual([
      1043,
      {
        id: 'thera-sabdab:target:trastuzumab:erbb2 cd340 her2',
        kind: 'target',
        drug: 'drug:trastuzumab',
        drug_name: 'Trastuzumab',
        target: 'target:name:erbb2',
        source: 'thera-sabdab',
        pubmed: [],
      },
    ]);
    const her2 = therapeutic.find(
      ({ record }) => record?.kind === 'target' && record.ids?.includes('target:name:her2'),
    );
    expect([her2!.record.ids, her2!.record.names.map(({ text }: any) => text)]).toEqual([
      ['target:name:cd340', 'target:name:erbb2', 'target:name:her2'],
      ['ERBB2', 'CD340', 'HER2'],
    ]);
    expect([...therapeutic, ...structures].filter(({ ok }) => ok === false)).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    const counts = (source: string) => records.filter((each) => each.source === source).length;
    expect([counts('thera-sabdab'), counts('sabdab')]).toEqual([1043, 856]);
    expect(records.filter((each) => each.source === 'sabdab' && each.affinities.length > 0).length).toBe(18);
    const { heavy } = records.find(({ names }) => names[0] === 'Rituximab')!;
    expect(heavy?.slice(0, 12)).toBe('QVQLQQPGAELV');
    await service.corpus.put(antibodies, records);
    const { data } = (await get('antibody', { antigen_name: 'membrane spanning 4-domains A1' })).json;
    // 18 rows of the table have the target MS4A1 in one of their arms
    expect(data.total).toBe(18);
    const [mab] = data.items;
    expect(mab).toMatchObject({ antigen_name: 'MS4A1', antigen_uniport: [{ uniprot_id: 'P11836' }] });
    expect(mab.antigen_sequence).toBe('MTTPRNSVNGTFPAEPMKGPIAMQSGPK');
    const measured = (await get('antibody', { antigen_name: 'Insulin-like growth factor II' })).json.data;
    const { affinity_details } = (await get('affinity', { affinity_id: measured.items[0].affinity_id })).json.data;
    expect(affinity_details[0]).toMatchObject({ index: 'KD', ori_value: '4.90E-11', value: '0.049', unit: 'nM' });
  });
});
