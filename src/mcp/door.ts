import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts/accounts.ts';
import { onBehalfOf } from '#accounts/caller.ts';
import { groupSlug } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import type { Clock } from '#clock.ts';
import { ERRORS, ServiceError } from '#errors.ts';
import { assertPermitted, bounded, itsTurn, takeAllowance } from '#http/admission.ts';
import { authenticationChallenge, logFault, sayWhenAgain, toServiceError } from '#http/answers.ts';
import { authenticate } from '#http/credentials.ts';
import { readJsonBody } from '#http/json-body.ts';
import { INTERFACE_VERSION } from '#http/openapi.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { withPatience } from '#models/patience.ts';
import { BODY_BYTES, type Call, callNotes, type Group } from '#operation.ts';
import type { Services } from '#services.ts';
import { asksByForm, selectTools, type Tool, type ToolGroup, toolsOf } from './tools.ts';
import { type Outcome, visitOf } from './visit.ts';

export interface McpOptions {
  readonly groups: readonly Group[];
  readonly tools: readonly ToolGroup[];
  readonly services: Services;
  readonly accounts: Accounts;
  readonly limits: RateLimit;
  readonly body_limit_bytes: number;
  readonly timeout_ms: number;
  readonly clock: Clock;
  readonly public_url?: string | undefined;
  /** Whether pages of an origin may call the interface though they are of another site. */
  readonly trusts_origin: (origin: string | undefined) => boolean;
}

const PATH = '/mcp';
/** JSON-RPC codes for what the protocol has none for: the server's own range. */
const RPC = { parse: -32700, invalid: -32600, server: -32000 } as const;

/**
 * The door for language models: the Model Context Protocol over streamable HTTP at `/mcp`. Every operation is a tool,
 * under the same keys, rights, limits and ledger as over HTTP. A connection is shown few tools, which reach the others;
 * `?tools=` or `/<group>/mcp` show it those of groups.
 * @see https://modelcontextprotocol.io/specification
 */
export function serveMcp(app: FastifyInstance, options: McpOptions): void {
  // Their schemas and what speaks the protocol are some 15 MB, and ready within a tenth of a second of processor time:
  // made for the first who calls.
  let all: readonly Tool[] | undefined;
  let speaking: Promise<Awaited<ReturnType<typeof speak>>> | undefined;
  const speak = async () => {
    const { protocol } = await import('./protocol.ts');
    return protocol(INTERFACE_VERSION, (err) => app.log.debug({ err }, 'a tool client was refused'));
  };

  const slugs = options.groups.map(({ tag }) => groupSlug(tag));
  const places: readonly { readonly path: string; readonly group?: string }[] = [
    { path: PATH },
    ...slugs.map((group) => ({ path: `/${group}${PATH}`, group })),
  ];
  for (const { path, group } of places) {
    app.route({
      method: 'POST',
      url: path,
      onRequest: (request, _reply, done) => {
        request.call = { operation: 'mcp', chat: false, error_code: 0 };
        delete request.raw.headers['content-type']; // bodies are read as JSON whatever they are called
        done();
      },
      handler: async (request, reply) => {
        try {
          assertTrustedOrigin(request, options);
          const { key, in_url } = await authenticate(request, options.accounts);
          Object.assign(request.call!, { key, key_in_url: in_url });
          all ??= toolsOf(options.groups, options.tools);
          const wanted = selectTools(all, group ?? (request.query as { tools?: unknown }).tools);
          // what the message calls is known when it is read: the tool that may be sent most decides
          const most_bytes = Math.max(
            ...(wanted ?? all).map(({ operation }) => operation.body_limit_bytes ?? BODY_BYTES),
            BODY_BYTES,
          );
          const message = await readJsonBody(request.raw, Math.min(most_bytes, options.body_limit_bytes));
          const { answer } = await (speaking ??= speak());
          await itsTurn();
          const visit = visitOf(all, wanted, {
            key,
            run: (tool, given, progress) => runTool(tool, given, { request, reply, key, options, progress }),
            told: (error) => told(toServiceError(error), request.id),
          });
          const { headers } = request;
          const can_ask = String(headers['mcp-session-id'] ?? '').startsWith(ASKABLE);
          const response = await answer(webRequest(request), message, visit, {
            stream: wantsStream(headers, message, can_ask),
            can_ask,
            whose: key.account_id,
          });
          if (shakesHandsAskable(message)) reply.header('mcp-session-id', `${ASKABLE}${request.id}`);
          return reply.send(response);
        } catch (thrown) {
          return refuse(request, reply, thrown);
        }
      },
    });
    // No stream of the server's own and no session: clients ask, and go on without.
    app.route({
      method: ['GET', 'DELETE'],
      url: path,
      exposeHeadRoute: false,
      handler: (_request, reply) => send(reply.header('allow', 'POST'), 405, RPC.server, 'POST messages to this path.'),
    });
  }
  app.addHook('onClose', async () => {
    await (await speaking)?.close();
  });
}

/**
 * Runs a tool and writes the ledger as the operation's own path would. What went wrong is an answer too: models read it
 * and mend their call.
 */
