import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { expect, it, onTestFinished } from 'vitest';
import { IMPORTING_HALF_BYTES, widenNursery } from './heap.ts';
import { giveBackWhenIdle } from './idle-memory.ts';

const collected = new Set<string>();
const registry = new FinalizationRegistry((name: string) => collected.add(name));
/** Makes something that nobody holds. */
function garbage(name: string): void {
  registry.register({ rows: Array.from({ length: 1000 }, (_, n) => `row ${n}`) }, name);
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('collects what nobody holds when the event loop is idle', async () => {
  garbage('idle');
  await pause(10);
  onTestFinished(giveBackWhenIdle({ every_ms: 50, unasked_ms: 0, grown_bytes: 1 }));
  await expect.poll(() => [...collected], { timeout: 10_000 }).toContain('idle');
});

it('leaves a busy process, and one that has not grown, alone', async () => {
  let collections = 0;
  const collect = () => collections++;
  let stop = giveBackWhenIdle({ every_ms: 50, unasked_ms: 0, grown_bytes: 1, collect });
  const end = performance.now() + 400;
  // works most of the time
  while (performance.now() < end) {
    const until = performance.now() + 10;
    while (performance.now() < until);
    await pause(1);
  }
  stop();
  stop = giveBackWhenIdle({ every_ms: 20, unasked_ms: 0, grown_bytes: Number.POSITIVE_INFINITY, collect });
  await pause(200);
  stop();
  expect(collections).toBe(0);
});

it('collects the more seldom the longer it takes', async () => {
  let collections = 0;
  const collect = () => {
    collections++;
    const until = performance.now() + 40;
    while (performance.now() < until);
  };
  const stop = giveBackWhenIdle({ every_ms: 20, unasked_ms: 0, grown_bytes: 0, collect });
  await expect.poll(() => collections, { timeout: 10_000 }).toBe(1);
  // the next one would be eight seconds later
  await pause(500);
  stop();
  expect(collections).toBe(1);
});

it('makes nobody wait who keeps asking, and collects when nobody has asked for a while', async () => {
  const server = createServer((_, reply) => reply.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const unasked_ms = 1_500;
  let asked = 0;
  let requests = 0;
  /** How long before each collection it was asked last. */
  const since: number[] = [];
  let widened = 0;
  const widen = () => widened++;
  const collect = () => since.push(performance.now() - asked);
  const grown_bytes = Number.NEGATIVE_INFINITY;
  onTestFinished(giveBackWhenIdle({ every_ms: 100, unasked_ms, grown_bytes, collect, often: 5, widen }));
  const until = performance.now() + 2 * unasked_ms;
  while (performance.now() < until) {
    asked = performance.now();
    await fetch(url).then((reply) => reply.text());
    requests++;
    await pause(200);
  }
  await expect.poll(() => since.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(widened).toBeGreaterThan(0);
  expect(widened).toBeLessThanOrEqual(requests / 5);
  expect(Math.min(...since)).toBeGreaterThanOrEqual(unasked_ms);
});

it('widens the nursery, once', () => {
  const size = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;
  widenNursery();
  expect(size()).toBeGreaterThanOrEqual(8 << 20);
  const made = () => {
    const { used_heap_size } = getHeapStatistics();
    widenNursery();
    return getHeapStatistics().used_heap_size - used_heap_size;
  };
  // growing takes six attempts of 128 KB each; others make something meanwhile
  expect(Math.min(made(), made(), made())).toBeLessThan(512 << 10);
  widenNursery(IMPORTING_HALF_BYTES);
  expect(size()).toBeGreaterThanOrEqual(16 << 20);
});
