import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';

/** What the reference page may do: its own bundle injects styles, and nothing may be fetched from elsewhere. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0a6565"/><path d="M5 13V3h4a3 3 0 0 1 0 6H5" fill="none" stroke="#fff" stroke-width="1.6"/></svg>`;

/** The mark of the service, for browsers' tabs. */
export function serveIcon(app: FastifyInstance): void {
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
}

const DOCS_SCRIPT = '/docs/js/scalar.js';
/** What lets the page try an operation in place: read as it stands, since a browser runs it. */
const TRY_SCRIPT = '/docs/js/try.js';

/**
 * The reference page at `/docs/`: reads `/openapi.json`, works without a network and sends nothing anywhere. Its bundle
 * is megabytes, so it is read by the first visit, not at the start.
 */
export function serveReference(app: FastifyInstance): void {
  let files: Promise<{ html: string; script: Buffer }> | undefined;
  const load = () => (files ??= renderReference());
  app.get('/docs/', async (request, reply) => {
    // the page names its script relative to itself
    if (!request.url.split('?')[0]!.endsWith('/')) return reply.redirect('/docs/', 302);
    const { html } = await load();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCS_POLICY)
      .header('cache-control', 'no-cache')
      .send(html);
  });
  app.get(TRY_SCRIPT, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('try.browser.js', import.meta.url))),
  );
  app.get(DOCS_SCRIPT, async (_request, reply) => {
    const { script } = await load();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('cache-control', 'private, max-age=3600')
      .send(script);
  });
}

async function renderReference(): Promise<{ html: string; script: Buffer }> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const inner = Fastify();
  await inner.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Priora: interface reference',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    } as Record<string, unknown>,
  });
  const page = await inner.inject('/docs/');
  const script = await inner.inject(DOCS_SCRIPT);
  await inner.close();
  if (page.statusCode !== 200 || script.statusCode !== 200) throw new Error('the reference page could not be made');
  // before the page's own script, so that what it fetches carries who asks
  const html = page.body.replace(/<script src="js\/scalar.js">/, '<script src="js/try.js"></script>\n    $&');
  return { html, script: await promisify(gzip)(script.rawPayload) };
}
