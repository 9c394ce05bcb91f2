import type { DatabaseSync } from 'node:sqlite';

/** Numbers below are kept as they are stated (DOCDB's are below 10^9); from here to 2^31 they are given here. */
const GIVEN_FROM = 2 ** 30;

export const FAMILY_NUMBERS =
  'CREATE TABLE family_numbers (family INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE) STRICT';

/** Families, simple and extended, that lack a number: the end of a SELECT. */
export const UNNUMBERED = `(SELECT simple_family AS family FROM publications UNION SELECT extended_family FROM publications) f
  LEFT JOIN family_numbers n USING (family) WHERE family >= ${GIVEN_FROM} AND number IS NULL`;

/**
 * The numbers of families as the interface writes them, in 32 bits with sign: one for each family, and one family for
 * each. A family is known by 53 bits (`familyNumber`); it takes the number that its last 30 bits make above 2^30, or
 * where another family has that, the next free one. What was given stays: through deletion, another import, and when
 * ties are computed again.
 */
export class FamilyNumbers {
  readonly #known;
  readonly #taken;
  readonly #add;

  constructor(db: DatabaseSync) {
    this.#known = db.prepare('SELECT number FROM family_numbers WHERE family = ?');
    this.#taken = db.prepare('SELECT 1 FROM family_numbers WHERE number = ?');
    this.#add = db.prepare('INSERT INTO family_numbers (family, number) VALUES (?, ?)');
  }

  /** @throws Error if the family was never given a number. */
  of(family: number): number {
    if (family < GIVEN_FROM) return family;
    const row = this.#known.get(family);
    if (!row) throw new Error(`family ${family} was given no number`);
    return row.number as number;
  }

  /** Gives a family its number, if it has none yet, in the caller's transaction. */
  give(family: number): void {
    if (family < GIVEN_FROM || this.#known.get(family)) return;
    let number = GIVEN_FROM + (family % GIVEN_FROM);
    while (this.#taken.get(number)) number = number + 1 < 2 * GIVEN_FROM ? number + 1 : GIVEN_FROM;
    this.#add.run(family, number);
  }
}
