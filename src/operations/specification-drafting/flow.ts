import { defineFlow, later, reached, wait, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { taskTitle } from '../shared/task-title.ts';
import { FILING_NAME, filingKey, SpecificationData } from './data.ts';

const read = later(async () => (await import('./steps.ts')).read);
const write = later(async () => (await import('./steps.ts')).write);

/** From claims and an inventor's disclosure to a patent specification. */
// biome-ignore format: read it as a table
export const specificationDrafting = defineFlow({
  name: 'specification-drafting', data: SpecificationData, start: 'reading',
  states: {
    reading: work(read, 'read'),
    read:    wait({ write: 'writing' }),
    writing: work(write, 'written'),
    written: reached({ write: 'writing' }),
  },
  stages: { checks: ['reading', 'read'], document: ['writing', 'written'] },
  title: ({ edits, claim }) => taskTitle(edits?.title ?? claim),
  async discard(made, task_id, services) {
    await discardReports(made, task_id, services);
    if (made.some(({ filing }) => filing)) await services.files.remove({ key: filingKey(task_id), name: FILING_NAME });
  },
});
