import { r003PatentValuationDataPrePatentEvaluationExport } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { aheadOf, FILE_WORDS, failureOf, jobOf, latestOf, phaseOf, taskOf } from '#operations/shared/jobs.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { filingEvaluation } from './filing-evaluation/flow.ts';

export default defineOperation({
  contract: r003PatentValuationDataPrePatentEvaluationExport,
  path: '/patent-valuation-data/pre_patent-evaluation-export',
  summary: 'How far an evaluation before filing is, and the links to it',
  description:
    'Without `job_id` the latest one of the account. `report_url` is the Word file, `files` has the others, too; links work without a key for a week.',
  errors: ['not_found'],
  example: { query: { job_id: jobOf(EXAMPLE_TASK) } },
  async handle({ query, account, signal }, services) {
    const { job_id, wait_ms } = query;
    const task_id = job_id === undefined ? await latestOf(filingEvaluation, account, services) : taskOf(job_id.trim());
    const task = await settledTask(filingEvaluation, { task_id, wait_ms }, account, services, signal);
    const { report } = task.data;
    const failure = failureOf(task);
    return {
      report_status: FILE_WORDS[phaseOf(task, report !== undefined)],
      ...(report && reportLinks(report, services)),
      ...(failure !== undefined && { abnormal_cause: failure }),
      queue_num: await aheadOf(filingEvaluation, task, account, services),
    };
  },
});
