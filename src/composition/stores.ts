import { accountsOver, type OpenAccounts } from '#accounts/accounts.ts';
import { type AuditEvent, type AuditLog, type AuditMark, auditOver } from '#accounts/audit.ts';
import { type OpenUsers, usersOver } from '#accounts/users.ts';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { ServiceError } from '#errors.ts';
import { postgresStores } from '#stores/postgres/postgres-stores.ts';
import { sqliteStores } from '#stores/sqlite/sqlite-stores.ts';
import type { Stores } from '#stores/stores.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';

/** The stores of each configuration that a process has opened: what it opens later is beside the others. */
const opened = new WeakMap<Config, Stores>();

/** Accounts, tasks and the other small stores: in the database that is configured, or in files of the data folder. */
export function storesOf(config: Config, onWarning?: (message: string) => void): Stores {
  let stores = opened.get(config);
  if (!stores) {
    const dir = prepareDataDir(config);
    const { PRIORA_DATABASE_URL: url, PRIORA_DATABASE_CONNECTIONS: connections } = config;
    const files = sqliteStores(dir);
    stores =
      url === undefined ? files : postgresStores({ url, connections, ...(onWarning && { onWarning }) }, dir, files);
    opened.set(config, stores);
  }
  return stores;
}

/** For work on a corpus that several services serve: whether this process does what one of them does at a time. */
export function oneOfMany(config: Config, work: string): { readonly leads?: () => Promise<boolean> } {
  const stores = storesOf(config);
  if (config.PRIORA_RECORDS !== 'postgres' || !stores.leads) return {};
  return { leads: () => stores.leads!(work) };
}

/**
 * Connects to the database that is configured, if one is, and brings its tables up to date.
 * @throws StartError that says what is wrong with it and what to do.
 */
export async function assertDatabase(config: Config, warn: (text: string) => void): Promise<void> {
  try {
    await storesOf(config, warn).open?.();
  } catch (cause) {
    if (cause instanceof ServiceError) throw new StartError('database', cause.message, { cause });
    throw cause;
  }
}

/** Accounts and keys of the data folder; usable while a service runs on the same folder. */
export function openAccounts(
  config: Config,
  told: { readonly clock?: Clock; readonly steady?: Clock; readonly onError?: (error: unknown) => void } = {},
): OpenAccounts {
  const stores = storesOf(config);
  return accountsOver(stores.accounts(), {
    token_secret: stores.secret('token-secret', 'tokens'),
    ...(config.PRIORA_USAGE_DAYS > 0 && { usage_days: config.PRIORA_USAGE_DAYS }),
    ...told,
  });
}

/** People of the data folder; usable while a service runs on the same folder. */
export function openUsers(config: Config, clocks: { readonly clock?: Clock; readonly steady?: Clock } = {}): OpenUsers {
  const { clock = systemClock, steady = clocks.clock ?? steadyClock() } = clocks;
  return usersOver(storesOf(config).users({ clock, steady }), clocks);
}

/** What people and commands did, in the data folder or the database; usable while a service runs on the same folder. */
export function openAudit(
  config: Config,
  told: {
    readonly clock?: Clock;
    readonly onNoted?: (event: AuditEvent, mark: AuditMark) => void;
    readonly onError?: (error: unknown) => void;
  } = {},
): AuditLog {
  const { clock = systemClock, ...more } = told;
  return auditOver(storesOf(config).audit(), { clock, keep_days: config.PRIORA_AUDIT_DAYS, ...more });
}
