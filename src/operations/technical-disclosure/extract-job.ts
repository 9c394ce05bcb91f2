import { defineJob } from '#isolation/job.ts';
import { extractDisclosure } from '#skills/extract-disclosure/extract-disclosure.ts';

/** Takes an inventor's text apart for an answer at once. */
export const extractJob = defineJob({
  name: 'extract-disclosure',
  lane: 'answer',
  async run({ text }: { readonly text: string }, { corpus, model }, { account, signal }) {
    const { output, by, dropped } = await extractDisclosure.run({ text }, { corpus, model, account, signal });
    return { ...output, by, dropped: dropped.length };
  },
});
