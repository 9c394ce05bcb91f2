import type { DerivedValues } from '#corpus/engine.ts';
import { type Cited, citationFigures } from '#patents/citations.ts';
import { spellingsOfNumber } from '#patents/numbers.ts';
import type { Work } from '#work.ts';
import { eachPublicationOnce } from '../same-publication.ts';
import { documentOf } from './facts.ts';
import { FamilyNumbers } from './numbers.ts';
import type { CitationRow, CitingRow, DescribedRow, FamilyKind, ProfileRow, PublicationTables } from './tables.ts';

/**
 * What every member of a family has in common; shared by reference between them, so that a large family costs its size,
 * not its square.
 */
interface FamilyValues {
  readonly spellings: readonly string[];
  readonly count: number;
  readonly authorities: readonly string[];
}

/** Publications that cite a document: their numbers in all spellings, and what is counted by them. */
interface CitedBy {
  readonly spellings: readonly string[];
  readonly rows: readonly CitingRow[];
}

/** What the values of some publications are computed from, but for what cites them. */
interface Known {
  readonly simple: ReadonlyMap<number, FamilyValues>;
  readonly extended: ReadonlyMap<number, FamilyValues>;
  readonly numbers: ReadonlyMap<number, number>;
  readonly cites: ReadonlyMap<number, readonly CitationRow[]>;
  readonly profiles: ReadonlyMap<string, ProfileRow>;
}

/**
 * The values of the `derived` fields of the patents collection, in the transaction that is under way. `FAM_COUNT`,
 * `FAM_COUNTRY` and the like count stored publications of the simple family; the extended family also has members that
 * are only known because a stored record names them. `F_CITES` are the citing publications; numbers come with and
 * without kind code, as `PN` does. INPADOC and extended family are one and the same here. `ORIGINALITY` and its like:
 * see `citationFigures`.
 */
export class FamilyFields {
  readonly #tables: PublicationTables;
  readonly #numbers: FamilyNumbers;

  constructor(tables: PublicationTables) {
    this.#tables = tables;
    this.#numbers = new FamilyNumbers(tables);
  }

  /**
   * Publications that are not stored (any more) are left out.
   * @param cited Of these, what follows from the publications that cite them, alone.
   */
  *of(keys: readonly number[], cited: ReadonlySet<number> = new Set()): Work<Map<number, DerivedValues>> {
    const rows = keys.length > 0 ? yield* this.#tables.described(keys) : [];
    if (rows.length === 0) return new Map();
    const citing = yield* this.#citing(rows);
    const whole = rows.filter(({ key }) => !cited.has(key));
    const known = whole.length > 0 ? yield* this.#read(whole) : undefined;
    return new Map(
      rows.map((row) => {
        const by = citing.get(row.document)!;
        return [row.key, { ...(known && !cited.has(row.key) && ownValues(row, known)), ...citedValues(row, by) }];
      }),
    );
  }

  /** What cites the documents of some publications. */
  *#citing(rows: readonly DescribedRow[]): Work<Map<string, CitedBy>> {
    const documents = distinct(rows.map(({ document }) => document));
    const citing = Map.groupBy(yield* this.#tables.citing(documents), (row) => row.cited);
    return new Map(
      documents.map((document) => {
        const all = eachPublicationOnce(citing.get(document) ?? []);
        return [document, { spellings: spell(all.map(({ number }) => number)), rows: all }];
      }),
    );
  }

