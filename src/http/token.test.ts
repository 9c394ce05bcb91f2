import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#accounts/key.ts';
import { TOKEN_LIFE_S, tokenSigner } from '#accounts/tokens.ts';
import { echo, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let now = Date.UTC(2026, 0, 15, 12);
beforeAll(async () => {
  service = await startTestService({ groups: testGroups, clock: () => now });
});
afterAll(() => service.close());

async function ask(send: { query?: string; headers?: Record<string, string>; body?: string }) {
  const { query = '', ...request } = send;
  const reply = await fetch(`${service.url}/oauth/token${query}`, { method: 'POST', ...request });
  return { status: reply.status, json: (await reply.json()) as any };
}
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a token for client id and secret', () => {
  const ways: Record<string, (key: string) => Parameters<typeof ask>[0]> = {
    'Basic credentials and a form': (key) => ({
      headers: { ...FORM, ...basic('my-client', key) },
      body: 'grant_type=client_credentials',
    }),
    'a form': (key) => ({ headers: FORM, body: `grant_type=client_credentials&client_id=a&client_secret=${key}` }),
    'a form with blanks in the grant': (key) => ({
      headers: FORM,
      body: `grant_type=client%20credentials&client_id=a&client_secret=${key}`,
    }),
    'a form with blanks in its names': (key) => ({
      headers: FORM,
      body: `grant+type=client+credentials&client+id=a&client+secret=${key}`,
    }),
    JSON: (key) => ({ body: JSON.stringify({ client_id: 'a', client_secret: key }) }),
    'the URL, the grant too, without a body': (key) => ({
      query: `?grant_type=client_credentials&client_id=a&client_secret=${key}`,
    }),
    'the key as id, beside a secret that is none': (key) => ({ headers: basic(key, 'whatever') }),
  };
  it.each(Object.entries(ways))('is given by %s, and opens the door', async (_way, sent) => {
    const { status, json } = await ask(sent(service.key));
    expect([status, json]).toEqual([
      200,
      {
        ...{ token: expect.stringMatching(/^tk-/), access_token: json.token, token_type: 'BearerToken' },
        ...{ expires_in: 1799, issued_at: '1768478400000', status: 'approved', error_code: 0, error_msg: '' },
        data: { token: json.token, access_token: json.token, expires_in: 1799 },
      },
    ]);
    const called = await service.call(echo, { key: json.token, query: { apikey: 'my-client' }, body: { text: 'é' } });
    expect([called.status, called.json?.status]).toEqual([200, true]);
  });

  it('is refused in the envelope: wrong pair, other grant, no pair', async () => {
    const codes = async (send: Parameters<typeof ask>[0]) => {
      const { status, json } = await ask(send);
      return [status, json.status, json.error_code];
    };
    expect(await codes({ headers: basic('a', makeKey()) })).toEqual([200, false, 67200003]);
    expect(await codes({})).toEqual([200, false, 67200003]);
    expect(await codes({ headers: { authorization: 'Basic !!!' }, body: '{"client_id":7}' })).toEqual([
      200,
      false,
      67200003,
    ]);
    expect(await codes({ headers: basic('a', service.key), body: 'grant_type=password' })).toEqual([
      200,
      false,
      67200015,
    ]);
    expect(await codes({ body: '{"client_id":' })).toEqual([200, false, 68300004]);
    expect(await codes({ body: 'a'.repeat(20_000) })).toEqual([200, false, 68300007]);
  });

  it('has the rights of its key, ends with it, and after half an hour', async () => {
    const reader = await service.makeKey({ scopes: ['*:read'], name: 'reader' });
    const { token } = (await ask({ headers: basic('a', reader) })).json;
    const of = async (key: string) => {
      const reply = await service.call(echo, { key, body: { text: 'a' } });
      return [reply.status, reply.headers.get('x-error-code')];
    };
    expect(await of(token)).toEqual([200, null]);
    expect((await ask({ headers: basic('a', token) })).json.error_code).toBe(67200003); // makes no other
    now += TOKEN_LIFE_S * 1000 - 1;
    expect(await of(token)).toEqual([200, null]);
    now += 1;
    expect(await of(token)).toEqual([401, '67200006']);
    const again = (await ask({ headers: basic('a', reader) })).json.token;
    const [record] = (await service.accounts.all.keys()).filter(({ name }) => name === 'reader');
    await service.accounts.deleteKey(service.account_id, record!.id);
    expect(await of(again)).toEqual([401, '67200202']);
    expect(service.log()).not.toContain(again);
  });

  it('lives no longer than its key', async () => {
    const short = await service.makeKey({ expires_at: now + 60_000 });
    expect((await ask({ headers: basic('a', short) })).json.expires_in).toBe(59);
  });
});

it('is not served where it is switched off', async () => {
  const off = await startTestService({ groups: testGroups, settings: { PRIORA_TOKENS: 'false' } });
  const reply = await fetch(`${off.url}/oauth/token`, { method: 'POST', headers: basic('a', off.key) });
  expect(reply.status).toBe(404);
  await off.close();
});

it('is read by the secret that signed it alone, and by no text that differs from it', () => {
  const signer = tokenSigner(Buffer.alloc(32, 1));
  const claim = { key_hash: 'ab'.repeat(32), expires_at: 1_768_480_200_000 };
  const token = signer.sign(claim);
  expect(signer.read(token)).toEqual(claim);
  expect(tokenSigner(Buffer.alloc(32, 2)).read(token)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'Az09-_.=é'), (at, letter) => {
      const other = token.slice(0, at) + letter + token.slice(at + 1);
      // the last digit of base64url has two bits that say nothing
      if (other !== token && at < token.length - 1) expect(signer.read(other)).toBeUndefined();
    }),
  );
  for (const text of ['', 'tk-', `${token}A`, token.slice(0, -1), ` ${token}`])
    expect(signer.read(text)).toBeUndefined();
});
