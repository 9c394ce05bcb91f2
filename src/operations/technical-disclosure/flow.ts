import { defineFlow, final, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { taskTitle } from '../shared/task-title.ts';
import { TechnicalDisclosureData } from './data.ts';
import { analyse, write } from './steps.ts';

/** From an inventor's text to a disclosure for a patent attorney. */
// biome-ignore format: read it as a table
export const technicalDisclosure = defineFlow({
  name: 'technical-disclosure', data: TechnicalDisclosureData, start: 'analysing',
  states: {
    analysing: work(analyse, 'writing'),
    writing:   work(write, 'written'),
    written:   final(),
  },
  stages: { analysis: ['analysing'], document: ['writing', 'written'] },
  title: ({ title, text }) => taskTitle(title ?? text),
  discard: discardReports,
});
