import { randomBytes } from 'node:crypto';
import { type ChatStore, MOST_LISTED, MOST_TURNS, RECENT_TURNS, type Turn } from '#chats/store.ts';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Database, Row, Sql } from './database.ts';
import { removeAccountRows } from './removal.ts';

const DAY_MS = 86_400_000;
/** Expired chats are removed at most this often. */
const SWEEP_MS = 3_600_000;

const newId = () => randomBytes(16).toString('hex');

/** Conversations in PostgreSQL. */
export function postgresChatStore(
  database: Database,
  { keep_days, clock, steady }: { readonly keep_days: number; readonly clock: Clock; readonly steady: Clock },
): ChatStore {
  const port = database.port();
  // by a clock that does not jump: a wrong date must not empty the conversations
  const oldest = () => steady() - keep_days * DAY_MS;
  let swept = 0;
  const notThere = () =>
    new ServiceError(
      'not_found',
      `No conversation of this account has that id. They end ${keep_days} days after their last use; leave the id out to start a new one.`,
    );
  const OWN = 'chat_id = $1 and account_id = $2 and kind = $3 and used_at >= $4';
  /** Counts as a use; the row is held until the transaction ends. */
  async function assertThere(sql: Sql, account: string, kind: string, chat_id: string): Promise<void> {
    const used = await sql.run(
      `update chat set used_at = $5 where ${OWN}`,
      ...[chat_id, account, kind, oldest(), clock()],
    );
    if (used === 0) throw notThere();
  }
  async function assertSeen(sql: Sql, account: string, kind: string, chat_id: string): Promise<void> {
    if (!(await sql.row(`select 1 from chat where ${OWN}`, chat_id, account, kind, oldest()))) throw notThere();
  }

  return {
    start: (account, kind) =>
      port.write(async (sql) => {
        if (steady() - swept > SWEEP_MS) {
          swept = steady();
          await sql.run('delete from chat where used_at < $1', oldest());
        }
        const chat_id = newId();
        await sql.run('insert into chat values ($1, $2, $3, $4)', chat_id, account, kind, clock());
        return chat_id;
      }),
    turns: (account, kind, chat_id) =>
      port.write(async (sql) => {
        await assertThere(sql, account, kind, chat_id);
        const rows = await sql.rows(
          'select item_id, question, answer, null as detail from turn where chat_id = $1 order by seq desc limit $2',
          ...[chat_id, RECENT_TURNS],
        );
        return rows.toReversed().map(toTurn);
      }),
    ask: (account, kind, chat_id, question, detail) =>
      port.write(async (sql) => {
        await assertThere(sql, account, kind, chat_id);
        const item_id = newId();
        const text = detail === undefined ? null : JSON.stringify(detail);
        const asked = await sql.run(
          `insert into turn (item_id, chat_id, question, detail) select $1, $2, $3, $4
           where (select count(*) from turn where chat_id = $2) < $5`,
          ...[item_id, chat_id, question, text, MOST_TURNS],
        );
        if (asked === 0)
          throw new ServiceError(
            'invalid_request',
            `A conversation has at most ${MOST_TURNS} questions; start a new one.`,
          );
        return item_id;
      }),
    turn: (account, kind, chat_id, item_id) =>
      port.write(async (sql) => {
        await assertThere(sql, account, kind, chat_id);
        const row = await sql.row('select * from turn where chat_id = $1 and item_id = $2', chat_id, item_id);
        if (!row) throw new ServiceError('not_found', 'The conversation has no question of that id.');
        return toTurn(row);
      }),
    answer: (account, chat_id, item_id, answer) =>
      port.one(async (sql) => {
        await sql.run(
          `update turn set answer = $1 where item_id = $2
           and chat_id = (select chat_id from chat where chat_id = $3 and account_id = $4)`,
          ...[answer, item_id, chat_id, account],
        );
      }),
    list: (account, kind) =>
      port.read(
        (sql) =>
          sql.rows(
            `select c.chat_id, c.used_at, coalesce(c.name, t.question) as name, f.turns::int as turns from chat c
             cross join lateral (select min(seq) as first, count(*) as turns from turn where chat_id = c.chat_id) f
             join turn t on t.seq = f.first
             where c.account_id = $1 and c.kind = $2 and c.used_at >= $3
             order by c.used_at desc, f.first desc limit $4`,
            ...[account, kind, oldest(), MOST_LISTED],
          ) as ReturnType<ChatStore['list']>,
      ),
    all: (account, behind, limit) =>
      port.read(async (sql) => {
        const rows = await sql.rows(
          `select chat_id, kind, used_at, name from chat
           where account_id = $1 and used_at >= $2 and chat_id collate "C" > $3 order by chat_id collate "C" limit $4`,
          ...[account, oldest(), behind, limit],
        );
        return rows.map(({ chat_id, kind, used_at, name }) => ({
          ...{ chat_id, kind, used_at },
          ...(name !== null && { name }),
        }));
      }),
    history: (account, kind, chat_id) =>
      port.read(async (sql) => {
        await assertSeen(sql, account, kind, chat_id);
        const text = 'select item_id, question, answer, detail from turn where chat_id = $1 order by seq';
        return (await sql.rows(text, chat_id)).map(toTurn);
      }),
    rename: (account, kind, chat_id, name) =>
      port.write(async (sql) => {
        await assertSeen(sql, account, kind, chat_id);
        await sql.run('update chat set name = $2 where chat_id = $1', chat_id, name);
      }),
    remove: (account, kind, chat_id) =>
      port.write(async (sql) => {
        await assertSeen(sql, account, kind, chat_id);
        await sql.run('delete from chat where chat_id = $1', chat_id);
      }),
    removeAccount: (account) => port.write((sql) => removeAccountRows(sql, account)),
    close: () => port.close(),
  };
}

const toTurn = ({ item_id, question, answer, detail }: Row): Turn => ({
  ...{ item_id, question },
  ...(answer !== null && { answer }),
  ...(detail !== null && { detail: JSON.parse(detail) }),
});
