import { setTimeout as sleep } from 'node:timers/promises';

/** Waits; ends early, throwing its reason, when the signal is aborted. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

export const realPause: Pause = async (ms, signal) => {
  await sleep(ms, undefined, { ...(signal && { signal }), ref: true }).catch(() => signal?.throwIfAborted());
};

/** Lets requests to one publisher pass, so many a second at most. */
export function politely(per_second: number, now: () => number, pause: Pause, signal?: AbortSignal) {
  const apart = 1000 / per_second;
  let next = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    signal?.throwIfAborted();
    const at = Math.max(now(), next);
    next = at + apart;
    const wait = at - now();
    if (wait > 0) await pause(wait, signal);
  };
}
