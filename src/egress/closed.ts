/**
 * Imported first by every thread and process that works for the service: from there nobody is reached, whatever the
 * settings are. Only the service's own thread asks models and posts to webhooks.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { guardEgress } from './guard.ts';

/** Where threads tell the service's own of what was refused. */
export const REFUSALS = 'priora-egress';

/** Closes this thread, or the process of a command that works on the data folder. */
export function closeEgress(): void {
  guardEgress({ offline: true, targets: [] }, (attempt) => {
    if (isMainThread) return;
    const channel = new BroadcastChannel(REFUSALS);
    channel.postMessage(attempt);
    channel.close();
  });
}
