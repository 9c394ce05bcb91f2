import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts, KeyCheck } from '#accounts/accounts.ts';
import { type Clock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { sendFailure } from './answers.ts';
import { parseJsonBody, readBody } from './json-body.ts';

/** A form or object with two names in it needs no more. */
const MOST_BYTES = 16_384;

/** What programs write for the one grant there is: with blanks, too. */
const GRANT = 'client_credentials';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `POST /oauth/token`: programs with a client id and a secret fetch a token first and call with that. The secret, or
 * else the id, is an API key. Both come as Basic credentials, as a form, as JSON, or in the URL, in this order; the
 * answer has the fields that the programs read, at the top and in `data`.
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.4
 */
export function serveTokens(app: FastifyInstance, accounts: Accounts, clock: Clock = systemClock): void {
  app.post('/oauth/token', async (request, reply) => {
    try {
      const query = request.query as Fields;
      const body = fieldsOf(await readBody(request.raw, MOST_BYTES));
      assertGrant(body.grant_type ?? query.grant_type);
      const credentials = [basic(request), body, query].flatMap((fields) => [fields.client_secret, fields.client_id]);
      const found = await firstOf(credentials, accounts, request.address);
      const { token, expires_in } = found;
      return reply.type('application/json; charset=utf-8').send({
        ...{ token, access_token: token, token_type: 'BearerToken', expires_in, issued_at: String(clock()) },
        ...{ status: 'approved', error_code: 0, error_msg: '', data: { token, access_token: token, expires_in } },
      });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return sendFailure(request, reply, error, true);
    }
  });
}

/** @throws ServiceError `unsupported_grant` for another grant than client credentials; none is that one. */
function assertGrant(grant: unknown): void {
  if (grant === undefined || grant === '') return;
  if (typeof grant === 'string' && grant.trim().toLowerCase().replaceAll(' ', '_') === GRANT) return;
  throw new ServiceError('unsupported_grant', undefined, { field: 'grant_type', expected: GRANT });
}

/** @throws ServiceError `invalid_client` telling what is wrong with the best of the credentials. */
async function firstOf(credentials: readonly unknown[], accounts: Accounts, from: string) {
  const tried: Extract<KeyCheck, { ok: false }>['reason'][] = [];
  for (const each of new Set(credentials)) {
    if (typeof each !== 'string' || each === '') continue;
    const issued = await accounts.issueToken(each.trim(), from);
    if (issued.ok) return issued;
    tried.push(issued.reason);
  }
  const field = 'client_secret';
  if (tried.length === 0)
    throw new ServiceError('invalid_client', 'Send client_id and client_secret; one of them is an API key.', { field });
  if (tried.includes('expired')) throw new ServiceError('invalid_client', 'The API key has expired.', { field });
  if (tried.includes('disabled')) throw new ServiceError('invalid_client', 'The API key is disabled.', { field });
  if (tried.includes('elsewhere'))
    throw new ServiceError('invalid_client', 'The API key is not accepted from this address.', { field });
  throw new ServiceError('invalid_client', undefined, { field });
}

function basic({ headers: { authorization } }: FastifyRequest): Fields {
  const [, encoded] = /^basic ([A-Za-z0-9+/=_-]{1,2000})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return {};
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? { client_id: text } : { client_id: text.slice(0, colon), client_secret: text.slice(colon + 1) };
}

/** Fields of a body: JSON if it begins like an object, else a form, whose names may have blanks for underscores. */
function fieldsOf(bytes: Buffer): Fields {
  const text = bytes.toString('utf8').trim();
  if (text.startsWith('{')) return parseJsonBody(bytes) as Fields;
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name.replaceAll(' ', '_'), value]));
}
