import { type AuditStore, NO_ENTRY } from '#accounts/audit.ts';
import { AUDIT_COLUMNS, auditRow, toAuditEntry } from '../audit-rows.ts';
import type { Database, Row, Sql } from './database.ts';

const EMPTY = { seq: 0, hash: NO_ENTRY, forgotten_seq: 0, forgotten_hash: NO_ENTRY };

/** What people and commands did, in PostgreSQL. */
export function postgresAudit(database: Database): AuditStore {
  const port = database.port();
  /** The marks, held until the transaction ends: entries are added one after the other. */
  const held = async (sql: Sql): Promise<Row> =>
    (await sql.row(
      `insert into audit_marks values (true, 0, $1, 0, $1) on conflict (one) do update set one = true returning *`,
      NO_ENTRY,
    ))!;
  return {
    append: (event) =>
      port.write(async (sql) => {
        const { seq, hash } = await held(sql);
        const { mark, values } = auditRow({ seq, hash }, event);
        await sql.run(
          `insert into audit (${AUDIT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          ...(values as (string | number | null)[]),
        );
        await sql.run('update audit_marks set seq = $1, hash = $2', mark.seq, mark.hash);
        return mark;
      }),
    after: (seq, limit) =>
      port.read(async (sql) =>
        (await sql.rows(`select ${AUDIT_COLUMNS} from audit where seq > $1 order by seq limit $2`, seq, limit)).map(
          toAuditEntry,
        ),
      ),
    of: (account_id, before, limit) =>
      port.read(async (sql) => {
        const rows = await sql.rows(
          `select ${AUDIT_COLUMNS} from audit where account_id is not distinct from $1 and seq < $2
           order by seq desc limit $3`,
          ...[account_id, before, limit],
        );
        return rows.map(toAuditEntry);
      }),
    marks: () =>
      port.read(async (sql) => {
        const { seq, hash, forgotten_seq, forgotten_hash } = (await sql.row('select * from audit_marks')) ?? EMPTY;
        return { forgotten: { seq: forgotten_seq, hash: forgotten_hash }, last: { seq, hash } };
      }),
    forget: (before) =>
      port.write(async (sql) => {
        await held(sql);
        const end = await sql.row(
          `select seq, hash from audit where seq < coalesce((select min(seq) from audit where at >= $1), $2)
           order by seq desc limit 1`,
          ...[before, Number.MAX_SAFE_INTEGER],
        );
        if (!end) return 0;
        await sql.run('update audit_marks set forgotten_seq = $1, forgotten_hash = $2', end.seq, end.hash);
        return sql.run('delete from audit where seq <= $1', end.seq);
      }),
    close: () => port.close(),
  };
}
