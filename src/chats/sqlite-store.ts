import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { openSqlite, type SqliteStore } from '#storage/sqlite.ts';
import { type ChatStore, MOST_LISTED, MOST_TURNS, RECENT_TURNS, type Turn } from './store.ts';

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

/** Conversations in an SQLite file, which is opened with the first of them. */
export function sqliteChatStore(options: { file: string; keep_days: number; clock: Clock; steady?: Clock }): ChatStore {
  const { file, keep_days, clock, steady = clock } = options;
  let opened: DatabaseSync | undefined;
  let swept = 0;
  let closed = false;

  function db(): DatabaseSync {
    if (closed) throw new ServiceError('busy', 'The service is stopping; ask again shortly.');
    if (!opened) {
      opened = openSqlite(file, CHATS);
    }
    if (steady() - swept > SWEEP_MS) {
      swept = steady();
      opened.prepare('delete from chat where used_at < ?').run(oldest());
    }
    return opened;
  }
  // by a clock that does not jump: a wrong date must not empty the conversations
  const oldest = () => steady() - keep_days * DAY_MS;

  function assertThere(account: string, kind: string, chat_id: string): void {
    const { changes } = db()
      .prepare('update chat set used_at = ? where chat_id = ? and account_id = ? and kind = ? and used_at >= ?')
      .run(clock(), chat_id, account, kind, oldest());
    if (changes === 0) throw notThere();
  }

  /** As `assertThere`, without counting as a use. */
  function assertSeen(account: string, kind: string, chat_id: string): void {
    const seen = db()
      .prepare('select 1 from chat where chat_id = ? and account_id = ? and kind = ? and used_at >= ?')
      .get(chat_id, account, kind, oldest());
    if (!seen) throw notThere();
  }
  const notThere = () =>
    new ServiceError(
      'not_found',
      `No conversation of this account has that id. They end ${keep_days} days after their last use; leave the id out to start a new one.`,
    );

  const read = (row: Record<string, unknown>): Turn => ({
    item_id: String(row.item_id),
    question: String(row.question),
    ...(row.answer !== null && { answer: String(row.answer) }),
    ...(row.detail !== null && { detail: JSON.parse(String(row.detail)) }),
  });

  return {
    start(account, kind) {
      const chat_id = id();
      db().prepare('insert into chat values (?, ?, ?, ?)').run(chat_id, account, kind, clock());
      return chat_id;
    },
    turns(account, kind, chat_id) {
      assertThere(account, kind, chat_id);
      return db()
        .prepare(
          'select item_id, question, answer, null as detail from turn where chat_id = ? order by seq desc limit ?',
        )
        .all(chat_id, RECENT_TURNS)
        .reverse()
        .map(read);
    },
    ask(account, kind, chat_id, question, detail) {
      assertThere(account, kind, chat_id);
      const item_id = id();
      const { changes } = db()
        .prepare(
          'insert into turn (item_id, chat_id, question, detail) select ?1, ?2, ?3, ?4 where (select count(*) from turn where chat_id = ?2) < ?5',
        )
        .run(item_id, chat_id, question, detail === undefined ? null : JSON.stringify(detail), MOST_TURNS);
      if (changes === 0) {
        throw new ServiceError(
          'invalid_request',
          `A conversation has at most ${MOST_TURNS} questions; start a new one.`,
        );
      }
      return item_id;
    },
    turn(account, kind, chat_id, item_id) {
      assertThere(account, kind, chat_id);
      const row = db().prepare('select * from turn where chat_id = ? and item_id = ?').get(chat_id, item_id);
      if (!row) throw new ServiceError('not_found', 'The conversation has no question of that id.');
      return read(row);
    },
    answer(account, chat_id, item_id, answer) {
      db()
        .prepare(
          'update turn set answer = ? where item_id = ? and chat_id = (select chat_id from chat where chat_id = ? and account_id = ?)',
        )
        .run(answer, item_id, chat_id, account);
    },
    list(account, kind) {
      return db()
        .prepare(
          `select chat_id, used_at, coalesce(name, question) as name, turns
           from (select chat_id, used_at from chat where account_id = ? and kind = ? and used_at >= ?)
             join (select chat_id, min(seq) as first, count(*) as turns from turn group by chat_id) using (chat_id)
             join (select seq as first, question from turn) using (first)
             left join chat_name using (chat_id)
           order by used_at desc, first desc limit ?`,
        )
        .all(account, kind, oldest(), MOST_LISTED)
        .map((row) => ({
          chat_id: String(row.chat_id),
          name: String(row.name),
          turns: Number(row.turns),
          used_at: Number(row.used_at),
        }));
    },
    history(account, kind, chat_id) {
      assertSeen(account, kind, chat_id);
      return db()
        .prepare('select item_id, question, answer, detail from turn where chat_id = ? order by seq')
        .all(chat_id)
        .map(read);
    },
    rename(account, kind, chat_id, name) {
      assertSeen(account, kind, chat_id);
      db().prepare('insert or replace into chat_name values (?, ?)').run(chat_id, name);
    },
    remove(account, kind, chat_id) {
      assertSeen(account, kind, chat_id);
      db().prepare('delete from chat where chat_id = ?').run(chat_id);
    },
    close() {
      closed = true;
      opened?.close();
      opened = undefined;
    },
  };
}
