import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';
import { sqliteEgress } from '#stores/sqlite/egress.ts';
import { isOwnDatabase, permits, permitsPath, rulesOf } from './rules.ts';

const src = join(import.meta.dirname, '..');
const run = promisify(execFile);

describe('whom the settings permit', () => {
  const rules = (env: Record<string, string>) => rulesOf(readConfig(env));
  const MODEL = { PRIORA_MODEL: 'm' };

  it('is the endpoint of the model at its port, and the hosts of webhooks', () => {
    const of = rules({
      ...MODEL,
      PRIORA_MODEL_URL: 'https://Models.example/v1',
      PRIORA_WEBHOOK_HOSTS: 'Hooks.example, other.example',
    });
    expect(permits(of, 'models.EXAMPLE', 443)).toBe(true);
    expect(permits(of, 'models.example', 80)).toBe(false);
    expect(permits(of, 'hooks.example', 8443)).toBe(true);
    expect(permits(of, 'example', 443)).toBe(false);
    expect(permits(of, '127.0.0.1', 8080)).toBe(false);
    expect(of.targets.map(({ host, port, setting }) => [host, port, setting])).toEqual([
      ['models.example', 443, 'PRIORA_MODEL_URL'],
      ['hooks.example', undefined, 'PRIORA_WEBHOOK_HOSTS'],
      ['other.example', undefined, 'PRIORA_WEBHOOK_HOSTS'],
    ]);
  });

  it('is the database at its port, or its socket of this machine and no other', () => {
    const of = (PRIORA_DATABASE_URL: string) => rules({ PRIORA_DATABASE_URL });
    const far = of('postgres://u:p@Db.example:6000/priora');
    expect(far.targets).toEqual([{ host: 'db.example', port: 6000, setting: 'PRIORA_DATABASE_URL' }]);
    expect(permits(of('postgresql://db.example/priora'), 'db.example', 5432)).toBe(true);
    for (const url of ['postgres://u@%2Frun%2Fpg/priora', 'postgres:///priora?host=/run/pg']) {
      expect(permitsPath(of(url), '/run/pg/.s.PGSQL.5432')).toBe(true);
      expect(permitsPath(of(url), '/run/pg/.s.PGSQL.5433')).toBe(false);
      expect(permitsPath(of(url), '/run/docker.sock')).toBe(false);
    }
    expect(permitsPath(far, '/run/pg/.s.PGSQL.5432')).toBe(false);
  });

  it('tells the database, in which connections are noted, from all others', () => {
    const of = rules({ PRIORA_DATABASE_URL: 'postgres://u@db.example/priora', PRIORA_WEBHOOK_HOSTS: 'db.example' });
    const attempt = { permitted: true, host: 'db.example', port: 5432 };
    expect(isOwnDatabase(of, attempt)).toBe(true);
    expect(isOwnDatabase(of, { ...attempt, port: 443 })).toBe(false);
    expect(isOwnDatabase(of, { ...attempt, permitted: false })).toBe(false);
    expect(isOwnDatabase(rules({}), attempt)).toBe(false);
  });

  it('is the search engine at its port', () => {
    const of = (PRIORA_SEARCH_URL: string) => rules({ PRIORA_SEARCH_URL }).targets;
    const setting = 'PRIORA_SEARCH_URL';
    expect(of('https://u:p@Search.example:9200')).toEqual([{ host: 'search.example', port: 9200, setting }]);
    expect(of('https://search.example')).toEqual([{ host: 'search.example', port: 443, setting }]);
  });

  it('is the store of files: where it is said to be, or the region of its bucket', () => {
    const keys = { PRIORA_S3_BUCKET: 'files', PRIORA_S3_ACCESS_KEY: 'a', PRIORA_S3_SECRET_KEY: 's' };
    const setting = 'PRIORA_S3_BUCKET';
    expect(rules({ ...keys, PRIORA_S3_REGION: 'eu-central-1' }).targets).toEqual([
      { host: 'files.s3.eu-central-1.amazonaws.com', port: 443, setting },
    ]);
    expect(rules({ ...keys, PRIORA_S3_ENDPOINT: 'http://s3.lan:9000' }).targets).toEqual([
      { host: 's3.lan', port: 9000, setting },
    ]);
  });

  it('is the provider of sign-ins and the hosts that it may lead to; offline one of this machine alone', () => {
    const client = { PRIORA_OIDC_CLIENT_ID: 'priora', PRIORA_OIDC_GROUPS: '*=Lab:member' };
    const of = (PRIORA_OIDC_ISSUER: string, more = {}) => rules({ ...client, PRIORA_OIDC_ISSUER, ...more }).targets;
    expect(of('https://Login.example/realms/lab', { PRIORA_OIDC_HOSTS: 'Keys.example, token.example:8443' })).toEqual([
      { host: 'login.example', port: 443, setting: 'PRIORA_OIDC_ISSUER' },
      { host: 'keys.example', port: 443, setting: 'PRIORA_OIDC_HOSTS' },
      { host: 'token.example', port: 8443, setting: 'PRIORA_OIDC_HOSTS' },
    ]);
    expect(rules({ PRIORA_OIDC_HOSTS: 'keys.example' }).targets).toEqual([]);
    const offline = { PRIORA_OFFLINE: 'true' };
    expect(of('http://127.0.0.1:9000', offline)).toEqual([
      { host: '127.0.0.1', port: 9000, setting: 'PRIORA_OIDC_ISSUER' },
    ]);
    expect(() => of('https://login.example', offline)).toThrow(
      'PRIORA_OIDC_ISSUER is login.example, and PRIORA_OFFLINE (--offline) permits no other machine: name a provider of this machine, or none',
    );
    expect(() => of('http://login.example')).toThrow('PRIORA_OIDC_ISSUER is not over https');
    expect(() => rules({ PRIORA_OIDC_ISSUER: 'https://login.example' })).toThrow('go together: set all or none');
  });

  it('is the mail server at its port; offline one of this machine alone', () => {
    const mail = { PRIORA_MAIL_FROM: 'priora@example.org', PRIORA_MAIL_TO: 'example.org' };
    const of = (PRIORA_MAIL_URL: string, more = {}) => rules({ ...mail, PRIORA_MAIL_URL, ...more }).targets;
    const setting = 'PRIORA_MAIL_URL';
    expect(of('smtp://u:p@Mail.example')).toEqual([{ host: 'mail.example', port: 587, setting }]);
    expect(of('smtps://mail.example')).toEqual([{ host: 'mail.example', port: 465, setting }]);
    expect(of('smtp://127.0.0.1:2525', { PRIORA_OFFLINE: 'true' })).toEqual([
      { host: '127.0.0.1', port: 2525, setting },
    ]);
    expect(() => of('smtp://mail.example', { PRIORA_OFFLINE: 'true' })).toThrow('PRIORA_MAIL_URL is mail.example');
    expect(() => rules({ PRIORA_MAIL_URL: 'smtp://mail.example' })).toThrow('go together');
    expect(() => of('https://u:secret@mail.example')).toThrow(/^(?!.*secret).*PRIORA_MAIL_URL must be/s);
  });

  it('a name to listen under is looked up, and never connected to', () => {
    const of = rules({ HOST: 'desk.lan' });
    expect(permits(of, 'desk.lan')).toBe(true);
    expect(permits(of, 'desk.lan', 8080)).toBe(false);
  });

  it.each(['http://127.0.0.1:8081/v1', 'http://localhost:8081/v1', 'http://[::1]:8081/v1'])(
    'offline permits a model at %s',
    (url) => {
      const of = rules({ ...MODEL, PRIORA_OFFLINE: 'true', PRIORA_MODEL_URL: url });
      expect(of.targets).toHaveLength(1);
      expect(permits(of, new URL(url).hostname, 8081)).toBe(true);
    },
  );

  it('settings that name another machine stop an offline start', () => {
    const start = () =>
      rules({
        ...{ ...MODEL, PRIORA_OFFLINE: 'true', PRIORA_WEBHOOK_HOSTS: 'hooks.example' },
        PRIORA_MODEL_URL: 'http://127.0.0.1.example/v1',
      });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/PRIORA_MODEL_URL is 127\.0\.0\.1\.example, .* PRIORA_WEBHOOK_HOSTS is set/);
  });
});

