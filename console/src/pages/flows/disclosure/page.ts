import { operation } from '../../../api.ts';
import { defineFlowPage } from '../flow.ts';
import { report } from '../parts/report.tsx';
import type { DisclosureData } from './record.ts';
import { Start, Text } from './Text.tsx';

/** From an inventor's text to a disclosure for a patent attorney. */
export const disclosure = defineFlowPage<DisclosureData>({
  id: 'disclosure',
  flow: 'technical-disclosure',
  title: (say) => say('t_name'),
  text: (say) => say('t_text'),
  Start,
  stages: [
    {
      id: 'text',
      title: (say) => say('t_stage_text'),
      works: ['analysing'],
      waits: [],
      ready: () => true,
      doing: (_state, _progress, say) => say('t_doing_read'),
      View: Text,
    },
    {
      id: 'document',
      title: (say) => say('t_document'),
      works: ['writing'],
      waits: ['written'],
      ready: (data) => data.report !== undefined,
      doing: (_state, _progress, say) => say('t_doing_write'),
      ...report<DisclosureData>({
        text: (_again, say) => say('t_text'),
        proposed: ({ title, text }) => title ?? text.slice(0, 120),
        made: (data) => data.report !== undefined,
        written: ['written'],
        // another one is a task of its own
        accepts: [],
        write: () => [],
        files: async (job_id, signal) =>
          (await operation('POST /search/patent/patent-disclosure/download', { body: { job_id }, signal })).files ?? [],
      }),
    },
  ],
});
