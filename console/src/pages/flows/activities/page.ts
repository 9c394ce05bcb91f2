import { defineFlowPage } from '../flow.ts';
import { Activities, Start } from './Activities.tsx';
import type { ActivityData } from './record.ts';

/** From a patent to the activities that its tables state, each beside its place. */
export const activities = defineFlowPage<ActivityData>({
  id: 'activities',
  flow: 'sar-extraction',
  title: (say) => say('sar_name'),
  text: (say) => say('sar_text'),
  Start,
  stages: [
    {
      id: 'activities',
      title: (say) => say('sar_stage'),
      works: ['reading'],
      waits: [],
      ready: ({ activities: read }) => read !== undefined,
      note: ({ activities: read }) => (read ? String(read.length) : undefined),
      doing: (_state, _progress, say) => say('sar_doing'),
      View: Activities,
    },
  ],
});
