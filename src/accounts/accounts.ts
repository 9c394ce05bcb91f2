import { randomUUID } from 'node:crypto';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { keyHash, keyHint, keyShape, makeKey } from './key.ts';
import { ALL_SCOPES, type Scope } from './scopes.ts';
import type {
  AccountRecord,
  AccountStore,
  KeyRecord,
  KeyUse,
  UsageQuery,
  UsageQueryOfAll,
  UsageRow,
  UsageTotal,
} from './store.ts';

/** A known key, or why a text is none. */
export type KeyCheck =
  | { readonly ok: true; readonly key: KeyRecord }
  | { readonly ok: false; readonly reason: 'no_key' | 'mistyped' | 'unknown' | 'expired' };

/** Keys and usage, each of one account: what it does not have is not there, whoever else has it. */
export interface Accounts {
  /** The key itself is in this answer and nowhere else. */
  createKey(wanted: {
    readonly account_id: string;
    readonly name: string;
    readonly scopes?: readonly Scope[];
    readonly expires_at?: number;
  }): Promise<{ readonly key: string; readonly record: KeyRecord }>;
  keys(account_id: string): Promise<readonly KeyRecord[]>;
  /**
   * No call with this key is accepted once it resolves, in this or another process. False if the account has no such
   * key.
   */
  deleteKey(account_id: string, id: string): Promise<boolean>;
  check(text: string): Promise<KeyCheck>;
  /** Notes a call for the ledger and the key's last use; written within a second, or on `flush` and `close`. */
  used(call: UsageRow, from: { readonly address: string; readonly in_url: boolean }): void;
  usage(query: UsageQuery): Promise<readonly UsageTotal[]>;
  flush(): Promise<void>;
}

/** The accounts of an installation: for whoever runs it, at the command line or as an operator in the console. */
export interface AllAccounts {
  create(name: string): Promise<AccountRecord>;
  /** By creation; the first belongs to whoever set the service up. */
  list(): Promise<readonly AccountRecord[]>;
  keys(): Promise<readonly KeyRecord[]>;
  usage(query: UsageQueryOfAll): Promise<readonly UsageTotal[]>;
}

/** What `accountsOver` opens. Doors and pages get the first part alone. */
export interface OpenAccounts extends Accounts {
  readonly all: AllAccounts;
  close(): Promise<void>;
}

const CACHED_KEYS = 10_000;
const FLUSH_EVERY_MS = 1000;
const FLUSH_AT_ROWS = 500;
const DAY_MS = 86_400_000;

/** Keys and usage over a store: look-ups cached until anything changes, ledger written in batches. */
export function accountsOver(
  store: AccountStore,
  options: {
    readonly clock?: Clock;
    readonly steady?: Clock;
    /** Days that ledger rows are kept; absent: for ever. */
    readonly usage_days?: number;
    /** Called when a batch cannot be written; the batch is kept and tried again. */
    readonly onError?: (error: unknown) => void;
  } = {},
): OpenAccounts {
  const clock = options.clock ?? systemClock;
  // what is old is forgotten by a clock that does not jump: a wrong date must not empty the ledger
  const steady = options.steady ?? options.clock ?? steadyClock();
  const known = new Map<string, KeyRecord>();
  let version = store.version();
  let rows: UsageRow[] = [];
  let uses = new Map<string, KeyUse>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextPruning = 0;

  async function write(): Promise<void> {
    const batch = rows;
    const batchUses = uses;
    if (batch.length === 0) return;
    rows = [];
    uses = new Map();
    try {
      await store.record(batch, [...batchUses.values()]);
    } catch (error) {
      rows = batch.concat(rows);
      uses = new Map([...batchUses, ...uses]);
      throw error;
    }
    if (options.usage_days !== undefined && steady() >= nextPruning) {
      nextPruning = steady() + DAY_MS / 24;
      await store.forgetUsage(steady() - options.usage_days * DAY_MS);
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    await writing?.catch(() => {});
    writing = write();
    await writing;
  };
  const flushSoon = (delay_ms: number) => {
    timer ??= setTimeout(
      () =>
        void flush().catch((error) => {
          options.onError?.(error);
          flushSoon(FLUSH_EVERY_MS);
        }),
      delay_ms,
    ).unref();
  };

  return {
    all: {
      async create(name) {
        const account = { id: randomUUID(), name, created_at: clock() };
        await store.createAccount(account);
        return account;
      },
      list: () => store.accounts(),
      keys: () => store.allKeys(),
      async usage(query) {
        await flush();
        return store.usageOfAll(query);
      },
    },
    async createKey({ account_id, name, scopes = ALL_SCOPES, expires_at }) {
      const key = makeKey();
      const record: KeyRecord = {
        id: randomUUID(),
        account_id,
        name,
        hint: keyHint(key),
        scopes,
        created_at: clock(),
        ...(expires_at !== undefined && { expires_at }),
      };
      await store.addKey(record, keyHash(key));
      return { key, record };
    },
    keys: (account_id) => store.keys(account_id),
    async deleteKey(account_id, id) {
      known.clear();
      const deleted = await store.deleteKey(account_id, id);
      known.clear(); // a look-up may have run in between
      return deleted;
    },
    async check(text) {
      const seen = store.version();
      if (seen !== version) {
        known.clear();
        version = seen;
      }
      // Found by its hash: what an attacker could time is a hash whose preimage nobody can choose.
      const hash = keyHash(text);
      let key = known.get(hash);
      if (!key) {
        const shape = keyShape(text);
        if (shape !== 'well_formed') return { ok: false, reason: shape };
        key = await store.keyByHash(hash);
        if (!key) return { ok: false, reason: 'unknown' };
        if (known.size >= CACHED_KEYS) known.clear();
        known.set(hash, key);
      }
      if (key.expires_at !== undefined && key.expires_at <= clock()) return { ok: false, reason: 'expired' };
      return { ok: true, key };
    },
    used(call, { address, in_url }) {
      rows.push(call);
      const before = uses.get(call.key_id);
      uses.set(call.key_id, {
        key_id: call.key_id,
        at: call.at,
        address,
        operation_id: call.operation_id,
        in_url: in_url || (before?.in_url ?? false),
      });
      if (rows.length === FLUSH_AT_ROWS) {
        clearTimeout(timer);
        timer = undefined;
      }
      flushSoon(rows.length >= FLUSH_AT_ROWS ? 0 : FLUSH_EVERY_MS);
    },
    async usage(query) {
      await flush();
      return store.usage(query);
    },
    flush,
    async close() {
      await flush();
      await store.close();
    },
  };
}
