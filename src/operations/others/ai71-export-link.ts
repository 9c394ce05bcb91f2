import { ai71AgentExportLink } from '#contract/generated/others.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { type ReportFiles, reportLinks } from '#operations/shared/report-files.ts';
import { taskOfReport } from '#operations/shared/report-id.ts';
import { AGENTS, isMeant, NOBODY, tasksOf } from './agent-history.ts';

/** Tasks of one answer. */
const MOST = 5;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The report of a task's data, where it has one: the one of an id, or the latest. */
function reportIn(data: unknown, id: string): ReportFiles | undefined {
  const { report, reports = {} } = data as { report?: ReportFiles; reports?: Readonly<Record<string, ReportFiles>> };
  return Object.hasOwn(reports, id) ? reports[id] : report;
}

export default defineOperation({
  contract: ai71AgentExportLink,
  path: '/ai/sso/agent/export-link',
  summary: 'Links to the reports of tasks',
  description:
    'Of the tasks named, at most five, or of the account’s newest ones of that kind in the span of time, five a page. A task without a report is left out, with a note. `company_id` selects nothing: a key sees the tasks of its own account.',
  errors: ['not_found'],
  example: { body: { agent_type: 'ai_novelty_search', company_id: 'demo', lang: 'EN' } },
  async handle({ body, account, note }, services) {
    const flow = AGENTS[body.agent_type];
    if (!(await isMeant(services, account.id, body))) {
      note(NOBODY);
      return { items: [] };
    }
    const { page = 1, task_id_list: named } = body;
    if (named && named.length > MOST)
      throw new ServiceError('invalid_request', `task_id_list names ${named.length} tasks: at most ${MOST}.`, {
        field: 'task_id_list',
      });
    const wrong = named?.find((id) => !UUID.test(id));
    if (wrong !== undefined)
      throw new ServiceError('not_found', 'No task of this account has that id.', { field: 'task_id_list' });
    const ids = named?.length
      ? named
      : (await tasksOf(services, account.id, body, flow)).slice((page - 1) * MOST, page * MOST).map((t) => t.task_id);
    const items = [];
    for (const task_id of ids) {
      const of = await taskOfReport(services.flows, task_id, account.id);
      const task = await services.flows.detail(of ?? task_id, account.id);
      const report = task.flow === flow ? reportIn(task.data, task_id) : undefined;
      if (!report) {
        note(task.flow === flow ? `The task ${task_id} has no report yet.` : `The task ${task_id} is of another kind.`);
        continue;
      }
      const { report_url } = reportLinks(report, services);
      const { name } = report.files.find(({ format }) => format === 'docx')!;
      items.push({ file_name: name, task_id, url: report_url });
    }
    return { items };
  },
});
