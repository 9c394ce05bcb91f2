import type { UsageTotal } from '#accounts/store.ts';
import { ServiceError } from '#errors.ts';
import type { Management, Routes } from './routes.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The ledger of the account between two days (UTC, both inclusive): totals by day, key and operation, and how long calls took. */
export function serveUsage({ route }: Routes, { accounts, users, groups, clock, times }: Management): void {
  const groupOf = new Map(groups.flatMap(({ tag, operations }) => operations.map(({ id }) => [id, tag] as const)));

  route('GET /usage', {}, async ({ session, query }) => {
    const { account_id } = session.user;
    const today = new Date(clock()).toISOString().slice(0, 10);
    const last = dayOf(query.to ?? today, 'to');
    const from = query.from === undefined ? last - 29 * DAY_MS : dayOf(query.from, 'from');
    const within = { account_id, from, to: last + DAY_MS };
    const [total] = await accounts.usage({ ...within, by: [] });
    const [days, byKey, byOperation] = await Promise.all([
      accounts.usage({ ...within, by: ['day'] }),
      accounts.usage({ ...within, by: ['key'] }),
      accounts.usage({ ...within, by: ['operation'] }),
    ]);
    const names = new Map((await accounts.keys(account_id)).map(({ id, name }) => [id, name]));
    for (const { id, name } of users.list()) names.set(`console:${id}`, `Console: ${name}`);
    const took = new Map(times(within).map((row) => [row.operation_id, row]));
    return {
      from: new Date(from).toISOString().slice(0, 10),
      to: new Date(last).toISOString().slice(0, 10),
      total: total as UsageTotal,
      days,
      keys: byKey.map((row) => ({ ...row, name: names.get(row.key_id!) })),
      operations: byOperation.map((row) => ({
        ...row,
        group: groupOf.get(row.operation_id!),
        ...took.get(row.operation_id!),
      })),
    };
  });
}

function dayOf(text: string, field: string): number {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new ServiceError('invalid_request', `${field} is a day: YYYY-MM-DD.`, { field });
  return at;
}
