import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { CorpusAddress } from '#corpus/address.ts';
import { giveWay } from '#give-way.ts';
import { learn } from './learn.ts';

/** What the learner's thread is given. */
export interface LearnerTask {
  readonly at: CorpusAddress;
  readonly relearn?: boolean;
  readonly only_follow?: boolean;
}

giveWay('unattended');
const { at, ...options } = workerData as LearnerTask;
parentPort!.postMessage(await learn(at, options));
