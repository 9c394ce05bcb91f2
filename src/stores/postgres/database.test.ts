import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, startPostgres, testDatabase } from '#testing/postgres.ts';
import { Database } from './database.ts';
import { databaseFault, placeOf } from './faults.ts';
import { bringUpToDate } from './migrations.ts';
import { MIGRATIONS } from './schema.ts';
import { postgresTaskStore } from './tasks.ts';

const task = (task_id: string) => ({
  ...{ task_id, flow: 'f', account: 'a', title: '', state: 's', data: {}, created_at: 1, moved_at: 1 },
  expires_at: 9e12,
});
const WORK = [{ flow: 'f', state: 's' }];

describe('what a database could not do', () => {
  const told = (fault: object) => {
    const { code, message } = databaseFault(Object.assign(new Error('?'), fault), 'db')!;
    return [code, message.replace('The database db cannot be used: ', '')];
  };

  it.each([
    ['ENOTFOUND', 'internal', /its host is not known\. Check the name in PRIORA_DATABASE_URL/],
    ['28P01', 'internal', /it refuses the password/],
    ['28000', 'internal', /pg_hba\.conf/],
    ['3D000', 'internal', /`createdb`/],
    ['42501', 'internal', /the owner of the database/],
    ['ECONNREFUSED', 'busy', /nothing listens there/],
    ['25006', 'busy', /read-only/],
    ['53300', 'busy', /PRIORA_DATABASE_CONNECTIONS/],
    ['57P03', 'busy', /starting or being stopped/],
    ['08006', 'busy', /the connection was lost/],
    ['53100', 'storage_full', /has no room left: nothing of this was kept/],
    ['XX001', 'internal', /is damaged/],
  ])('%s is %s, with its remedy', (code, kind, sentence) => {
    const [is, message] = told({ code });
    expect(is).toBe(kind);
    expect(message).toMatch(sentence);
  });

  it('says when to try again what passes, and nothing of the sort otherwise', () => {
    const details = (code: string) => databaseFault(Object.assign(new Error('?'), { code }), 'db')!.details;
    expect(details('57P01')).toEqual({ database: 'db', sqlstate: '57P01', retry_after_s: 5 });
    expect(details('28P01')).toEqual({ database: 'db', sqlstate: '28P01' });
  });

  it('is told of the addresses of a name, one of which explains it', () => {
    const errors = [Object.assign(new Error('v6'), { code: 'ECONNREFUSED' })];
    expect(told({ errors })[0]).toBe('busy');
  });

  it('is told of a server that asks for a password when there is none, which is left at once', async () => {
    const left = Promise.withResolvers<void>();
    const asks = (kind: number, text: string) => {
      const head = Buffer.from('R\0\0\0\0\0\0\0\0');
      head.writeInt32BE(8 + text.length, 1);
      head.writeInt32BE(kind, 5);
      return Buffer.concat([head, Buffer.from(text)]);
    };
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(asks(10, 'SCRAM-SHA-256\0\0'));
        socket.once('data', (first) => {
          const [, nonce] = /r=([^,]+)/.exec(first.toString())!;
          socket.write(asks(11, `r=${nonce}more,s=c2FsdA==,i=4096`));
        });
      });
      socket.on('error', () => {}).once('close', () => left.resolve());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const database = new Database({ url: `postgres://a@127.0.0.1:${(server.address() as AddressInfo).port}/x` });
    await expect(database.query('select 1', [])).rejects.toThrow(
      'it asks for a password, and PRIORA_DATABASE_URL has none',
    );
    await left.promise;
    await database.close();
    server.close();
  });

  it('is not what a statement was wrong about', () => {
    expect(databaseFault(Object.assign(new Error('there already'), { code: '23505' }), 'db')).toBeUndefined();
  });

  it('names the place without the password', () => {
    expect(placeOf('postgres://me:geheim@db.example:6000/priora?sslmode=require')).toBe('me@db.example:6000/priora');
    expect(placeOf('postgresql://db.example')).toBe('db.example:5432');
    expect(placeOf('geheim')).toBe('PRIORA_DATABASE_URL');
  });
});

