import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { SECRET_BYTES } from '#storage/secret.ts';
import { openedLate, type Stores } from '../stores.ts';
import type { Database, DatabaseOptions } from './database.ts';

/**
 * The small stores in a PostgreSQL database, which any number of processes share. Nothing of it is loaded, and nobody
 * connects, before the first call.
 * @param dir The data folder of this process: what lies in it is worked on by this process alone.
 * @param beside What is kept beside the corpus in that folder.
 */
export function postgresStores(options: DatabaseOptions, dir: string, beside: Pick<Stores, 'sync'>): Stores {
  let current: Promise<Database> | undefined;
  /** One for all stores that are open; when the last was closed, the next opens another. */
  const database = async (): Promise<Database> => {
    const opened = await current?.catch(() => undefined);
    if (opened && !opened.closed) return opened;
    const { Database } = await import('./database.ts');
    current = Promise.resolve(new Database(options));
    return current;
  };
  const late = <P extends { close(): Promise<void> }>(open: (database: Database) => Promise<P>): P =>
    openedLate(async () => open(await database()));
  return {
    open: async () => (await database()).open(),
    leads: async (work) => (await database()).leads(work),
    state: async () => (await database()).state(),
    accounts: () => late(async (on) => (await import('./accounts.ts')).postgresAccountStore(on)),
    audit: () => late(async (on) => (await import('./audit.ts')).postgresAudit(on)),
    users: ({ steady }) => late(async (on) => (await import('./users.ts')).postgresUserStore(on, steady)),
    directory: () => late(async (on) => (await import('./directory.ts')).postgresDirectory(on)),
    savedSearches: (clock) =>
      late(async (on) => (await import('./saved-searches.ts')).postgresSavedSearches(on, clock)),
    searchHistory: (clock) =>
      late(async (on) => (await import('./search-history.ts')).postgresSearchHistory(on, clock)),
    worklists: (clock) => late(async (on) => (await import('./worklists.ts')).postgresWorklists(on, clock)),
    modelLedger: () => late(async (on) => (await import('./model-ledger.ts')).postgresModelLedger(on)),
    keptAnswers: (clock) => late(async (on) => (await import('./kept-answers.ts')).postgresKeptAnswers(on, clock)),
    egress: () => late(async (on) => (await import('./egress.ts')).postgresEgress(on)),
    monitors: (clock) => late(async (on) => (await import('./monitors.ts')).postgresMonitors(on, clock)),
    tasks: async (clock) => (await import('./tasks.ts')).postgresTaskStore(await database(), clock),
    chats: async (given) => (await import('./chats.ts')).postgresChatStore(await database(), given),
    tokens: async () => (await import('./tokens.ts')).postgresTokenStore(await database()),
    jobs: async () => (await import('./jobs.ts')).postgresJobStore(await database(), `${hostname()}:${dir}`),
    sync: async () => (await import('./sync.ts')).postgresSync(await database(), await beside.sync()),
    secret: (name) => {
      let secret: Uint8Array | undefined;
      return async () => {
        if (secret) return secret;
        const on = await database();
        await on.query('insert into secrets values ($1, $2) on conflict do nothing', [name, randomBytes(SECRET_BYTES)]);
        secret = (await on.query('select secret from secrets where name = $1', [name])).rows[0]!.secret as Buffer;
        return secret;
      };
    },
  };
}
