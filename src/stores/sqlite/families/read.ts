import type { DatabaseSync } from 'node:sqlite';
import type { LinkedRecord, LinkedRecords } from '#corpus/corpus.ts';
import { NAMED_MEMBERS, namedMembers } from './derived.ts';
import { FamilyNumbers } from './numbers.ts';

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

type Row = { document: string; simple_family: number; extended_family: number };

/** Answers the links of patents that are more than links, from the relation tables. */
export class RelationReader {
  readonly #sql;
  readonly #numbers;

  constructor(db: DatabaseSync) {
    this.#numbers = new FamilyNumbers(db);
    this.#sql = {
      one: db.prepare('SELECT document, simple_family, extended_family FROM publications WHERE number = ?'),
      simple: db.prepare('SELECT number, publication_date FROM publications WHERE simple_family = ?'),
      extended: db.prepare('SELECT number, publication_date FROM publications WHERE extended_family = ?'),
      named: db.prepare(NAMED_MEMBERS),
      citing: db.prepare(
        'SELECT p.number, p.publication_date, c.categories FROM citations c JOIN publications p ON p.key = c.key WHERE c.cited = ?',
      ),
    };
  }

  /** @param link `simple_family`, `extended_family` or `cited_by`. Undefined if the publication is not stored. */
  links(number: string, link: string): LinkedRecords | undefined {
    const row = this.#sql.one.get(number) as Row | undefined;
    if (!row) return undefined;
    if (link === 'cited_by') {
      const citing = this.#sql.citing.all(row.document) as {
        number: string;
        publication_date: number | null;
        categories: string;
      }[];
      return {
        records: citing
          .map((c) => publication(c.number, c.publication_date, { categories: [...c.categories] }))
          .sort(byDate),
      };
    }
    const simple = link === 'simple_family';
    const group = simple ? row.simple_family : row.extended_family;
    const stored = (simple ? this.#sql.simple : this.#sql.extended).all(group) as {
      number: string;
      publication_date: number | null;
    }[];
    const named = simple ? [] : namedMembers(this.#sql.named.all(group) as { link: string }[]);
    return {
      group: this.#numbers.of(group),
      records: [
        ...stored.map((each) => publication(each.number, each.publication_date)),
        ...named.map((member): LinkedRecord => ({ collection: 'patents', id: member.number, stored: false })),
      ].sort(byDate),
    };
  }

  /** Number of the family that a stored publication is in. */
  group(number: string, link: string): number | undefined {
    const row = this.#sql.one.get(number) as Row | undefined;
    if (!row || (link !== 'simple_family' && link !== 'extended_family')) return undefined;
    return this.#numbers.of(row[link]);
  }
}
