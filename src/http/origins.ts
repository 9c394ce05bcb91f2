import type { FastifyInstance } from 'fastify';

/** What pages of other origins may send along, beside what browsers let every page send. */
const MAY_SEND =
  'authorization, apikey, x-api-key, content-type, accept, idempotency-key, last-event-id, x-correlation-id, mcp-protocol-version, mcp-session-id';
/** What of an answer's headers they may read. */
const MAY_READ =
  'x-correlation-id, x-error-code, retry-after, idempotency-replayed, content-disposition, www-authenticate, mcp-session-id';
/** How long a browser may remember that it has asked, in seconds. */
const REMEMBERED_S = 600;

/** Whether an `Origin` header is one of those given, comma-separated: `https://desk.example:8443`. */
export function originCheck(given: string | undefined): (header: string | undefined) => boolean {
  const known = new Set((given ?? '').split(',').flatMap((each) => URL.parse(each.trim())?.origin ?? []));
  return (header) => header !== undefined && known.has(header);
}

/**
 * Lets pages of these origins call the interface with a key of their own (CORS): preflight requests are answered
 * without a key, and answers may be read. Never with cookies, and nothing under `/manage`: a session stays with the
 * console.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function allowOrigins(app: FastifyInstance, allowed: (origin: string | undefined) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!allowed(origin) || request.url.startsWith('/manage')) return done();
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    const wanted = request.headers['access-control-request-method'];
    if (request.method !== 'OPTIONS' || wanted === undefined) {
      reply.header('access-control-expose-headers', MAY_READ);
      return done();
    }
    reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', MAY_SEND)
      .header('access-control-max-age', REMEMBERED_S)
      .code(204)
      .send();
  });
}
