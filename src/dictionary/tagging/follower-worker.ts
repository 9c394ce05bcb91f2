import '#egress/thread.ts';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { followTags } from './follow.ts';

// on Linux this is the priority of the thread, elsewhere of the whole process
if (process.platform === 'linux') setPriority(10);
const port = parentPort!;
const following = await followTags((workerData as { dir: string }).dir, async (batch) => {
  const stored = once(port, 'message');
  port.postMessage({ batch });
  await stored;
});
port.postMessage({ following });
