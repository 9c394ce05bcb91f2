import type { lookup as systemLookup } from 'node:dns';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import { publicLookup } from '#egress/addresses.ts';
import { webhookAddress } from './addresses.ts';
import type { MonitorStore, Outgoing } from './store.ts';

/** How long whoever receives may take. */
const ANSWER_MS = 10_000;
/** Tries of one sending: after a minute, then twice as long each time. */
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
const AT_ONCE = 20;

export type Sender = (outgoing: Outgoing) => Promise<void>;

/** What is sent of a run: the same under the same id, however often. */
export const shownRun = ({ entry }: Pick<Outgoing, 'entry'>) => ({
  id: entry.id,
  monitor_id: entry.monitor_id,
  name: entry.name,
  subject: entry.subject,
  at: new Date(entry.at).toISOString(),
  ...entry.told,
});

/** One file a run, in a folder an account; whole or not there. */
export const toFolder =
  (folder: string): Sender =>
  async (outgoing) => {
    const dir = join(folder, outgoing.account_id);
    await mkdir(dir, { recursive: true });
    const file = join(dir, `${outgoing.entry.id}.json`);
    await writeFile(`${file}.part`, `${JSON.stringify(shownRun(outgoing), null, 1)}\n`);
    await rename(`${file}.part`, file);
  };

/** Posts JSON to an allowed host, over https; follows no redirect. The same run has the same `Idempotency-Key`. */
export const toWebhook =
  (hosts: ReadonlySet<string>, resolve?: typeof systemLookup): Sender =>
  (outgoing) =>
    new Promise((done, failed) => {
      const url = webhookAddress(outgoing.target!, hosts);
      const body = JSON.stringify(shownRun(outgoing));
      const request = httpsRequest(
        url,
        {
          method: 'POST',
          lookup: publicLookup(resolve) as never,
          agent: false,
          // said here, so that no variable of the environment takes the check away
          rejectUnauthorized: true,
          timeout: ANSWER_MS,
          signal: AbortSignal.timeout(ANSWER_MS),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': outgoing.entry.id,
          },
        },
        (answer) => {
          const status = answer.statusCode ?? 0;
          answer.destroy();
          if (status >= 200 && status < 300) done();
          else failed(new Error(`${url.host} answered ${status}`));
        },
      );
      request.on('error', failed);
      request.end(body);
    });

/**
 * Sends what is due; what fails is tried again later, at most eight times.
 * @param on_given_up Told of what was given up, and why.
 */
export async function sendDue(
  store: Pick<MonitorStore, 'outgoing' | 'tried'>,
  senders: Readonly<Partial<Record<Outgoing['way'], Sender>>>,
  clock: Clock,
  on_given_up: (outgoing: Outgoing, cause: unknown) => void,
): Promise<number> {
  let sent = 0;
  for (const outgoing of await store.outgoing(clock(), AT_ONCE)) {
    try {
      const send = senders[outgoing.way];
      if (!send) throw new Error(`nothing is set up to send by ${outgoing.way}`);
      await send(outgoing);
      await store.tried(outgoing.id, undefined);
      sent++;
    } catch (cause) {
      const last = outgoing.tries + 1 >= MOST_TRIES;
      if (last) on_given_up(outgoing, cause);
      await store.tried(outgoing.id, last ? undefined : clock() + FIRST_WAIT_MS * 2 ** outgoing.tries);
    }
  }
  return sent;
}
