import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { patents } from '#collections/patents/patents.ts';
import { feedServer } from './feed-server.ts';
import { delivery, listAs, syncParts, weeklyFeed } from './sync-parts.ts';

export interface SyncKills {
  readonly rounds: number;
  /** Runs that were killed before they had taken all. */
  readonly cut_off: number;
  readonly deliveries: number;
  readonly records: number;
  /** What is wrong, in words. */
  readonly wrong: readonly string[];
}

const RECORDS = 40;

/**
 * So many rounds on one data folder: a new delivery is published, a process follows the feed and is killed with SIGKILL
 * at a moment of chance; at the end one is left alone. Each delivery must have been taken once, and each record written
 * once.
 */
export async function syncKills(dir: string, rounds: number, random: () => number): Promise<SyncKills> {
  const server = await feedServer();
  const wrong: string[] = [];
  let cut_off = 0;
  const run = (killed_after: number | undefined) =>
    new Promise<boolean>((done, failed) => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'sync-kill-child.ts'), dir, server.url], {
        stdio: ['ignore', 'ignore', 'inherit'],
        // most of a run would else be the reading of modules
        env: { NODE_COMPILE_CACHE: join(dir, 'compiled'), ...process.env },
      });
      const timer = killed_after === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killed_after);
      child.once('error', failed);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        if (signal === null && code !== 0) wrong.push(`a run ended with status ${code}`);
        done(signal === null);
      });
    });
  try {
    // how long a whole run takes here tells when to kill
    listed(server, 0);
    const started = performance.now();
    await run(undefined);
    const whole_ms = performance.now() - started;
    for (let round = 1; round <= rounds; round++) {
      listed(server, round);
      if (!(await run(whole_ms * (0.3 + 0.8 * random())))) cut_off++;
    }
    await run(undefined);
    const parts = await syncParts([weeklyFeed(server)], { folder: dir, at: new Date().toISOString() });
    const { deliveries } = await parts.sync.get('weekly');
    for (const { name, state, times_taken } of deliveries)
      if (state !== 'taken' || times_taken !== 1) wrong.push(`${name} is ${state}, taken ${times_taken} times`);
    const status = (await parts.corpus.status()).find(({ name }) => name === patents.name)!;
    const records = (rounds + 1) * RECORDS;
    if (status.records !== records) wrong.push(`${status.records} records, and ${records} were delivered`);
    if (status.stored_seq !== records) wrong.push(`${status.stored_seq} writes for ${records} records`);
    await parts.close();
    return { rounds, cut_off, deliveries: deliveries.length, records: status.records, wrong };
  } finally {
    await server.close();
  }
}

function listed(server: Awaited<ReturnType<typeof feedServer>>, round: number): void {
  const day = new Date(Date.UTC(2010, 0, 5) + round * 7 * 86_400_000).toISOString().slice(0, 10);
  server.put(`/ipg${day.slice(2).replaceAll('-', '')}.ndjson`, delivery(round * RECORDS, RECORDS, day));
  listAs(server);
}
