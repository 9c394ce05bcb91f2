import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { openSqlite } from '#stores/sqlite/file.ts';
import { sqliteUserStore } from '#stores/sqlite/users.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { networkOf } from './sign-in-limits.ts';
import type { UserStore } from './user-store.ts';
import { type OpenUsers, usersOver } from './users.ts';

const PASSWORD = 'correct horse battery';
const FROM = { address: '192.0.2.1', agent: 'test' };
const DAY_MS = 86_400_000;

let folder: string;
let path: string;
let now: number;
let users: OpenUsers;
/** For the limits alone: guesses without the time that a password's hash takes. */
let guesses: UserStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'priora-users-'));
  path = join(folder, 'accounts.sqlite');
  now = Date.UTC(2026, 0, 1);
  const store = sqliteAccountStore(path);
  await store.createAccount({ id: 'a', name: 'owner', created_at: now });
  await store.close();
  const clock = () => now;
  guesses = sqliteUserStore(path, { clock });
  users = usersOver(guesses, { clock });
});
afterEach(async () => {
  await users.close();
  rmSync(folder, { recursive: true });
});

const joined = async (name = 'Ann') =>
  users.accept({ token: await users.all.invite({ account_id: 'a', role: 'owner' }), name, password: PASSWORD }, FROM);
const failed = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (thrown) => thrown,
  );
  return [error?.code, error?.details?.retry_after_s];
};

describe('a password', () => {
  it('is stored as Argon2id with a salt of its own, and recognised again', async () => {
    const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPassword(PASSWORD, first)).toBe(true);
    expect(await isPassword(`${PASSWORD} `, first)).toBe(false);
  });

  it.each([
    ['short', 'too short'],
    ['aaaaaaaaaaaa', 'too easy'],
    ['annannannann', 'too easy'],
    ['Password123!', 'a common word and a sequence'],
    ['1234567890', 'a sequence'],
    ['0987654321', 'a sequence backwards'],
    ['qwertyuiop12', 'a row of the keyboard'],
    ['p4ssw0rd2024', 'a common word in digits, and a year'],
    ['aB3$aB3$aB3$', 'a repetition'],
    ['Sunshine99!!', 'a common word'],
  ])('%s is refused', async (password) => {
    const token = await users.all.invite({ account_id: 'a', role: 'owner' });
    expect(await failed(users.accept({ token, name: 'Ann', password }, FROM))).toEqual(['invalid_request', undefined]);
    expect(await users.any()).toBe(false);
  });
});

describe('an invitation', () => {
  it('makes one user, once', async () => {
    const token = await users.all.invite({ account_id: 'a', role: 'member' });
    expect(await users.invitation(token)).toEqual({ role: 'member' });
    const both = await Promise.allSettled(
      ['Ann', 'Bob'].map((name) => users.accept({ token, name, password: PASSWORD }, FROM)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await users.all.list()).map(({ role, account_id }) => [role, account_id])).toEqual([['member', 'a']]);
    expect(await users.invitation(token)).toBeUndefined();
  });

  it('is void after a week, or when another takes its place', async () => {
    const first = await users.all.invite({ account_id: 'a', role: 'owner' });
    const second = await users.all.invite({ account_id: 'a', role: 'owner' });
    expect([await users.invitation(first), await users.invitation(second)]).toEqual([undefined, { role: 'owner' }]);
    now += 7 * DAY_MS;
    expect(await users.invitation(second)).toBeUndefined();
  });
});

