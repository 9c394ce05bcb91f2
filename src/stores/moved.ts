import { ServiceError } from '#errors.ts';

/** A value of PostgreSQL's that the other side has not. */
type Value = string | number | boolean | null | readonly string[];

/** A value as both sides know it: truth is 0 or 1. */
export type Plain = string | number | null;
export type Row = readonly Plain[];
export type Cells = Readonly<Record<string, Plain>>;

/** A table that both sides have under one name. */
export interface Table {
  readonly name: string;
  /** Which file of a data folder has it. */
  readonly file: 'accounts' | 'tasks' | 'chats' | 'models' | 'jobs';
  /** Columns of SQLite that are called otherwise in PostgreSQL. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Columns that are not moved: leases of whoever worked. */
  readonly left?: readonly string[];
  /** What PostgreSQL has of a row beside. */
  readonly made?: (row: Cells, home: string) => Readonly<Record<string, Value>>;
  /** A column that SQLite has in a table of its own, which has a row where it is known. */
  readonly apart?: { readonly table: string; readonly key: string; readonly column: string };
  /** Rows that a new store has by itself. */
  readonly fresh?: string;
  /** SQLite keeps more of these rows than is shared: what is there stays. */
  readonly shared_part?: true;
}

const DOCUMENT = { place: 'document' };
const LEASE = ['leased_by', 'leased_until'];

/** Whom rows refer to before those that do. */
// biome-ignore format: read it as a table
export const TABLES: readonly Table[] = [
  ...['accounts', 'keys', 'usage', 'users', 'sessions', 'invitations', 'password_resets', 'identities', 'directory_people', 'directory_groups',
    'directory_members', 'sign_in_failures', 'sign_in_networks', 'account_removals', 'saved_searches', 'saved_search_looks', 'search_history',
    'search_history_last', 'worklists', 'worklist_documents'].map((name): Table => ({ name, file: 'accounts' })),
  ...['worklist_tags', 'worklist_seen', 'worklist_highlights'].map((name): Table => ({ name, file: 'accounts', renamed: DOCUMENT })),
  ...['model_usage', 'kept_answers', 'egress', 'monitors', 'inbox', 'outgoing', 'audit'].map((name): Table => ({ name, file: 'accounts' })),
  { name: 'audit_marks', file: 'accounts', fresh: 'seq = 0' },
  { name: 'task', file: 'tasks', left: LEASE, made: ({ error }) => ({ stopped: stoppedBy(error!) }) },
  { name: 'task_entry', file: 'tasks', made: ({ detail }) => ({ has: Object.keys(JSON.parse(String(detail))) }) },
  { name: 'chat', file: 'chats', apart: { table: 'chat_name', key: 'chat_id', column: 'name' } },
  { name: 'turn', file: 'chats' },
  { name: 'spent', file: 'models' },
  { name: 'jobs', file: 'jobs', made: (_, home) => ({ at_home_in: home }) },
  { name: 'sync_sources', file: 'jobs', left: ['next_run_at', 'holder', 'held_until'], shared_part: true },
];

const stoppedBy = (error: Plain): string | null =>
  error === null ? null : (JSON.parse(String(error)) as { code: string }).code === 'cancelled' ? 'cancelled' : 'failed';

/** What is moved, in this order. */
export const MOVED_TABLES: readonly string[] = TABLES.map(({ name }) => name);

/** What is signed with, as `Stores.secret` names it. */
export const SECRETS = ['token-secret', 'link-secret', 'sign-on-secret'];

/** Rows that are read, and written, at a time. */
export const BATCH = 500;

/** Rows of a table on one side: how many, and a sum of their hashes that does not depend on their order. */
export interface Sum {
  readonly rows: number;
  readonly digest: string;
}
export interface Moved extends Sum {
  readonly table: string;
  /** False: it was there already, from a move that was broken off or made before. */
  readonly copied: boolean;
}

/** One of the two places in which small stores can be. */
export interface Side {
  readonly place: string;
  /** Columns of a table by PostgreSQL's names. */
  columns(table: Table): Promise<readonly string[]>;
  /** Hands over all rows in the order of their writing. */
  each(table: Table, columns: readonly string[], take: (rows: readonly Row[]) => void | Promise<void>): Promise<void>;
  /** Whether there is a row that a new store has not by itself. */
  hasRows(table: Table): Promise<boolean>;
  /** Writes what `read` hands over: all of it or nothing. */
  fill(
    table: Table,
    columns: readonly string[],
    read: (take: (rows: readonly Row[]) => void | Promise<void>) => Promise<void>,
  ): Promise<void>;
  secret(name: string): Promise<Buffer | undefined>;
  keepSecret(name: string, secret: Buffer): Promise<void>;
  /** After the last table. */
  end(): Promise<void>;
}

export const otherSecret = (place: string, name: string) =>
  new ServiceError(
    'invalid_request',
    `${place} has another ${name}, with which it has signed already. Give it an empty target.`,
    { name },
  );
