import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#give-way.ts';
import { followMeaning } from './follow.ts';

giveWay('unattended');
parentPort!.postMessage(followMeaning((workerData as { dir: string }).dir));
