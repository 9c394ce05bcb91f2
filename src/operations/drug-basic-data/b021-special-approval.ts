import { epochOfDay } from '#clock.ts';
import { entityId } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { b021DrugSpecialApproval } from '#contract/generated/drug-basic-data.ts';
import { countryOfAgency } from '#operations/shared/agencies.ts';
import { approvalsOf } from '#operations/shared/drug-record.ts';
import { entitiesByKey, organisationRow } from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { term } from '#operations/shared/terms.ts';
import { aboutDrug } from './about.ts';

export default aboutDrug({
  contract: b021DrugSpecialApproval,
  path: '/synapse/drug/special-approval',
  summary: 'Special reviews of a drug',
  description:
    'Of the FDA: priority reviews and orphan designations of original submissions that were approved. Of the EMA: orphan medicines, accelerated assessment, conditional approval and exceptional circumstances of medicines that were authorised.',
  async answer(drug, { note }, { corpus }) {
    const reviews = specialReviews(await approvalsOf(corpus, drug));
    if (reviews.length === 0) note('The registers that are loaded tell no special review of the drug.');
    const items = await Promise.all(
      reviews.map(async ({ approval, review, day }) => {
        const [holder] = approval.holder ? await entitiesByKey(corpus, [organisationKey(approval.holder)]) : [];
        return {
          id: entityId(`special ${approval.id} ${review}`),
          country: countryOfAgency(approval.agency),
          special_review: term('special_review', review),
          ...(day && { approval_time: epochOfDay(day) }),
          ...(holder && { organization: organisationRow(holder) }),
        };
      }),
    );
    return { items, total: items.length };
  },
});
