import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#give-way.ts';
import { learn } from './learn.ts';

/** What the learner's thread is given. */
export interface LearnerTask {
  readonly dir: string;
  readonly relearn?: boolean;
  readonly only_follow?: boolean;
}

giveWay('unattended');
const { dir, ...options } = workerData as LearnerTask;
parentPort!.postMessage(learn(dir, options));
