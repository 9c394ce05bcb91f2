import type { Flow } from '#flows/flow.ts';
import type { Call } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { aheadOf, FROM_ZERO, failureOf, phaseOf } from '#operations/shared/jobs.ts';
import type { ReportFiles } from '#operations/shared/report-files.ts';
import type { Services } from '#services.ts';

/** What a flow that writes one report in every format knows of it, and the one that was asked for. */
interface Reported {
  readonly format: 'docx' | 'pdf';
  readonly report?: ReportFiles | undefined;
}

/** How far a report is, as the interface tells it, and the data of its task. */
export async function reportStatus<D extends Reported>(
  flow: Flow<D, any>,
  task_id: string,
  { query, account, signal }: Call<unknown, { readonly wait_ms: number }>,
  services: Services,
) {
  const asked = { task_id, wait_ms: query.wait_ms };
  const task = await settledTask(flow, asked, account, services, signal);
  const { data } = task;
  const link = data.report?.files.find(({ format }) => format === data.format);
  const failure = failureOf(task);
  return {
    data,
    ...(failure !== undefined && { abnormal_cause: failure }),
    ...(link && { download_url: services.files.link(link) }),
    job_status: FROM_ZERO[phaseOf(task, link !== undefined)],
    queue_num: await aheadOf(flow, task, account, services),
  };
}
