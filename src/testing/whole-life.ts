import { antibodies } from '#collections/antibodies/antibodies.ts';
import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { type ListedPatent, listedPatentId, listedPatents } from '#collections/approvals/listed-patents.ts';
import { DEAL_TYPES, Deal, deals } from '#collections/deals/deals.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, type EntityKind, entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { type Thing, thingNamed } from '#collections/entities/things.ts';
import { Funding, fundings } from '#collections/funding/funding.ts';
import { News, news } from '#collections/news/news.ts';
import { sequenceRecord, sequences } from '#collections/sequences/sequences.ts';
import { Translational, translational } from '#collections/translational/translational.ts';
import { resultId, TrialResult, trialResults } from '#collections/trials/results.ts';
import { emptyTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { drawnData, muchData, wholeData } from './whole-data.ts';

/** What is called so: one of which all is known, and one of which nothing is but its name. */
const NAMES = {
  drug: ['wholemab', 'baremab'],
  target: ['whole receptor', 'bare receptor'],
  disease: ['whole fever', 'bare fever'],
  organisation: ['Whole Pharma Ltd', 'Bare Pharma Ltd'],
  drug_type: ['whole antibody', 'bare antibody'],
  mechanism: ['whole inhibition', 'bare inhibition'],
} as const satisfies Partial<Record<EntityKind, readonly [string, string]>>;
type Kind = keyof typeof NAMES;

/** Codes of the whole ones in other vocabularies. */
const CODES: Readonly<Record<Kind, readonly string[]>> = {
  drug: ['ATC:L01XX99', 'ATC:L01XX98', 'INCHIKEY:AAAAAAAAAAAAAA-BBBBBBBBBB-N', 'UMLS_CUI:C9000001', 'CAS:50-78-2'],
  target: ['HGNC:99001', 'HGNC:99002', 'MESH:D099001', 'UMLS_CUI:C9000002', 'UNIPROT:P99999', 'GENE:99001'],
  disease: ['UMLS_CUI:C9000003', 'MESH:D099003', 'ICD10CM:Z99', 'MESH-TREE:C23.888'],
  organisation: ['LEI:529900T8BM49AURSDO55', 'CIK:0000099001'],
  drug_type: ['MESH:D099004'],
  mechanism: ['MESH:D099005'],
};

const entity = (kind: Kind, which: 0 | 1): Entity => {
  const name = NAMES[kind][which];
  const { key } = thingNamed(kind, name);
  const made = { ids: [key], kind, provenance: [{ source: 'a-register', key: name }] };
  if (which === 1) return entityPart({ ...made, names: [{ lang: 'en', kind: 'preferred', text: name }] });
  const others = (['exact', 'narrow', 'related', 'abbreviation', 'trade', 'code'] as const).flatMap((sort) =>
    [1, 2].map((n) => ({ lang: 'en', kind: sort, text: `${name} ${sort} ${n}` })),
  );
  return entityPart({
    ...made,
    names: [
      { lang: 'en', kind: 'preferred', text: name },
      { lang: 'zh', kind: 'preferred', text: '全名' },
      { lang: 'zh', kind: 'exact', text: '又名' },
      ...others,
    ],
    cross_references: [...CODES[kind]],
    definition: `What ${name} is.`,
    ...(kind === 'disease' && { parents: ['therapeutic_area:name:whole area'] }),
  });
};

/** The id of the whole thing of a kind, of the bare one, and of none. */
export const lifeIds = (kind: Kind): readonly string[] => [
  ...NAMES[kind].map((name) => entityId(thingNamed(kind, name).key)),
  '0'.repeat(32),
];

/** Things that end: of them nothing more is said. */
const ended = (kind: Kind, text: string): Entity =>
  entityPart({
    ...{ ids: [thingNamed(kind, text).key], kind, names: [{ lang: 'en', kind: 'preferred', text }] },
    provenance: [{ source: 'a-register', key: text }],
  });
const ENDED = [ended('organisation', 'Ended Pharma KK'), ended('disease', 'ended fever')];

const thing = (kind: Kind): Thing => thingNamed(kind, NAMES[kind][0]);
/** The whole one, another that stands in the dictionary, and one that does not. */
const things = (kind: Kind): Thing[] => [
  thing(kind),
  thingNamed(kind, NAMES[kind][1]),
  thingNamed(kind, `unheard-of ${kind}`),
];

const about = { drug: thing('drug').key, pubmed: ['99000001', '99000002'], source: 'a-list', said_by: 'somebody' };
const FACTS: readonly DrugFact[] = (
  [
    { kind: 'target', target: thing('target').key, action: 'inhibitor' },
    { kind: 'target', target: thingNamed('target', NAMES.target[1]).key },
    { kind: 'affinity', target: thing('target').key, nm: 2.5, pairs: 3 },
    { kind: 'class', class: thing('drug_type').key, class_name: 'As the list calls it' },
    { kind: 'class', class: thing('mechanism').key },
    ...(['mechanism', 'indications', 'boxed_warning'] as const).flatMap((section) =>
      [2, 1].map((order) => ({
        ...{ kind: 'statement' as const, section, order, label: `label ${order}`, text: `${section} said ${order}.` },
        ...(order === 1 && { day: 20240102 }),
      })),
    ),
    { kind: 'indication', disease: thing('disease').key, disease_name: 'Fever, whole', use: 'treats' },
    { kind: 'indication', disease: thingNamed('disease', NAMES.disease[1]).key, use: 'relieves' },
    { kind: 'indication', disease: thingNamed('disease', 'another fever').key, use: 'not' },
  ] as const
).map((fact, at) => ({ id: `whole:${at}`, ...about, ...(at % 2 === 0 && { url: `https://a.list/${at}` }), ...fact }));

const APPROVALS: readonly Approval[] = [
  approvalPart('FDA', 'BLA990001', 'a-register', {
    ...{ type: 'BLA', holder: NAMES.organisation[0], diseases: [NAMES.disease[0], 'another fever'] },
    ...{ indication: 'For whole fever.', atc: ['L01XX99', 'L01XX97'], reviews: ['Orphan_Drug'] },
    products: ['001', '002', '003'].map((number, at) => ({
      ...{ number, name: `WHOLEMAB ${at}`, form: 'INJECTION;INTRAVENOUS', strength: `${at + 1} MG/ML` },
      ...{ ingredients: NAMES.drug[0], presentation: 'Vial', status: ['Prescription', 'Discontinued', 'None'][at]! },
    })),
    submissions: [
      { type: 'SUPPL', number: 2, class: 'Efficacy', status: 'AP', date: 20230301, priority: 'PRIORITY', orphan: true },
      { type: 'ORIG', number: 1, class: 'Type 1', status: 'AP', date: 20210301, priority: 'PRIORITY', orphan: true },
      { type: 'SUPPL', number: 3, status: 'TA', date: 20240301, priority: 'STANDARD' },
      { type: 'SUPPL', number: 4 },
    ],
    documents: ['9', '10'].map((id) => ({ id, type: 'Label', url: `https://a.register/${id}`, date: 20210302 })),
    exclusivities: [{ product: '001', code: 'ODE-1', date: 20280301 }],
  }),
  approvalPart('EMA', 'EMEA/H/C/990001', 'a-register', {
    ...{ holder: NAMES.organisation[1], authorised: 20220401, diseases: [NAMES.disease[1]] },
    ...{ reviews: ['Accelerated_Assessment', 'Conditional_Approval'] },
    products: [{ number: '1', name: 'Wholemab EU', ingredients: NAMES.drug[0], status: 'Authorised' }],
  }),
  approvalPart('PMDA', '990002', 'a-register', {
    ...{ holder: 'Ended Pharma KK', authorised: 20200401, biosimilar: true, reference: 'another mab' },
    products: [{ number: '1', ingredients: NAMES.drug[0], status: 'Discontinued' }],
  }),
  approvalPart('NMPA', '990003', 'a-register', {
    refused: 20190401,
    products: [{ number: '1', ingredients: NAMES.drug[0] }],
  }),
];

/**
 * Patents that a register lists for the first approval: a stored one, for what it can be, and one that is not stored.
 */
const LISTED: readonly ListedPatent[] = (
  [
    [
      'US8100002',
      [
        ['001', 20300101, true, true, false, 'U-1'],
        ['002', 20310101, false, false, true, undefined],
      ],
    ],
    ['US8100050', [['003', undefined, false, false, false, 'U-2']]],
    [
      'US8100051',
      [
        ['001', 20240101, true, false, true, undefined],
        ['001', 20200101, false, false, false, undefined],
      ],
    ],
  ] as const
).map(([number, listings], at) => ({
  ...{ id: listedPatentId('FDA_ORANGE_BOOK', number), register: 'FDA_ORANGE_BOOK', number, source: 'a-register' },
  listings: listings.map(([product, expiry, paediatric, substance, drug_product, use_code]) => ({
    ...{ application: 'BLA990001', product, paediatric, substance, drug_product, delisted: at === 2 },
    ...(expiry && { expiry }),
    ...(use_code && { use_code }),
  })),
}));

/** Trials of the whole drug; the first has results. */
const TRIALS: readonly Trial[] = (
  [
    ['LIFE00000001', 'Phase_3', 'Recruiting', NAMES.disease[0], NAMES.organisation[0], 20240101],
    ['LIFE00000002', 'Phase_2', 'Completed', NAMES.disease[0], NAMES.organisation[0], 20220101],
    ['LIFE00000003', 'Phase_1', 'Terminated', 'ended fever', NAMES.organisation[1], 20200101],
    ['LIFE00000004', undefined, 'Unknown status', NAMES.disease[0], NAMES.organisation[1], undefined],
  ] as const
).map(([register_number, phase, status, condition, sponsor, start], at) => ({
  ...emptyTrial(),
  ...{ id: trialId(register_number), register_number, registry: 'CTGOV', status, source: 'a-register' },
  ...{ brief_title: `${NAMES.drug[0]} in ${condition}`, conditions: [condition], sponsor: { name: sponsor } },
  ...{ countries: ['Japan', 'Norway'].slice(at % 2), has_results: at === 0 },
  arms: [{ label: 'A', type: 'Experimental' }],
  interventions: [{ type: 'Drug', name: NAMES.drug[0], other_names: [], arms: ['A'] }],
  ...(phase && { phase }),
  ...(start !== undefined && { start: { day: start, type: 'Actual' }, last_update: { day: start + 100 } }),
}));

/** Fields that are made or that tie records together. */
const OWN = new Set(['id', 'demo', 'provenance']);
const saying = <S extends TSchema>(schema: S, said: object = wholeData(schema) as object): ValueOf<S> =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !OWN.has(name))) as ValueOf<S>;
/** What lists of things are of. */
const LISTS = {
  ...{ drugs: things('drug'), targets: things('target'), diseases: things('disease') },
  ...{ drug_types: things('drug_type'), mechanisms: things('mechanism'), organisations: things('organisation') },
  ...{ principals: things('organisation'), partners: things('organisation').toReversed() },
  drug_diseases: things('disease'),
};
/** With the lists that a schema has. */
const withThings = <S extends TSchema>(schema: S, said: ValueOf<S>): ValueOf<S> =>
  ({
    ...(said as object),
    ...Object.fromEntries(
      Object.entries(LISTS).filter(([name]) => name in (schema as unknown as { properties: object }).properties),
    ),
  }) as ValueOf<S>;

