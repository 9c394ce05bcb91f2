import { accounts } from './accounts.ts';
import { type Attack, follow } from './attack.ts';
import { bombs } from './bombs.ts';
import { connections } from './connections.ts';
import { managed } from './console.ts';
import { crashes } from './crashes.ts';
import { documents } from './documents.ts';
import { floods } from './floods.ts';
import { flows } from './flows.ts';
import type { Health, HealthWatch } from './health.ts';
import { largestCalls } from './largest.ts';
import { names } from './names.ts';
import { provisioning } from './provisioning.ts';
import { rebinding } from './rebinding.ts';
import type { Target } from './target.ts';
import { texts } from './texts.ts';

/** Every attack, in the order in which they run: what ends the service comes late, and last what takes minutes. */
export const ATTACKS: readonly Attack[] = [
  ...texts,
  ...bombs,
  ...accounts,
  ...provisioning,
  ...names,
  ...floods,
  ...connections,
  ...rebinding,
  ...managed,
  ...crashes,
  largestCalls,
  ...flows,
  ...documents,
];

/** What must hold, beside what attacks say themselves. */
export interface Bounds {
  /**
   * Milliseconds within which `/healthz` answers, whatever runs. It depends on the machine and on what else runs there.
   */
  readonly health_ms: number;
  /**
   * Milliseconds that the event loop may compute without a pause: processor time, which depends on the machine alone.
   */
  readonly loop_ms: number;
}

/** What was seen of one attack. */
export interface Seen {
  readonly attack: Attack;
  readonly seconds: number;
  /** Answers by status; 0: cut off. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly health: Health;
  readonly longest_ms: number;
  readonly rss_mb: number;
  /** What is not as it should be; empty: all is. */
  readonly wrong: readonly string[];
}

const USUAL = { path: '/search/patent/query-search-count', body: { query_text: 'TTL: battery' } } as const;
const FREE_MS = 30_000;

/** What the event loop did while the worst question was asked. */
function awayThen(target: Target, { worst_at, worst_ms }: Health): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const then = target.away.filter((away) => away.until > worst_at && away.until - away.ms < worst_at + worst_ms);
  const told = then.map(({ ms: all, collected_ms, computed_ms, waited_ms = 0 }) => {
    const blocked = Math.max(0, all - computed_ms - waited_ms);
    const where = `${ms(computed_ms)} computing, ${ms(waited_ms)} without a processor, ${ms(blocked)} blocked`;
    return `${ms(all)} (${where}; garbage collected for ${ms(collected_ms)})`;
  });
  return told.length > 0 ? `; the event loop was away for ${told.join(', ')}` : '';
}

/** Runs one attack and looks at the service while it runs and afterwards. */
export async function attackOnce(
  target: Target,
  watch: HealthWatch,
  attack: Attack,
  round: number,
  bounds: Bounds,
): Promise<Seen> {
  const told = follow(target);
  const ends = attack.kind === 'crash';
  const before = target.ended() === undefined ? await target.call(USUAL) : undefined;
  await target.loop();
  watch.watch(ends ? undefined : target.url);
  await watch.take();
  const began = performance.now();
  const wrong: string[] = [];
  try {
    await attack.run(target, told, round);
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  }
  const seconds = (performance.now() - began) / 1000;
  const health = await watch.take();
  watch.watch(undefined);
  wrong.push(...told.wrong.slice(0, 3));
  if (told.wrong.length > 0 && target.faults() !== '') wrong.push(`it logged: ${target.faults().slice(-1_500)}`);
  const end = target.ended();
  if (end !== undefined) {
    wrong.push(`the service has ended: ${end}`);
    return { attack, seconds, statuses: told.statuses, health, longest_ms: Number.NaN, rss_mb: Number.NaN, wrong };
  }
  const { longest_ms, rss_mb } = await target.loop().catch(() => ({ longest_ms: Number.NaN, rss_mb: Number.NaN }));
  if (Number.isNaN(longest_ms)) wrong.push('the event loop was held for more than a minute');
  if (health.answered < health.asked)
    wrong.push(`/healthz: ${health.asked - health.answered} of ${health.asked} failed`);
  if (health.worst_ms - health.held_up_ms > bounds.health_ms) {
    const beside = new Set(told.at(health.worst_at).map((path) => path.slice(0, 200)));
    const ms = `/healthz took ${health.worst_ms.toFixed(0)} ms`;
    wrong.push(`${ms} beside ${[...beside].slice(0, 5).join(', ')}${awayThen(target, health)}`);
  }
  if (longest_ms > bounds.loop_ms && !ends)
    wrong.push(`the event loop computed for ${longest_ms.toFixed(0)} ms at a time`);
  // what it answered before it answers afterwards
  const after = await target
    .call({ ...USUAL, timeout_ms: FREE_MS })
    .catch((error: Error) => ({ status: 0, text: error.message }));
  if (after.status !== 200) wrong.push(`afterwards a count answers ${after.status}: ${after.text.slice(0, 100)}`);
  else if (before && JSON.stringify(JSON.parse(after.text).data) !== JSON.stringify(JSON.parse(before.text).data))
    wrong.push('afterwards a count answers something else than before');
  return { attack, seconds, statuses: told.statuses, health, longest_ms, rss_mb, wrong };
}
