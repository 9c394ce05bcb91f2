import type { Scope } from './scopes.ts';

export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 UTC, like every instant here. */
  readonly created_at: number;
  /** Since when it is being removed: no key and no session of it holds. */
  readonly removing_since?: number;
}

/** An account that is being removed. */
export interface Removing {
  readonly account_id: string;
  readonly marked_at: number;
}

export interface KeyRecord {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  /** First and last characters, to recognise it by. */
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly created_at: number;
  readonly expires_at?: number;
  readonly last_used_at?: number;
  readonly last_used_address?: string;
  readonly last_used_operation?: string;
  /** When the key was last sent in a URL, where proxies and histories keep it: a reason to replace it. */
  readonly seen_in_url_at?: number;
  /** Addresses and networks (`192.0.2.0/24`, `2001:db8::1`) that alone may send it; absent: any may. */
  readonly addresses?: readonly string[];
  /** Since when it is refused, until somebody enables it again. */
  readonly disabled_at?: number;
  /** The key that was made to take its place; this one holds until it expires. */
  readonly replaced_by?: string;
  /** The person who made it; absent: a command, or a version that did not write it down. */
  readonly made_by?: string;
}

/** What of a key can be changed after it was made. What is absent stays. */
export interface KeyChange {
  readonly name?: string;
  /** None: any address may send it. */
  readonly addresses?: readonly string[];
  /** Null: it is accepted again. */
  readonly disabled_at?: number | null;
  readonly expires_at?: number;
  readonly replaced_by?: string;
}

/** One call, as the ledger keeps it. */
export interface UsageRow {
  readonly at: number;
  readonly account_id: string;
  readonly key_id: string;
  readonly operation_id: string;
  /** HTTP status, and the envelope's code (0: success). */
  readonly status: number;
  readonly error_code: number;
  readonly units: number;
  readonly duration_ms: number;
}

/** The last use of a key since the previous write. */
export interface KeyUse {
  readonly key_id: string;
  readonly account_id: string;
  readonly at: number;
  readonly address: string;
  readonly operation_id: string;
  readonly in_url: boolean;
}

/** Which calls of one key are wanted, the newest first. */
export interface CallsOf {
  readonly account_id: string;
  readonly key_id: string;
  /** Behind this call; absent: from the newest on. */
  readonly before?: Pick<LedgerCall, 'at' | 'place'>;
  readonly limit: number;
}

/** A call as the ledger has it. */
export interface LedgerCall extends UsageRow {
  /** Tells calls of one instant apart: the later written has the greater. */
  readonly place: number;
}

export type UsageDimension = 'day' | 'key' | 'operation' | 'error';

/** A question to the ledger of one account. */
export interface UsageQuery extends UsageQueryOfAll {
  readonly account_id: string;
}

/** A question to the whole ledger, for whoever runs the installation. */
export interface UsageQueryOfAll {
  /** From (inclusive) and to (exclusive), milliseconds since 1970 UTC. */
  readonly from?: number;
  readonly to?: number;
  /** Totals per combination of these; days are UTC, `YYYY-MM-DD`. */
  readonly by: readonly UsageDimension[];
}

export interface UsageTotal {
  readonly day?: string;
  readonly key_id?: string;
  readonly operation_id?: string;
  /** 0: success. */
  readonly error_code?: number;
  readonly calls: number;
  readonly failures: number;
  readonly units: number;
  readonly duration_ms: number;
}

/** How long the calls of an operation took, in milliseconds: nearest-rank percentiles over the ledger's rows. */
export interface OperationTimes {
  readonly operation_id: string;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
}

/**
 * What accounts, keys and the ledger need from a database. What has resolved survives a crash of the machine, and every
 * call made afterwards sees it.
 */
export interface AccountStore {
  /** @throws if there is one of the id. */
  createAccount(account: AccountRecord): Promise<void>;
  /** By creation. */
  accounts(): Promise<readonly AccountRecord[]>;
  /** @throws if there is one of the id or hash, or no such account. */
  addKey(key: KeyRecord, hash: string): Promise<void>;
  /** By creation. */
  keys(account_id: string): Promise<readonly KeyRecord[]>;
  allKeys(): Promise<readonly KeyRecord[]>;
  keyByHash(hash: string): Promise<KeyRecord | undefined>;
  /** False if the account has no such key. */
  changeKey(account_id: string, id: string, change: KeyChange): Promise<boolean>;
  /** Disables every key that a person made and that is not disabled yet; answers how many. */
  disableKeysOf(account_id: string, user_id: string, at: number): Promise<number>;
  /** Forgets the key for ever; the ledger keeps its id. False if the account has no such key. */
  deleteKey(account_id: string, id: string): Promise<boolean>;
  /**
   * Another value whenever somebody, here or in another process, has changed something since the last call, so that
   * what was kept of `keyByHash` can be dropped. Cheap: asked on every call of the service.
   */
  version(): Promise<number>;
  /** Appends to the ledger and notes the last uses of keys, all of it or nothing. */
  record(usage: readonly UsageRow[], uses: readonly KeyUse[]): Promise<void>;
  /** Totals in the order of `by`; without dimensions one row, which may be of no calls. */
  usage(query: UsageQuery): Promise<readonly UsageTotal[]>;
  /** As `usage`, of all accounts. */
  usageOfAll(query: UsageQueryOfAll): Promise<readonly UsageTotal[]>;
  /** Rows of the ledger, the newest first. */
  calls(wanted: CallsOf): Promise<readonly LedgerCall[]>;
  /** By operation, from (inclusive) to (exclusive). */
  times(query: { account_id: string; from: number; to: number }): Promise<readonly OperationTimes[]>;
  /** Removes ledger rows older than an instant; answers how many. */
  forgetUsage(before: number): Promise<number>;
  /**
   * Marks an account as being removed: `keyByHash` and sessions of it are no more, and `version` is another. The first
   * mark counts. False if there is no such account.
   */
  beginRemoval(account_id: string, at: number): Promise<boolean>;
  /** Accounts that are marked. */
  removals(): Promise<readonly Removing[]>;
  /**
   * Removes some of what the database of the accounts holds of one, but for the account and its mark; answers how many
   * rows, and 0 when none was left. The audit log stays.
   */
  removeAccount(account_id: string): Promise<number>;
  /** Removes a marked account and its mark. */
  endRemoval(account_id: string): Promise<void>;
  close(): Promise<void>;
}
