import { expect, it } from 'vitest';
import { liveMemory } from '#testing/live-memory.ts';
import { Pieces } from './pieces.ts';

it.each([0, 1, 1_023, 1_024, 1_025, 5_000])('%i pieces of bytes are whole, in their order', (count) => {
  const pieces = new Pieces();
  const all = Array.from({ length: count }, (_, n) => Buffer.alloc(n % 3, n % 251));
  for (const piece of all) pieces.add(piece);
  expect(pieces.bytes).toBe(all.reduce((sum, { length }) => sum + length, 0));
  expect(pieces.whole().equals(Buffer.concat(all))).toBe(true);
});

it('take the memory of their bytes, not of their number', () => {
  const slab = Buffer.alloc(65_536, 'a');
  const before = liveMemory();
  const pieces = new Pieces();
  for (let n = 0; n < 1_000_000; n++) pieces.add(slab.subarray(n % slab.length, (n % slab.length) + 1));
  const held = liveMemory() - before;
  expect(pieces.bytes).toBe(1_000_000);
  expect(pieces.whole().equals(Buffer.alloc(1_000_000, 'a'))).toBe(true);
  // a million pieces that are held are 100 MB
  expect(held).toBeLessThan(10_000_000);
});
