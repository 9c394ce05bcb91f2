import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Ownership, ownershipOf } from '#patents/ownership.ts';
import { recordsAbout } from './about.ts';

/** What the recorded conveyances of each patent come to, in the order of the patents. */
export const ownerships = async (corpus: Corpus, shown: readonly Patent[]): Promise<Ownership<Conveyance>[]> =>
  (await recordsAbout(corpus, shown, conveyances, ['conveyances', 'conveyances_of_application'])).map((records) =>
    ownershipOf(records),
  );

const namesOf = (parties: readonly { readonly name: string }[]) => parties.map(({ name }) => name).join('; ');

/** Says of which patents there are two chains of owners that nothing recorded ties together: once a call. */
export function noteBrokenChains(
  note: (sentence: string) => void,
  shown: readonly Patent[],
  owned: readonly Ownership[],
): void {
  for (const [index, { publication_number: number }] of shown.entries()) {
    const { owners } = owned[index]!;
    const before = owners.filter(({ unlinked }) => !unlinked);
    for (const { name, unlinked } of owners)
      if (unlinked)
        note(
          `${number}: ${name} is an owner by ${unlinked.reel_frame}, but those who assign there (${namesOf(unlinked.assignors)}) own nothing by what is recorded; ${namesOf(before)} is shown as owner beside it.`,
        );
  }
}