async function runTool(
  tool: Tool,
  given: unknown,
  visit: {
    request: FastifyRequest;
    reply: FastifyReply;
    key: KeyRecord;
    options: McpOptions;
    progress: NonNullable<Call['progress']>;
  },
): Promise<Outcome> {
  const { request, reply, key, options, progress } = visit;
  const { operation, group } = tool;
  const started = performance.now();
  const at = options.clock();
  const state = request.call!;
  request.call = { ...state, operation: operation.id };
  let answer: Outcome;
  let error_code = 0;
  try {
    assertPermitted(key, group, operation.access ?? 'read');
    takeAllowance(reply, options.limits, key.account_id);
    const input = tool.read(given);
    const notes = callNotes();
    const most_ms = Math.max(options.timeout_ms, operation.timeout_ms ?? 0);
    const data = await bounded(request, most_ms, (signal) =>
      onBehalfOf(
        {
          account_id: key.account_id,
          key_id: key.id,
          operation_id: operation.id,
          correlation_id: request.id,
          note: notes.note,
        },
        () =>
          operation.handle(
            { ...input, account: { id: key.account_id }, files: [], note: notes.note, signal, progress },
            withPatience(options.services, most_ms),
          ),
      ),
    );
    answer = { data, notes: notes.made(), failed: false };
  } catch (thrown) {
    const error = toServiceError(thrown);
    error_code = ERRORS[error.code].error_code;
    request.call.error_code = error_code;
    logFault(request, error, operation.id);
    sayWhenAgain(reply, error);
    answer = { data: told(error, request.id), notes: [], failed: true };
  }
  options.accounts.used(
    {
      at,
      account_id: key.account_id,
      key_id: key.id,
      operation_id: operation.id,
      status: 200,
      error_code,
      units: answer.failed ? 0 : 1,
      duration_ms: performance.now() - started,
    },
    { address: request.address, in_url: state.key_in_url ?? false },
  );
  return answer;
}

function told(error: ServiceError, correlation_id: string): string {
  const details = Object.keys(error.details).length > 0 ? `\n${JSON.stringify(error.details)}` : '';
  return `${error.message} (${error.code}, error_code ${ERRORS[error.code].error_code}, correlation id ${correlation_id})${details}`;
}

/**
 * A page of a foreign site may not speak to a service on the machine of whoever looks at it, also not by a name that it
 * lets point there. Programs send no origin.
 */
function assertTrustedOrigin(
  request: FastifyRequest,
  { public_url, trusts_origin }: Pick<McpOptions, 'public_url' | 'trusts_origin'>,
): void {
  const { origin } = request.headers;
  if (origin === undefined || trusts_origin(origin)) return;
  const from = URL.parse(origin);
  const trusted =
    from !== null &&
    (['localhost', '127.0.0.1', '[::1]'].includes(from.hostname) ||
      (public_url !== undefined && from.origin === URL.parse(public_url)?.origin) ||
      (/^(?:[\d.]+|\[[\da-f:]+\])$/i.test(from.hostname) && from.host === request.headers.host));
  if (!trusted)
    throw new ServiceError(
      'forbidden',
      `Pages of ${origin.slice(0, 100)} may not use this service. Set PRIORA_PUBLIC_URL if that is the service's own address, or PRIORA_CORS_ORIGINS to let them.`,
    );
}

/**
 * Nothing is kept between two requests, and so a client that can ask its person something is told a session that says
 * just that: it comes back with every later request. Others get none.
 */
const ASKABLE = 'askable-';

function shakesHandsAskable(message: unknown): boolean {
  const { method, params } = (message ?? {}) as {
    method?: unknown;
    params?: { capabilities?: { elicitation?: unknown } };
  };
  return method === 'initialize' && asksByForm(params?.capabilities?.elicitation);
}

/**
 * With both accepted, as clients say, one JSON answer is the simpler, unless the caller wants to hear of progress or
 * can be asked something meanwhile.
 */
function wantsStream({ accept = '' }: { accept?: string | undefined }, message: unknown, can_ask: boolean): boolean {
  if (!/text\/event-stream/i.test(accept)) return false;
  const { method, params } = (message ?? {}) as {
    method?: unknown;
    params?: { _meta?: { progressToken?: unknown } };
  };
  if (method === 'tools/call' && (can_ask || params?._meta?.progressToken !== undefined)) return true;
  return !/application\/(?:json|\*)|\*\/\*/i.test(accept);
}

/** The request as the protocol's library reads it: its own headers, and the media types that it insists on. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' });
  for (const [name, value] of Object.entries(request.headers))
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  return new Request(`http://service${PATH}`, { method: 'POST', headers, body: '{}' });
}

function refuse(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toServiceError(thrown);
  const { error_code, problem_status } = ERRORS[error.code];
  request.call!.error_code = error_code;
  logFault(request, error);
  reply.header('x-error-code', String(error_code));
  if (problem_status === 401) reply.header('www-authenticate', authenticationChallenge(error));
  const code = error.details.position !== undefined ? RPC.parse : problem_status === 400 ? RPC.invalid : RPC.server;
  return send(reply, problem_status, code, error.message, { error_code, ...error.details });
}

function send(reply: FastifyReply, status: number, code: number, message: string, data?: object): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ jsonrpc: '2.0', error: { code, message, ...(data && { data }) }, id: null }));
}
