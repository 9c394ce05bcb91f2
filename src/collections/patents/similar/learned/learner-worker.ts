import '#egress/thread.ts';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { learn } from './learn.ts';

/** What the learner's thread is given. */
export interface LearnerTask {
  readonly dir: string;
  readonly relearn?: boolean;
  readonly only_follow?: boolean;
}

// on Linux this is the priority of the thread, elsewhere of the whole process
if (process.platform === 'linux') setPriority(10);
const { dir, ...options } = workerData as LearnerTask;
parentPort!.postMessage(learn(dir, options));