describe('a guarded process', () => {
  /** What a program says after `guardEgress` with the rules; each try is `[name, error code or "reached"]`. */
  async function tries(targets: object[], extra = ''): Promise<{ ends: [string, string][]; noted: any[] }> {
    const program = `
      import { guardEgress } from '${src}/egress/guard.ts';
      import net from 'node:net'; import tls from 'node:tls'; import http from 'node:http'; import https from 'node:https';
      import http2 from 'node:http2'; import dgram from 'node:dgram'; import dns, { lookup } from 'node:dns';
      import { resolve4 as early } from 'node:dns/promises';
      const server = http.createServer((_, reply) => reply.end('here')).listen(0, '127.0.0.1');
      await new Promise((done) => server.once('listening', done));
      const { port } = server.address();
      const targets = ${JSON.stringify(targets)}.map((each) => each.port === 'own' ? { ...each, port } : each);
      const noted = [];
      guardEgress({ offline: targets.length === 0, targets }, (attempt) => noted.push(attempt));
      const opened = (socket) => new Promise((done, failed) => {
        socket.once('error', failed); for (const sign of ['connect', 'secureConnect', 'response']) socket.once(sign, done); socket.end?.(); });
      const called = (work) => new Promise((done, failed) => work((error) => (error ? failed(error) : done())));
      const ends = [];
      const attempt = async (name, work) => {
        try { await work(); ends.push([name, 'reached']); }
        catch (error) { ends.push([name, error.cause?.code ?? error.code]); }
      };
      await attempt('net', () => opened(net.connect(port, '127.0.0.1')));
      await attempt('net options', () => opened(new net.Socket().connect({ port, host: '127.0.0.1' })));
      await attempt('path', () => opened(net.connect('/run/priora-none.sock')));
      await attempt('tls', () => opened(tls.connect({ port, host: '192.0.2.1' })));
      await attempt('http', () => opened(http.get({ port, host: '127.0.0.1', agent: false })));
      await attempt('https', () => opened(https.get('https://192.0.2.1/')));
      await attempt('http2', () => opened(http2.connect('http://192.0.2.1:' + port).on('error', () => {}).request()));
      await attempt('fetch', () => fetch('http://localhost:' + port).then((reply) => reply.text()));
      await attempt('fetch name', () => fetch('http://secret.example/'));
      await attempt('websocket', () => new Promise((done, failed) => {
        const socket = new WebSocket('ws://192.0.2.1/'); socket.onopen = done; socket.onerror = () => failed({ code: 'closed' }); }));
      await attempt('datagram', async () => dgram.createSocket('udp4').send('x', 53, '192.0.2.1'));
      await attempt('lookup', () => called((done) => lookup('secret.example', done)));
      await attempt('lookup promised', () => dns.promises.lookup('secret.example'));
      await attempt('resolve', () => early('secret.example'));
      await attempt('resolver', () => new dns.promises.Resolver().resolveTxt('secret.example'));
      await attempt('reverse', () => dns.promises.reverse('192.0.2.1'));
      ${extra}
      const pause = () => new Promise((done) => setTimeout(done, 30));
      await pause();
      // a connection is noted when it has ended, which a busy machine may be late to see
      for (let waited = 0; targets.length > 0 && waited < 300 && !noted.some(({ permitted }) => permitted); waited++) await pause();
      console.log(JSON.stringify({ ends, noted }));
      process.exit();`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: join(src, '..') });
    return JSON.parse(stdout);
  }

  it('reaches nobody, by whichever door, and notes each try', async () => {
    const { ends, noted } = await tries([]);
    expect(Object.fromEntries(ends)).toEqual({
      ...Object.fromEntries(ends.map(([name]) => [name, 'EGRESS_REFUSED'])),
      websocket: 'closed',
    });
    expect(ends).toHaveLength(16);
    expect(noted.every(({ permitted }) => !permitted)).toBe(true);
    expect(noted.filter(({ kind }) => kind === 'connection')).toHaveLength(10);
    expect(noted.map(({ host }) => host)).toContain('secret.example');
  });

  it('reaches whom a rule names, and says how much was sent', async () => {
    const { ends, noted } = await tries(
      [{ host: 'localhost', port: 'own', setting: 'PRIORA_MODEL_URL' }],
      'server.closeAllConnections();',
    );
    expect(ends.filter(([, end]) => end === 'reached').map(([name]) => name)).toEqual(['fetch']);
    const reached = noted.filter(({ permitted }) => permitted);
    expect(reached).toMatchObject([{ kind: 'connection', host: 'localhost', permitted: true }]);
    expect(reached[0].sent_bytes).toBeGreaterThan(50);
  });
});

