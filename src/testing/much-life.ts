import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { listedPatentId, listedPatents } from '#collections/approvals/listed-patents.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, type EntityKind, entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { thingNamed } from '#collections/entities/things.ts';
import { emptyTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';

/**
 * How many there are of what is told of a drug: more than any answer shows, and of nothing so many that a bound of the
 * corpus itself is met.
 */
const MANY = { approvals: 30, listed: 30, trials: 24, targets: 62, diseases: 110, countries: 62, names: 12, said: 70 };

const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
/** So that they stand in the order of their names: `much receptor 07`. */
const numbered = (text: string, at: number) => `${text} ${String(at + 1).padStart(3, '0')}`;
const keyOf = (kind: EntityKind, text: string) => thingNamed(kind, text).key;
const DRUG = 'muchmab';
const COMPANY = 'Much Pharma Ltd';
const disease = (at: number) => numbered('much fever', at);
const target = (at: number) => numbered('much receptor', at);
/** Days of which each is another one, and of every third approval none. */
const dayOf = (at: number) => 20_010_101 + at * 10_000;

const entity = (kind: EntityKind, text: string, more: Partial<Entity> = {}): Entity =>
  entityPart({
    ...{ ids: [keyOf(kind, text)], kind, provenance: [{ source: 'a-register', key: text }] },
    names: [{ lang: 'en', kind: 'preferred', text }],
    ...more,
  });

const THINGS: readonly Entity[] = [
  entity('drug', DRUG, {
    names: [
      { lang: 'en', kind: 'preferred', text: DRUG },
      ...(['exact', 'narrow', 'related', 'abbreviation', 'trade', 'code'] as const).flatMap((kind) =>
        many(MANY.names, (at) => ({ lang: 'en', kind, text: numbered(`${DRUG} ${kind}`, at) })),
      ),
    ],
    cross_references: ['ATC', 'CAS', 'MESH', 'UMLS_CUI'].flatMap((scheme) =>
      many(MANY.names, (at) => `${scheme}:${scheme[0]}99${String(at).padStart(3, '0')}`),
    ),
  }),
  entity('organisation', COMPANY, {
    names: [
      { lang: 'en', kind: 'preferred', text: COMPANY },
      ...many(MANY.names, (at) => ({ lang: 'en', kind: 'exact' as const, text: numbered('Much Pharma', at) })),
    ],
  }),
  ...many(MANY.targets, (at) => entity('target', target(at))),
  ...many(MANY.diseases, (at) => entity('disease', disease(at))),
];

const about = { drug: keyOf('drug', DRUG), source: 'a-list', said_by: 'somebody' };
const FACTS = [
  ...many(MANY.targets, (at) => ({ kind: 'target', target: keyOf('target', target(at)), action: 'inhibitor' })),
  ...many(MANY.targets, (at) => ({ kind: 'affinity', target: keyOf('target', target(at)), nm: at + 1, pairs: 1 })),
  ...many(MANY.diseases, (at) => ({ kind: 'indication', disease: keyOf('disease', disease(at)), use: 'treats' })),
  ...['mechanism', 'indications', 'boxed_warning'].flatMap((section) =>
    many(MANY.said, (at) => ({
      ...{ kind: 'statement', section, order: at, label: `label ${at}` },
      text: numbered(`${section} said`, at),
    })),
  ),
].map((fact, at) => ({
  ...{ id: `much:${String(at).padStart(3, '0')}`, ...about, ...fact },
  pubmed: many(at === 0 ? MANY.names : 0, (n) => `9910${String(n).padStart(4, '0')}`),
})) as unknown as DrugFact[];

const APPROVALS: readonly Approval[] = many(MANY.approvals, (at) =>
  approvalPart(at % 6 === 5 ? 'EMA' : 'FDA', `M99${String(at).padStart(4, '0')}`, 'a-register', {
    ...{ type: 'ANDA', generic: true, holder: COMPANY, authorised: dayOf(at), diseases: [disease(at), disease(0)] },
    ...{ atc: [`L01XX${10 + at}`], reviews: ['Orphan_Drug'] },
    products: many(3, (n) => ({ number: `00${n + 1}`, name: `MUCHMAB ${at} ${n}`, ingredients: DRUG })),
  }),
);
const LISTED = many(MANY.listed, (at) => ({
  ...{ id: listedPatentId('FDA_ORANGE_BOOK', `US82000${10 + at}`), register: 'FDA_ORANGE_BOOK' as const },
  ...{ number: `US82000${10 + at}`, source: 'a-register' },
  listings: many(2, (n) => ({
    ...{ application: APPROVALS[at]!.number, product: `00${n + 1}`, expiry: dayOf(at + 20) },
    ...{ paediatric: false, substance: true, drug_product: false, delisted: false },
  })),
}));
const TRIALS = many(MANY.trials, (at): Trial => {
  const register_number = `MUCHLIFE${String(at).padStart(4, '0')}`;
  return {
    ...emptyTrial(),
    ...{ id: trialId(register_number), register_number, registry: 'CTGOV', source: 'a-register' },
    ...{ brief_title: `${DRUG} in fever ${at}`, status: 'Recruiting', phase: 'Phase_3', sponsor: { name: COMPANY } },
    conditions: many(5, (n) => disease((at * 5 + n) % MANY.diseases)),
    countries: many(at === 0 ? MANY.countries : 2, (n) => numbered('Country', n)),
    ...{ start: { day: dayOf(at), type: 'Actual' }, last_update: { day: dayOf(at) + 100 } },
    arms: [{ label: 'A', type: 'Experimental' }],
    interventions: [{ type: 'Drug', name: DRUG, other_names: [], arms: ['A'] }],
  };
});

/** Ids by which operations name the drug of which much is known, what it is for and who makes it. */
export const MUCH_OF_LIFE = {
  drug_id: [entityId(keyOf('drug', DRUG))],
  target_id: [entityId(keyOf('target', target(0)))],
  disease_id: [entityId(keyOf('disease', disease(0)))],
  organization_id: [entityId(keyOf('organisation', COMPANY))],
} as const;

/** What may be asked of these. */
export const MUCH_QUESTIONS: readonly string[] = [
  ...['Who holds the approvals of muchmab?', 'Which targets does muchmab act on?', 'What is muchmab used for?'],
  ...['Which patents are listed for muchmab?', 'How does muchmab work?', 'Which boxed warnings does muchmab have?'],
  ...['What are the active ingredients of muchmab?', 'Which trials of muchmab are recruiting?', 'What is muchmab?'],
  ...['Is there a generic of muchmab?', 'What is the CAS number of muchmab?', 'muchmab的靶点是什么？'],
  ...['muchmab有仿制药吗？', 'muchmab的适应症', 'muchmab有哪些专利？', '什么是muchmab？'],
];

/** Stores a drug of which more is known than answers show, with its targets, diseases, approvals and trials. */
export async function putMuchLife(corpus: Corpus): Promise<void> {
  await corpus.put(entities, THINGS);
  await corpus.put(drugFacts, FACTS);
  await corpus.put(approvals, APPROVALS);
  await corpus.put(listedPatents, LISTED);
  await corpus.put(trials, TRIALS);
}
