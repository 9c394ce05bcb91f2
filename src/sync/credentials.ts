import type { Config } from '#config.ts';
import { type Asked, RequestError, type Requests, textOf } from '#egress/request.ts';
import type { Feed } from '#sources/feed.ts';

const TOKEN_BYTES = 64 * 1024;

/** What the credential of a feed adds to its requests. */
export interface Keyed {
  readonly secret_headers: Readonly<Record<string, string>>;
  readonly withKey: (url: string) => string;
}

/** What a setting has for a feed; undefined if it is not set. */
export const secretOf = ({ credential }: Pick<Feed, 'credential'>, config: Config): string | undefined => {
  const value = credential && config[credential.setting];
  return typeof value === 'string' ? value : undefined;
};

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

/**
 * The credential of a feed, ready to be sent; of OAuth 2.0 (RFC 6749, 4.3 and 4.4) a token that was asked for now.
 * @throws RequestError.
 */
export async function keyed(
  feed: Pick<Feed, 'credential' | 'title'>,
  config: Config,
  requests: Pick<Requests, 'ask'>,
  asked: Asked,
): Promise<Keyed> {
  const { credential } = feed;
  const secret = secretOf(feed, config);
  const none: Keyed = { secret_headers: {}, withKey: (url) => url };
  if (!credential || secret === undefined) return none;
  if (credential.in === 'header') return { ...none, secret_headers: { [credential.header]: secret } };
  if (credential.in === 'query')
    return {
      ...none,
      withKey(url) {
        const with_key = new URL(url);
        with_key.searchParams.set(credential.parameter, secret);
        return with_key.href;
      },
    };
  const [name, ...rest] = secret.split(':');
  const password = rest.join(':');
  const form = new URLSearchParams({ grant_type: credential.grant });
  if (credential.scope !== undefined) form.set('scope', credential.scope);
  if (credential.grant === 'password') {
    form.set('username', name!);
    form.set('password', password);
  }
  const client = credential.grant === 'password' ? credential.client : secret;
  const answer = await requests.ask(credential.token_url, {
    ...asked,
    method: 'POST',
    headers: { ...asked.headers, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    ...(client !== undefined && { secret_headers: { authorization: basic(client) } }),
    body: form.toString(),
  });
  const text = await textOf(answer, TOKEN_BYTES);
  const token = tokenIn(text);
  if (token === undefined) throw new RequestError('denied', `${feed.title}: no token came for ${credential.setting}.`);
  return { ...none, secret_headers: { authorization: `Bearer ${token}` } };
}

function tokenIn(text: string): string | undefined {
  try {
    const { access_token } = JSON.parse(text) as { access_token?: unknown };
    return typeof access_token === 'string' && /^[\x21-\x7e]{1,8000}$/.test(access_token) ? access_token : undefined;
  } catch {
    return undefined;
  }
}
