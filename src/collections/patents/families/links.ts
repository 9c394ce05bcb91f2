import type { LinkedRecord, LinkedRecords } from '#corpus/corpus.ts';
import type { Work } from '#work.ts';
import { eachPublicationOnce } from '../same-publication.ts';
import { namedMembersOf } from './derived.ts';
import { FamilyNumbers } from './numbers.ts';
import type { DescribedRow, FamilyKind, PublicationTables } from './tables.ts';

/** Order of publications in families and citation lists: by date, undated last, then by number. */
const byDate = (a: LinkedRecord, b: LinkedRecord) =>
  ((a.facts?.publication_date as number | undefined) ?? 99_999_999) -
    ((b.facts?.publication_date as number | undefined) ?? 99_999_999) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const publication = (id: string, date: number | null, more?: LinkedRecord['facts']): LinkedRecord => ({
  collection: 'patents',
  id,
  stored: true,
  ...((date !== null || more) && { facts: { ...(date !== null && { publication_date: date }), ...more } }),
});

const KINDS: Readonly<Record<string, FamilyKind>> = { simple_family: 'simple', extended_family: 'extended' };
const familyOf = (kind: FamilyKind, row: DescribedRow): number => row[`${kind}_family`]!;

/** Answers the links of patents that are more than links. */
export class FamilyLinks {
  readonly #tables: PublicationTables;
  readonly #numbers: FamilyNumbers;

  constructor(tables: PublicationTables) {
    this.#numbers = new FamilyNumbers(tables);
    this.#tables = tables;
  }

  /** @param link `simple_family`, `extended_family` or `cited_by`. Publications that are not stored are left out. */
  *links(ids: readonly string[], link: string): Work<Map<string, LinkedRecords>> {
    const rows = ids.length > 0 ? yield* this.#tables.describedCalled(ids) : [];
    if (rows.length === 0) return new Map();
    const kind = KINDS[link];
    return kind ? yield* this.#families(kind, rows) : yield* this.#citing(rows);
  }

  /** Numbers of the families that stored publications are in. */
  *groups(ids: readonly string[], link: string): Work<Map<string, number>> {
    const kind = KINDS[link];
    const rows = kind && ids.length > 0 ? yield* this.#tables.describedCalled(ids) : [];
    if (!kind || rows.length === 0) return new Map();
    const numbers = yield* this.#numbers.of(rows.map((row) => familyOf(kind, row)));
    return new Map(rows.map((row) => [row.number, numbers.get(familyOf(kind, row))!]));
  }

  *#citing(rows: readonly DescribedRow[]): Work<Map<string, LinkedRecords>> {
    const citing = Map.groupBy(
      yield* this.#tables.citing([...new Set(rows.map(({ document }) => document))]),
      ({ cited }) => cited,
    );
    return new Map(
      rows.map(({ number, document }): [string, LinkedRecords] => {
        const records = eachPublicationOnce(citing.get(document) ?? []).map((row) =>
          publication(row.number, row.publication_date, { categories: [...row.categories] }),
        );
        return [number, { records: records.sort(byDate) }];
      }),
    );
  }

  *#families(kind: FamilyKind, rows: readonly DescribedRow[]): Work<Map<string, LinkedRecords>> {
    const families = [...new Set(rows.map((row) => familyOf(kind, row)))];
    const stored = Map.groupBy(yield* this.#tables.members(kind, families), ({ family }) => family);
    const named = kind === 'extended' ? yield* namedMembersOf(this.#tables, families) : undefined;
    const numbers = yield* this.#numbers.of(families);
    const linked = new Map(
      families.map((family): [number, LinkedRecords] => {
        const records = [
          ...eachPublicationOnce(stored.get(family) ?? []).map((each) =>
            publication(each.number, each.publication_date),
          ),
          ...(named?.get(family) ?? []).map(
            ({ number: id }): LinkedRecord => ({ collection: 'patents', id, stored: false }),
          ),
        ];
        return [family, { group: numbers.get(family)!, records: records.sort(byDate) }];
      }),
    );
    return new Map(rows.map((row) => [row.number, linked.get(familyOf(kind, row))!]));
  }
}
