import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import type { Client, Pool, PoolClient, QueryConfig } from 'pg';
import { systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { inSpan } from '#tracing/span.ts';
import { databaseFault, placeOf } from './faults.ts';
import { bringUpToDate } from './migrations.ts';

/** What spans of traces say of every statement; never its text or its values. */
const DATABASE = { 'db.system.name': 'postgresql' };

export type Row = Readonly<Record<string, any>>;
/** What can stand for a `$n`: JSON is given as text. */
export type Value =
  | (string | number | boolean | null | Buffer)
  | readonly (string | null)[]
  | readonly (number | null)[]
  | readonly boolean[]
  | readonly (Buffer | null)[];

/** Statements, prepared once for each connection. `$1` is the first of the values. */
export interface Sql {
  rows(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  row(text: string, ...values: readonly Value[]): Promise<Row | undefined>;
  /** Answers how many rows it wrote or removed. */
  run(text: string, ...values: readonly Value[]): Promise<number>;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name`, with the parameters of libpq that `pg` knows (`sslmode`). */
  readonly url: string;
  /** Connections of this process at most. */
  readonly connections?: number;
  /** A statement that takes longer is ended. */
  readonly statement_ms?: number;
  /** Told of a connection that failed while nobody used it, and of clocks that differ. */
  readonly onWarning?: (message: string) => void;
}

/** What is told when something was notified, or may have been while nobody could listen. */
export type Wake = () => void;

/** A connection whose locks say what this process does of what one does at a time. */
interface Leader {
  readonly client: Client;
  readonly led: Set<string>;
}

/** Clocks of two machines may differ by so much. */
const MOST_SKEW_MS = 5000;
/** What a server says of itself. */
const READ_ONLY = "(pg_is_in_recovery() or current_setting('transaction_read_only') = 'on')";
const NOW = 'extract(epoch from clock_timestamp()) * 1000';
/** The oldest server that it runs on. */
const LEAST_VERSION = 140_000;
/** A transaction that others' writes undid is begun again so often. */
const TRIES = 4;
/** After a lost connection, the listening one is opened again. */
const LISTEN_AGAIN_MS = 1000;

/** SQLSTATE of what is mended by beginning again. */
const TO_REPEAT = new Set(['40001', '40P01']);

/**
 * A PostgreSQL database that the stores of this process share: a pool of connections, opened with the first call; its
 * tables are made or brought up to date before that one is answered.
 */
export class Database {
  readonly place: string;
  readonly #options: DatabaseOptions;
  readonly #names = new Map<string, string>();
  readonly #wakes = new Map<string, Set<Wake>>();
  #opened: Promise<Pool> | undefined;
  #listener: Promise<Client | undefined> | undefined;
  #leader: Promise<Leader> | undefined;
  #again: NodeJS.Timeout | undefined;
  #ports = 0;
  #closed = false;

  constructor(options: DatabaseOptions) {
    this.#options = options;
    this.place = placeOf(options.url);
  }

  /** Whether all its stores were closed. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Connects and brings the tables up to date, if nobody did. @throws ServiceError with the remedy. */
  async open(): Promise<void> {
    try {
      await this.#pool();
    } catch (cause) {
      // the fault itself, told again with its place
      const told = cause instanceof ServiceError ? (databaseFault(cause.cause, this.place) ?? cause) : cause;
      throw told;
    }
  }

  /**
   * Whether it can be read and written, asked now. Answers in a sentence what is amiss all the same.
   * @throws ServiceError with the remedy if it cannot.
   */
  async state(): Promise<string | undefined> {
    const sent = systemClock();
    const { rows } = await this.query(`select ${READ_ONLY} as read_only, ${NOW} as now`, []);
    if (rows[0].read_only) throw this.fault({ code: '25006' });
    return this.#skewed(Number(rows[0].now), sent, 'The clock of the database');
  }

  /** For one store, see `Port`. */
  port(): Port {
    this.#ports++;
    return new Port(this, async () => {
      if (--this.#ports === 0) await this.close();
    });
  }

  /** One statement by itself. */
  query(text: string, values: readonly Value[]) {
    return inSpan(
      'postgresql query',
      DATABASE,
      async () => {
        const pool = await this.#pool();
        try {
          return await pool.query(this.#prepared(text, values));
        } catch (cause) {
          throw this.fault(cause);
        }
      },
      SpanKind.CLIENT,
    );
  }

  /** Statements of one moment, which see nothing that is written meanwhile. */
  async reading<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const pool = await this.#pool();
    let client: PoolClient | undefined;
    let broken = false;
    try {
      client = await pool.connect();
      const reading = client;
      await client.query('begin transaction isolation level repeatable read read only');
      return await work(sqlOf((text, values) => reading.query(this.#prepared(text, values))));
    } catch (cause) {
      throw this.fault(cause);
    } finally {
      await client?.query('commit').catch(() => {
        broken = true;
      });
      client?.release(broken);
    }
  }

  /**
   * All of it, durably, or nothing. What others' writes undid is begun again: `work` leaves no other trace than in the
   * database.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return inSpan('postgresql transaction', DATABASE, () => this.#transaction(work), SpanKind.CLIENT);
  }

  async #transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const pool = await this.#pool();
    for (let tries = 1; ; tries++) {
      let client: PoolClient;
      try {
        client = await pool.connect();
      } catch (cause) {
        throw this.fault(cause);
      }
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(sqlOf((text, values) => client.query(this.#prepared(text, values))));
        await client.query('commit');
        return result;
      } catch (cause) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        if (tries < TRIES && TO_REPEAT.has((cause as { code?: string }).code ?? '')) continue;
        throw this.fault(cause);
      } finally {
        client.release(broken);
      }
    }
  }

  /**
   * Calls `wake` whenever a channel is notified by whatever process, and whenever it may have been while the connection
   * was lost. Answers how to end it.
   */
  listen(channel: string, wake: Wake): () => void {
    const wakes = this.#wakes.get(channel) ?? new Set();
    this.#wakes.set(channel, wakes.add(wake));
    this.#listener = (this.#listener ?? this.#startListening()).then(async (client) => {
      await client?.query(`listen ${channel}`).catch(() => {});
      return client;
    });
    return () => void wakes.delete(wake);
  }

  /**
   * Whether this process does what one of all does at a time. Who has begun with it keeps it until its connection ends,
   * as when it dies; it is asked before each piece of such work.
   */
  async leads(work: string): Promise<boolean> {
    return (await this.lead(work)) !== undefined;
  }

  /** The same; answers one and the same object until the lead was lost, also where it was taken again since. */
  async lead(work: string): Promise<object | undefined> {
    await this.#pool();
    const leader = (this.#leader ??= this.#connectLeader());
    try {
      const { client, led } = await leader;
      // a connection that was lost has ended the lead, and says so here
      const { rows } = await aliveUntil(
        led.has(work)
          ? client.query('select true as leads')
          : client.query(`select pg_try_advisory_lock(hashtextextended('lead ' || $1, 0)) as leads`, [work]),
      );
      if (!rows[0].leads) return undefined;
      led.add(work);
      return led;
    } catch (cause) {
      this.#forget(leader);
      throw this.fault(cause);
    }
  }

  #connectLeader(): Promise<Leader> {
    const leader = (async () => {
      const { Client } = await driver();
      const client = new Client(this.#connection());
      client.on('error', () => this.#forget(leader));
      await client.connect();
      unrefed(client);
      return { client, led: new Set<string>() };
    })();
    return leader;
  }

  /**
   * Of a connection that was lost. It may say so more than once, and late: the one in its place stays, which else
   * would hold its locks unused for as long as the process lives.
   */
  #forget(leader: Promise<Leader>): void {
    if (this.#leader === leader) this.#leader = undefined;
    void leader.then(({ client }) => client.end()).catch(() => {});
  }

  /** What was thrown, as something that can be acted upon where it is a fault of the database; told to callers. */
  fault(cause: unknown): unknown {
    return databaseFault(cause) ?? cause;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#again);
    await aliveUntil(this.#end());
  }

  async #end(): Promise<void> {
    const listener = await this.#listener?.catch(() => undefined);
    await listener?.end().catch(() => {});
    const leader = await this.#leader?.catch(() => undefined);
    await leader?.client.end().catch(() => {});
    const pool = await this.#opened?.catch(() => undefined);
    await pool?.end();
  }

  #pool(): Promise<Pool> {
    if (this.#closed) throw new ServiceError('busy', 'The service is stopping; ask again shortly.');
    this.#opened ??= this.#connect().catch((cause) => {
      // the next call tries again
      this.#opened = undefined;
      throw this.fault(cause);
    });
    return this.#opened;
  }

  async #connect(): Promise<Pool> {
    const { Pool, types } = await driver();
    const { connections = 10, statement_ms = 60_000, onWarning } = this.#options;
    const sockets = new Set<Socket>();
    const pool = new Pool({
      ...this.#connection(),
      stream: () => {
        const socket = new Socket();
        sockets.add(socket);
        return socket.once('close', () => sockets.delete(socket));
      },
      max: connections,
      statement_timeout: statement_ms,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      // a command-line process ends although connections idle
      allowExitOnIdle: true,
      types: {
        getTypeParser: (oid: number, format?: any) => (BIG.has(oid) ? Number : types.getTypeParser(oid, format)),
      },
    });
    // a connection that is lost between two statements of a transaction has nobody who waits for it: the next one fails
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', (error) => onWarning?.(`A connection to the database was lost: ${error.message}`));
    try {
      await this.#examine(pool);
      await bringUpToDate(pool);
      return pool;
    } catch (cause) {
      await pool.end().catch(() => {});
      // one that could not say who it is stays open, and the process with it, until the server loses patience
      for (const socket of sockets) socket.destroy();
      throw cause;
    }
  }

  #connection() {
    return { connectionString: this.#options.url, application_name: 'priora', keepAlive: true };
  }

  /** @throws ServiceError for a server that cannot hold the stores. */
  async #examine(pool: Pool): Promise<void> {
    const sent = systemClock();
    const { rows } = await pool.query<Row>(`select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      ${READ_ONLY} as read_only, ${NOW} as now`);
    const { number, version, encoding, read_only, now } = rows[0]!;
    const refuse = (why: string) => {
      throw new ServiceError('internal', `The database ${this.place} cannot be used: ${why}`, { database: this.place });
    };
    if (number < LEAST_VERSION) refuse(`it is PostgreSQL ${version}. Use PostgreSQL 14 or later.`);
    if (encoding !== 'UTF8')
      refuse(`its encoding is ${encoding}. Make a database with \`createdb --encoding=UTF8 --template=template0\`.`);
    if (read_only) throw Object.assign(new Error('read-only'), { code: '25006' });
    const skewed = this.#skewed(Number(now), sent, `The clock of the database ${this.place}`);
    if (skewed !== undefined) this.#options.onWarning?.(skewed);
  }

  /** Of a clock that was read after `sent` by this machine's: that it differs, in any case by more than it may. */
  #skewed(now: number, sent: number, clock: string): string | undefined {
    const received = systemClock();
    const skew_ms = now - (sent + received) / 2;
    if (Math.abs(skew_ms) - (received - sent) / 2 <= MOST_SKEW_MS) return undefined;
    return `${clock} differs from this machine's by ${Math.round(skew_ms / 1000)} s. Set both by a time server: leases of tasks are told by them.`;
  }

  async #startListening(): Promise<Client | undefined> {
    const tellAll = () => {
      for (const wakes of this.#wakes.values()) for (const wake of wakes) wake();
    };
    const later = () => {
      if (this.#closed) return;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => {
        this.#listener = this.#startListening();
      }, LISTEN_AGAIN_MS).unref();
    };
    try {
      await this.#pool();
      const { Client } = await driver();
      const client = new Client(this.#connection());
      client.on('notification', ({ channel }) => {
        for (const wake of this.#wakes.get(channel) ?? []) wake();
      });
      client.on('error', () => {});
      client.on('end', later);
      await client.connect();
      unrefed(client);
      for (const channel of this.#wakes.keys()) await client.query(`listen ${channel}`);
      tellAll();
      return client;
    } catch {
      later();
      return undefined;
    }
  }

  #prepared(text: string, values: readonly Value[]): QueryConfig {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('hex').slice(0, 32);
      this.#names.set(text, name);
    }
    return { name, text, values: values.map(storable) };
  }
}

