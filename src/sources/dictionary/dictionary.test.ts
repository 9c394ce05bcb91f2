import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entityId, foldedName } from '#collections/entities/entities.ts';
import { CATIONS, moietiesOf, moietyOf, SALT_ROWS } from '#collections/entities/moieties.ts';
import { readText } from '#testing/read-source.ts';
import babelon from '../babelon/source.ts';
import bindingdb from '../bindingdb/source.ts';
import tables from '../disease-ontology-tables/source.ts';
import drugbank from '../drugbank-vocabulary/source.ts';
import drugcentral from '../drugcentral/source.ts';
import goAnnotation from '../go-annotation/source.ts';
import hgnc from '../hgnc/source.ts';
import { naturalOrder, singular } from '../mesh/headings.ts';
import mesh from '../mesh/source.ts';
import ncbiGene from '../ncbi-gene/source.ts';
import obo from '../obo/source.ts';
import rxnorm from '../rxnorm/source.ts';
import thuocl from '../thuocl/source.ts';
import uniprot from '../uniprot/source.ts';
import wikidata from '../wikidata/source.ts';

const lines = (...rows: string[]) => rows.join('\n');
const records = (parsed: readonly any[]) => parsed.map((each) => (each.ok === true ? each.record : each));

it('takes salts, esters and hydrates off where something is left', () => {
  const rows: [string, string][] = [
    ['OSIMERTINIB MESYLATE', 'osimertinib'],
    ['Dexamethasone sodium phosphate', 'dexamethasone'],
    ['SODIUM CHLORIDE', 'sodium chloride'],
    ['Lithium carbonate', 'lithium carbonate'],
    ['perindopril tert-butylamine', 'perindopril'],
    ['Atorvastatin (calcium)', 'atorvastatin'],
    ['trastuzumab-dkst', 'trastuzumab'],
    ['beta-gold', 'beta gold'],
    ['Apixaban', 'apixaban'],
    ['Lidocaine HCl', 'lidocaine'],
    ['doxycycline hyclate', 'doxycycline'],
    ['Nateglinide Micronised', 'nateglinide'],
    // salts of a metal are drugs of their own, however much water is in them
    ['BARIUM CHLORIDE DIHYDRATE', 'barium chloride'],
    ['zinc citrate dihydrate', 'zinc citrate'],
    ['Stannous fluoride', 'stannous fluoride'],
    ['manganese gluconate', 'manganese gluconate'],
    ['Cadmium Chloride', 'cadmium chloride'],
    // esters of plain alcohols and chlorides of acids, too: what is left is a radical
    ['Methyl Salicylate', 'methyl salicylate'],
    ['Methyl bromide', 'methyl bromide'],
    ['ISOPROPYL PALMITATE', 'isopropyl palmitate'],
    ['Dimethyl fumarate', 'dimethyl fumarate'],
    ['Acetyl chloride', 'acetyl chloride'],
    ['Lauroyl chloride', 'lauroyl chloride'],
    ['Fentanyl citrate', 'fentanyl'],
    ['Methadyl acetate', 'methadyl'],
    // a phosphate of a nucleoside is a substance of its own
    ['Adenosine Diphosphate', 'adenosine diphosphate'],
    ['Adenosine', 'adenosine'],
    ['Cytidine Diphosphate Choline', 'cytidine diphosphate choline'],
    ['Vidarabine Phosphate', 'vidarabine'],
    ['Dietary Calcium', 'dietary calcium'],
    ['Dietary Sodium', 'dietary sodium'],
  ];
  for (const [name, moiety] of rows) expect(moietyOf(name)).toBe(moiety);
  // one of two mirror images is another drug than both together
  expect(
    ['(+)-Propranolol', '(−)-Propranolol', '(-)-propranolol hydrochloride', '(±)-Propranolol'].map(moietyOf),
  ).toEqual([...['d propranolol', 'l propranolol', 'l propranolol', 'propranolol']]);
  expect(moietiesOf('NORETHINDRONE ACETATE; ETHINYL ESTRADIOL;ethinyl estradiol')).toEqual([
    'ethinyl estradiol',
    'norethindrone',
  ]);
  expect(foldedName('Sjögren-Larsson  Syndrome')).toBe('sjogren larsson syndrome');
});

