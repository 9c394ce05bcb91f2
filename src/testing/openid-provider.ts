import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody whom the provider knows: claims by their names. */
export type Person = Readonly<Record<string, unknown>>;

export interface OpenIdProvider {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** Requests that it had. */
  readonly requests: () => number;
  /** Whom whoever is asked to sign in next says to be. */
  signInAs(subject: string): void;
  readonly people: Map<string, Person>;
  close(): Promise<void>;
}

/**
 * A provider of sign-ins on loopback, with one client that may come back to an address. Its own pages say yes at once.
 */
export async function startOpenIdProvider(redirect_uri: () => string): Promise<OpenIdProvider> {
  const people = new Map<string, Person>();
  let present = '';
  let requests = 0;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [client_id, client_secret] = ['priora', 'a secret of the tests 0123456789'];
  const made = () =>
    new Provider(issuer, {
      clients: [{ client_id, client_secret, redirect_uris: [redirect_uri()] }],
      claims: { profile: ['name', 'preferred_username'], email: ['email'], groups: ['groups'] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: async () => ({ sub: id, ...people.get(id) }),
      }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      cookies: { keys: ['of the tests'] },
      pkce: { required: () => true },
      ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    } as never);
  let provider: Provider | undefined;
  server.on('request', async (request, response) => {
    requests++;
    // whom it may send back to is known when the service listens
    provider ??= made();
    if (!request.url!.startsWith('/interaction/')) return void provider.callback()(request, response);
    const grant = new provider.Grant({ accountId: present, clientId: client_id });
    grant.addOIDCScope('openid profile email groups');
    const result = { login: { accountId: present, remember: false }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  });
  return {
    ...{ issuer, client_id, client_secret, people },
    requests: () => requests,
    signInAs: (subject) => {
      present = subject;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser as far as redirects and cookies go: each place has its own. */
export class RedirectedBrowser {
  readonly cookies = new Map<string, Map<string, string>>();

  cookiesOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const known = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, known);
    return known;
  }

  /** Follows redirects until there is none, or one leads where `stop` says; answers where that is. */
  async visit(address: string, stop: (url: string) => boolean = () => false): Promise<string> {
    let url = address;
    for (let n = 0; n < 12; n++) {
      const jar = this.cookiesOf(url);
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; '), 'sec-fetch-site': 'cross-site' },
      });
      await response.arrayBuffer();
      for (const each of response.headers.getSetCookie()) {
        const [name, value] = each.split(';')[0]!.split(/=(.*)/) as [string, string];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(each)) jar.delete(name);
        else jar.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) return url;
      url = new URL(next, url).href;
      if (stop(url)) return url;
    }
    throw new Error(`${address} leads round in circles.`);
  }
}
