import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenIdProvider, RedirectedBrowser, startOpenIdProvider } from '#testing/openid-provider.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const BEGIN = '/manage/single-sign-on';
const BACK = `${BEGIN}/back`;
const PASSWORD = 'correct horse battery';
const HOUR = 3_600_000;

let now = Date.UTC(2026, 10, 1);
/** The address of a service is known when it listens; a provider wants to know it before. */
const port = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const sessionOf = async (browser: RedirectedBrowser, url: string) => {
  const cookie = [...browser.cookiesOf(url)].map((pair) => pair.join('=')).join('; ');
  return (await (await fetch(`${url}/manage/session`, { headers: { cookie } })).json()) as any;
};

describe('sign-in by a provider', () => {
  let provider: OpenIdProvider;
  let service: TestService;
  beforeAll(async () => {
    // the service is reached by the address that it has, whatever the public one is called
    const public_url = `http://127.0.0.1:${await port()}`;
    provider = await startOpenIdProvider(() => `${public_url}${BACK}`);
    service = await startTestService({
      clock: () => now,
      settings: {
        PRIORA_PUBLIC_URL: public_url,
        PRIORA_OIDC_ISSUER: provider.issuer,
        PRIORA_OIDC_CLIENT_ID: provider.client_id,
        PRIORA_OIDC_CLIENT_SECRET: provider.client_secret,
        PRIORA_OIDC_SCOPES: 'openid profile email groups',
        PRIORA_OIDC_GROUPS: 'admins=tests:owner+operator; CN=lab,OU=x=tests:member; lost=Nowhere:member',
        PRIORA_OIDC_NAME: 'Example Lab',
      },
    });
  });
  afterAll(async () => {
    await service?.close();
    await provider?.close();
  });

  const local = (address: string) => {
    const { pathname, search } = new URL(address);
    return `${service.url}${pathname}${search}`;
  };
  /** Up to where the provider sends the browser back. */
  const toBack = async (browser: RedirectedBrowser, subject: string) => {
    provider.signInAs(subject);
    return local(await browser.visit(`${service.url}${BEGIN}`, (url) => new URL(url).pathname === BACK));
  };
  const arrive = async (browser: RedirectedBrowser, address: string) => {
    const { pathname, hash } = new URL(
      await browser.visit(address, (url) => /^\/(search|sign-in)$/.test(new URL(url).pathname)),
    );
    return pathname + hash;
  };
  const signIn = async (browser: RedirectedBrowser, subject: string) => arrive(browser, await toBack(browser, subject));

  it('asks nobody before somebody signs in, and says by whom', async () => {
    expect(provider.requests()).toBe(0);
    expect((await service.call('GET /manage/session', { key: null })).json).toMatchObject({ provider: 'Example Lab' });
    expect(provider.requests()).toBe(0);
  });

  it('lets people in by their groups, follows changes of them, and makes one person once', async () => {
    provider.people.set('s-1', { preferred_username: 'Élodie <b>', groups: ['other', 'CN=lab,OU=x'] });
    const browser = new RedirectedBrowser();
    expect(await signIn(browser, 's-1')).toBe('/search');
    const session = await sessionOf(browser, service.url);
    expect(session).toMatchObject({ signed_in: true, user: { name: 'Élodie b', role: 'member' } });
    expect([...browser.cookiesOf(service.url).keys()]).toEqual(['priora_session']);

    provider.people.set('s-1', { preferred_username: 'renamed', groups: ['admins', 'CN=lab,OU=x'] });
    expect(await signIn(browser, 's-1')).toBe('/search');
    expect((await sessionOf(browser, service.url)).user).toEqual({
      ...{ name: 'Élodie b', role: 'owner', operator: true, external: true },
    });
    const people = (await service.users.all.list()).filter(({ external }) => external);
    expect(people.map(({ name, account_id }) => [name, account_id])).toEqual([['Élodie b', service.account_id]]);

    const cookie = [...browser.cookiesOf(service.url)].map((pair) => pair.join('=')).join('; ');
    const { json } = await service.call('GET /manage/audit', { key: null, headers: { cookie } });
    expect(json.entries.map(({ action, detail }: any) => [action, detail])).toEqual([
      ['session.begun', { by: 'provider' }],
      ['person.changed', { role: 'owner', operator: true, provider: 'Example Lab' }],
      ['session.begun', { by: 'provider' }],
      ['person.joined', { role: 'member', operator: false, provider: 'Example Lab' }],
    ]);
  });

  it('ends the session after twelve hours: the provider is asked again', async () => {
    provider.people.set('s-2', { name: 'Brief', groups: ['CN=lab,OU=x'] });
    const browser = new RedirectedBrowser();
    await signIn(browser, 's-2');
    now += 12 * HOUR - 1000;
    expect((await sessionOf(browser, service.url)).signed_in).toBe(true);
    now += 2000;
    expect((await sessionOf(browser, service.url)).signed_in).toBe(false);
  });

  it('turns away whom no group lets in, and whose account is not there', async () => {
    for (const [subject, groups] of [
      ['s-3', ['CN=lab']],
      ['s-4', []],
      ['s-5', ['lost']],
      ['s-6', 'tests'],
    ] as const) {
      provider.people.set(subject, { name: subject, groups });
      const browser = new RedirectedBrowser();
      expect(await signIn(browser, subject)).toBe('/sign-in#no_group');
      expect((await sessionOf(browser, service.url)).signed_in).toBe(false);
    }
    expect(service.log()).toContain('PRIORA_OIDC_GROUPS names an account that is not there');
  });

  it('never becomes somebody who has a password here', async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: true });
    await service.users.accept({ token, name: 'Ann', password: PASSWORD }, { address: '::1', agent: '' });
    provider.people.set('s-7', { preferred_username: 'ANN', email: 'ann@example.org', groups: ['CN=lab,OU=x'] });
    const browser = new RedirectedBrowser();
    await signIn(browser, 's-7');
    expect((await sessionOf(browser, service.url)).user).toEqual({ name: 'ANN 2', role: 'member', external: true });
    const [external] = (await service.users.all.list()).filter(({ name }) => name === 'ANN 2');
    // nor gets one
    const owner = (await service.users.all.list()).find(({ name }) => name === 'Ann')!;
    await expect(service.users.reset(owner, external!.id)).rejects.toThrow('signs in by the provider');
    expect(await service.users.all.reset(external!.id)).toBeUndefined();
    for (const password of ['', 'ANN 2'])
      await expect(
        service.users.signIn({ name: 'ANN 2', password }, { address: '192.0.2.9', agent: '' }),
      ).rejects.toThrow();
  });

  describe('does not count an answer', () => {
    const person = async () => {
      provider.people.set('s-8', { name: 'Target', groups: ['CN=lab,OU=x'] });
      const browser = new RedirectedBrowser();
      return { browser, back: new URL(await toBack(browser, 's-8')) };
    };
    const lost = async (browser: RedirectedBrowser, back: URL, word: string) => {
      expect(await arrive(browser, back.href)).toBe(`/sign-in#${word}`);
      expect((await sessionOf(browser, service.url)).signed_in).toBe(false);
    };

    it('with another state, or none', async () => {
      const { browser, back } = await person();
      back.searchParams.set('state', 'x'.repeat(43));
      await lost(browser, back, 'refused');
      const again = await person();
      again.back.searchParams.delete('state');
      await lost(again.browser, again.back, 'refused');
    });

    it('in a browser that has not begun it, nor twice', async () => {
      const { browser, back } = await person();
      await lost(new RedirectedBrowser(), back, 'expired');
      const kept = new Map(browser.cookiesOf(service.url));
      expect(await arrive(browser, back.href)).toBe('/search');
      const thief = new RedirectedBrowser();
      thief.cookies.set(new URL(service.url).host, kept);
      await lost(thief, back, 'refused');
    });

    it('with the code of somebody else', async () => {
      const [mine, theirs] = [await person(), await person()];
      mine.back.searchParams.set('code', theirs.back.searchParams.get('code')!);
      await lost(mine.browser, mine.back, 'refused');
    });

    it('after ten minutes, or with a cookie that was changed', async () => {
      const { browser, back } = await person();
      now += 10 * 60_000 + 1;
      await lost(browser, back, 'expired');
      const other = await person();
      const jar = other.browser.cookiesOf(service.url);
      const sealed = jar.get('priora_pending')!;
      for (const forged of [`A${sealed.slice(1)}`, sealed.slice(0, 20), '', '%%%', 'x'.repeat(3000)]) {
        jar.set('priora_pending', forged);
        await lost(other.browser, other.back, 'expired');
      }
    });

    it('of another issuer (RFC 9207), or one that says no', async () => {
      const { browser, back } = await person();
      back.searchParams.set('iss', 'https://evil.example');
      await lost(browser, back, 'refused');
      const other = await person();
      const state = other.back.searchParams.get('state')!;
      other.back.search = new URLSearchParams({
        ...{ state, iss: provider.issuer, error: 'access_denied', error_description: '<script>' },
      }).toString();
      await lost(other.browser, other.back, 'refused');
    });
  });

  it('comes back to the public address, whatever a caller says of host and target', async () => {
    const response = await fetch(`${service.url}${BEGIN}?redirect_uri=https://evil.example&return_to=//evil.example`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    });
    const asked = new URL(response.headers.get('location')!);
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ client_id: 'priora', response_type: 'code', scope: 'openid profile email groups' },
      ...{ redirect_uri: `${service.config.PRIORA_PUBLIC_URL}${BACK}`, code_challenge_method: 'S256' },
      ...{ code_challenge: expect.stringMatching(/^[\w-]{43}$/), state: expect.stringMatching(/^[\w-]{43}$/) },
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^priora_pending=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(cookie).not.toContain(asked.searchParams.get('state'));
  });

  it('logs no code, no secret, no token', () => {
    expect(service.log()).toContain(`"url":"${BACK}"`);
    expect(service.log()).not.toMatch(/code=|a secret of the tests|eyJ/);
  });
});

