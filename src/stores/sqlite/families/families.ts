import type { DatabaseSync } from 'node:sqlite';
import type { PatentFacts } from '#collections/patents/families/facts.ts';
import { familiesOver } from '#collections/patents/families/families.ts';
import { FamilyNumbers } from '#collections/patents/families/numbers.ts';
import { factsDigest } from '#collections/patents/families/resolve.ts';
import { atOnce } from '#work.ts';
import type { SqliteResolverModule } from '../resolver.ts';
import { FAMILY_NUMBERS, PUBLICATIONS, RELATION_TABLES, UNNUMBERED } from './schema.ts';
import { sqlitePublications } from './tables.ts';

function withoutPatentIds(db: DatabaseSync, columns: readonly string[]): void {
  const kept = columns.filter((name) => name !== 'patent_id').join(', ');
  db.exec('ALTER TABLE publications RENAME TO publications_1');
  for (const name of ['document', 'application', 'priority_set', 'simple_family', 'extended_family']) {
    db.exec(`DROP INDEX publications_by_${name}`);
  }
  db.exec(PUBLICATIONS);
  db.exec(`INSERT INTO publications (${kept}) SELECT ${kept} FROM publications_1; DROP TABLE publications_1`);
}

/** Columns that came later; they are filled when the facts of all records are read again. */
function addMissing(db: DatabaseSync): void {
  for (const [table, name] of [
    ['publications', 'subclasses'],
    ['publications', 'owners'],
    ['citations', 'subclasses'],
  ] as const) {
    const there = db.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = ?`).get(name);
    if (!there) db.exec(`ALTER TABLE ${table} ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
  }
}

/**
 * Gives the families of a store from before they had numbers theirs, in the order of the families; true if it was one.
 */
function numberFamilies(db: DatabaseSync): boolean {
  if (db.prepare('PRAGMA table_info(family_numbers)').all().length > 0) return false;
  db.exec(FAMILY_NUMBERS);
  const families = db.prepare(`SELECT family FROM ${UNNUMBERED} ORDER BY family`).all() as { family: number }[];
  atOnce(new FamilyNumbers(sqlitePublications(db)).give(families.map(({ family }) => family)));
  return true;
}

/** Families and citations of patents in an SQLite store. */
export const resolver: SqliteResolverModule = {
  prepare(db) {
    const columns = (db.prepare('PRAGMA table_info(publications)').all() as { name: string }[]).map(({ name }) => name);
    if (columns.length === 0) db.exec(RELATION_TABLES);
    // Patent ids were kept here before every collection had identities.
    if (columns.includes('patent_id')) withoutPatentIds(db, columns);
    addMissing(db);
    return numberFamilies(db);
  },
  compared: [
    ['families', 'number, simple_family, extended_family, subclasses, owners', 'publications'],
    ['priorities', 'key, number', 'priorities'],
    ['links between families', 'link, key, active', 'links'],
    ['citations', 'cited, key, categories, subclasses', 'citations'],
  ],
  rules: [
    [
      'patents have no relations',
      `records r JOIN collections c USING (collection) LEFT JOIN publications p ON p.key = r.key
        WHERE c.name = 'patents' AND r.deleted = 0 AND (p.key IS NULL OR p.simple_family IS NULL OR p.extended_family IS NULL)`,
    ],
    ['families have no number', UNNUMBERED],
    [
      'relations belong to no record',
      'publications p LEFT JOIN records r USING (key) WHERE r.key IS NULL OR r.deleted = 1',
    ],
  ],
  open(db) {
    const facts = db.prepare('SELECT facts FROM publications WHERE key = ?');
    return {
      ...familiesOver(sqlitePublications(db)),
      knows(key, of) {
        const stored = facts.get(key)?.facts as Uint8Array | undefined;
        return stored !== undefined && factsDigest(of as PatentFacts).equals(stored);
      },
    };
  },
};
