import { randomBytes } from 'node:crypto';
import { type ChatStore, MOST_LISTED, MOST_TURNS, RECENT_TURNS, type Turn } from '#chats/store.ts';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { StoreDefinition } from './definition.ts';
import type { SqliteStore } from './file.ts';
import { openStore } from './open.ts';
import { accountRows } from './removal.ts';

const DAY_MS = 86_400_000;
/** Expired chats are removed at most this often. */
const SWEEP_MS = 3_600_000;

const SCHEMA = `
  create table if not exists chat (
    chat_id text primary key, account_id text not null, kind text not null, used_at integer not null
  ) without rowid, strict;
  create table if not exists turn (
    seq integer primary key, item_id text not null unique, chat_id text not null references chat on delete cascade,
    question text not null, answer text, detail text
  ) strict;
  create index if not exists turn_of_chat on turn (chat_id, seq);
  create index if not exists chat_used on chat (used_at);
  create table if not exists chat_name (
    chat_id text primary key references chat on delete cascade, name text not null
  ) without rowid, strict;
`;

export const CHATS: SqliteStore = {
  file: 'chats.sqlite',
  holds: 'conversations',
  version: 1,
  tables: ['chat', 'turn', 'chat_name'],
  json: ['turn.detail'],
  migrate: (db) => db.exec(SCHEMA),
};

const id = () => randomBytes(16).toString('hex');

const toTurn = (row: Record<string, unknown>): Turn => ({
  item_id: String(row.item_id),
  question: String(row.question),
  ...(row.answer !== null && { answer: String(row.answer) }),
  ...(row.detail !== null && { detail: JSON.parse(String(row.detail)) }),
});

export const store: StoreDefinition<ChatStore, { readonly keep_days: number }> = {
  file: CHATS,
  methods: {
    start: 'write',
    // reading what is to be gone on with is a use, and is noted
    turns: 'write',
    ask: 'write',
    turn: 'write',
    answer: 'write',
    list: 'read',
    all: 'read',
    history: 'read',
    rename: 'write',
    remove: 'write',
    removeAccount: 'write',
  },
  over(db, { clock, steady }, { keep_days }) {
    // by a clock that does not jump: a wrong date must not empty the conversations
    const oldest = () => steady() - keep_days * DAY_MS;
    let swept = 0;
    const sql = {
      sweep: db.prepare('delete from chat where used_at < ?'),
      start: db.prepare('insert into chat values (?, ?, ?, ?)'),
      use: db.prepare('update chat set used_at = ? where chat_id = ? and account_id = ? and kind = ? and used_at >= ?'),
      see: db.prepare('select 1 from chat where chat_id = ? and account_id = ? and kind = ? and used_at >= ?'),
      recent: db.prepare(
        'select item_id, question, answer, null as detail from turn where chat_id = ? order by seq desc limit ?',
      ),
      ask: db.prepare(
        'insert into turn (item_id, chat_id, question, detail) select ?1, ?2, ?3, ?4 where (select count(*) from turn where chat_id = ?2) < ?5',
      ),
      turn: db.prepare('select * from turn where chat_id = ? and item_id = ?'),
      answer: db.prepare(
        'update turn set answer = ? where item_id = ? and chat_id = (select chat_id from chat where chat_id = ? and account_id = ?)',
      ),
      list: db.prepare(
        `select chat_id, used_at, coalesce(name, question) as name, turns
         from (select chat_id, used_at from chat where account_id = ? and kind = ? and used_at >= ?)
           join (select chat_id, min(seq) as first, count(*) as turns from turn group by chat_id) using (chat_id)
           join (select seq as first, question from turn) using (first)
           left join chat_name using (chat_id)
         order by used_at desc, first desc limit ?`,
      ),
      all: db.prepare(
        `select chat_id, kind, used_at, name from chat left join chat_name using (chat_id)
         where account_id = ? and used_at >= ? and chat_id > ? order by chat_id limit ?`,
      ),
      history: db.prepare('select item_id, question, answer, detail from turn where chat_id = ? order by seq'),
      rename: db.prepare('insert or replace into chat_name values (?, ?)'),
      remove: db.prepare('delete from chat where chat_id = ?'),
    };
    const notThere = () =>
      new ServiceError(
        'not_found',
        `No conversation of this account has that id. They end ${keep_days} days after their last use; leave the id out to start a new one.`,
      );
    /** Counts as a use. */
    function assertThere(account: string, kind: string, chat_id: string): void {
      if (sql.use.run(clock(), chat_id, account, kind, oldest()).changes === 0) throw notThere();
    }
    function assertSeen(account: string, kind: string, chat_id: string): void {
      if (!sql.see.get(chat_id, account, kind, oldest())) throw notThere();
    }

    return {
      start(account, kind) {
        if (steady() - swept > SWEEP_MS) {
          swept = steady();
          sql.sweep.run(oldest());
        }
        const chat_id = id();
        sql.start.run(chat_id, account, kind, clock());
        return chat_id;
      },
      turns(account, kind, chat_id) {
        assertThere(account, kind, chat_id);
        return sql.recent.all(chat_id, RECENT_TURNS).reverse().map(toTurn);
      },
      ask(account, kind, chat_id, question, detail) {
        assertThere(account, kind, chat_id);
        const item_id = id();
        const text = detail === undefined ? null : JSON.stringify(detail);
        if (sql.ask.run(item_id, chat_id, question, text, MOST_TURNS).changes === 0)
          throw new ServiceError(
            'invalid_request',
            `A conversation has at most ${MOST_TURNS} questions; start a new one.`,
          );
        return item_id;
      },
      turn(account, kind, chat_id, item_id) {
        assertThere(account, kind, chat_id);
        const row = sql.turn.get(chat_id, item_id);
        if (!row) throw new ServiceError('not_found', 'The conversation has no question of that id.');
        return toTurn(row);
      },
      answer: (account, chat_id, item_id, answer) => void sql.answer.run(answer, item_id, chat_id, account),
      list: (account, kind) =>
        sql.list.all(account, kind, oldest(), MOST_LISTED).map((row) => ({
          chat_id: String(row.chat_id),
          name: String(row.name),
          turns: Number(row.turns),
          used_at: Number(row.used_at),
        })),
      all: (account, behind, limit) =>
        sql.all.all(account, oldest(), behind, limit).map(({ chat_id, kind, used_at, name }) => ({
          ...{ chat_id: String(chat_id), kind: String(kind), used_at: Number(used_at) },
          ...(name !== null && { name: String(name) }),
        })),
      history(account, kind, chat_id) {
        assertSeen(account, kind, chat_id);
        return sql.history.all(chat_id).map(toTurn);
      },
      rename(account, kind, chat_id, name) {
        assertSeen(account, kind, chat_id);
        sql.rename.run(chat_id, name);
      },
      remove(account, kind, chat_id) {
        assertSeen(account, kind, chat_id);
        sql.remove.run(chat_id);
      },
      removeAccount: accountRows(db),
    };
  },
};

/** Conversations in an SQLite file, which is made with the first of them. */
export const sqliteChatStore = (options: {
  readonly file: string;
  readonly keep_days: number;
  readonly clock: Clock;
  readonly steady?: Clock;
}): ChatStore =>
  openStore(import.meta.url, store, options.file, {
    clock: options.clock,
    ...(options.steady && { steady: options.steady }),
    late: true,
    settings: { keep_days: options.keep_days },
  });
