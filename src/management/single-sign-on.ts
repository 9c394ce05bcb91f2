import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Begun, ruleOf } from '#accounts/single-sign-on.ts';
import { logFault, toServiceError } from '#http/answers.ts';
import { SIGNED_IN_PATH } from '#http/log.ts';
import { sealer } from '#http/sealed.ts';
import { cookieOf, sendCookie, visitorOf } from '#http/sessions.ts';
import type { Installation, Management, Provider } from './routes.ts';

/** Why a sign-in did not end well: what the console's door says by a word of its own. */
type Problem = 'refused' | 'expired' | 'no_group' | 'too_many_groups' | 'unavailable';

const BEGIN = '/manage/single-sign-on';
/** Nobody takes longer to type a password and a code. */
const PENDING_MS = 10 * 60_000;
/** To whoever runs the service. */
const LEFT_OUT =
  'the provider has left out the groups of this person, who is in more than a token holds: let it tell only the groups assigned to the application, or name app roles instead (PRIORA_OIDC_GROUPS_CLAIM=roles)';

/**
 * The two addresses of a sign-in by a provider. They are visited, not called: the browser leaves for the provider and
 * comes back. What must come back with it (state, nonce, verifier) is in a cookie that only this service can read, so
 * that an answer counts in the browser alone in which the sign-in was begun, for ten minutes.
 */
export function serveSingleSignOn(
  app: FastifyInstance,
  { users, audit, services, secure, clock }: Management,
  { accounts }: Installation,
  { sign_on, secret }: Provider,
): void {
  const pending = sealer(secret, 'single sign-on', PENDING_MS, clock);
  const redirect_uri = () => `${services.base_url()}${SIGNED_IN_PATH}`;
  const isSecure = (request: FastifyRequest) => secure || request.protocol === 'https';
  // with the prefix, no page of a neighbouring name can plant one (RFC 6265bis, 4.1.3.2)
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-priora_pending' : 'priora_pending');
  const keep = (request: FastifyRequest, reply: FastifyReply, value: string) => {
    const age = value === '' ? 0 : PENDING_MS / 1000;
    // Lax: the browser comes back from another site
    const rights = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure(request) ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookieName(request)}=${value}; ${rights}`);
  };
  const kept = async (request: FastifyRequest): Promise<Begun | undefined> => {
    const cookie = cookieOf(request, cookieName(request));
    return cookie === undefined ? undefined : ((await pending.open(cookie)) as Begun | undefined);
  };
  const back = (reply: FastifyReply, problem: Problem) => reply.redirect(`/sign-in#${problem}`, 303);
  const failed = (request: FastifyRequest, reply: FastifyReply, thrown: unknown) => {
    const error = toServiceError(thrown);
    // why the provider's answer was not accepted is for whoever runs the service, not for whoever sent it
    request.log.warn({ err: error }, 'a sign-in by the provider has failed');
    if (error.code !== 'sign_in_refused') logFault(request, error);
    return back(reply, error.code === 'sign_in_refused' ? 'refused' : 'unavailable');
  };

  app.get(BEGIN, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const { url, begun } = await sign_on.begin(redirect_uri());
      keep(request, reply, await pending.seal(begun));
      return reply.redirect(url, 303);
    } catch (thrown) {
      return failed(request, reply, thrown);
    }
  });

  app.get(SIGNED_IN_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const begun = await kept(request);
      keep(request, reply, '');
      if (!begun) return back(reply, 'expired');
      const answer = new URL(redirect_uri());
      answer.search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const identity = await sign_on.finish(answer, begun);
      // which rule fits is not known then: `*` alone would take from people what their groups give them
      if (identity.groups_left_out && sign_on.rules.some(({ group }) => group !== '*')) {
        request.log.warn({ issuer: identity.issuer, subject: identity.subject }, LEFT_OUT);
        return back(reply, 'too_many_groups');
      }
      const rule = ruleOf(sign_on.rules, identity.groups);
      const account = rule && (await accounts.list()).find(({ name }) => name === rule.account);
      if (!rule || !account) {
        request.log.warn(
          { issuer: identity.issuer, subject: identity.subject, account: rule?.account },
          rule ? 'PRIORA_OIDC_GROUPS names an account that is not there' : 'no group of this person may sign in',
        );
        return back(reply, 'no_group');
      }
      const { role, operator } = rule;
      // groups of the directory count beside those of the token; who runs the installation only the token says
      const own = sign_on.rules.filter((each) => each.account === account.name);
      const roleWith = (groups: readonly string[]) => ruleOf(own, [...identity.groups, ...groups])!.role;
      const wanted = { ...identity, account_id: account.id, role, roleWith, operator };
      const { joined, changed, ...begins } = await users.signInFrom(wanted, visitorOf(request));
      const { user, id } = begins.session;
      const by = { user_id: user.id, by: user.name, address: request.address, account_id: user.account_id };
      const subject = `${user.name} (${user.id})`;
      if (joined || changed)
        await audit.note({
          ...{ ...by, action: joined ? 'person.joined' : 'person.changed', subject },
          detail: { role: user.role, operator, provider: sign_on.name },
        });
      await audit.note({ ...by, action: 'session.begun', subject: id, detail: { by: 'provider' } });
      sendCookie(reply, begins, isSecure(request));
      return reply.redirect('/search', 303);
    } catch (thrown) {
      return failed(request, reply, thrown);
    }
  });
}
