import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat, echo, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { originCheck } from './origins.ts';

it('an origin is its scheme, name and port, as browsers write it', () => {
  const known = originCheck('https://desk.example, http://localhost:3000/');
  expect(['https://desk.example', 'http://localhost:3000'].map(known)).toEqual([true, true]);
  for (const other of [
    'http://desk.example',
    'https://desk.example:8443',
    'https://desk.example.evil',
    'null',
    undefined,
  ])
    expect(known(other)).toBe(false);
  expect(originCheck(undefined)('https://desk.example')).toBe(false);
});

describe('a service that pages of one other origin may call', () => {
  const origin = 'https://desk.example';
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ groups: testGroups, settings: { PRIORA_CORS_ORIGINS: origin } });
  });
  afterAll(() => service.close());
  const granted = ({ headers }: { readonly headers: Headers }) => headers.get('access-control-allow-origin');

  it('lets them ask first, without a key, and read the answers, never with cookies', async () => {
    const asked = await service.call('OPTIONS /search/echo', {
      key: null,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect([asked.status, granted(asked), asked.headers.get('access-control-max-age')]).toEqual([204, origin, '600']);
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization, ');
    const answer = await service.call(echo, { body: { text: 'a' }, headers: { origin } });
    expect([answer.json.data.text, granted(answer), answer.headers.get('vary')]).toEqual(['a', origin, 'origin']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-error-code');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await service.call(echo, { body: {}, key: null, headers: { origin } });
    expect([refused.status, granted(refused)]).toEqual([401, origin]);
    expect(granted(await service.call(chat, { body: { prompt: 'a' }, headers: { origin } }))).toBe(origin);
  });

  it('says nothing to other pages, and keeps the console to itself', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect(granted(await service.call('OPTIONS /search/echo', { key: null, headers }))).toBeNull();
    expect(granted(await service.call(echo, { body: { text: 'a' }, headers }))).toBeNull();
    expect(granted(await service.call('GET /manage/session', { key: null, headers: { origin } }))).toBeNull();
  });
});