  *#read(rows: readonly DescribedRow[]): Work<Known> {
    const [simple, extended] = [distinct(rows.map(simpleOf)), distinct(rows.map(extendedOf))];
    const cites = Map.groupBy(yield* this.#tables.citations(rows.map(({ key }) => key)), ({ key }) => key);
    const cited = distinct([...cites.values()].flat().map((row) => row.cited));
    const profiles = cited.length > 0 ? yield* this.#tables.profiles(cited) : [];
    const named = yield* namedMembersOf(this.#tables, extended);
    return {
      simple: yield* this.#families('simple', simple),
      extended: yield* this.#families('extended', extended, named),
      numbers: yield* this.#numbers.of([...simple, ...extended]),
      cites,
      profiles: new Map(profiles.map((row) => [row.document, row])),
    };
  }

  *#families(
    kind: FamilyKind,
    families: readonly number[],
    named: ReadonlyMap<number, readonly Member[]> = new Map(),
  ): Work<Map<number, FamilyValues>> {
    const members = Map.groupBy(yield* this.#tables.members(kind, families), ({ family }) => family);
    return new Map(
      families.map((family) => [
        family,
        familyValues([...eachPublicationOnce(members.get(family) ?? []), ...(named.get(family) ?? [])]),
      ]),
    );
  }
}

// a stored publication is in both
const simpleOf = (row: DescribedRow): number => row.simple_family!;
const extendedOf = (row: DescribedRow): number => row.extended_family!;
const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** A field without value: named, so that one that was there before is none any more. */
const NONE: readonly number[] = [];

/** What follows from the family of a publication, and from what it cites. */
function ownValues(row: DescribedRow, known: Known): DerivedValues {
  const [fam, efam] = [known.simple.get(simpleOf(row))!, known.extended.get(extendedOf(row))!];
  const figures = citationFigures(
    { ...publicationOf(row), owners: listOf(row.owners, '\n') },
    (known.cites.get(row.key) ?? []).map((each) => citedOf(each.subclasses, known.profiles.get(each.cited))),
    [],
  );
  const extendedId = String(known.numbers.get(extendedOf(row)));
  return {
    FAM_ID: String(known.numbers.get(simpleOf(row))),
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
    // of whom nobody is named, and of what is told to cite nothing, none is known to be of the same owner
    SELF_CITES_COUNT: known.cites.has(row.key) && row.owners !== '' ? figures.self : NONE,
    ORIGINALITY: figures.originality?.value ?? NONE,
    RADICALNESS: figures.radicalness?.value ?? NONE,
  };
}

/** What follows from the publications that cite a publication. */
function citedValues(row: DescribedRow, { spellings, rows }: CitedBy): DerivedValues {
  const figures = citationFigures({ ...publicationOf(row), owners: [] }, [], rows.map(publicationOf));
  return {
    F_CITES: spellings,
    F_CITES_COUNT: rows.length,
    F_CITES_5Y_COUNT: figures.forward_5_years ?? NONE,
    GENERALITY: figures.generality?.value ?? NONE,
  };
}

const listOf = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));
const publicationOf = ({ subclasses, publication_date }: Pick<CitingRow, 'subclasses' | 'publication_date'>) => ({
  subclasses: listOf(subclasses, ' '),
  publication_date: publication_date ?? undefined,
});

/** A cited document: by its record where that has classes, else by what is printed with the citation. */
const citedOf = (printed: string, stored: ProfileRow | undefined): Cited => ({
  subclasses: listOf(stored?.subclasses || printed, ' '),
  owners: listOf(stored?.owners ?? '', '\n'),
});

interface Member {
  readonly number: string;
  readonly authority: string;
}

/** Members that are named and not stored, by family; a number without kind code is left out beside one with it. */
export function* namedMembersOf(
  tables: PublicationTables,
  families: readonly number[],
): Work<Map<number, readonly Member[]>> {
  const named = Map.groupBy(yield* tables.namedMembers(families), ({ family }) => family);
  return new Map(
    [...named].map(([family, rows]): [number, readonly Member[]] => {
      const numbers = rows.map(({ number }) => number);
      const whole = new Set(numbers.filter((number) => documentOf(number) !== number).map(documentOf));
      const kept = numbers.filter((number) => !whole.has(number));
      return [family, kept.map((number) => ({ number, authority: number.slice(0, 2) }))];
    }),
  );
}

const spell = (numbers: readonly string[]) => [...new Set(numbers.flatMap(spellingsOfNumber))];

function familyValues(members: readonly Member[]): FamilyValues {
  return {
    spellings: spell(members.map((m) => m.number)),
    count: members.length,
    authorities: [...new Set(members.map((m) => m.authority))].sort(),
  };
}
