import { operation } from '../../../api.ts';
import { defineFlowPage } from '../flow.ts';
import { report } from '../parts/report.tsx';
import { Conflicts, Start } from './Planned.tsx';
import type { MarkClearanceData } from './record.ts';

/** From a planned mark to what is in its way, and a report. */
export const clearance = defineFlowPage<MarkClearanceData>({
  id: 'clearance',
  flow: 'mark-clearance',
  title: (say) => say('mc_name'),
  text: (say) => say('mc_text'),
  Start,
  stages: [
    {
      id: 'conflicts',
      title: (say) => say('mc_stage_conflicts'),
      works: ['searching'],
      waits: [],
      ready: (data) => data.conflicts !== undefined,
      note: (data, say) => (data.conflicts ? say('marks_n', { n: data.conflicts.length }) : undefined),
      doing: (_state, progress, say) => say(progress?.what === 'goods' ? 'mc_doing_goods' : 'mc_doing_marks'),
      View: Conflicts,
    },
    {
      id: 'report',
      title: (say) => say('mc_stage_report'),
      works: ['writing_report'],
      waits: [],
      ready: (data) => data.report !== undefined,
      ...report<MarkClearanceData>({
        text: (_again, say) => say('mc_text'),
        proposed: (data) => data.mark,
        made: (data) => data.report !== undefined,
        written: ['report_ready'],
        accepts: [],
        write: () => [],
        files: async (task_id, signal) =>
          (await operation('POST /trademark/global/clearance-report', { body: { task_id }, signal })).files ?? [],
      }),
    },
  ],
});
