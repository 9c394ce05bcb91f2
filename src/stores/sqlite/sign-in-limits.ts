import type { DatabaseSync } from 'node:sqlite';
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
import type { Methods } from './definition.ts';

const HOUR_MS = 3_600_000;

/** After the table of users. */
export const SIGN_IN_SCHEMA = `
  create table if not exists sign_in_failures (subject text primary key, failures integer not null, last_at integer not null) strict;
  create table if not exists sign_in_networks (
    user_id text not null references users (id) on delete cascade, network text not null, primary key (user_id, network)
  ) without rowid, strict;`;

/** @param steady Of durations: a clock that jumps would let in, or lock out. */
export function signInLimits(
  db: DatabaseSync,
  steady: Clock,
): Pick<Methods<UserStore>, 'attempt' | 'succeeded' | 'forgive'> {
  const sql = {
    failures: db.prepare('select failures, last_at from sign_in_failures where subject = ?'),
    count: db.prepare(
      `insert into sign_in_failures values (?1, 1, ?2)
       on conflict (subject) do update set failures = iif(last_at < ?2 - ${REMEMBERED_MS}, 1, failures + 1), last_at = ?2`,
    ),
    takeBack: db.prepare('update sign_in_failures set failures = max(0, failures - 1) where subject = ?'),
    forget: db.prepare('delete from sign_in_failures where subject = ?'),
    forgetName: db.prepare("delete from sign_in_failures where subject glob ? || '*'"),
    forgetOld: db.prepare('delete from sign_in_failures where last_at < ?'),
    since: db.prepare('update sign_in_failures set last_at = ? where subject = ?'),
    isKnown: db.prepare(
      'select 1 from sign_in_networks n join users u on u.id = n.user_id where u.name_folded = ? and n.network = ?',
    ),
    remember: db.prepare('insert or ignore into sign_in_networks values (?, ?)'),
  };
  let swept_at = 0;

  const left_ms = (subject: string, free: number, now: number): number => {
    const row = sql.failures.get(subject) as { failures: number; last_at: number } | undefined;
    if (!row || row.last_at < now - REMEMBERED_MS) return 0;
    // the clock was ahead before a restart: nobody waits for a date to come
    if (row.last_at > now) sql.since.run(now, subject);
    const wait_ms = waitAfter(row.failures, free);
    return wait_ms === 0 ? 0 : Math.min(row.last_at, now) + wait_ms - now;
  };
  return {
    attempt(name, address) {
      const now = steady();
      const network = networkOf(address);
      const known = sql.isKnown.get(folded(name), network) !== undefined;
      const [pair, all] = [failuresOf(name, network), failuresFrom(network)];
      const wait_ms = Math.max(left_ms(pair, FREE.name, now), known ? 0 : left_ms(all, FREE.network, now));
      if (wait_ms > 0) return wait_ms;
      if (now > swept_at + HOUR_MS) {
        sql.forgetOld.run(now - REMEMBERED_MS);
        swept_at = now;
      }
      sql.count.run(pair, now);
      if (!known) sql.count.run(all, now);
      return 0;
    },
    succeeded({ id, name }, address) {
      const network = networkOf(address);
      sql.forget.run(failuresOf(name, network));
      if (sql.isKnown.get(folded(name), network) === undefined) sql.takeBack.run(failuresFrom(network));
      sql.remember.run(id, network);
    },
    forgive: (name) => void sql.forgetName.run(failuresOfName(name)),
  };
}
