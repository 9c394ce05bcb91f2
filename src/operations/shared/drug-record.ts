import { type Approval, approvals, firstApproval } from '#collections/approvals/approvals.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { conditionKeys, organisationKey, type Trial, trials } from '#collections/trials/trials.ts';
import { DEVELOPMENT_STAGES } from '#collections/trials/vocabulary.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { countryNamed, type WireCountry } from './countries.ts';
import { entitiesByKey } from './entity-rows.ts';

/** Records at the other end of a link of one thing of the dictionary. */
async function linked<R>(corpus: Corpus, entity: Entity, link: string, collection: Collection<R>): Promise<R[]> {
  const links = (await corpus.links(entities, [entity.id], link)).get(entity.id);
  const ids = (links?.records ?? []).filter(({ stored }) => stored).map(({ id }) => id);
  return corpus.get(collection, [...new Set(ids)].sort());
}

export const approvalsOf = (corpus: Corpus, drug: Entity): Promise<Approval[]> =>
  linked(corpus, drug, 'approvals', approvals);
export const trialsOf = (corpus: Corpus, drug: Entity): Promise<Trial[]> =>
  linked(corpus, drug, 'trials_of_drug', trials);

/** Stages of development in their order. */
export const STAGES = DEVELOPMENT_STAGES;
const ENDED = ['Withdrawn', 'Terminated'];
/** Phase 4 is of what is approved somewhere: the trial does not say where. */
const stageOf = ({ phase, status }: Trial): string | undefined =>
  status !== undefined && ENDED.includes(status)
    ? 'Discontinued'
    : phase !== undefined && STAGES.includes(phase)
      ? phase
      : undefined;

/** How far a drug is, for a disease, in a country, by an organisation; with the row of a register that says so. */
export interface StatusLine {
  readonly status: string;
  readonly day?: number | undefined;
  readonly disease?: Entity | undefined;
  readonly country?: WireCountry | undefined;
  readonly organisation?: Entity | undefined;
  readonly evidence: string;
}

/** Sites of one trial that lines are made of. */
const MOST_COUNTRIES = 60;

/** Of two lines about the same the further one, of equals the earlier. */
const further = (a: StatusLine, b: StatusLine): StatusLine => {
  const [x, y] = [STAGES.indexOf(a.status), STAGES.indexOf(b.status)];
  if (x !== y) return x > y ? a : b;
  return (b.day ?? Infinity) < (a.day ?? Infinity) ? b : a;
};

/**
 * The lines of a drug: approved from approvals, phases from trials of which it is an experimental drug; withdrawn and
 * terminated trials make a line `Discontinued` that no other trial carries on.
 */
export async function statusLines(
  corpus: Corpus,
  held: readonly Approval[],
  tried: readonly Trial[],
): Promise<StatusLine[]> {
  const keys = [
    ...held.flatMap(({ holder }) => (holder ? [organisationKey(holder)] : [])),
    ...tried.flatMap(({ sponsor }) => (sponsor ? [organisationKey(sponsor.name)] : [])),
    ...tried.flatMap(conditionKeys),
  ];
  const known = new Map(
    (await entitiesByKey(corpus, keys)).flatMap((each) => each.ids.map((id) => [id, each] as const)),
  );
  const lines = new Map<string, StatusLine>();
  const add = (line: StatusLine) => {
    const key = [line.disease?.id, line.country?.alpha2_code, line.organisation?.id].join(' ');
    const other = lines.get(key);
    lines.set(key, other ? further(other, line) : line);
  };
  for (const approval of held) {
    const day = firstApproval(approval);
    if (day === undefined) continue;
    add({
      status: 'Approved',
      day,
      country: approval.agency === 'FDA' ? countryNamed('United States') : undefined,
      organisation: approval.holder ? known.get(organisationKey(approval.holder)) : undefined,
      evidence: `${approval.agency} ${approval.number}`,
    });
  }
  for (const trial of tried) {
    const status = stageOf(trial);
    if (status === undefined) continue;
    const diseases = [
      ...new Map(
        conditionKeys(trial)
          .flatMap((key) => known.get(key) ?? [])
          .map((each) => [each.id, each]),
      ).values(),
    ];
    const countries = trial.countries.slice(0, MOST_COUNTRIES).flatMap((name) => countryNamed(name) ?? []);
    for (const disease of diseases.length > 0 ? diseases : [undefined]) {
      for (const country of countries.length > 0 ? countries : [undefined]) {
        add({
          status,
          day: trial.start?.day,
          disease,
          country,
          organisation: trial.sponsor ? known.get(organisationKey(trial.sponsor.name)) : undefined,
          evidence: trial.register_number,
        });
      }
    }
  }
  return [...lines.values()].sort(
    (a, b) =>
      STAGES.indexOf(b.status) - STAGES.indexOf(a.status) ||
      (b.day ?? 0) - (a.day ?? 0) ||
      (a.evidence < b.evidence ? -1 : a.evidence > b.evidence ? 1 : 0) ||
      ((a.country?.alpha2_code ?? '') < (b.country?.alpha2_code ?? '') ? -1 : 1),
  );
}

/** The furthest stage of some lines; a state only where no stage is known. */
export const highest = (lines: readonly StatusLine[]): string | undefined =>
  lines.reduce<StatusLine | undefined>((best, line) => (best ? further(best, line) : line), undefined)?.status;