describe.skipIf(!hasPostgres)('tables', () => {
  /** Of an empty database, whatever is made in it. */
  async function pooled<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    const pool = new Pool({ connectionString: await testDatabase('tables'), max: 4 });
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  }
  const steps = async (pool: Pool) =>
    (await pool.query('select number, name from priora_migrations order by number')).rows;
  const ONE = { name: 'one', sql: 'create table one (n integer)' };
  const TWO = { name: 'two', sql: 'alter table one add column m integer; insert into one values (1, 2)' };
  const BROKEN = { name: 'two', sql: 'alter table one add column m integer; insert into none values (1)' };

  it('are made once, however many begin at once', () =>
    pooled(async (pool) => {
      await Promise.all([1, 2, 3].map(() => bringUpToDate(pool, [ONE, TWO])));
      expect(await steps(pool)).toEqual([
        { number: 1, name: 'one' },
        { number: 2, name: 'two' },
      ]);
      expect((await pool.query('select * from one')).rows).toEqual([{ n: 1, m: 2 }]);
    }));

  it('stay as the last whole step has left them when one fails, and go on from there', () =>
    pooled(async (pool) => {
      await expect(bringUpToDate(pool, [ONE, BROKEN])).rejects.toThrow(
        /could not be brought to format 2 \(two\): relation "none" does not exist\. Nothing of this step was kept/,
      );
      expect(await steps(pool)).toEqual([{ number: 1, name: 'one' }]);
      expect((await pool.query('select * from one')).fields.map(({ name }) => name)).toEqual(['n']);
      await bringUpToDate(pool, [ONE, TWO]);
      expect(await steps(pool)).toHaveLength(2);
    }));

  it('of a newer version, or of another one, are left alone', () =>
    pooled(async (pool) => {
      await bringUpToDate(pool, [ONE, TWO]);
      await expect(bringUpToDate(pool, [ONE])).rejects.toThrow(
        'format 2, written by a newer Priora; this one reads up to 1',
      );
      await expect(bringUpToDate(pool, [{ ...ONE, sql: `${ONE.sql} ` }, TWO])).rejects.toThrow(
        'Format 1 of the database (one) was made by another version of Priora than this one',
      );
    }));

  it('are not made among those of another program', () =>
    pooled(async (pool) => {
      await pool.query('create table accounts (whose text)');
      await expect(bringUpToDate(pool, MIGRATIONS)).rejects.toThrow(
        /another program's tables, give Priora one of its own/,
      );
      expect((await pool.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`)).rows).toEqual([
        { n: 2 },
      ]);
    }));
});

describe.skipIf(!hasPostgres)('a database that several processes share', () => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabase('shared');
  });
  const opened = async <T>(count: number, work: (...all: Database[]) => Promise<T>): Promise<T> => {
    const all = Array.from({ length: count }, () => new Database({ url, connections: 4 }));
    try {
      return await work(...all);
    } finally {
      await Promise.all(all.map((each) => each.close()));
    }
  };

  it('leases each task to one of many that ask at once', () =>
    opened(3, async (...all) => {
      const stores = all.map((each) => postgresTaskStore(each, Date.now));
      const ids = Array.from({ length: 60 }, (_, n) => `each ${n}`);
      for (const id of ids) await stores[0]!.insert(task(id), true, []);
      const taken = await Promise.all(
        stores.flatMap((store, s) =>
          Array.from({ length: 4 }, async (_, w) => {
            const mine: string[] = [];
            for (;;) {
              const leased = await store.lease(WORK, `w${s}.${w}`, 1000, 2000);
              if (!leased) return mine;
              mine.push(leased.task_id);
            }
          }),
        ),
      );
      expect(taken.flat().toSorted()).toEqual(ids.toSorted());
      for (const id of ids) await stores[0]!.remove('a', id);
    }));

  it('wakes whoever waits for work, also after the connection on which it listens was lost', () =>
    opened(2, async (here, there) => {
      let woken = 0;
      const stores = [here!, there!].map((each) => postgresTaskStore(each, Date.now));
      const end = stores[1]!.onWork!(() => void woken++);
      // once when it began to listen
      await expect.poll(() => woken).toBe(1);
      await stores[0]!.insert(task('wakes'), true, []);
      await expect.poll(() => woken).toBe(2);
      await stores[0]!.insert(task('waits'), false, []);
      await here!.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
        [],
      );
      // it may have missed something meanwhile
      await expect.poll(() => woken).toBe(3);
      await stores[0]!.insert(task('wakes again'), true, []);
      await expect.poll(() => woken).toBe(4);
      end();
    }));

  it('fails a transaction whose connection is lost between its statements, and nothing else', () =>
    opened(2, async (here, there) => {
      const broken = here!.transaction(async (sql) => {
        const { pid } = (await sql.row('select pg_backend_pid() as pid'))!;
        await there!.query('select pg_terminate_backend($1)', [pid]);
        // it hears of that while nobody waits for an answer
        await new Promise((resolve) => setTimeout(resolve, 100));
        await sql.row('select 1');
      });
      await expect(broken).rejects.toMatchObject({ code: 'busy', details: { retry_after_s: 5 } });
      expect((await here!.query('select 1 as n', [])).rows).toEqual([{ n: 1 }]);
    }));

  it('has one that leads, and another when its connection has ended', () =>
    opened(2, async (here, there) => {
      expect([await here!.leads('work'), await there!.leads('work')]).toEqual([true, false]);
      expect([await there!.leads('more'), await here!.leads('more'), await here!.leads('work')]).toEqual([
        ...[true, false, true],
      ]);
      await here!.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
         and objid = (hashtextextended('lead work', 0) & 4294967295)::oid`,
        [],
      );
      await expect.poll(() => there!.leads('work')).toBe(true);
      // whoever led finds out, at the latest with its next piece of work
      await expect.poll(() => here!.leads('work').catch(() => true)).toBe(false);
      await there!.close();
      await expect.poll(() => here!.leads('work')).toBe(true);
    }));

  it('leads on after a connection that led before says once more that it is lost', async () => {
    // between the last words of a connection and its end there may be any time
    const ends: (() => void)[] = [];
    const proxy = createServer({ allowHalfOpen: true }, (client) => {
      const server = connect({
        path: `${decodeURIComponent(new URL(url).hostname)}/.s.PGSQL.5432`,
        allowHalfOpen: true,
      });
      client.on('error', () => {}).on('data', (piece) => server.write(piece));
      server.on('error', () => {}).on('data', (piece) => client.write(piece));
      // one that is written to once more ends with an error
      let ended = false;
      const end = () => {
        if (!ended) ends.push(() => client.end());
        ended = true;
      };
      server.on('end', end).on('close', end);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const away = new URL(`postgres://priora@127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    away.pathname = new URL(url).pathname;
    const [led, other] = [new Database({ url: away.href }), new Database({ url })];
    try {
      const before = await led.lead('on');
      await other.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
         and objid = (hashtextextended('lead on', 0) & 4294967295)::oid`,
        [],
      );
      const taken = () => led.lead('on').catch(() => undefined);
      let again: object | undefined;
      await expect.poll(async () => (again = await taken()) !== undefined && again !== before).toBe(true);
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await led.lead('on')).toBe(again);
      expect(await other.lead('on')).toBe(undefined);
    } finally {
      // ends of the others come at once
      const ending = setInterval(() => {
        for (const end of ends.splice(0)) end();
      }, 10);
      await Promise.all([led.close(), other.close()]);
      clearInterval(ending);
      proxy.close();
    }
  });

  it('is closed before a process ends that has nothing else to do', () => {
    const work = `const { Database } = await import('#stores/postgres/database.ts');
      const database = new Database({ url: process.env.DATABASE });
      database.listen('tasks', () => {});
      await database.leads('work');
      await database.close();
      console.log('closed');`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', work], {
      env: { ...process.env, DATABASE: url },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, 'closed\n']);
  });

  it('tells of a clock that differs from this machine’s, once it is opened, and goes on', async () => {
    const date = Date.now.bind(Date);
    // seconds, of which a slow answer leaves some open
    const by = (differs: RegExp, message: string) => Number(differs.exec(message)?.[1]);
    for (const [ahead_ms, told] of [
      [60_000, [expect.closeTo(-60, -1)]],
      [-17_000, [expect.closeTo(17, -1)]],
      [4_000, []],
    ] as const) {
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => date() + ahead_ms);
      const warnings: string[] = [];
      const database = new Database({ url, onWarning: (message) => warnings.push(message) });
      let amiss: string | undefined;
      try {
        await database.query('select 1', []);
        amiss = await database.state();
      } finally {
        clock.mockRestore();
        await database.close();
      }
      const differs =
        /^The clock of the database .* differs from this machine's by (-?\d+) s\. Set both by a time server/;
      expect(warnings.map((message) => by(differs, message))).toEqual(told);
      // and whenever it is asked how it is, to whoever asks: without its place
      const shown = /^The clock of the database differs from this machine's by (-?\d+) s\./;
      expect(amiss === undefined ? [] : [by(shown, amiss)]).toEqual(told);
    }
  });

  it('refuses what is written while it is read-only, with the remedy, and goes on afterwards', async () => {
    // one connection, which the setting is of
    const database = new Database({ url, connections: 1 });
    const store = postgresTaskStore(database, Date.now);
    await database.query('set default_transaction_read_only = on', []);
    const told = { code: 'busy', message: expect.stringMatching(/it is read-only: a standby/) };
    await expect(store.insert(task('late'), false, [])).rejects.toMatchObject(told);
    await expect(database.state()).rejects.toMatchObject(told);
    await database.query('set default_transaction_read_only = off', []);
    expect(await database.state()).toBe(undefined);
    await store.insert(task('late'), false, []);
    expect(await store.version('a', 'late')).toBe(1);
    await database.close();
  });
});

it.skipIf(!hasPostgres)(
  'loses nothing that was acknowledged when the server is killed, and says meanwhile that it is',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pg-'));
    const server = await startPostgres(folder, []);
    const database = new Database({ url: server.url('postgres'), connections: 2 });
    try {
      const store = postgresTaskStore(database, Date.now);
      await store.insert(task('kept'), true, []);
      await server.kill();
      // callers are told nothing of where it is
      await expect(store.version('a', 'kept')).rejects.toMatchObject({
        code: 'busy',
        message: expect.stringMatching(/^The database cannot be used: /),
        details: { retry_after_s: 5 },
      });
      await expect(store.insert(task('refused'), true, [])).rejects.toMatchObject({ code: 'busy' });
      await server.start();
      await expect.poll(() => store.version('a', 'kept').catch(() => undefined)).toBe(1);
      expect(await store.find('refused')).toBeUndefined();
      await store.insert(task('after'), true, []);
      expect(await store.version('a', 'after')).toBe(1);
    } finally {
      await database.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
