import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accountsOver } from '#accounts/accounts.ts';
import { usersOver } from '#accounts/users.ts';
import { folderFileStore } from '#files/folder-store.ts';
import { defineFlow, final, work } from '#flows/flow.ts';
import { flowRunner } from '#flows/runner.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { sqliteUserStore } from '#stores/sqlite/users.ts';
import { Type } from '#typebox.mjs';
import {
  byDay,
  type Clock,
  DAY_MS,
  daysOfYears,
  dayText,
  epochOfDay,
  monotonic,
  steadyClock,
  systemClock,
  yearOfDay,
} from './clock.ts';

/** What clocks do: a wrong year, a day back, a second to and fro. */
const JUMPS = [3652 * DAY_MS, -DAY_MS, 1000, -1000];
const folder = mkdtempSync(join(tmpdir(), 'priora-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const peopleAt = (path: string, clocks: { clock: Clock; steady: Clock }) =>
  usersOver(sqliteUserStore(path, clocks), clocks);
const file = (name: string) => join(folder, `${++files}-${name}`);

/** A date that jumps at will, over time that passes as told. */
function time() {
  let passed = 0;
  let jumped = 0;
  const start = Date.UTC(2026, 0, 1);
  const date: Clock = () => start + passed + jumped;
  return {
    date,
    steady: steadyClock(date, () => passed),
    pass: (ms: number) => void (passed += ms),
    jump: (ms: number) => void (jumped += ms),
  };
}

it('reads the time nowhere but in src/clock.ts', () => {
  const src = import.meta.dirname;
  const own = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing') && path !== 'clock.ts',
  );
  expect(own.length).toBeGreaterThan(300);
  const reading = own.filter((path) =>
    /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()/.test(
      readFileSync(join(src, path), 'utf8').replace(/^ *(\*|\/\/).*$/gm, ''),
    ),
  );
  expect(reading).toEqual([]);
});

it('is handed to operations and skills, which ask no clock of their own', () => {
  const asking = ['operations', 'skills', 'analytics', 'management', 'collections', 'documents'].flatMap((room) =>
    readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => join(room, path))
      .filter((path) => /\bsystemClock\b/.test(readFileSync(join(import.meta.dirname, path), 'utf8'))),
  );
  expect(asking).toEqual([]);
});

