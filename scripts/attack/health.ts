import { Agent, request } from 'node:http';
import { parentPort, Worker } from 'node:worker_threads';

/** What was seen of `/healthz` since the last question. */
export interface Health {
  readonly asked: number;
  readonly answered: number;
  readonly worst_ms: number;
  /** When the worst was asked, milliseconds since 1970. */
  readonly worst_at: number;
  /**
   * For how long at most this thread itself was held up: of a machine that does much else, that much of a delay says
   * nothing.
   */
  readonly held_up_ms: number;
}

export interface HealthWatch {
  /** What was seen since the last question. */
  take(): Promise<Health>;
  /** Asks the service at this address from now on; undefined: none. */
  watch(url: string | undefined): void;
  close(): Promise<void>;
}

const EVERY_MS = 20;

/**
 * Asks `/healthz` every 20 ms from a thread of its own, so that neither the attacker's work nor an answer that does not
 * come holds it back.
 */
export function healthWatch(): HealthWatch {
  const thread = new Worker(new URL(import.meta.url), { name: 'health' });
  return {
    take: () =>
      new Promise((resolve) => {
        thread.once('message', resolve);
        thread.postMessage({ kind: 'take' });
      }),
    watch: (url) => thread.postMessage({ kind: 'watch', url }),
    close: async () => void (await thread.terminate()),
  };
}

type Message = { readonly kind: 'take' } | { readonly kind: 'watch'; readonly url: string | undefined };

function watchHere(port: NonNullable<typeof parentPort>): void {
  const agent = new Agent({ keepAlive: true });
  const waiting = new Set<number>();
  let url: string | undefined;
  let asked = 0;
  let answered = 0;
  let worst_ms = 0;
  let worst_at = 0;
  let held_up_ms = 0;
  let last = performance.now();
  const late = (ms: number, began: number) => {
    if (ms > worst_ms) [worst_ms, worst_at] = [ms, performance.timeOrigin + began];
  };
  setInterval(() => {
    const now = performance.now();
    held_up_ms = Math.max(held_up_ms, now - last - EVERY_MS);
    last = now;
    if (url === undefined) return;
    const began = performance.now();
    waiting.add(began);
    asked++;
    const end = (ok: boolean) => {
      if (!waiting.delete(began)) return;
      late(performance.now() - began, began);
      if (ok) answered++;
    };
    const asking = request(`${url}/healthz`, { agent }, (reply) => {
      reply.resume();
      reply.once('end', () => end(reply.statusCode === 200));
    });
    asking.once('error', () => end(false));
    asking.end();
  }, EVERY_MS);
  port.on('message', (message: Message) => {
    if (message.kind === 'watch') {
      url = message.url;
      waiting.clear();
      return;
    }
    const now = performance.now();
    // one that has not come yet counts for as long as it has been waited for
    for (const began of waiting) late(now - began, began);
    port.postMessage({ asked, answered: answered + waiting.size, worst_ms, worst_at, held_up_ms } satisfies Health);
    [asked, answered, worst_ms, held_up_ms] = [0, 0, 0, 0];
    waiting.clear();
  });
}

if (parentPort) watchHere(parentPort);
