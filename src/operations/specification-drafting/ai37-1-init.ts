import { ai37_1InitCnipa } from '#contract/generated/specification-drafting.ts';
import { defineOperation } from '#operation.ts';
import { RUNNING } from '#operations/shared/flow-operations.ts';
import { EXAMPLE } from './example.ts';
import { specificationDrafting } from './flow.ts';
import { firstData } from './input.ts';

export default defineOperation({
  contract: ai37_1InitCnipa,
  path: '/ai/specification/init/cnipa',
  body_limit_bytes: 3_500_000, // the longest texts with every character written as an escape
  access: 'run',
  summary: 'Start drafting a specification: send claims and disclosure',
  description: 'Poll `/ai/specification/init-result/cnipa` for what was read and what is to be looked at.',
  example: { body: EXAMPLE },
  async handle({ body, account }, { flows }) {
    const { task_id } = await flows.start(specificationDrafting, firstData(body), account.id);
    return { task_id, status: RUNNING as typeof RUNNING };
  },
});