/**
 * Ids of records about life sciences: of the whole one, of one of which much is said, of a bare one, of a drawn one,
 * and of none.
 */
export const RECORD_IDS = [1, 2, 3, 5, 4].map((n) => `${'0'.repeat(31)}${n}`);
export const RECORD_UUIDS = [1, 2, 3, 5, 4].map((n) => `00000000-0000-5000-8000-00000000000${n}`);
const [whole_id, much_id, bare_id, drawn_id] = RECORD_IDS as [string, string, string, string];
const [whole_uuid, much_uuid, bare_uuid, drawn_uuid] = RECORD_UUIDS as [string, string, string, string];

const dollars = (millions: number) => ({ millions, currency: 'USD' });
const DEALS: readonly Deal[] = [
  {
    ...withThings(Deal, saying(Deal)),
    ...{ id: whole_id, day: 20240105, types: [...DEAL_TYPES], stage: 'Phase_2' },
    ...{ total: dollars(500), upfront: dollars(50), milestones: { millions: 450, currency: 'EUR' } },
    ...{ territory_included: ['WO', 'US', 'EU'], territory_excluded: ['CN', 'ZZ'] },
  },
  { ...withThings(Deal, saying(Deal, muchData(Deal))), id: much_id, day: 20230105 },
  {
    ...{ id: bare_id, title: 'Bare deal', types: [], principals: [], partners: [], drugs: [], targets: [] },
    ...{ drug_types: [], mechanisms: [], diseases: [], drug_diseases: [] },
    ...{ territory_included: [], territory_excluded: [], source: 'a-list' },
  },
  { ...withThings(Deal, saying(Deal, drawnData(Deal, 1))), id: drawn_id },
];

