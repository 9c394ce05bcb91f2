import { addressRange, MOST_ADDRESSES } from '#accounts/key-addresses.ts';
import { groupSlug, PROVISIONING, parseScope, permits } from '#accounts/scopes.ts';
import type { KeyRecord, LedgerCall } from '#accounts/store.ts';
import type { User } from '#accounts/users.ts';
import { ServiceError } from '#errors.ts';
import type { Operation } from '#operation.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const DAY_MS = 86_400_000;
const SPARK_DAYS = 30;
const MOST_KEYS = 500;
/** Calls of a key on one page of its log. */
const CALLS_SHOWN = 50;
const HOUR_MS = 3_600_000;

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Addresses = Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_ADDRESSES });
const ExpiresInDays = Type.Integer({ minimum: 1, maximum: 3650 });

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
  const slugs = [...rights.map(({ group }) => group), PROVISIONING];
  const pathOf = new Map(
    groups.flatMap(({ operations }) => operations.map(({ id, method, path }) => [id, `${method} ${path}`] as const)),
  );
  const assertRoom = async (account_id: string) => {
    if ((await accounts.keys(account_id)).length >= MOST_KEYS)
      throw new ServiceError('invalid_request', `An account has at most ${MOST_KEYS} keys: delete some first.`);
  };

  /** A key that provisions people makes owners of them: only an owner has it in hand. */
  const assertOwner = ({ role }: User, scopes: readonly string[]) => {
    if (role !== 'owner' && permits(scopes, PROVISIONING, 'read'))
      throw new ServiceError('forbidden', 'Only an owner may have a key that provisions people.', { field: 'scopes' });
  };
  const keyFor = async (by: User, id: string): Promise<KeyRecord> => {
    const key = (await accounts.keys(by.account_id)).find((each) => each.id === id) ?? noKey();
    assertOwner(by, key.scopes);
    return key;
  };

  return [
    route('GET /rights', {}, () => rights),
    /** Every operation with a call of it that answers, for whoever tries them. */
    route('GET /operations', {}, () =>
      groups.flatMap(({ tag, operations }) =>
        operations.map((operation) => ({
          ...{ id: operation.id, summary: operation.summary, group: tag, sample: sampleOf(operation) },
          ...(operation.files && { takes_files: true as const }),
        })),
      ),
    ),
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
        audit: 'key.made',
        repeatable: false,
        body: Type.Object({
          name: Name,
          scopes: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 60 })),
          expires_in_days: Type.Optional(ExpiresInDays),
          addresses: Type.Optional(Addresses),
        }),
      },
      async ({ session, body, noted }) => {
        const { account_id } = session.user;
        const name = named(body.name);
        await assertRoom(account_id);
        const scopes = (body.scopes ?? []).map((text) => {
          try {
            return parseScope(text, slugs);
          } catch (error) {
            throw new ServiceError('invalid_request', (error as Error).message, { field: 'scopes' });
          }
        });
        assertOwner(session.user, scopes);
        const { key, record } = await accounts.createKey({
          ...{ account_id, name, made_by: session.user.id },
          ...(scopes.length > 0 && { scopes }),
          ...(body.expires_in_days !== undefined && { expires_at: clock() + body.expires_in_days * DAY_MS }),
          ...(body.addresses && { addresses: ranges(body.addresses) }),
        });
        noted(subjectOf(record), rightsOf(record));
        return { key, record };
      },
    ),
    route(
      'POST /keys/:id',
      {
        audit: 'key.changed',
        body: Type.Object({
          name: Type.Optional(Name),
          /** None: any address may use it. */
          addresses: Type.Optional(Addresses),
          disabled: Type.Optional(Type.Boolean()),
        }),
      },
      async ({ session, params, body: { name, addresses, disabled }, noted }) => {
        await keyFor(session.user, params.id);
        const changed =
          (await accounts.changeKey(session.user.account_id, params.id, {
            ...(name !== undefined && { name: named(name) }),
            ...(addresses && { addresses: ranges(addresses) }),
            ...(disabled !== undefined && { disabled_at: disabled ? clock() : null }),
          })) ?? noKey();
        noted(subjectOf(changed), {
          ...(name !== undefined && { renamed: true }),
          ...(addresses && { addresses: changed.addresses ?? [] }),
          ...(disabled !== undefined && { disabled }),
        });
        return changed;
      },
    ),
    route(
      'POST /keys/:id/rotate',
      {
        audit: 'key.rotated',
        repeatable: false,
        /** For how long both hold; 0: the old one ends at once. */
        body: Type.Object({ overlap_hours: Type.Integer({ minimum: 0, maximum: 24 * 90 }) }),
      },
      async ({ session, params, body, noted }) => {
        const { account_id, id: by } = session.user;
        await assertRoom(account_id);
        await keyFor(session.user, params.id);
        const made = (await accounts.rotateKey(account_id, params.id, body.overlap_hours * HOUR_MS, by)) ?? noKey();
        noted(subjectOf(made.record), { replaces: params.id, ...body });
        return made;
      },
    ),
    route(
      'GET /keys/:id/calls',
      {
        query: Type.Object({ before: Type.Optional(Type.String({ maxLength: 40, pattern: '^\\d{1,15}-\\d{1,15}$' })) }),
      },
      async ({ session, params, query: { before } }) => {
        const { account_id } = session.user;
        if (!(await accounts.keys(account_id)).some(({ id }) => id === params.id)) noKey();
        const rows = await accounts.calls({
          ...{ account_id, key_id: params.id, limit: CALLS_SHOWN + 1 },
          ...(before !== undefined && { before: placed(before) }),
        });
        return {
          calls: rows.slice(0, CALLS_SHOWN).map(({ at, operation_id, status, error_code, units, duration_ms }) => ({
            ...{ at, operation_id, path: pathOf.get(operation_id), status, error_code, units, duration_ms },
          })),
          /** Where the next page begins; absent: this is the last. */
          next: rows.length > CALLS_SHOWN ? placeOf(rows[CALLS_SHOWN - 1]!) : undefined,
        };
      },
    ),
    route('DELETE /keys/:id', { audit: 'key.deleted' }, async ({ session, params, noted }) => {
      const { account_id } = session.user;
      const known = await keyFor(session.user, params.id);
      if (!(await accounts.deleteKey(account_id, params.id))) noKey();
      noted(subjectOf(known));
    }),
  ];
}

