import type { DatabaseSync } from 'node:sqlite';

/** Accounts that are being removed. In the file of the accounts. */
export const REMOVALS_SCHEMA =
  'create table if not exists account_removals (account_id text primary key, marked_at integer not null) strict;';

/** Rows of one table that one transaction removes: others write between them. */
const SLICE = 5_000;

/** What is kept: the audit log for good, the rest until everything else is gone. */
const KEPT = ['audit', 'accounts', 'account_removals'];

/**
 * Removes rows of an account from every table of a file that names accounts, whichever module made it; what belongs to
 * those rows goes with them (`on delete cascade`). Answers how many, 0 when none was left.
 */
export function accountRows(db: DatabaseSync): (account_id: string) => number {
  const named = db.prepare(
    `select t.name as "table", c.name as "column", t.wr as without_rowid
     from pragma_table_list t join pragma_table_info(t.name) c on c.name in ('account_id', 'account')
     where t.schema = 'main' and t.type = 'table' and t.name not in (select value from json_each(?)) order by t.name`,
  );
  return (account_id) => {
    let removed = 0;
    for (const { table, column, without_rowid } of named.all(JSON.stringify(KEPT))) {
      const rows = `from "${table}" where "${column}" = ?`;
      // a table without row numbers has few rows for each account
      const text = without_rowid
        ? `delete ${rows}`
        : `delete from "${table}" where rowid in (select rowid ${rows} limit ${SLICE})`;
      removed += Number(db.prepare(text).run(account_id).changes);
    }
    return removed;
  };
}