const NEWS: readonly News[] = [
  { ...withThings(News, saying(News)), id: whole_uuid },
  { ...withThings(News, saying(News, muchData(News))), id: much_uuid },
  {
    ...{ id: bare_uuid, title: 'Bare news', authors: [], channels: [], tags: [], drugs: [], targets: [], diseases: [] },
    ...{ organisations: [], source: 'a-list' },
  },
  { ...withThings(News, saying(News, drawnData(News, 1))), id: drawn_uuid },
];

const FINDINGS: readonly Translational[] = [
  { ...withThings(Translational, saying(Translational)), id: whole_uuid, pubmed: ['99000001'] },
  { ...withThings(Translational, saying(Translational, muchData(Translational))), id: much_uuid, pubmed: [] },
  {
    ...{ id: bare_uuid, titles: [{ text: 'Bare finding' }], abstracts: [], authors: [], institutions: [] },
    ...{ subjects: [], technologies: [], stages: [], drugs: [], targets: [], diseases: [], drug_types: [] },
    ...{ mechanisms: [], organisations: [], pubmed: [], source_urls: [], source: 'a-list' },
  },
  { ...withThings(Translational, saying(Translational, drawnData(Translational, 1))), id: drawn_uuid, pubmed: [] },
];

const result = (register_number: string, said: object): TrialResult => ({
  ...(said as TrialResult),
  ...{ id: resultId(register_number), register_number, as_of: 20250101, source: 'a-register' },
});
/** Numbers of trials whose results are asked for: all, much, nothing known, drawn, and none. */
const RESULTS_OF = ['LIFE00000001', 'LIFE00000002', 'LIFE00000003', 'LIFE00000004', 'NONE00000001'];
export const RESULT_IDS = RESULTS_OF.map(resultId);
const RESULTS: readonly TrialResult[] = [
  result('LIFE00000001', saying(TrialResult)),
  result('LIFE00000002', saying(TrialResult, muchData(TrialResult))),
  result('LIFE00000003', { groups: [], measures: [], analyses: [] }),
  result('LIFE00000004', saying(TrialResult, drawnData(TrialResult, 1))),
];

