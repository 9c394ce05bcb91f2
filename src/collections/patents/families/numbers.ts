import type { Work } from '#work.ts';
import type { PublicationTables } from './tables.ts';

/** Numbers below are kept as they are stated (DOCDB's are below 10^9); from here to 2^31 they are given here. */
export const GIVEN_FROM = 2 ** 30;

/**
 * The numbers of families as the interface writes them, in 32 bits with sign: one for each family, and one family for
 * each. A family is known by 53 bits (`familyNumber`); it takes the number that its last 30 bits make above 2^30, or
 * where another family has that, the next free one. What was given stays: through deletion, another import, and when
 * ties are computed again.
 */
export class FamilyNumbers {
  readonly #tables: Pick<PublicationTables, 'familyNumbers' | 'takenNumbers' | 'addFamilyNumbers'>;

  constructor(tables: Pick<PublicationTables, 'familyNumbers' | 'takenNumbers' | 'addFamilyNumbers'>) {
    this.#tables = tables;
  }

  /** By family. @throws Error if one was never given a number. */
  *of(families: Iterable<number>): Work<ReadonlyMap<number, number>> {
    const all = [...new Set(families)];
    const made = all.filter((family) => family >= GIVEN_FROM);
    const known = made.length > 0 ? yield* this.#tables.familyNumbers(made) : new Map<number, number>();
    return new Map(
      all.map((family) => {
        const number = family < GIVEN_FROM ? family : known.get(family);
        if (number === undefined) throw new Error(`family ${family} was given no number`);
        return [family, number];
      }),
    );
  }

  /** Gives families their numbers, those that have none yet, in the transaction that is under way. */
  *give(families: Iterable<number>): Work<void> {
    const made = [...new Set(families)].filter((family) => family >= GIVEN_FROM);
    if (made.length === 0) return;
    const known = yield* this.#tables.familyNumbers(made);
    let waiting = made
      .filter((family) => !known.has(family))
      .map((family) => ({ family, number: GIVEN_FROM + (family % GIVEN_FROM) }));
    const given = new Map<number, number>();
    while (waiting.length > 0) {
      const taken = yield* this.#tables.takenNumbers(waiting.map(({ number }) => number));
      const next: typeof waiting = [];
      for (const { family, number } of waiting) {
        if (!taken.has(number) && !given.has(number)) given.set(number, family);
        else next.push({ family, number: number + 1 < 2 * GIVEN_FROM ? number + 1 : GIVEN_FROM });
      }
      waiting = next;
    }
    if (given.size > 0) yield* this.#tables.addFamilyNumbers([...given].map(([number, family]) => [family, number]));
  }
}
