import { ai37_2InitResultCnipa } from '#contract/generated/specification-drafting.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { specificationDrafting } from './flow.ts';
import { wireSummary } from './wire.ts';

export default flowRead({
  contract: ai37_2InitResultCnipa,
  path: '/ai/specification/init-result/cnipa',
  summary: 'Read what claims and disclosure say, and what is to be looked at',
  description:
    'Problem, means and effects are sentences of the disclosure; `faults` are what checks by rules have found, `support` shows for each feature the sentence that has most of its words.',
  flow: specificationDrafting,
  ready: (data, _services, { task_id }) => (data.said ? { task_id, ...wireSummary(data) } : undefined),
});
