import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#give-way.ts';
import { toPdf } from './pdf.ts';

giveWay('working');

const bytes = await toPdf(workerData);
parentPort!.postMessage(bytes);
