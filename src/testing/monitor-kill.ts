import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { callsTo } from './service.ts';

/** What the child says. */
export type KillSaid =
  | { readonly url: string; readonly key: string; readonly account_id: string }
  | { readonly begins: number }
  | { readonly time: number }
  | { readonly ends: number };

/** The clock of runs by schedule before the first batch. */
export const RUN_CLOCK = Date.UTC(2026, 0, 1, 12);
/** Last argument of a child that imports nothing. */
export const SETTING_UP = 'setting-up';
/** Publications of a batch: all are new, and of all before them the owner changes. */
const OF_A_BATCH = 7;

const numberOf = (batch: number, i: number) => `EP${7_000_000 + batch * OF_A_BATCH + i}B1`;
const publication = (batch: number, i: number, owner: string): Patent =>
  samplePatent(numberOf(batch, i), {
    titles: [{ lang: 'en', origin: 'original', text: 'Rotary pump' }],
    assignees: [{ name: 'Ada GmbH' }],
    current_assignees: [{ name: owner }],
  });

/** What is imported: new publications, of each exactly one; those of the batch before have another owner now. */
export const batchOf = (batch: number): readonly Patent[] =>
  Array.from({ length: OF_A_BATCH }, (_, i) => [
    publication(batch, i, 'Ada GmbH'),
    ...(batch > 0 ? [publication(batch - 1, i, 'Bee AG')] : []),
  ]).flat();

