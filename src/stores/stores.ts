import type { AuditStore } from '#accounts/audit.ts';
import type { DirectoryStore } from '#accounts/directory-store.ts';
import type { KeptAnswers } from '#accounts/kept-answers.ts';
import type { ModelLedgerStore } from '#accounts/model-ledger.ts';
import type { SavedSearches } from '#accounts/saved-searches.ts';
import type { SearchHistory } from '#accounts/search-history.ts';
import type { AccountStore } from '#accounts/store.ts';
import type { UserStore } from '#accounts/user-store.ts';
import type { Worklists } from '#accounts/worklists.ts';
import type { ChatStore } from '#chats/store.ts';
import type { Clock } from '#clock.ts';
import type { EgressStore } from '#egress/log.ts';
import type { JobStore } from '#jobs/jobs.ts';
import type { TokenStore } from '#models/budget.ts';
import type { MonitorStore } from '#monitors/store.ts';
import type { SyncStore } from '#sync/store.ts';
import type { TaskStore } from '#tasks/store.ts';

/** Of dates, and of durations, see `steadyClock`. */
export interface Clocks {
  readonly clock: Clock;
  readonly steady: Clock;
}

/**
 * The small stores of an installation, one by one: whatever lies below, each keeps what the suite of its port says
 * (`src/testing/conformance/`). Whoever opens one closes it.
 */
export interface Stores {
  /** Where they are not files: connects, and brings the tables up to date. @throws ServiceError with the remedy. */
  open?(): Promise<void>;
  /** Where several processes share them: whether this one does what one of them does at a time. */
  leads?(work: string): Promise<boolean>;
  /**
   * Where they are not files: what is amiss, in a sentence, although they can be used.
   * @throws ServiceError with the remedy if they do not answer or take no writes.
   */
  state?(): Promise<string | undefined>;
  accounts(): AccountStore;
  audit(): AuditStore;
  users(clocks: Clocks): UserStore;
  directory(): DirectoryStore;
  savedSearches(clock: Clock): SavedSearches;
  searchHistory(clock: Clock): SearchHistory;
  worklists(clock: Clock): Worklists;
  modelLedger(): ModelLedgerStore;
  keptAnswers(clock: Clock): KeptAnswers;
  egress(): EgressStore;
  monitors(clock: Clock): MonitorStore;
  tasks(clock: Clock): Promise<TaskStore>;
  chats(options: Clocks & { readonly keep_days: number }): Promise<ChatStore>;
  tokens(): Promise<TokenStore>;
  jobs(): Promise<JobStore>;
  /** What was taken lies beside the corpus, wherever the rest is. */
  sync(): Promise<SyncStore>;
  /** What the processes of an installation sign with: drawn when first asked for, the same for all of them. */
  secret(name: string, signs: string): () => Promise<Uint8Array>;
}

/**
 * A store that is opened by its first call: what opens it is loaded then, and what is wrong is told by that call. One
 * that was never called has nothing to close.
 */
export function openedLate<P extends { close(): Promise<void> }>(open: () => Promise<P>): P {
  let opened: Promise<P> | undefined;
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      opened ??= open().catch((cause) => {
        opened = undefined;
        throw cause;
      });
      const port = (await opened) as unknown as Record<string, (...args: unknown[]) => unknown>;
      return port[name]!(...args);
    };
  const close = async () => {
    await (await opened?.catch(() => undefined))?.close();
  };
  return new Proxy(
    {} as P,
    {
      get: (methods: Record<string | symbol, unknown>, name) => {
        // a promise is told by this: it is none
        if (typeof name !== 'string' || name === 'then') return undefined;
        methods[name] ??= name === 'close' ? close : call(name);
        return methods[name];
      },
    } as ProxyHandler<P>,
  );
}