it('reads places of the MeSH tree: one part a heading and kind, with all its parents', async () => {
  expect(naturalOrder('Diabetes Mellitus, Type 2')).toBe('Type 2 Diabetes Mellitus');
  expect(naturalOrder('Gout')).toBeUndefined();
  const text = lines(
    'C18\tMetabolic Diseases',
    'C18.452\tDiabetes Mellitus',
    'C18.452.300\tDiabetes Mellitus, Type 2',
    'A01.111\tLandmarks',
    'D27.505.519.389\tEnzyme Inhibitors',
  );
  const [skipped, , mellitus, type2, inhibitors] = records(await readText(mesh, 'mesh_tree.tsv', text));
  expect(skipped).toMatchObject({ ok: 'skipped' });
  expect(mellitus.parents).toEqual(['disease:name:metabolic diseases']);
  expect(type2).toMatchObject({
    kind: 'disease',
    ids: ['disease:name:diabetes mellitus type 2', 'disease:name:type 2 diabetes mellitus'],
    parents: ['disease:name:diabetes mellitus'],
    cross_references: ['MESH-TREE:C18.452.300'],
  });
  expect(inhibitors).toMatchObject({ kind: 'mechanism', parents: [] });
  const coded = lines('mesh_id\tmesh_name\tmesh_tree_number', 'D006073\tGout\tC05.550', 'D006073\tGout\tC16.320', 'x');
  const [bad, gout] = records(await readText(mesh, 'tree-numbers.tsv', coded));
  expect(bad).toMatchObject({ ok: false, id: 'line 4' });
  expect(gout).toMatchObject({
    ids: ['disease:mesh:D006073', 'disease:name:gout'],
    cross_references: ['MESH:D006073', 'MESH-TREE:C05.550', 'MESH-TREE:C16.320'],
  });
});

it('takes the nearest place above as the one above, where a table has a part of the tree alone', async () => {
  const text = lines(
    'C04.557\tNeoplasms by Histologic Type',
    'C04.557.337.428\tLeukemia, Lymphoid',
    'C04.588.180\tBreast Neoplasms',
    'D27.505.519.389\tEnzyme Inhibitors',
    'D27\tChemical Actions and Uses',
  );
  expect(records(await readText(mesh, 'mesh_tree.tsv', text)).map(({ parents }) => parents)).toEqual([
    undefined,
    [],
    ['disease:name:neoplasms by histologic type'],
    [],
    [],
  ]);
});

it('takes a heading of several diseases as what others have in the singular', async () => {
  const headings = [
    'Skin Diseases',
    'Craniosynostoses',
    'Mononeuropathies',
    'Apraxias',
    'Abscess',
    'Virus',
    'Arthritis',
  ];
  expect(headings.map(singular)).toEqual([
    ...['Skin Disease', 'Craniosynostosis', 'Mononeuropathy', 'Apraxia', 'Abscess', 'Virus', 'Arthritis'],
  ]);
  const text = lines(
    'C17.800\tSkin Diseases',
    'C17.800.838\tSkin Diseases, Viral',
    'D27.505.519.389\tEnzyme Inhibitors',
  );
  expect(records(await readText(mesh, 'mesh_tree.tsv', text)).map(({ ids }) => ids)).toEqual([
    ['disease:name:skin disease', 'disease:name:skin diseases'],
    ['disease:name:skin diseases viral', 'disease:name:viral skin disease', 'disease:name:viral skin diseases'],
    ['mechanism:name:enzyme inhibitors'],
  ]);
});

