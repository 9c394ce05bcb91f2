import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { listedPatents } from '#collections/approvals/listed-patents.ts';
import { companies } from '#collections/companies/companies.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { fundings } from '#collections/funding/funding.ts';
import { reactions } from '#collections/reactions/reactions.ts';
import { sequences } from '#collections/sequences/sequences.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { resultId, type TrialResult, trialResults } from '#collections/trials/results.ts';
import { type Trial, trialId, trials } from '#collections/trials/trials.ts';
import type { Collection } from '#corpus/collection.ts';
import { demoCompounds } from './compounds.ts';
import { demoDealings } from './deals.ts';
import { demoListings } from './listings.ts';
import { demoMarks } from './marks.ts';
import { demoReactions } from './reactions.ts';
import { demoSequences } from './sequences.ts';
import { demoFunding, demoSponsors } from './sponsors.ts';

/** Fictional trials of the drugs of the demo dictionary. No register has such numbers. */
// biome-ignore format: read it as a table
const TRIALS: readonly (readonly [phase: string, status: string, drug: string, control: string | undefined, condition: string, sponsor: string, start: number, enrolled: number, countries: string])[] = [
  ['Phase_2', 'Completed', 'imagitinib', 'fictomab', "bearing-maker's hand", 'Halden Pumps AS', 20210301, 84, 'Norway,Germany'],
  ['Phase_3', 'Recruiting', 'imagitinib', undefined, "bearing-maker's hand", 'Halden Pumps AS', 20240115, 412, 'Norway,United States'],
  ['Phase_1', 'Completed', 'fictomab', undefined, 'imaginary valve fever', 'Lindau Coolants GmbH', 20200601, 14, 'Germany'],
  ['Phase_1_2', 'Terminated', 'fictomab', undefined, 'chronic invented stiffness', 'University of Norvald', 20220901, 33, 'Japan'],
];

const demoNumber = (index: number) => `DEMO${String(index + 1).padStart(8, '0')}`;

/** The trials of the demo corpus: the same every time. */
const demoTrials = (): Trial[] =>
  TRIALS.map(([phase, status, drug, control, condition, sponsor, start, enrolled, countries], index): Trial => {
    const number = demoNumber(index);
    const title = `${drug} in ${condition}`;
    return {
      id: trialId(number),
      register_number: number,
      other_ids: [`HN-${index + 101}`],
      registry: 'CTGOV',
      brief_title: `A trial of ${title}`,
      official_title: `A fictional trial of the efficacy and safety of ${title}`,
      status,
      phase,
      study_type: 'Interventional',
      allocation: control ? 'Randomized' : 'N/A',
      intervention_model: control ? 'Parallel Assignment' : 'Single Group Assignment',
      masking: control ? 'Double' : 'None (Open Label)',
      primary_purpose: 'Treatment',
      start: { day: start, type: 'Actual' },
      completion: { day: start + 20_000, type: status === 'Recruiting' ? 'Anticipated' : 'Actual' },
      first_posted: { day: start - 100 },
      last_update: { day: 20250601 + index },
      enrollment: { count: enrolled, type: status === 'Recruiting' ? 'Anticipated' : 'Actual' },
      sponsor: { name: sponsor, class: 'INDUSTRY' },
      collaborators: [],
      conditions: [condition],
      condition_headings: [],
      keywords: ['pump'],
      arms: [
        { label: drug, type: 'Experimental', description: `${drug} once daily` },
        ...(control ? [{ label: control, type: 'Active Comparator' }] : []),
      ],
      interventions: [
        { type: 'Drug', name: drug, description: 'tablet', other_names: [], arms: [drug] },
        ...(control ? [{ type: 'Drug', name: control, other_names: [], arms: [control] }] : []),
      ],
      outcomes: [
        { type: 'Primary', title: 'Overall Survival', time_frame: '24 months' },
        { type: 'Secondary', title: 'Strength of grip', description: 'in newtons', time_frame: '12 weeks' },
      ],
      criteria: `Inclusion Criteria:\n\n- adults with ${condition}\n\nExclusion Criteria:\n\n- work on pumps within four weeks`,
      gender: 'All',
      healthy_volunteers: false,
      min_age: { age: '18', unit: 'Years' },
      countries: countries.split(','),
      brief_summary: `A fictional trial that asks whether ${drug} helps against ${condition}.`,
      detailed_description: 'Nobody took part: this record belongs to the demo corpus.',
      contacts: [{ name: 'Demo Contact', phone: '000-0000', email: 'contact@example.com' }],
      has_results: index === 0,
      source: 'demo',
      demo: true,
    };
  });

