import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import {
  type Entity,
  type EntityKind,
  entities,
  entityPart,
  moietyIdentity,
  nameIdentity,
} from '#collections/entities/entities.ts';
import { emptyTrial, organisationKey, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { PHASES, STATUSES } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { Random, Zipf } from './random.ts';

/** Records that are written at once. */
const AT_ONCE = 1_000;

/** For each drug so much of everything else, about as registers of the world have it. */
const OF_EACH = { targets: 0.2, diseases: 0.4, organisations: 0.2, classes: 0.03, trials: 3, approvals: 0.6 };

const identity = (kind: EntityKind, n: number): string =>
  kind === 'drug'
    ? moietyIdentity([nameOf(kind, n)])
    : kind === 'organisation'
      ? organisationKey(nameOf(kind, n))
      : nameIdentity(kind, nameOf(kind, n));
const nameOf = (kind: EntityKind, n: number): string =>
  `${{ drug: 'made', organisation: 'Works', disease: 'ailment of', target: 'TGT' }[kind as 'drug'] ?? kind} ${letters(n)}`;
/** A number as a word, so that no rule on strengths, salts or codes takes a part of it away. */
const letters = (n: number): string =>
  [...String(n + 10)].map((digit) => 'bdfgklmnpv'[Number(digit)]! + 'aeiouaeiou'[Number(digit)]!).join('');

function* things(kind: EntityKind, count: number, parent: (n: number) => number | undefined): Iterable<Entity> {
  for (let n = 0; n < count; n++) {
    const above = parent(n);
    yield entityPart({
      ids: [identity(kind, n)],
      provenance: [{ source: 'generated', key: `${kind} ${n}` }],
      names: [{ lang: 'en', kind: 'preferred', text: nameOf(kind, n) }],
      ...{ kind, ...(above !== undefined && { parents: [identity(kind, above)] }) },
    });
  }
}

/**
 * Drugs by rule, with trials, approvals, facts, and the things that these name: some things have most drugs, as in
 * registers; a disease has up to eight levels above it, a fifth of all organisations belong to another.
 */
export async function putGeneratedLife(corpus: Corpus, drugs: number): Promise<void> {
  const random = new Random(17);
  const of = (share: number) => Math.max(10, Math.round(drugs * share));
  const counts = {
    drug: drugs,
    target: of(OF_EACH.targets),
    disease: of(OF_EACH.diseases),
    organisation: of(OF_EACH.organisations),
    drug_type: of(OF_EACH.classes),
  };
  const drawn = Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, new Zipf(count, 0.8, 5)]),
  ) as Record<keyof typeof counts, Zipf>;
  const draw = (kind: keyof typeof counts) => drawn[kind].draw(random);
  await put(
    corpus,
    entities,
    things('drug', counts.drug, () => undefined),
  );
  await put(
    corpus,
    entities,
    things('target', counts.target, () => undefined),
  );
  await put(
    corpus,
    entities,
    things('disease', counts.disease, (n) => (n < 12 ? undefined : Math.floor(n / 3))),
  );
  await put(
    corpus,
    entities,
    things('organisation', counts.organisation, (n) => (n % 5 === 4 ? n >> 3 : undefined)),
  );
  await put(
    corpus,
    entities,
    things('drug_type', counts.drug_type, (n) => (n < 6 ? undefined : n >> 2)),
  );
  await put(corpus, trials, trialsOf(drugs, draw, random));
  await put(corpus, approvals, approvalsOf(drugs, draw));
  await put(corpus, drugFacts, factsOf(drugs, draw, random));
}

type Draw = (kind: 'drug' | 'target' | 'disease' | 'organisation' | 'drug_type') => number;

function* trialsOf(drugs: number, draw: Draw, random: Random): Iterable<Trial> {
  const countries = ['United States', 'China', 'Germany', 'France', 'Japan', 'Brazil', 'India', 'Kenya'];
  for (let n = 0; n < drugs * OF_EACH.trials; n++) {
    // every drug has a trial, some have many
    const tried = n < drugs ? n : draw('drug');
    const conditions = Array.from({ length: 1 + random.integer(3) }, () => nameOf('disease', draw('disease')));
    yield {
      ...emptyTrial(),
      ...{ id: trialId(`G${n}`), register_number: `G${n}`, registry: 'CTGOV', source: 'generated' },
      ...{ phase: random.pick(PHASES), status: random.pick(STATUSES), brief_title: `Trial ${n} of a drug` },
      ...{ sponsor: { name: nameOf('organisation', draw('organisation')) }, conditions },
      countries: countries.filter(() => random.next() < 0.3),
      interventions: [{ type: 'Drug', name: nameOf('drug', tried), other_names: [], arms: [] }],
    };
  }
}

function* approvalsOf(drugs: number, draw: Draw): Iterable<Approval> {
  for (let n = 0; n < drugs * OF_EACH.approvals; n++)
    yield approvalPart('FDA', String(n).padStart(6, '0'), 'generated', {
      holder: nameOf('organisation', draw('organisation')),
      products: [{ number: '001', ingredients: nameOf('drug', draw('drug')), status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 19900101 + (n % 30) * 10_000 }],
    });
}

function* factsOf(drugs: number, draw: Draw, random: Random): Iterable<DrugFact> {
  const about = { source: 'generated', pubmed: [] };
  for (let n = 0; n < drugs; n++) {
    const drug = identity('drug', n);
    for (let i = random.integer(3); i >= 0; i--) {
      const target = identity('target', draw('target'));
      const action = random.pick(['inhibitor', 'agonist', 'antagonist']);
      yield { ...about, id: `t ${n} ${i}`, kind: 'target', drug, target, action };
    }
    for (let i = random.integer(2); i >= 0; i--)
      yield { ...about, id: `c ${n} ${i}`, kind: 'class', drug, class: identity('drug_type', draw('drug_type')) };
    for (let i = random.integer(3); i > 0; i--)
      yield { ...about, id: `d ${n} ${i}`, kind: 'indication', drug, disease: identity('disease', draw('disease')) };
  }
}

async function put<R>(corpus: Corpus, collection: Collection<R>, records: Iterable<R>): Promise<void> {
  let batch: R[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length < AT_ONCE) continue;
    await corpus.put(collection, batch);
    batch = [];
  }
  if (batch.length > 0) await corpus.put(collection, batch);
}
