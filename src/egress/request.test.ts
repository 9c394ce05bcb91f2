import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permittedUrl, type Reach, RequestError, Requests, retryAfter, shownUrl, textOf } from './request.ts';

const NOW = Date.parse('2026-08-05T08:00:00Z');
const reachOf = (hosts: string[], inner: string[] = [], more: Partial<Reach> = {}): Reach => ({
  ...{ hosts: new Set(hosts), private_hosts: new Set(inner), ...more },
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) =>
  new Promise<Server>((done) => void server.listen(0, '127.0.0.1', () => done(server)));

/** How a request ends: status and text, or why there is no answer. */
async function asking(reach: Reach, address: string, more: object = {}): Promise<string> {
  const requests = new Requests(reach, () => NOW);
  try {
    const answer = await requests.ask(address, { idle_ms: 2000, ...more });
    return `${answer.status} ${await textOf(answer, 1000)}`;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return `${error.problem}: ${error.message}`;
  } finally {
    requests.close();
  }
}

describe('an address that may be asked', () => {
  const reach = reachOf(['data.example.org', '10.1.2.3', 'localhost', 'mirror.lan'], ['mirror.lan']);

  it.each([
    ['https://data.example.org/a?key=1', true],
    ['https://DATA.example.org/', true],
    ['http://mirror.lan:8080/a', true],
    ['http://data.example.org/', 'it is not over https'],
    ['https://data.example.org:8443/', 'port 8443 is not that of https'],
    ['https://user:word@data.example.org/', 'it has a user name in it'],
    ['https://data.example.org.evil.test/', 'data.example.org.evil.test is not among the hosts of this source'],
    ['https://evil.test/?data.example.org', 'evil.test is not among the hosts of this source'],
    ['https://10.1.2.3/', '10.1.2.3 is an address of this machine or of a private network'],
    ['https://localhost/', 'localhost is an address of this machine or of a private network'],
    ['file:///etc/passwd', 'it is no https address'],
    ['gopher://data.example.org/', 'it is no https address'],
  ])('%s', (address, expected) => {
    const why = () => {
      try {
        permittedUrl(address, reach);
        return true;
      } catch (error) {
        return (error as RequestError).message;
      }
    };
    expect(why()).toBe(expected === true ? true : `${shownUrl(new URL(address))} is not asked: ${expected}.`);
  });

  it('leads from one of a private network to the next, but not out of TLS', () => {
    const from = (address: string) => new URL(address);
    expect(permittedUrl('https://mirror.lan/b', reach, from('http://mirror.lan/a')).href).toBe('https://mirror.lan/b');
    expect(permittedUrl('/b', reach, from('http://mirror.lan:8080/a')).href).toBe('http://mirror.lan:8080/b');
    expect(() => permittedUrl('http://mirror.lan/b', reach, from('https://mirror.lan/a'))).toThrow(
      'http://mirror.lan/b is not asked: it leads from https to plain http.',
    );
  });

  it('is shown without its query, which may have a key', () => {
    expect(shownUrl(new URL('https://data.example.org/a/b?key=secret#c'))).toBe('https://data.example.org/a/b');
  });
});

it('a time to wait is seconds or a date, a day at most', () => {
  expect(['120', ' 7 ', '0', '99999999'].map((each) => retryAfter(each, NOW))).toEqual([120_000, 7000, 0, 86_400_000]);
  expect(retryAfter('Wed, 05 Aug 2026 08:01:30 GMT', NOW)).toBe(90_000);
  expect(retryAfter('Wed, 05 Aug 2026 07:00:00 GMT', NOW)).toBe(0);
  expect([undefined, 'soon', '-5'].map((each) => retryAfter(each, NOW))).toEqual([
    undefined,
    undefined,
    expect.anything(),
  ]);
});

describe('a request', () => {
  let one: Server;
  let other: Server;
  let asked: IncomingMessage[] = [];
  let how: RequestListener;
  let here: Reach;
  beforeAll(async () => {
    const listener: RequestListener = (request, reply) => {
      asked.push(request);
      how(request, reply);
    };
    [one, other] = [await listening(createServer(listener)), await listening(createServer(listener))];
    here = reachOf(['127.0.0.1'], ['127.0.0.1']);
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    one.close();
    other.close();
  });
  const at = (server: Server, path = '/') => `http://127.0.0.1:${portOf(server)}${path}`;

  it('follows a redirect that is permitted, and tells secrets to the first host alone', async () => {
    how = (request, reply) =>
      request.url === '/' ? reply.writeHead(302, { location: at(other, '/there') }).end() : reply.end('the file');
    const secret_headers = { 'x-api-key': 'secret' };
    expect(await asking(here, at(one), { headers: { 'user-agent': 'Priora' }, secret_headers })).toBe('200 the file');
    expect(
      asked.map(({ headers }) => [headers['x-api-key'], headers['user-agent'], headers['accept-encoding']]),
    ).toEqual([
      ['secret', 'Priora', 'identity'],
      [undefined, 'Priora', 'identity'],
    ]);
    // what was meant for one host is posted to no other
    expect(await asking(here, at(one), { method: 'POST', body: 'grant' })).toMatch(/^refused: .* is not told what was/);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254 is not among the hosts of this source'],
    ['http://[::1]:80/', '::1 is not among the hosts of this source'],
    ['file:///etc/passwd', 'it is no https address'],
    ['//evil.test/', 'evil.test is not among the hosts of this source'],
  ])('follows no redirect to %s', async (location, why) => {
    how = (_, reply) => reply.writeHead(302, { location }).end();
    const said = await asking(here, at(one));
    expect(said).toMatch(/^refused: /);
    expect(said).toContain(why);
    expect(asked).toHaveLength(1);
  });

  it('gives up on redirects without an end, on answers that are too long, and where nothing comes', async () => {
    how = (_, reply) => reply.writeHead(301, { location: '/again' }).end();
    expect(await asking(here, at(one))).toMatch(/^broken: .* leads from one address to the next without an end/);
    expect(asked).toHaveLength(6);
    how = (_, reply) => reply.end('x'.repeat(1001));
    expect(await asking(here, at(one))).toMatch(/^broken: .* answered with more than 1000 bytes/);
    how = (_, reply) => void reply.writeHead(200).flushHeaders();
    expect(await asking(here, at(one), { idle_ms: 60 })).toMatch(/^broken: /);
    how = () => {};
    expect(await asking(here, at(one), { idle_ms: 60 })).toMatch(/^broken: .* nothing came for 0\.06 s/);
  });

  it.each([
    [401, undefined, /^denied: .* status 401: the key is missing/],
    [403, undefined, /^denied: .* status 403/],
    [404, undefined, /^gone: .* not there any more/],
    [410, undefined, /^gone: /],
    [429, '90', /^later: .* status 429, and asks to wait 90 s/],
    [503, undefined, /^later: .* status 503\.$/],
    [500, undefined, /^broken: .* status 500/],
    [204, undefined, /^broken: .* status 204/],
  ])('that is answered with %i says what to make of it', async (status, wait, expected) => {
    how = (_, reply) => reply.writeHead(status, wait === undefined ? {} : { 'retry-after': wait }).end();
    expect(await asking(here, at(one, '/a?key=secret'))).toMatch(expected);
    expect(await asking(here, at(one, '/a?key=secret'))).not.toContain('secret');
  });

  it('reaches no private address by a name, whichever of its addresses that is', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:192.168.0.1'], ['fd00::1']]) {
      const lookup = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never;
      const said = await asking(reachOf(['data.example.org'], [], { lookup }), 'https://data.example.org/');
      expect(said, addresses.join()).toMatch(/^refused: https:\/\/data\.example\.org\/ was not reached/);
    }
  });

  it('goes through the proxy but for hosts of one’s own, and has it look names up', async () => {
    const connected: [string | undefined, string | undefined][] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      connected.push([request.url, request.headers['proxy-authorization']]);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await listening(proxy);
    const url = `http://me:word@127.0.0.1:${portOf(proxy)}`;
    const reach = reachOf(['data.example.org', '127.0.0.1'], ['127.0.0.1'], { proxy: url });
    expect(await asking(reach, 'https://data.example.org/a')).toMatch(
      /^broken: https:\/\/data\.example\.org\/a was not/,
    );
    how = (_, reply) => reply.end('mine');
    expect(await asking(reach, at(one))).toBe('200 mine');
    expect(connected).toEqual([['data.example.org:443', `Basic ${Buffer.from('me:word').toString('base64')}`]]);
    proxy.close();
  });
});

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasOpenssl)('a certificate', () => {
  it('is verified, by authorities of one’s own where they are named', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'priora-tls-'));
    const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
    const subject = ['-subj', '/CN=mirror', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
    const server = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, reply) =>
      reply.end('ok'),
    );
    await listening(server as unknown as Server);
    const url = `https://127.0.0.1:${portOf(server as unknown as Server)}/`;
    const code = `import { Requests, textOf } from ${JSON.stringify(join(import.meta.dirname, 'request.ts'))};
      const requests = new Requests({ hosts: new Set(['127.0.0.1']), private_hosts: new Set(['127.0.0.1']) }, Date.now);
      await requests.ask(${JSON.stringify(url)}, { idle_ms: 5000 }).then(
        async (answer) => console.log(await textOf(answer, 10)), (error) => console.log(error.problem + ': ' + error.message));
      requests.close();`;
    const said = async (env: object) => {
      const args = ['--input-type=module', '--eval', code];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
      return stdout.trim();
    };
    try {
      const unsafe = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
      expect(await said(unsafe)).toMatch(/^broken: .*self-signed certificate/);
      expect(await said({ NODE_EXTRA_CA_CERTS: cert })).toBe('ok');
    } finally {
      server.close();
      rmSync(dir, { recursive: true });
    }
  });
});
