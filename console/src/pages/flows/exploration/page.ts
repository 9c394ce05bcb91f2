import { defineFlowPage } from '../flow.ts';
import { Directions } from './Directions.tsx';
import { SolutionMap } from './Map.tsx';
import { Problem, Start } from './Problem.tsx';
import { langOf, type SolutionData, toMap } from './record.ts';

/** From a problem to the ways in which documents have solved it. */
export const exploration = defineFlowPage<SolutionData>({
  id: 'exploration',
  flow: 'solution-exploration',
  title: (say) => say('e_name'),
  text: (say) => say('e_text'),
  Start,
  stages: [
    {
      id: 'problem',
      title: (say) => say('e_problem'),
      works: ['reading'],
      waits: ['problem_ready'],
      ready: ({ problem }) => problem !== undefined,
      doing: (_state, _progress, say) => say('e_doing_read'),
      proceed: ({ lang }) => ({ path: '/ai/find-solution/step3-submit/v3', body: { lang: langOf(lang) } }),
      View: Problem,
    },
    {
      id: 'directions',
      title: (say) => say('e_directions'),
      works: ['exploring'],
      waits: ['directions_ready'],
      branch: 'directions',
      ready: ({ directions }) => directions !== undefined,
      note: ({ directions = [] }) => String(directions.length),
      doing: (_state, _progress, say) => say('e_doing_explore'),
      proceed: ({ directions = [], lang }) => ({
        path: '/ai/find-solution/step4/v3',
        body: { lang: langOf(lang), directions: toMap(directions, { found: [], own: [] }) },
      }),
      View: Directions,
    },
    {
      id: 'map',
      title: (say) => say('e_map'),
      works: ['mapping'],
      waits: ['mapped'],
      ready: ({ map }) => map !== undefined,
      note: ({ map = [] }) => String(map.length),
      doing: (_state, _progress, say) => say('e_doing_map'),
      View: SolutionMap,
    },
  ],
});