it('reads terms of MeSH descriptors: of the preferred concept exact, of others narrow', async () => {
  const concept = (yes: string, term: string) =>
    `<Concept PreferredConceptYN="${yes}"><TermList><Term><String>${term}</String></Term></TermList></Concept>`;
  const xml = `<DescriptorRecordSet><DescriptorRecord><DescriptorUI>D1</DescriptorUI><DescriptorName><String>Gout</String></DescriptorName><TreeNumberList><TreeNumber>C05.1</TreeNumber></TreeNumberList><ConceptList>${concept('Y', 'Podagra')}${concept('N', 'Gouty Foot')}</ConceptList></DescriptorRecord></DescriptorRecordSet>`;
  const [gout] = records(await readText(mesh, 'desc.xml', xml));
  expect(gout.names.map(({ kind, text }: any) => `${kind} ${text}`)).toEqual([
    'preferred Gout',
    'exact Podagra',
    'narrow Gouty Foot',
  ]);
  expect(gout.ids).toEqual(['disease:mesh:D1', 'disease:name:gout', 'disease:name:podagra']);
});

it('takes drugs of the DrugBank vocabulary as one by names that it has for one drug alone', async () => {
  const vocabulary = lines(
    'DrugBank ID;Accession Numbers;Common name;CAS;UNII;Synonyms;Standard InChI Key',
    'DB1000;;Acetaminophen;;;4-acetamidophenol | Paracetamol | APAP | Shared name;',
    'DB10001;;Phenacetin;;;Shared name | acetaminophen | Phenacetinum sodium;',
  );
  const [bad] = records(await readText(drugbank, 'v.csv', vocabulary));
  expect(bad).toMatchObject({ ok: false, id: 'DB1000' });
  const [one, other] = records(await readText(drugbank, 'v.csv', vocabulary.replace('DB1000;', 'DB10000;')));
  expect(one.ids).toEqual([
    'drug:4 acetamidophenol',
    'drug:acetaminophen',
    'drug:drugbank:DB10000',
    'drug:paracetamol',
  ]);
  expect(other.ids).toEqual(['drug:drugbank:DB10001', 'drug:phenacetin']);
  // its id is that of its own name, whatever others call it
  expect([one.id, other.id]).toEqual(['drug:acetaminophen', 'drug:phenacetin'].map(entityId));
});

it('takes a term as the descriptor of MeSH that it alone refers to, if it refers to one', async () => {
  const term = (doid: number, ...codes: string[]) =>
    ['[Term]', `id: DOID:${doid}`, `name: t${doid}`, ...codes.map((code) => `xref: MESH:${code}`), ''].join('\n');
  const terms = `format-version: 1.2\nontology: doid\n\n${[
    ...[term(1, 'D1'), term(2, 'D2', 'D3'), term(3, 'D4', 'C9'), term(4, 'D5'), term(5, 'D5')],
    // a reference to what is something else, which another term may have for its own
    ...[term(11832, 'D012640'), term(7280, 'D6')],
  ].join('\n')}`;
  const found = records(await readText(obo, 'x.obo', terms));
  expect(found.map(({ ids }) => ids.find((id: string) => id.startsWith('disease:mesh:')))).toEqual([
    ...['disease:mesh:D1', undefined, 'disease:mesh:D4', undefined, undefined, undefined, 'disease:mesh:D6'],
  ]);
});

it('takes nine terms for no descriptor that they refer to, as it is of something else', async () => {
  const pairs = [
    ...['11832 D012640', '7280 D005887', '4960 D019046', '0050192 D045464', '10079 D020019', '0060162 D020191'],
    ...['2916 D007160', '0080122 D002549', '3659 D029461'],
    // each of them is the descriptor of another term
    ...['1 D012640', '2 D005887', '3 D019046', '4 D045464', '5 D020019', '6 D020191', '7 D007160', '8 D002549'],
    '9 D029461',
  ];
  const identities = async ([doid, code]: string[]) => {
    const lines = ['[Term]', `id: DOID:${doid}`, 'name: t', `xref: MESH:${code}`, ''];
    const [{ ids }] = records(
      await readText(obo, 'x.obo', `format-version: 1.2\nontology: doid\n\n${lines.join('\n')}`),
    );
    return ids.includes(`disease:mesh:${code}`);
  };
  const found = [];
  for (const pair of pairs) found.push(await identities(pair.split(' ')));
  expect(found).toEqual([...Array(9).fill(false), ...Array(9).fill(true)]);
});

