import { type Approval, firstApproval } from '#collections/approvals/approvals.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { b019DrugApproval } from '#contract/generated/drug-basic-data.ts';
import { approvalsOf } from '#operations/shared/drug-record.ts';
import { entitiesByKey, organisationRow } from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { epochOfDay, term } from '#operations/shared/terms.ts';
import { aboutDrug } from './about.ts';

const words = (text: string) =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** `TABLET;ORAL`: form and route. */
function formAndRoute(text: string | undefined) {
  if (text === undefined) return undefined;
  const [form = '', route = ''] = text.split(';');
  return {
    original_name: text,
    dosage_from: words(form)
      .slice(0, 1)
      .map((each) => term('dosage_form', each)),
    route: words(route).map((each) => term('route', each)),
  };
}

const products = (approval: Approval, holders: ReadonlyMap<string, Entity>) => {
  const day = firstApproval(approval);
  const holder = approval.holder ? holders.get(organisationKey(approval.holder)) : undefined;
  return approval.products.map((product) => ({
    drug_approval_id: approval.id,
    appl_no: approval.number,
    ...(approval.type && { appl_type: approval.type }),
    data_source: approval.agency === 'FDA' ? 'Drugs@FDA' : approval.source,
    applicant_holder: holder ? [organisationRow(holder)] : [],
    product_no: product.number,
    ...(product.name && { trade_name: [{ lang: 'EN', name: product.name }] }),
    ...(product.strength && { strength: product.strength }),
    ...(product.form && { dosage_form_and_route: formAndRoute(product.form) }),
    ...(product.status && { market_status: term('market_status', product.status) }),
    ...(day && { approval_date: epochOfDay(day), first_approval_date: epochOfDay(day) }),
    ...(approval.type && { generic: approval.type === 'ANDA' ? (1 as const) : (0 as const) }),
    special_review: specialReviews([approval]).map(({ review }) => term('special_review', review)),
  }));
};

const submissions = (approval: Approval) =>
  approval.submissions.map(({ type, number, class: classification, status, date }) => ({
    drug_approval_id: approval.id,
    submission_type: type,
    submission_no: number,
    ...(classification && { submission_classification: classification }),
    ...(status && { action_type: status === 'AP' ? 'Approval' : status === 'TA' ? 'Tentative Approval' : status }),
    ...(date && { action_date: epochOfDay(date), ...(status === 'AP' && { approval_date: epochOfDay(date) }) }),
  }));

export default aboutDrug({
  contract: b019DrugApproval,
  path: '/synapse/drug/approval',
  summary: 'Approvals of a drug: products and submissions by register',
  description:
    'Products and submissions of the applications whose active ingredients are those of the drug. Of each, the date of approval is that of the earliest original submission that was approved. Dates are milliseconds since 1970, in UTC.',
  async answer(drug, { note }, { corpus }) {
    const held = await approvalsOf(corpus, drug);
    const found = await entitiesByKey(
      corpus,
      held.flatMap(({ holder }) => (holder ? [organisationKey(holder)] : [])),
    );
    const holders = new Map(found.flatMap((each) => each.ids.map((id) => [id, each] as const)));
    const of = (agency: Approval['agency']) => {
      const own = held.filter((each) => each.agency === agency);
      return own.length === 0
        ? undefined
        : { products: own.flatMap((each) => products(each, holders)), submissions: own.flatMap(submissions) };
    };
    if (held.length === 0) note('No approval of the drug is loaded: Drugs@FDA would tell those of the United States.');
    note('No source of approvals in Europe, China or Japan is loaded: records of your own would give them.');
    return { fda: of('FDA'), ema: of('EMA'), pmda: of('PMDA'), nmpa: of('NMPA') };
  },
});