/** A key in the audit log. */
const subjectOf = ({ name, id }: KeyRecord) => `${name} (${id})`;
const rightsOf = ({ scopes, addresses, expires_at }: KeyRecord) => ({
  scopes,
  ...(addresses && { addresses }),
  ...(expires_at !== undefined && { expires_at: new Date(expires_at).toISOString() }),
});

/** A call's place in the log as an address takes it along: `1767225600000-17`. */
const placeOf = ({ at, place }: Pick<LedgerCall, 'at' | 'place'>): string => `${at}-${place}`;

function placed(text: string): Pick<LedgerCall, 'at' | 'place'> {
  const [at, place] = text.split('-').map(Number);
  return { at: at!, place: place! };
}

const noKey = (): never => {
  throw new ServiceError('not_found', 'There is no such key.');
};

function named(text: string): string {
  const name = text.trim();
  if (name === '') throw new ServiceError('invalid_request', 'Give the key a name to know it by.', { field: 'name' });
  return name;
}

const ranges = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.map((text, at) => {
      const range = addressRange(text);
      if (range === undefined)
        throw new ServiceError(
          'invalid_request',
          `"${text}" is no address: write 192.0.2.7, a network as 192.0.2.0/24, or the same in IPv6.`,
          { field: `addresses[${at}]` },
        );
      return range;
    }),
  ),
];

/** The example of an operation as a call: what the console makes snippets of. */
function sampleOf({ method, path, example }: Operation) {
  const { params = {}, query = {}, body } = example as Record<string, Record<string, unknown> | undefined>;
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method, path: search ? `${filled}?${search}` : filled, ...(method !== 'GET' && body && { body }) };
}
