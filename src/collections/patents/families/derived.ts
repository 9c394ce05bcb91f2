import type { DerivedValues } from '#corpus/engine.ts';
import { type Cited, citationFigures } from '#patents/citations.ts';
import { spellingsOfNumber } from '#patents/numbers.ts';
import type { Work } from '#work.ts';
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

/** What the values of some publications are computed from. */
interface Known {
  readonly simple: ReadonlyMap<number, FamilyValues>;
  readonly extended: ReadonlyMap<number, FamilyValues>;
  readonly numbers: ReadonlyMap<number, number>;
  readonly citing: ReadonlyMap<string, { readonly spellings: readonly string[]; readonly rows: readonly CitingRow[] }>;
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

  /** Publications that are not stored (any more) are left out. */
  *of(keys: readonly number[]): Work<Map<number, DerivedValues>> {
    const rows = keys.length > 0 ? yield* this.#tables.described(keys) : [];
    if (rows.length === 0) return new Map();
    const known = yield* this.#read(rows);
    return new Map(rows.map((row) => [row.key, valuesOf(row, known)]));
  }

  *#read(rows: readonly DescribedRow[]): Work<Known> {
    const [simple, extended] = [distinct(rows.map(simpleOf)), distinct(rows.map(extendedOf))];
    const documents = distinct(rows.map(({ document }) => document));
    const cites = Map.groupBy(yield* this.#tables.citations(rows.map(({ key }) => key)), ({ key }) => key);
    const cited = distinct([...cites.values()].flat().map((row) => row.cited));
    const profiles = cited.length > 0 ? yield* this.#tables.profiles(cited) : [];
    const citing = Map.groupBy(yield* this.#tables.citing(documents), (row) => row.cited);
    const named = yield* namedMembersOf(this.#tables, extended);
    return {
      simple: yield* this.#families('simple', simple),
      extended: yield* this.#families('extended', extended, named),
      numbers: yield* this.#numbers.of([...simple, ...extended]),
      citing: new Map(
        documents.map((document) => {
          const all = citing.get(document) ?? [];
          return [document, { spellings: spell(all.map(({ number }) => number)), rows: all }];
        }),
      ),
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
      families.map((family) => [family, familyValues([...(members.get(family) ?? []), ...(named.get(family) ?? [])])]),
    );
  }
}

// a stored publication is in both
const simpleOf = (row: DescribedRow): number => row.simple_family!;
const extendedOf = (row: DescribedRow): number => row.extended_family!;
const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

function valuesOf(row: DescribedRow, known: Known): DerivedValues {
  const [fam, efam] = [known.simple.get(simpleOf(row))!, known.extended.get(extendedOf(row))!];
  const cited = known.citing.get(row.document)!;
  const figures = citationFigures(
    { ...publicationOf(row), owners: listOf(row.owners, '\n') },
    (known.cites.get(row.key) ?? []).map((each) => citedOf(each.subclasses, known.profiles.get(each.cited))),
    cited.rows.map(publicationOf),
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
    F_CITES: cited.spellings,
    F_CITES_COUNT: cited.rows.length,
    SELF_CITES_COUNT: figures.self,
    ...(figures.forward_5_years !== undefined && { F_CITES_5Y_COUNT: figures.forward_5_years }),
    ...(figures.originality && { ORIGINALITY: figures.originality.value }),
    ...(figures.generality && { GENERALITY: figures.generality.value }),
    ...(figures.radicalness && { RADICALNESS: figures.radicalness.value }),
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
