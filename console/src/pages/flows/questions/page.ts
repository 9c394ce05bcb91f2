import { defineFlowPage } from '../flow.ts';
import { AnswerPage, Start } from './Question.tsx';
import type { QuestionData } from './record.ts';

/** From a technical question to an answer whose every sentence has its document. */
export const questions = defineFlowPage<QuestionData>({
  id: 'questions',
  flow: 'technical-question',
  title: (say) => say('q_name'),
  text: (say) => say('q_text'),
  Start,
  stages: [
    {
      id: 'answer',
      title: (say) => say('q_stage_answer'),
      works: ['answering'],
      waits: [],
      ready: (data) => data.answer !== undefined,
      note: (data, say) => (data.answer ? say('q_documents', { n: data.answer.references.length }) : undefined),
      doing: (_state, progress, say) =>
        progress?.what === 'papers'
          ? say('q_doing_papers')
          : progress?.what === 'answer'
            ? say('q_doing_answer')
            : say('q_doing_patents'),
      View: AnswerPage,
    },
  ],
});
