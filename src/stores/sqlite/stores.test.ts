import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeAccountStores } from '#testing/conformance/accounts.ts';
import { describeAuditStore } from '#testing/conformance/audit.ts';
import { describeDirectoryStore } from '#testing/conformance/directory.ts';
import { describeEgressStore } from '#testing/conformance/egress.ts';
import { describeGatheredStores } from '#testing/conformance/gathered.ts';
import { describeJobStore } from '#testing/conformance/jobs.ts';
import { describeMonitorStore } from '#testing/conformance/monitors.ts';
import { describeSyncStore } from '#testing/conformance/sync.ts';
import { describeTaskStore } from '#testing/conformance/tasks.ts';
import { describeTokenStore } from '#testing/conformance/tokens.ts';
import { ACCOUNTS, sqliteAccountStore } from './accounts.ts';
import { sqliteAudit } from './audit.ts';
import { sqliteDirectory } from './directory.ts';
import { sqliteEgress } from './egress.ts';
import { JOBS, sqliteJobStore } from './jobs.ts';
import { sqliteKeptAnswers } from './kept-answers.ts';
import { sqliteModelLedger } from './model-ledger.ts';
import { sqliteMonitors } from './monitors.ts';
import { sqliteSavedSearches } from './saved-searches.ts';
import { sqliteSearchHistory } from './search-history.ts';
import { sqliteSync } from './sync.ts';
import { sqliteTaskStore, TASKS } from './tasks.ts';
import { MODELS, sqliteTokenStore } from './tokens.ts';
import { sqliteUserStore } from './users.ts';
import { sqliteWorklists } from './worklists.ts';

describeTaskStore('SQLite', (folder) => sqliteTaskStore(join(folder, TASKS.file)));
describeJobStore('SQLite', (folder) => sqliteJobStore(join(folder, JOBS.file)));
describeSyncStore('SQLite', (folder) => sqliteSync(join(folder, JOBS.file)));
describeTokenStore('SQLite', (folder) => sqliteTokenStore(join(folder, MODELS.file)));
describeMonitorStore('SQLite', (folder, clock) => sqliteMonitors(join(folder, ACCOUNTS.file), { clock }));
describeEgressStore('SQLite', (folder) => sqliteEgress(join(folder, ACCOUNTS.file)));
describeAuditStore(
  'SQLite',
  (folder) => sqliteAudit(join(folder, ACCOUNTS.file)),
  async (folder, sql, unguarded) => {
    const db = new DatabaseSync(join(folder, ACCOUNTS.file));
    try {
      if (unguarded) db.exec('drop trigger if exists audit_is_kept; drop trigger if exists audit_is_whole');
      db.exec(sql);
    } finally {
      db.close();
    }
  },
);
describeAccountStores('SQLite', (folder, clock, steady) => {
  const path = join(folder, ACCOUNTS.file);
  const accounts = sqliteAccountStore(path);
  const users = sqliteUserStore(path, { clock, steady });
  const searches = sqliteSavedSearches(path, { clock });
  const ledger = sqliteModelLedger(path);
  const answers = sqliteKeptAnswers(path, { clock });
  const all = [accounts, users, searches, ledger, answers];
  return {
    accounts,
    users,
    searches,
    ledger,
    answers,
    answersElsewhere: () => sqliteKeptAnswers(path, { clock, holder: 'another process' }),
    close: async () => void (await Promise.all(all.map((s) => s.close()))),
  };
});
describeDirectoryStore('SQLite', (folder, clock, steady) => {
  const path = join(folder, ACCOUNTS.file);
  const accounts = sqliteAccountStore(path);
  const users = sqliteUserStore(path, { clock, steady });
  const directory = sqliteDirectory(path);
  const all = [accounts, users, directory];
  return { accounts, users, directory, close: async () => void (await Promise.all(all.map((s) => s.close()))) };
});
describeGatheredStores('SQLite', (folder, clock, steady) => {
  const path = join(folder, ACCOUNTS.file);
  const accounts = sqliteAccountStore(path);
  const users = sqliteUserStore(path, { clock, steady });
  const history = sqliteSearchHistory(path, { clock });
  const worklists = sqliteWorklists(path, { clock });
  const all = [accounts, users, history, worklists];
  return {
    accounts,
    users,
    history,
    worklists,
    close: async () => void (await Promise.all(all.map((s) => s.close()))),
  };
});
