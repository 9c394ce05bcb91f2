import type {
  AccountRecord,
  AccountStore,
  KeyRecord,
  LedgerCall,
  OperationTimes,
  Removing,
  UsageDimension,
  UsageQueryOfAll,
  UsageTotal,
} from '#accounts/store.ts';
import type { Database, Row, Sql, Value } from './database.ts';
import { removeAccountRows } from './removal.ts';

export const DAY = `to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM-DD') collate "C" as day`;

/** Before the newest there is nothing. */
const NEWEST = { at: Number.MAX_SAFE_INTEGER, place: Number.MAX_SAFE_INTEGER };

const DIMENSIONS: Record<UsageDimension, string> = {
  day: DAY,
  key: 'key_id',
  operation: 'operation_id',
  error: 'error_code',
};

const KEY_COLUMNS = `id, account_id, name, hint, scopes, created_at, expires_at, last_used_at, last_used_address,
  last_used_operation, seen_in_url_at, addresses, disabled_at, replaced_by, made_by`;

const PERCENTILES = `
  with ranked as (
    select operation_id, duration_ms, row_number() over (partition by operation_id order by duration_ms) as rank,
      count(*) over (partition by operation_id) as calls
    from usage where account_id = $1 and at >= $2 and at < $3)
  select operation_id,
    min(duration_ms) filter (where rank >= calls * 0.50) as p50_ms,
    min(duration_ms) filter (where rank >= calls * 0.95) as p95_ms,
    min(duration_ms) filter (where rank >= calls * 0.99) as p99_ms
  from ranked group by operation_id order by operation_id`;

