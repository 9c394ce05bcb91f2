import { defineFlowPage } from '../flow.ts';
import { MaterialsMap } from './Map.tsx';
import { Problem, Start } from './Problem.tsx';
import type { MaterialsData } from './record.ts';

/** From requirements of a material to what meets them. */
export const materials = defineFlowPage<MaterialsData>({
  id: 'materials',
  flow: 'materials-exploration',
  title: (say) => say('m_name'),
  text: (say) => say('m_text'),
  Start,
  stages: [
    {
      id: 'problem',
      title: (say) => say('m_stage_problem'),
      works: ['reading'],
      waits: ['problem_ready'],
      ready: (data) => data.problem !== undefined,
      proceed: () => ({ path: '/ai/material/find-solution/confirm-recommend' }),
      View: Problem,
    },
    {
      id: 'map',
      title: (say) => say('m_stage_map'),
      works: ['exploring', 'planning'],
      waits: ['mapped'],
      ready: (data) => data.directions !== undefined,
      note: (data, say) => say('m_count', { n: data.directions?.length ?? 0 }),
      View: MaterialsMap,
    },
  ],
});
