import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, AllAccounts } from '#accounts/accounts.ts';
import type { AuditAction, AuditDetail, AuditLog } from '#accounts/audit.ts';
import { type Directory, directoryOf, type Outcome } from '#accounts/directory.ts';
import type { DirectoryGroup, DirectoryPerson, DirectoryStore, MemberChange } from '#accounts/directory-store.ts';
import { PROVISIONING } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import type { AllUsers } from '#accounts/users.ts';
import type { Clock } from '#clock.ts';
import { ERRORS, ServiceError } from '#errors.ts';
import { assertPermitted, takeAllowance } from '#http/admission.ts';
import { authenticationChallenge, logFault, sayWhenAgain, toServiceError } from '#http/answers.ts';
import { authenticate } from '#http/credentials.ts';
import { readJsonBody } from '#http/json-body.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { lazyValidator } from '#http/validation.ts';
import { mapInSlices, OneAtATime } from '#turns.ts';
import { Type } from '#typebox.mjs';
import type { Provider } from '../routes.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { ScimFailure } from './failure.ts';
import { LIST, listed, MOST_VALUES, tooMany, type Wanted } from './listing.ts';
import { membersPatched, type Operation, patched } from './patch.ts';
import {
  CHANGEABLE_GROUP,
  CHANGEABLE_USER,
  groupResource,
  projected,
  toGroupTold,
  toTold,
  userResource,
  wanting,
} from './resources.ts';

const BASE = '/scim/v2';
/** A group with twenty thousand members fits. */
const BODY_BYTES = 2 * 1024 * 1024;
const MOST_OPERATIONS = 1_000;
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

export interface ScimParts {
  readonly accounts: Accounts;
  readonly all: Pick<AllAccounts, 'list'>;
  readonly store: DirectoryStore;
  readonly people: Pick<AllUsers, 'remove'>;
  readonly audit: AuditLog;
  /** By whom people sign in: without one nobody who is provisioned could. */
  readonly provider: Provider | undefined;
  readonly limits: RateLimit;
  readonly base_url: () => string;
  readonly clock: Clock;
}

type Json = Readonly<Record<string, unknown>>;

const Query = Type.Object({
  filter: Type.Optional(Type.String()),
  startIndex: Type.Optional(Type.Integer()),
  count: Type.Optional(Type.Integer()),
  attributes: Type.Optional(Type.String({ maxLength: 1_000 })),
  excludedAttributes: Type.Optional(Type.String({ maxLength: 1_000 })),
});

/** What a handler is given of one call. */
interface Visit {
  readonly directory: Directory;
  readonly wanted: Wanted;
  readonly id: string;
  readonly body: Json;
  /** Address of the resources. */
  readonly at: string;
  /** Says what was done, for the audit log. */
  noted(action: AuditAction, subject: string, detail?: AuditDetail): void;
}
interface Answer {
  readonly status?: 200 | 201 | 204;
  readonly body?: Json;
}

/**
 * Provisioning by a company's directory: System for Cross-domain Identity Management 2.0 under `/scim/v2`.
 * @see https://www.rfc-editor.org/rfc/rfc7643 (schemas) https://www.rfc-editor.org/rfc/rfc7644 (protocol)
 */
