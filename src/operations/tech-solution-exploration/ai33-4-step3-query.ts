import { ai33_4Step3QueryV3 } from '#contract/generated/tech-solution-exploration.ts';
import { flowRead, STATUS_WORDS } from '#operations/shared/flow-operations.ts';
import { solutionExploration } from './flow.ts';

export default flowRead({
  contract: ai33_4Step3QueryV3,
  path: '/ai/find-solution/step3-query/v3',
  summary: 'Read the directions that documents take',
  description:
    'Each direction with what documents state, how many they are and since when, and what was measured. Give them back, ticked, edited or with your own, to `/ai/find-solution/step4/v3`. An empty list: no document of the corpus states means for the problem, or none was read (`problem.doubts` of `step2` say so). Of several problems in one text each is answered by itself.',
  flow: solutionExploration,
  statuses: STATUS_WORDS,
  ready: ({ directions, unanswered = [] }, _services, { state }) =>
    directions && state !== 'exploring'
      ? {
          directions: directions.map(({ title, reason, verification, approaches, innovation }) => ({
            ...{ title, reason, verification },
            approaches: approaches.map(({ text }) => text),
            documents: innovation?.documents ?? approaches.length,
            ticked: false,
            source_type: 'model' as const,
          })),
          not_answered: [...unanswered],
        }
      : undefined,
});
