/**
 * Imported first by every thread and process that works for the service: from there nobody is reached, whatever the
 * settings are. Only the service's own thread asks models and posts to webhooks.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { guardEgress } from './guard.ts';
import { databaseTarget } from './rules.ts';

/** Where threads tell the service's own of what was refused. */
export const REFUSALS = 'priora-egress';

/**
 * Closes this thread, or the process of a command that works on the data folder.
 * @param database Address of the database that holds the records, where they are in one: nobody else is reached.
 */
export function closeEgress(database?: string): void {
  const targets =
    database === undefined ? [] : [{ ...databaseTarget(database), setting: 'PRIORA_DATABASE_URL' as const }];
  guardEgress({ offline: true, targets }, (attempt) => {
    if (isMainThread || attempt.permitted) return;
    const channel = new BroadcastChannel(REFUSALS);
    channel.postMessage(attempt);
    channel.close();
  });
}
