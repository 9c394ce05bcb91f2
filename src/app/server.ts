import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Accounts } from '#accounts/accounts.ts';
import type { KeptAnswers } from '#accounts/kept-answers.ts';
import { type Clock, monotonic, systemClock } from '#clock.ts';
import type { CollectionStatus, Corpus } from '#corpus/corpus.ts';
import { ERRORS, ServiceError } from '#errors.ts';
import { logFault, sendFailure, toServiceError } from '#http/answers.ts';
import { corpusAsOf } from '#http/as-of.ts';
import { serveCatalogue } from '#http/catalogue.ts';
import { isVisit, serveConsole } from '#http/console.ts';
import { serveFiles } from '#http/files.ts';
import { serveGuides } from '#http/guides/guides.ts';
import { InOrder, readNothingAfterTheEnd } from '#http/in-order.ts';
import { type Log, loggableUrl } from '#http/log.ts';
import { createMetrics } from '#http/metrics.ts';
import { openApiInSlices } from '#http/openapi.ts';
import { allowOrigins, originCheck } from '#http/origins.ts';
import { serveIcon, serveReference } from '#http/pages.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { Streams, type StreamTimes } from '#http/stream.ts';
import { withoutTinyPieces } from '#http/tiny-pieces.ts';
import { serveTokens } from '#http/token.ts';
import { type Installation, type Management, serveManagement } from '#management/index.ts';
import { serveScim } from '#management/scim/door.ts';
import { serveMcp } from '#mcp/door.ts';
import type { Group } from '#operation.ts';
import { forModels } from '#operations/for-models/index.ts';
import { makeFile } from '#operations/made-files.ts';
import type { Services } from '#services.ts';
import type { Sync } from '#sync/sync.ts';
import { RequestSpan } from '#tracing/request.ts';

export interface ServerOptions {
  readonly groups: readonly Group[];
  readonly services: Services;
  readonly accounts: Accounts;
  readonly answers: KeptAnswers;
  /** Who may use the console, and how long calls took, for its usage page. Absent: no console. */
  readonly console?: Pick<
    Management,
    'users' | 'directory' | 'audit' | 'provider' | 'searches' | 'history' | 'worklists' | 'tokens' | 'imports'
  > & {
    readonly installation: Installation;
  };
  readonly log: Log;
  readonly clock?: Clock;
  /** Of durations. Default: `clock`, or the machine's monotonic one. */
  readonly steady?: Clock;
  readonly public_url?: string | undefined;
  /** Whether the service answers under the name in this `Host` header: see `hostCheck`. */
  readonly answers_host: (header: string | undefined) => boolean;
  /** Origins whose pages may call the interface: see `allowOrigins`. */
  readonly cors_origins?: string | undefined;
  readonly trust_proxy: boolean;
  readonly body_limit_bytes: number;
  readonly timeout_ms: number;
  readonly rate_per_s: number;
  readonly rate_burst: number;
  readonly metrics: boolean;
  /** Whether programs get tokens for their keys: `POST /oauth/token`. */
  readonly tokens: boolean;
  /**
   * Why `/readyz` says no, beside what the corpus and a stop say: in a word and in a sentence; undefined when nothing
   * is in the way.
   */
  readonly held_up?: () => Promise<
    { readonly status: string; readonly message: string; readonly answers?: boolean } | undefined
  >;
  /** How fresh the sources are that follow their publishers. */
  readonly freshness?: Sync['freshness'];
  /** For tests. */
  readonly stream_times?: Partial<StreamTimes>;
}

export interface Server {
  readonly app: FastifyInstance;
  /** From now on `/readyz` says no, so that balancers send nothing more; calls are still answered. */
  drain(): void;
}

