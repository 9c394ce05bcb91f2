import { CORPUS_TABLES } from './corpus/schema.ts';

/** A step that brings the tables of a database from one format to the next. What was released is never changed. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

// Instants are milliseconds since 1970 UTC. JSON is text: it is read whole, and may hold what PostgreSQL's JSON may not
// (U+0000). What is ordered by is compared byte by byte (`collate "C"`), whatever the locale of the database. `place`
// is the order of writing.
const SMALL_STORES = `
create table accounts (
  id text primary key, name text not null, created_at bigint not null, place bigint generated always as identity
);
create table keys (
  id text primary key, account_id text not null references accounts, name text not null, hash text not null unique, hint text not null,
  scopes text not null, created_at bigint not null, expires_at bigint, last_used_at bigint, last_used_address text,
  last_used_operation text, seen_in_url_at bigint, place bigint generated always as identity
);
create index keys_of_account on keys (account_id);
create table keys_revision (revision bigint not null);
insert into keys_revision values (0);
create table usage (
  at bigint not null, account_id text not null, key_id text collate "C" not null, operation_id text collate "C" not null,
  status integer not null, error_code integer not null, units bigint not null, duration_ms double precision not null
);
create index usage_by_time on usage (account_id, at);
create index usage_age on usage (at);

create table users (
  id text primary key, account_id text not null references accounts, name text not null, name_folded text not null unique,
  role text not null, password text not null, created_at bigint not null, operator boolean not null,
  place bigint generated always as identity
);
create index users_of_account on users (account_id);
create table sessions (
  id text primary key, cookie_hash text not null unique, user_id text not null references users on delete cascade, csrf text not null,
  created_at bigint not null, last_seen_at bigint not null, address text not null, agent text not null,
  place bigint generated always as identity
);
create index sessions_of_user on sessions (user_id);
create table invitations (
  token_hash text primary key, account_id text not null, role text not null, created_at bigint not null, operator boolean not null
);
create table password_resets (
  token_hash text primary key, user_id text not null references users on delete cascade, created_at bigint not null
);
create index password_resets_of_user on password_resets (user_id);
create table sign_in_failures (subject text primary key, failures integer not null, last_at bigint not null);
create table sign_in_networks (
  user_id text not null references users on delete cascade, network text not null, primary key (user_id, network)
);

create table saved_searches (
  id text primary key, account_id text not null, user_id text not null references users on delete cascade, name text not null,
  address text not null, query_text text not null, families boolean not null, shared boolean not null, created_at bigint not null,
  place bigint generated always as identity, unique (user_id, name)
);
create index saved_searches_of_account on saved_searches (account_id);
create table saved_search_looks (
  search_id text not null references saved_searches on delete cascade, user_id text not null references users on delete cascade,
  hits bigint not null, at bigint not null, primary key (search_id, user_id)
);
create table search_history (
  user_id text not null references users on delete cascade, account_id text not null, n bigint not null, query_text text not null,
  families boolean not null, address text not null, hits bigint not null, seq bigint not null, at bigint not null,
  primary key (user_id, n)
);
create table search_history_last (user_id text primary key references users on delete cascade, n bigint not null);
create table worklists (
  id text primary key, account_id text not null, user_id text not null references users on delete cascade, name text not null,
  same text collate "C" not null, shared boolean not null, created_at bigint not null, place bigint generated always as identity,
  unique (user_id, same)
);
create index worklists_of_account on worklists (account_id);
create table worklist_documents (
  place bigint generated always as identity primary key, list_id text not null references worklists on delete cascade,
  number text collate "C" not null, user_id text not null, added_at bigint not null, mark text, note text, unique (list_id, number)
);
create index worklist_documents_by_number on worklist_documents (number);
create table worklist_tags (
  document bigint not null references worklist_documents on delete cascade, same text collate "C" not null, tag text collate "C" not null,
  place bigint generated always as identity, primary key (document, same)
);
create index worklist_tags_by_name on worklist_tags (same);
create table worklist_seen (
  document bigint not null references worklist_documents on delete cascade, user_id text not null references users on delete cascade,
  primary key (document, user_id)
);

create table model_usage (
  at bigint not null, account_id text not null, key_id text collate "C", operation_id text collate "C", tokens bigint not null
);
create index model_usage_by_time on model_usage (account_id, at);
create index model_usage_age on model_usage (at);
create table spent (day text collate "C" not null, account_id text not null, tokens bigint not null, primary key (day, account_id));
create table kept_answers (
  account_id text not null, key text not null, digest text not null, at bigint not null, answer text, primary key (account_id, key)
);
create index kept_answers_age on kept_answers (at);
create table egress (
  day text collate "C" not null, host text collate "C" not null, port integer not null, kind text not null, origin text not null,
  permitted boolean not null, attempts bigint not null, sent_bytes bigint not null, first_at bigint not null, last_at bigint not null,
  primary key (day, host, port, kind, origin, permitted)
);
create table secrets (name text primary key, secret bytea not null);

create table chat (chat_id text primary key, account_id text not null, kind text not null, used_at bigint not null, name text);
create index chat_of_account on chat (account_id, kind, used_at);
create index chat_used on chat (used_at);
create table turn (
  seq bigint generated always as identity primary key, item_id text not null unique,
  chat_id text not null references chat on delete cascade, question text not null, answer text, detail text
);
create index turn_of_chat on turn (chat_id, seq);

create table monitors (
  id text primary key, account_id text not null, user_id text, subject text not null, name text not null, query text not null,
  kinds text not null, schedule text, send text, created_at bigint not null, updated_at bigint not null, number bigint not null,
  mark bigint not null, answer text, run_mark bigint not null, runs bigint not null, next_run_at bigint, standing text not null,
  place bigint generated always as identity
);
create index monitors_of_account on monitors (account_id, created_at);
create index monitors_due on monitors (next_run_at) where next_run_at is not null;
create table inbox (
  id text primary key, account_id text not null, monitor_id text not null, name text not null, subject text not null, at bigint not null,
  told text not null, read_at bigint, place bigint generated always as identity
);
create index inbox_of_account on inbox (account_id, at);
create index inbox_age on inbox (at);
create table outgoing (
  id text primary key, account_id text not null, entry_id text not null references inbox on delete cascade, way text not null,
  target text, tries integer not null, again_at bigint not null, place bigint generated always as identity
);
create index outgoing_due on outgoing (again_at);
create index outgoing_of_entry on outgoing (entry_id);

create table jobs (
  id text primary key, kind text not null, state text not null, input text not null, asked_by text not null, created_at bigint not null,
  started_at bigint, ended_at bigint, progress text, result text, problem text, at_home_in text not null,
  place bigint generated always as identity
);
create index jobs_under_way on jobs (kind) where ended_at is null;

create table task (
  task_id text primary key, flow text collate "C" not null, account text not null, title text not null, branch_of text,
  state text collate "C" not null, version bigint not null, data text not null, error text, stopped text, created_at bigint not null,
  moved_at bigint not null, worked_ms bigint not null default 0, attempts integer not null default 0, expires_at bigint not null,
  runnable boolean not null, run_after bigint not null default 0, leased_by text collate "C", leased_until bigint not null default 0,
  place bigint generated always as identity
);
create index task_waiting on task (moved_at) where runnable;
create index task_of_account on task (account, created_at);
create index task_newest on task (created_at);
create index task_expiry on task (expires_at);
create index task_leased on task (leased_by) where leased_by is not null;
create table task_entry (
  seq bigint generated always as identity primary key, task_id text not null references task on delete cascade, at bigint not null,
  kind text not null, detail text not null, has text[] not null, made text
);
create index task_entry_of_task on task_entry (task_id, seq);
`;

const KEYS_AND_INVITATIONS = `
alter table keys add column addresses text, add column disabled_at bigint, add column replaced_by text;
create index usage_of_key on usage (key_id, at);
alter table invitations add column expires_at bigint, add column name text, add column invited_by text;
`;

const SOURCES = `
create table sync_sources (name text collate "C" primary key, settings text not null);
create table sync_leases (name text collate "C" primary key, holder text collate "C" not null, held_until bigint not null);
`;

// Triggers keep the log from whatever writes statements by mistake; who owns the tables can drop them, and is found out
// by the hashes.
const AUDIT = `
create table audit (
  seq bigint primary key, at bigint not null, action text not null, account_id text, user_id text, by_name text not null, address text,
  subject text, detail text, previous text not null, hash text not null
);
create index audit_of_account on audit (account_id, seq);
create table audit_marks (
  one boolean primary key check (one), seq bigint not null, hash text not null, forgotten_seq bigint not null, forgotten_hash text not null
);
create function audit_is_kept() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    if old.seq <= (select forgotten_seq from audit_marks) then return old; end if;
    raise exception 'the audit log is never cut';
  end if;
  raise exception 'the audit log is never changed';
end $$;
create trigger audit_is_kept before update or delete on audit for each row execute function audit_is_kept();
create trigger audit_is_whole before truncate on audit for each statement execute function audit_is_kept();
`;

const PLACES_OF_CALLS = `
alter table usage add column place bigint generated always as identity;
`;

const HIGHLIGHTS = `
create table worklist_highlights (
  id text primary key, document bigint not null references worklist_documents on delete cascade, text text not null, unit text not null,
  begins integer not null, ends integer not null, words text not null, colour text not null, user_id text not null, at bigint not null,
  place bigint generated always as identity
);
create index worklist_highlights_of_document on worklist_highlights (document);
`;

const IDENTITIES = `
create table identities (
  issuer text collate "C" not null, subject text collate "C" not null, account_id text not null,
  user_id text not null references users on delete cascade, primary key (issuer, subject, account_id)
);
create index identities_of_user on identities (user_id);
`;

const REMOVALS = `
create table account_removals (account_id text primary key, marked_at bigint not null);
`;

const DIRECTORY = `
alter table keys add column made_by text;
alter table users add column disabled_at bigint;
create table directory_people (
  user_id text primary key references users on delete cascade, account_id text not null, user_name text not null,
  user_name_folded text collate "C" not null, external_id text collate "C", profile text not null, changed_at bigint not null,
  unique (account_id, user_name_folded)
);
create index directory_people_by_external_id on directory_people (account_id, external_id);
create table directory_groups (
  id text primary key, account_id text not null, name text not null, name_folded text collate "C" not null,
  external_id text collate "C", created_at bigint not null, changed_at bigint not null,
  place bigint generated always as identity, unique (account_id, name_folded)
);
create table directory_members (
  group_id text not null references directory_groups on delete cascade,
  user_id text not null references users on delete cascade, primary key (group_id, user_id)
);
create index directory_members_by_user on directory_members (user_id);
`;

const HOLDERS = 'alter table kept_answers add column holder text;';

/** In their order; the format of a database is how many of them were taken. */
export const MIGRATIONS: readonly Migration[] = [
  { name: 'small stores', sql: SMALL_STORES },
  { name: 'keys bound to addresses, disabled, replaced; invitations for somebody', sql: KEYS_AND_INVITATIONS },
  { name: 'sources that are followed', sql: SOURCES },
  { name: 'audit log', sql: AUDIT },
  { name: 'calls of one instant have an order', sql: PLACES_OF_CALLS },
  { name: 'passages marked in worklists', sql: HIGHLIGHTS },
  { name: 'people who sign in by a provider', sql: IDENTITIES },
  { name: 'accounts that are being removed', sql: REMOVALS },
  { name: 'people and groups as a directory tells them; who made a key', sql: DIRECTORY },
  { name: 'records, what ties them and what changed', sql: CORPUS_TABLES },
  { name: 'who answers a call that has a key', sql: HOLDERS },
];
