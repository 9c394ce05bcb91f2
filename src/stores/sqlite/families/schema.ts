import { FAMILY_NUMBERS } from './numbers.ts';

/**
 * What is known between patents, one row per fact, keyed by the record's key.
 *
 * - `publications`: the publication's numbers, and the families it is in. `application`: its application number, or `#`
 *   + publication number if it has none. `priority_set`: digest of the priorities of its application (of all its
 *   publications; if there are none: its PCT application, or itself). `facts`: digest of everything the record says
 *   here: unchanged, no work.
 * - `priorities`: what the record claims (the application's set is the union over its publications).
 * - `links`: what ties extended families: `a:` application and priority numbers, `s:` stated family numbers, `n:`
 *   publication numbers. A link ties all publications that have it if at least one has it as `active`: a publication
 *   has its own number passively, and another one that names it as a family member has it actively.
 *   `subclasses`, `owners`: what citations of it are counted by, with blanks and with line feeds between.
 * - `citations`: by cited document number without kind code; `subclasses`: printed with the citation.
 * - `family_numbers`: what families are called outside, see `FamilyNumbers`.
 */
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