it('takes a cancer of a place that refers to MeSH as its heading for growths there, where no other term claims it', async () => {
  const term = (doid: number, name: string, ...lines: string[]) =>
    ['[Term]', `id: DOID:${doid}`, `name: ${name}`, ...lines, ''].join('\n');
  const terms = `format-version: 1.2\nontology: doid\n\n${[
    term(1, 'breast cancer', 'xref: MSH:D1'),
    term(2, 'lung cancer', 'xref: MSH:D2'),
    term(3, 'lung benign neoplasm', 'xref: MSH:D2', 'synonym: "lung neoplasms" EXACT []'),
    term(4, 'skin cancer'),
  ].join('\n')}`;
  const growths = ({ ids }: any) => ids.filter((id: string) => id.endsWith(' neoplasms'));
  expect(records(await readText(obo, 'x.obo', terms)).map(growths)).toEqual([
    ['disease:name:breast neoplasms'],
    [],
    [],
    [],
  ]);
  const table = lines('id\tlabel\txref', '"DOID:1"\t"breast cancer"\t"MESH:D1"', '"DOID:4"\t"skin cancer"\t"NCI:1"');
  expect(records(await readText(tables, 'x.tsv', table)).map(growths)).toEqual([['disease:name:breast neoplasms'], []]);
});

it('reads the tables of DrugCentral', async () => {
  const read = async (...rows: string[]) => records(await readText(drugcentral, 'a.tsv', lines(...rows)));
  expect(
    await read(
      'class_id\tclass_name\tclass_source\tclass_type\turl',
      'N01\tKinase Inhibitors\tFDA\tMechanism of Action\tu',
      'X\tY\tFDA\tPhysiologic Effect\t',
    ),
  ).toMatchObject([
    { kind: 'mechanism', ids: ['class:code:n01', 'mechanism:name:kinase inhibitors'] },
    { ok: 'skipped' },
  ]);
  expect(
    await read(
      'GeneID\tdrugbank_id\tdrugbank_name\tpubmed_ids\tsources\tactions\turls',
      '25\tDB00619\tImatinib\t1|2\tDrugCentral (ChEMBL)\tinhibitor\thttp://x',
      'x\tDB00619\tI\t\t\t\t',
    ),
  ).toMatchObject([
    {
      id: 'drugcentral:target:DB00619:25',
      drug: 'drug:drugbank:DB00619',
      target: 'target:gene:25',
      action: 'inhibitor',
      pubmed: ['1', '2'],
    },
    // the drug itself: a vocabulary of DrugBank need not have it
    { kind: 'drug', ids: ['drug:drugbank:DB00619', 'drug:imatinib'], names: [{ text: 'Imatinib' }] },
    { ok: false },
  ]);
  const head = 'doid_id\tdrugbank_id\tdisease\tdrug\tcategory';
  expect(
    await read(
      head,
      'DOID:1\tDB00843\tA\tD\tNOT',
      'DOID:2\tDB00843\tA\tD\tSYM',
      'DOID:3\tDB00843\tA\tD\t',
      'DOID:4\tDB00843\tA\tD\tQ',
    ),
  ).toMatchObject([
    { use: 'not', disease: 'disease:doid:1' },
    { kind: 'drug', names: [{ text: 'D' }] },
    { use: 'relieves' },
    { kind: 'indication' },
    { ok: false },
  ]);
});

