import { randomBytes, randomUUID } from 'node:crypto';
import { type Clock, holdingSince, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { type KeyShape, keyHash, keyHint, keyShape, makeKey } from './key.ts';
import { permits } from './key-addresses.ts';
import { ALL_SCOPES, type Scope } from './scopes.ts';
import type {
  AccountRecord,
  AccountStore,
  CallsOf,
  KeyChange,
  KeyRecord,
  KeyUse,
  LedgerCall,
  OperationTimes,
  Removing,
  UsageQuery,
  UsageQueryOfAll,
  UsageRow,
  UsageTotal,
} from './store.ts';
import { looksLikeToken, TOKEN_LIFE_S, tokenSigner } from './tokens.ts';

/** A known key, or why a text is none. */
export type KeyCheck =
  | { readonly ok: true; readonly key: KeyRecord }
  | { readonly ok: false; readonly reason: 'no_key' | 'mistyped' | 'unknown' | 'expired' | 'disabled' | 'elsewhere' };

/** A token that stands for a key for `expires_in` seconds, or why there is none. */
export type TokenIssue =
  | { readonly ok: true; readonly token: string; readonly expires_in: number }
  | Extract<KeyCheck, { readonly ok: false }>;

/** The key itself is in this answer and nowhere else. */
export interface MadeKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** Keys and usage, each of one account: what it does not have is not there, whoever else has it. */
export interface Accounts {
  createKey(wanted: {
    readonly account_id: string;
    readonly name: string;
    readonly scopes?: readonly Scope[];
    readonly expires_at?: number;
    /** As `KeyRecord.addresses`. */
    readonly addresses?: readonly string[];
    /** As `KeyRecord.made_by`. */
    readonly made_by?: string;
  }): Promise<MadeKey>;
  keys(account_id: string): Promise<readonly KeyRecord[]>;
  /** The key as it is after the change; undefined if the account has no such key. */
  changeKey(account_id: string, id: string, change: Omit<KeyChange, 'replaced_by'>): Promise<KeyRecord | undefined>;
  /**
   * Makes a key of the same name, rights, addresses and length of life that takes the place of one; the old one holds
   * for `overlap_ms` more at most, so that programs can be moved one after the other. Undefined if the account has no
   * such key. @param made_by As `KeyRecord.made_by`, of the new one; default: as of the old one.
   */
  rotateKey(account_id: string, id: string, overlap_ms: number, made_by?: string): Promise<MadeKey | undefined>;
  /**
   * Disables every key that a person made: none of them is accepted once it resolves, in this or another process.
   * Answers how many there were.
   */
  disableKeysOf(account_id: string, user_id: string): Promise<number>;
  /** Calls of a key as the ledger has them, the newest first. */
  calls(wanted: CallsOf): Promise<readonly LedgerCall[]>;
  /**
   * No call with this key is accepted once it resolves, in this or another process. False if the account has no such
   * key.
   */
  deleteKey(account_id: string, id: string): Promise<boolean>;
  /**
   * Finds the key that a text is, or that the token which it is stands for. @param from The address that sent it;
   * absent: it is asked whose it is, not whether it may be used.
   */
  check(text: string, from?: string): Promise<KeyCheck>;
  /** A token of a key's rights. For a key alone: a token makes no other. @param from The address that sent it. */
  issueToken(key: string, from: string): Promise<TokenIssue>;
  /** Notes a call for the ledger and the key's last use; written within a second, or on `flush` and `close`. */
  used(call: UsageRow, from: { readonly address: string; readonly in_url: boolean }): void;
  usage(query: UsageQuery): Promise<readonly UsageTotal[]>;
  /** Percentiles of how long calls took, over the ledger of an account, from (inclusive) to (exclusive). */
  times(query: { account_id: string; from: number; to: number }): Promise<readonly OperationTimes[]>;
  flush(): Promise<void>;
}

/** The accounts of an installation: for whoever runs it, at the command line or as an operator in the console. */
export interface AllAccounts {
  create(name: string): Promise<AccountRecord>;
  /** By creation; the first belongs to whoever set the service up. */
  list(): Promise<readonly AccountRecord[]>;
  keys(): Promise<readonly KeyRecord[]>;
  usage(query: UsageQueryOfAll): Promise<readonly UsageTotal[]>;
  /**
   * From when it resolves on no key and no session of the account holds, in this or another process. False if there is
   * no such account.
   */
  beginRemoval(account_id: string): Promise<boolean>;
  /** Accounts that are being removed. */
  removals(): Promise<readonly Removing[]>;
  /** As of the store; also what was noted and is not written yet. */
  removeAccount(account_id: string): Promise<number>;
  endRemoval(account_id: string): Promise<void>;
}

/** What `accountsOver` opens. Doors and pages get the first part alone. */
export interface OpenAccounts extends Accounts {
  readonly all: AllAccounts;
  close(): Promise<void>;
}

const CACHED_KEYS = 10_000;
const FLUSH_EVERY_MS = 1000;
const FLUSH_AT_ROWS = 500;
/** Rows that one transaction writes at most: what a full disk has held up comes in pieces. */
const ROWS_AT_ONCE = 5_000;
/** Rows that are kept in memory while they cannot be written, some 30 MB; further calls are only counted. */
const MOST_ROWS = 100_000;
const DAY_MS = 86_400_000;

/** Keys and usage over a store: look-ups cached until anything changes, ledger written in batches. */
export function accountsOver(
  store: AccountStore,
  options: {
    readonly clock?: Clock;
    readonly steady?: Clock;
    /** Days that ledger rows are kept; absent: for ever. */
    readonly usage_days?: number;
    /** Signs tokens, asked for with the first of them; default: drawn now, so that they end with this process. */
    readonly token_secret?: () => Promise<Uint8Array>;
    /**
     * Called when a batch cannot be written, which is kept and tried again; and when it could not for so long that rows
     * were lost.
     */
    readonly onError?: (error: unknown) => void;
    /** Rows kept at most while they cannot be written. */
    readonly most_rows?: number;
  } = {},
): OpenAccounts {
  const clock = options.clock ?? systemClock;
  // what is old is forgotten by a clock that does not jump: a wrong date must not empty the ledger
  const steady = options.steady ?? options.clock ?? steadyClock();
  const drawn = randomBytes(32);
  const tokens = async () => tokenSigner((await options.token_secret?.()) ?? drawn);
  const known = new Map<string, KeyRecord>();
  /** Of the store, when `known` was empty. */
  let version: number | undefined;
  const { most_rows = MOST_ROWS } = options;
  let rows: UsageRow[] = [];
  /** Calls for which there was no place among them. */
  let lost = 0;
  let uses = new Map<string, KeyUse>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let nextPruning = 0;

  async function write(): Promise<void> {
    if (rows.length === 0) return;
    for (let left = rows.length; left > 0; left -= ROWS_AT_ONCE) {
      const batch = rows.slice(0, Math.min(left, ROWS_AT_ONCE));
      const batchUses = uses;
      rows = rows.slice(batch.length);
      uses = new Map();
      try {
        await store.record(batch, [...batchUses.values()]);
      } catch (error) {
        rows = batch.concat(rows);
        uses = new Map([...batchUses, ...uses]);
        throw error;
      }
    }
    if (lost > 0) {
      const message = `${lost} calls are missing from the ledger: it could not be written for longer than ${most_rows} calls.`;
      lost = 0;
      options.onError?.(new ServiceError('storage_full', message));
    }
    if (options.usage_days !== undefined && steady() >= nextPruning) {
      nextPruning = steady() + DAY_MS / 24;
      await store.forgetUsage(steady() - options.usage_days * DAY_MS);
    }
  }

  /** All that was noted before is written when it resolves, whoever began to write it. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write, write);
    return writing;
  };
  /** As far as it can be written: who only reads is not refused because the disk is full. */
  const flushed = () => flush().catch((error: unknown) => options.onError?.(error));
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

  /** Not for longer than was asked for, also when the key was made while the clock was ahead. */
  function holds({ created_at, expires_at }: KeyRecord): boolean {
    if (expires_at === undefined) return true;
    const [after, until] = holdingSince(clock(), expires_at - created_at);
    return created_at > after && created_at <= until;
  }

  async function find(hash: string, from: string | undefined, shape: () => KeyShape): Promise<KeyCheck> {
    const seen = await store.version();
    if (seen !== version) {
      known.clear();
      version = seen;
    }
    // Found by its hash: what an attacker could time is a hash whose preimage nobody can choose.
    let key = known.get(hash);
    if (!key) {
      const form = shape();
      if (form !== 'well_formed') return { ok: false, reason: form };
      key = await store.keyByHash(hash);
      if (!key) return { ok: false, reason: 'unknown' };
      if (known.size >= CACHED_KEYS) known.clear();
      // it may have been deleted since it was read: whoever noticed has another version
      if (seen === version) known.set(hash, key);
    }
    if (!holds(key)) return { ok: false, reason: 'expired' };
    if (key.disabled_at !== undefined) return { ok: false, reason: 'disabled' };
    if (from !== undefined && !permits(key, from)) return { ok: false, reason: 'elsewhere' };
    return { ok: true, key };
  }
  const findKey = (text: string, from: string | undefined) => find(keyHash(text), from, () => keyShape(text));

  async function createKey(wanted: Parameters<Accounts['createKey']>[0]): Promise<MadeKey> {
    const { account_id, name, scopes = ALL_SCOPES, expires_at, addresses, made_by } = wanted;
    const key = makeKey();
    const record: KeyRecord = {
      id: randomUUID(),
      account_id,
      name,
      hint: keyHint(key),
      scopes,
      created_at: clock(),
      ...(expires_at !== undefined && { expires_at }),
      ...(addresses && addresses.length > 0 && { addresses }),
      ...(made_by !== undefined && { made_by }),
    };
    await store.addKey(record, keyHash(key));
    return { key, record };
  }
  const keyOf = async (account_id: string, id: string) => (await store.keys(account_id)).find((each) => each.id === id);
  /** Nothing of before is believed afterwards, also what was looked up in between. */
  async function changing<T>(change: () => Promise<T>): Promise<T> {
    known.clear();
    try {
      return await change();
    } finally {
      known.clear();
    }
  }

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
        await flushed();
        return store.usageOfAll(query);
      },
      beginRemoval: (account_id) => changing(() => store.beginRemoval(account_id, clock())),
      removals: () => store.removals(),
      async removeAccount(account_id) {
        await flush();
        return store.removeAccount(account_id);
      },
      endRemoval: (account_id) => store.endRemoval(account_id),
    },
    createKey,
    keys: (account_id) => store.keys(account_id),
    async changeKey(account_id, id, change) {
      const there = await changing(() => store.changeKey(account_id, id, change));
      return there ? keyOf(account_id, id) : undefined;
    },
    async rotateKey(account_id, id, overlap_ms, by) {
      const old = await keyOf(account_id, id);
      if (!old) return undefined;
      const made_by = by ?? old.made_by;
      const { name, scopes, addresses, created_at, expires_at } = old;
      // the new one first: if the service ends in between, the old one still holds as it did
      const made = await createKey({
        ...{ account_id, name, scopes },
        ...(made_by !== undefined && { made_by }),
        ...(addresses && { addresses }),
        ...(expires_at !== undefined && { expires_at: clock() + (expires_at - created_at) }),
      });
      const until = Math.min(clock() + overlap_ms, expires_at ?? Number.POSITIVE_INFINITY);
      await changing(() => store.changeKey(account_id, id, { expires_at: until, replaced_by: made.record.id }));
      return made;
    },
    async calls(wanted) {
      await flushed();
      return store.calls(wanted);
    },
    disableKeysOf: (account_id, user_id) => changing(() => store.disableKeysOf(account_id, user_id, clock())),
    deleteKey: (account_id, id) => changing(() => store.deleteKey(account_id, id)),
    async check(text, from) {
      const claim = looksLikeToken(text) ? (await tokens()).read(text) : undefined;
      if (!claim) return findKey(text, from);
      if (claim.expires_at <= clock()) return { ok: false, reason: 'expired' };
      return find(claim.key_hash, from, () => 'well_formed');
    },
    async issueToken(key, from) {
      const checked = await findKey(key, from);
      if (!checked.ok) return checked;
      const now = clock();
      const expires_at = Math.min(now + TOKEN_LIFE_S * 1000, checked.key.expires_at ?? Number.POSITIVE_INFINITY);
      const token = (await tokens()).sign({ key_hash: keyHash(key), expires_at });
      return { ok: true, token, expires_in: Math.max(0, Math.floor((expires_at - now) / 1000) - 1) };
    },
    used(call, { address, in_url }) {
      if (rows.length < most_rows) rows.push(call);
      else lost++;
      const before = uses.get(call.key_id);
      uses.set(call.key_id, {
        key_id: call.key_id,
        account_id: call.account_id,
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
      await flushed();
      return store.usage(query);
    },
    async times(query) {
      await flushed();
      return store.times(query);
    },
    flush,
    async close() {
      // told where it cannot be written, so that the rest is closed
      await flushed();
      await store.close();
    },
  };
}
