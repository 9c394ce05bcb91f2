import { b068_2DocanalyzerGetextractmaterial } from '#contract/generated/chemical-and-bio-data.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import { materialExtraction } from './material-extraction.ts';

type Answer = AnswerOf<typeof b068_2DocanalyzerGetextractmaterial>;

export default defineOperation({
  contract: b068_2DocanalyzerGetextractmaterial,
  path: '/eureka/material/docAnalyzer/getExtractMaterial',
  summary: 'Materials, properties and process steps of a PDF',
  description:
    'By language of the paragraph. `spum`: substance, property, measurement and unit as written, with the sentence. `processes`: paragraphs that describe steps; `action` is the sentence, `conditions` its temperatures, times and the like, `valid_steps` counts steps that state one. Domains of processes are not classified.',
  example: { body: { job_id: EXAMPLE_TASK } },
  async handle({ body, account, signal, note }, services) {
    const asked = { task_id: body.job_id, wait_ms: body.wait_ms };
    const { data, status, error, task_id } = await settledTask(materialExtraction, asked, account, services, signal);
    const { made } = data;
    const failed = !made && status !== 'working';
    const counts = { total: 1, running: made || failed ? 0 : 1, success: made ? 1 : 0, errors: failed ? 1 : 0 };
    if (made && [made.en, made.zh].every(({ spum, processes }) => spum.length + Object.keys(processes).length === 0))
      note('The document states no measured property and no process step that is recognised.');
    const one = {
      task_id,
      ...counts,
      ...(made && { results: { pages_processed: data.pages, language_results: made } }),
      ...(failed && { error_detail: { error_code: error?.code ?? 'cancelled', error_message: error?.message ?? '' } }),
    };
    return { code: 0, message: failed ? 'failed' : made ? 'success' : 'running', data: [one] } as Answer;
  },
});
