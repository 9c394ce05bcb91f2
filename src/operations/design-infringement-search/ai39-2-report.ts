import { ai39_2ImageSearchReport } from '#contract/generated/design-infringement-search.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { withLinks } from '#operations/shared/design-links.ts';
import { EXAMPLE_TASK, FAILED, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { designSearch, RRF_K } from './flow.ts';

type Answer = AnswerOf<typeof ai39_2ImageSearchReport>;

export default defineOperation({
  contract: ai39_2ImageSearchReport,
  path: '/ai/image-search/report',
  summary: 'The designs found, compared, with their risks',
  description:
    'Two rankings are fused by reciprocal ranks with k = 60: descriptors of the whole picture, and local lines, outline and proportions of each view. `comparisons` are measured: outline, proportions, lines in nine fields, symmetry, density; what near designs share weighs little. Risk: High from .80 in the same Locarno class or none named (.88 in another one), Medium from .62 (.72), else Low; a right not in force is Low.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ account, body, note, signal }, services): Promise<Answer> {
    const task = await settledTask(designSearch, { ...body, wait_ms: 25_000 }, account, services, signal);
    const head = { task_id: body.task_id };
    const result = task.data.result as Record<string, any> | undefined;
    if (!result) return { ...head, task_status: task.status === 'failed' ? FAILED : RUNNING };
    const report = result.report as Record<string, any>;
    const unknown = report.comparisons.filter((row: Record<string, unknown>) => row.state_unknown);
    if (unknown.length > 0)
      note(
        `No source states whether ${unknown.map((row: Record<string, unknown>) => row.patent_pn).join(', ')} are in force: status 3 stands for it, and the risk is that of a live right.`,
      );
    const call = { account, note, signal };
    const messages = await withLinks(result.rows, call, services);
    return {
      ...head,
      task_status: SUCCEEDED,
      line_drawing_base64: result.line_drawing_base64,
      patent_messages: { patent_messages: messages, total_search_result_count: task.data.total },
      report: {
        ...report,
        comparisons: report.comparisons.map(
          ({ figure: _figure, state_unknown: _unknown, ...row }: Record<string, unknown>) => row,
        ),
      },
      rrffusion_response: {
        k_value: RRF_K,
        patent_messages: await withLinks(result.fused, call, services),
        rerank_count: result.fused.length,
        traditional_count: result.rows.length,
      },
    } as unknown as Answer;
  },
});