/** int8, and numeric as sums of them are: what is kept stays below 2^53. */
const BIG = new Set([20, 1700]);

/** PostgreSQL's text has no NUL; whoever sends one finds the sign for what cannot be shown. */
const storable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
};

/** A connection that idles keeps no process alive. */
const unrefed = (client: Client) =>
  (client as unknown as { connection: { stream: { unref?(): void } } }).connection.stream.unref?.();

/** Waits for what comes over connections that idle, and by themselves would let the process end before. */
async function aliveUntil<T>(work: Promise<T>): Promise<T> {
  const alive = setInterval(() => {}, 60_000);
  try {
    return await work;
  } finally {
    clearInterval(alive);
  }
}

/** Loaded only where a database is configured. @throws ServiceError if it is not installed. */
async function driver(): Promise<typeof import('pg')['default']> {
  try {
    return (await import('pg')).default;
  } catch (cause) {
    throw new ServiceError(
      'internal',
      'PRIORA_DATABASE_URL is set, and the package `pg` is not installed. Install it with `npm install pg`.',
      {},
      { cause },
    );
  }
}

type Query = (text: string, values: readonly Value[]) => Promise<{ rows: Row[]; rowCount: number | null }>;

function sqlOf(query: Query): Sql {
  return {
    rows: async (text, ...values) => (await query(text, values)).rows,
    row: async (text, ...values) => (await query(text, values)).rows[0],
    run: async (text, ...values) => (await query(text, values)).rowCount ?? 0,
  };
}

