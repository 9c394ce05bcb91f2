import { patents } from '#collections/patents/patents.ts';
import { defineJob } from '#isolation/job.ts';
import { specification } from '#operations/shared/patent-summary.ts';
import { summarise } from '#skills/summarise-solution/statements.ts';

/** What a publication says of itself, in sentences that stand in it word for word. */
export interface ItemTexts {
  readonly publication_number: string;
  readonly problem?: string;
  readonly benefit?: string;
  readonly innovation: readonly string[];
}

/** Sentences of one kind that are shown. */
const MOST_SENTENCES = 3;

/** Reads problem, means and effect of some publications, in one language; those without a text in it are left out. */
export const weekItemsJob = defineJob({
  name: 'week-items',
  lane: 'answer',
  async run({ ids, lang }: { ids: readonly string[]; lang: 'cn' | 'en' }, { corpus }, { signal }) {
    const made: ItemTexts[] = [];
    for (const id of ids) {
      signal.throwIfAborted();
      const [patent] = await corpus.get(patents, [id]);
      const text = patent && specification(patent, lang);
      if (text === undefined) continue;
      const { problem, solution, effect } = summarise(text);
      const joined = (found: readonly { readonly text: string }[]) =>
        found
          .slice(0, MOST_SENTENCES)
          .map((one) => one.text)
          .join(lang === 'cn' ? '' : ' ');
      made.push({
        publication_number: id,
        ...(problem.length > 0 && { problem: joined(problem) }),
        ...(effect.length > 0 && { benefit: joined(effect) }),
        innovation: solution.slice(0, MOST_SENTENCES).map((one) => one.text),
      });
    }
    return made;
  },
});