it('whatever runs in a thread or a process of its own is closed first', () => {
  // an address with `.href` is of a module that a thread imports
  const started = /(?:new Worker\(|module: |THREAD = )new URL\('([^']+)', import\.meta\.url\)(?!\.href)/g;
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  const threads = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(started)].map(([, to]) => join(dirname(file), to!)),
  );
  expect(threads.length).toBeGreaterThanOrEqual(10);
  expect(threads).toEqual(expect.arrayContaining(files.filter((file) => /worker\.ts$/.test(file))));
  for (const file of [...threads, 'cli/job.ts'])
    expect(readFileSync(join(src, file), 'utf8'), file).toContain("import '#egress/thread.ts';");
});

it('the log adds up attempts at one host on one day, and forgets days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'priora-egress-'));
  const store = sqliteEgress(join(folder, 'accounts.sqlite'));
  const at = Date.UTC(2026, 0, 31, 12);
  const one = { kind: 'connection', host: 'models.example', port: 443, permitted: true, origin: 'service' } as const;
  await store.add({ ...one, at, sent_bytes: 100 });
  await store.add({ ...one, at: at + 1000, sent_bytes: 20 });
  await store.add({
    at: at + 86_400_000,
    kind: 'name',
    host: 'x.example',
    permitted: false,
    origin: 'thread',
    sent_bytes: 0,
  });
  const day = { attempts: 2, sent_bytes: 120, first_at: at, last_at: at + 1000 };
  const last = at + 86_400_000;
  expect(await store.list(10)).toEqual([
    {
      ...{ day: '2026-02-01', kind: 'name', host: 'x.example', permitted: false, origin: 'thread' },
      ...{ attempts: 1, sent_bytes: 0, first_at: last, last_at: last },
    },
    { day: '2026-01-31', ...one, ...day },
  ]);
  await store.forget('2026-02-01');
  expect((await store.list(10)).map((row) => row.day)).toEqual(['2026-02-01']);
  await store.close();
  await rm(folder, { recursive: true });
});
