import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';

/**
 * How often a password may be guessed. What counts is a name from one network: after five failures each further try
 * waits, a second at first, twice as long each time, up to 15 minutes. So somebody who guesses elsewhere keeps nobody
 * from signing in here. Beside it a network that tries many names waits in the same way after fifty failures; names
 * that have signed in from there before do not.
 */
export interface SignInLimits {
  /**
   * To be called before a password is looked at: each attempt counts as a failure until it has succeeded, so that a
   * volley gets no more guesses than a queue.
   * @throws ServiceError `rate_limited` with `retry_after_s`.
   */
  attempt(name: string, address: string): void;
  /** Forgets the failures of a name from there, and remembers the network for it. */
  succeeded(user: { readonly id: string; readonly name: string }, address: string): void;
  /** Forgets the failures of a name from everywhere: its password is another one. */
  forgive(name: string): void;
}

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const FREE = { name: 5, network: 50 } as const;
const LONGEST_WAIT_MS = 15 * 60_000;

const SCHEMA = `
  create table if not exists sign_in_failures (subject text primary key, failures integer not null, last_at integer not null) strict;
  create table if not exists sign_in_networks (
    user_id text not null references users (id) on delete cascade, network text not null, primary key (user_id, network)
  ) without rowid, strict;
`;

/** How names are compared: composed, without blanks around, in lower case. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * Limits in the file of the users, after their table was made.
 * @param clock Of durations: one that jumps would let in, or lock out.
 */
export function sqliteSignInLimits(db: DatabaseSync, clock: Clock): SignInLimits {
  db.exec(SCHEMA);
  const failuresOf = db.prepare('select failures, last_at from sign_in_failures where subject = ?');
  const count = db.prepare(
    `insert into sign_in_failures values (?1, 1, ?2)
     on conflict (subject) do update set failures = iif(last_at < ?2 - ${DAY_MS}, 1, failures + 1), last_at = ?2`,
  );
  const since = db.prepare('update sign_in_failures set last_at = ? where subject = ?');
  const takeBack = db.prepare('update sign_in_failures set failures = max(0, failures - 1) where subject = ?');
  const forget = db.prepare('delete from sign_in_failures where subject = ?');
  const forgetName = db.prepare("delete from sign_in_failures where subject glob ? || '*'");
  const forgetOld = db.prepare('delete from sign_in_failures where last_at < ?');
  const isKnown = db.prepare(
    'select 1 from sign_in_networks n join users u on u.id = n.user_id where u.name_folded = ? and n.network = ?',
  );
  const remember = db.prepare('insert or ignore into sign_in_networks values (?, ?)');
  let swept_at = 0;

  const left_ms = (subject: string, free: number, now: number): number => {
    const { failures, last_at } = (failuresOf.get(subject) ?? { failures: 0, last_at: 0 }) as Record<string, number>;
    if (failures! < free || last_at! < now - DAY_MS) return 0;
    if (last_at! > now) {
      // the clock was ahead before a restart: nobody waits for a date to come
      since.run(now, subject);
      return left_ms(subject, free, now);
    }
    return last_at! + Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(30, failures! - free)) - now;
  };
  return {
    attempt(name, address) {
      const now = clock();
      if (now > swept_at + HOUR_MS) {
        forgetOld.run(now - DAY_MS);
        swept_at = now;
      }
      const network = networkOf(address);
      const known = isKnown.get(folded(name), network) !== undefined;
      const pair = subjectOf(name, network);
      const wait_ms = Math.max(
        left_ms(pair, FREE.name, now),
        known ? 0 : left_ms(`network ${network}`, FREE.network, now),
      );
      if (wait_ms > 0) {
        const retry_after_s = Math.ceil(wait_ms / 1000);
        throw new ServiceError('rate_limited', `Too many failed sign-ins: try again in ${retry_after_s} s.`, {
          retry_after_s,
        });
      }
      // a volley of guesses must not wait for the disk on the event loop: a count that only a power cut loses is enough
      db.exec('pragma synchronous = normal');
      try {
        count.run(pair, now);
        if (!known) count.run(`network ${network}`, now);
      } finally {
        db.exec('pragma synchronous = full');
      }
    },
    succeeded({ id, name }, address) {
      const network = networkOf(address);
      forget.run(subjectOf(name, network));
      if (isKnown.get(folded(name), network) === undefined) takeBack.run(`network ${network}`);
      remember.run(id, network);
    },
    forgive: (name) => void forgetName.run(`name ${hashOf(name)} `),
  };
}

/** Names are kept as hashes: they may be secrets typed into the wrong field. */
const hashOf = (name: string) => createHash('sha256').update(folded(name)).digest('hex').slice(0, 32);
const subjectOf = (name: string, network: string) => `name ${hashOf(name)} ${network}`;

/** What one visitor has for itself: an IPv4 address, or the first 64 bits of an IPv6 one, whose rest it may choose. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (mapped.includes('.')) return mapped;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const all = after === undefined ? groups : [...groups, ...Array(8 - groups.length - last.length).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
