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
