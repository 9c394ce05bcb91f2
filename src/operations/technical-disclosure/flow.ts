import { defineFlow, final, later, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { taskTitle } from '../shared/task-title.ts';
import { TechnicalDisclosureData } from './data.ts';

const analyse = later(async () => (await import('./steps.ts')).analyse);
const write = later(async () => (await import('./steps.ts')).write);

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
