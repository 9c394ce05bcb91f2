import { defineJob } from '#isolation/job.ts';
import { solutionCases } from '#skills/solution-cases/solution-cases.ts';

/** Reads documents for a question where no text can stop the service. */
export const casesJob = defineJob({
  name: 'solution-cases',
  lane: 'document',
  run: ({ question, limit }: { readonly question: string; readonly limit: number }, { corpus }, { signal }) =>
    solutionCases(corpus, question, limit, signal),
});
