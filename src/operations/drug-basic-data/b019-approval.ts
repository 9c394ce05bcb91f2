import { epochOfDay } from '#clock.ts';
import { type Approval, approvedDiseases, firstApproval } from '#collections/approvals/approvals.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { b019DrugApproval } from '#contract/generated/drug-basic-data.ts';
import { registersOf } from '#operations/shared/agencies.ts';
import { approvalsOf, knownOf } from '#operations/shared/drug-record.ts';
import { diseaseRow, type Known, organisationRow } from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { term } from '#operations/shared/terms.ts';
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

const products = (approval: Approval, holders: Known) => {
  const day = firstApproval(approval);
  const holder = approval.holder ? holders.get(organisationKey(approval.holder)) : undefined;
  return approval.products.map((product) => ({
    drug_approval_id: approval.id,
    appl_no: approval.number,
    ...(approval.type && { appl_type: approval.type }),
    data_source: registersOf(approval),
    applicant_holder: holder ? [organisationRow(holder)] : [],
    product_no: product.number,
    ...(product.name && { trade_name: [{ lang: 'EN', name: product.name }] }),
    ...(product.strength && { strength: product.strength }),
    ...(product.form && { dosage_form_and_route: formAndRoute(product.form) }),
    ...(product.status && { market_status: term('market_status', product.status) }),
    ...(day && { approval_date: epochOfDay(day), first_approval_date: epochOfDay(day) }),
    ...(product.presentation && { product_presentation: product.presentation }),
    ...((approval.type || approval.generic) && {
      generic: approval.type === 'ANDA' || approval.generic ? (1 as const) : (0 as const),
    }),
    ...((approval.biosimilar || approval.agency === 'EMA') && {
      biosimilar: approval.biosimilar ? (1 as const) : (0 as const),
    }),
    exclusivity: approval.exclusivities
      .filter((each) => each.product === product.number)
      .map(({ code, date }) => ({ code, date: epochOfDay(date) })),
    special_review: specialReviews([approval]).map(({ review }) => term('special_review', review)),
  }));
};

/** What was decided of an application of which the register lists no submissions. */
function decision({ id, agency, authorised, refused, ...approval }: Approval, diseases: Known) {
  const day = authorised ?? refused;
  if (day === undefined || approval.submissions.length > 0) return [];
  return [
    {
      drug_approval_id: id,
      submission_type: agency === 'EMA' ? 'Marketing authorisation' : 'ORIG',
      action_type: authorised ? 'Approval' : 'Refusal',
      action_date: epochOfDay(day),
      ...(authorised && { approval_date: epochOfDay(authorised) }),
      disease: approvedDiseases(approval)
        .flatMap((key) => diseases.get(key) ?? [])
        .map(diseaseRow),
    },
  ];
}

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
    'Products and submissions of the applications whose active ingredients are those of the drug. Of each, the date of approval is that of the earliest original submission that was approved; of a medicine of the European Union, that of its authorisation. `exclusivity` are the periods that the Orange Book and the Purple Book give for the product. Dates are milliseconds since 1970, in UTC.',
  async answer(drug, { note }, { corpus }) {
    const held = await approvalsOf(corpus, drug);
    const known = await knownOf(corpus, held, []);
    const of = (agency: Approval['agency']) => {
      const own = held.filter((each) => each.agency === agency);
      return own.length === 0
        ? undefined
        : {
            products: own.flatMap((each) => products(each, known)),
            submissions: own.flatMap((each) => [...submissions(each), ...decision(each, known)]),
          };
    };
    if (held.length === 0) note('No approval of the drug is loaded: Drugs@FDA would tell those of the United States.');
    if (!held.some(({ agency }) => agency === 'EMA'))
      note('No approval of the EMA is loaded for the drug: its list of medicines (ema-epar) would tell.');
    if (!held.some(({ agency }) => agency === 'PMDA' || agency === 'NMPA'))
      note('No source of approvals in China or Japan is loaded: records of your own would give them.');
    return { fda: of('FDA'), ema: of('EMA'), pmda: of('PMDA'), nmpa: of('NMPA') };
  },
});
