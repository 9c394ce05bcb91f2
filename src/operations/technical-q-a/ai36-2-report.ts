import { ai36_2TechnicalQaReport } from '#contract/generated/technical-q-a.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { technicalQuestion } from './flow.ts';

export default defineOperation({
  contract: ai36_2TechnicalQaReport,
  path: '/ai/technical-qa/report',
  summary: 'Read the answer to a technical question',
  description:
    'The summary is quotations, or sentences of the model that were checked against the passages they name; `summary_think` is the record of what was searched and counted; rows of `application` name their document.',
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(technicalQuestion, body, account, services, signal);
    const { task_id } = task;
    const { answer, split } = task.data;
    if (!answer || !split)
      return task.status === 'failed' || task.status === 'cancelled'
        ? { task_id, task_status: FAILED as typeof FAILED, message: task.error?.message ?? 'The task was cancelled.' }
        : { task_id, task_status: RUNNING as typeof RUNNING };
    const { title, summary, record, check, application, recommend, suggestion, references } = answer;
    return {
      task_id,
      task_status: SUCCEEDED as typeof SUCCEEDED,
      split_query: split,
      message_response: {
        title,
        modules: [
          'SUMMARY',
          ...(application.length > 0 ? ['APPLICATION'] : []),
          ...(recommend.length > 0 ? ['RECOMMEND'] : []),
        ],
        summary,
        summary_think: record,
        ...(check !== undefined && { check_summary: check }),
        application,
        recommend,
        ...(suggestion !== undefined && {
          agent_suggestion: suggestion,
          agent_suggestion_scene: 'TECH_MIND',
          tech_mind_suggestion: title,
        }),
        references: references.map(({ pn, apd, ...reference }) => ({
          ...reference,
          // tasks of earlier versions keep it in words
          ...(apd !== undefined && /^\d{4}-/.test(apd) && { apd }),
          ...(pn !== undefined && {
            project_id: pn,
            link: `${services.base_url()}/basic-patent-data/bibliography?patent_number=${pn}`,
          }),
        })),
      },
    };
  },
});
