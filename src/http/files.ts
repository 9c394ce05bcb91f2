import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ERRORS, ServiceError } from '#errors.ts';
import type { FileStore } from '#files/store.ts';
import { sendFailure } from './answers.ts';

/** What a browser shows; the others it saves. */
const SHOWN = new Set(['.html', '.pdf', '.svg', '.png', '.jpg']);

/** Reports and drawings hold what stands in foreign documents: they may show themselves, and nothing else. */
const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /files/<id>/<name>?expires&signature`: files that the service made, for whoever holds a link to one; no key is
 * asked for.
 */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  app.get('/files/:id/:name', async (request, reply) => {
    const { id, name } = request.params as { id: string; name: string };
    const { expires, signature } = request.query as Record<string, unknown>;
    const found = await files.open({ id, name, expires: text(expires), signature: text(signature) });
    if (found.kind === 'elsewhere') return reply.header('cache-control', 'no-store').redirect(found.url);
    if (found.kind !== 'file') {
      const error =
        found.kind === 'missing'
          ? new ServiceError('not_found', 'The file was removed.')
          : new ServiceError(
              'forbidden',
              found.kind === 'expired'
                ? 'The link has expired: ask the operation that gave it for a new one.'
                : 'This is not a link that the service has given.',
            );
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
