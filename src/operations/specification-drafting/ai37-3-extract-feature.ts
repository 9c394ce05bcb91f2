import { ai37_3ExtractFeatureCnipa } from '#contract/generated/specification-drafting.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue } from '#operations/shared/flow-operations.ts';
import { specificationDrafting } from './flow.ts';

export default defineOperation({
  contract: ai37_3ExtractFeatureCnipa,
  path: '/ai/specification/extract-feature/cnipa',
  summary: 'Read the terms of the claims and their features',
  description:
    'Terms are what the claims name, each once, with the reference sign that claims or disclosure give it. Edit both and send them with `/ai/specification/generate-report/cnipa`; what was sent there is answered here afterwards.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK, category: 'Machine' } },
  async handle({ body, account }, { flows }) {
    const task = await flows.read(specificationDrafting, body.task_id, account.id);
    const { edits, terms, feature_tree } = task.data;
    if (!terms || !feature_tree) throw notDue(specificationDrafting, task);
    return {
      terms: edits?.terms ?? terms,
      feature_tree: (edits?.feature_tree ?? feature_tree).map((claim) => ({
        ...claim,
        claim_features: claim.claim_features.map((one) => ({
          ...one,
          feature_deleted: one.feature_deleted === 1 ? (1 as const) : (0 as const),
        })),
      })),
    };
  },
});
