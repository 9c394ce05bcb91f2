import type { Patent } from '#collections/patents/patent.ts';
import { firstNamed } from '#cut.ts';

/** Numbers named in a note. */
const MOST_NAMED = 10;

/** Publication numbers in a note, the first ten by name. */
export const namedInNote = (patents: readonly Pick<Patent, 'publication_number'>[]): string =>
  firstNamed(
    patents.map(({ publication_number }) => publication_number),
    MOST_NAMED,
  );

/**
 * Says of which patents nothing is stored, and what would fill it: an empty list is no statement that there is nothing.
 * @param what In the singular: `licence`.
 * @param source What states it, with the name of its importer: `INPADOC legal events (epo-ops)`.
 */
export function noteMissing(
  note: (sentence: string) => void,
  what: string,
  source: string,
  patents: readonly Pick<Patent, 'publication_number'>[],
): void {
  if (patents.length > 0) note(`No ${what} is stored of ${namedInNote(patents)}; it would come from ${source}.`);
}
