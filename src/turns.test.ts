import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { inSlices, mapInSlices, OneAtATime, Turns } from './turns.ts';

/** Works for so long, as a call does that waits for nothing. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('lets a call begin at once where nothing is under way', async () => {
  const turns = new Turns(2);
  expect(turns.wait()).toBeUndefined();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(turns.wait()).toBeUndefined();
});

it('lets calls begin in the order they came, and the event loop go round between slices of them', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  let rounds = 0;
  const call = async (n: number) => {
    await turns.wait();
    begun.push(n);
    work(0.7);
    await Promise.resolve();
    work(0.7);
  };
  turns.wait();
  work(3);
  const calls = Array.from({ length: 20 }, (_, n) => call(n));
  let over = false;
  const round = () => {
    rounds++;
    if (!over) setImmediate(round);
  };
  setImmediate(round);
  await Promise.all(calls);
  over = true;
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n));
  // 28 ms of work in slices of 2 ms, each with at most one call more
  expect(rounds).toBeGreaterThanOrEqual(6);
});

it('begins what came while others waited after these', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  turns.wait();
  work(3);
  const waiting = ['first', 'second'].map((name) => turns.wait()!.then(() => begun.push(name)));
  const late = new Promise<void>((resolve) => {
    setImmediate(() => resolve(turns.wait()));
  }).then(() => begun.push('late'));
  await Promise.all([...waiting, late]);
  expect(begun).toEqual(['first', 'second', 'late']);
});

it('shares a slice among all who go through many items, however many they are', async () => {
  const items = Array.from({ length: 20 }, (_, n) => n);
  const rounds = [0];
  let over = false;
  const round = () => {
    rounds.push(0);
    if (!over) setImmediate(round);
  };
  let ended = 0;
  setImmediate(round);
  await Promise.all(
    items.map(async () => {
      for await (const _ of inSlices(items)) {
        work(1);
        rounds[rounds.length - 1]! += 1;
      }
      ended++;
    }),
  );
  over = true;
  expect([ended, rounds.reduce((sum, n) => sum + n)]).toEqual([20, 400]);
  // a slice of 8 ms, and one that was begun in it; side by side, each reader would take one
  expect(Math.max(...rounds)).toBeLessThanOrEqual(10);
});

it('makes rows in slices, in their order, and tells what fails when all have begun', async () => {
  const items = Array.from({ length: 30 }, (_, n) => n);
  let rounds = 0;
  const counted = setInterval(() => rounds++, 1);
  const made = await mapInSlices(items, async (n) => {
    work(2);
    return n * 2;
  });
  clearInterval(counted);
  expect(made).toEqual(items.map((n) => n * 2));
  // 60 ms of work in slices of 8
  expect(rounds).toBeGreaterThanOrEqual(5);
  const begun: number[] = [];
  const failing = mapInSlices(items, async (n) => {
    begun.push(n);
    if (n === 3) throw new Error('the fourth');
  });
  await expect(failing).rejects.toThrow('the fourth');
  expect(begun).toHaveLength(30);
});

it('takes many connections between slices of work that never ends', async () => {
  const turns = new Turns(2);
  let taken = 0;
  const server = createServer((socket) => {
    taken++;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let over = false;
  let slices = 0;
  const working = Array.from({ length: 3 }, async () => {
    while (!over) {
      await turns.wait(true);
      work(4);
      slices++;
    }
  });
  onTestFinished(async () => {
    over = true;
    await Promise.all(working);
    server.close();
  });
  await expect.poll(() => slices).toBeGreaterThan(3);
  // as the event loop takes one a round, each would wait for a slice of work
  const CONNECTIONS = 200;
  const { port } = server.address() as AddressInfo;
  for (let n = 0; n < CONNECTIONS; n++) connect(port, '127.0.0.1').on('error', () => {});
  slices = 0;
  await expect.poll(() => taken, { interval: 1 }).toBe(CONNECTIONS);
  expect(slices).toBeLessThan(CONNECTIONS / 2);
});

it('begins a piece of work when the one before has ended, even badly', async () => {
  const one = new OneAtATime();
  const said: string[] = [];
  const piece = (name: string, fails = false) =>
    one.do(async () => {
      said.push(`${name} begins`);
      await new Promise(setImmediate);
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([piece('a'), piece('b', true), piece('c')]);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
