import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the service that is attacked: tells, when it is asked, for how long at most its event loop computed
 * without a pause. That is processor time of its thread, so it tells of the service alone, whatever else the machine
 * does.
 */
export interface LoopTold {
  readonly longest_ms: number;
  readonly rss_mb: number;
}

if (isMainThread && process.send && process.argv[1]?.endsWith('priora.ts')) {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest_ms = 0;
  let last = now();
  const look = () => {
    const at = now();
    longest_ms = Math.max(longest_ms, at - last);
    last = at;
  };
  setInterval(look, 1).unref();
  process.on('message', (asked) => {
    if (asked !== 'loop') return;
    process.send!({ longest_ms, rss_mb: process.memoryUsage.rss() / 1e6 } satisfies LoopTold);
    longest_ms = 0;
  });
  process.channel?.unref();
}
