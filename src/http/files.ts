import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode, ServiceError } from '#errors.ts';
import { type GivenLink, linkIn } from '#files/links.ts';
import type { FileStore, FoundFile, StoredFile } from '#files/store.ts';
import { bounded } from './admission.ts';
import { sendFailure } from './answers.ts';

/** What a browser shows; the others it saves. */
const SHOWN = new Set(['.html', '.pdf', '.svg', '.png', '.jpg']);

/** Reports and drawings hold what stands in foreign documents: they may show themselves, and nothing else. */
const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is said of a link that leads to no file. */
const REFUSED = {
  missing: ['not_found', 'The file was removed.'],
  to_make: ['not_found', 'What the file was made of is no longer here.'],
  expired: ['forbidden', 'The link has expired: ask the operation that gave it for a new one.'],
  forged: ['forbidden', 'This is not a link that the service has given.'],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, string]>>;

/** Makes and keeps the file of a link that says what makes it; undefined where there is no longer anything to make. */
export type MakeFile = (by: string, name: string, signal: AbortSignal) => Promise<StoredFile | undefined>;

/**
 * `GET /files/<id>/<name>?expires&signature`: files that the service made, or makes then, for whoever holds a link to
 * one; no key is asked for.
 */
export function serveFiles(app: FastifyInstance, files: FileStore, make: MakeFile, timeout_ms: number): void {
  const opened = async (request: FastifyRequest, link: GivenLink): Promise<FoundFile> => {
    const found = await files.open(link);
    if (found.kind !== 'to_make') return found;
    const made = await bounded(request, timeout_ms, (signal) => make(found.by, link.name, signal));
    return made ? files.open(linkIn(new URL(files.link(made), 'http://localhost'))) : found;
  };
  app.get('/files/:id/:name', async (request, reply) => {
    const { id, name } = request.params as { id: string; name: string };
    const { expires, signature } = request.query as Record<string, unknown>;
    const found = await opened(request, { id, name, expires: text(expires), signature: text(signature) });
    if (found.kind === 'elsewhere') return reply.header('cache-control', 'no-store').redirect(found.url);
    if (found.kind !== 'file') {
      const [code, message] = REFUSED[found.kind];
      const error = new ServiceError(code, message);
      reply.header('x-error-code', String(ERRORS[error.code].error_code));
      return sendFailure(request, reply, error, false);
    }
    const shown = SHOWN.has(extname(found.name)) ? 'inline' : 'attachment';
    return reply
      .type(found.media_type)
      .header('content-disposition', `${shown}; filename="${found.name}"`)
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=300')
      .send(found.content);
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
