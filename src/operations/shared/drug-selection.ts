import type { Entity, EntityKind } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { withDescendants } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import { countries, registerNames } from './countries.ts';
import { drugsOfClasses, drugsOfTarget, drugsUsedFor } from './drug-filter.ts';
import { type EntityFilter, eachNamed, identitiesBelow, unanswered } from './entity-filter.ts';
import { sponsored } from './organisation.ts';
import { OWN_LIFE_RECORDS } from './own-life-records.ts';
import { type DrugStage, drugStages, drugsOf, drugsWithDeals, furthest, type Stages } from './pipeline.ts';
import { REGIONS } from './regions.ts';

/** A filter as a body sends it: ids may come as anything. */
interface Named {
  readonly condition?: string;
  readonly value?: readonly unknown[];
}

/** What a body asks of drugs: the filters of the search of drugs, each restricting the others. */
export interface DrugFilters {
  readonly drug?: Named;
  readonly target?: Named;
  readonly disease?: Named;
  readonly drug_type?: Named;
  readonly mechanism_action?: Named;
  readonly organization?: Named;
  readonly country?: readonly unknown[];
  readonly dev_status?: readonly unknown[];
  readonly global_highest_dev_status?: readonly unknown[];
  readonly employee_number?: readonly unknown[];
  readonly organization_type?: readonly unknown[];
  readonly start_up?: boolean;
  readonly exist_deal?: boolean;
}

/** Ids of drugs that meet one thing of a filter; all of them, or (default) one. */
async function meets(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  signal: AbortSignal,
  drugs: (entity: Entity) => Promise<Iterable<string>>,
): Promise<Set<string> | undefined> {
  if ((filter?.value ?? []).length === 0) return undefined;
  const sets = await eachNamed(corpus, name, filter, kind, signal, async (entity) => new Set(await drugs(entity)));
  const [first = new Set<string>(), ...more] = sets.map((set) => set ?? new Set<string>());
  return filter?.condition === 'AND'
    ? new Set([...first].filter((id) => more.every((set) => set.has(id))))
    : new Set([first, ...more].flatMap((set) => [...set]));
}

const idsIn = (all: readonly Entity[]) => all.map(({ id }) => id);
const values = (field: string, all: readonly string[]): Query => ({ kind: 'values', field, values: all });
const texts = (all: readonly unknown[] | undefined): string[] => (all ?? []).map(String);
const filter = (given: Named | undefined): EntityFilter | undefined =>
  given && { ...(given.condition && { condition: given.condition }), value: texts(given.value) };

/** Drugs with an approval or a site of a trial in a region; `Other`: outside all that are named. */
async function inCountries(corpus: Corpus, asked: readonly string[]): Promise<Set<string> | undefined> {
  if (asked.length === 0) return undefined;
  const codes = (region: string) => (REGIONS[region] ?? '').split(' ');
  const places = asked.map((name, index): Query => {
    if (name === 'Other') {
      const placed = new Set(['US', 'EU', 'JP', 'CN'].flatMap(codes));
      const rest = countries().filter(({ alpha2_code }) => !placed.has(alpha2_code));
      return values(
        'COUNTRY',
        rest.flatMap(({ alpha2_code }) => registerNames(alpha2_code)),
      );
    }
    if (!['US', 'EU', 'JP', 'CN'].includes(name))
      throw new ServiceError(
        'invalid_request',
        `country[${index}] is "${name.slice(0, 40)}": use US, EU, JP, CN or Other.`,
        {
          field: `country[${index}]`,
        },
      );
    return values('COUNTRY', codes(name).flatMap(registerNames));
  });
  const agencies = asked.flatMap((name) => ({ US: ['FDA'], EU: ['EMA'], JP: ['PMDA'], CN: ['NMPA'] })[name] ?? []);
  return drugsOf(corpus, { held: values('AGENCY', agencies), tried: anyOf(...places) });
}

/** Drugs that are approved or tried for a disease or what is a kind of it, or that a source says are used for it. */
export async function drugsForDisease(corpus: Corpus, disease: Entity): Promise<string[]> {
  const keys = await identitiesBelow(corpus, disease);
  const named = values('DISEASE', keys);
  return [...(await drugsOf(corpus, { held: named, tried: named })), ...idsIn(await drugsUsedFor(corpus, keys))];
}

/** Drugs that a filter leaves, in no order, and all that registers know. */
export interface Selection {
  readonly found: readonly DrugStage[];
  readonly all: Stages;
}

/**
 * The drugs of registers that meet the filters of a body. A disease, class or target includes what is a kind of it, an
 * organisation what belongs to it. What no loaded source tells finds nothing, and a note says so.
 * @throws ServiceError `invalid_request` for what is no id, an id of a thing of another kind, an unknown region; the
 * signal's reason.
 */
export async function selectDrugs(
  corpus: Corpus,
  body: DrugFilters,
  note: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Selection> {
  const companies = 'a source of companies';
  const dealt = body.exist_deal === undefined ? undefined : await drugsWithDeals(corpus);
  const silent = [
    unanswered(body.employee_number, 'employee_number', companies, note),
    unanswered(body.organization_type, 'organization_type', companies, note),
    unanswered(body.start_up, 'start_up', companies, note),
    dealt === undefined ? unanswered(body.exist_deal, 'exist_deal', OWN_LIFE_RECORDS('deals'), note) : undefined,
  ];
  const classes = async (entity: Entity) => idsIn(await drugsOfClasses(corpus, entity));
  const named = (
    name: string,
    asked: Named | undefined,
    kind: EntityKind,
    drugs: (entity: Entity) => Promise<Iterable<string>>,
  ) => meets(corpus, name, filter(asked), kind, signal, drugs);
  const restrictions = [
    await named('drug', body.drug, 'drug', (entity) => withDescendants(corpus, entity)),
    await named('target', body.target, 'target', async (entity) => idsIn(await drugsOfTarget(corpus, entity))),
    await named('drug_type', body.drug_type, 'drug_type', classes),
    await named('mechanism_action', body.mechanism_action, 'mechanism', classes),
    await named('disease', body.disease, 'disease', (entity) => drugsForDisease(corpus, entity)),
    await named('organization', body.organization, 'organisation', async (entity) =>
      drugsOf(corpus, await sponsored(corpus, entity)),
    ),
    await inCountries(corpus, texts(body.country)),
  ];
  const all = await drugStages(corpus);
  const has = (asked: readonly string[], of: readonly string[]) =>
    asked.length === 0 || asked.some((each) => of.includes(each));
  const found = silent.some(Boolean)
    ? []
    : [...all.drugs.values()].filter(
        (drug) =>
          restrictions.every((set) => set === undefined || set.has(drug.id)) &&
          (dealt === undefined || dealt.has(drug.id) === body.exist_deal) &&
          has(texts(body.dev_status), [...drug.stages]) &&
          has(texts(body.global_highest_dev_status), [furthest(drug) ?? 'Unknown']),
      );
  if (all.drugs.size === 0)
    note('No approvals and no trials are loaded: Drugs@FDA and ClinicalTrials.gov would give some.');
  return { found, all };
}
