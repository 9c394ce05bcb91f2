import { operation } from '../../../api.ts';
import { defineFlowPage } from '../flow.ts';
import { report } from '../parts/report.tsx';
import { Issue, Start } from './Issue.tsx';
import type { ResearchData } from './record.ts';

/** From an issue to a report on what the patents of the corpus say of it. */
export const research = defineFlowPage<ResearchData>({
  id: 'pre-research',
  flow: 'pre-research-report',
  title: (say) => say('r_name'),
  text: (say) => say('r_text'),
  Start,
  stages: [
    {
      id: 'issue',
      title: (say) => say('r_stage_issue'),
      works: [],
      waits: ['proposed'],
      ready: () => true,
      View: Issue,
    },
    {
      id: 'report',
      title: (say) => say('n_report'),
      works: ['searching', 'writing'],
      waits: ['report_ready'],
      ready: () => true,
      doing: (_state, progress, say) => (progress ? say('r_doing', { n: progress.what }) : say('flow_working')),
      ...report<ResearchData>({
        text: (_again, say) => say('r_text'),
        proposed: ({ technical_issues }) => technical_issues.slice(0, 300),
        made: (data) => data.report !== undefined,
        written: ['report_ready'],
        // it is written when it begins; other chapters are chosen in the interface
        accepts: [],
        write: () => [],
        files: async (report_id, signal) =>
          (await operation('GET /ai/quick-search-report/query', { query: { report_id }, signal })).files ?? [],
      }),
    },
  ],
});
