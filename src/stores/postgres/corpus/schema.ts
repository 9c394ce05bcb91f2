/**
 * The records of a corpus, what ties them and what changed, as SQLite has them (`stores/sqlite/corpus/schema.ts`):
 *
 * - `corpus`: one row. Whoever writes locks it first, so that writes follow each other, numbers have no gaps, and
 *   nobody sees a number before all below it: the row with the new `last_seq` is seen when its transaction is.
 * - `corpus_records.seq`: the number of the last put or delete; `corpus_derived.seq`: of the last time that the derived
 *   values of a record were computed again. A deleted record keeps its row, so that an index that was closed at the
 *   time can follow.
 * - Bodies are compressed by us, and stand apart so that the small table stays dense.
 * - What is looked up and may be long is found by its MD5: a row of an index holds 2.7 KB.
 * - `corpus_indexed`: how far the index of each service is durable, by its data folder.
 */
export const CORPUS_TABLES = `
create table corpus (
  one boolean primary key check (one), id uuid not null default gen_random_uuid(), last_seq bigint not null, last_key bigint not null,
  forgotten bigint not null, declared bigint not null
);
insert into corpus (one, last_seq, last_key, forgotten, declared) values (true, 0, 0, 0, 0);
create table corpus_collections (
  collection integer generated always as identity primary key, name text collate "C" not null unique,
  records bigint not null default 0, last_seq bigint not null default 0
);
create table corpus_indexed (
  collection text collate "C" not null, place text collate "C" not null, seq bigint not null, primary key (collection, place)
);
create table corpus_records (
  key bigint primary key, collection integer not null, id text collate "C" not null, seq bigint not null,
  deleted boolean not null default false, demo boolean not null default false, arrived bytea, unique (collection, id)
);
create unique index corpus_records_by_seq on corpus_records (collection, seq);
create index corpus_records_of_demo on corpus_records (key) where demo;
create table corpus_bodies (key bigint primary key, codec smallint not null, head bytea not null, apart bytea);
alter table corpus_bodies alter column head set storage external, alter column apart set storage external;
create table corpus_derived (key bigint primary key, seq bigint not null);
create index corpus_derived_by_seq on corpus_derived (seq);

create table corpus_declarations (
  collection text collate "C" primary key, declared text not null, facts_form integer not null default 0, watch_form integer not null default 0
);
create table corpus_names (name integer generated always as identity primary key, text text collate "C" not null unique);
create table corpus_identities (name integer not null, value text collate "C" not null, key bigint not null, rank text collate "C" not null);
create index corpus_identities_by_value on corpus_identities (name, (md5(value)::uuid));
create index corpus_identities_by_key on corpus_identities (key);
create table corpus_ties (name integer not null, value text collate "C" not null, key bigint not null);
create index corpus_ties_by_value on corpus_ties (name, (md5(value)::uuid));
create index corpus_ties_by_key on corpus_ties (key);

create table corpus_watched (key bigint primary key, facts text not null);
create table corpus_changes (
  seq bigint not null, kind text collate "C" not null, about bigint not null, key bigint not null, day integer not null, facts text not null,
  primary key (seq, kind, about)
);
create index corpus_changes_by_about on corpus_changes (about, seq);
create index corpus_changes_by_day on corpus_changes (day);

create table corpus_publications (
  key bigint primary key, number text collate "C" not null unique, document text collate "C" not null, authority text collate "C" not null,
  publication_date integer, granted boolean not null, application text collate "C" not null, pct_application text collate "C",
  stated_family text, priority_set bytea, simple_family bigint, extended_family bigint, facts bytea not null,
  subclasses text not null, owners text not null
);
create index corpus_publications_by_document on corpus_publications ((md5(document)::uuid));
create index corpus_publications_by_application on corpus_publications ((md5(application)::uuid));
create index corpus_publications_by_priority_set on corpus_publications (priority_set);
create index corpus_publications_by_simple_family on corpus_publications (simple_family);
create index corpus_publications_by_extended_family on corpus_publications (extended_family);
create table corpus_families (family bigint primary key, number bigint not null unique);
create table corpus_priorities (key bigint not null, number text collate "C" not null);
create index corpus_priorities_by_key on corpus_priorities (key);
create table corpus_links (link text collate "C" not null, key bigint not null, active boolean not null);
create index corpus_links_by_link on corpus_links ((md5(link)::uuid));
create index corpus_links_by_key on corpus_links (key);
create table corpus_citations (cited text collate "C" not null, key bigint not null, categories text not null, subclasses text not null);
create index corpus_citations_by_cited on corpus_citations ((md5(cited)::uuid));
create index corpus_citations_by_key on corpus_citations (key);
`;
