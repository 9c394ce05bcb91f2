import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import { b007DrugSearch } from '#contract/generated/ls-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { withDescendants } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { countries, registerNames } from '#operations/shared/countries.ts';
import { classesOfDrugs } from '#operations/shared/drug-facts.ts';
import { drugsOfClasses, drugsOfTarget, drugsUsedFor } from '#operations/shared/drug-filter.ts';
import { STAGES } from '#operations/shared/drug-record.ts';
import { type EntityFilter, identitiesBelow, namedEntities, unanswered } from '#operations/shared/entity-filter.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { typeRow } from '#operations/shared/entity-rows.ts';
import { OWN_LIFE_RECORDS } from '#operations/shared/own-life-records.ts';
import { checkWindow } from '#operations/shared/pages.ts';
import { type DrugStage, drugStages, drugsOf, drugsWithDeals, furthest } from '#operations/shared/pipeline.ts';
import { REGIONS } from './regions.ts';

/** Ids of drugs that meet one thing of a filter; all of them, or (default) one. */
async function meets(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  drugs: (entity: Entity) => Promise<Iterable<string>>,
): Promise<Set<string> | undefined> {
  const given = filter?.value ?? [];
  if (given.length === 0) return undefined;
  const named = await namedEntities(corpus, name, given, kind);
  const sets = await Promise.all(named.map(async (entity) => new Set(entity ? await drugs(entity) : [])));
  const [first = new Set<string>(), ...more] = sets;
  return filter?.condition === 'AND'
    ? new Set([...first].filter((id) => more.every((set) => set.has(id))))
    : new Set(sets.flatMap((set) => [...set]));
}

const ids = (all: readonly Entity[]) => all.map(({ id }) => id);
const values = (field: string, all: readonly string[]): Query => ({ kind: 'values', field, values: all });

/** Drugs with an approval or a site of a trial in a region; `Other`: outside all that are named. */
async function inCountries(corpus: Corpus, asked: readonly string[] | undefined): Promise<Set<string> | undefined> {
  if (!asked || asked.length === 0) return undefined;
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

const SORTS: Readonly<Record<string, (drug: DrugStage) => number>> = {
  GLOBAL_HIGHEST_DEV_STATUS_RANK: (drug) => STAGES.indexOf(furthest(drug) ?? ''),
  FIRST_APPROVED_DATE: (drug) => drug.first_approved ?? 0,
};

export default defineOperation({
  contract: b007DrugSearch,
  path: '/synapse/drug/search',
  summary: 'Search drugs of registers',
  description:
    'Drugs that an approval or a trial names, by what these and the dictionary say of them; filters restrict each other. A disease, class or target includes what is a kind of it. `global_highest_dev_status` is the furthest stage that a row of a register says. What no loaded source tells finds nothing, and a note says so. The furthest first, unless `sort` says otherwise.',
  example: { body: { dev_status: ['Approved'], limit: 10, offset: 0 } },
  async handle({ body, note }, { corpus }) {
    const { offset = 0, limit = 10 } = body;
    checkWindow(offset, limit, 10_000);
    const companies = 'a source of companies';
    const dealt = body.exist_deal === undefined ? undefined : await drugsWithDeals(corpus);
    const silent = [
      unanswered(body.employee_number, 'employee_number', companies, note),
      unanswered(body.organization_type, 'organization_type', companies, note),
      unanswered(body.start_up, 'start_up', companies, note),
      dealt === undefined ? unanswered(body.exist_deal, 'exist_deal', OWN_LIFE_RECORDS('deals'), note) : undefined,
    ];
    const sort = (body.sort ?? []).flatMap(({ sort_field = '', sort_order }) => {
      const of = SORTS[sort_field];
      if (!of) note(`${sort_field} orders nothing: the drugs are in the order of how far they are.`);
      return of ? [{ of, sign: sort_order === 'asc' ? 1 : -1 }] : [];
    });
    const restrictions = await Promise.all([
      meets(corpus, 'drug', body.drug, 'drug', (entity) => withDescendants(corpus, entity)),
      meets(corpus, 'target', body.target, 'target', async (entity) => ids(await drugsOfTarget(corpus, entity))),
      meets(corpus, 'drug_type', body.drug_type, 'drug_type', async (entity) =>
        ids(await drugsOfClasses(corpus, entity)),
      ),
      meets(corpus, 'mechanism_action', body.mechanism_action, 'mechanism', async (entity) =>
        ids(await drugsOfClasses(corpus, entity)),
      ),
      meets(corpus, 'disease', body.disease, 'disease', async (entity) => {
        const keys = await identitiesBelow(corpus, entity);
        return [
          ...(await drugsOf(corpus, { tried: values('DISEASE', keys) })),
          ...ids(await drugsUsedFor(corpus, keys)),
        ];
      }),
      meets(corpus, 'organization', body.organization, 'organisation', async (entity) => {
        const keys = await identitiesBelow(corpus, entity);
        return drugsOf(corpus, { held: values('HOLDER', keys), tried: values('ORGANISATION', keys) });
      }),
      inCountries(corpus, body.country),
    ]);
    const stages = await drugStages(corpus);
    const has = (asked: readonly string[] | undefined, all: readonly string[]) =>
      !asked || asked.length === 0 || asked.some((each) => all.includes(each));
    const found = silent.some(Boolean)
      ? []
      : [...stages.values()].filter(
          (drug) =>
            restrictions.every((set) => set === undefined || set.has(drug.id)) &&
            (dealt === undefined || dealt.has(drug.id) === body.exist_deal) &&
            has(body.dev_status, [...drug.stages]) &&
            has(body.global_highest_dev_status, [furthest(drug) ?? 'Unknown']),
        );
    const order = sort.length > 0 ? sort : [{ of: SORTS.GLOBAL_HIGHEST_DEV_STATUS_RANK!, sign: -1 }];
    found.sort((a, b) => {
      for (const { of, sign } of order) if (of(a) !== of(b)) return sign * (of(a) - of(b));
      return a.id < b.id ? -1 : 1;
    });
    if (stages.size === 0)
      note('No approvals and no trials are loaded: Drugs@FDA and ClinicalTrials.gov would give some.');
    const page = await corpus.get(
      entities,
      found.slice(offset, offset + limit).map(({ id }) => id),
    );
    const items = await Promise.all(
      page.map(async (drug) => ({
        drug_id: drug.id,
        drug_name: displayNames(drug),
        drug_type: (await classesOfDrugs(corpus, [drug], 'drug_type')).map(typeRow),
      })),
    );
    return { items, offset, limit, total: found.length };
  },
});