describe('a provider that lies', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };
  let issuer: string;
  let service: TestService;
  let nonce = '';
  let claims: Record<string, unknown>;
  let header: Record<string, unknown>;
  let key = privateKey;
  let described: Record<string, unknown> = {};
  let size = 0;
  const server = createServer((request, response) => {
    const answer = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      return answer({
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], subject_types_supported: ['public'] },
        ...{ id_token_signing_alg_values_supported: ['RS256'], padding: 'x'.repeat(size) },
        ...described,
      });
    if (request.url === '/keys') return answer({ keys: [jwk] });
    const now_s = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, aud: 'priora', sub: 's', iat: now_s, exp: now_s + 60, nonce, groups: ['g'], ...claims };
    const text = [{ alg: 'RS256', kid: 'k', ...header }, body]
      .map((each) => Buffer.from(JSON.stringify(each)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
    answer({ access_token: 'a', token_type: 'bearer', id_token: `${text}.${header.alg === 'none' ? '' : signature}` });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    service = await startTestService({ clock: () => now, settings: settings() });
  });
  afterAll(() => service?.close());
  const settings = () => ({
    ...{ PRIORA_OIDC_ISSUER: issuer, PRIORA_OIDC_CLIENT_ID: 'priora', PRIORA_OIDC_GROUPS: 'g=tests:member' },
  });
  const attempt = async (lie: Partial<{ claims: object; header: object; key: typeof key }>) => {
    const begun = await fetch(`${service.url}${BEGIN}`, { redirect: 'manual' });
    const asked = new URL(begun.headers.get('location')!, service.url).searchParams;
    if (!asked.has('state')) return begun.headers.get('location');
    nonce = asked.get('nonce')!;
    ({ claims = {}, header = {}, key = privateKey } = lie as any);
    const back = await fetch(`${service.url}${BACK}?code=c&state=${asked.get('state')}`, {
      redirect: 'manual',
      headers: { cookie: begun.headers.get('set-cookie')!.split(';')[0]! },
    });
    return back.headers.get('location');
  };

  /** So that the description is asked for again. */
  const later = () => {
    now += HOUR;
  };

  it('is believed where everything fits, and not where anything does not', async () => {
    expect(await attempt({})).toBe('/search');
    const lies = {
      nonce: { claims: { nonce: createHash('sha256').update('another').digest('base64url') } },
      'no nonce': { claims: { nonce: undefined } },
      audience: { claims: { aud: 'another' } },
      issuer: { claims: { iss: 'https://evil.example' } },
      'an end in the past': { claims: { exp: Math.floor(Date.now() / 1000) - 600 } },
      'no subject': { claims: { sub: undefined } },
      'another key': { key: stranger.privateKey },
      'no signature': { header: { alg: 'none' } },
      'a weaker signature': { header: { alg: 'HS256' } },
    };
    const found: Record<string, unknown> = {};
    for (const [name, lie] of Object.entries(lies)) found[name] = await attempt(lie);
    expect(found).toEqual(Object.fromEntries(Object.keys(lies).map((name) => [name, '/sign-in#refused'])));
    expect(await attempt({ claims: { groups: Array(5000).fill('h') } })).toBe('/sign-in#no_group');
    expect(await attempt({ claims: { groups: [{ g: 1 }, 7, null] } })).toBe('/sign-in#no_group');
  });

  it('that leaves groups out is not taken for one that knows of none', async () => {
    // as Entra ID documents it, in the ID token of a code and of an implicit sign-in
    const source = { endpoint: 'https://graph.microsoft.com/v1.0/users/s/getMemberObjects' };
    const elsewhere = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: source } };
    expect(await attempt({ claims: { groups: undefined, ...elsewhere } })).toBe('/sign-in#too_many_groups');
    expect(service.log()).toContain('let it tell only the groups assigned to the application');
    expect(await attempt({ claims: { groups: undefined, hasgroups: true } })).toBe('/sign-in#too_many_groups');
    // another claim may be elsewhere, and groups that are told count
    expect(await attempt({ claims: { groups: undefined, _claim_names: { address: 'src1' } } })).toBe(
      '/sign-in#no_group',
    );
    expect(await attempt({ claims: { groups: undefined, _claim_names: 'groups' } })).toBe('/sign-in#no_group');
    expect(await attempt({ claims: elsewhere })).toBe('/search');
  });

  it('leads to no other host, describes itself in a megabyte, and is there', async () => {
    later();
    described = { token_endpoint: 'https://evil.example/token' };
    expect(await attempt({})).toBe('/sign-in#unavailable');
    expect(service.log()).toContain('evil.example, which no setting names: add it to PRIORA_OIDC_HOSTS');
    later();
    described = {};
    size = 1024 * 1024;
    expect(await attempt({})).toBe('/sign-in#unavailable');
    expect(service.log()).toContain('The provider has answered with more than a megabyte.');
    later();
    size = 0;
    described = { issuer: 'https://evil.example' };
    expect(await attempt({})).toMatch(/^\/sign-in#(refused|unavailable)$/);
    // a failure is not asked for again at once
    described = {};
    expect(await attempt({})).toMatch(/^\/sign-in#(refused|unavailable)$/);
    later();
    expect(await attempt({})).toBe('/search');
    later();
    server.closeAllConnections();
    server.close();
    expect(await attempt({})).toBe('/sign-in#unavailable');
    expect(service.log()).toMatch(/The provider at 127\.0\.0\.1:\d+ cannot be reached/);
  });
});

it('is not there where nobody configured it', async () => {
  await using service = await startTestService();
  expect((await service.call(`GET ${BEGIN}`, { key: null })).status).toBe(404);
  expect((await service.call('GET /manage/session', { key: null })).json).toEqual({
    signed_in: false,
    any_user: false,
  });
});
