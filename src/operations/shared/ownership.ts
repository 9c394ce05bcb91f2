import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { beginningOf, firstNamed } from '#cut.ts';
import { type Ownership, ownershipOf } from '#patents/ownership.ts';
import { recordsAbout } from './about.ts';

/** What the recorded conveyances of each patent come to, in the order of the patents. */
export const ownerships = async (corpus: Corpus, shown: readonly Patent[]): Promise<Ownership<Conveyance>[]> =>
  (await recordsAbout(corpus, shown, conveyances, ['conveyances', 'conveyances_of_application'])).map((records) =>
    ownershipOf(records),
  );

/** Parties of one record named in a note, letters of a name, and records told of one patent. */
const MOST_PARTIES = 5;
const LONGEST_NAME = 100;
const MOST_RECORDS = 3;

/** Names in a note: the first ones, each as far as one reads it there. */
const namesOf = (parties: readonly { readonly name: string }[]): string =>
  firstNamed(
    parties.map(({ name }) => beginningOf(name, LONGEST_NAME, '…')),
    MOST_PARTIES,
    '; ',
  );

/** Says of which patents there are two chains of owners that nothing recorded ties together: once a call. */
export function noteBrokenChains(
  note: (sentence: string) => void,
  shown: readonly Patent[],
  owned: readonly Ownership<Conveyance>[],
): void {
  for (const [index, { publication_number: number }] of shown.entries()) {
    const { owners } = owned[index]!;
    const broken = Map.groupBy(owners, ({ unlinked }) => unlinked);
    const before = namesOf(broken.get(undefined) ?? []);
    broken.delete(undefined);
    for (const [record, by] of [...broken].slice(0, MOST_RECORDS))
      note(
        `${number}: by ${record!.reel_frame} it belongs to ${namesOf(by)}, but those who assign there (${namesOf(record!.assignors)}) own nothing by what is recorded; ${before} is shown as owner beside it.`,
      );
    const more = broken.size - MOST_RECORDS;
    if (more > 0) note(`${number}: the same is so of further records: ${more}.`);
  }
}
