import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Arena, FRAME } from './arena.ts';
import { FreeRuns } from './free-runs.ts';

it('hands out every free frame once, and takes runs back in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 }))), (steps) => {
      const free = new FreeRuns();
      free.give(1, 50);
      const held: [number, number][] = [];
      const owned = new Set<number>();
      for (const [take, n] of steps) {
        if (!take && held.length > 0) {
          const [first, frames] = held.splice(n % held.length, 1)[0]!;
          free.give(first, frames);
          for (let i = 0; i < frames; i++) owned.delete(first + i);
          continue;
        }
        const first = free.take(n);
        if (first < 0) continue;
        held.push([first, n]);
        for (let i = first; i < first + n; i++) {
          expect(i).toBeGreaterThan(0);
          expect(i).toBeLessThan(51);
          expect(owned.has(i)).toBe(false);
          owned.add(i);
        }
      }
      for (const [first, frames] of held) free.give(first, frames);
      expect(free.take(50)).toBe(1);
      expect(free.take(1)).toBe(-1);
    }),
  );
});

it('leaves a run that is given back as it is until the search ends', () => {
  const arena = new Arena();
  const run = arena.take(FRAME)!;
  run.bytes.fill(7);
  arena.give(run);
  const other = arena.take(FRAME)!;
  expect(other.first).not.toBe(run.first);
  other.bytes.fill(8);
  expect(run.bytes.every((byte) => byte === 7)).toBe(true);
  expect(arena.passing).toBe(1);
  arena.end();
  expect(arena.passing).toBe(0);
  expect(arena.take(FRAME)!.first).toBe(run.first);
});

it('keeps results apart from each other, through growth, until the search ends', () => {
  const arena = new Arena();
  const results = Array.from({ length: 400 }, (_, i) => {
    arena.room(20_000);
    return arena.keep(10_000 + i).fill(i);
  });
  for (const [i, result] of results.entries()) {
    expect(arena.holds(result)).toBe(true);
    expect(result.length).toBe(10_000 + i);
    expect(result.every((word) => word === i)).toBe(true);
  }
  const first = results[0]!.byteOffset;
  arena.end();
  expect(arena.words(10).byteOffset).toBe(first);
});

it('gives no other room before a result is kept', () => {
  const arena = new Arena();
  arena.room(5);
  expect(() => arena.words(1)).toThrow('not kept yet');
  arena.keep(3);
  expect(arena.words(1)).toHaveLength(1);
  // a search that failed in between
  arena.room(5);
  arena.end();
  expect(arena.words(1)).toHaveLength(1);
});

it('copies arrays from elsewhere for a kernel, each argument to a place of its own', () => {
  const arena = new Arena();
  const own = arena.words(4);
  expect(arena.address(own, 0)).toBe(own.byteOffset);
  const words = (at: number, n: number) => [...new Uint32Array(arena.memory.buffer, at, n)];
  const a = arena.address(Uint32Array.of(1, 2), 0);
  const b = arena.address(Uint32Array.of(3, 4, 5), 1);
  expect(words(a, 2)).toEqual([1, 2]);
  expect(words(b, 3)).toEqual([3, 4, 5]);
  // a longer one needs another place
  const long = arena.address(new Uint32Array(100_000).fill(9), 0);
  expect(words(long, 100_000).every((word) => word === 9)).toBe(true);
  expect(words(b, 3)).toEqual([3, 4, 5]);
});

it('copies to the heap what is to last, and nothing else', () => {
  const arena = new Arena();
  const own = arena.words(2).fill(5);
  const lasting = arena.lasting(own);
  arena.end();
  arena.words(2);
  expect([...lasting]).toEqual([5, 5]);
  expect(arena.lasting(lasting)).toBe(lasting);
  expect(arena.lasting(undefined)).toBe(undefined);
});

it('overwrites what is released, and what is given out, under test', () => {
  expect(Arena.poison).toBe(true);
  const arena = new Arena();
  const poisoned = (bytes: Uint8Array) => bytes.every((byte) => byte === 0xa5);
  const run = arena.take(FRAME)!;
  expect(poisoned(run.bytes)).toBe(true);
  const result = arena.words(10);
  expect([...result]).toEqual(Array(10).fill(0xa5a5a5a5));
  run.bytes.fill(7);
  result.fill(7);
  const scratch = arena.scratch(5, 0).subarray(0, 5);
  scratch.fill(7);
  arena.give(run);
  expect([run.bytes[0], result[9]]).toEqual([7, 7]);
  arena.end();
  expect(poisoned(run.bytes)).toBe(true);
  expect([...result]).toEqual(Array(10).fill(0xa5a5a5a5));
  expect([...scratch]).toEqual(Array(5).fill(7));
  expect([...arena.scratch(5, 0).subarray(0, 5)]).toEqual(Array(5).fill(0xa5a5a5a5));
});
