import { epochOfDay } from '#clock.ts';
import { type Approval, approvalId, approvals } from '#collections/approvals/approvals.ts';
import { b059ApprovalFile } from '#contract/generated/drug-basic-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { approvalsOf } from '#operations/shared/drug-record.ts';
import { entityIds, oneEntity } from '#operations/shared/entity-ids.ts';

const files = (approval: Approval) =>
  approval.documents.map(({ type, url, date }) => ({
    drug_approval_id: approval.id,
    source_url: url,
    ...(type && { type }),
    ...(date && { approval_date: epochOfDay(date) }),
  }));

export default defineOperation({
  contract: b059ApprovalFile,
  path: '/synapse/drug/approval/file',
  summary: 'Documents of approvals',
  description:
    'Letters, labels and reviews of the approvals that are named, or of all approvals of a drug, by register.',
  example: { body: { approval_id: [approvalId('FDA', '990001')], approval_source: 'FDA' } },
  async handle({ body: { approval_id, approval_source, drug_id }, note }, { corpus }) {
    if (!drug_id && (!approval_id || approval_id.length === 0))
      throw new ServiceError('invalid_request', 'Give drug_id, or approval_id with approval_source.', {
        field: 'drug_id',
      });
    const held =
      approval_id && approval_id.length > 0
        ? await corpus.get(approvals, entityIds('approval_id', approval_id, 100))
        : await approvalsOf(corpus, await oneEntity(corpus, 'drug_id', drug_id!, 'drug'));
    const asked = held.filter(({ agency }) => approval_source === undefined || agency === approval_source);
    if (asked.length === 0) note('No such approval is loaded: Drugs@FDA would give those of the United States.');
    const of = (agency: Approval['agency']) => asked.filter((each) => each.agency === agency).flatMap(files);
    return { fda: of('FDA'), ema: of('EMA'), pmda: of('PMDA'), nmpa: of('NMPA') };
  },
});
