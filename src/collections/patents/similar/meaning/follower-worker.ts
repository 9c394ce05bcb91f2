import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { CorpusAddress } from '#corpus/address.ts';
import { giveWay } from '#give-way.ts';
import { followMeaning } from './follow.ts';

giveWay('unattended');
parentPort!.postMessage(await followMeaning((workerData as { at: CorpusAddress }).at));
