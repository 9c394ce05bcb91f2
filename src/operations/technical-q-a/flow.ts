import { defineFlow, final, later, work } from '#flows/flow.ts';
import { taskTitle } from '../shared/task-title.ts';
import { TechnicalQuestionData } from './data.ts';

const answer = later(async () => (await import('./steps.ts')).answer);

/** From a technical question to an answer with its documents. */
// biome-ignore format: read it as a table
export const technicalQuestion = defineFlow({
  name: 'technical-question', data: TechnicalQuestionData, start: 'answering',
  states: {
    answering: work(answer, 'answered'),
    answered:  final(),
  },
  stages: { answer: ['answering', 'answered'] },
  title: ({ input }) => taskTitle(input),
});
