import { join } from 'node:path';
import { readSecret } from '#storage/secret.ts';
import type { Stores } from '../stores.ts';
import { ACCOUNTS, sqliteAccountStore } from './accounts.ts';
import { sqliteAudit } from './audit.ts';
import { sqliteDirectory } from './directory.ts';
import { sqliteEgress } from './egress.ts';
import { sqliteKeptAnswers } from './kept-answers.ts';
import { sqliteModelLedger } from './model-ledger.ts';
import { sqliteMonitors } from './monitors.ts';
import { sqliteSavedSearches } from './saved-searches.ts';
import { sqliteSearchHistory } from './search-history.ts';
import { sqliteUserStore } from './users.ts';
import { sqliteWorklists } from './worklists.ts';

/** The small stores of a data folder, in files. Several processes may share them. */
export function sqliteStores(dir: string): Stores {
  const accounts = join(dir, ACCOUNTS.file);
  return {
    accounts: () => sqliteAccountStore(accounts),
    audit: () => sqliteAudit(accounts),
    users: (clocks) => sqliteUserStore(accounts, clocks),
    directory: () => sqliteDirectory(accounts),
    savedSearches: (clock) => sqliteSavedSearches(accounts, { clock }),
    searchHistory: (clock) => sqliteSearchHistory(accounts, { clock }),
    worklists: (clock) => sqliteWorklists(accounts, { clock }),
    modelLedger: () => sqliteModelLedger(accounts),
    keptAnswers: (clock) => sqliteKeptAnswers(accounts, { clock }),
    egress: () => sqliteEgress(accounts),
    monitors: (clock) => sqliteMonitors(accounts, { clock }),
    // what a command does not need is loaded only by those that do
    tasks: async () => {
      const { sqliteTaskStore, TASKS } = await import('./tasks.ts');
      return sqliteTaskStore(join(dir, TASKS.file));
    },
    chats: async (options) => {
      const { CHATS, sqliteChatStore } = await import('./chats.ts');
      return sqliteChatStore({ file: join(dir, CHATS.file), ...options });
    },
    tokens: async () => {
      const { MODELS, sqliteTokenStore } = await import('./tokens.ts');
      return sqliteTokenStore(join(dir, MODELS.file));
    },
    jobs: async () => {
      const { JOBS, sqliteJobStore } = await import('./jobs.ts');
      return sqliteJobStore(join(dir, JOBS.file));
    },
    sync: async () => {
      const [{ JOBS }, { sqliteSync }] = await Promise.all([import('./jobs.ts'), import('./sync.ts')]);
      return sqliteSync(join(dir, JOBS.file));
    },
    secret: (name, signs) => {
      const secret = readSecret(join(dir, name), signs);
      return async () => secret;
    },
  };
}
