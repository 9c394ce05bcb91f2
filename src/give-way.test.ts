import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
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

  it('is what Node has beside it too, once a service has said so', async () => {
    const script = `import { readFileSync, readdirSync } from 'node:fs';
      import { getPriority } from 'node:os';
      import { engineGivesWay } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)};
      await engineGivesWay();
      const of = (thread) => [readFileSync('/proc/self/task/' + thread + '/comm', 'latin1').trim(), getPriority(Number(thread))];
      process.stdout.write(JSON.stringify([getPriority(), readdirSync('/proc/self/task').map(of)]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const [own, threads] = JSON.parse(stdout) as [number, [string, number][]];
    for (const each of ['V8Worker', 'libuv-worker']) {
      const helpers = threads.filter(([name]) => name === each);
      expect(helpers.length).toBeGreaterThan(0);
      expect(new Set(helpers.map(([, niceness]) => niceness))).toEqual(new Set([Math.max(own, 8)]));
    }
    expect(own).toBe(getPriority());
  });
});