describe('signing in', () => {
  it('finds the name however it is capitalised, and writes neither cookie nor password to the file', async () => {
    await joined();
    const { cookie, session } = await users.signIn({ name: ' ANN', password: PASSWORD }, FROM);
    expect((await users.session(cookie))?.id).toBe(session.id);
    expect(await users.session(`${cookie}x`)).toBeUndefined();
    await users.close();
    const bytes = readFileSync(path).toString('latin1');
    expect([bytes.includes(cookie), bytes.includes(PASSWORD)]).toEqual([false, false]);
  });

  it('waits longer and longer after five failures of a name from one address, known and unknown names alike', async () => {
    await joined();
    for (const name of ['ann', 'nobody']) {
      const from = { ...FROM, address: '192.0.2.77' };
      for (let n = 0; n < 5; n++)
        expect(await failed(users.signIn({ name, password: 'wrong' }, from))).toEqual(['sign_in_refused', undefined]);
      expect(await failed(users.signIn({ name, password: PASSWORD }, from))).toEqual(['rate_limited', 1]);
      now += 1000;
      expect(await failed(users.signIn({ name, password: 'wrong' }, from))).toEqual(['sign_in_refused', undefined]);
      expect(await failed(users.signIn({ name, password: PASSWORD }, from))).toEqual(['rate_limited', 2]);
    }
    now += 2000;
    const from = { ...FROM, address: '192.0.2.77' };
    await users.signIn({ name: 'ann', password: PASSWORD }, from);
    expect(await failed(users.signIn({ name: 'ann', password: 'wrong' }, from))).toEqual([
      'sign_in_refused',
      undefined,
    ]);
  });

  it('waits 15 minutes at most', async () => {
    await joined();
    const from = { ...FROM, address: '192.0.2.77' };
    for (let n = 0; n < 20; n++) {
      await guesses.attempt('ann', from.address);
      now += 15 * 60_000;
    }
    await failed(users.signIn({ name: 'ann', password: 'wrong' }, from));
    expect(await failed(users.signIn({ name: 'ann', password: PASSWORD }, from))).toEqual(['rate_limited', 900]);
  });

  it('is not kept from somebody by whoever guesses elsewhere', async () => {
    await joined();
    await Promise.all(
      Array.from({ length: 5000 }, (_, n) => guesses.attempt('ann', `198.51.${n % 200}.${Math.floor(n / 1000)}`)),
    );
    expect((await users.signIn({ name: 'ann', password: PASSWORD }, FROM)).session.user.name).toBe('Ann');
    const elsewhere = { ...FROM, address: '203.0.113.5' };
    expect((await users.signIn({ name: 'ann', password: PASSWORD }, elsewhere)).session.user.name).toBe('Ann');
  });

  it('of many names from one network waits too, but not that of a name which is known there', async () => {
    await joined();
    for (let n = 0; n < 50; n++) await guesses.attempt(`name ${n}`, FROM.address);
    expect(await failed(users.signIn({ name: 'name 51', password: 'wrong' }, FROM))).toEqual(['rate_limited', 1]);
    expect((await users.signIn({ name: 'ann', password: PASSWORD }, FROM)).session.user.name).toBe('Ann');
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:7:1::2', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
  ])('counts what %s may choose itself as one: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is counted on the disk before the password is looked at, as a power cut would find it', async () => {
    await joined();
    const db = new DatabaseSync(path);
    const counted = () =>
      db
        .prepare('select failures from sign_in_failures')
        .all()
        .map(({ failures }) => failures);
    for (const n of [1, 2, 3]) {
      await guesses.attempt('ann', '192.0.2.9');
      // another connection sees it: it was committed, and every commit of a store waits for the disk
      expect(counted()).toEqual([n, n]);
    }
    db.close();
    const other = openSqlite(path, ACCOUNTS);
    expect(other.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    other.close();
  });

  it('gives a volley of guesses no more tries than a queue', async () => {
    await joined();
    const volley = await Promise.all(
      Array.from({ length: 12 }, () => failed(users.signIn({ name: 'ann', password: 'wrong' }, FROM))),
    );
    expect(volley.filter(([code]) => code === 'sign_in_refused')).toHaveLength(5);
  });
});

describe('a session', () => {
  it('ends a week after it was last used, a month after it began', async () => {
    const { cookie } = await joined();
    for (let n = 0; n < 4; n++) {
      now += 6 * DAY_MS;
      expect(await users.session(cookie)).toBeDefined();
    }
    now += 6 * DAY_MS;
    expect(await users.session(cookie)).toBeUndefined();
    const again = await users.signIn({ name: 'ann', password: PASSWORD }, FROM);
    now += 7 * DAY_MS;
    expect(await users.session(again.cookie)).toBeUndefined();
  });

  it('knows when it was last used, to five minutes', async () => {
    const { cookie, session } = await joined();
    const seen = async () => (await users.sessions(session.user.id)).map(({ last_seen_at }) => last_seen_at);
    const begun = now;
    now += 5 * 60_000;
    await users.session(cookie);
    expect(await seen()).toEqual([begun]);
    now += 1;
    await users.session(cookie);
    expect(await seen()).toEqual([begun + 5 * 60_000 + 1]);
  });

  it('can be ended by its owner alone; a new password ends the others', async () => {
    const first = await joined();
    const second = await users.signIn({ name: 'ann', password: PASSWORD }, FROM);
    expect(await users.endSession('somebody else', first.session.id)).toBe(false);
    await users.changePassword(second.session, PASSWORD, 'another good password');
    expect([await users.session(first.cookie), (await users.session(second.cookie))?.id]).toEqual([
      undefined,
      second.session.id,
    ]);
    expect(await users.endSession(second.session.user.id, second.session.id)).toBe(true);
    expect(await users.session(second.cookie)).toBeUndefined();
  });
});

describe('a link for who has forgotten the password', () => {
  const NEXT = 'another battery staple';

  it('sets another password, once, ends every session and forgives failures', async () => {
    const { cookie, session } = await joined();
    for (let n = 0; n < 6; n++) await failed(users.signIn({ name: 'Ann', password: 'wrong' }, FROM));
    const token = (await users.all.reset(session.user.id))!;
    expect(await users.invitation(token)).toEqual({ role: 'owner', name: 'Ann' });
    expect(await failed(users.accept({ token, name: '', password: 'short' }, FROM))).toEqual([
      'invalid_request',
      undefined,
    ]);
    const again = await users.accept({ token, name: 'somebody else', password: NEXT }, FROM);
    expect(again.session.user).toEqual(session.user);
    expect(await users.session(cookie)).toBeUndefined();
    expect((await users.session(again.cookie))?.user.name).toBe('Ann');
    expect(await users.invitation(token)).toBeUndefined();
    expect(await failed(users.accept({ token, name: 'Ann', password: NEXT }, FROM))).toEqual(['not_found', undefined]);
    expect(await users.all.list()).toHaveLength(1);
    const elsewhere = { ...FROM, address: '192.0.2.9' };
    expect((await users.signIn({ name: 'Ann', password: NEXT }, elsewhere)).session.user.name).toBe('Ann');
    expect(await failed(users.signIn({ name: 'Ann', password: PASSWORD }, elsewhere))).toEqual([
      'sign_in_refused',
      undefined,
    ]);
  });

  it('is void after a day, and when another was made; the password works until then', async () => {
    const { session } = await joined();
    const first = (await users.all.reset(session.user.id))!;
    const second = (await users.all.reset(session.user.id))!;
    expect(await users.invitation(first)).toBeUndefined();
    await users.signIn({ name: 'Ann', password: PASSWORD }, FROM);
    now += DAY_MS + 1;
    expect(await users.invitation(second)).toBeUndefined();
    expect(await failed(users.accept({ token: second, name: 'Ann', password: NEXT }, FROM))).toEqual([
      'not_found',
      undefined,
    ]);
    expect(await users.all.reset('nobody')).toBeUndefined();
  });
});
