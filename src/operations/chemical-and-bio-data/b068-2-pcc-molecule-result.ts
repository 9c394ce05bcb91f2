import { b068_2ChatPccMoleculeResult } from '#contract/generated/chemical-and-bio-data.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { rankedMolecules } from './molecules.ts';

const STATUSES = { working: 'processing', failed: 'failed', cancelled: 'terminated' } as const;

export default defineOperation({
  contract: b068_2ChatPccMoleculeResult,
  path: '/chat/pcc-molecule-result',
  summary: 'The compounds of a patent by stated activity',
  description:
    'The best thirty of the table that compares the most compounds; each reason quotes its row. `admet_predictions` are figures computed from known structures (logP by Crippen’s atom contributions), nothing is predicted beside. `structure_optimization` lists pairs whose names differ in their last words, with the change of the stated value.',
  example: { body: { job_id: EXAMPLE_TASK } },
  async handle({ body, account, signal, note }, services) {
    const asked = { task_id: body.job_id, wait_ms: body.wait_ms };
    const { data, status } = await settledTask(rankedMolecules, asked, account, services, signal);
    const head = { job_id: body.job_id, patent_no: data.pn };
    const { made } = data;
    if (!made) return { ...head, status: STATUSES[status as keyof typeof STATUSES] ?? ('processing' as const) };
    if (made.stated === 0) note('No table of the description states activities of numbered compounds.');
    else if (made.molecules.length === 0) note('The stated values do not compare: no unit of concentration is said.');
    if (made.molecules.length > made.figures.length)
      note(
        'Figures are computed where a stored compound has the name that the patent gives; pages are not known of full text.',
      );
    return {
      ...head,
      status: 'completed' as const,
      molecules: made.molecules,
      admet_predictions: made.figures,
      ...(made.pairs !== '' && { structure_optimization: made.pairs }),
    };
  },
});
