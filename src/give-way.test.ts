import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

/** The niceness of a thread that gives way, as it says itself. */
async function nicenessOf(as: string): Promise<number> {
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads');
     import(${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)}).then(({ giveWay }) => {
       giveWay(${JSON.stringify(as)});
       parentPort.postMessage(require('node:os').getPriority());
     });`,
    { eval: true },
  );
  const [niceness] = await once(thread, 'message');
  return niceness;
}

// elsewhere the priority is that of the whole process, which a test must leave as it was
describe.runIf(process.platform === 'linux')('a thread that gives way', () => {
  it('is behind the event loop, which keeps its place', async () => {
    const before = getPriority();
    const way = await Promise.all(['answering', 'working', 'unattended'].map(nicenessOf));
    expect(way).toEqual([8, 13, 17].map((niceness) => Math.max(before, niceness)));
    expect(getPriority()).toBe(before);
  });
});
