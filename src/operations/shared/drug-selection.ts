import type { Entity, EntityKind } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { valuesBelow } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import { AGENCY_COUNTRIES } from './agencies.ts';
import { countries } from './countries.ts';
import {
  type DrugRegister,
  type DrugStage,
  drugRegister,
  drugsWithDeals,
  furthest,
  type Relation,
  saidOf,
  siteNames,
  stagesIn,
} from './drug-register.ts';
import { type EntityFilter, eachNamed, stagesAsked, unanswered } from './entity-filter.ts';
import { groupsIn } from './organisation-group.ts';
import { OWN_LIFE_RECORDS } from './own-life-records.ts';
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

const texts = (all: readonly unknown[] | undefined): string[] => (all ?? []).map(String);
const filter = (given: Named | undefined): EntityFilter | undefined =>
  given && { ...(given.condition && { condition: given.condition }), value: texts(given.value) };

/** Places of drugs in the register. */
type Places = { readonly has: (place: number) => boolean };

/** Drugs that meet the things of a filter: all of them, or (default) one; undefined where nothing is asked. */
async function meets(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  signal: AbortSignal,
  drugs: (things: readonly Entity[]) => Promise<Places> | Places,
): Promise<Places | undefined> {
  if ((filter?.value ?? []).length === 0) return undefined;
  const met = await eachNamed(corpus, name, filter, kind, signal, drugs);
  return { has: (place) => met.every((each) => each?.has(place)) };
}

/** Drugs with an approval or a site of a trial in a region; `Other`: outside all that are named. */
function inCountries({ countries: sites, agencies }: DrugRegister, asked: readonly string[]): Places | undefined {
  if (asked.length === 0) return undefined;
  const codes = (region: string) => (REGIONS[region] ?? '').split(' ');
  const named = ['US', 'EU', 'JP', 'CN'];
  const places = asked.flatMap((name, index) => {
    if (named.includes(name)) return codes(name);
    if (name !== 'Other')
      throw new ServiceError(
        'invalid_request',
        `country[${index}] is "${name.slice(0, 40)}": use US, EU, JP, CN or Other.`,
        { field: `country[${index}]` },
      );
    const placed = new Set(named.flatMap(codes));
    return countries().flatMap(({ alpha2_code: code }) => (placed.has(code) ? [] : [code]));
  });
  const of = Object.entries(AGENCY_COUNTRIES).flatMap(([agency, country]) => (asked.includes(country) ? [agency] : []));
  const there = saidOf(sites, siteNames(places));
  const held = saidOf(agencies, of);
  return { has: (place) => there.has(place) || held.has(place) };
}

/** Drugs that filters leave, in the order of their ids, and what registers say of all drugs. */
export interface Selection {
  readonly found: readonly DrugStage[];
  /** Their places in the register. */
  readonly places: Uint32Array;
  readonly all: DrugRegister;
}

/**
 * The drugs of registers that meet the filters of a body. A disease, class or target includes what is a kind of it, an
 * organisation what belongs to it. What no loaded source tells finds nothing, and a note says so.
 * @throws ServiceError `invalid_request` for what is no id, an id of a thing of another kind, an unknown region or
 * stage; the signal's reason.
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
  const all = await drugRegister(corpus);
  const named = (
    name: string,
    asked: Named | undefined,
    kind: EntityKind,
    drugs: (things: readonly Entity[]) => Promise<Places> | Places,
  ) => meets(corpus, name, filter(asked), kind, signal, drugs);
  const below = (relation: Relation) => (things: readonly Entity[]) =>
    saidOf(relation, all.named(new Set(things.flatMap(({ id }) => all.below(id)))));
  const restrictions = [
    await named('drug', body.drug, 'drug', async (things) => {
      const ids = await valuesBelow(corpus, things, 'ID');
      return new Set(ids.map((id) => all.places.get(id) ?? -1));
    }),
    await named('target', body.target, 'target', below(all.targets)),
    await named('drug_type', body.drug_type, 'drug_type', below(all.classes)),
    await named('mechanism_action', body.mechanism_action, 'mechanism', below(all.classes)),
    await named('disease', body.disease, 'disease', below(all.diseases)),
    await named('organization', body.organization, 'organisation', async (things) => {
      const groups = await groupsIn(corpus, all, things);
      return saidOf(all.organisations, new Set(things.flatMap(groups)));
    }),
    inCountries(all, texts(body.country)),
  ].filter((each) => each !== undefined);
  const has = (asked: readonly string[], of: (drug: DrugStage) => readonly string[]) => {
    const wanted = new Set(asked);
    return wanted.size === 0 ? () => true : (drug: DrugStage) => of(drug).some((each) => wanted.has(each));
  };
  const staged = has(stagesAsked('dev_status', texts(body.dev_status)) ?? [], ({ stages }) => stagesIn(stages));
  const highest = has(stagesAsked('global_highest_dev_status', texts(body.global_highest_dev_status)) ?? [], (drug) => [
    furthest(drug) ?? 'Unknown',
  ]);
  const kept = (drug: DrugStage, place: number) =>
    restrictions.every((each) => each.has(place)) &&
    (dealt === undefined || dealt.has(drug.id) === body.exist_deal) &&
    staged(drug) &&
    highest(drug);
  const places = silent.some(Boolean) ? [] : all.drugs.flatMap((drug, place) => (kept(drug, place) ? place : []));
  if (all.drugs.length === 0)
    note('No approvals and no trials are loaded: Drugs@FDA and ClinicalTrials.gov would give some.');
  return { found: places.map((place) => all.drugs[place]!), places: Uint32Array.from(places), all };
}
