import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '#testing/service.ts';
import { hostCheck } from './hosts.ts';

describe('which hosts are answered', () => {
  const on = (host: string, more?: string, public_url?: string) => hostCheck({ host, more, public_url });
  it.each([
    ['127.0.0.1:8080', true],
    ['localhost', true],
    ['LOCALHOST.:8080', true],
    ['[::1]:8080', true],
    ['priora.example', true],
    ['priora.example:443', true],
    ['desk.lan', true],
    ['evil.example', false],
    ['evil.example:8080', false],
    ['127.0.0.1.evil.example', false],
    ['localhost@evil.example', false],
    ['', false],
  ])('on loopback, %s: %s', (header, answered) => {
    expect(on('127.0.0.1', 'desk.lan, other.lan', 'https://priora.example/base')(header)).toBe(answered);
  });

  it('on the network, all, unless they are named', () => {
    expect(on('0.0.0.0')('anything.example')).toBe(true);
    expect(on('0.0.0.0', 'priora.example')('anything.example')).toBe(false);
    expect(on('0.0.0.0', 'priora.example')('priora.example')).toBe(true);
    expect(on('127.0.0.1')(undefined)).toBe(true);
  });
});

describe('a service on loopback', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ groups: [], settings: { PRIORA_HOSTS: 'desk.lan' } });
  });
  afterAll(() => service.close());

  const asked = (path: string, host: string, method = 'GET') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(service.url);
      const sent = request({ hostname, port, path, method, headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (piece) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      });
      sent.on('error', reject);
      sent.end();
    });

  it.each(['/', '/search', '/manage/session', '/mcp', '/healthz', '/openapi.json', '/files/a/b', '/nowhere'])(
    'refuses %s under the name of another site, and says how to allow it',
    async (path) => {
      const { status, text } = await asked(path, 'evil.example');
      expect([status, JSON.parse(text).error_msg]).toEqual([
        421,
        'This service does not answer under the name of the request’s Host header. Set PRIORA_PUBLIC_URL, or add the name to PRIORA_HOSTS.',
      ]);
    },
  );

  it('answers under its own names and those that are configured', async () => {
    for (const host of ['localhost:1', '127.0.0.1', 'desk.lan:8080'])
      expect((await asked('/healthz', host)).status).toBe(200);
  });
});
