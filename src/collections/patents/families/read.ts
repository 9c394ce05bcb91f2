import type { DatabaseSync } from 'node:sqlite';
import type { Family, PatentRelations, RelatedPublication, StoredPublication } from '../relations.ts';
import { NAMED_MEMBERS, namedMembers } from './derived.ts';
import { documentOf } from './facts.ts';

/** Order of publications in families and citation lists: by date, undated last, then by number. */
const byDate = (a: RelatedPublication, b: RelatedPublication) =>
  (a.publication_date ?? 99_999_999) - (b.publication_date ?? 99_999_999) ||
  (a.publication_number < b.publication_number ? -1 : a.publication_number > b.publication_number ? 1 : 0);

const publication = (number: string, date: number | null): RelatedPublication => ({
  publication_number: number,
  stored: true,
  ...(date !== null && { publication_date: date }),
});

/** Answers `Relations.of` and the look-ups by patent id and by document number, from the relation tables. */
export class RelationReader {
  readonly #sql;

  constructor(db: DatabaseSync) {
    this.#sql = {
      one: db.prepare('SELECT document, simple_family, extended_family FROM publications WHERE number = ?'),
      simple: db.prepare('SELECT number, publication_date FROM publications WHERE simple_family = ?'),
      extended: db.prepare('SELECT number, publication_date FROM publications WHERE extended_family = ?'),
      named: db.prepare(NAMED_MEMBERS),
      citing: db.prepare(
        'SELECT p.number, p.publication_date, c.categories FROM citations c JOIN publications p ON p.key = c.key WHERE c.cited = ?',
      ),
      ofDocuments: db.prepare(`SELECT p.document, p.number, p.simple_family FROM json_each(?) j
        CROSS JOIN publications p ON p.document = j.value ORDER BY p.number`),
      byId: db.prepare('SELECT number FROM publications WHERE patent_id = ?'),
      byNumber: db.prepare('SELECT number FROM publications WHERE number = ?'),
      byDocument: db.prepare(`SELECT number FROM publications WHERE document = ?
        ORDER BY granted DESC, publication_date DESC NULLS LAST, number DESC LIMIT 1`),
    };
  }

  /** Relations of one stored publication; undefined if it is not stored. */
  of(number: string): PatentRelations | undefined {
    const row = this.#sql.one.get(number) as
      | { document: string; simple_family: number; extended_family: number }
      | undefined;
    if (!row) return undefined;
    const named = namedMembers(this.#sql.named.all(row.extended_family) as { link: string }[]).map((member) => ({
      publication_number: member.number,
      stored: false,
    }));
    const citing = this.#sql.citing.all(row.document) as {
      number: string;
      publication_date: number | null;
      categories: string;
    }[];
    return {
      simple_family: family(row.simple_family, this.#sql.simple.all(row.simple_family) as never),
      extended_family: family(row.extended_family, this.#sql.extended.all(row.extended_family) as never, named),
      cited_by: citing
        .map((c) => ({ ...publication(c.number, c.publication_date), categories: [...c.categories] }))
        .sort(byDate),
    };
  }

  /** The stored publications of document numbers without kind code, by number; added to `found`. */
  addOfDocuments(documents: readonly string[], found: Map<string, StoredPublication[]>): void {
    const rows = this.#sql.ofDocuments.all(JSON.stringify(documents)) as {
      document: string;
      number: string;
      simple_family: number;
    }[];
    for (const { document, number, simple_family } of rows) {
      const publication = { publication_number: number, family_id: simple_family };
      const others = found.get(document);
      if (others) others.push(publication);
      else found.set(document, [publication]);
    }
  }

  /** The stored publication number for a patent id in its usual spelling (8-4-4-4-12), upper or lower case. */
  byPatentId(id: string): string | undefined {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
    return this.#sql.byId.get(Buffer.from(id.replaceAll('-', ''), 'hex'))?.number as string | undefined;
  }

  /** The stored publication that a number means, see `Corpus.findPatents`. */
  byNumber(number: string): string | undefined {
    const whole = this.#sql.byNumber.get(number)?.number;
    if (whole !== undefined) return whole as string;
    // A kind code that was asked for is never exchanged for another one.
    if (documentOf(number) !== number) return undefined;
    return this.#sql.byDocument.get(number)?.number as string | undefined;
  }
}

function family(
  id: number,
  stored: readonly { number: string; publication_date: number | null }[],
  named: readonly RelatedPublication[] = [],
): Family {
  const members = stored.map((row) => publication(row.number, row.publication_date));
  return { family_id: id, members: [...members, ...named].sort(byDate) };
}