/** Results of the first trial. */
const demoTrialResults = (): TrialResult[] => [
  {
    id: resultId(demoNumber(0)),
    register_number: demoNumber(0),
    title: "A trial of imagitinib in bearing-maker's hand",
    published: 20240201,
    phase: 'Phase_2',
    enrollment: 84,
    groups: [
      { id: 'G1', type: 'outcome_group', title: 'imagitinib', participants: '42' },
      { id: 'G2', type: 'outcome_group', title: 'fictomab', participants: '42' },
      { id: 'G3', type: 'event_group', title: 'imagitinib' },
    ],
    measures: [
      {
        id: 'M1',
        outcome: 'OE1',
        order: 1,
        kind: 'efficacy',
        type: 'Primary',
        name: 'Overall Survival',
        param_type: 'Median',
        dispersion_type: '95% Confidence Interval',
        unit: 'months',
        values: [
          { group: 'G1', value: '21.4', lower: '18.0', upper: '25.1', analyzed: '42', units: 'Participants' },
          { group: 'G2', value: '17.2', lower: '14.9', upper: '20.3', analyzed: '42', units: 'Participants' },
        ],
      },
      {
        id: 'M2',
        outcome: 'AE1',
        order: 1,
        kind: 'safety',
        type: 'Other',
        name: 'Stiff thumb',
        section: 'Musculoskeletal disorders',
        param_type: 'Count of Participants',
        unit: 'Participants',
        values: [{ group: 'G3', value: '5', analyzed: '42', units: 'Participants' }],
      },
    ],
    analyses: [{ outcome: 'OE1', type: 'Superiority', p_value: '0.031', method: 'Log Rank' }],
    source: 'demo',
    as_of: 20250601,
    demo: true,
  },
];

/** What is said of the demo drugs. */
const demoDrugFacts = (): DrugFact[] => {
  const about = { source: 'demo', pubmed: [], demo: true as const };
  return [
    {
      id: 'demo:target:r1',
      kind: 'target',
      drug: 'drug:demo:r1',
      target: 'target:demo:t1',
      action: 'antagonist',
      ...about,
    },
    {
      id: 'demo:target:r2',
      kind: 'target',
      drug: 'drug:demo:r2',
      target: 'target:demo:t2',
      action: 'inhibitor',
      ...about,
    },
    { id: 'demo:class:r1', kind: 'class', drug: 'drug:demo:r1', class: 'mechanism:demo:m1', ...about },
    { id: 'demo:type:r1', kind: 'class', drug: 'drug:demo:r1', class: 'drug_type:demo:y1', ...about },
    { id: 'demo:class:r2', kind: 'class', drug: 'drug:demo:r2', class: 'mechanism:demo:m2', ...about },
    { id: 'demo:type:r2', kind: 'class', drug: 'drug:demo:r2', class: 'drug_type:demo:y2', ...about },
    {
      id: 'demo:use:r1',
      kind: 'indication',
      drug: 'drug:demo:r1',
      disease: 'disease:demo:d1',
      use: 'treats',
      ...about,
    },
  ];
};

/** An approval of a demo drug: no register has such a number. */
const demoApprovals = (): Approval[] => [
  approvalPart('FDA', '990001', 'demo', {
    type: 'NDA',
    holder: 'Halden Pumps AS',
    products: [
      {
        number: '001',
        name: 'HANDEASE',
        form: 'TABLET;ORAL',
        strength: '20MG',
        ingredients: 'IMAGITINIB',
        status: 'Prescription',
      },
      {
        number: '002',
        name: 'HANDEASE',
        form: 'TABLET;ORAL',
        strength: '40MG',
        ingredients: 'IMAGITINIB',
        status: 'Prescription',
      },
    ],
    submissions: [
      {
        type: 'ORIG',
        number: 1,
        class: 'Type 1 - New Molecular Entity',
        status: 'AP',
        date: 20240610,
        priority: 'PRIORITY',
        orphan: true,
      },
      { type: 'SUPPL', number: 1, class: 'Labeling', status: 'AP', date: 20250115, priority: 'STANDARD' },
    ],
    exclusivities: [{ product: '001', code: 'NCE', date: 20290610 }],
    documents: [{ id: '1', type: 'Letter', url: 'https://example.com/990001-letter.pdf', date: 20240610 }],
    demo: true,
  }),
];

/** Records of trials, drugs and trade marks of the demo corpus, by collection. */
export const demoLife = (): readonly (readonly [collection: Collection<any>, records: readonly object[]])[] => [
  [trials, demoTrials()],
  [trialResults, demoTrialResults()],
  [drugFacts, demoDrugFacts()],
  [approvals, demoApprovals()],
  [companies, demoSponsors()],
  [fundings, demoFunding()],
  [compounds, demoCompounds()],
  [reactions, demoReactions()],
  [trademarks, demoMarks()],
  [sequences, demoSequences()],
  [listedPatents, demoListings()],
  ...demoDealings(),
];