/** What one store does in the database: reads at once, writes in the order in which they were called. */
export class Port {
  readonly #database: Database;
  readonly #read: Sql;
  readonly #released: () => Promise<void>;
  readonly #under_way = new Set<Promise<unknown>>();
  #last: Promise<unknown> = Promise.resolve();
  #closed: Promise<void> | undefined;

  constructor(database: Database, released: () => Promise<void>) {
    this.#database = database;
    this.#released = released;
    this.#read = sqlOf((text, values) => database.query(text, values));
  }

  /** Statements, each of its own moment. */
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#noted(() => work(this.#read));
  }

  /** One statement that writes, after all that were called before. */
  one<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#inOrder(() => work(this.#read));
  }

  /** A transaction, after all writes that were called before. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#inOrder(() => this.#database.transaction(work));
  }

  listen(channel: string, wake: Wake): () => void {
    return this.#database.listen(channel, wake);
  }

  /** Waits for what was called before; afterwards every call is refused. */
  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#under_way).then(() => this.#released());
    return this.#closed;
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    return this.#noted(() => {
      const done = this.#last.then(work);
      this.#last = done.catch(() => {});
      return done;
    });
  }

  async #noted<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new ServiceError('busy', 'The service is stopping; ask again shortly.');
    const done = work();
    this.#under_way.add(done);
    try {
      return await done;
    } finally {
      this.#under_way.delete(done);
    }
  }
}