/** Letters of sequences of which all is said, much, and nothing. */
const LETTERS = ['MKTAYIAKQRQISFVKSHFSRQ', 'GGGSGGGSGGGSGGGSWWWWWW', 'MACDEFGHIKLMNPQRSTVWYA'];
const provenance = [{ source: 'st26', key: 'US8100002' }];
const SEQUENCES = [
  sequenceRecord('protein', LETTERS[0]!, {
    ...{ molecules: ['AA'], names: ['Whole chain', 'Other name'], descriptions: ['What it is.'], genes: ['WHL1'] },
    ...{ organisms: ['Homo sapiens', 'synthetic construct'], accessions: ['uniprot:P99999', 'genbank:AAA99999'] },
    features: [
      { key: 'VARIANT', location: '3..5', note: 'may be Gly' },
      { key: 'SITE', location: '7' },
    ],
    stands_in: [
      { patent: 'US8100002', number: 3 },
      { patent: 'US8100002', number: 1 },
      { patent: 'WO2011040002', number: 7 },
    ],
    provenance,
  }),
  sequenceRecord('protein', LETTERS[1]!, {
    names: Array.from({ length: 24 }, (_, at) => `Name ${at + 1}`),
    stands_in: Array.from({ length: 24 }, (_, at) => ({ patent: `US81000${10 + at}`, number: at + 1 })),
    provenance,
  }),
  sequenceRecord('protein', LETTERS[2]!, { provenance }),
];
export const SEQUENCE_IDS = [...SEQUENCES.map(({ id }) => id), '1'];

const ANTIBODIES = [
  {
    ...{ id: whole_id, names: ['wholemab', 'WM-1'], description: 'Binds it.', antigen: ['whole receptor', 'WHLR'] },
    ...{ species: 'Homo sapiens', uniprot: ['P99999'], heavy: 'EVQLVESGGG', light: 'DIQMTQSPSS' },
    ...{ heavy_number: 1, light_number: 2, structure: '9ABC', patent: 'US8100002', pubmed: ['99000001'] },
    affinities: [
      { index: 'Kd', value: '2.5', unit: 'nM', method: 'SPR', temperature: '25', ph: '7.4' },
      { index: 'IC50', value: '<1' },
    ],
    source: 'a-list',
  },
  { id: bare_id, names: [], antigen: ['whole receptor'], uniprot: [], affinities: [], pubmed: [], source: 'a-list' },
];

