import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRecord } from '#accounts/store.ts';
import { type Session, type SignedIn, sameSecret, type Users, type Visitor } from '#accounts/users.ts';
import { ServiceError } from '#errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it came from: read at its beginning, since a connection that has ended tells it no more. */
    address: string;
  }
}

/**
 * Browsers send it with requests of this service's own pages only (`SameSite=Strict`), and no script can read it
 * (`HttpOnly`).
 */
const COOKIE = 'priora_session';
/** What a page proves with that it could read an answer of this service. */
export const CSRF_HEADER = 'x-csrf-token';
const MONTH_S = 30 * 86_400;

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.address,
  agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
});

/** A cookie's value; of several of that name (a proxy may repeat them) the first. Undefined for an empty one. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie ?? '';
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

export async function sessionOf(request: FastifyRequest, users: Users): Promise<Session | undefined> {
  const cookie = cookieOf(request, COOKIE);
  return cookie === undefined ? undefined : users.session(cookie);
}

/**
 * The session of a request that asks or changes something: with the token that only this service's pages know.
 * @throws ServiceError `not_signed_in`; `forbidden` for a missing or foreign token, or a page of another origin.
 */
export async function provenSession(request: FastifyRequest, users: Users): Promise<Session> {
  const session = await sessionOf(request, users);
  if (!session) throw new ServiceError('not_signed_in');
  assertOwnOrigin(request);
  const token = request.headers[CSRF_HEADER];
  if (typeof token !== 'string' || !sameSecret(token, session.csrf))
    throw new ServiceError('forbidden', `Send the session's token in ${CSRF_HEADER}; reload the page.`);
  return session;
}

/** @throws ServiceError `forbidden` if a browser says that a page of another origin asks. */
export function assertOwnOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new ServiceError('forbidden', 'The console answers its own pages only.');
}

const OF_SESSION = 'console:';

/**
 * What the catalogue and the ledger take for the key of somebody who calls from the console: all rights, by the
 * person's id.
 */
export const keyOfSession = ({ user }: Session): KeyRecord => ({
  id: `${OF_SESSION}${user.id}`,
  account_id: user.account_id,
  name: `console: ${user.name}`,
  hint: '',
  scopes: ['*:run'],
  created_at: user.created_at,
});

/** Who calls with such a key; absent for a key of a program. */
export const personOf = ({ id }: KeyRecord): string | undefined =>
  id.startsWith(OF_SESSION) ? id.slice(OF_SESSION.length) : undefined;

export const carriesCookie = (request: FastifyRequest): boolean => cookieOf(request, COOKIE) !== undefined;

/** Hands the browser its cookie. `secure`: over https alone. */
export function sendCookie(reply: FastifyReply, { cookie }: Pick<SignedIn, 'cookie'>, secure: boolean): void {
  const age = cookie === '' ? 0 : MONTH_S;
  reply.header(
    'set-cookie',
    `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`,
  );
}
