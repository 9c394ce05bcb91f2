import '#egress/thread.ts';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { followMeaning } from './follow.ts';

// on Linux this is the priority of the thread, elsewhere of the whole process
if (process.platform === 'linux') setPriority(10);
parentPort!.postMessage(followMeaning((workerData as { dir: string }).dir));
