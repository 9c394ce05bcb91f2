import type { AuditMark, AuditStore } from '#accounts/audit.ts';
import { NO_ENTRY } from '#accounts/audit.ts';
import { AUDIT_COLUMNS, auditRow, toAuditEntry } from '../audit-rows.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

// Triggers keep the log from whatever writes statements by mistake; who can write the file can drop them, and is found
// out by the hashes.
const SCHEMA = `create table if not exists audit (
  seq integer primary key, at integer not null, action text not null, account_id text, user_id text, by_name text not null,
  address text, subject text, detail text, previous text not null, hash text not null) strict;
  create index if not exists audit_of_account on audit (account_id, seq);
  create table if not exists audit_marks (
    one integer primary key check (one = 1), seq integer not null, hash text not null,
    forgotten_seq integer not null, forgotten_hash text not null) strict;
  insert or ignore into audit_marks values (1, 0, '${NO_ENTRY}', 0, '${NO_ENTRY}');
  create trigger if not exists audit_is_kept before update on audit
    begin select raise(abort, 'the audit log is never changed'); end;
  create trigger if not exists audit_is_whole before delete on audit
    when old.seq > (select forgotten_seq from audit_marks)
    begin select raise(abort, 'the audit log is never cut'); end;`;

export const store: StoreDefinition<AuditStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: { append: 'write', after: 'read', of: 'read', marks: 'read', forget: 'write' },
  over(db) {
    const add = db.prepare(`insert into audit (${AUDIT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    const moved = db.prepare('update audit_marks set seq = ?, hash = ?');
    const marks = db.prepare('select * from audit_marks');
    const after = db.prepare('select * from audit where seq > ? order by seq limit ?');
    const of = db.prepare('select * from audit where account_id is ? and seq < ? order by seq desc limit ?');
    const newest = db.prepare(
      `select seq, hash from audit where seq < coalesce((select min(seq) from audit where at >= ?), ?)
       order by seq desc limit 1`,
    );
    const forgotten = db.prepare('update audit_marks set forgotten_seq = ?, forgotten_hash = ?');
    const forget = db.prepare('delete from audit where seq <= ?');
    const last = () => marks.get() as Record<string, unknown>;
    return {
      append(event) {
        const { seq, hash } = last() as unknown as AuditMark;
        const { mark, values } = auditRow({ seq, hash }, event);
        add.run(...(values as (string | number | null)[]));
        moved.run(mark.seq, mark.hash);
        return mark;
      },
      after: (seq, limit) => after.all(seq, limit).map(toAuditEntry),
      of: (account_id, before, limit) => of.all(account_id, before, limit).map(toAuditEntry),
      marks() {
        const { seq, hash, forgotten_seq, forgotten_hash } = last();
        return { forgotten: { seq: forgotten_seq, hash: forgotten_hash }, last: { seq, hash } } as never;
      },
      forget(before) {
        const end = newest.get(before, Number.MAX_SAFE_INTEGER);
        if (!end) return 0;
        forgotten.run(end.seq!, end.hash!);
        return Number(forget.run(end.seq!).changes);
      },
    };
  },
};

/** In the accounts' SQLite file, so that backups hold it. @throws ServiceError as `openSqlite`. */
export const sqliteAudit = (path: string): AuditStore => openStore(import.meta.url, store, path);