/** Asked every few seconds by what watches the service: no traces of these. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Of a body of which nothing is said. */
const UNTYPED = 'application/octet-stream';
/** An answer to what never becomes a request. */
const bareAnswer = (status: string, error_code: number, error_msg: string): string => {
  const body = JSON.stringify({ status: false, error_code, error_msg });
  return `HTTP/1.1 ${status}\r\nx-correlation-id: ${randomUUID()}\r\nx-error-code: ${error_code}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};
/** Time that a client has to send a whole request. */
const RECEIVE_TIMEOUT_MS = 120_000;
/** What is answered, by the server's code of what went wrong, to what comes on a connection and is no call. */
const NO_CALL: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    `Address and headers are larger than ${maxHeaderSize} bytes: send long parameters in the body of a POST.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    `The request did not arrive whole within ${RECEIVE_TIMEOUT_MS / 1_000} s.`,
  ],
  tiny_pieces: ['400 Bad Request', 'The body comes in a flood of pieces of a few bytes: send it in larger ones.'],
};
/** Ends a connection on which something comes that is no call. */
const refuseConnection = (socket: Socket, code = ''): void => {
  const [status, message] = NO_CALL[code] ?? ['400 Bad Request', 'What was sent is no HTTP request.'];
  if (socket.writable) socket.end(bareAnswer(status, 68300007, message));
};
/** What a correlation id of a client may be; anything else is replaced. */
const CORRELATION_ID = /^[A-Za-z0-9][A-Za-z0-9._:/+=-]{0,127}$/;