it('has one clock for durations in all threads, which never goes back', () => {
  let last = monotonic();
  for (let i = 0; i < 1000; i++) {
    const now = monotonic();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  const steady = steadyClock();
  expect(Math.abs(steady() - systemClock())).toBeLessThan(1000);
  expect(Number.isInteger(steady())).toBe(true);
});

it('bounds a rate by durations: no jump gives calls away or takes them', () => {
  for (const jump of JUMPS) {
    const { steady, jump: by, pass } = time();
    const limit = rateLimit(1, 2, steady);
    expect([limit.take('a'), limit.take('a'), limit.take('a')].map((each) => each!.allowed)).toEqual([
      true,
      true,
      false,
    ]);
    by(jump);
    expect(limit.take('a')!.allowed, `${jump}`).toBe(false);
    pass(1000);
    expect(limit.take('a')!.allowed, `${jump}`).toBe(true);
  }
});

it('runs no task twice and leaves none behind when the date jumps', async () => {
  for (const jump of JUMPS) {
    const { date, steady, jump: by, pass } = time();
    const store = sqliteTaskStore(file('tasks.sqlite'));
    let begun = 0;
    let go!: () => void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const flow = defineFlow({
      name: 'count',
      data: Type.Object({ n: Type.Integer() }),
      start: 'counting',
      states: {
        counting: work(async () => {
          begun++;
          if (begun === 1) throw new Error('the first time fails');
          await gate;
          return { n: begun };
        }, 'done'),
        done: final(),
      },
      stages: { count: ['counting', 'done'] },
      title: () => 'counting',
    });
    const options = { store, flows: [flow], clock: date, steady, lease_ms: 60_000, poll_ms: 5 };
    const runners = [flowRunner(options), flowRunner(options)];
    const { task_id } = await runners[0]!.start(flow, { n: 0 }, 'a');
    for (const runner of runners) runner.work({ clock: Date.now, base_url: () => '' } as never);
    await expect.poll(async () => (await runners[0]!.detail(task_id, 'a')).attempts).toBe(1);
    by(jump);
    pass(999);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(begun, 'it waits as long as it should').toBe(1);
    pass(1);
    await expect.poll(() => begun).toBe(2);
    by(jump);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(begun, 'its lease holds').toBe(2);
    go();
    await expect.poll(async () => (await runners[1]!.detail(task_id, 'a')).status).toBe('done');
    expect(begun).toBe(2);
    for (const runner of runners) await runner.stop();
    await store.close();
  }
});

it('leases a task whose lease was written under a clock that was ahead', async () => {
  const store = sqliteTaskStore(file('tasks.sqlite'));
  const now = Date.UTC(2026, 0, 1);
  const task = { task_id: 't', flow: 'f', account: 'a', state: 's', data: {}, created_at: now, moved_at: now };
  await store.insert({ ...task, title: '', expires_at: now + DAY_MS }, true, []);
  const states = [{ flow: 'f', state: 's' }];
  const ahead = now + 3652 * DAY_MS;
  expect((await store.lease(states, 'old', ahead, ahead + 60_000))?.task_id).toBe('t');
  expect(await store.lease(states, 'new', ahead, ahead + 60_000)).toBeUndefined();
  expect((await store.lease(states, 'new', now, now + 60_000))?.task_id).toBe('t');
  await store.close();
});

it('keeps nobody out, and lets nobody guess, when the date jumps', async () => {
  const visitor = { address: '10.0.0.1', agent: 'test' };
  const guess = { name: 'Ada', password: 'wrong wrong wrong' };
  for (const jump of JUMPS) {
    const { date, steady, jump: by, pass } = time();
    const path = file('accounts.sqlite');
    const accounts = accountsOver(sqliteAccountStore(path), { clock: date, steady });
    const account = await accounts.all.create('one');
    const users = peopleAt(path, { clock: date, steady });
    const token = await users.all.invite({ account_id: account.id, role: 'owner' });
    const password = 'lantern orchid seventeen';
    const { cookie } = await users.accept({ token, name: 'Ada', password }, visitor);
    for (let i = 0; i < 6; i++) await users.signIn(guess, { ...visitor, address: '10.0.0.2' }).catch(() => undefined);
    const refused = { code: 'rate_limited' };
    await expect(users.signIn(guess, { ...visitor, address: '10.0.0.2' })).rejects.toMatchObject(refused);
    by(jump);
    await expect(users.signIn(guess, { ...visitor, address: '10.0.0.2' })).rejects.toMatchObject(refused);
    expect((await users.session(cookie)) !== undefined, `${jump}`).toBe(jump < DAY_MS);
    const again = await users.signIn({ name: 'Ada', password }, visitor);
    expect(await users.session(again.cookie)).toBeDefined();
    by(-jump);
    // what began under a date ten years ahead does not last ten years
    expect((await users.session(again.cookie)) !== undefined, `${jump}`).toBe(jump <= DAY_MS);
    pass(3000);
    expect((await users.signIn({ name: 'Ada', password }, { ...visitor, address: '10.0.0.2' })).cookie).toBeTruthy();
    // a date that was ahead when the failures were counted, and a restart
    const { date: wrong } = { date: () => date() + 3652 * DAY_MS };
    const ahead = peopleAt(path, { clock: date, steady: wrong });
    for (let i = 0; i < 6; i++) await ahead.signIn(guess, { ...visitor, address: '10.0.0.3' }).catch(() => undefined);
    await ahead.close();
    const back = peopleAt(path, { clock: date, steady: date });
    await expect(back.signIn(guess, { ...visitor, address: '10.0.0.3' })).rejects.toMatchObject(refused);
    pass(3000);
    await expect(back.signIn({ name: 'Ada', password }, { ...visitor, address: '10.0.0.3' })).resolves.toBeDefined();
    await back.close();
    await users.close();
    await accounts.close();
  }
});

it('ends keys, invitations and links for a new password when they should, and the ledger keeps its rows', async () => {
  for (const jump of JUMPS) {
    const { date, steady, jump: by, pass } = time();
    const path = file('accounts.sqlite');
    const accounts = accountsOver(sqliteAccountStore(path), { clock: date, steady, usage_days: 30 });
    const { id: account_id } = await accounts.all.create('one');
    const users = peopleAt(path, { clock: date, steady });
    const key = async () => accounts.createKey({ account_id, name: 'k', expires_at: date() + 3 * DAY_MS });
    const outcome = async ({ key }: { key: string }) => {
      const checked = await accounts.check(key);
      return checked.ok ? 'holds' : checked.reason;
    };
    const forever = await accounts.createKey({ account_id, name: 'for ever' });
    const before = await key();
    accounts.used(
      {
        account_id,
        key_id: before.record.id,
        at: steady(),
        operation_id: 'o',
        status: 200,
        error_code: 0,
        units: 1,
        duration_ms: 1,
      },
      { address: '10.0.0.1', in_url: false },
    );
    await accounts.flush();
    by(jump);
    expect(await outcome(before), `${jump}`).toBe(jump < 3 * DAY_MS ? 'holds' : 'expired');
    const wrong = { key: await key(), forever: await accounts.createKey({ account_id, name: 'for ever, too' }) };
    const invitation = await users.all.invite({ account_id, role: 'owner' });
    expect(await outcome(wrong.key)).toBe('holds');
    expect(await users.invitation(invitation)).toEqual({ role: 'owner' });
    pass(2 * 3_600_000);
    accounts.used(
      {
        account_id,
        key_id: before.record.id,
        at: steady(),
        operation_id: 'o',
        status: 200,
        error_code: 0,
        units: 1,
        duration_ms: 1,
      },
      { address: '10.0.0.1', in_url: false },
    );
    expect(await accounts.usage({ account_id, by: [] }), 'no date empties the ledger').toMatchObject([{ calls: 2 }]);
    by(-jump);
    // what was made under a date years ahead does not last for years
    const made = jump > DAY_MS ? 'expired' : 'holds';
    expect([await outcome(before), await outcome(wrong.key)], `${jump}`).toEqual(['holds', made]);
    expect([await outcome(forever), await outcome(wrong.forever)]).toEqual(['holds', 'holds']);
    expect((await users.invitation(invitation)) !== undefined).toBe(jump <= DAY_MS);
    const token = await users.all.invite({ account_id, role: 'owner' });
    const ada = await users.accept(
      { token, name: 'Ada', password: 'lantern orchid seventeen' },
      { address: '10.0.0.1', agent: 'test' },
    );
    by(jump);
    const reset = (await users.all.reset(ada.session.user.id))!;
    expect(await users.invitation(reset)).toEqual({ role: 'owner', name: 'Ada' });
    by(-jump);
    expect((await users.invitation(reset)) !== undefined, `${jump}`).toBe(jump > -DAY_MS && jump <= DAY_MS);
    pass(3 * DAY_MS);
    expect([await outcome(before), await outcome(forever)]).toEqual(['expired', 'holds']);
    await users.close();
    await accounts.close();
  }
});

it('lets no link live for ever, and removes no file before its time', async () => {
  for (const jump of JUMPS) {
    const { date, steady, jump: by, pass } = time();
    const dir = file('files');
    const store = folderFileStore({ dir, base_url: () => 'http://here', clock: date, steady });
    const kept = await store.put({ key: 'k', name: 'a.html', content: Buffer.from('text') } as never);
    const opened = async (link: string) => {
      const url = new URL(link);
      const [, , id, name] = url.pathname.split('/');
      const [expires, signature] = ['expires', 'signature'].map((each) => url.searchParams.get(each)!);
      return (await store.open({ id: id!, name: name!, expires: expires!, signature: signature! })).kind;
    };
    const before = store.link(kept);
    expect(await opened(before)).not.toBe('expired');
    // the file system's own date: that of the service's start
    for (const name of readdirSync(dir)) utimesSync(join(dir, name), steady() / 1000, steady() / 1000);
    by(jump);
    const made = store.link(kept);
    expect(await opened(made), 'works at once').not.toBe('expired');
    await store.put({ key: 'short', name: 'b.html', content: Buffer.from('text'), for_ms: 3_600_000 });
    expect(await store.sweep(), `${jump}`).toBe(0);
    pass(3_600_000 - 1);
    expect(await store.sweep(), `${jump}`).toBe(0);
    pass(1);
    expect(await store.sweep(), `${jump}`).toBe(1);
    by(-jump);
    expect((await opened(made)) === 'expired', `${jump}`).toBe(jump > DAY_MS);
    expect(await opened(before)).not.toBe('expired');
  }
});

it('writes a day as far as it is known', () => {
  expect([20_200_109, 20_201_100, 20_200_000, 0, undefined].map(dayText)).toEqual([
    ...['2020-01-09', '2020-11', '2020', '', ''],
  ]);
});

it('a day begins at midnight UTC, a month or a year alone with its first day', () => {
  expect([19_700_102, 20_200_109, 20_201_100, 20_200_000].map(epochOfDay)).toEqual([
    ...[DAY_MS, Date.parse('2020-01-09'), Date.parse('2020-11-01'), Date.parse('2020-01-01')],
  ]);
  expect([20_200_109, 19_991_231].map(yearOfDay)).toEqual([2020, 1999]);
});

it('years are all of their days, those of which the month or the day is not known too', () => {
  expect(daysOfYears(2019, 2021)).toEqual({ from: 20_190_000, to: 20_211_231 });
});

it('the earlier of two days comes first, what has none before all', () => {
  const days = [undefined, 20_191_231, 20_200_000];
  expect(days.map((a) => days.map((b) => byDay(a, b)))).toEqual([
    [0, -20_191_231, -20_200_000],
    [20_191_231, 0, -8_769],
    [20_200_000, 8_769, 0],
  ]);
});
