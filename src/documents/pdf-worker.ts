import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { toPdf } from './pdf.ts';

const bytes = await toPdf(workerData);
parentPort!.postMessage(bytes);
