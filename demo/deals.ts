import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { type Deal, deals } from '#collections/deals/deals.ts';
import { entityId } from '#collections/entities/entities.ts';
import { thingNamed } from '#collections/entities/things.ts';
import { type News, news } from '#collections/news/news.ts';
import { type Translational, translational } from '#collections/translational/translational.ts';
import { keyUuid } from '#corpus/assembly.ts';
import type { Collection } from '#corpus/collection.ts';

const demo = { source: 'demo', demo: true } as const;
const drug = (name: string) => thingNamed('drug', name);
const disease = (name: string) => thingNamed('disease', name);
const target = (name: string) => thingNamed('target', name);
const company = (name: string) => thingNamed('organisation', name);

/** Deals that nobody made. */
const demoDeals = (): Deal[] => [
  {
    id: entityId('deal:demo:1'),
    title: 'Halden Pumps licenses imagitinib to Lindau Coolants for Europe (fictional)',
    day: 20230412,
    types: ['License'],
    status: 'Active',
    total: { millions: 320, currency: 'USD' },
    upfront: { millions: 45, currency: 'USD' },
    milestones: { millions: 275, currency: 'USD' },
    principals: [company('Halden Pumps AS')],
    partners: [company('Lindau Coolants GmbH')],
    drugs: [drug('imagitinib')],
    targets: [target('halden receptor 1')],
    drug_types: [thingNamed('drug_type', 'pump-sparing agent')],
    mechanisms: [thingNamed('mechanism', 'halden receptor 1 antagonist')],
    diseases: [disease("bearing-maker's hand")],
    drug_diseases: [disease("bearing-maker's hand")],
    stage: 'Phase_2',
    territory_included: ['DE', 'FR', 'GB'],
    territory_excluded: ['US'],
    source_url: 'https://example.com/deals/1',
    ...demo,
  },
  {
    id: entityId('deal:demo:2'),
    title: 'University of Norvald and Lindau Coolants study fictomab together (fictional)',
    day: 20220301,
    types: ['Collaboration', 'Option'],
    upfront: { millions: 6, currency: 'EUR' },
    principals: [company('University of Norvald')],
    partners: [company('Lindau Coolants GmbH'), company('Nirgends Biologics')],
    drugs: [drug('fictomab')],
    targets: [],
    drug_types: [],
    mechanisms: [],
    diseases: [disease('chronic invented stiffness')],
    drug_diseases: [],
    stage: 'Phase_1',
    territory_included: ['JP'],
    territory_excluded: [],
    source_url: 'https://example.com/deals/2',
    ...demo,
  },
];

const demoNews = (): News[] => [
  {
    id: keyUuid('news:demo:1'),
    title: 'Imagitinib reaches its endpoint in a trial that was never held',
    content:
      'Halden Pumps says that imagitinib improved the grip of people with bearing-maker’s hand. Trial and people belong to the demo corpus.',
    authors: ['Demo Reporter'],
    channels: ['Clinical trials'],
    tags: ['Phase 3'],
    day: 20250210,
    publisher: 'Demo Wire',
    source_url: 'https://example.com/news/1',
    drugs: [drug('imagitinib')],
    targets: [target('halden receptor 1')],
    diseases: [disease("bearing-maker's hand")],
    organisations: [company('Halden Pumps AS')],
    ...demo,
  },
  {
    id: keyUuid('news:demo:2'),
    title: 'Lindau Coolants ends a trial of fictomab',
    content: 'The fictional sponsor gives slow enrolment as the reason.',
    authors: [],
    channels: ['Clinical trials'],
    tags: ['Terminated'],
    day: 20230115,
    publisher: 'Demo Wire',
    source_url: 'https://example.com/news/2',
    drugs: [drug('fictomab')],
    targets: [],
    diseases: [disease('chronic invented stiffness')],
    organisations: [company('Lindau Coolants GmbH')],
    ...demo,
  },
];

const demoTranslational = (): Translational[] => [
  {
    id: keyUuid('translational:demo:1'),
    titles: [{ lang: 'en', text: 'Blocking halden receptor 1 restores grip: from bench to first volunteers' }],
    abstracts: [{ lang: 'en', text: 'A fictional account of how imagitinib went from a screen to a first trial.' }],
    authors: [
      { name: 'Demo Author', places: [1] },
      { name: 'Second Author', places: [1, 2] },
    ],
    institutions: ['University of Norvald', 'Halden Pumps AS'],
    day: 20240305,
    conference: 'Halden Meeting 2025',
    code: 'HM-17',
    subjects: ['Target'],
    technologies: ['phenotypic screen'],
    stages: ['T1'],
    drugs: [drug('imagitinib')],
    targets: [target('halden receptor 1')],
    diseases: [disease("bearing-maker's hand")],
    drug_types: [],
    mechanisms: [thingNamed('mechanism', 'halden receptor 1 antagonist')],
    organisations: [company('University of Norvald')],
    pubmed: [],
    source_urls: ['https://example.com/findings/17'],
    ...demo,
  },
];

const demoAntibodies = (): Antibody[] => [
  {
    id: entityId('antibody:demo:1'),
    names: ['fictomab', 'LC-2040'],
    description: 'Fictional antibody with frameworks of textbooks',
    antigen: ['lindau kinase alpha'],
    species: 'Homo fictus',
    uniprot: [],
    heavy:
      'EVQLVESGGGLVQPGGSLRLSCAASGFTFSSYAMSWVRQAPGKGLEWVSAISGSGGSTYYADSVKGRFTISRDNSKNTLYLQMNSLRAEDTAVYYCARDYWGQGTLVTVSS',
    light:
      'DIQMTQSPSSLSASVGDRVTITCRASQSISSYLNWYQQKPGKAPKLLIYAASSLQSGVPSRFSGSGSGTDFTLTISSLQPEDFATYYCQQSYSTPLTFGQGTKVEIK',
    affinities: [
      { index: 'KD', value: '2.20E-09', unit: 'M', method: 'SPR', temperature: '25 °C', ph: '7.4' },
      { index: 'kon', value: '198000', unit: 'M^-1s^-1', method: 'SPR' },
    ],
    pubmed: [],
    ...demo,
  },
];

/** What in the world of registers no open source tells: of the demo drugs, invented. */
export const demoDealings = (): readonly (readonly [collection: Collection<any>, records: readonly object[]])[] => [
  [deals, demoDeals()],
  [antibodies, demoAntibodies()],
  [news, demoNews()],
  [translational, demoTranslational()],
];
