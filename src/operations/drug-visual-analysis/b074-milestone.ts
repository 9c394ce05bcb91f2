import { byText } from '#by-text.ts';
import { dayText } from '#clock.ts';
import { approvedDiseases, firstApproval } from '#collections/approvals/approvals.ts';
import { type EntityKind, entityId } from '#collections/entities/entities.ts';
import { conditionKeys, organisationKey } from '#collections/trials/trials.ts';
import { b074DrugMilestone } from '#contract/generated/drug-visual-analysis.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { defineOperation } from '#operation.ts';
import { countryOfAgency } from '#operations/shared/agencies.ts';
import { countryIds, countryNamed, type WireCountry } from '#operations/shared/countries.ts';
import { approvalsOf, trialsOf } from '#operations/shared/drug-record.ts';
import { namedEntities } from '#operations/shared/entity-filter.ts';
import { entityIds, oneEntity } from '#operations/shared/entity-ids.ts';
import { diseaseRow, entitiesByKey, organisationRow } from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { term } from '#operations/shared/terms.ts';

interface Milestone {
  readonly day: number;
  readonly name: string;
  readonly said: string;
  readonly countries: readonly WireCountry[];
  readonly organisations: readonly string[];
  readonly diseases: readonly string[];
}

const eventOf = (name: string) => {
  const { normalized_id: id, display_name } = term('milestone', name);
  return { id, display_name };
};
const meets = (asked: readonly string[] | undefined, has: readonly string[]) =>
  !asked || asked.length === 0 || asked.some((id) => has.includes(id.toLowerCase()));

/** Ids of things of a kind; an id that nobody has stays, and meets nothing. */
async function idsOf(corpus: Corpus, field: string, given: readonly string[] | undefined, kind: EntityKind) {
  if (!given) return undefined;
  const ids = entityIds(field, given, 100);
  await namedEntities(corpus, field, ids, kind);
  return ids;
}

export default defineOperation({
  contract: b074DrugMilestone,
  path: '/synapse/drug/milestone',
  summary: 'What happened to a drug, in order of time',
  description:
    'Approvals, special reviews and the beginnings of trials that registers date, each with the number of its row in `description`. The latest first, unless `sort_order` is asc.',
  example: { body: { drug_id: entityId('drug:demo:r1'), limit: 10, offset: 0 } },
  async handle({ body, note }, { corpus }) {
    const { offset, limit, event_start_time: from = 0, event_end_time: to = 99_999_999 } = body;
    const drug = await oneEntity(corpus, 'drug_id', body.drug_id, 'drug');
    const [held, tried] = await Promise.all([approvalsOf(corpus, drug), trialsOf(corpus, drug)]);
    const all: Milestone[] = [
      ...held.flatMap((each): Milestone[] => {
        const day = firstApproval(each);
        const organisations = each.holder ? [organisationKey(each.holder)] : [];
        return day
          ? [
              {
                day,
                name: 'Approved',
                said: `${each.agency} ${each.number}`,
                countries: [countryOfAgency(each.agency)],
                organisations,
                diseases: approvedDiseases(each),
              },
            ]
          : [];
      }),
      ...specialReviews(held).flatMap(({ approval, review, day }): Milestone[] =>
        day
          ? [
              {
                day,
                name: review,
                said: `${approval.agency} ${approval.number}`,
                countries: [countryOfAgency(approval.agency)],
                organisations: approval.holder ? [organisationKey(approval.holder)] : [],
                diseases: approvedDiseases(approval),
              },
            ]
          : [],
      ),
      ...tried.flatMap((trial): Milestone[] =>
        trial.start && trial.phase
          ? [
              {
                day: trial.start.day,
                name: trial.phase,
                said: trial.register_number,
                countries: trial.countries.flatMap((name) => countryNamed(name) ?? []),
                organisations: trial.sponsor ? [organisationKey(trial.sponsor.name)] : [],
                diseases: conditionKeys(trial),
              },
            ]
          : [],
      ),
    ];
    const found = await entitiesByKey(
      corpus,
      all.flatMap(({ organisations, diseases }) => [...organisations, ...diseases]),
    );
    const known = new Map(found.flatMap((each) => each.ids.map((id) => [id, each] as const)));
    const named = (keys: readonly string[]) => [
      ...new Map(keys.flatMap((key) => known.get(key) ?? []).map((each) => [each.id, each])).values(),
    ];
    const ids = (field: string, given: readonly string[] | undefined) => given && entityIds(field, given, 100);
    const [events, milestones] = [ids('event_id', body.event_id), ids('milestone', body.milestone)];
    const diseases = await idsOf(corpus, 'disease_id', body.disease_id, 'disease');
    const organisations = await idsOf(corpus, 'organization_id', body.organization_id, 'organisation');
    const countries = countryIds('country_id', body.country_id);
    const down = body.sort_order !== 'asc';
    const rows = all
      .filter(
        (each) =>
          each.day >= from &&
          each.day <= to &&
          meets(events, [eventOf(each.name).id]) &&
          meets(milestones, [eventOf(each.name).id]) &&
          meets(
            countries,
            each.countries.map(({ country_id }) => country_id),
          ) &&
          meets(
            diseases,
            named(each.diseases).map(({ id }) => id),
          ) &&
          meets(
            organisations,
            named(each.organisations).map(({ id }) => id),
          ),
      )
      .sort((a, b) => (down ? b.day - a.day : a.day - b.day) || byText(a.said, b.said) || byText(a.name, b.name));
    if (all.length === 0)
      note('No register that is loaded dates anything of the drug: Drugs@FDA and ClinicalTrials.gov would.');
    return {
      items: rows.slice(offset, offset + limit).map((each) => ({
        date: dayText(each.day),
        event: [eventOf(each.name)],
        description: [{ lang: 'EN', name: `${each.name.replaceAll('_', ' ')}: ${each.said}` }],
        country: [...each.countries],
        disease: named(each.diseases).map(diseaseRow),
        organization: named(each.organisations).map(organisationRow),
        milestone_tag: [],
      })),
      offset,
      limit,
      total: rows.length,
    };
  },
});
