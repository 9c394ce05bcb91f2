import { Type } from 'typebox';
import type { Session } from '#accounts/users.ts';
import { ServiceError } from '#errors.ts';
import { sendCookie, sessionOf, visitorOf } from '#http/sessions.ts';
import { type Management, open, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 800 });
const Token = Type.String({ minLength: 1, maxLength: 100 });

/** Signing in and out, sessions, people and their invitations. */
export function peopleRoutes({ users, accounts, secure }: Management) {
  return [
    open('GET /session', {}, ({ request }) => {
      const session = sessionOf(request, users);
      return session ? shown(session) : { signed_in: false, any_user: users.any() };
    }),
    open('POST /invitation', { body: Type.Object({ token: Token }) }, ({ body }) => {
      const invitation = users.invitation(body.token);
      if (!invitation)
        throw new ServiceError('not_found', 'This link was used already or is older than a week; ask for a new one.');
      return invitation;
    }),
    open(
      'POST /sign-up',
      { body: Type.Object({ token: Token, name: Name, password: Password }) },
      async ({ body, request, reply }) => {
        const begun = await users.accept(body, visitorOf(request));
        sendCookie(reply, begun, secure || request.protocol === 'https');
        return shown(begun.session);
      },
    ),
    open(
      'POST /sign-in',
      { body: Type.Object({ name: Name, password: Password }) },
      async ({ body, request, reply }) => {
        const begun = await users.signIn(body, visitorOf(request));
        sendCookie(reply, begun, secure || request.protocol === 'https');
        return shown(begun.session);
      },
    ),
    route('POST /sign-out', {}, ({ session, request, reply }) => {
      users.endSession(session.user.id, session.id);
      sendCookie(reply, { cookie: '' }, secure || request.protocol === 'https');
      return { signed_in: false, any_user: true };
    }),
    route('POST /password', { body: Type.Object({ present: Password, next: Password }) }, ({ session, body }) =>
      users.changePassword(session, body.present, body.next),
    ),
    route('GET /sessions', {}, ({ session }) =>
      users.sessions(session.user.id).map(({ id, created_at, last_seen_at, address, agent }) => ({
        id,
        created_at,
        last_seen_at,
        address,
        agent,
        present: id === session.id,
      })),
    ),
    route('DELETE /sessions/:id', {}, ({ session, params }) => {
      if (!users.endSession(session.user.id, params.id))
        throw new ServiceError('not_found', 'There is no such session.');
    }),
    route('GET /people', { role: 'owner' }, async () => {
      const names = new Map((await accounts.list()).map(({ id, name }) => [id, name]));
      return users.list().map((user) => ({ ...user, account: names.get(user.account_id) }));
    }),
    route(
      'POST /invitations',
      { role: 'owner', body: Type.Object({ role: Type.Enum(['owner', 'member']), account: Type.Optional(Name) }) },
      async ({ session, body }) => {
        const account_id = body.account ? (await accounts.create(body.account)).id : session.user.account_id;
        return { token: users.invite({ account_id, role: body.role }) };
      },
    ),
    route('POST /people/:id/reset', { role: 'owner' }, ({ params }) => {
      const token = users.reset(params.id);
      if (token === undefined) throw new ServiceError('not_found', 'There is no such person.');
      return { token };
    }),
    route('DELETE /people/:id', { role: 'owner' }, ({ session, params }) => {
      if (params.id === session.user.id) throw new ServiceError('invalid_request', 'You cannot remove yourself.');
      if (!users.remove(params.id)) throw new ServiceError('not_found', 'There is no such person.');
    }),
  ];
}

const shown = ({ csrf, user }: Session) => ({ signed_in: true, csrf, user: { name: user.name, role: user.role } });
