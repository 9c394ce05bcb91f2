import type { OpenAccounts } from '#accounts/accounts.ts';
import { keyHint } from '#accounts/key.ts';
import { groupSlug, PROVISIONING, parseScope } from '#accounts/scopes.ts';
import type { AccountRecord, KeyRecord } from '#accounts/store.ts';
import { systemClock } from '#clock.ts';
import { openAccounts } from '#composition/stores.ts';
import { readConfig } from '#config.ts';
import { noteCommand } from './audit.ts';
import { COMMAND } from './command.ts';
import { UsageError } from './failure.ts';
import { minute, table } from './text.ts';

const DAY_MS = 86_400_000;

async function withAccounts<T>(run: (accounts: OpenAccounts) => Promise<T>): Promise<T> {
  const accounts = openAccounts(readConfig());
  try {
    return await run(accounts);
  } finally {
    await accounts.close();
  }
}

/** The account of that name or id; the owner's (made if there is none) when none is named. */
async function accountNamed(accounts: OpenAccounts, name: string | undefined): Promise<AccountRecord> {
  const all = await accounts.all.list();
  if (name === undefined) return all[0] ?? (await accounts.all.create('owner'));
  const found = all.filter((account) => account.id === name || account.name === name);
  if (found.length === 1) return found[0]!;
  throw new UsageError(
    found.length === 0
      ? `There is no account "${name}"; see: priora accounts list`
      : `Several accounts are named "${name}"; use the id.`,
  );
}

/** Makes a key and prints it, alone, on standard output: it is shown this once. */
export async function createKey(options: {
  name: string;
  account?: string;
  scope?: string[];
  expires?: string;
}): Promise<void> {
  const name = options.name.trim();
  if (name === '' || name.length > 200)
    throw new UsageError('A key needs a name of at most 200 characters: --name "my laptop"');
  const expires_at = options.expires === undefined ? undefined : parseExpiry(options.expires, systemClock());
  const scopes = options.scope && (await readScopes(options.scope));
  await withAccounts(async (accounts) => {
    const { id } = await accountNamed(accounts, options.account);
    const { key, record } = await accounts.createKey({
      account_id: id,
      name,
      ...(scopes && { scopes }),
      ...(expires_at !== undefined && { expires_at }),
    });
    await noteCommand(readConfig(), {
      ...{ action: 'key.made', account_id: id, subject: `${name} (${record.id})` },
      detail: { scopes: record.scopes },
    });
    process.stdout.write(`${key}\n`);
    if (process.stdout.isTTY) {
      process.stderr.write(`Key "${name}" (${record.id}). Keep it now: it is not shown again.\n`);
    }
  });
}