/** Builds the HTTP door over a catalogue. It listens nowhere yet. */
export function buildServer(options: ServerOptions): Server {
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics(options.services.corpus, options.freshness);
  let draining = false;

  const app = Fastify({
    http: { IncomingMessage: withoutTinyPieces((socket) => refuseConnection(socket, 'tiny_pieces')) },
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlation_id' }),
    trustProxy: options.trust_proxy,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: (message) => {
      const given = message.headers['x-correlation-id'];
      return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (_error, request, reply) => {
      secure(reply, request.id);
      return sendFailure(
        request as FastifyRequest,
        reply,
        new ServiceError('not_found', 'The path is not valid.'),
        false,
      );
    },
    clientErrorHandler: (error, socket) => refuseConnection(socket, error.code),
  });

  const inOrder = new InOrder();
  readNothingAfterTheEnd(app.server);
  app.decorateRequest('call', null);
  app.decorateRequest('address', '');
  // Bodies are read by the catalogue, after the key was checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', (request, reply, done) => {
    request.address = request.ip ?? '';
    // Bodies are not the router's to read; without this it would refuse methods that may have one before it looks for
    // their path.
    request.raw.headers['content-type'] ??= UNTYPED;
    secure(reply, request.id);
    const span = PROBES.has(fixedRoute(request)) ? undefined : new RequestSpan(request.method, request.headers);
    // `close` comes after every answer, also one that nobody waited for; by the next turn its handler has seen that
    // too.
    reply.raw.once('close', () => setImmediate(answered, request, reply, span));
    if (!options.answers_host(request.headers.host))
      return void sendFailure(request, reply, new ServiceError('wrong_host'), false);
    inOrder.begin(request.raw.socket, reply.raw, () => (span ? span.during(done) : done()), span === undefined);
  });
  const fromElsewhere = originCheck(options.cors_origins);
  allowOrigins(app, fromElsewhere);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close'); // else the service would wait for a connection that waits for a call
    done(null, payload);
  });
  const answered = (request: FastifyRequest, reply: FastifyReply, span: RequestSpan | undefined) => {
    const { call } = request;
    const operation = call?.operation ?? fixedRoute(request);
    const said = { status: reply.statusCode, error_code: call?.error_code ?? 0 };
    metrics.answered(operation, said.status, said.error_code, reply.elapsedTime / 1000);
    span?.end(request.method, operation, { ...said, correlation_id: request.id });
    const level = call ? 'info' : 'debug';
    if (!options.log.isLevelEnabled(level)) return;
    request.log[level](
      {
        method: request.method,
        url: loggableUrl(request.url),
        operation,
        ...said,
        ...(span?.trace_id !== undefined && { trace: span.trace_id }),
        ms: Math.round(reply.elapsedTime * 100) / 100,
        address: request.address,
        ...(call?.key && { account: call.key.account_id, key: call.key.id }),
        ...(call?.key_in_url && { key_in_url: true }),
        ...(!reply.raw.writableFinished && { caller_went_away: true }),
      },
      'call',
    );
  };
  app.setErrorHandler((thrown, request, reply) => {
    const error = toServiceError(thrown);
    if (request.call) request.call.error_code = ERRORS[error.code].error_code;
    logFault(request, error);
    return sendFailure(request, reply, error, request.call?.chat ?? false);
  });

  // A tunnel is never opened; without a listener the connection would end without an answer.
  app.server.on('connect', (_request, socket) =>
    socket.end(bareAnswer('405 Method Not Allowed', 67200101, 'This is no proxy: CONNECT is not answered.')),
  );

  const methods = methodsByPath(app);
  let consoleSays: ReturnType<typeof serveConsole> | undefined;
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods(request.url.split('?')[0]!);
    if (allowed.length === 0 && consoleSays && isVisit(request)) return consoleSays(request, reply);
    if (allowed.length === 0) {
      return sendFailure(
        request,
        reply,
        new ServiceError('not_found', 'This service has no such path; see /docs.'),
        false,
      );
    }
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') return reply.code(200).send();
    const message = `This path answers ${allowed.join(', ')}, not ${request.method}.`;
    return sendFailure(request, reply, new ServiceError('method_not_allowed', message, { allowed }), false);
  });

  const streams = new Streams(options.stream_times);
  const calling = {
    groups: options.groups,
    services: options.services,
    accounts: options.accounts,
    answers: options.answers,
    limits: rateLimit(options.rate_per_s, options.rate_burst, options.steady ?? options.clock ?? monotonic),
    body_limit_bytes: options.body_limit_bytes,
    timeout_ms: options.timeout_ms,
    clock,
  };
  const as_of = corpusAsOf(options.services.corpus, clock);
  serveCatalogue(app, { ...calling, streams, users: options.console?.users, as_of });
  const { public_url } = options;
  serveMcp(app, { ...calling, tools: forModels, public_url, trusts_origin: fromElsewhere });
  const { services, timeout_ms } = options;
  serveFiles(app, services.files, (by, name, signal) => makeFile(by, name, services, signal), timeout_ms);
  if (options.tokens) serveTokens(app, options.accounts, clock);
  serveIcon(app);
  if (options.console) {
    const secure = options.public_url?.startsWith('https:') ?? false;
    consoleSays = serveConsole(app);
    const { installation, ...own } = options.console;
    serveManagement(app, { ...options, ...own, clock, secure }, installation);
    serveScim(app, {
      ...{ accounts: options.accounts, all: installation.accounts, people: installation.users, store: own.directory },
      ...{
        audit: own.audit,
        provider: own.provider,
        limits: calling.limits,
        base_url: options.services.base_url,
        clock,
      },
    });
  }
  serveReference(app);
  serveGuides(app);

  let description: Promise<Buffer> | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    description ??= openApiInSlices(options.groups, options.public_url).then((json) =>
      Buffer.from(JSON.stringify(json)),
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await description);
  });
  app.get('/healthz', (_request, reply) => reply.type('application/json; charset=utf-8').send('{"status":"ok"}'));
  const caughtUp = catchingUp();
  app.get('/readyz', async (request, reply) => {
    const { ready, ...state } = await readiness(options.services.corpus, draining, caughtUp, options).catch((err) => {
      request.log.error({ err }, 'the store does not answer');
      return { ready: false, status: 'store does not answer' };
    });
    return reply
      .code(ready ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(state));
  });
  if (options.metrics) {
    app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  }
  app.addHook('onClose', async () => {
    streams.close();
    metrics.close();
  });

  return {
    app,
    drain() {
      draining = true;
    },
  };
}

