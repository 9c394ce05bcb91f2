import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '#loopback.ts';
import { mailAddress } from './addresses.ts';
import type { Sender } from './send.ts';
import type { InboxEntry, Outgoing } from './store.ts';
import { kindInWords, pageOf, type Subject } from './subject.ts';

/** How long the server may take for each of its answers. */
const ANSWER_MS = 10_000;
/** Ids of one kind that a message names; the inbox has all. */
const MOST_NAMED = 50;
/**
 * Where the owner's server is, by its setting: host, port, whether it speaks TLS from the beginning, who we are there.
 */
export function mailServer(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    ...{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587), secure },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/**
 * Mails runs over the owner's server, as text in English and Chinese. The same run has the same `Message-ID`. On the
 * way to another machine it is encrypted, or it is not sent.
 */
export function toMail({
  server,
  from,
  permitted,
  subjects,
  console_url,
}: {
  /** `smtp://user:password@host:587` (TLS is asked for) or `smtps://...`. */
  readonly server: string;
  readonly from: string;
  readonly permitted: ReadonlySet<string>;
  readonly subjects: readonly Subject[];
  /** Where readers reach the console; then what is named is linked. */
  readonly console_url?: string | undefined;
}): Sender {
  const { host, port, secure, auth } = mailServer(server);
  const transport = createTransport({
    ...{ host, port, secure, requireTLS: !secure && !isLoopback(host), ...(auth && { auth }) },
    ...{ connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS, dnsTimeout: ANSWER_MS },
    // what is sent is ours alone: nothing is read from files or fetched
    ...{ disableFileAccess: true, disableUrlAccess: true },
    // connected to by its name, as the operator has permitted it
    getSocket: (_options: unknown, done: (error: Error | null, socket?: { connection: unknown }) => void) => {
      const connection = connect({ host, port, timeout: ANSWER_MS });
      const failed = (error: Error) => done(error);
      connection.once('error', failed);
      connection.once('timeout', () => connection.destroy(new Error(`${host}:${port} does not answer`)));
      connection.once('connect', () => {
        connection.off('error', failed);
        connection.setTimeout(0);
        done(null, { connection });
      });
    },
  } as Parameters<typeof createTransport>[0]);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ entry, target }) => {
    const to = mailAddress(target!, permitted);
    await transport.sendMail({
      ...{ from, to, messageId: `<${entry.id}@${domain}>`, date: new Date(entry.at) },
      ...{ subject: titleOf(entry), text: textOf(entry, subjects, console_url) },
      // answers of absence are not wanted (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

const titleOf = ({ name, told }: InboxEntry): string => {
  const count = told.kinds.reduce((sum, kind) => sum + kind.count, 0);
  return `Priora: ${name} (${count})`;
};

/** What a run found, in words. */
export function textOf(
  { name, subject, at, told }: Outgoing['entry'],
  subjects: readonly Subject[],
  console_url?: string,
): string {
  const of = subjects.find((each) => each.name === subject);
  const link = (path: string) => `${console_url?.replace(/\/$/, '')}${path}`;
  const found = told.kinds.flatMap(({ kind, count, ids }) => {
    const { meaning, meaning_zh } = kindInWords(of, kind);
    const named = (id: string) => {
      const page = pageOf(of, kind, id);
      return console_url && page ? `  ${id}  ${link(page)}` : `  ${id}`;
    };
    return [
      `${meaning} / ${meaning_zh}: ${count}`,
      ...ids.slice(0, MOST_NAMED).map(named),
      ...(count > MOST_NAMED
        ? [`  … ${count - MOST_NAMED} more in the inbox / 其余 ${count - MOST_NAMED} 件见收件箱`]
        : []),
      '',
    ];
  });
  return [
    name,
    new Date(at).toISOString(),
    '',
    ...found,
    ...told.notes.flatMap((note) => [note, '']),
    ...(console_url ? [`In the console / 在控制台查看: ${link('/monitors')}`, ''] : []),
    'Sent by a monitor; who deletes it in the console ends these messages.',
    '本邮件由监控发出；在控制台删除该监控即可停止。',
    '',
  ].join('\n');
}
