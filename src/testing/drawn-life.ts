import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { Deal, deals } from '#collections/deals/deals.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { thingNamed } from '#collections/entities/things.ts';
import { News, news } from '#collections/news/news.ts';
import { Translational, translational } from '#collections/translational/translational.ts';
import { resultId, TrialResult, trialResults } from '#collections/trials/results.ts';
import { emptyTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { TSchema } from '#typebox.mjs';
import { Draw } from './drawn-answers.ts';
import { drawnData } from './whole-data.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const drugOf = (seed: number) => `drawn${'abcdefgh'[seed - 1]}mab`;
const ids = (prefix: string) => SEEDS.map((seed) => `${prefix}${String(seed).padStart(32 - prefix.length, '0')}`);
const uuids = SEEDS.map((seed) => `00000000-0000-5000-8000-0000000001${String(seed).padStart(2, '0')}`);

/** Ids by which operations name them: drugs with drawn approvals, trials and facts, and drawn records on drugs. */
export const DRAWN_OF_LIFE = {
  drug_id: SEEDS.map((seed) => entityId(thingNamed('drug', drugOf(seed)).key)),
  ct_result_id: SEEDS.map((seed) => resultId(`DRAWNLIFE${seed}`)),
  deal_id: ids('d'),
  news_id: uuids,
  translational_medicine_id: uuids,
} as const;

const DISEASES = ['whole fever', 'bare fever', 'ended fever', 'another fever'];
const HOLDERS = ['Whole Pharma Ltd', 'Bare Pharma Ltd', 'Ended Pharma KK', 'Nobody Ltd'];
const TARGETS = ['whole receptor', 'bare receptor'];
const day = (draw: Draw) => (2015 + draw.integer(10)) * 10_000 + draw.pick([101, 301, 1231]);
/** What is there one time in two. */
const perhaps = <T extends object>(draw: Draw, said: () => T): Partial<T> => (draw.once(2) ? said() : {});

const approvalsOf = (drug: string, seed: number, draw: Draw): Approval[] =>
  draw
    .some(4, () => draw.pick(['FDA', 'FDA', 'EMA', 'PMDA', 'NMPA'] as const))
    .map((agency, at) =>
      approvalPart(agency, `D${seed}${at}`, 'a-register', {
        ...perhaps(draw, () => ({ type: draw.pick(['NDA', 'ANDA', 'BLA']) })),
        ...perhaps(draw, () => ({ holder: draw.pick(HOLDERS) })),
        ...perhaps(draw, () => ({ authorised: day(draw) })),
        ...(draw.once(4) && { refused: day(draw) }),
        ...(draw.once(3) && { generic: true as const }),
        ...(draw.once(3) && { biosimilar: true as const }),
        ...perhaps(draw, () => ({ diseases: [draw.pick(DISEASES), ...draw.some(1, () => draw.pick(DISEASES))] })),
        ...perhaps(draw, () => ({ indication: 'For a fever.' })),
        ...perhaps(draw, () => ({ reviews: ['Orphan_Drug' as const] })),
        ...perhaps(draw, () => ({ atc: ['L01XX99'] })),
        products: ['001', ...draw.some(2, () => draw.pick(['002', '003']))].map((number) => ({
          ...{ number, ingredients: drug },
          ...perhaps(draw, () => ({ name: `${drug.toUpperCase()} ${number}` })),
          ...perhaps(draw, () => ({ form: draw.pick(['TABLET;ORAL', 'INJECTION;INTRAVENOUS', 'KIT']) })),
          ...perhaps(draw, () => ({ strength: '5 MG', presentation: 'Vial' })),
          ...perhaps(draw, () => ({ status: draw.pick(['Prescription', 'Discontinued', 'None', 'Authorised']) })),
        })),
        submissions: draw.some(3, () => ({
          ...{ type: draw.pick(['ORIG', 'SUPPL']), number: draw.integer(3) },
          ...perhaps(draw, () => ({ status: draw.pick(['AP', 'TA']) })),
          ...perhaps(draw, () => ({ date: day(draw) })),
          ...perhaps(draw, () => ({ priority: draw.pick(['PRIORITY', 'STANDARD']) })),
          ...perhaps(draw, () => ({ class: draw.pick(['Efficacy', 'Labeling', 'Type 1']) })),
          ...perhaps(draw, () => ({ orphan: true as const })),
        })),
        documents: draw.some(2, () => ({
          id: `${draw.integer(9)}`,
          url: 'https://a.register/1',
          ...perhaps(draw, () => ({ date: day(draw) })),
        })),
        exclusivities: draw.some(2, () => ({ product: '001', code: draw.pick(['ODE-1', 'NCE']), date: day(draw) })),
      }),
    );

const trialsOf = (drug: string, seed: number, draw: Draw): Trial[] =>
  [0, 1, 2, 3].slice(draw.integer(4)).map((at) => {
    const register_number = at === 3 ? `DRAWNLIFE${seed}` : `DRAWNLIFE${seed}${at}`;
    return {
      ...emptyTrial(),
      ...{
        id: trialId(register_number),
        register_number,
        registry: draw.pick(['CTGOV', 'EUCTR']),
        source: 'a-register',
      },
      ...{ brief_title: `${drug} in fever`, conditions: draw.some(2, () => draw.pick(DISEASES)) },
      ...{ status: draw.pick(['Recruiting', 'Completed', 'Terminated', 'Withdrawn', 'Unknown status']) },
      ...{ countries: draw.some(2, () => draw.pick(['Japan', 'Norway', 'France'])), has_results: at === 3 },
      interventions: [{ type: draw.pick(['Drug', 'Biological']), name: drug, other_names: [], arms: [] }],
      ...perhaps(draw, () => ({ sponsor: { name: draw.pick(HOLDERS) } })),
      ...perhaps(draw, () => ({ phase: draw.pick(['Phase_1', 'Phase_2', 'Phase_3', 'Phase_4']) })),
      ...perhaps(draw, () => ({ start: { day: day(draw), type: 'Actual' } })),
      ...perhaps(draw, () => ({ last_update: { day: day(draw) } })),
    } as Trial;
  });

function factsOf(drug: string, seed: number, draw: Draw): DrugFact[] {
  const said = draw.some(6, (): object => {
    const disease = draw.pick(DISEASES);
    return draw.pick<object>([
      {
        kind: 'target',
        target: thingNamed('target', draw.pick(TARGETS)).key,
        ...perhaps(draw, () => ({ action: 'inhibitor' })),
      },
      {
        kind: 'affinity',
        target: thingNamed('target', draw.pick(TARGETS)).key,
        nm: draw.pick([0.5, 2.5, 100]),
        pairs: 1 + draw.integer(3),
      },
      { kind: 'class', class: thingNamed('drug_type', 'whole antibody').key },
      {
        kind: 'indication',
        disease: thingNamed('disease', disease).key,
        use: draw.pick(['treats', 'relieves', 'not']),
        ...perhaps(draw, () => ({ disease_name: disease })),
      },
      {
        kind: 'statement',
        section: draw.pick(['mechanism', 'indications', 'boxed_warning']),
        order: 1 + draw.integer(2),
        label: 'label',
        text: 'It is said.',
        ...perhaps(draw, () => ({ day: day(draw) })),
      },
    ]);
  });
  const about = { drug: thingNamed('drug', drug).key, pubmed: draw.some(1, () => '99000001'), source: 'a-list' };
  return said.map((fact, at) => ({ id: `drawn:${seed}:${at}`, ...about, ...fact }) as DrugFact);
}

/** Drawn, with lists of things that stand in the dictionary now and then. */
function record<S extends TSchema>(schema: S, seed: number, draw: Draw): object {
  const { id, demo, provenance, ...said } = drawnData(schema, 100 + seed) as Record<string, unknown>;
  const things = (kind: 'drug' | 'target' | 'disease' | 'organisation', names: readonly string[]) =>
    draw.some(3, () => thingNamed(kind, draw.pick(names)));
  const lists = {
    ...{ drugs: things('drug', [drugOf(seed), 'wholemab', 'nobodymab']), targets: things('target', TARGETS) },
    ...{ diseases: things('disease', DISEASES), drug_diseases: things('disease', DISEASES) },
    ...{ organisations: things('organisation', HOLDERS), principals: things('organisation', HOLDERS) },
    ...{ partners: things('organisation', HOLDERS), drug_types: [], mechanisms: [] },
  };
  const { properties } = schema as unknown as { properties: object };
  return { ...said, ...Object.fromEntries(Object.entries(lists).filter(([name]) => name in properties)) };
}

/** Stores drugs with drawn approvals, trials and facts, and drawn deals, news, findings and results of trials. */
export async function putDrawnLife(corpus: Corpus): Promise<void> {
  const draws = SEEDS.map((seed) => ({ seed, drug: drugOf(seed), draw: new Draw(seed) }));
  await corpus.put(
    entities,
    draws.map(({ drug, draw }) =>
      entityPart({
        ...{ ids: [thingNamed('drug', drug).key], kind: 'drug', provenance: [{ source: 'a-register', key: drug }] },
        names: [
          { lang: 'en', kind: 'preferred', text: drug },
          ...draw.some(3, () => ({
            ...{ lang: draw.pick(['en', 'zh']), kind: draw.pick(['exact', 'trade', 'code', 'abbreviation'] as const) },
            text: `${drug} ${draw.integer(9)}`,
          })),
        ],
        cross_references: draw.some(2, () => draw.pick(['ATC:L01XX99', 'CAS:50-78-2', 'MESH:D099009'])),
      }),
    ),
  );
  await corpus.put(
    drugFacts,
    draws.flatMap(({ drug, seed, draw }) => factsOf(drug, seed, draw)),
  );
  await corpus.put(
    approvals,
    draws.flatMap(({ drug, seed, draw }) => approvalsOf(drug, seed, draw)),
  );
  await corpus.put(
    trials,
    draws.flatMap(({ drug, seed, draw }) => trialsOf(drug, seed, draw)),
  );
  const { deal_id, news_id, translational_medicine_id, ct_result_id } = DRAWN_OF_LIFE;
  await corpus.put(
    deals,
    draws.map(({ seed, draw }, at) => ({ ...record(Deal, seed, draw), id: deal_id[at]! }) as Deal),
  );
  await corpus.put(
    news,
    draws.map(({ seed, draw }, at) => ({ ...record(News, seed, draw), id: news_id[at]! }) as News),
  );
  await corpus.put(
    translational,
    draws.map(({ seed, draw }, at) => ({
      ...(record(Translational, seed, draw) as Translational),
      ...{ id: translational_medicine_id[at]!, pubmed: [] },
    })),
  );
  await corpus.put(
    trialResults,
    draws.map(({ seed, draw }, at) => ({
      ...(record(TrialResult, seed, draw) as TrialResult),
      ...{ id: ct_result_id[at]!, register_number: `DRAWNLIFE${seed}`, as_of: 20250101, source: 'a-register' },
    })),
  );
}
