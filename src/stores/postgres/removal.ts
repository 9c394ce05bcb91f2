import type { Sql } from './database.ts';

/** Rows of one table that one transaction removes: others write between them. */
const SLICE = 5_000;

/** What is kept: the audit log for good, the rest until everything else is gone. */
const KEPT = ['audit', 'accounts', 'account_removals'];

/**
 * Removes rows of an account from every table that names accounts; what belongs to those rows goes with them (`on
 * delete cascade`). Answers how many, 0 when none was left.
 */
export async function removeAccountRows(sql: Sql, account_id: string): Promise<number> {
  const named = await sql.rows(
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and column_name in ('account_id', 'account') and not table_name = any($1::text[])
     order by table_name`,
    KEPT,
  );
  let removed = 0;
  for (const { table_name, column_name } of named)
    removed += await sql.run(
      `delete from "${table_name}" where ctid = any(array(select ctid from "${table_name}" where "${column_name}" = $1 limit ${SLICE}))`,
      account_id,
    );
  return removed;
}
