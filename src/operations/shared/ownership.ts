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

/** Says of a patent that records leave two owners, and by which of them: more than a few are counted. */
export function breakNote(patent: string, { breaks, owners }: Ownership<Conveyance>): string | undefined {
  const [first, ...more] = breaks;
  if (!first) return undefined;
  const { assignors, reel_frame, executed, recorded } = first.record;
  const named = assignors.map(({ name }) => name).slice(0, 3);
  const day = executed ?? recorded;
  return (
    `The recorded chain of ${patent} is broken: ${named.join(', ')} conveyed it (${reel_frame}${day === undefined ? '' : `, ${day}`}) and no record made them an owner` +
    `${more.length > 0 ? `; so it is at ${more.length} more` : ''}. Owners by the records: ${owners
      .map(({ name }) => name)
      .slice(0, 5)
      .join(', ')}.`
  );
}