it('reads affinities, genes, proteins, codes and words', async () => {
  const binding = lines(
    'drugbank_id\tentrez_gene\taffinity_nM\tn_pairs\tsources\tpubmeds\tdrugbank_name\tdrugbank_approved\tgene_symbol',
    'DB00035\t552\t62.4\t1\tChEMBL\t15084136\tDesmopressin\t1\tAVPR1A',
    'DB00035\t552\t-1\t1\t\t\t\t\t',
  );
  expect(records(await readText(bindingdb, 'b.tsv', binding))).toMatchObject([
    { kind: 'affinity', nm: 62.4, pairs: 1, pubmed: ['15084136'] },
    {
      kind: 'target',
      ids: ['target:gene:552', 'target:name:avpr1a'],
      names: [{ kind: 'abbreviation', text: 'AVPR1A' }],
    },
    { ok: false },
  ]);
  const gene = [
    '9606',
    '25',
    'ABL1',
    '-',
    'ABL|c-ABL',
    'HGNC:HGNC:76|MIM:1',
    '9',
    'q',
    'kinase',
    'protein-coding',
    'ABL1',
    'ABL proto-oncogene 1',
    'O',
    'p150',
    '20150504',
  ];
  expect(
    records(
      await readText(
        ncbiGene,
        'g.gene_info',
        lines('#Format: tax_id GeneID Symbol', gene.join('\t'), gene.join('\t').replace('protein-coding', 'pseudo')),
      ),
    ),
  ).toMatchObject([
    {
      ids: ['target:gene:25', 'target:name:abl proto oncogene 1', 'target:name:abl1'],
      cross_references: ['HGNC:76', 'MIM:1'],
      provenance: [{ as_of: '2015-05-04' }],
      names: [
        { kind: 'preferred', text: 'ABL proto-oncogene 1' },
        { kind: 'abbreviation', text: 'ABL1' },
        { text: 'ABL' },
        { text: 'c-ABL' },
        { kind: 'related', text: 'p150' },
      ],
    },
    { ok: 'skipped', kind: 'gene of the type pseudo' },
  ]);
  const approved = lines(
    'hgnc_id\tsymbol\tname\tstatus\talias_symbol\tentrez_id\tuniprot_ids',
    'HGNC:1\tABL1\tABL proto-oncogene 1\tApproved\t"ABL|c-ABL"\t25\tP00519',
    'HGNC:2\tQ1\t\tApproved\t\t\t',
  );
  expect(records(await readText(hgnc, 'h.txt', approved)).map(({ ids }: any) => ids)).toEqual([
    ['target:gene:25', 'target:name:abl proto oncogene 1', 'target:name:abl1', 'target:uniprot:P00519'],
    ['target:name:q1'],
  ]);
  const entry = lines(
    'ID   TUSC3_HUMAN             Reviewed;         348 AA.',
    'AC   Q13454; A8MSM0;',
    'DT   12-OCT-2022, entry version 184.',
    'DE   RecName: Full=Tumor suppressor candidate 3;',
    'DE            Short=TSC3 {ECO:0000313|EMBL:X};',
    'DE   AltName: Full=Protein N33;',
    'GN   Name=TUSC3; Synonyms=N33;',
    'CC   -!- FUNCTION: Acts as a',
    'CC       subunit. {ECO:1}.',
    'CC   -!- SUBUNIT: x',
    'DR   GeneID; 7991; -.',
    'DR   HGNC; HGNC:30242; TUSC3.',
    '//',
  );
  expect(records(await readText(uniprot, 'Q.txt', entry))).toMatchObject([
    {
      ids: ['target:gene:7991', 'target:uniprot:Q13454'],
      former: ['target:uniprot:A8MSM0'],
      definition: 'Acts as a subunit.',
      provenance: [{ key: 'Q13454', as_of: '2022-10-12' }],
      names: [
        { kind: 'preferred', text: 'Tumor suppressor candidate 3' },
        { kind: 'abbreviation', text: 'TSC3' },
        { kind: 'exact', text: 'Protein N33' },
        { kind: 'abbreviation', text: 'TUSC3' },
        { kind: 'abbreviation', text: 'N33' },
      ],
    },
  ]);
  const xml =
    '<uniprot><entry modified="2020-01-02"><accession>P62330</accession><protein><recommendedName><fullName>ADP-ribosylation factor 6</fullName></recommendedName></protein><gene><name type="primary">ARF6</name></gene><dbReference type="GeneID" id="382"/></entry></uniprot>';
  expect(records(await readText(uniprot, 'P.xml', xml))).toMatchObject([
    { ids: ['target:gene:382', 'target:uniprot:P62330'] },
  ]);
  const gaf = lines(
    '!gaf-version: 2.1',
    'UniProtKB\tP07256\tCOR1\t\tGO:1\tr\tIEA\t\tC\tComplex subunit\tQCR1_YEAST|QCR1\tprotein\tt\t1\tx',
    'UniProtKB\tP07256\tCOR1\t\tGO:2\tr\tIEA\t\tC\tComplex subunit\t\tprotein\tt\t1\tx',
  );
  expect(records(await readText(goAnnotation, 'a.gaf', gaf))).toMatchObject([
    { names: [{ text: 'Complex subunit' }, { text: 'COR1' }, { text: 'QCR1' }] },
    { ok: 'skipped' },
  ]);
  const rx = lines(
    'Class ID,Preferred Label,Synonyms,Definitions,Obsolete,CUI,Semantic Types,Parents',
    'http://x/ontology/RXNORM/1,Aspirin / Caffeine,,,false,C1,http://x/STY/T121,',
    'http://x/ontology/RXNORM/2,Aspirin Tablet,,,false,C1,http://x/STY/T200,',
  );
  expect(records(await readText(rxnorm, 'r.csv', rx))).toMatchObject([
    { ids: ['drug:aspirin; caffeine', 'drug:rxcui:1'] },
    { ok: 'skipped' },
  ]);
  expect(records(await readText(rxnorm, 'u.tsv', lines('rxnorm_id\tfdasrs_id', '74\tTL2TJE8QTX')))).toMatchObject([
    { ids: ['drug:rxcui:74', 'drug:unii:TL2TJE8QTX'] },
  ]);
  expect(records(await readText(thuocl, 'THUOCL_medical.txt', lines('糖尿病\t5', '医院\t7', '肺癌\t3')))).toMatchObject(
    [{ ids: ['disease:name:糖尿病'] }, { ok: 'skipped' }, { ids: ['disease:name:肺癌'] }],
  );
  const es = lines(
    'source_id\tpredicate\tsource_text\ttranslation_text\ttranslator\tsource_lang\ttranslation_lang\tstatus\treview_notes',
    'DOID:1\toboInOwl:hasExactSynonym\tgout\tgota\tx\ten\tes\tOK',
    'DOID:1\toboInOwl:hasExactSynonym\tgouty joint\tgota y\tx\ten\tes\tOK\t"[JAB]',
    'ERROR, format: truncated"',
    'DOID:1\toboInOwl:hasExactSynonym\tgout attack\tataque de gota\tx\ten\tes\tOK\t',
    'not closed',
    'DOID:1\tIAO:0000115\td\tdef\tx\ten\tes\tOK',
  );
  expect(records(await readText(tables, 'es.tsv', es))).toMatchObject([
    {
      ids: ['disease:doid:1', 'disease:name:gout', 'disease:name:gout attack', 'disease:name:gouty joint'],
      names: [
        { lang: 'en', kind: 'exact', text: 'gout' },
        { lang: 'es', kind: 'exact', text: 'gota' },
        { lang: 'en', kind: 'exact', text: 'gouty joint' },
        { lang: 'en', kind: 'exact', text: 'gout attack' },
        { lang: 'es', kind: 'exact', text: 'ataque de gota' },
      ],
    },
  ]);
  // a name of two terms proves nothing
  const twice = lines('id\tlabel\txref', '"DOID:1"\t"gout"\t"MESH:D1"', '"DOID:2"\t"gout"\t"MESH:D2"');
  expect(records(await readText(tables, 'x.tsv', twice)).map(({ ids }) => ids)).toEqual([
    ['disease:doid:1'],
    ['disease:doid:2'],
  ]);
});