export function serveScim(app: FastifyInstance, parts: ScimParts): void {
  const { accounts, audit, provider, clock } = parts;
  /** Twenty thousand members are some 20 ms of the event loop each time: those of many calls at once never together. */
  const large = new OneAtATime();
  const validQuery = lazyValidator(Query, 'query');

  /** The directory of a key's account. @throws ServiceError `forbidden` where nobody could sign in. */
  async function directoryFor({ account_id }: KeyRecord): Promise<Directory> {
    if (!provider)
      throw new ServiceError(
        'forbidden',
        'People who are provisioned sign in by a provider, and none is configured: set PRIORA_OIDC_ISSUER, PRIORA_OIDC_CLIENT_ID and PRIORA_OIDC_GROUPS.',
      );
    const account = (await parts.all.list()).find(({ id }) => id === account_id);
    const rules = provider.sign_on.rules.filter((rule) => rule.account === account?.name);
    return directoryOf(account_id, { ...parts, rules, remove: parts.people.remove });
  }

  const serve = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    handle: (visit: Visit) => unknown,
  ) =>
    app.route({
      method,
      url: `${BASE}${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const started = performance.now();
        const at = clock();
        let caller: Awaited<ReturnType<typeof authenticate>> | undefined;
        let error_code = 0;
        try {
          caller = await authenticate(request, accounts);
          const { key } = caller;
          assertPermitted(key, PROVISIONING, method === 'GET' ? 'read' : 'run');
          takeAllowance(reply, parts.limits, key.account_id);
          const body = method === 'GET' || method === 'DELETE' ? {} : await readJsonBody(request.raw, BODY_BYTES);
          if (typeof body !== 'object' || body === null || Array.isArray(body))
            throw new ScimFailure(400, 'invalidSyntax', 'The body is no JSON object.');
          const noted: Parameters<Visit['noted']>[] = [];
          const answer = (await handle({
            directory: await directoryFor(key),
            wanted: validQuery(request.query) as Wanted,
            id: (request.params as { id?: string }).id ?? '',
            body: body as Json,
            at: `${parts.base_url()}${BASE}`,
            noted: (...what) => void noted.push(what),
          })) as Answer;
          for (const [action, subject, detail] of noted)
            await audit.note({
              ...{ action, subject, account_id: key.account_id, by: `SCIM: ${key.name}`, address: request.address },
              detail: { ...detail, key: key.id },
            });
          await send(reply, answer.status ?? 200, answer.body);
        } catch (thrown) {
          error_code = fail(request, reply, thrown);
        }
        if (caller)
          accounts.used(
            {
              ...{ at, account_id: caller.key.account_id, key_id: caller.key.id, operation_id: 'scim' },
              ...{ status: reply.statusCode, error_code, units: 0, duration_ms: performance.now() - started },
            },
            { address: request.address, in_url: caller.in_url },
          );
        return reply;
      },
    });

  /** People with their groups, where these are wanted. @throws ScimFailure `tooMany`. */
  const peopleShown = async ({ directory, wanted, at }: Visit, people: readonly DirectoryPerson[]) => {
    const ids = people.map(({ user }) => user.id);
    return large.do(async () => {
      const of = wanting(wanted)('groups') ? await directory.groupsOf(ids, MOST_VALUES) : new Map<string, []>();
      if (!of) throw tooMany('groups');
      return mapInSlices(people, (person) => userResource(person, of.get(person.user.id) ?? [], at));
    });
  };
  const found = async (visit: Visit) => {
    const { people } = await visit.directory.people({ id: visit.id }, { offset: 0, limit: 1 });
    return (await peopleShown(visit, people))[0] ?? nothing(visit.id);
  };
  serve('GET', '/Users', (visit) =>
    listed<DirectoryPerson>(visit.wanted, {
      lookedUp: { id: 'id', username: 'name', externalid: 'external_id' },
      many: 'groups',
      read: async (asked, rows) => {
        const { total, people } = await visit.directory.people(asked, rows);
        return { total, rows: people };
      },
      async among(ids) {
        const of = await large.do(() => visit.directory.membersOf(ids, MOST_VALUES));
        return of && [...of.values()].flat().map(({ group_id, id }) => ({ of: id, id: group_id }));
      },
      idOf: ({ user }) => user.id,
      asked: (person, groups) => userResource(person, groups.map(idAlone), visit.at),
      shown: (people) => peopleShown(visit, people),
    }),
  );
  serve('GET', '/Users/:id', async (visit) => ({ body: projected(await found(visit), visit.wanted) }));
  serve('POST', '/Users', async (visit) => {
    const told = toTold(visit.body);
    const id = settled(await visit.directory.add(told), told.user_name);
    visit.noted('person.joined', `${told.user_name} (${id})`, { active: told.active });
    return { status: 201, body: projected(await found({ ...visit, id }), visit.wanted) };
  });
  const changed = async (visit: Visit, after: Json) => {
    const told = toTold(after);
    settled((await visit.directory.change(visit.id, told)) ?? nothing(visit.id), told.user_name);
    visit.noted('person.changed', `${told.user_name} (${visit.id})`, { active: told.active });
    return { body: projected(await found(visit), visit.wanted) };
  };
  serve('PUT', '/Users/:id', (visit) => changed(visit, visit.body));
  serve('PATCH', '/Users/:id', async (visit) =>
    changed(visit, await patched(await found(visit), operationsOf(visit.body), CHANGEABLE_USER)),
  );
  serve('DELETE', '/Users/:id', async (visit) => {
    const { userName } = await found(visit);
    if (!(await visit.directory.remove(visit.id))) nothing(visit.id);
    visit.noted('person.removed', `${userName} (${visit.id})`);
    return { status: 204 };
  });

  /**
   * Groups with their members, where these are wanted: they are read only then, as a group may have thousands.
   * @throws ScimFailure `tooMany`, unless they are `left out` then.
   */
  const groupsShown = async (
    { directory, wanted, at }: Visit,
    groups: readonly DirectoryGroup[],
    beyond: 'refused' | 'left out' = 'refused',
  ) => {
    if (!wanting(wanted)('members')) return groups.map((group) => groupResource(group, undefined, at));
    const ids = groups.map(({ id }) => id);
    return large.do(async () => {
      const of = await directory.membersOf(ids, MOST_VALUES);
      if (!of && beyond === 'refused') throw tooMany('members');
      return mapInSlices(groups, (group) => groupResource(group, of && (of.get(group.id) ?? []), at));
    });
  };
  const foundGroup = async (visit: Visit, beyond?: 'left out') => {
    const { groups } = await visit.directory.groups({ id: visit.id }, { offset: 0, limit: 1 });
    return (await groupsShown(visit, groups, beyond))[0] ?? nothing(visit.id);
  };
  const withoutMembers = (visit: Visit): Visit => ({ ...visit, wanted: { excludedAttributes: 'members' } });
  serve('GET', '/Groups', (visit) =>
    listed<DirectoryGroup>(visit.wanted, {
      lookedUp: { id: 'id', displayname: 'name', externalid: 'external_id' },
      many: 'members',
      read: async (asked, rows) => {
        const { total, groups } = await visit.directory.groups(asked, rows);
        return { total, rows: groups };
      },
      async among(ids) {
        const of = await large.do(() => visit.directory.groupsOf(ids, MOST_VALUES));
        return of && [...of.values()].flat().map(({ user_id, id }) => ({ of: id, id: user_id }));
      },
      idOf: ({ id }) => id,
      asked: (group, members) => groupResource(group, members.map(idAlone), visit.at),
      shown: (groups) => groupsShown(visit, groups),
    }),
  );
  serve('GET', '/Groups/:id', async (visit) => ({ body: projected(await foundGroup(visit), visit.wanted) }));
  serve('POST', '/Groups', async (visit) => {
    const { told, members = [] } = toGroupTold(visit.body);
    const id = settled(await visit.directory.addGroup(told, members), told.name);
    visit.noted('group.made', `${told.name} (${id})`, { members: members.length });
    return { status: 201, body: projected(await foundGroup({ ...visit, id }, 'left out'), visit.wanted) };
  });
  const groupChanged = async (visit: Visit, after: Json, members: MemberChange | undefined) => {
    const { told } = toGroupTold(after);
    settled((await visit.directory.changeGroup(visit.id, told, members)) ?? nothing(visit.id), told.name);
    visit.noted('group.changed', `${told.name} (${visit.id})`, {
      ...(members && ('only' in members ? { members: members.only.length } : {})),
      ...(members && 'add' in members && { joined: members.add.length, left: members.remove.length }),
    });
    return { body: projected(await foundGroup(visit, 'left out'), visit.wanted) };
  };
  // a group that is put has the members that are named, and none where none are
  serve('PUT', '/Groups/:id', (visit) =>
    groupChanged(visit, visit.body, { only: toGroupTold(visit.body).members ?? [] }),
  );
  serve('PATCH', '/Groups/:id', async (visit) => {
    const operations = operationsOf(visit.body);
    const before = await foundGroup(withoutMembers(visit));
    const members = await membersPatched(operations);
    return groupChanged(visit, await patched(before, operations, CHANGEABLE_GROUP), members);
  });
  serve('DELETE', '/Groups/:id', async (visit) => {
    const { displayName } = await foundGroup(withoutMembers(visit));
    if (!(await visit.directory.removeGroup(visit.id))) nothing(visit.id);
    visit.noted('group.removed', `${displayName} (${visit.id})`);
    return { status: 204 };
  });

  serve('GET', '/ServiceProviderConfig', ({ at }) => ({ body: serviceProviderConfig(at) }));
  for (const [path, all] of [
    ['/ResourceTypes', resourceTypes],
    ['/Schemas', schemas],
  ] as const) {
    serve('GET', path, ({ at }) => {
      const resources = all(at);
      const shown = { totalResults: resources.length, startIndex: 1, itemsPerPage: resources.length };
      return { body: { schemas: [LIST], ...shown, Resources: resources } };
    });
    serve('GET', `${path}/:id`, ({ id, at }) => ({ body: all(at).find((each) => each.id === id) ?? nothing(id) }));
  }
}

/** The operations of a PATCH. @throws ScimFailure `invalidSyntax`. */
function operationsOf(body: Json): readonly Operation[] {
  const given = body.Operations ?? body.operations;
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_OPERATIONS)
    throw new ScimFailure(400, 'invalidSyntax', `Operations: a list of 1 to ${MOST_OPERATIONS} is expected.`);
  return given.map((each: Json | null, n) => {
    const { op, path, value } = each ?? {};
    if (typeof op !== 'string' || (path !== undefined && path !== null && typeof path !== 'string'))
      throw new ScimFailure(400, 'invalidSyntax', `Operations[${n}]: op and path are texts.`);
    return { op, value, ...(typeof path === 'string' && path !== '' && { path }) };
  });
}

/** What is asked about alone: its name is not looked at. */
const idAlone = (id: string) => ({ id, name: '' });

const nothing = (id: string): never => {
  throw new ScimFailure(404, undefined, `Nothing of this account has the id "${id.slice(0, 80)}".`);
};

/** What a change has become. @throws ScimFailure where it could not be made. */
function settled(outcome: Outcome<string>, name: string): string {
  if (outcome === 'name taken')
    throw new ScimFailure(409, 'uniqueness', `The name "${name}" is taken in this account.`);
  if (typeof outcome === 'string') return outcome;
  throw new ScimFailure(
    400,
    'invalidValue',
    `members: nobody of this account has the id "${outcome.nobody.slice(0, 80)}".`,
  );
}

async function send(reply: FastifyReply, status: number, body: Json | undefined): Promise<void> {
  const location = (body?.meta as { location?: string } | undefined)?.location;
  if (location !== undefined) reply.header(status === 201 ? 'location' : 'content-location', location);
  const [text] = await mapInSlices([body], (whole) => JSON.stringify(whole));
  reply.code(status);
  if (text === undefined) reply.send();
  else reply.type('application/scim+json; charset=utf-8').send(text);
}

/** Answers a failure as RFC 7644, 3.12 says; what it is in our codes. */
function fail(request: FastifyRequest, reply: FastifyReply, thrown: unknown): number {
  const told = thrown instanceof ScimFailure ? thrown : undefined;
  const error = told ? undefined : toServiceError(thrown);
  if (error) {
    logFault(request, error);
    sayWhenAgain(reply, error);
  }
  const { error_code, problem_status } = ERRORS[error?.code ?? 'invalid_request'];
  const status = told?.status ?? problem_status;
  if (error && status === 401) reply.header('www-authenticate', authenticationChallenge(error));
  reply
    .code(status)
    .header('x-error-code', String(error_code))
    .type('application/scim+json; charset=utf-8')
    .send(
      JSON.stringify({
        schemas: [ERROR],
        status: String(status),
        ...(told?.scim_type !== undefined && { scimType: told.scim_type }),
        detail: told?.message ?? error!.message,
      }),
    );
  return error_code;
}
