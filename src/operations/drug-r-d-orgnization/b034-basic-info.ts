import { COMPANY_IMPORTERS } from '#analytics/companies/resolve.ts';
import { inWords } from '#analytics/companies/words-of-codes.ts';
import { byText } from '#by-text.ts';
import { factsOf, placeOf } from '#collections/companies/companies.ts';
import { type Entity, entityId } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { b034OrganizationBasicInfo } from '#contract/generated/drug-r-d-orgnization.ts';
import { known } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { plainDay } from '#operations/shared/company-facts.ts';
import { noteAbsent } from '#operations/shared/company-lookup.ts';
import { aboutEntity } from '#operations/shared/drug-query.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { entitiesByKey } from '#operations/shared/entity-rows.ts';
import { companyOf, sponsored } from '#operations/shared/organisation.ts';
import { officeName } from '#patents/offices.ts';

/** Diseases of its trials that areas are read of: the most frequent ones. */
const MOST_DISEASES = 100;

/** Therapeutic areas of the trials that an organisation sponsors, those with most trials first. */
async function areasOfTrials(corpus: Corpus, organisation: Entity) {
  const { tried } = await sponsored(corpus, organisation);
  const counted = await corpus.aggregate(
    trials,
    { query: tried },
    { by: { disease: { axis: 'values', field: 'DISEASE', top: MOST_DISEASES } } },
  );
  const diseases = await entitiesByKey(
    corpus,
    counted.by!.disease!.buckets.map(({ value }) => value),
  );
  const found = new Map<string, { area: ReturnType<typeof areasOf>[number]; diseases: number }>();
  for (const disease of diseases)
    for (const area of areasOf(await withAncestors(corpus, [disease])))
      found.set(area.id, { area, diseases: (found.get(area.id)?.diseases ?? 0) + 1 });
  return [...found.values()].sort((a, b) => b.diseases - a.diseases || byText(a.area.id, b.area.id));
}

export default aboutEntity('organisation', 'organization_id', { organization_id: entityId('organisation:demo:o1') })({
  contract: b034OrganizationBasicInfo,
  path: '/synapse/organization/basic-info',
  summary: 'An organisation: where it sits, where its shares are traded, in which fields it works',
  description:
    'Address, foundation and listing are those of the company of the registers of companies that is called exactly so. `tags` are the therapeutic areas of the trials that it sponsors, the one with most diseases first.',
  async answer(organisation, { note }, { corpus }) {
    const stored = await companyOf(corpus, organisation, note);
    const company = stored && (await inWords(stored, corpus));
    const listing = company && factsOf(company, 'listing')[0];
    const country = company && placeOf(company, 'country');
    const facts = {
      founded_date: plainDay(company?.founded),
      stock_exchange_code: listing?.exchange,
      stock_symbol: listing?.code,
    };
    const address = company && {
      city: placeOf(company, 'city'),
      state: placeOf(company, 'region'),
      country: country && officeName(country, 'en'),
    };
    noteAbsent({ ...facts, ...(address ?? { address }) }, note, COMPANY_IMPORTERS);
    return known({
      ...facts,
      address,
      tags: (await areasOfTrials(corpus, organisation)).map(({ area }) => ({
        id: area.id,
        type: 'THERAPEUTIC_AREA',
        display_name: displayNames(area),
      })),
    });
  },
});
