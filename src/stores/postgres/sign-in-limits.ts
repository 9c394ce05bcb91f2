import {
  FREE,
  failuresFrom,
  failuresOf,
  failuresOfName,
  folded,
  networkOf,
  REMEMBERED_MS,
  waitAfter,
} from '#accounts/sign-in-limits.ts';
import type { UserStore } from '#accounts/user-store.ts';
import type { Clock } from '#clock.ts';
import type { Port, Sql } from './database.ts';

const HOUR_MS = 3_600_000;

/** @param steady Of durations: a clock that jumps would let in, or lock out. */
export function signInLimits(port: Port, steady: Clock): Pick<UserStore, 'attempt' | 'succeeded' | 'forgive'> {
  let swept_at = 0;

  const left_ms = async (sql: Sql, subject: string, free: number, now: number): Promise<number> => {
    const row = await sql.row('select failures, last_at from sign_in_failures where subject = $1', subject);
    if (!row || row.last_at < now - REMEMBERED_MS) return 0;
    // the clock was ahead before a restart: nobody waits for a date to come
    if (row.last_at > now) await sql.run('update sign_in_failures set last_at = $1 where subject = $2', now, subject);
    const wait_ms = waitAfter(row.failures, free);
    return wait_ms === 0 ? 0 : Math.min(row.last_at, now) + wait_ms - now;
  };
  const count = (sql: Sql, subject: string, now: number) =>
    sql.run(
      `insert into sign_in_failures as f values ($1, 1, $2) on conflict (subject) do update
       set failures = case when f.last_at < $2 - ${REMEMBERED_MS} then 1 else f.failures + 1 end, last_at = $2`,
      ...[subject, now],
    );
  const isKnown = async (sql: Sql, name: string, network: string) =>
    (await sql.row(
      'select 1 from sign_in_networks n join users u on u.id = n.user_id where u.name_folded = $1 and n.network = $2',
      ...[folded(name), network],
    )) !== undefined;
  /** Tries under one name, or from one network, are counted one after the other, whatever process they come to. */
  const inTurn = async (sql: Sql, subjects: readonly string[]) => {
    for (const subject of subjects.toSorted())
      await sql.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', subject);
  };

  return {
    attempt: (name, address) =>
      port.write(async (sql) => {
        const now = steady();
        const network = networkOf(address);
        const [pair, all] = [failuresOf(name, network), failuresFrom(network)];
        await inTurn(sql, [pair, all]);
        const known = await isKnown(sql, name, network);
        const waits = [
          await left_ms(sql, pair, FREE.name, now),
          known ? 0 : await left_ms(sql, all, FREE.network, now),
        ];
        const wait_ms = Math.max(...waits);
        if (wait_ms > 0) return wait_ms;
        if (now > swept_at + HOUR_MS) {
          await sql.run('delete from sign_in_failures where last_at < $1', now - REMEMBERED_MS);
          swept_at = now;
        }
        await count(sql, pair, now);
        if (!known) await count(sql, all, now);
        return 0;
      }),
    succeeded: ({ id, name }, address) =>
      port.write(async (sql) => {
        const network = networkOf(address);
        const [pair, all] = [failuresOf(name, network), failuresFrom(network)];
        await inTurn(sql, [pair, all]);
        await sql.run('delete from sign_in_failures where subject = $1', pair);
        if (!(await isKnown(sql, name, network)))
          await sql.run('update sign_in_failures set failures = greatest(0, failures - 1) where subject = $1', all);
        await sql.run('insert into sign_in_networks values ($1, $2) on conflict do nothing', id, network);
      }),
    forgive: (name) =>
      port.one(async (sql) => {
        await sql.run('delete from sign_in_failures where starts_with(subject, $1)', failuresOfName(name));
      }),
  };
}
