import { Readable } from 'node:stream';
import { removable } from '#accounts/removal.ts';
import type { Session, User } from '#accounts/users.ts';
import { ServiceError } from '#errors.ts';
import { sendCookie, sessionOf, visitorOf } from '#http/sessions.ts';
import { Type } from '#typebox.mjs';
import { everythingOf } from './everything.ts';
import { type Management, open, operate, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 800 });
const Role = Type.Enum(['owner', 'member']);
const Token = Type.String({ minLength: 1, maxLength: 100 });

/** Signing in and out, sessions, people and their invitations; everything of an account as a file. */
export function peopleRoutes(management: Management) {
  const { users, audit, secure, provider } = management;
  const personNamed = async (by: User, id: string) => {
    const person = (await users.list(by)).find((each) => each.id === id);
    return person ? subjectOf(person) : id;
  };
  const signedOut = (any_user: boolean) => ({
    ...{ signed_in: false as const, any_user },
    ...(provider && { provider: provider.sign_on.name }),
  });
  return [
    open('GET /session', {}, async ({ request }) => {
      const session = await sessionOf(request, users);
      return session ? shown(session) : signedOut(await users.any());
    }),
    route('GET /account/everything', { role: 'owner' }, async ({ session: { user }, request, reply }) => {
      // told before it goes out: whoever breaks off has some of it
      const by = { user_id: user.id, by: user.name, address: request.address };
      await audit.note({ action: 'account.exported', account_id: user.account_id, ...by });
      const day = new Date(management.clock()).toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="priora-account-${day}.zip"`)
        .send(Readable.from(everythingOf(user.account_id, management)));
    }),
    open('POST /invitation', { body: Type.Object({ token: Token }) }, async ({ body }) => {
      const invitation = await users.invitation(body.token);
      if (!invitation)
        throw new ServiceError(
          'not_found',
          'This link was used already, is too old or was revoked; ask for a new one.',
        );
      return invitation;
    }),
    open(
      'POST /sign-up',
      { audit: 'person.joined', body: Type.Object({ token: Token, name: Name, password: Password }) },
      async ({ body, request, reply, noted }) => {
        const begun = await users.accept(body, visitorOf(request));
        const { user } = begun.session;
        noted(subjectOf(user), { role: user.role, operator: user.operator }, user);
        sendCookie(reply, begun, secure || request.protocol === 'https');
        return shown(begun.session);
      },
    ),
    open(
      'POST /sign-in',
      { audit: 'session.begun', body: Type.Object({ name: Name, password: Password }) },
      async ({ body, request, reply, noted }) => {
        const begun = await users.signIn(body, visitorOf(request));
        noted(begun.session.id, { by: 'password' }, begun.session.user);
        sendCookie(reply, begun, secure || request.protocol === 'https');
        return shown(begun.session);
      },
    ),
    route('POST /sign-out', { audit: 'session.ended' }, async ({ session, request, reply, noted }) => {
      await users.endSession(session.user.id, session.id);
      noted(session.id);
      sendCookie(reply, { cookie: '' }, secure || request.protocol === 'https');
      return signedOut(true);
    }),
    route(
      'POST /password',
      { audit: 'password.changed', repeatable: false, body: Type.Object({ present: Password, next: Password }) },
      ({ session, body }) => users.changePassword(session, body.present, body.next),
    ),
    route('GET /sessions', {}, async ({ session }) =>
      (await users.sessions(session.user.id)).map(({ id, created_at, last_seen_at, address, agent }) => ({
        id,
        created_at,
        last_seen_at,
        address,
        agent,
        present: id === session.id,
      })),
    ),
    route('DELETE /sessions/:id', { audit: 'session.ended' }, async ({ session, params, noted }) => {
      if (!(await users.endSession(session.user.id, params.id)))
        throw new ServiceError('not_found', 'There is no such session.');
      noted(params.id);
    }),
    route('GET /people', { role: 'owner' }, async ({ session }) =>
      (await users.list(session.user)).map(({ account_id: _, ...user }) => user),
    ),
    route('GET /invitations', { role: 'owner' }, async ({ session }) =>
      (await users.invitations(session.user)).map(({ account_id: _, ...invitation }) => invitation),
    ),
    route(
      'POST /invitations',
      {
        role: 'owner',
        audit: 'person.invited',
        repeatable: false,
        body: Type.Object({
          role: Role,
          /** For whom it is, to know it by. */
          name: Type.Optional(Type.String({ maxLength: 64 })),
          days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
        }),
      },
      async ({ session, body: { role, name, days }, noted }) => {
        const token = await users.invite(session.user, {
          role,
          ...(name?.trim() && { name: name.trim() }),
          ...(days !== undefined && { days }),
        });
        noted(name?.trim() ?? '', { role });
        return { token };
      },
    ),
    route(
      'DELETE /invitations/:id',
      { role: 'owner', audit: 'invitation.revoked' },
      async ({ session, params, noted }) => {
        await users.revoke(session.user, params.id);
        noted(params.id);
      },
    ),
    route(
      'POST /people/:id/reset',
      { role: 'owner', audit: 'person.reset', repeatable: false },
      async ({ session, params, noted }) => {
        const token = await users.reset(session.user, params.id);
        noted(await personNamed(session.user, params.id));
        return { token };
      },
    ),
    route('DELETE /people/:id', { role: 'owner', audit: 'person.removed' }, async ({ session, params, noted }) => {
      const person = await personNamed(session.user, params.id);
      await users.remove(session.user, params.id);
      noted(person);
    }),

    // the operator knows which accounts there are, and nothing of what is in them
    operate('GET /accounts', {}, async ({ installation }) => {
      const people = await installation.users.list();
      return (await installation.accounts.list()).map(({ id, name, created_at, removing_since }) => ({
        id,
        name,
        created_at,
        ...(removing_since !== undefined && { removing_since }),
        people: people.filter(({ account_id }) => account_id === id).length,
      }));
    }),
    operate(
      'POST /accounts',
      { audit: 'account.made', repeatable: false, body: Type.Object({ name: Name }) },
      async ({ installation, body, noted }) => {
        const name = body.name.trim();
        if (name === '') throw new ServiceError('invalid_request', 'Give the account a name.', { field: 'name' });
        if ((await installation.accounts.list()).some((each) => each.name === name))
          throw new ServiceError('invalid_request', `There is an account "${name}" already.`, { field: 'name' });
        const { id } = await installation.accounts.create(name);
        noted(`${name} (${id})`);
        return { id, token: await installation.users.invite({ account_id: id, role: 'owner' }) };
      },
    ),
    operate(
      'DELETE /accounts/:id',
      {
        audit: 'account.removed',
        /** Its name, to confirm. */
        body: Type.Object({ name: Name }),
      },
      async ({ installation, params, body, noted }) => {
        const [accounts, people] = await Promise.all([installation.accounts.list(), installation.users.list()]);
        const { id, name } = removable(params.id, body.name, { accounts, people });
        noted(`${name} (${id})`, { people: people.filter(({ account_id }) => account_id === id).length });
        await installation.removal.begin(id);
      },
    ),
  ];
}

/** A person in the audit log. */
const subjectOf = ({ name, id }: User) => `${name} (${id})`;

const shown = ({ csrf, user }: Session) => ({
  signed_in: true as const,
  csrf,
  user: {
    name: user.name,
    role: user.role,
    ...(user.operator && { operator: true as const }),
    ...(user.external && { external: true as const }),
  },
});
