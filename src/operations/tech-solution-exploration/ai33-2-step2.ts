import { ai33_2Step2V3 } from '#contract/generated/tech-solution-exploration.ts';
import { flowRead, STATUS_WORDS } from '#operations/shared/flow-operations.ts';
import { parameterOf, principleOf } from '#skills/contradictions/contradictions.ts';
import { type Problem, problemsIn } from '#skills/explore-solutions/problem.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import { solutionExploration } from './flow.ts';
import { EXPLORATION_WORDS } from './words.ts';

/** What of a problem could not be meant, or read, as it stands. A task of an earlier release has none. */
const doubtsOf = (
  { excluding = [], unread = [], parts = [], lang: written = 'en' }: Partial<Problem>,
  { lang, no_problem }: { readonly lang: AnswerLanguage; readonly no_problem?: boolean | undefined },
): string[] => [
  ...(no_problem ? [EXPLORATION_WORDS[lang].noProblem] : []),
  ...severalOf(problemsIn({ parts, lang: written }), lang),
  ...excluding.map(([one, other]) => EXPLORATION_WORDS[lang].excluding(one, other)),
  ...unread.map(({ text, word }) => EXPLORATION_WORDS[lang].unread(text, word)),
];

const severalOf = (problems: readonly (readonly string[])[], lang: AnswerLanguage): string[] =>
  problems.length > 1 ? [EXPLORATION_WORDS[lang].several(problems.map(([first]) => first!))] : [];

export default flowRead({
  contract: ai33_2Step2V3,
  path: '/ai/find-solution/step2/v3',
  summary: 'Read the recommended restatements of a problem',
  description:
    'Each recommendation has its count of families; beside them what the problem says, and its contradictions.',
  flow: solutionExploration,
  statuses: STATUS_WORDS,
  ready({ recommendations, problem, lang, no_problem }) {
    if (!recommendations || !problem) return undefined;
    const { contradictions, object } = problem;
    const words = (side: typeof contradictions.improving, parameter: number) =>
      side.find((one) => one.parameter === parameter)?.mentions.map(({ text }) => text) ?? [];
    return {
      recommend: recommendations.map(({ text }) => text),
      recommend_documents: recommendations.map(({ families }) => families),
      problem: {
        ...(object !== undefined && { object }),
        to_improve: [...problem.to_improve],
        to_keep: [...problem.to_keep],
        quantities: [...problem.quantities],
        constraints: [...problem.constraints],
        causes: [...problem.causes],
        missing: [...problem.missing],
        doubts: doubtsOf(problem, { lang, no_problem }),
      },
      contradictions: contradictions.pairs.map(({ improving, worsening, principles }) => ({
        improving: parameterOf(improving).name[lang],
        worsening: parameterOf(worsening).name[lang],
        improving_words: words(contradictions.improving, improving),
        worsening_words: words(contradictions.worsening, worsening),
        principles: principles.map((number) => `${number} ${principleOf(number).name[lang]}`),
      })),
    };
  },
});