const FUNDING: readonly Funding[] = [
  ...(['round', 'grant'] as const).map((kind) => ({
    ...saying(Funding),
    ...{ id: `whole ${kind}`, kind, recipient: NAMES.organisation[0], currency: 'USD', source: 'a-list' },
  })),
  { id: 'bare round', kind: 'round', recipient: NAMES.organisation[0], givers: [], source: 'a-list' },
];

/** What may be asked of these things, and of one that is nothing here. */
const ASKED: readonly (readonly [en: string, zh?: string])[] = [
  ['When was DRUG first approved?', 'DRUG是什么时候批准的？'],
  ['When was DRUG approved by the FDA?'],
  ['When was DRUG approved in the European Union?'],
  ['Who holds the approvals of DRUG?', 'DRUG的持有人是谁？'],
  ['Which targets does DRUG act on?', 'DRUG的靶点是什么？'],
  ['What is DRUG used for?', 'DRUG的适应症'],
  ['Which patents are listed for DRUG?', 'DRUG有哪些专利？'],
  ['How far is DRUG?', 'DRUG的研发阶段'],
  ['How does DRUG work?', 'DRUG的作用机制是什么？'],
  ['Which boxed warnings does DRUG have?', 'DRUG的黑框警告'],
  ['What are the active ingredients of DRUG?', 'DRUG的活性成分'],
  ['How many trials of DRUG?', 'DRUG有多少项临床试验？'],
  ['Which phase 3 trials of DRUG are recruiting?', 'DRUG正在招募的三期临床试验'],
  ['List completed trials of DRUG', 'DRUG已完成的试验'],
  ['How many terminated phase 1 trials of DRUG?'],
  ['What is DRUG?', '什么是DRUG？'],
  ['Is there a generic of DRUG?', 'DRUG有仿制药吗？'],
  ['What is the CAS number of DRUG?', 'DRUG的分子量是多少？'],
  ['Which diseases is DRUG approved for?'],
  ['Does Whole Pharma sell DRUG?'],
];
const OF_OTHERS = [
  ...[
    'Which drugs are approved for whole fever?',
    'Which phase 2 drugs treat whole fever?',
    'Which drugs treat bare fever?',
  ],
  ...[
    'Which drugs act on whole receptor?',
    'Approved inhibitors of whole receptor',
    'How many trials for whole fever?',
  ],
  ...['How many trials of wholemab for whole fever?', 'Which trials of unheard-of fever?'],
  ...['Which drugs does Whole Pharma have?', 'Which companies develop drugs for whole fever?'],
  ...['Which whole receptor antibodies are approved?', 'Which whole antibody drugs are there?'],
  ...['Which companies have most drugs against whole fever?', 'Compare wholemab and baremab', '比较wholemab和baremab'],
  ...['Which sponsors run most trials for whole fever?', 'Which trials does Whole Pharma run?'],
  ...['What is whole receptor?', 'What is whole fever?', '什么是whole fever？'],
  ...['What is the price of wholemab?', 'wholemab多少钱？', 'Results at a conference', 'How is a sensor sealed?'],
];
export const LIFE_QUESTIONS = [
  ...['wholemab', 'baremab', 'nobodymab'].flatMap((drug) => ASKED.flat().map((text) => text!.replace('DRUG', drug))),
  ...OF_OTHERS,
];

/** Stores a drug, a target, a disease and an organisation with all that can be said of them, and such with nothing. */
export async function putWholeLife(corpus: Corpus): Promise<void> {
  const all = (Object.keys(NAMES) as Kind[]).flatMap((kind) => [entity(kind, 0), entity(kind, 1)]);
  const area = entityPart({
    ...{ ids: ['therapeutic_area:name:whole area'], kind: 'therapeutic_area' },
    ...{ names: [{ lang: 'en', kind: 'preferred', text: 'Whole Area' }] },
    provenance: [{ source: 'a-register', key: 'whole area' }],
  });
  await corpus.put(entities, [...all, ...ENDED, area]);
  await corpus.put(drugFacts, FACTS);
  await corpus.put(approvals, APPROVALS);
  await corpus.put(listedPatents, LISTED);
  await corpus.put(trials, TRIALS);
  await corpus.put(trialResults, RESULTS);
  await corpus.put(deals, DEALS);
  await corpus.put(news, NEWS);
  await corpus.put(translational, FINDINGS);
  await corpus.put(sequences, SEQUENCES);
  await corpus.put(antibodies, ANTIBODIES);
  await corpus.put(fundings, FUNDING);
}