it('takes a code of MeSH for a term that states it as exact, or has it alone in the whole ontology', async () => {
  const file = (ontology: string) =>
    lines(
      ...['format-version: 1.2', `ontology: ${ontology}`, ''],
      ...['[Term]', 'id: DOID:1', 'name: MERS', 'xref: MESH:D018352', ''],
      ...[
        '[Term]',
        'id: DOID:2',
        'name: gout',
        'xref: MSH:D3',
        'property_value: skos:exactMatch "MESH:D2" xsd:string',
        '',
      ],
      ...['[Term]', 'id: DOID:3', 'name: tophus', 'xref: MESH:D2', 'xref: MESH:D4', ''],
      ...['[Term]', 'id: DOID:4', 'name: dropsy', 'property_value: skos:broadMatch "MESH:D9" xsd:string', ''],
      ...['[Term]', 'id: DOID:5', 'name: ague', 'property_value: skos:exactMatch MESH:D5 ', ''],
      ...['[Term]', 'id: DOID:6', 'name: quartan', 'property_value: skos:exactMatch MESH:D5 '],
    );
  const ids = async (ontology: string) =>
    records(await readText(obo, 'x.obo', file(ontology))).map((each) =>
      each.ids.filter((id: string) => id.includes(':mesh:')),
    );
  // what two terms state is stated of neither
  expect(await ids('doid')).toEqual([['disease:mesh:D018352'], ['disease:mesh:D2'], [], [], [], []]);
  expect(await ids('doid/subsets/DO_infectious_disease_slim')).toEqual([[], ['disease:mesh:D2'], [], [], [], []]);
  const [, gout] = records(await readText(obo, 'x.obo', file('doid')));
  expect(gout.cross_references).toEqual(['MESH:D3', 'MESH:D2']);
});

