import type { DatabaseSync } from 'node:sqlite';
import { documentOf } from '#collections/patents/families/facts.ts';
import type { DerivedValues } from '#corpus/engine.ts';
import { type Cited, citationFigures } from '#patents/citations.ts';
import { numberSpellings } from '#patents/numbers.ts';
import { FamilyNumbers } from './numbers.ts';

/**
 * What every member of a family has in common; shared by reference between them, so that a large family costs its size,
 * not its square.
 */
interface FamilyValues {
  readonly spellings: readonly string[];
  readonly count: number;
  readonly authorities: readonly string[];
}

/**
 * The values of the `derived` fields of the patents collection, read from the relation tables in the caller's
 * transaction. `FAM_COUNT`, `FAM_COUNTRY` and the like count stored publications of the simple family; the extended
 * family also has members that are only known because a stored record names them. `F_CITES` are the citing
 * publications; numbers come with and without kind code, as `PN` does. INPADOC and extended family are one and the same
 * here. `ORIGINALITY` and its like: see `citationFigures`.
 */
export class DerivedReader {
  readonly #sql;
  readonly #numbers;

  constructor(db: DatabaseSync) {
    this.#numbers = new FamilyNumbers(db);
    this.#sql = {
      one: db.prepare(
        'SELECT number, document, publication_date, simple_family, extended_family, subclasses, owners FROM publications WHERE key = ?',
      ),
      simple: db.prepare('SELECT number, authority FROM publications WHERE simple_family = ? ORDER BY number'),
      extended: db.prepare('SELECT number, authority FROM publications WHERE extended_family = ? ORDER BY number'),
      named: db.prepare(NAMED_MEMBERS),
      citing: db.prepare(
        'SELECT p.number, p.publication_date, p.subclasses FROM citations c JOIN publications p ON p.key = c.key WHERE c.cited = ? ORDER BY p.number',
      ),
      cites: db.prepare('SELECT cited, subclasses FROM citations WHERE key = ? ORDER BY cited'),
      cited: db.prepare(
        'SELECT subclasses, owners FROM publications WHERE document = ? ORDER BY granted DESC, ifnull(publication_date, 0) DESC, number DESC LIMIT 1',
      ),
    };
  }

  /** Publications that are not stored (any more) are left out. */
  of(keys: Iterable<number>): Map<number, DerivedValues> {
    const simple = new Map<number, FamilyValues>();
    const extended = new Map<number, FamilyValues>();
    const citing = new Map<string, { spellings: readonly string[]; rows: readonly CitingRow[] }>();
    const known = new Map<string, Profile | undefined>();
    const derived = new Map<number, DerivedValues>();
    for (const key of keys) {
      const row = this.#sql.one.get(key) as
        | (CitingRow & { document: string; simple_family: number; extended_family: number; owners: string })
        | undefined;
      if (!row) continue;
      const fam = remember(simple, row.simple_family, (id) => familyValues(this.#sql.simple.all(id) as never));
      const efam = remember(extended, row.extended_family, (id) =>
        familyValues([...(this.#sql.extended.all(id) as never as Member[]), ...this.#namedMembers(id)]),
      );
      const cited = remember(citing, row.document, (document) => {
        const rows = this.#sql.citing.all(document) as unknown as CitingRow[];
        return { spellings: spell(rows.map(({ number }) => number)), rows };
      });
      const figures = citationFigures(
        { ...publicationOf(row), owners: listOf(row.owners, '\n') },
        (this.#sql.cites.all(key) as { cited: string; subclasses: string }[]).map((each) =>
          citedOf(
            each.subclasses,
            remember(known, each.cited, (document) => this.#sql.cited.get(document) as Profile | undefined),
          ),
        ),
        cited.rows.map(publicationOf),
      );
      const extendedId = String(this.#numbers.of(row.extended_family));
      derived.set(key, {
        FAM_ID: String(this.#numbers.of(row.simple_family)),
        IFAM_ID: extendedId,
        EFAM_ID: extendedId,
        FAM: fam.spellings,
        IFAM: efam.spellings,
        EFAM: efam.spellings,
        FAM_COUNT: fam.count,
        IFAM_COUNT: efam.count,
        EFAM_COUNT: efam.count,
        FAM_COUNTRY: fam.authorities,
        FAM_COUNTRY_COUNT: fam.authorities.length,
        IFAM_COUNTRY_COUNT: efam.authorities.length,
        EFAM_COUNTRY_COUNT: efam.authorities.length,
        F_CITES: cited.spellings,
        F_CITES_COUNT: cited.rows.length,
        SELF_CITES_COUNT: figures.self,
        ...(figures.forward_5_years !== undefined && { F_CITES_5Y_COUNT: figures.forward_5_years }),
        ...(figures.originality && { ORIGINALITY: figures.originality.value }),
        ...(figures.generality && { GENERALITY: figures.generality.value }),
        ...(figures.radicalness && { RADICALNESS: figures.radicalness.value }),
      });
    }
    return derived;
  }

  #namedMembers(extendedFamily: number): Member[] {
    return namedMembers(this.#sql.named.all(extendedFamily) as { link: string }[]);
  }
}

interface Profile {
  subclasses: string;
  owners: string;
}

interface CitingRow {
  number: string;
  publication_date: number | null;
  subclasses: string;
}

const listOf = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));
const publicationOf = ({ subclasses, publication_date }: CitingRow) => ({
  subclasses: listOf(subclasses, ' '),
  publication_date: publication_date ?? undefined,
});

/** A cited document: by its record where that has classes, else by what is printed with the citation. */
const citedOf = (printed: string, stored: Profile | undefined): Cited => ({
  subclasses: listOf(stored?.subclasses || printed, ' '),
  owners: listOf(stored?.owners ?? '', '\n'),
});

interface Member {
  number: string;
  authority: string;
}

/**
 * Numbers that members of an extended family name as family, and that no stored publication has (with or without kind
 * code).
 */
export const NAMED_MEMBERS = `
SELECT DISTINCT l.link FROM publications p JOIN links l ON l.key = p.key AND l.active = 1 AND l.link GLOB 'n:*'
WHERE p.extended_family = ?
  AND NOT EXISTS (SELECT 1 FROM publications q WHERE q.number = substr(l.link, 3) OR q.document = substr(l.link, 3))
ORDER BY l.link`;

/** The rows of `NAMED_MEMBERS` as publications; a number without kind code is left out beside the same one with it. */
export function namedMembers(rows: readonly { link: string }[]): Member[] {
  const numbers = rows.map(({ link }) => link.slice(2));
  const whole = new Set(numbers.filter((number) => documentOf(number) !== number).map(documentOf));
  return numbers.filter((number) => !whole.has(number)).map((number) => ({ number, authority: number.slice(0, 2) }));
}

const spell = (numbers: readonly string[]) => [...new Set(numbers.flatMap(numberSpellings))];

function familyValues(members: readonly Member[]): FamilyValues {
  return {
    spellings: spell(members.map((m) => m.number)),
    count: members.length,
    authorities: [...new Set(members.map((m) => m.authority))].sort(),
  };
}

function remember<K, V>(map: Map<K, V>, key: K, make: (key: K) => V): V {
  if (!map.has(key)) map.set(key, make(key));
  return map.get(key)!;
}
