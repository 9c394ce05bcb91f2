import dns, { type LookupAddress } from 'node:dns';
import { closeSync, openSync, readSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the service that is attacked: tells, when it is asked, for how long at most its event loop computed
 * without a pause. That is processor time of its thread, so it tells of the service alone, whatever else the machine
 * does. Where `ATTACK_NAMES` names hosts, it answers look-ups of them as a name server of the attacker's would.
 */
export interface LoopTold {
  readonly longest_ms: number;
  readonly rss_mb: number;
  /** When it was away for long since it was asked last. */
  readonly away: readonly Away[];
}

/** A time in which the event loop looked at no timer. */
export interface Away {
  /** When it came back, milliseconds since 1970. */
  readonly until: number;
  readonly ms: number;
  /**
   * How long of that it computed, and waited for a processor; else it was blocked. Unknown where Linux does not tell.
   */
  readonly computed_ms: number;
  readonly waited_ms: number | undefined;
  /** For how long garbage was collected meanwhile, by the clock: it takes part in each of the others. */
  readonly collected_ms: number;
}

/** Milliseconds from which on it is told that the loop was away. */
const AWAY_MS = 30;
const MOST_AWAY = 10_000;

/** Milliseconds for which the thread has been ready and no processor was free: Linux counts it for each thread. */
function waitingTime(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const file = openSync('/proc/thread-self/schedstat', 'r');
  process.once('exit', () => closeSync(file));
  const text = Buffer.alloc(100);
  return () => Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[1]) / 1e6;
}

/** By host, what it leads to: the answers of one look-up after the other; the last one stays. */
export type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

/** How often each of those hosts was looked up. */
export type LookedUp = Readonly<Record<string, number>>;

const looked: Record<string, number> = {};

function answerNames(names: Names): void {
  const own = dns.lookup as (...args: unknown[]) => void;
  dns.lookup = ((host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) => {
    const turns = names[host];
    if (!turns) return own(host, options, done);
    const nth = looked[host] ?? 0;
    looked[host] = nth + 1;
    const found = turns[Math.min(nth, turns.length - 1)]!.map(
      (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
    );
    process.nextTick(() => (options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)));
  }) as never;
  syncBuiltinESMExports();
}

if (isMainThread && process.env.ATTACK_NAMES) answerNames(JSON.parse(process.env.ATTACK_NAMES));

if (isMainThread && process.send && process.argv[1]?.endsWith('priora.ts')) {
  const computed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const waiting = waitingTime();
  const now = () => ({ at: performance.now(), computed: computed(), waited: waiting() });
  let longest_ms = 0;
  let away: Omit<Away, 'collected_ms'>[] = [];
  let collections: { readonly from: number; readonly ms: number }[] = [];
  new PerformanceObserver((seen) => {
    for (const { startTime: from, duration: ms } of seen.getEntries())
      if (collections.length < MOST_AWAY) collections.push({ from: performance.timeOrigin + from, ms });
  }).observe({ entryTypes: ['gc'] });
  const collectedIn = ({ until, ms }: (typeof away)[number]) =>
    collections.filter(({ from }) => from > until - ms && from < until).reduce((sum, each) => sum + each.ms, 0);
  let last = now();
  const look = () => {
    const seen = now();
    const ms = seen.at - last.at;
    const computed_ms = seen.computed - last.computed;
    longest_ms = Math.max(longest_ms, computed_ms);
    if (ms > AWAY_MS && away.length < MOST_AWAY) {
      const waited_ms = seen.waited === undefined ? undefined : seen.waited - last.waited!;
      away.push({ until: performance.timeOrigin + seen.at, ms, computed_ms, waited_ms });
    }
    last = seen;
  };
  setInterval(look, 1).unref();
  process.on('message', (asked) => {
    if (asked === 'names') process.send!(looked satisfies LookedUp);
    if (asked !== 'loop') return;
    const told = away.map((one) => ({ ...one, collected_ms: collectedIn(one) }));
    process.send!({ longest_ms, rss_mb: process.memoryUsage.rss() / 1e6, away: told } satisfies LoopTold);
    longest_ms = 0;
    away = [];
    collections = [];
  });
  process.channel?.unref();
}