it('knows these words of salts and these metals, each as its source has it', () => {
  const digest = createHash('sha256').update(JSON.stringify(SALT_ROWS)).digest('hex').slice(0, 16);
  expect([SALT_ROWS.map(([source]) => source).join(' '), digest]).toEqual([
    'INNM INNM INNM INNM INNM INNM INNM INNM INNM USAN USAN USAN USP NDC',
    '41b18e070d7d2011',
  ]);
  expect([...CATIONS].join(' ')).toBe(
    'antimony arsenic barium beryllium cadmium cerium cesium chromic chromium cobalt cobaltous copper cupric gallium gold indium iron lead manganese manganous mercuric mercury nickel palladium platinum rubidium selenium silver stannous thallium tin titanium uranyl vanadium vanadyl zirconium',
  );
});

describe('Chinese names', () => {
  const value = (of: unknown, rank = 'normal') => ({ rank, mainsnak: { snaktype: 'value', datavalue: { value: of } } });
  const near = (of: string, how: string) => ({
    ...value(of),
    qualifiers: { P4390: [{ datavalue: { value: { id: how } } }] },
  });
  const said = (lang: string, ...texts: string[]) => texts.map((text) => ({ language: lang, value: text }));
  const item = (id: string, claims: object, labels: object = {}, aliases: object = {}) => ({
    ...{ type: 'item', id, claims, aliases },
    labels: Object.fromEntries(Object.entries(labels).map(([lang, text]) => [lang, { language: lang, value: text }])),
  });

  it('are read from items of Wikidata, tied by the codes of the dictionary', async () => {
    const items = [
      item(
        'Q12078',
        { P699: [value('DOID:162')], P486: [value('D009369')], P672: [value('C04')] },
        { en: 'cancer', zh: '癌症', 'zh-hans': '癌' },
        { zh: said('zh', '恶性肿瘤', '癌症'), 'zh-tw': said('zh-tw', '惡性腫瘤', 'Cancer') },
      ),
      item('Q18216', { P715: [value('DB00945')], P652: [value('R16CO5Y76E')] }, { zh: '阿司匹林' }),
      item(
        'Q424401',
        { P351: [value('1956')], P352: [value('P00533')], P703: [value({ id: 'Q15978631' })] },
        { zh: '表皮生长因子受体' },
      ),
      item('Q1', { P351: [value('13649')], P703: [value({ id: 'Q83310' })] }, { zh: '小鼠基因' }),
      item('Q41861', { P486: [value('D006973')], P672: [value('C14.907.489')] }, { 'zh-cn': '高血压' }),
      item('Q2', { P699: [value('DOID:1', 'deprecated')] }, { zh: '误' }),
      item('Q5', { P699: [near('DOID:5', 'Q39894595')] }, { zh: '宽' }),
      item('Q6', { P486: [value('D006'), value('D007')], P672: [value('C14')] }, { zh: '二' }),
      item('Q3', { P699: [value('DOID:2'), value('DOID:3')] }, { zh: 'Latin' }),
      { type: 'property', id: 'P1' },
      item('Q4', { P699: 'x', P715: [{}, { mainsnak: null }, value(7)] }, { zh: '无' }),
    ];
    const dump = `[\n${items.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
    const [cancer, aspirin, egfr, mouse, pressure, ...others] = records(await readText(wikidata, 'dump.json', dump));
    expect(cancer).toMatchObject({
      ids: ['disease:doid:162', 'disease:mesh:D009369'],
      kind: 'disease',
      names: [
        { lang: 'zh', kind: 'preferred', text: '癌' },
        { lang: 'zh', kind: 'exact', text: '癌症' },
        { lang: 'zh', kind: 'exact', text: '恶性肿瘤' },
        { lang: 'zh', kind: 'exact', text: '惡性腫瘤' },
      ],
      cross_references: ['WIKIDATA:Q12078'],
    });
    expect(aspirin.ids).toEqual(['drug:drugbank:DB00945', 'drug:unii:R16CO5Y76E']);
    expect(egfr).toMatchObject({ kind: 'target', ids: ['target:gene:1956', 'target:uniprot:P00533'] });
    expect(pressure).toMatchObject({ kind: 'disease', ids: ['disease:mesh:D006973'], names: [{ text: '高血压' }] });
    expect([mouse, ...others].map(({ kind }) => kind)).toEqual([
      'item that is no disease, drug or target by a code',
      'item that is no disease, drug or target by a code',
      'item that is no disease, drug or target by a code',
      'item that is no disease, drug or target by a code',
      'item without a Chinese name',
      'object that is no item',
      'item that is no disease, drug or target by a code',
    ]);
    const answer = JSON.stringify({ entities: { Q18216: items[1] } });
    expect(records(await readText(wikidata, 'Q18216.json', answer))).toMatchObject([{ kind: 'drug' }]);
  });

  it('are read from translations of ontologies', async () => {
    const rows = [
      'source_language\ttranslation_language\tsubject_id\tpredicate_id\tsource_value\ttranslation_value\ttranslation_status',
      'en\tzh\tHP:0000822\trdfs:label\tHypertension\t高血压\tOFFICIAL',
      'en\tzh\tDOID:13189\toboInOwl:hasExactSynonym\tgouty arthritis\t痛风性关节炎\tCANDIDATE',
      'en\tzh\tHP:0000001\trdfs:label\tAll\t\tNOT_TRANSLATED',
      'en\tzh\tHP:0000118\tIAO:0000115\tA text\t定义\tOFFICIAL',
      'en\tzh\tGO:0000118\trdfs:label\tA\t甲\tOFFICIAL',
      'en\t\tHP:0000119\trdfs:label\tA\t甲\tOFFICIAL',
    ];
    const [pressure, gout, ...others] = records(await readText(babelon, 'hp-zh.babelon.tsv', lines(...rows)));
    expect(pressure).toMatchObject({
      ids: ['disease:name:hypertension'],
      names: [{ lang: 'zh', kind: 'preferred', text: '高血压' }],
      cross_references: ['HP:0000822'],
    });
    expect(gout).toMatchObject({ ids: ['disease:doid:13189'], names: [{ lang: 'zh', kind: 'exact' }] });
    expect(others.map(({ kind, reason }) => kind ?? reason)).toEqual([
      'name that is not translated',
      'row that is no name',
      'term of an ontology of other things',
      'line 7 names no language of the translation',
    ]);
  });

  it('have the kind that the property of the ontology says', async () => {
    const said = { label: 'preferred', exact: 'exact', narrow: 'narrow', broad: 'related', related: 'related' };
    const property = (kind: string) =>
      kind === 'label' ? 'rdfs:label' : `oboInOwl:has${kind[0]!.toUpperCase()}${kind.slice(1)}Synonym`;
    const head =
      'source_language\ttranslation_language\tsubject_id\tpredicate_id\tsource_value\ttranslation_value\ttranslation_status';
    const rows = Object.keys(said).map(
      (kind) => `en\tzh\tHP:0000822\t${property(kind)}\tHypertension\t高血压\tOFFICIAL`,
    );
    const read = records(await readText(babelon, 'hp-zh.babelon.tsv', lines(head, ...rows)));
    expect(read.map(({ names }) => names[0].kind)).toEqual(Object.values(said));
  });
});
