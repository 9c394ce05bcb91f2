import type { ModelDimension, ModelTotal } from '#accounts/model-ledger.ts';
import type { UsageTotal } from '#accounts/store.ts';
import { ERRORS, ServiceError } from '#errors.ts';
import { forModels } from '#operations/for-models/index.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const Day = Type.Optional(Type.String({ maxLength: 20 }));
const DAY_MS = 86_400_000;

type Row = Omit<UsageTotal, 'day' | 'key_id' | 'operation_id'>;
const NOTHING: Row = { calls: 0, failures: 0, units: 0, duration_ms: 0 };

/**
 * The ledgers of the account between two days (UTC, both inclusive): calls and model tokens by day, key and operation,
 * failures by code, and how long calls took. Each list sums up to the total.
 */
export function usageRoutes({ accounts, users, groups, clock, tokens }: Management) {
  const groupOf = new Map([
    ...groups.flatMap(({ tag, operations }) => operations.map(({ id }) => [id, tag] as const)),
    ...forModels.flatMap(({ operations }) => operations.map(({ id }) => [id, 'MCP'] as const)),
  ]);

  return [
    route('GET /usage', { query: Type.Object({ from: Day, to: Day }) }, async ({ session, query }) => {
      const { account_id } = session.user;
      const today = new Date(clock()).toISOString().slice(0, 10);
      const last = dayOf(query.to ?? today, 'to');
      const from = query.from === undefined ? last - 29 * DAY_MS : dayOf(query.from, 'from');
      const within = { account_id, from, to: last + DAY_MS };
      const [[total], days, byKey, byOperation, byError] = await Promise.all([
        accounts.usage({ ...within, by: [] }),
        accounts.usage({ ...within, by: ['day'] }),
        accounts.usage({ ...within, by: ['key'] }),
        accounts.usage({ ...within, by: ['operation'] }),
        accounts.usage({ ...within, by: ['error'] }),
      ]);
      const used = (by: ModelDimension[]) => tokens({ ...within, by });
      const [[spent], tokensByDay, tokensByKey, tokensByOperation] = await Promise.all([
        used([]),
        used(['day']),
        used(['key']),
        used(['operation']),
      ]);
      const names = new Map((await accounts.keys(account_id)).map(({ id, name }) => [id, name]));
      for (const { id, name } of await users.list(session.user)) names.set(`console:${id}`, name);
      const took = new Map((await accounts.times(within)).map((row) => [row.operation_id, row]));
      return {
        from: new Date(from).toISOString().slice(0, 10),
        to: new Date(last).toISOString().slice(0, 10),
        total: { ...(total as UsageTotal), tokens: spent!.tokens, model_calls: spent!.model_calls },
        days: joined(days, tokensByDay, ({ day }) => day ?? '').map(([day, row]) => ({ ...row, day })),
        keys: joined(byKey, tokensByKey, ({ key_id }) => key_id ?? '').map(([key_id, row]) => ({
          ...row,
          key_id,
          name: names.get(key_id),
        })),
        operations: joined(byOperation, tokensByOperation, ({ operation_id }) => operation_id ?? '').map(
          ([id, row]) => ({
            ...row,
            operation_id: id,
            group: groupOf.get(id),
            ...took.get(id),
          }),
        ),
        errors: byError
          .filter(({ error_code }) => error_code !== 0)
          .map(({ error_code, calls }) => ({ error_code, calls, ...kindOf(error_code!) })),
      };
    }),
  ];
}

/**
 * Calls and tokens under one key each, in the order of the keys; a key that only one ledger knows has nothing in the
 * other.
 */
function joined<C extends UsageTotal, T extends ModelTotal>(
  calls: readonly C[],
  spent: readonly T[],
  keyOf: (row: UsageTotal | ModelTotal) => string,
): [string, Row & { tokens: number }][] {
  const rows = new Map<string, Row & { tokens: number }>(calls.map((row) => [keyOf(row), { ...row, tokens: 0 }]));
  for (const row of spent) {
    const key = keyOf(row);
    rows.set(key, { ...(rows.get(key) ?? NOTHING), tokens: row.tokens });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Several failures share a code: the first names the kind. */
function kindOf(error_code: number) {
  const found = Object.entries(ERRORS).find(([, each]) => each.error_code === error_code);
  return found && { code: found[0], meaning: found[1].message };
}

function dayOf(text: string, field: string): number {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new ServiceError('invalid_request', `${field} is a day: YYYY-MM-DD.`, { field });
  return at;
}
