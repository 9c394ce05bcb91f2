import '#egress/thread.ts';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { CorpusAddress } from '#corpus/address.ts';
import { giveWay } from '#give-way.ts';
import { followTags } from './follow.ts';

giveWay('unattended');
const port = parentPort!;
const following = await followTags((workerData as { at: CorpusAddress }).at, async (batch) => {
  const stored = once(port, 'message');
  port.postMessage({ batch });
  await stored;
});
port.postMessage({ following });