/**
 * Whether the index has had everything that was stored when this was first asked. What is stored later is found a
 * moment later, and who searches meanwhile is answered: all services at once are not taken away for that.
 */
function catchingUp(): (collections: readonly CollectionStatus[]) => boolean {
  let goal: ReadonlyMap<string, number> | undefined;
  let reached = false;
  return (collections) => {
    goal ??= new Map(collections.map(({ name, stored_seq }) => [name, stored_seq]));
    reached ||= collections.every(({ name, indexed_seq }) => indexed_seq >= (goal!.get(name) ?? 0));
    return reached;
  };
}

/**
 * Ready: the store answers, the index has every record that was there, what is to be loaded is, something can be kept,
 * and nobody asked the service to stop.
 */
async function readiness(
  corpus: Corpus,
  draining: boolean,
  caughtUp: ReturnType<typeof catchingUp>,
  { held_up: heldUp, freshness }: Pick<ServerOptions, 'held_up' | 'freshness'>,
) {
  const held = await heldUp?.();
  const unable = held !== undefined && held.answers !== true;
  const [collections, sources = []] = await Promise.all([corpus.status(), freshness?.()]).catch((cause) => {
    // what is told already may be in the way of these, too
    if (unable) return [[], []] as const;
    throw cause;
  });
  const mending = collections.flatMap(({ name, mending }) => (mending ? [{ name, ...mending }] : []));
  const waiting = collections.filter((each) => each.indexed_seq < each.stored_seq).map((each) => each.name);
  const trouble = collections.find((each) => each.trouble !== undefined)?.trouble;
  return {
    ready: !unable && caughtUp(collections) && !draining && mending.length === 0,
    status: draining
      ? 'stopping'
      : (held?.status ?? (mending.length > 0 ? 'mending' : waiting.length > 0 ? 'indexing' : 'ready')),
    ...(held && { message: held.message }),
    ...(!held &&
      mending.length > 0 && {
        message: 'A part of the search index was damaged and is being made again from the records.',
        mending,
      }),
    ...(!held && mending.length === 0 && trouble !== undefined && { message: trouble }),
    collections: collections.map(({ name, records }) => ({ name, records })),
    ...(waiting.length > 0 && { waiting }),
    // an old corpus answers: it is told, and stops nobody
    ...(sources.length > 0 && { sources: sources.map(({ name, freshness }) => ({ name, ...freshness })) }),
  };
}

/** Headers of every answer. `no-referrer` also keeps a key in a URL out of other sites' logs. */
function secure(reply: { header(name: string, value: string): unknown }, id: string): void {
  reply.header('x-correlation-id', id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-frame-options', 'DENY');
  reply.header('cache-control', 'no-store');
}

/** A name for metrics and logs: the route's pattern, never what the caller wrote. */
const fixedRoute = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Whether a path is one of a pattern: `:name` stands for anything but nothing. */
const isOf = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, n) => (part.startsWith(':') ? path[n] !== '' : part === path[n]));

/** Remembers which methods each path answers, to tell a wrong method from a wrong path. */
function methodsByPath(app: FastifyInstance): (path: string) => readonly string[] {
  const literal = new Map<string, Set<string>>();
  const patterns: { parts: readonly string[]; url: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes(':') && !literal.has(url)) patterns.push({ parts: url.split('/'), url });
    const known = literal.get(url) ?? new Set<string>();
    literal.set(url, known);
    for (const each of [method].flat()) known.add(each);
  });
  return (path) => {
    const bare = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
    const url =
      [bare, `${bare}/`].find((each) => literal.has(each)) ??
      patterns.find(({ parts }) => isOf(parts, bare.split('/')))?.url;
    return url === undefined ? [] : [...literal.get(url)!].sort();
  };
}
