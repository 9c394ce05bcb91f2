import { defineOperation } from '#operation.ts';
import {
  EXAMPLE_TASK,
  FAILED,
  MOST_WAIT_MS,
  RUNNING,
  SUCCEEDED,
  settledTask,
} from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { type Static, Type } from '#typebox.mjs';
import { Conflict, Searched } from './clearance/data.ts';
import { clearance } from './clearance/flow.ts';

const Answer = Type.Object({
  status: Type.Enum([RUNNING, SUCCEEDED, FAILED], {
    type: 'integer',
    description: '1 running, 2 succeeded, 3 failed.',
  }),
  message: Type.Optional(Type.String({ description: 'Why it failed.' })),
  conflicts: Type.Optional(Type.Array(Conflict, { description: 'Marks in the way, the most serious first.' })),
  searched: Type.Optional(Type.Array(Searched, { description: 'What was searched, by office.' })),
  compared: Type.Optional(Type.Integer({ minimum: 0, description: 'Stored marks that were compared whole.' })),
  lacks: Type.Optional(Type.Array(Type.String(), { description: 'What could not be found, in sentences.' })),
  report_url: Type.Optional(Type.String({ description: 'The report as a Word file.' })),
  files: Type.Optional(
    Type.Array(
      Type.Object({
        format: Type.Enum(['html', 'docx', 'pdf'], { description: 'Format.' }),
        url: Type.String({ description: 'Link.' }),
      }),
      { description: 'The report in each format.' },
    ),
  ),
});
type Answer = Static<typeof Answer>;

export default defineOperation({
  id: 'gtClearanceReport',
  method: 'POST',
  path: '/trademark/global/clearance-report',
  summary: 'Read what is in the way of a planned mark, and the report',
  description:
    'Conflicts, the most serious first, what was searched by office, what the corpus lacks, and links to the report as Word, PDF and HTML, which work without a key for a week from this call.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  body: Type.Object({
    task_id: Type.String({ format: 'uuid', description: 'Task of `/trademark/global/clearance`.' }),
    wait_ms: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_WAIT_MS,
        default: 0,
        description: 'Waits so long for the end of the task before it answers.',
      }),
    ),
  }),
  response: Answer,
  async handle({ account, body, signal }, services): Promise<Answer> {
    const { data, state, status, error } = await settledTask(clearance, body, account, services, signal);
    if (!data.report || state !== 'report_ready')
      return status === 'failed' ? { status: FAILED, message: error?.message ?? '' } : { status: RUNNING };
    const { conflicts = [], searched = [], compared = 0, lacks = [], report } = data;
    return { status: SUCCEEDED, conflicts, searched, compared, lacks, ...reportLinks(report, services) };
  },
});
