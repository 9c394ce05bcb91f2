import { byText } from '#by-text.ts';
import { byDay } from '#clock.ts';
import {
  type Approval,
  approvals,
  approvedDiseases,
  firstApproval,
  givenUp,
} from '#collections/approvals/approvals.ts';
import { ENTITY_VALUES, type Entity, entities } from '#collections/entities/entities.ts';
import { conditionKeys, organisationKey, type Trial, trials } from '#collections/trials/trials.ts';
import { DEVELOPMENT_STAGES, developmentOf, rankOfStage } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { countryOfAgency } from './agencies.ts';
import { countryNamed, type WireCountry } from './countries.ts';
import { meant } from './drug-names.ts';
import { type Known, knownByKey } from './entity-rows.ts';

/** Records at the other end of a link of one thing of the dictionary. */
async function linked<R>(corpus: Corpus, entity: Entity, link: string, collection: Collection<R>): Promise<R[]> {
  const links = (await corpus.links(entities, [entity.id], link)).get(entity.id);
  const ids = (links?.records ?? []).filter(({ stored }) => stored).map(({ id }) => id);
  return corpus.get(collection, [...new Set(ids)].sort());
}

export const approvalsOf = (corpus: Corpus, drug: Entity): Promise<Approval[]> =>
  linked(corpus, drug, 'approvals', approvals);
/** Trials that try a drug by one of its names, also by that of a product which registers have for it alone. */
export async function trialsOf(corpus: Corpus, drug: Entity): Promise<Trial[]> {
  const own = new Set(ENTITY_VALUES.IDENTITY(drug));
  const named = await meant(corpus, new Set([drug.id]), own, ENTITY_VALUES.CALLED(drug));
  const products = named.length === 0 ? [] : await corpus.lookup(entities, 'key', named);
  const found = await Promise.all([drug, ...products].map((each) => linked(corpus, each, 'trials_of_drug', trials)));
  return [...new Map(found.flat().map((trial) => [trial.id, trial])).values()];
}

/** Stages of development in their order. */
export const STAGES = DEVELOPMENT_STAGES;
/** How far a drug is, for a disease, in a country, by an organisation; with the row of a register that says so. */
export interface StatusLine {
  readonly status: string;
  readonly day?: number | undefined;
  readonly disease?: Entity | undefined;
  readonly country?: WireCountry | undefined;
  readonly organisation?: Entity | undefined;
  /** False where the register ended it: withdrawn or terminated, or no product of the application is marketed. */
  readonly current: boolean;
  readonly evidence: string;
}

/** Sites of one trial that lines are made of. */
const MOST_COUNTRIES = 60;

/** Of two lines about the same the further one, of equals the earlier; which goes on if one of the equals does. */
const further = (a: StatusLine, b: StatusLine): StatusLine => {
  const [x, y] = [rankOfStage(a.status), rankOfStage(b.status)];
  if (x !== y) return x > y ? a : b;
  const first = (b.day ?? Infinity) < (a.day ?? Infinity) ? b : a;
  return { ...first, current: a.current || b.current };
};

/** Identities by which approvals and trials name organisations and diseases. */
export const keysNamed = (held: readonly Approval[], tried: readonly Trial[]): string[] => [
  ...held.flatMap(({ holder }) => (holder ? [organisationKey(holder)] : [])),
  ...held.flatMap(approvedDiseases),
  ...tried.flatMap(({ sponsor }) => (sponsor ? [organisationKey(sponsor.name)] : [])),
  ...tried.flatMap(conditionKeys),
];

/** Organisations and diseases that approvals and trials name, by the identities that these name them by. */
export const knownOf = (corpus: Corpus, held: readonly Approval[], tried: readonly Trial[]): Promise<Known> =>
  knownByKey(corpus, keysNamed(held, tried));

/** Things that identities name, each once; undefined stands for nothing known. */
const named = (keys: readonly string[], known: Known): readonly (Entity | undefined)[] => {
  const found = new Map(keys.flatMap((key) => known.get(key) ?? []).map((each) => [each.id, each]));
  return found.size > 0 ? [...found.values()] : [undefined];
};

/**
 * What an approval says of how far its drug is, for each disease that the register names; nothing for an application
 * that was not approved.
 */
function approvedLines(approval: Approval, known: Known): StatusLine[] {
  const day = firstApproval(approval);
  if (day === undefined) return [];
  return named(approvedDiseases(approval), known).map((disease) => ({
    status: 'Approved',
    day,
    disease,
    country: countryOfAgency(approval.agency),
    organisation: approval.holder ? known.get(organisationKey(approval.holder)) : undefined,
    current: !givenUp(approval),
    evidence: `${approval.agency} ${approval.number}`,
  }));
}

/** What a trial says of how far its drugs are: for each condition that the dictionary knows and each country. */
function triedLines(trial: Trial, known: Known): StatusLine[] {
  const status = developmentOf(trial);
  if (status === undefined) return [];
  const countries = trial.countries.slice(0, MOST_COUNTRIES).flatMap((name) => countryNamed(name) ?? []);
  return named(conditionKeys(trial), known).flatMap((disease) =>
    (countries.length > 0 ? countries : [undefined]).map((country) => ({
      status,
      day: trial.start?.day,
      disease,
      country,
      organisation: trial.sponsor ? known.get(organisationKey(trial.sponsor.name)) : undefined,
      current: status !== 'Discontinued',
      evidence: trial.register_number,
    })),
  );
}

/**
 * The lines of a drug: approved from approvals, phases from trials of which it is an experimental drug; withdrawn and
 * terminated trials make a line `Discontinued` that no other trial carries on, suspended ones `Pending`.
 */
export function linesOf(known: Known, held: readonly Approval[], tried: readonly Trial[]): StatusLine[] {
  const lines = new Map<string, StatusLine>();
  const all = [...held.flatMap((each) => approvedLines(each, known)), ...tried.flatMap((t) => triedLines(t, known))];
  for (const line of all) {
    const key = [line.disease?.id, line.country?.alpha2_code, line.organisation?.id].join(' ');
    const other = lines.get(key);
    lines.set(key, other ? further(other, line) : line);
  }
  return [...lines.values()].sort(inOrder);
}

/** The furthest first, of equals the latest. */
export const inOrder = (a: StatusLine, b: StatusLine): number =>
  rankOfStage(b.status) - rankOfStage(a.status) ||
  byDay(b.day, a.day) ||
  byText(a.evidence, b.evidence) ||
  byText(a.country?.alpha2_code ?? '', b.country?.alpha2_code ?? '');

/** The lines of a drug of which all approvals and trials are given. */
export const statusLines = async (
  corpus: Corpus,
  held: readonly Approval[],
  tried: readonly Trial[],
): Promise<StatusLine[]> => linesOf(await knownOf(corpus, held, tried), held, tried);

/** The furthest stage of some lines; a state only where no stage is known. */
export const highest = (lines: readonly StatusLine[]): string | undefined =>
  lines.reduce<StatusLine | undefined>((best, line) => (best ? further(best, line) : line), undefined)?.status;