/** Accounts, keys and ledger in PostgreSQL. */
export function postgresAccountStore(database: Database): AccountStore {
  const port = database.port();

  const totals = (query: UsageQueryOfAll & { readonly account_id?: string }): Promise<readonly UsageTotal[]> => {
    const columns = query.by.map((dimension) => DIMENSIONS[dimension]);
    const groups = query.by.map((_, i) => i + 1).join(', ');
    const conditions: string[] = [];
    const values: Value[] = [];
    const where = (condition: string, value: string | number | undefined) => {
      if (value !== undefined) conditions.push(`${condition} $${values.push(value)}`);
    };
    where('account_id =', query.account_id);
    where('at >=', query.from);
    where('at <', query.to);
    const counted = ['count(*) as calls', 'count(*) filter (where error_code <> 0) as failures'];
    const text = `select ${[...columns, ...counted].join(', ')}, coalesce(sum(units), 0) as units,
      coalesce(sum(duration_ms), 0) as duration_ms from usage
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} ${groups ? `group by ${groups} order by ${groups}` : ''}`;
    return port.read((sql) => sql.rows(text, ...values)) as Promise<readonly UsageTotal[]>;
  };
  const keysChanged = (sql: Sql) => sql.run('update keys_revision set revision = revision + 1');

  return {
    createAccount: ({ id, name, created_at }) =>
      port.one(async (sql) => {
        await sql.run('insert into accounts (id, name, created_at) values ($1, $2, $3)', id, name, created_at);
      }),
    accounts: () =>
      port.read(async (sql) =>
        (
          await sql.rows(
            `select id, name, created_at, marked_at as removing_since from accounts
             left join account_removals on account_id = id order by created_at, place`,
          )
        ).map(toAccount),
      ),
    addKey: ({ id, account_id, name, hint, scopes, created_at, expires_at, addresses, made_by }, hash) =>
      port.write(async (sql) => {
        await sql.run(
          `insert into keys (id, account_id, name, hash, hint, scopes, created_at, expires_at, addresses, made_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          ...[id, account_id, name, hash, hint, scopes.join(' ')],
          ...[created_at, expires_at ?? null, addresses?.join(' ') ?? null, made_by ?? null],
        );
        await keysChanged(sql);
      }),
    keys: (account_id) =>
      port.read(async (sql) =>
        (
          await sql.rows(`select ${KEY_COLUMNS} from keys where account_id = $1 order by created_at, place`, account_id)
        ).map(toKey),
      ),
    allKeys: () =>
      port.read(async (sql) =>
        (await sql.rows(`select ${KEY_COLUMNS} from keys order by created_at, place`)).map(toKey),
      ),
    keyByHash: (hash) =>
      port.read(async (sql) => {
        const row = await sql.row(
          `select ${KEY_COLUMNS} from keys where hash = $1 and account_id not in (select account_id from account_removals)`,
          hash,
        );
        return row && toKey(row);
      }),
    version: () => port.read(async (sql) => (await sql.row('select revision from keys_revision'))!.revision),
    changeKey: (account_id, id, { name, addresses, disabled_at, expires_at, replaced_by }) =>
      port.write(async (sql) => {
        // a value that is absent stays; no addresses, and an instant that is none, are taken away
        const changed = await sql.run(
          `update keys set name = coalesce($1::text, name),
           addresses = case when $2::text is null then addresses else nullif($2::text, '') end,
           disabled_at = case when $3::bigint is null then disabled_at else nullif($3::bigint, -1) end,
           expires_at = coalesce($4::bigint, expires_at), replaced_by = coalesce($5::text, replaced_by)
           where account_id = $6 and id = $7`,
          ...[name ?? null, addresses?.join(' ') ?? null, disabled_at === null ? -1 : (disabled_at ?? null)],
          ...[expires_at ?? null, replaced_by ?? null, account_id, id],
        );
        if (changed === 1) await keysChanged(sql);
        return changed === 1;
      }),
    disableKeysOf: (account_id, user_id, at) =>
      port.write(async (sql) => {
        const disabled = await sql.run(
          'update keys set disabled_at = $1 where account_id = $2 and made_by = $3 and disabled_at is null',
          ...[at, account_id, user_id],
        );
        if (disabled > 0) await keysChanged(sql);
        return disabled;
      }),
    deleteKey: (account_id, id) =>
      port.write(async (sql) => {
        const there = (await sql.run('delete from keys where account_id = $1 and id = $2', account_id, id)) === 1;
        if (there) await keysChanged(sql);
        return there;
      }),
    record: (usage, uses) =>
      port.write(async (sql) => {
        // all in one statement: the ledger is written for every call of the service
        const column = <K extends keyof (typeof usage)[number]>(name: K) => usage.map((row) => row[name]);
        if (usage.length > 0)
          await sql.run(
            `insert into usage (at, account_id, key_id, operation_id, status, error_code, units, duration_ms)
             select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::integer[],
             $6::integer[], $7::bigint[], $8::double precision[])`,
            ...[column('at'), column('account_id'), column('key_id'), column('operation_id'), column('status')],
            ...[column('error_code'), column('units'), column('duration_ms')],
          );
        for (const { at, address, operation_id, in_url, key_id, account_id } of uses)
          await sql.run(
            `update keys set last_used_at = $1, last_used_address = $2, last_used_operation = $3,
             seen_in_url_at = coalesce($4, seen_in_url_at) where id = $5 and account_id = $6`,
            ...[at, address, operation_id, in_url ? at : null, key_id, account_id],
          );
      }),
    usage: totals,
    usageOfAll: totals,
    calls: ({ account_id, key_id, before = NEWEST, limit }) =>
      port.read((sql) =>
        sql.rows(
          `select * from usage where key_id = $1 and (at, place) < ($2, $3) and account_id = $4
           order by at desc, place desc limit $5`,
          ...[key_id, before.at, before.place, account_id, limit],
        ),
      ) as Promise<readonly LedgerCall[]>,
    times: ({ account_id, from, to }) =>
      port.read((sql) => sql.rows(PERCENTILES, account_id, from, to)) as Promise<readonly OperationTimes[]>,
    forgetUsage: (before) => port.one((sql) => sql.run('delete from usage where at < $1', before)),
    beginRemoval: (account_id, at) =>
      port.write(async (sql) => {
        await sql.run(
          'insert into account_removals select id, $1 from accounts where id = $2 on conflict do nothing',
          ...[at, account_id],
        );
        await keysChanged(sql);
        return (await sql.row('select 1 from account_removals where account_id = $1', account_id)) !== undefined;
      }),
    removals: () =>
      port.read((sql) =>
        sql.rows('select account_id, marked_at from account_removals order by marked_at, account_id'),
      ) as Promise<readonly Removing[]>,
    removeAccount: (account_id) =>
      port.write(async (sql) => {
        const removed = await removeAccountRows(sql, account_id);
        if (removed > 0) await keysChanged(sql);
        return removed;
      }),
    endRemoval: (account_id) =>
      port.write(async (sql) => {
        await sql.run(
          'delete from accounts where id in (select account_id from account_removals where account_id = $1)',
          account_id,
        );
        await sql.run('delete from account_removals where account_id = $1', account_id);
      }),
    close: () => port.close(),
  };
}

function toAccount({ removing_since, ...row }: Row): AccountRecord {
  return { ...row, ...(removing_since !== null && { removing_since }) } as AccountRecord;
}

/** Unknown is absent: columns without a value are left out. */
function toKey(row: Row): KeyRecord {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return {
    ...{ ...known, scopes: String(row.scopes).split(' ') },
    ...(typeof known.addresses === 'string' && { addresses: known.addresses.split(' ') }),
  } as unknown as KeyRecord;
}
