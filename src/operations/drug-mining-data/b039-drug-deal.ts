import { epochOfDay } from '#clock.ts';
import { deals, type Money } from '#collections/deals/deals.ts';
import { entityId } from '#collections/entities/entities.ts';
import { b039SynapseDrugDeal } from '#contract/generated/drug-mining-data.ts';
import { country, type WireCountry } from '#operations/shared/countries.ts';
import { entityIds } from '#operations/shared/entity-ids.ts';
import { drugRow, organisationRow, targetRow, typeRow } from '#operations/shared/entity-rows.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';
import { term } from '#operations/shared/terms.ts';
import { thingRows } from '#operations/shared/thing-rows.ts';

/** The interface has a word for millions of dollars; another currency stands in the value. */
const money = (amount: Money | undefined) =>
  amount &&
  (amount.currency === 'USD'
    ? { unit: 'million dollar' as const, value: String(amount.millions) }
    : { value: `${amount.millions} million ${amount.currency}` });

/** A country or office to which rights go; `WO` is the whole world here, not the organisation of that code. */
const territory = (code: string): WireCountry[] => {
  const found = country(code);
  if (!found) return [];
  const worldwide = [
    { lang: 'EN' as const, name: 'Worldwide' },
    { lang: 'CN' as const, name: '全球' },
  ];
  return [code === 'WO' ? { ...found, display_name: worldwide } : found];
};

export default recordLookup({
  collection: deals,
  names: [{ field: 'deal_id', by: 'id', read: (field, given) => entityIds(field, [given].flat().filter(Boolean), 1) }],
  head: ({ id }) => ({ deal_id: id }),
  example: { deal_id: entityId('deal:demo:1') },
})({
  contract: b039SynapseDrugDeal,
  path: '/synapse/drug-deal',
  summary: 'A deal about drugs: parties, payments, drugs, territory',
  description:
    'As an agreement says it that lawyers have labelled (CUAD), or as a record of your own. Where an agreement does not say who grants to whom, all parties are partners. What the dictionary does not have is shown by its name, without an id. An amount that is not in US dollars has its currency in the value, and no unit.',
  row: async (deal, _call, { corpus }) => ({
    deal_title: deal.title,
    deal_time: deal.day && epochOfDay(deal.day),
    deal_type: deal.types.map((type) => term('deal_type', type)),
    deal_status: deal.status === undefined ? undefined : term('deal_status', deal.status),
    deal_total_value: money(deal.total),
    deal_upfront_payment: money(deal.upfront),
    deal_milestone_payment: money(deal.milestones),
    principle: await thingRows(corpus, deal.principals, organisationRow),
    partner: await thingRows(corpus, deal.partners, organisationRow),
    drug: await thingRows(corpus, deal.drugs, drugRow),
    drug_type: await thingRows(corpus, deal.drug_types, typeRow),
    target: await thingRows(corpus, deal.targets, targetRow),
    territory_included: deal.territory_included.flatMap(territory),
    territory_excluded: deal.territory_excluded.flatMap(territory),
    source_url: deal.source_url,
    document: deal.document,
    quotes: deal.quotes,
  }),
});
