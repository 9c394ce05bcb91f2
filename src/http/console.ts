import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the console may do: its own files and this service, nothing inline, nothing from elsewhere. */
export const CONSOLE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Addresses of the console's pages: all are one document, whose script reads the address. */
const PAGES = [
  ...['/', '/search', '/patents/:number', '/compare', '/similar', '/classes', '/landscape', '/history', '/dashboard'],
  ...['/lists', '/lists/:id', '/monitors', '/chat', '/chat/:id', '/work', '/tasks', '/flows'],
  ...['/flows/:kind', '/flows/:kind/:task', '/flows/:kind/:task/:stage'],
  ...['/papers', '/papers/:id', '/companies', '/companies/:id', '/designs', '/marks', '/marks/:office/:number'],
  ...['/marks/compare', '/marks/picture', '/marks/watch', '/marks/portfolio'],
  ...['/drugs', '/drugs/:id', '/targets/:id', '/diseases/:id', '/organizations/:id', '/trials', '/trials/:id'],
  ...['/compounds', '/compounds/:key', '/sequences', '/sequences/:id'],
  ...['/corpus', '/sources', '/keys', '/usage', '/account', '/help', '/welcome', '/sign-in'],
];

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Priora</title>
<p>The service runs; its console was not built. Run <code>npm run build</code> and start again. <a href="/docs/">Reference</a></p></html>`;

/** A file of the console: it and its packed forms are read when they are asked for, for all of them are 8 MB. */
interface Asset {
  readonly type: string;
  readonly path: string;
  /** Codings that it lies in beside, the shortest first. */
  readonly packed: readonly (keyof typeof PACKED)[];
}
/** Endings of packed files by the name that HTTP has for their coding. */
const PACKED = { br: '.br', gzip: '.gz' } as const;

/** Whether it is a person's browser that asks for a page, and no program. */
export const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && (headers.accept ?? '').includes('text/html');

/**
 * Serves the built console: pages always asked for anew, assets (named by their content's hash) kept for ever. The
 * result answers a visit to an address that is none with the console, which says so.
 */
export function serveConsole(
  app: FastifyInstance,
  dist = join(import.meta.dirname, '../../console/dist'),
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> {
  const html = 'text/html; charset=utf-8';
  const page = existsSync(join(dist, 'index.html')) ? asset(dist, 'index.html', html) : undefined;
  const visit = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', CONSOLE_POLICY).header('cache-control', 'no-cache');
    return page ? send(request, reply, page) : reply.type(html).send(NOT_BUILT);
  };
  for (const url of PAGES) app.get(url, visit);
  const folder = join(dist, 'assets');
  const assets = new Map<string, Asset>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = TYPES[extname(name)];
    if (type) assets.set(name, asset(folder, name, type));
  }
  app.get('/assets/:name', (request, reply) => {
    const found = assets.get((request.params as { name: string }).name);
    if (!found) return reply.code(404).send();
    return send(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), found);
  });
  return (request, reply) => visit(request, reply.code(404));
}

function asset(folder: string, name: string, type: string): Asset {
  const path = join(folder, name);
  const packed = (['br', 'gzip'] as const).filter((coding) => existsSync(path + PACKED[coding]));
  return { type, path, packed };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, path, packed }: Asset,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.split(';')[0]!.trim());
  reply.type(type).header('vary', 'accept-encoding');
  const coding = packed.find((each) => accepted.includes(each));
  if (coding) reply.header('content-encoding', coding);
  return reply.send(await readFile(coding ? path + PACKED[coding] : path));
}
