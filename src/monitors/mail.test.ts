import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAddress } from './addresses.ts';
import { mailServer, textOf, toMail } from './mail.ts';
import { patentMonitors } from './patents.ts';
import { sendDue } from './send.ts';
import type { Outgoing } from './store.ts';

const entry: Outgoing['entry'] = {
  ...{ id: 'a'.repeat(32), monitor_id: 'b'.repeat(32), name: '泵\r\nBcc: eve@example.net', subject: 'patents' },
  at: Date.UTC(2026, 4, 6, 7),
  told: {
    kinds: [
      { kind: 'new', count: 2, ids: ['EP7000001B1', 'CN101B'] },
      { kind: 'license', count: 60, ids: Array.from({ length: 60 }, (_, i) => `US${i + 1}A`) },
    ],
    notes: ['There is more than one answer holds: ask again for what follows.'],
  },
};
const outgoing = (target: string): Outgoing => ({ id: 'o', way: 'mail', target, tries: 0, entry, account_id: 'x' });

describe('a run by mail', () => {
  const received: { from: string; to: string[]; text: string; user: string | undefined }[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p w' ? done(null, { user: username! }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('not now') : null),
    onData(stream, { envelope, user }, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += piece;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text, user: user as string });
        done();
      });
    },
  });
  let port = 0;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((done) => void server.close(done)));
  const sender = (address = `smtp://robot:p%20w@127.0.0.1:${port}`) =>
    toMail({
      ...{ server: address, from: 'priora@example.org', subjects: [patentMonitors] },
      permitted: new Set(['example.org', 'ann@example.com']),
    });

  it('arrives once, as it was found, and a name adds no line to its head', async () => {
    await sender()(outgoing('bob@example.org'));
    expect(received).toHaveLength(1);
    const [{ from, to, text, user }] = received as [(typeof received)[0]];
    expect([from, to, user]).toEqual(['priora@example.org', ['bob@example.org'], 'robot']);
    const end = text.indexOf('\r\n\r\n');
    const [head, body] = [text.slice(0, end), text.slice(end + 4)];
    expect(head).toContain(`Message-ID: <${'a'.repeat(32)}@example.org>`);
    expect(head).toContain('Date: Wed, 06 May 2026 07:00:00 +0000');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).not.toMatch(/^Bcc/m);
    expect(head).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    const words = /base64/.test(head)
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString();
    expect(words.replaceAll('\r\n', '\n')).toContain('new publication / 新公开: 2\n  EP7000001B1\n  CN101B\n');
  });

  it('goes to whom it may alone, and not without TLS to another machine', async () => {
    await expect(sender()(outgoing('eve@example.net'))).rejects.toThrow('is not permitted');
    await expect(sender(`smtp://robot:wrong@127.0.0.1:${port}`)(outgoing('bob@example.org'))).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it('is tried again, eight times at most, and told when it is given up', async () => {
    refusing = true;
    let now = 0;
    const waits: (number | undefined)[] = [];
    const given_up: unknown[] = [];
    let row: Outgoing | undefined = outgoing('bob@example.org');
    const store = {
      outgoing: async () => (row ? [row] : []),
      tried: async (_id: string, again_at: number | undefined) => {
        waits.push(again_at === undefined ? undefined : again_at - now);
        now = again_at ?? now;
        row = again_at === undefined ? undefined : { ...row!, tries: row!.tries + 1 };
      },
    };
    const mail = sender();
    while (row)
      await sendDue(
        store,
        { mail },
        () => now,
        (_, cause) => given_up.push(cause),
      );
    expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_840_000, undefined]);
    expect(given_up).toHaveLength(1);
    refusing = false;
  });
});

it('a message says what was found, in both languages, and names fifty of a kind', () => {
  const text = textOf(entry, [patentMonitors]);
  expect(text).toContain('licence / 许可: 60\n  US1A\n');
  expect(text).toContain('  US50A\n  … 10 more in the inbox / 其余 10 件见收件箱\n');
  expect(text).not.toContain('US51A');
  expect(text).toContain('There is more than one answer holds');
  expect(text).not.toContain('http');
  const linked = textOf(entry, [patentMonitors], 'https://priora.example.org/');
  expect(linked).toContain('  US50A  https://priora.example.org/patents/US50A\n');
  expect(linked).toContain('\nIn the console / 在控制台查看: https://priora.example.org/monitors\n');
});

it('mail goes to permitted domains and addresses alone', () => {
  const permitted = new Set(['example.org', 'ann@example.com']);
  for (const address of ['bob@example.org', 'Bob.B+x@EXAMPLE.org', 'ann@example.com'])
    expect(mailAddress(address, permitted)).toBe(address);
  for (const [address, why] of [
    ['eve@example.com', 'names neither it nor its domain'],
    ['bob@sub.example.org', 'names neither it nor its domain'],
    ['bob@example.org, eve@example.net', 'no mail address'],
    ['bob@example.org\r\nBcc: eve@example.net', 'no mail address'],
    ['"Eve" <bob@example.org>', 'no mail address'],
    ['example.org', 'no mail address'],
    [`${'a'.repeat(65)}@example.org`, 'no mail address'],
  ] as const)
    expect(() => mailAddress(address, permitted)).toThrow(why);
  expect(() => mailAddress('bob@example.org', new Set())).toThrow('PRIORA_MAIL_URL');
});

it('a server is named with port, TLS and who we are', () => {
  expect(mailServer('smtp://mail.example.org')).toEqual({ host: 'mail.example.org', port: 587, secure: false });
  expect(mailServer('smtps://a%40b:c%2Fd@[::1]')).toEqual({
    ...{ host: '::1', port: 465, secure: true },
    auth: { user: 'a@b', pass: 'c/d' },
  });
});
