import { defineFlow, final, work } from '#flows/flow.ts';
import { TechnicalQuestionData } from './data.ts';
import { answer } from './steps.ts';

const LONGEST_TITLE = 120;

/** From a technical question to an answer with its documents. */
// biome-ignore format: read it as a table
export const technicalQuestion = defineFlow({
  name: 'technical-question', data: TechnicalQuestionData, start: 'answering',
  states: {
    answering: work(answer, 'answered'),
    answered:  final(),
  },
  stages: { answer: ['answering', 'answered'] },
  title: ({ input }) => [...input.slice(0, 1000).replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_TITLE).join(''),
});
