import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#clock.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { RedirectedBrowser, startOpenIdProvider } from '#testing/openid-provider.ts';
import { type Attack, mendable, refusal, type Told } from './attack.ts';
import type { Names } from './observe.ts';
import { raw } from './raw.ts';
import { startTarget, type Target } from './target.ts';

/**
 * Hosts that an operator permits (RFC 2606) and whose names somebody else answers. 2d00::/8 is nobody's: as good as any
 * address of the net, and nothing is reached there.
 */
const TURNING: Names = {
  'here.example': [['127.0.0.1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'everywhere.example': [['0.0.0.0']],
  'translated.example': [['64:ff9b::7f00:1']],
  'metadata.example': [['169.254.169.254']],
  'beside.example': [['2d00::1', '127.0.0.1']],
  // what was looked at is of the net, what is connected to, of this machine
  'turning.example': [['2d00::1'], ['127.0.0.1']],
};
const LOGIN: Names = { 'login.example': [['127.0.0.1']] };

/** Other ways to write this machine, or a host that is none of those permitted. */
const WRITTEN = (port: number): readonly string[] => [
  `https://127.0.0.1:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f.1:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::ffff:7f00:1]:${port}/`,
  `https://localhost:${port}/`,
  `https://here.example.:${port}/`,
  `https://here.example@127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}\\@here.example/`,
  `https://here.example%2f@127.0.0.1:${port}/`,
  `http://here.example:${port}/`,
  `gopher://here.example:${port}/`,
];

/** Things are looked for to be sent every half a minute. */
const SENT_MS = 75_000;
const BEGIN = '/manage/single-sign-on';
const BACK = `${BEGIN}/back`;
const SECRET = 'a secret of the tests 0123456789';

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Key and certificate of a host, by nobody's authority (openssl). */
function ownCertificate(host: string): { readonly key: Buffer; readonly cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'priora-attack-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  try {
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Has every monitor find something, and be sent. */
async function haveSent({ dir }: Target): Promise<number> {
  const store = sqliteMonitors(join(dir, 'data', 'accounts.sqlite'), { clock: systemClock });
  try {
    const all = await store.due(systemClock() + 40 * 86_400_000, 100);
    for (const monitor of all)
      await store.ran(monitor, {
        run_mark: monitor.run_mark,
        next_run_at: monitor.next_run_at!,
        entry: { id: crypto.randomUUID(), at: systemClock(), told: { kinds: [], notes: ['something is new'] } },
        outgoing: [{ id: crypto.randomUUID(), way: 'webhook', target: monitor.send!.webhook! }],
      });
    return all.length;
  } finally {
    await store.close();
  }
}

/** What is told of one target is told of another: its own answers. */
const callTo =
  (own: Target, told: Told) =>
  async (call: Parameters<Target['call']>[0], expected = mendable) => {
    const reply = await own.call(call);
    told.answered(reply.status, `${call.path}: ${reply.text}`, expected);
    return reply;
  };

const webhooks: Attack = {
  kind: 'reach',
  name: 'webhooks to names that lead to this machine, beside a public address or a moment later',
  async run(_, told) {
    let reached = 0;
    const inner = createServer((socket) => {
      reached++;
      socket.destroy();
    });
    const port = await listening(inner);
    const hosts = Object.keys(TURNING);
    const own = await startTarget({
      ...{ PRIORA_LEARN: 'false', PRIORA_WEBHOOK_HOSTS: hosts.join(), ATTACK_NAMES: JSON.stringify(TURNING) },
    });
    try {
      const call = callTo(own, told);
      const make = (webhook: string, expected: typeof mendable) =>
        call(
          {
            path: '/manage/monitors',
            as: own.operator,
            body: { name: 'm', query_text: 'TTL: battery', kinds: ['new'], every: 'day', webhook },
          },
          expected,
        );
      for (const address of WRITTEN(port)) await make(address, refusal);
      for (const host of hosts) await make(`https://${host}:${port}/`, (status) => status === 200);
      if ((await haveSent(own)) !== hosts.length) throw new Error('not every monitor was made');
      const until = performance.now() + SENT_MS;
      let looked = await own.lookedUp();
      while (hosts.some((host) => !looked[host])) {
        if (performance.now() > until) throw new Error(`not sent: ${JSON.stringify(looked)}`);
        await wait(1_000);
        looked = await own.lookedUp();
      }
      // the last one connects, if it does
      await wait(2_000);
      if (reached > 0) throw new Error(`${reached} connections reached this machine`);
      const again = Object.entries(await own.lookedUp()).filter(([, times]) => times > 1);
      if (again.length > 0) throw new Error(`looked up again for one sending: ${JSON.stringify(again)}`);
    } finally {
      await own.close();
      inner.close();
    }
  },
};

const provider: Attack = {
  kind: 'reach',
  name: 'a provider of sign-ins whose name leads to this machine, with a certificate of its own making',
  async run(_, told) {
    let heard = '';
    let connected = 0;
    const inner = createSecureServer(ownCertificate('login.example'), (request, response) => {
      heard += `${request.method} ${request.url} ${request.headers.authorization ?? ''}\n`;
      response.end('{}');
    });
    inner.on('connection', () => connected++);
    const port = await listening(inner);
    const own = await startTarget({
      ...{ PRIORA_LEARN: 'false', ATTACK_NAMES: JSON.stringify(LOGIN) },
      ...{ PRIORA_OIDC_ISSUER: `https://login.example:${port}`, PRIORA_OIDC_CLIENT_ID: 'priora' },
      ...{ PRIORA_OIDC_CLIENT_SECRET: SECRET, PRIORA_OIDC_GROUPS: '*=Gamma:member' },
    });
    try {
      const [status, said] = await raw(own.url, getting(own, BEGIN));
      told.answered(status, said, (each) => each === 303);
      if (locationOf(said) !== '/sign-in#unavailable') throw new Error(`it leads to ${locationOf(said)}`);
      if (connected === 0) throw new Error('the name was not followed: nothing was attacked');
      if (heard !== '') throw new Error(`somebody without a certificate that holds was told: ${heard}`);
    } finally {
      await own.close();
      inner.closeAllConnections();
      inner.close();
    }
  },
};

const locationOf = (said: string) => /^location: (.*)\r$/im.exec(said)?.[1] ?? '';
const getting = ({ url }: Target, path: string, more: readonly string[] = [], host = new URL(url).host) =>
  [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more, '', ''].join('\r\n');

/** Heads in which a caller may say under which name the service is called. */
const FORGED: readonly (readonly string[])[] = [
  ['X-Forwarded-Host: evil.example'],
  ['Forwarded: host=evil.example;proto=https'],
  ['X-Forwarded-Proto: javascript', 'X-Forwarded-Prefix: //evil.example'],
  ['X-Original-URL: //evil.example/', 'X-Rewrite-URL: //evil.example/'],
  ['Origin: https://evil.example', 'Referer: https://evil.example/'],
];

const returning: Attack = {
  kind: 'reach',
  name: 'the return address of a sign-in: another host, another browser, another answer, twice',
  async run(_, told) {
    let own: Target | undefined;
    const honest = await startOpenIdProvider(() => `${own!.url}${BACK}`);
    try {
      own = await startTarget({
        ...{ PRIORA_LEARN: 'false', PRIORA_OIDC_ISSUER: honest.issuer, PRIORA_OIDC_CLIENT_ID: honest.client_id },
        ...{ PRIORA_OIDC_CLIENT_SECRET: honest.client_secret, PRIORA_OIDC_SCOPES: 'openid profile groups' },
        PRIORA_OIDC_GROUPS: 'g=Gamma:member',
      });
      honest.people.set('eve', { name: 'Eve', groups: ['g'] });
      honest.signInAs('eve');
      await beginsElsewhere(own, told);
      await comesBackElsewhere(own, told);
    } finally {
      await own?.close();
      await honest.close();
    }
  },
};

/** Wherever a caller says that the service is, the provider sends browsers back to its own address. */
async function beginsElsewhere(own: Target, told: Told): Promise<void> {
  const texts = [
    ...FORGED.map((heads) => getting(own, BEGIN, heads)),
    getting(own, `${BEGIN}?redirect_uri=https://evil.example/&return_to=//evil.example`),
    getting(own, BEGIN, [], 'evil.example'),
    getting(own, BEGIN, [], `evil.example:${new URL(own.url).port}`),
    getting(own, `http://evil.example${BEGIN}`),
    getting(own, BEGIN, ['Host: evil.example']),
  ];
  let begun = 0;
  for (const text of texts) {
    const [status, said] = await raw(own.url, text);
    told.answered(status, said, (each) => each === 303 || refusal(each));
    if (status !== 303) continue;
    begun++;
    const returns = new URL(locationOf(said)).searchParams.get('redirect_uri');
    if (returns !== `${own.url}${BACK}`) throw new Error(`the provider is told to come back to ${returns}`);
  }
  if (begun < FORGED.length) throw new Error(`${begun} sign-ins were begun: nothing was attacked`);
}

/** An answer of the provider counts in the browser that asked for it, as it was given, and once. */
async function comesBackElsewhere(own: Target, told: Told): Promise<void> {
  const begun = async () => {
    const browser = new RedirectedBrowser();
    const back = await browser.visit(`${own.url}${BEGIN}`, (url) => new URL(url).pathname === BACK);
    const cookie = [...browser.cookiesOf(own.url)].map((pair) => pair.join('=')).join('; ');
    return { path: new URL(back).pathname + new URL(back).search, cookie };
  };
  const comes = async (path: string, cookie: string) => {
    const [status, said] = await raw(own.url, getting(own, path, cookie === '' ? [] : [`Cookie: ${cookie}`]));
    // another path may be a page of the console
    told.answered(status, said, (each) => each < 500);
    const leads = locationOf(said);
    if (leads !== '' && !/^\/(?!\/)/.test(leads)) throw new Error(`${path} leads to ${leads}`);
    return { leads, signed_in: /^set-cookie: \S*priora_session=[^;]/im.test(said) };
  };
  const [eve, victim] = [await begun(), await begun()];
  const state = new URL(own.url + victim.path).searchParams.get('state');
  const code = new URL(own.url + eve.path).searchParams.get('code');
  const wrong: readonly (readonly [string, string])[] = [
    [eve.path, ''],
    // somebody is to be signed in as the attacker
    [eve.path, victim.cookie],
    [`${BACK}?code=${code}&state=${state}`, victim.cookie],
    [`${eve.path}&iss=https://evil.example`, eve.cookie],
    [`/${eve.path}`, eve.cookie],
    [`//evil.example${eve.path}`, eve.cookie],
    [eve.path.replace('code=', 'code[]='), eve.cookie],
    [`${BACK}?${'state=x&'.repeat(200)}code=${code}`, eve.cookie],
    [`${BACK}?error=access_denied&error_uri=//evil.example&state=//evil.example`, eve.cookie],
    [`${BACK}?code=%0d%0aLocation:%20//evil.example&state=${state}`, eve.cookie],
    [eve.path, `${eve.cookie.slice(0, -4)}AAAA`],
  ];
  for (const [path, cookie] of wrong)
    if ((await comes(path, cookie)).signed_in) throw new Error(`${path} signs in with ${cookie || 'no cookie'}`);
  const right = await begun();
  const first = await comes(right.path, right.cookie);
  if (!first.signed_in || first.leads !== '/search')
    throw new Error(`an honest answer leads to ${first.leads}: nothing was attacked`);
  if ((await comes(right.path, right.cookie)).signed_in) throw new Error('one answer signs in twice');
}

export const rebinding: readonly Attack[] = [webhooks, provider, returning];
