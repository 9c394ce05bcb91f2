import { buyersOf } from '#analytics/companies/buyers.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineJob } from '#isolation/job.ts';

/** Who may want a patent; undefined where it is not stored. */
export const buyersJob = defineJob({
  name: 'potential-buyers',
  lane: 'search',
  async run({ publication, since }: { publication: string; since: number }, { corpus }, { signal }) {
    const [patent] = await corpus.get(patents, [publication]);
    return patent ? buyersOf(corpus, patent, since, signal) : undefined;
  },
});
