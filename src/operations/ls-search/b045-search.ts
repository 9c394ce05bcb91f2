import { deals } from '#collections/deals/deals.ts';
import { b045DrugDealSearch } from '#contract/generated/ls-search.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { countries } from '#operations/shared/countries.ts';
import { entityQuery, epochRange, oneOf, phrasesQuery, stagesAsked } from '#operations/shared/entity-filter.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { OWN_LIFE_RECORDS } from '#operations/shared/own-life-records.ts';
import { SHORT_WINDOW } from '#operations/shared/pages.ts';
import { REGIONS } from '#operations/shared/regions.ts';
import { namedOrOfDrugs } from '#operations/shared/thing-rows.ts';

const NAMED = ['US', 'JP', 'CN', 'EU'] as const;

/** Deals that give rights in a region; `OTHER`: in a country outside those that are named. */
function territory(asked: readonly string[] | undefined): Query | undefined {
  if (!asked || asked.length === 0) return undefined;
  const codes = (region: string) => [region, ...(REGIONS[region] ?? '').split(' ')];
  return anyOf(
    ...asked.map((name, index): Query => {
      if (NAMED.some((region) => region === name)) return { kind: 'values', field: 'TERRITORY', values: codes(name) };
      if (name !== 'OTHER')
        throw new ServiceError(
          'invalid_request',
          `country[${index}] is "${name.slice(0, 40)}": use one of ${NAMED.join(', ')}, OTHER.`,
          { field: `country[${index}]`, accepts: [...NAMED, 'OTHER'] },
        );
      const placed = new Set(NAMED.flatMap(codes));
      const rest = countries().flatMap(({ alpha2_code: code }) => (placed.has(code) ? [] : [code]));
      return { kind: 'values', field: 'TERRITORY', values: rest };
    }),
  );
}

/** Millions of US dollars, both ends included. */
function amount(
  name: string,
  field: string,
  range: { readonly from?: number; readonly to?: number } | undefined,
): Query | undefined {
  const { from, to } = range ?? {};
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to)
    throw new ServiceError('invalid_request', `${name} runs backwards.`, { field: name });
  return {
    kind: 'range',
    field,
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
}

export default lifePage({
  contract: b045DrugDealSearch,
  path: '/synapse/drug-deal/search',
  summary: 'Search deals about drugs',
  description:
    'Deals that were imported as records of your own: no open source of deals is read. Filters restrict each other; a disease includes what is a kind of it, a target or class also deals of drugs of which a source says it. Amounts are millions of US dollars; one in another currency is shown and does not compare. `country` is where rights go, `highest_dev_status` how far the drug was at signing. The latest first, then the greatest, then the furthest. At most 10,000 rows can be read.',
  example: { body: { deal_type: ['License'], limit: 10, offset: 0 } },
  collection: deals,
  window: SHORT_WINDOW,
  sorts: { DEAL_TIME: 'DEAL_DATE', TOTAL_VALUE: 'TOTAL', NORMALIZED_PHASE_SIGN_RANK_MAX: 'STAGE_RANK' },
  newest: [
    { field: 'DEAL_DATE', order: 'desc' },
    { field: 'TOTAL', order: 'desc' },
    { field: 'STAGE_RANK', order: 'desc' },
  ],
  source: OWN_LIFE_RECORDS('deals'),
  *queries(body, corpus, note, signal) {
    yield entityQuery(corpus, 'drug', body.drug, 'drug', 'DRUG', signal);
    yield entityQuery(corpus, 'deal_disease', body.deal_disease, 'disease', 'DISEASE', signal);
    yield entityQuery(corpus, 'drug_disease', body.drug_disease, 'disease', 'DRUG_DISEASE', signal);
    yield entityQuery(corpus, 'principle', body.principle, 'organisation', 'PRINCIPAL', signal);
    yield entityQuery(corpus, 'partner', body.partner, 'organisation', 'PARTNER', signal);
    yield namedOrOfDrugs(corpus, 'target', body.target, 'target', { named: 'TARGET', drug: 'DRUG' }, signal);
    yield namedOrOfDrugs(
      corpus,
      'drug_type',
      body.drug_type,
      'drug_type',
      { named: 'DRUG_TYPE', drug: 'DRUG' },
      signal,
    );
    yield namedOrOfDrugs(
      corpus,
      'mechanism_action',
      body.mechanism_action,
      'mechanism',
      {
        named: 'MECHANISM',
        drug: 'DRUG',
      },
      signal,
    );
    yield oneOf('TYPE', body.deal_type);
    yield oneOf('STAGE', stagesAsked('highest_dev_status', body.highest_dev_status));
    yield territory(body.country);
    yield body.amount_disclosure === undefined ? undefined : oneOf('DISCLOSED', [body.amount_disclosure ? '1' : '0']);
    yield amount('deal_total_value', 'TOTAL', body.deal_total_value);
    yield amount('deal_upfront_payment', 'UPFRONT', body.deal_upfront_payment);
    yield amount('deal_milestone_payment', 'MILESTONES', body.deal_milestone_payment);
    yield epochRange('deal_time', 'DEAL_DATE', body.deal_time, note);
    yield phrasesQuery(body.keyword, 'ALL');
  },
  row: ({ id, title, source_url }) => ({ deal_id: id, deal_title: title, source_url }),
});
