import { beforeAll, describe } from 'vitest';
import { sqliteStores } from '#stores/sqlite/sqlite-stores.ts';
import { describeAccountStores } from '#testing/conformance/accounts.ts';
import { describeAuditStore } from '#testing/conformance/audit.ts';
import { describeChatStore } from '#testing/conformance/chats.ts';
import { describeDirectoryStore } from '#testing/conformance/directory.ts';
import { describeEgressStore } from '#testing/conformance/egress.ts';
import { describeGatheredStores } from '#testing/conformance/gathered.ts';
import { describeJobStore } from '#testing/conformance/jobs.ts';
import { describeMonitorStore } from '#testing/conformance/monitors.ts';
import type { Opening } from '#testing/conformance/opening.ts';
import { describeSyncStore } from '#testing/conformance/sync.ts';
import { describeTaskStore } from '#testing/conformance/tasks.ts';
import { describeTokenStore } from '#testing/conformance/tokens.ts';
import { hasPostgres, testDatabase } from '#testing/postgres.ts';
import { postgresAccountStore } from './accounts.ts';
import { postgresAudit } from './audit.ts';
import { postgresChatStore } from './chats.ts';
import { Database } from './database.ts';
import { postgresDirectory } from './directory.ts';
import { postgresEgress } from './egress.ts';
import { postgresJobStore } from './jobs.ts';
import { postgresKeptAnswers } from './kept-answers.ts';
import { postgresModelLedger } from './model-ledger.ts';
import { postgresMonitors } from './monitors.ts';
import { postgresSavedSearches } from './saved-searches.ts';
import { postgresSearchHistory } from './search-history.ts';
import { postgresSync } from './sync.ts';
import { postgresTaskStore } from './tasks.ts';
import { postgresTokenStore } from './tokens.ts';
import { postgresUserStore } from './users.ts';
import { postgresWorklists } from './worklists.ts';

/** Faster than to truncate thirty tables. Foreign keys are not looked at meanwhile. */
const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('priora_migrations', 'keys_revision')
  loop execute format('delete from %I', name); end loop;
end $$`;

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let url: string;
  let current: string | undefined;
  beforeAll(async () => {
    url = await testDatabase('stores');
  });

  /** A database as another process has it; each folder of the suites begins with an empty one. */
  async function database(folder: string): Promise<Database> {
    const opened = new Database({ url, connections: 4 });
    if (folder !== current) {
      current = folder;
      await opened.query(EMPTY, []);
    }
    return opened;
  }
  const over =
    <S>(open: (database: Database, ...clocks: [() => number, () => number]) => S): Opening<S> =>
    async (folder, ...clocks) =>
      open(await database(folder), ...clocks);

  describeTaskStore('PostgreSQL', over(postgresTaskStore));
  describeJobStore(
    'PostgreSQL',
    over((opened) => postgresJobStore(opened, 'here')),
  );
  describeSyncStore('PostgreSQL', async (folder) =>
    postgresSync(await database(folder), await sqliteStores(folder).sync()),
  );
  describeTokenStore('PostgreSQL', over(postgresTokenStore));
  describeChatStore(
    'PostgreSQL',
    over((opened, clock, steady) => postgresChatStore(opened, { keep_days: 7, clock, steady })),
  );
  describe('monitors', () => describeMonitorStore('PostgreSQL', over(postgresMonitors)));
  describeEgressStore('PostgreSQL', over(postgresEgress));
  describeAuditStore('PostgreSQL', over(postgresAudit), async (_, sql, unguarded) => {
    const opened = new Database({ url, connections: 1 });
    try {
      await opened.query(
        unguarded ? `do $$ begin set local session_replication_role = replica; ${sql}; end $$` : sql,
        [],
      );
    } finally {
      await opened.close();
    }
  });
  describe('accounts', () => {
    describeAccountStores(
      'PostgreSQL',
      over((opened, clock, steady) => {
        const stores = {
          accounts: postgresAccountStore(opened),
          users: postgresUserStore(opened, steady),
          searches: postgresSavedSearches(opened, clock),
          ledger: postgresModelLedger(opened),
          answers: postgresKeptAnswers(opened, clock),
        };
        return {
          ...stores,
          answersElsewhere: () => postgresKeptAnswers(new Database({ url, connections: 2 }), clock),
          close: async () => void (await Promise.all(Object.values(stores).map((s) => s.close()))),
        };
      }),
    );
  });
  describe('directory', () => {
    describeDirectoryStore(
      'PostgreSQL',
      over((opened, _clock, steady) => {
        const stores = {
          accounts: postgresAccountStore(opened),
          users: postgresUserStore(opened, steady),
          directory: postgresDirectory(opened),
        };
        return { ...stores, close: async () => void (await Promise.all(Object.values(stores).map((s) => s.close()))) };
      }),
    );
  });
  describe('gathered', () => {
    describeGatheredStores(
      'PostgreSQL',
      over((opened, clock, steady) => {
        const stores = {
          accounts: postgresAccountStore(opened),
          users: postgresUserStore(opened, steady),
          history: postgresSearchHistory(opened, clock),
          worklists: postgresWorklists(opened, clock),
        };
        return { ...stores, close: async () => void (await Promise.all(Object.values(stores).map((s) => s.close()))) };
      }),
    );
  });
});
