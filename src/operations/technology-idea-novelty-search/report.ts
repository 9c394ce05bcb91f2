import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, notDue, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { Type } from '#typebox.mjs';
import { noveltyCheck } from './flow.ts';
import { Status, TaskId, WaitMs } from './shapes.ts';

export default defineOperation({
  id: 'techIdeaNoveltyReport',
  method: 'POST',
  path: '/ai/tech-idea-novelty/report',
  access: 'run',
  summary: 'Make and read the report',
  description: 'The first call starts it, later ones answer its links, which work without a key for a week.',
  errors: ['wrong_task_state'],
  body: Type.Object({
    task_id: TaskId,
    title: Type.Optional(Type.String({ maxLength: 500, description: 'Title of the report.' })),
    wait_ms: WaitMs,
  }),
  response: Type.Object({
    status: Status,
    task_id: TaskId,
    message: Type.Optional(Type.String({ description: 'Why it failed.' })),
    report_url: Type.Optional(Type.String({ format: 'uri', description: 'The report as a Word file.' })),
    files: Type.Optional(
      Type.Array(
        Type.Object({
          format: Type.Enum(['html', 'docx', 'pdf'], { description: 'Form of the file.' }),
          url: Type.String({ format: 'uri', description: 'Link to it, for a week.' }),
        }),
        { description: 'The report in every form.' },
      ),
    ),
  }),
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const { task_id, title, wait_ms = 0 } = body;
    const shown = title?.replace(/[\p{C}\s]+/gu, ' ').trim();
    if (shown === '') throw new ServiceError('invalid_request', 'title: give the report a title.', { field: 'title' });
    const before = await settledTask(noveltyCheck, { task_id }, account, services, signal);
    const again = before.state === 'report_ready' && shown !== undefined && shown !== before.data.title;
    if (before.state === 'checked' || again)
      await services.flows.send(noveltyCheck, task_id, account.id, 'create_report', () =>
        shown ? { title: shown } : {},
      );
    const task = await settledTask(noveltyCheck, { task_id, wait_ms }, account, services, signal);
    if (task.data.report && task.state === 'report_ready')
      return { status: SUCCEEDED, task_id, ...reportLinks(task.data.report, services) };
    if (task.status === 'failed') return { status: FAILED, task_id, message: task.error?.message ?? '' };
    if (task.state === 'writing_report') return { status: RUNNING, task_id };
    throw notDue(noveltyCheck, task);
  },
});
