import { ai73_2FindSolutionRecommend } from '#contract/generated/tech-solution-exploration-materials.ts';
import { flowRead, STATUS_WORDS } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';

export default flowRead({
  contract: ai73_2FindSolutionRecommend,
  path: '/ai/material/find-solution/recommend',
  summary: 'Read sharper questions that stored materials can answer',
  description:
    'Each names the requirements it asks and how many records meet them; none: go on with an empty choice. `questions` are what the input leaves open.',
  flow: materialsExploration,
  statuses: STATUS_WORDS,
  ready: ({ problem }) =>
    problem && {
      has_recommend: problem.sharper.length > 0,
      recommend: problem.sharper.map(({ text }) => text),
      questions: [...problem.questions],
    },
});
