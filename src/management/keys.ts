import { Type } from 'typebox';
import { groupSlug, parseScope } from '#accounts/scopes.ts';
import { ServiceError } from '#errors.ts';
import type { Operation } from '#operation.ts';
import { type Management, route } from './routes.ts';

const DAY_MS = 86_400_000;
const SPARK_DAYS = 30;
const MOST_KEYS = 500;

/** Keys of the account, with what each was used for; and the rights that a key can have. */
export function keyRoutes({ accounts, groups, clock }: Management) {
  const rights = groups
    .filter(({ operations }) => operations.length > 0)
    .map(({ tag, operations }) => ({
      group: groupSlug(tag),
      title: tag,
      operations: operations.length,
      // the first of a group needs nothing that another has made
      sample: sampleOf(operations[0]!),
    }));
  const slugs = rights.map(({ group }) => group);

  return [
    route('GET /rights', {}, () => rights),
    route('GET /keys', {}, async ({ session }) => {
      const { account_id } = session.user;
      const to = Math.floor(clock() / DAY_MS + 1) * DAY_MS;
      const from = to - SPARK_DAYS * DAY_MS;
      const used = Map.groupBy(await accounts.usage({ account_id, from, to, by: ['key', 'day'] }), (row) => row.key_id);
      const keys = await accounts.keys(account_id);
      return keys.map((key) => {
        const days = new Array<number>(SPARK_DAYS).fill(0);
        for (const { day, calls } of used.get(key.id) ?? [])
          days[Math.round((Date.parse(day!) - from) / DAY_MS)] = calls;
        return { ...key, calls_by_day: days };
      });
    }),
    route(
      'POST /keys',
      {
        body: Type.Object({
          name: Type.String({ minLength: 1, maxLength: 100 }),
          scopes: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 60 })),
          expires_in_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
        }),
      },
      async ({ session, body }) => {
        const { account_id } = session.user;
        const name = body.name.trim();
        if (name === '')
          throw new ServiceError('invalid_request', 'Give the key a name to know it by.', { field: 'name' });
        if ((await accounts.keys(account_id)).length >= MOST_KEYS)
          throw new ServiceError('invalid_request', `An account has at most ${MOST_KEYS} keys: delete some first.`);
        const scopes = (body.scopes ?? []).map((text) => {
          try {
            return parseScope(text, slugs);
          } catch (error) {
            throw new ServiceError('invalid_request', (error as Error).message, { field: 'scopes' });
          }
        });
        const { key, record } = await accounts.createKey({
          account_id,
          name,
          ...(scopes.length > 0 && { scopes }),
          ...(body.expires_in_days !== undefined && { expires_at: clock() + body.expires_in_days * DAY_MS }),
        });
        return { key, record };
      },
    ),
    route('DELETE /keys/:id', {}, async ({ session, params }) => {
      if (!(await accounts.deleteKey(session.user.account_id, params.id)))
        throw new ServiceError('not_found', 'There is no such key.');
    }),
  ];
}

/** The example of an operation as a call: what the console makes snippets of. */
function sampleOf({ method, path, example }: Operation) {
  const { params = {}, query = {}, body } = example as Record<string, Record<string, unknown> | undefined>;
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method, path: search ? `${filled}?${search}` : filled, ...(method !== 'GET' && body && { body }) };
}
