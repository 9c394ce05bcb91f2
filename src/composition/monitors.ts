import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { hostList } from '#egress/rules.ts';
import type { Log } from '#http/log.ts';
import type { Subject } from '#monitors/subject.ts';
import { StartError } from './start-error.ts';
import { storesOf } from './stores.ts';

/** @throws StartError for a name that is none. */
function assertTimeZone(name: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch (cause) {
    throw new StartError(
      'data_dir',
      `PRIORA_TIME_ZONE is "${name}", which is no time zone: write it as Europe/Berlin.`,
      {
        cause,
      },
    );
  }
}

/** Mail over the owner's server, if there is one; its library is loaded only then. */
async function mailing(config: Config, subjects: readonly Subject[]) {
  const {
    PRIORA_MAIL_URL: server,
    PRIORA_MAIL_FROM: from,
    PRIORA_MAIL_TO: to,
    PRIORA_PUBLIC_URL: console_url,
  } = config;
  const { mailAddress } = await import('#monitors/addresses.ts');
  const permitted = hostList(to);
  const send =
    server !== undefined && from !== undefined
      ? (await import('#monitors/mail.ts')).toMail({ server, from, permitted, subjects, console_url })
      : undefined;
  return { send, permitted: (address: string) => void mailAddress(address, permitted) };
}

/** How often monitors that are due, and what waits to be sent, are looked for. */
const MONITORS_MS = 30_000;

/** Monitors of accounts, and what sends their runs. Nothing runs by itself until `start`. */
export async function openMonitors(config: Config, corpus: Corpus, clock: Clock, log: Log) {
  const [{ monitorsOver }, { webhookAddress }, { sendDue, toFolder, toWebhook }, { subjects }] = await Promise.all([
    import('#monitors/monitors.ts'),
    import('#monitors/addresses.ts'),
    import('#monitors/send.ts'),
    import('#operations/monitor-subjects.ts'),
  ]);
  const stores = storesOf(config);
  const store = stores.monitors(clock);
  const hosts = hostList(config.PRIORA_WEBHOOK_HOSTS);
  assertTimeZone(config.PRIORA_TIME_ZONE);
  const folder = config.PRIORA_MONITOR_DIR;
  const mailed = await mailing(config, subjects);
  const monitors = monitorsOver({
    ...{ store, corpus, subjects, clock, time_zone: config.PRIORA_TIME_ZONE, folder: folder !== undefined },
    ways: [...(hosts.size > 0 ? (['webhook'] as const) : []), ...(mailed.send ? (['mail'] as const) : [])],
    permitted: ({ webhook, mail }) => {
      if (webhook !== undefined) webhookAddress(webhook, hosts);
      if (mail !== undefined) mailed.permitted(mail);
    },
    onFault: (err) => log.error({ err }, 'a monitor could not run'),
  });
  const senders = {
    ...(folder !== undefined && { folder: toFolder(folder) }),
    webhook: toWebhook(hosts),
    ...(mailed.send && { mail: mailed.send }),
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const look = async () => {
    // of several services on one database one runs and sends
    if ((await stores.leads?.('monitors')) === false) return;
    await monitors.runDue();
    await sendDue(store, senders, clock, ({ way, target }, err) =>
      log.warn({ err, way, target }, 'a run of a monitor could not be sent'),
    );
    if (config.PRIORA_CHANGE_DAYS > 0) await store.forget(clock() - config.PRIORA_CHANGE_DAYS * 86_400_000);
  };
  return {
    monitors,
    start() {
      timer = setInterval(() => {
        running = running.then(look).catch((err: unknown) => log.warn({ err }, 'monitors could not run; tried again'));
      }, MONITORS_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
      await store.close();
    },
  };
}
