import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, AllAccounts } from '#accounts/accounts.ts';
import type { AuditAction, AuditDetail, AuditLog } from '#accounts/audit.ts';
import { onBehalfOf } from '#accounts/caller.ts';
import type { DirectoryStore } from '#accounts/directory-store.ts';
import type { KeptAnswers } from '#accounts/kept-answers.ts';
import type { ModelLedger } from '#accounts/model-ledger.ts';
import type { AccountRemoval } from '#accounts/removal.ts';
import type { SavedSearches } from '#accounts/saved-searches.ts';
import type { SearchHistory } from '#accounts/search-history.ts';
import type { SingleSignOn } from '#accounts/single-sign-on.ts';
import type { AllUsers, Session, User, Users } from '#accounts/users.ts';
import type { Worklists } from '#accounts/worklists.ts';
import type { Clock } from '#clock.ts';
import type { Declared, Json, ParamsOf } from '#declared.ts';
import type { EgressLog } from '#egress/log.ts';
import type { Rules } from '#egress/rules.ts';
import { ServiceError } from '#errors.ts';
import { logFault, sendFailure, toServiceError } from '#http/answers.ts';
import { readJsonBody } from '#http/json-body.ts';
import { onceOnly, repeatable } from '#http/repeats.ts';
import { assertOwnOrigin, provenSession, sessionOf } from '#http/sessions.ts';
import { lazyValidator } from '#http/validation.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Uploads } from '#jobs/uploads.ts';
import { BODY_BYTES, type Group } from '#operation.ts';
import type { Services } from '#services.ts';
import type { ImportRun } from '#sources/import-history.ts';
import type { Sync } from '#sync/sync.ts';
import type { TObject, TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** What the console needs beside the operations. Whatever here belongs to an account asks for the account. */
export interface Management {
  readonly accounts: Accounts;
  readonly users: Users;
  /** What a company's directory says of people, and its groups. */
  readonly directory: DirectoryStore;
  readonly services: Services;
  readonly groups: readonly Group[];
  readonly clock: Clock;
  readonly searches: SavedSearches;
  readonly history: SearchHistory;
  readonly worklists: Worklists;
  /** Answers of calls that are sent again under their `Idempotency-Key`. */
  readonly answers: KeptAnswers;
  /** What people did. */
  readonly audit: AuditLog;
  /** What the model used, over its ledger. */
  readonly tokens: ModelLedger['totals'];
  /** Imports of the past, the newest first. */
  readonly imports: () => Promise<readonly ImportRun[]>;
  /** By whom people of a company sign in, if one is configured. */
  readonly provider?: Provider;
  /** Whether browsers reach the service over https alone. */
  readonly secure: boolean;
}

/** Sign-in by a company's own provider: absent where none is configured. */
export interface Provider {
  readonly sign_on: SingleSignOn;
  /** What pending sign-ins are sealed with. */
  readonly secret: () => Promise<Uint8Array>;
}

/** What is of the whole installation, not of an account: only `operate` hands it to a call. */
export interface Installation {
  readonly accounts: AllAccounts;
  readonly users: Pick<AllUsers, 'invite' | 'list' | 'remove'>;
  /** Removes accounts with everything they made. */
  readonly removal: Pick<AccountRemoval, 'begin'>;
  /** Imports and checks under way and ended. */
  readonly jobs: Jobs;
  readonly uploads: Uploads;
  /** Sources that follow their publishers. */
  readonly sync: Sync;
  /** Outgoing connections, whom the settings permit, and whether this process is held to it. */
  readonly egress: Pick<EgressLog, 'list'> & { readonly rules: Rules; readonly guarded: boolean };
  /** Folder of everything that is kept. */
  readonly data_dir: string;
}

type Method = 'GET' | 'POST' | 'DELETE';
type What = `${Method} /${string}`;
type Nothing = TObject<{}>;
type PathOf<W extends What> = W extends `${Method} ${infer Path}` ? Path : never;

/** What a handler is given of one call. */
export interface Visit<W extends What = What, B extends TSchema = TSchema, Q extends TSchema = TSchema> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session;
  readonly body: ValueOf<B>;
  /** As the schema has it: texts of the address converted; without a schema there is none. */
  readonly query: ValueOf<Q>;
  readonly params: ParamsOf<PathOf<W>>;
  /**
   * Says to what the call was done, for the audit log: a name, an id, or both. `by`: who did it, where nobody was
   * signed in before.
   */
  noted(subject: string, detail?: AuditDetail, by?: User): void;
}

interface Options<B extends TSchema, Q extends TSchema> {
  /** What stands in the audit log when it was done; of an operator's call, in that of the installation. */
  readonly audit?: AuditAction;
  /**
   * Not, where a secret is sent or answered, or the handler reads the body by itself: nothing of such a call is kept,
   * it is made anew each time, whatever its `Idempotency-Key`.
   */
  readonly repeatable?: false;
  readonly body?: B;
  readonly query?: Q;
}
interface PersonOptions<B extends TSchema, Q extends TSchema> extends Options<B, Q> {
  /** Only somebody with this role in the account may call it. */
  readonly role?: 'owner';
}

/** A management call with its types erased, as it is mounted. */
export interface Route extends Declared<Method> {
  readonly who: 'anybody' | 'person' | 'owner' | 'operator';
  readonly audit?: AuditAction;
  readonly repeatable?: false;
  readonly body?: TSchema;
  readonly query?: TSchema;
  handle(visit: any): unknown;
}