async function readScopes(texts: readonly string[]) {
  const { groups } = await import('#operations/index.ts');
  const slugs = [...groups.map(({ tag }) => groupSlug(tag)), PROVISIONING];
  try {
    return texts.flatMap((text) => text.split(',')).map((text) => parseScope(text, slugs));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** `2027-01-31` (until the end of that day, UTC), an ISO instant, or a number of days such as `90d`. */
export function parseExpiry(text: string, now: number): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const given = isDay || isInstant ? Date.parse(text) : Number.NaN;
  const end = days === undefined ? given + (isDay ? DAY_MS : 0) : now + Number(days) * DAY_MS;
  if (Number.isNaN(end)) {
    throw new UsageError(`"${text}" is not a date: write 2027-01-31, 2027-01-31T12:00:00Z or 90d.`);
  }
  if (end <= now) throw new UsageError(`${text} is in the past: the key would never be valid.`);
  return end;
}

/** Until when a key is valid: the end of a day by that day, as it was given. */
export const expiryText = (at: number | undefined): string =>
  at !== undefined && at % DAY_MS === 0 ? new Date(at - 1).toISOString().slice(0, 10) : minute(at);

/** Lists keys: what they are called, may do, and when they were last used. */
export async function listKeys(options: { account?: string; json?: boolean }): Promise<void> {
  await withAccounts(async (accounts) => {
    const names = new Map((await accounts.all.list()).map(({ id, name }) => [id, name]));
    const account = options.account === undefined ? undefined : await accountNamed(accounts, options.account);
    const keys = await (account ? accounts.keys(account.id) : accounts.all.keys());
    if (options.json) return void process.stdout.write(`${JSON.stringify(keys, null, 2)}\n`);
    if (keys.length === 0)
      return void process.stdout.write(`No keys. Make one: ${COMMAND} keys create --name "my laptop"\n`);
    const rows = keys.map((key) => [
      key.id,
      key.name,
      key.hint,
      names.get(key.account_id) ?? key.account_id,
      key.scopes.join(' '),
      minute(key.created_at),
      expiryText(key.expires_at),
      key.last_used_at === undefined
        ? 'never'
        : `${minute(key.last_used_at)} ${key.last_used_address} ${key.last_used_operation}`,
    ]);
    process.stdout.write(
      `${table([['ID', 'NAME', 'KEY', 'ACCOUNT', 'SCOPES', 'CREATED', 'EXPIRES', 'LAST USED (UTC)'], ...rows])}\n`,
    );
    for (const key of keys.filter(({ seen_in_url_at }) => seen_in_url_at !== undefined)) {
      process.stdout.write(
        `! "${key.name}" was sent in a URL on ${minute(key.seen_in_url_at)}, where proxies and histories keep it. Prefer the Authorization header, and replace the key.\n`,
      );
    }
  });
}

/** Deletes one key for good; a running service refuses it from the next call on. */
export async function deleteKey(which: string): Promise<void> {
  await withAccounts(async (accounts) => {
    const hint = which.startsWith('sk-') ? keyHint(which) : undefined;
    const matches = (key: KeyRecord) =>
      key.id === which || key.name === which || key.hint === which || key.hint === hint;
    const found = (await accounts.all.keys()).filter(matches);
    if (found.length === 0) throw new UsageError(`There is no key "${which}"; see: priora keys list`);
    if (found.length > 1)
      throw new UsageError(`${found.length} keys are named "${which}"; use the id from: priora keys list`);
    const { account_id, id, name, hint: shown } = found[0]!;
    await accounts.deleteKey(account_id, id);
    await noteCommand(readConfig(), { action: 'key.deleted', account_id, subject: `${name} (${id})` });
    process.stdout.write(`Deleted the key "${name}" (${shown}).\n`);
  });
}

export async function createAccount(options: { name: string }): Promise<void> {
  await withAccounts(async (accounts) => {
    if ((await accounts.all.list()).some(({ name }) => name === options.name)) {
      throw new UsageError(`There is an account "${options.name}" already.`);
    }
    const account = await accounts.all.create(options.name);
    await noteCommand(readConfig(), { action: 'account.made', subject: `${account.name} (${account.id})` });
    process.stdout.write(`${account.id}\n`);
  });
}

export async function listAccounts(options: { json?: boolean }): Promise<void> {
  await withAccounts(async (accounts) => {
    const all = await accounts.all.list();
    if (options.json) return void process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
    if (all.length === 0) return void process.stdout.write("No accounts yet: the first start makes the owner's.\n");
    const keys = await accounts.all.keys();
    const rows = all.map((account) => [
      account.id,
      account.removing_since === undefined ? account.name : `${account.name} (being removed)`,
      minute(account.created_at),
      keys.filter((key) => key.account_id === account.id).length,
    ]);
    process.stdout.write(`${table([['ID', 'NAME', 'CREATED (UTC)', 'KEYS'], ...rows])}\n`);
  });
}

/** Calls, failures and units of the last days, by day, key or operation. */
export async function showUsage(options: { by: string; days: string; json?: boolean }): Promise<void> {
  const days = Number(options.days);
  if (!Number.isInteger(days) || days < 1) throw new UsageError('--days is a whole number from 1.');
  const by = options.by.split(',').map((each) => each.trim());
  const known = (each: string): each is 'day' | 'key' | 'operation' => ['day', 'key', 'operation'].includes(each);
  if (!by.every(known)) throw new UsageError('--by is day, key, operation, or several of them with commas.');
  await withAccounts(async (accounts) => {
    const totals = await accounts.all.usage({ by, from: systemClock() - days * DAY_MS });
    if (options.json) return void process.stdout.write(`${JSON.stringify(totals, null, 2)}\n`);
    const names = new Map((await accounts.all.keys()).map(({ id, name }) => [id, name]));
    const labels = { day: 'day', key: 'key_id', operation: 'operation_id' } as const;
    const rows = totals.map((total) => [
      ...by.map((each) =>
        each === 'key' ? (names.get(total.key_id!) ?? `${total.key_id} (deleted)`) : total[labels[each]]!,
      ),
      total.calls,
      total.failures,
      total.units,
      Math.round(total.duration_ms / total.calls),
    ]);
    process.stdout.write(
      `${table([[...by.map((each) => each.toUpperCase()), 'CALLS', 'FAILURES', 'UNITS', 'MEAN MS'], ...rows])}\n`,
    );
  });
}
