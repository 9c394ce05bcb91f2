import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  DescribedRow,
  FamilyKind,
  LinkRow,
  MemberRow,
  ProfileRow,
  PublicationRow,
  PublicationTables,
} from '#collections/patents/families/tables.ts';
import { now } from '#work.ts';

/** Numbers that members of an extended family name as family, see `PublicationTables.namedMembers`. */
const NAMED_MEMBERS = `
SELECT DISTINCT p.extended_family AS family, substr(l.link, 3) AS number
FROM publications p JOIN links l ON l.key = p.key AND l.active = 1 AND l.link GLOB 'n:*'
WHERE p.extended_family = ?
  AND NOT EXISTS (SELECT 1 FROM publications q WHERE q.number = substr(l.link, 3) OR q.document = substr(l.link, 3))
ORDER BY l.link`;

const DESCRIBED = 'key, number, document, publication_date, simple_family, extended_family, subclasses, owners';

/** Families and citations in the tables of `schema.ts`: a prepared statement for each key or value. */
export function sqlitePublications(db: DatabaseSync): PublicationTables {
  const columns =
    'key, number, document, publication_date, granted, application, pct_application, stated_family, priority_set, simple_family, extended_family, facts, subclasses, owners';
  const publications = (where: string) => db.prepare(`SELECT ${columns} FROM publications WHERE ${where} = ?`);
  const sql = {
    one: publications('key'),
    described: db.prepare(`SELECT ${DESCRIBED} FROM publications WHERE key = ?`),
    called: db.prepare(`SELECT ${DESCRIBED} FROM publications WHERE number = ?`),
    ofApplication: publications('application'),
    ofPrioritySet: publications('priority_set'),
    insert:
      db.prepare(`INSERT INTO publications (key, number, document, authority, publication_date, granted, application, pct_application, stated_family, facts, subclasses, owners)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET document = excluded.document, authority = excluded.authority, publication_date = excluded.publication_date,
        granted = excluded.granted, application = excluded.application, pct_application = excluded.pct_application, stated_family = excluded.stated_family, facts = excluded.facts,
        subclasses = excluded.subclasses, owners = excluded.owners`),
    remove: db.prepare('DELETE FROM publications WHERE key = ?'),
    setPrioritySet: db.prepare('UPDATE publications SET priority_set = ? WHERE key = ?'),
    priorities: db.prepare('SELECT key, number FROM priorities WHERE key = ?'),
    addPriority: db.prepare('INSERT OR IGNORE INTO priorities (key, number) VALUES (?, ?)'),
    dropPriorities: db.prepare('DELETE FROM priorities WHERE key = ?'),
    links: db.prepare('SELECT key, link, active FROM links WHERE key = ?'),
    holders: db.prepare('SELECT key, link, active FROM links WHERE link = ?'),
    addLink: db.prepare('INSERT INTO links (link, key, active) VALUES (?, ?, ?)'),
    dropLinks: db.prepare('DELETE FROM links WHERE key = ?'),
    citations: db.prepare('SELECT key, cited, subclasses FROM citations WHERE key = ? ORDER BY cited'),
    addCitation: db.prepare('INSERT INTO citations (cited, key, categories, subclasses) VALUES (?, ?, ?, ?)'),
    dropCitations: db.prepare('DELETE FROM citations WHERE key = ?'),
    citing: db.prepare(`SELECT c.cited, p.number, p.publication_date, p.subclasses, c.categories FROM citations c
      JOIN publications p ON p.key = c.key WHERE c.cited = ? ORDER BY p.number`),
    keysCiting: db.prepare('SELECT key FROM citations WHERE cited = ?'),
    ofDocument: db.prepare('SELECT key FROM publications WHERE document = ?'),
    named: db.prepare(NAMED_MEMBERS),
    profile: db.prepare(`SELECT document, subclasses, owners FROM publications WHERE document = ?
      ORDER BY granted DESC, ifnull(publication_date, 0) DESC, number DESC LIMIT 1`),
    familyNumber: db.prepare('SELECT number FROM family_numbers WHERE family = ?'),
    taken: db.prepare('SELECT 1 FROM family_numbers WHERE number = ?'),
    addNumber: db.prepare('INSERT INTO family_numbers (family, number) VALUES (?, ?)'),
  };
  const ofFamily = (kind: FamilyKind) => ({
    set: db.prepare(`UPDATE publications SET ${kind}_family = ? WHERE key = ?`),
    keys: db.prepare(`SELECT key FROM publications WHERE ${kind}_family = ?`),
    members: db.prepare(`SELECT ${kind}_family AS family, number, authority, publication_date FROM publications
      WHERE ${kind}_family = ? ORDER BY number`),
  });
  const families = { simple: ofFamily('simple'), extended: ofFamily('extended') };
  /** The rows of each key or value, one after the other. */
  const each = <R>(statement: StatementSync, all: readonly (string | number | Uint8Array)[]): R[] => {
    const found: unknown[] = [];
    for (const one of all) for (const row of statement.all(one)) found.push(row);
    return found as R[];
  };
  /** The row of each key or value that has one. */
  const single = <R>(statement: StatementSync, all: readonly (string | number)[]): R[] => {
    const found: unknown[] = [];
    for (const one of all) {
      const row = statement.get(one);
      if (row) found.push(row);
    }
    return found as R[];
  };
  /** The same as `each`, with truth in the place of 0 and 1. */
  const told = <R, C extends keyof R>(
    statement: StatementSync,
    all: readonly (string | number | Uint8Array)[],
    column: C,
  ): R[] => {
    const found = each<Record<C, unknown>>(statement, all);
    for (const row of found) row[column] = row[column] === 1;
    return found as R[];
  };
  const keys = (statement: StatementSync, all: readonly (string | number)[]) =>
    now(each<{ key: number }>(statement, all).map(({ key }) => key));
  const rows = (statement: StatementSync, all: readonly (string | number | Uint8Array)[]) =>
    now(told<PublicationRow, 'granted'>(statement, all, 'granted'));
  const linked = (statement: StatementSync, all: readonly (string | number)[]) =>
    now(told<LinkRow, 'active'>(statement, all, 'active'));
  const done = now<void>(undefined);
  return {
    publications: (all) => rows(sql.one, all),
    publicationsOfApplications: (all) => rows(sql.ofApplication, all),
    publicationsOfPrioritySets: (all) => rows(sql.ofPrioritySet, all),
    described: (all) => now(single<DescribedRow>(sql.described, all)),
    describedCalled: (all) => now(single<DescribedRow>(sql.called, all)),
    setPublications(all) {
      for (const p of all)
        sql.insert.run(
          ...[p.key, p.number, p.document, p.authority, p.publication_date, p.granted ? 1 : 0, p.application],
          ...[p.pct_application, p.stated_family, p.facts, p.subclasses, p.owners],
        );
      return done;
    },
    removePublications(all) {
      for (const key of all) sql.remove.run(key);
      return done;
    },
    setPrioritySets(all) {
      for (const [key, digest] of all) sql.setPrioritySet.run(digest, key);
      return done;
    },
    setFamilies(kind, all) {
      for (const [key, family] of all) families[kind].set.run(family, key);
      return done;
    },
    priorities: (all) => now(each(sql.priorities, all)),
    setPriorities(all) {
      for (const { key, numbers } of all) {
        sql.dropPriorities.run(key);
        for (const number of numbers) sql.addPriority.run(key, number);
      }
      return done;
    },
    links: (all) => linked(sql.links, all),
    linkHolders: (all) => linked(sql.holders, all),
    setLinks(all) {
      for (const { key, there, links } of all) {
        if (there) sql.dropLinks.run(key);
        for (const [link, active] of links) sql.addLink.run(link, key, active ? 1 : 0);
      }
      return done;
    },
    citations: (all) => now(each(sql.citations, all)),
    setCitations(all) {
      for (const { key, there, cites } of all) {
        if (there) sql.dropCitations.run(key);
        for (const [document, categories, subclasses] of cites)
          sql.addCitation.run(document, key, categories, subclasses);
      }
      return done;
    },
    citing: (all) => now(each(sql.citing, all)),
    keysCiting: (all) => keys(sql.keysCiting, all),
    keysOfDocuments: (all) => keys(sql.ofDocument, all),
    keysOfFamilies: (kind, all) => keys(families[kind].keys, all),
    members: (kind, all) => now(each<MemberRow>(families[kind].members, all)),
    namedMembers: (all) => now(each(sql.named, all)),
    profiles: (all) => now(single<ProfileRow>(sql.profile, all)),
    familyNumbers: (all) =>
      now(
        new Map(
          all.flatMap((family): [number, number][] => {
            const row = sql.familyNumber.get(family);
            return row ? [[family, row.number as number]] : [];
          }),
        ),
      ),
    takenNumbers: (all) => now(new Set(all.filter((number) => sql.taken.get(number)))),
    addFamilyNumbers(all) {
      for (const [family, number] of all) sql.addNumber.run(family, number);
      return done;
    },
  };
}
