import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountsOver } from '#accounts/accounts.ts';
import { usersOver } from '#accounts/users.ts';
import { examineDataFolder, problemsAtStart } from '#data-folder/index.ts';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteUserStore } from '#stores/sqlite/users.ts';

export const KILL_KINDS = [
  'import',
  'delete',
  'key',
  'person',
  'search',
  'chat',
  'task',
  'file',
  'upload',
  'job',
  'ledger',
  'tokens',
] as const;
export type KillKind = (typeof KILL_KINDS)[number];

/**
 * One line of the child: a write begins, or (with `name`) it is acknowledged: `value` is then under that name, or
 * nothing is.
 */
export interface KillLine {
  readonly n: number;
  readonly kind: KillKind;
  readonly name?: string;
  readonly value?: string;
}

export interface KillReport {
  readonly rounds: number;
  /** Acknowledged writes by kind. */
  readonly acknowledged: Readonly<Record<KillKind, number>>;
  /** Writes that were under way at a kill, by kind. */
  readonly cut_off: Readonly<Record<KillKind, number>>;
  /** Acknowledged and not there, or damage, in words. */
  readonly lost: readonly string[];
}

const zeros = () => Object.fromEntries(KILL_KINDS.map((kind) => [kind, 0])) as Record<KillKind, number>;

/**
 * So many rounds on one data folder: a process writes to every store, is killed with SIGKILL after some writes, and
 * everything that it acknowledged, in this round or an earlier one, must be there.
 */
export async function killRounds(
  dir: string,
  rounds: number,
  seed: number,
  told: (round: number) => void = () => {},
): Promise<KillReport> {
  const { account_id, user_id } = await somebody(dir);
  const [acknowledged, cut_off] = [zeros(), zeros()];
  const lost: string[] = [];
  const expected = new Map<string, { kind: KillKind; name: string; value: string | undefined }>();
  let next = 1;
  for (let round = 0; round < rounds; round++) {
    const lines = await runAndKill(
      [dir, String(next), String(seed + round * 7919), account_id, user_id],
      (seed + round * 13) % 24,
      (seed * 31 + round * 17) % 20,
    );
    for (const { n, kind, name, value } of lines) {
      next = n + 1;
      if (name === undefined) continue;
      acknowledged[kind]++;
      const place = placeOf(kind);
      expected.set(`${place} ${name}`, { kind: place, name, value });
    }
    const last = lines.at(-1);
    const under_way = last && last.name === undefined ? last : undefined;
    if (under_way) cut_off[under_way.kind]++;
    for (const { area, message } of await problemsAtStart(dir)) lost.push(`round ${round}: ${area}: ${message}`);
    const found = storesReader(dir);
    for (const [key, { kind, name, value }] of expected) {
      const there = found.value(kind, name);
      if (there === value) continue;
      // the write that was cut off may have replaced it: it is there as a whole
      const replaced = under_way && sameStore(under_way.kind, kind);
      if (replaced) expected.set(key, { kind, name, value: there });
      else lost.push(`round ${round}: ${kind} ${name}: ${there ?? 'nothing'} instead of ${value ?? 'nothing'}`);
    }
    found.close();
    told(round + 1);
  }
  for (const { area, severity, message } of await examineDataFolder({ dir, collections: [], full: true }))
    if (severity === 'error') lost.push(`at the end: ${area}: ${message}`);
  return { rounds, acknowledged, cut_off, lost };
}

const sameStore = (cut: KillKind, kind: KillKind) =>
  placeOf(cut) === kind && ['import', 'search', 'file', 'person'].includes(kind);

/**
 * Kills it when it has had so many writes acknowledged (0: when it has begun the first), and some milliseconds later.
 */
async function runAndKill(args: readonly string[], writes: number, milliseconds: number): Promise<KillLine[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-child.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  const enough = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    if (said.split('"name"').length > writes) enough.resolve();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = new Promise<string | null>((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  await Promise.race([enough.promise, ended]);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  if ((await ended) !== 'SIGKILL') throw new Error(`the writer ended by itself: ${errors}`);
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as KillLine);
}

/** Makes an account and a person in a data folder: what the writer writes for. */
export async function somebody(dir: string): Promise<{ readonly account_id: string; readonly user_id: string }> {
  const accounts = accountsOver(sqliteAccountStore(join(dir, 'accounts.sqlite')));
  const account = await accounts.all.create('somebody');
  await accounts.close();
  const users = usersOver(sqliteUserStore(join(dir, 'accounts.sqlite')));
  const token = await users.all.invite({ account_id: account.id, role: 'owner' });
  const { session } = await users.accept(
    { token, name: 'somebody', password: 'a long enough pass phrase' },
    { address: '::1', agent: '' },
  );
  await users.close();
  return { account_id: account.id, user_id: session.user.id };
}

/** Where the writer puts what it writes: a delete is one of what was imported. */
export const placeOf = (kind: KillKind): KillKind => (kind === 'delete' ? 'import' : kind);

/** Reads what is under a name, from the files alone. */
export function storesReader(dir: string) {
  const open = (file: string) =>
    existsSync(join(dir, file)) ? new DatabaseSync(join(dir, file), { readOnly: true }) : undefined;
  const [corpus, accounts, chats, tasks, jobs, models] = ['corpus', 'accounts', 'chats', 'tasks', 'jobs', 'models'].map(
    (name) => open(`${name}.sqlite`),
  );
  const one = (db: DatabaseSync | undefined, sql: string, name: string) => {
    const value = db?.prepare(sql).get(name)?.v;
    return value === undefined || value === null ? undefined : String(value);
  };
  const read: Readonly<Record<KillKind, (name: string) => string | undefined>> = {
    import: (name) =>
      one(corpus, "select 'there' as v from records r join bodies b using (key) where id = ? and deleted = 0", name),
    delete: () => undefined,
    key: (name) => one(accounts, 'select name as v from keys where id = ?', name),
    person: (name) =>
      one(accounts, "select case count(*) when 1 then 'true' end as v from invitations where role = ?", name),
    search: (name) => one(accounts, 'select address as v from saved_searches where name = ?', name),
    chat: (name) => one(chats, 'select answer as v from turn where item_id = ?', name),
    task: (name) =>
      one(
        tasks,
        "select state || ' ' || (select count(*) from task_entry e where e.task_id = t.task_id) as v from task t where task_id = ?",
        name,
      ),
    file: (name) => {
      const path = join(dir, 'files', name);
      if (!existsSync(path)) return undefined;
      const text = readFileSync(path, 'utf8');
      return text.length === 2000 ? text.replace(/\.+$/, '') : `${text.length} bytes`;
    },
    upload: (name) => statSync(join(dir, 'uploads', name), { throwIfNoEntry: false })?.size.toString(),
    job: (name) => one(jobs, "select json_extract(input, '$.n') as v from jobs where id = ?", name),
    ledger: (name) => one(accounts, 'select nullif(count(*), 0) as v from usage where key_id = ?', name),
    tokens: (name) => one(models, 'select tokens as v from spent where account_id = ?', name),
  };
  return {
    value: (kind: KillKind, name: string) => read[kind](name),
    close() {
      for (const db of [corpus, accounts, chats, tasks, jobs, models]) db?.close();
    },
  };
}
