import type { EgressStore, EgressTotal } from '#egress/log.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `create table if not exists egress (
  day text not null, host text not null, port integer not null, kind text not null, origin text not null,
  permitted integer not null, attempts integer not null, sent_bytes integer not null,
  first_at integer not null, last_at integer not null,
  primary key (day, host, port, kind, origin, permitted)) without rowid, strict;`;

/** As a column of the key has no null. */
const NO_PORT = -1;

export const store: StoreDefinition<EgressStore> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: { add: 'write', list: 'read', forget: 'write' },
  over(db) {
    const add = db.prepare(
      `insert into egress values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?) on conflict do update set attempts = attempts + 1,
        sent_bytes = sent_bytes + excluded.sent_bytes, first_at = min(first_at, excluded.first_at),
        last_at = max(last_at, excluded.last_at)`,
    );
    const list = db.prepare('select * from egress order by last_at desc, host, port limit ?');
    const forget = db.prepare('delete from egress where day < ?');
    return {
      add({ at, host, port = NO_PORT, kind, origin, permitted, sent_bytes }) {
        const day = new Date(at).toISOString().slice(0, 10);
        add.run(day, host, port, kind, origin, Number(permitted), sent_bytes, at, at);
      },
      list: (limit) =>
        list.all(limit).map(({ port, permitted, ...row }) => ({
          ...row,
          ...(port !== NO_PORT && { port }),
          permitted: permitted === 1,
        })) as unknown as EgressTotal[],
      forget: (before_day) => void forget.run(before_day),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold it. @throws ServiceError as `openSqlite`. */
export const sqliteEgress = (path: string): EgressStore => openStore(import.meta.url, store, path);
