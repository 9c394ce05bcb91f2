import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Accounts } from '#accounts/accounts.ts';
import { onBehalfOf } from '#accounts/caller.ts';
import type { ModelLedger } from '#accounts/model-ledger.ts';
import type { SavedSearches } from '#accounts/saved-searches.ts';
import type { OperationTimes } from '#accounts/usage-times.ts';
import type { Session, Users } from '#accounts/users.ts';
import type { Clock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { sendFailure, toServiceError } from '#http/answers.ts';
import { readJsonBody } from '#http/json-body.ts';
import { assertOwnOrigin, provenSession, sessionOf } from '#http/sessions.ts';
import { lazyValidator } from '#http/validation.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Uploads } from '#jobs/uploads.ts';
import { BODY_BYTES, type Group } from '#operation.ts';
import type { Services } from '#services.ts';

/** What the console needs beside the operations. */
export interface Management {
  readonly accounts: Accounts;
  readonly users: Users;
  readonly services: Services;
  readonly groups: readonly Group[];
  readonly clock: Clock;
  readonly searches: SavedSearches;
  /** What the model used, over its ledger. */
  readonly tokens: ModelLedger['totals'];
  /** Imports and checks under way and ended. */
  readonly jobs: Jobs;
  readonly uploads: Uploads;
  /** Folder of everything that is kept. */
  readonly data_dir: string;
  /** Whether browsers reach the service over https alone. */
  readonly secure: boolean;
  /** Percentiles of calls over the ledger of an account, from (inclusive) to (exclusive). */
  times(query: { account_id: string; from: number; to: number }): readonly OperationTimes[];
}

interface RouteOptions<B extends TSchema> {
  readonly body?: B;
  /** Only somebody with this role may call it. */
  readonly role?: 'owner';
}

export interface Visit<B extends TSchema> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session;
  readonly body: Static<B>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Declares a management call: `METHOD /path`. It answers JSON, failures as problem details. `open` calls need no session; the others do, and all
 * but GET the session's token too.
 */
export function managementRoutes(app: FastifyInstance, { users }: Management) {
  const declare = <B extends TSchema>(
    what: `${Method} /${string}`,
    options: RouteOptions<B> & { open: boolean },
    handle: (visit: Visit<B>) => unknown,
  ) => {
    const [method, url] = what.split(' ') as [Method, string];
    const valid = options.body && lazyValidator(options.body, 'body');
    app.route({
      method,
      url: `/manage${url}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        request.headers.accept = 'application/problem+json';
        try {
          const session = options.open ? undefined : signedIn(request, users, method);
          if (options.open) assertOwnOrigin(request);
          if (options.role === 'owner' && session?.user.role !== 'owner')
            throw new ServiceError('forbidden', 'Only an owner may do this.');
          const body = valid?.(await readJsonBody(request.raw, BODY_BYTES));
          const visit = {
            request,
            reply,
            session: session as Session,
            body: body as Static<B>,
            params: request.params as Record<string, string>,
            query: request.query as Record<string, string>,
          };
          const answer = await (session
            ? onBehalfOf(
                { account_id: session.user.account_id, operation_id: 'console', correlation_id: request.id },
                () => handle(visit),
              )
            : handle(visit));
          return answer === reply || reply.sent
            ? reply
            : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? {}));
        } catch (thrown) {
          const error = toServiceError(thrown);
          if (error.code === 'internal') request.log.error({ err: error.cause }, 'unexpected failure');
          return sendFailure(request, reply, error, false);
        }
      },
    });
  };
  return {
    open: <B extends TSchema>(
      what: `${Method} /${string}`,
      options: RouteOptions<B>,
      handle: (visit: Omit<Visit<B>, 'session'>) => unknown,
    ) => declare(what, { ...options, open: true }, handle),
    route: <B extends TSchema>(
      what: `${Method} /${string}`,
      options: RouteOptions<B>,
      handle: (visit: Visit<B>) => unknown,
    ) => declare(what, { ...options, open: false }, handle),
  };
}

function signedIn(request: FastifyRequest, users: Users, method: Method): Session {
  if (method !== 'GET') return provenSession(request, users);
  const session = sessionOf(request, users);
  if (!session) throw new ServiceError('not_signed_in');
  return session;
}

export type Routes = ReturnType<typeof managementRoutes>;
