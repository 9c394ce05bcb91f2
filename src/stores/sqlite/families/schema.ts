import { GIVEN_FROM } from '#collections/patents/families/numbers.ts';

export const FAMILY_NUMBERS =
  'CREATE TABLE family_numbers (family INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE) STRICT';

/** Families, simple and extended, that lack a number: the end of a SELECT. */
export const UNNUMBERED = `(SELECT simple_family AS family FROM publications UNION SELECT extended_family FROM publications) f
  LEFT JOIN family_numbers n USING (family) WHERE family >= ${GIVEN_FROM} AND number IS NULL`;

/** What is known between patents: what the tables mean is said by `PublicationTables`. */
export const PUBLICATIONS = `
CREATE TABLE publications (
  key INTEGER PRIMARY KEY, number TEXT NOT NULL UNIQUE, document TEXT NOT NULL, authority TEXT NOT NULL,
  publication_date INTEGER, granted INTEGER NOT NULL, application TEXT NOT NULL, pct_application TEXT, stated_family TEXT, priority_set BLOB,
  simple_family INTEGER, extended_family INTEGER, facts BLOB NOT NULL,
  subclasses TEXT NOT NULL DEFAULT '', owners TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX publications_by_document ON publications (document);
CREATE INDEX publications_by_application ON publications (application);
CREATE INDEX publications_by_priority_set ON publications (priority_set);
CREATE INDEX publications_by_simple_family ON publications (simple_family);
CREATE INDEX publications_by_extended_family ON publications (extended_family);
`;

export const RELATION_TABLES = `${PUBLICATIONS}${FAMILY_NUMBERS};
CREATE TABLE priorities (key INTEGER NOT NULL, number TEXT NOT NULL, PRIMARY KEY (key, number)) STRICT, WITHOUT ROWID;
CREATE TABLE links (link TEXT NOT NULL, key INTEGER NOT NULL, active INTEGER NOT NULL, PRIMARY KEY (link, key)) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_key ON links (key);
CREATE TABLE citations (
  cited TEXT NOT NULL, key INTEGER NOT NULL, categories TEXT NOT NULL, subclasses TEXT NOT NULL DEFAULT '', PRIMARY KEY (cited, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX citations_by_key ON citations (key);
`;
