import { type MarkWanted, similarMarks } from '#analytics/marks/find.ts';
import { defineJob } from '#isolation/job.ts';

/** Marks like a text of the caller's. */
export const findMarksJob = defineJob({
  name: 'find-marks',
  lane: 'search',
  run: (wanted: MarkWanted, { corpus }, { signal }) => similarMarks(corpus, wanted, signal),
});