/**
 * What a handler's answer is to a client. A reply is none: it stands for an answer that was sent already, and waits
 * like a promise of nothing.
 */
type Answered<A> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is of this type
  Exclude<Awaited<Exclude<A, FastifyReply>>, void | undefined> extends infer Answer
    ? [Answer] extends [never]
      ? Readonly<Record<string, never>>
      : Json<Answer>
    : never;

type RouteOf<W extends What, B extends TSchema, Q extends TSchema, A> = Route &
  Declared<
    W extends `${infer M} /${string}` ? M : never,
    PathOf<W>,
    ValueOf<B>,
    ValueOf<Q>,
    ParamsOf<PathOf<W>>,
    Answered<A>,
    false
  >;

const declared = (
  what: What,
  who: Route['who'],
  options: Options<TSchema, TSchema>,
  handle: Route['handle'],
): Route => {
  const [method, path] = what.split(' ') as [Method, string];
  const { audit, repeatable, body, query } = options;
  return {
    ...{ method, path, who, handle },
    ...(audit && { audit }),
    ...(repeatable === false && { repeatable }),
    ...(body && { body }),
    ...(query && { query }),
  };
};

/** Thrown where a handler has sent its answer by itself: there is none to be kept. */
class Sent extends Error {}

/**
 * Declares a call of whoever is signed in: `METHOD /path`. What it answers is sent as JSON, and is what clients are
 * typed by; failures are sent as problem details. All but GET need the session's token too.
 */
export const route = <const W extends What, A, B extends TSchema = Nothing, Q extends TSchema = Nothing>(
  what: W,
  { role = 'person' as never, ...options }: PersonOptions<B, Q>,
  handle: (visit: Visit<W, B, Q>) => A,
) => declared(what, role, options, handle) as RouteOf<W, B, Q, A>;

/** Declares a call of whoever runs the installation: the only way to what belongs to all. Otherwise as `route`. */
export const operate = <const W extends What, A, B extends TSchema = Nothing, Q extends TSchema = Nothing>(
  what: W,
  options: Options<B, Q>,
  handle: (visit: Visit<W, B, Q> & { readonly installation: Installation }) => A,
) => declared(what, 'operator', options, handle) as RouteOf<W, B, Q, A>;

/** Declares a call that needs no session. */
export const open = <const W extends What, A, B extends TSchema = Nothing, Q extends TSchema = Nothing>(
  what: W,
  options: Options<B, Q>,
  handle: (visit: Omit<Visit<W, B, Q>, 'session'>) => A,
) => declared(what, 'anybody', options, handle) as RouteOf<W, B, Q, A>;

/** Serves a declared call under `/manage`. */
export function mount(
  app: FastifyInstance,
  { users, audit, answers }: Management,
  installation: Installation,
  { method, path, who, handle, audit: action, repeatable: repeats, ...schemas }: Route,
) {
  const validBody = schemas.body && lazyValidator(schemas.body, 'body');
  const validQuery = schemas.query && lazyValidator(schemas.query, 'query');
  app.route({
    method,
    url: `/manage${path}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      request.headers.accept = 'application/problem+json';
      try {
        const session = who === 'anybody' ? undefined : await signedIn(request, users, method);
        if (who === 'anybody') assertOwnOrigin(request);
        if (who === 'owner' && session?.user.role !== 'owner')
          throw new ServiceError('forbidden', 'Only an owner may do this.');
        if (who === 'operator' && !session?.user.operator)
          throw new ServiceError('forbidden', 'Only an operator of the installation may do this.');
        const body = validBody?.(await readJsonBody(request.raw, BODY_BYTES));
        const query = validQuery?.(request.query) ?? {};
        let subject: string | undefined;
        let detail: AuditDetail | undefined;
        let by = session?.user;
        const visit = {
          ...{ request, reply, session, body, params: request.params, query },
          ...(who === 'operator' && { installation }),
          noted(...[to, facts, user = by]: Parameters<Visit['noted']>) {
            [subject, detail, by] = [to, facts, user];
          },
        };
        const made = async () => {
          const answer = await (session
            ? onBehalfOf(
                {
                  ...{ account_id: session.user.account_id, user_id: session.user.id },
                  ...{ operation_id: 'console', correlation_id: request.id },
                },
                () => handle(visit),
              )
            : handle(visit));
          if (action && by)
            await audit.note({
              ...{ action, user_id: by.id, by: by.name, address: request.address },
              ...(who !== 'operator' && { account_id: by.account_id }),
              ...(subject !== undefined && { subject }),
              ...(detail && { detail }),
            });
          if (answer === reply || reply.sent) throw new Sent();
          return { data: answer ?? {}, notes: [] };
        };
        const repeat =
          session && method !== 'GET' && repeats !== false
            ? repeatable(request, `${method} /manage${path} by ${session.user.id}`, {
                ...{ account: { id: session.user.account_id }, files: [], query, body, params: request.params },
              })
            : undefined;
        const { data } = await (repeat ? onceOnly(answers, repeat, reply, made) : made());
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(data));
      } catch (thrown) {
        if (thrown instanceof Sent) return reply;
        const error = toServiceError(thrown);
        logFault(request, error);
        return sendFailure(request, reply, error, false);
      }
    },
  });
}

async function signedIn(request: FastifyRequest, users: Users, method: Method): Promise<Session> {
  if (method !== 'GET') return provenSession(request, users);
  const session = await sessionOf(request, users);
  if (!session) throw new ServiceError('not_signed_in');
  return session;
}