export interface MonitorKills {
  readonly rounds: number;
  readonly batches: number;
  /** Checks whose answer never came, or came broken, because the service died. */
  readonly cut_off: number;
  /** Answers that came again under their number, and runs that were sent again under their key. */
  readonly repeated: number;
  /** By way and kind, changes that were counted. */
  readonly counted: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/**
 * So many rounds on one data folder: a service imports and runs monitors, and is killed with SIGKILL at moments of
 * chance, while a client checks a monitor and counts. At the end every change of what was imported must have been
 * counted once on each way: by the check, in the inbox, in the folder, by who is posted to.
 */
export async function monitorKills(dir: string, rounds: number, random: () => number): Promise<MonitorKills> {
  const wrong: string[] = [];
  const told = new Map<string, number>();
  const count = (way: string, kind: string, ids: readonly string[]) => {
    for (const id of ids) told.set(`${way} ${kind} ${id}`, (told.get(`${way} ${kind} ${id}`) ?? 0) + 1);
  };
  let [next, cut_off, repeated] = [0, 0, 0];

  // who is posted to counts a run by its key, and sometimes says nothing although it has understood
  const posted = new Set<string>();
  const receiver = createServer(async (request, reply) => {
    let body = '';
    for await (const piece of request) body += piece;
    const key = String(request.headers['idempotency-key']);
    if (posted.has(key)) repeated++;
    else for (const { kind, ids } of JSON.parse(body).kinds) count('webhook', kind, ids.map(patentId));
    posted.add(key);
    reply.writeHead(random() < 0.1 ? 500 : 200).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

  let now = RUN_CLOCK;
  async function start(mode = ''): Promise<{ child: ChildProcess; said: Extract<KillSaid, { url: string }> }> {
    const child = fork(join(import.meta.dirname, 'monitor-kill-child.ts'), [dir, String(next), String(now), mode], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ready = Promise.withResolvers<Extract<KillSaid, { url: string }>>();
    child.on('message', (line: KillSaid) => {
      if ('url' in line) ready.resolve(line);
      if ('ends' in line) next = line.ends + 1;
    });
    child.once('exit', (code) => ready.reject(new Error(`the service ended with ${code} before it was ready`)));
    return { child, said: await ready.promise };
  }
  async function killed(child: ChildProcess): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  try {
    const { child, said: owner } = await start(SETTING_UP);
    const made = await callsTo(owner.url, owner.key)('GET /patent-alert/create', {
      query: { query: 'TTL: pump', content: 'new,transfer' },
    });
    const alert_id = made.data.alert_id as string;
    const clock = () => RUN_CLOCK;
    const store = sqliteMonitors(join(dir, 'accounts.sqlite'), { clock });
    const one = (await store.get(owner.account_id, alert_id))!;
    const runs = { ...one, id: 'f'.repeat(32), schedule: { every: 'day' as const }, send: { webhook } };
    await store.add({ ...runs, next_run_at: RUN_CLOCK }, 10);
    await killed(child);

    /** Resolves when the service has the time, or has ended. */
    const passed = (of: ChildProcess) =>
      new Promise<void>((resolve) => {
        const ended = () => {
          of.off('message', heard).off('exit', ended);
          resolve();
        };
        const heard = (line: KillSaid) => {
          if ('time' in line && line.time === now) ended();
        };
        of.on('message', heard).once('exit', ended);
        if (of.connected) of.send(now, () => {});
        else ended();
      });
    let counted = 0;
    /**
     * Asks once: how many changes it told, less than none if it told again what it had; undefined if it was cut off.
     */
    async function check(url: string, of: ChildProcess): Promise<number | undefined> {
      const asked = callsTo(url, owner.key)('GET /patent-alert/check', { query: { alert_id } });
      const rows = await asked.then(
        ({ status, data }) => (status === 200 ? (data as any[]) : undefined),
        () => undefined,
      );
      if (!rows?.length) return undefined;
      const n = rows[0].answer_number as number;
      const again = n <= counted;
      if (again) repeated++;
      else for (const { type, patent_ids } of rows) count('check', type, patent_ids);
      counted = n;
      // a minute passes only for an answer that came, and the next is asked for only when it has passed there, too
      now += 61_000;
      await passed(of);
      return again ? -1 : rows.reduce((sum, { count }) => sum + count, 0);
    }

    for (let round = 0; round < rounds; round++) {
      const { child, said } = await start();
      let alive = true;
      const asking = (async () => {
        while (alive) if ((await check(said.url, child)) === undefined) cut_off++;
      })();
      // so many imports begun or ended, whatever the machine's pace, and some milliseconds
      for (let left = 1 + Math.floor(random() * 5); left > 0; ) {
        const [line] = (await once(child, 'message')) as [KillSaid];
        if (!('time' in line)) left--;
      }
      await delay(random() * 40);
      await killed(child);
      alive = false;
      await asking;
    }

    // an answer that was kept before the last changes and never came: at the end it is given first
    const { mark, kinds, answer } = (await store.get(owner.account_id, alert_id))!;
    const nothing = { kinds: kinds.map((kind) => ({ kind, count: 0, ids: [] })), notes: [] };
    await store.answered(owner.account_id, alert_id, { ...nothing, n: (answer?.n ?? 0) + 1, upto: mark, at: now });

    // what was left is told by a service that is left alone
    const { child: last } = await start();
    const enough = next + 2;
    while (next < enough) await delay(20);
    await killed(last);
    const { child: quiet, said: end } = await start(SETTING_UP);
    // the first that comes may be one that was kept; those after it are made now
    while ((await check(end.url, quiet)) === undefined);
    while ((await check(end.url, quiet)) !== 0);
    await killed(quiet);

    const inbox = await store.inbox(owner.account_id, { offset: 0, limit: 1_000_000, monitor_id: runs.id });
    for (const { told } of inbox.entries)
      for (const { kind, ids } of told.kinds) count('inbox', kind, ids.map(patentId));
    const folder = join(dir, 'runs', owner.account_id);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
      for (const { kind, ids } of JSON.parse(readFileSync(join(folder, file), 'utf8')).kinds)
        count('folder', kind, ids.map(patentId));
    await store.close();
  } finally {
    receiver.close();
  }
  return {
    rounds,
    batches: next,
    cut_off,
    repeated,
    counted: totals(told),
    wrong: [...wrong, ...compared(told, next)],
  };
}

/** Where what was counted is not each change once. Runs come after imports: of the last batch they may tell nothing. */
function compared(told: ReadonlyMap<string, number>, batches: number): string[] {
  const wrong = [...told].flatMap(([what, times]) => (times === 1 ? [] : [`${what}: told ${times} times`]));
  for (const way of ['check', 'inbox', 'folder', 'webhook'])
    for (let batch = 0; batch < batches - 1; batch++)
      for (let i = 0; i < OF_A_BATCH; i++)
        for (const kind of ['new', ...(batch < batches - 2 ? ['transfer'] : [])])
          if (!told.has(`${way} ${kind} ${patentId(numberOf(batch, i))}`))
            wrong.push(`${way} ${kind} ${numberOf(batch, i)}: never told`);
  return wrong;
}

function totals(told: ReadonlyMap<string, number>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [what, times] of told) {
    const of = what.split(' ').slice(0, 2).join(' ');
    sums[of] = (sums[of] ?? 0) + times;
  }
  return sums;
}
