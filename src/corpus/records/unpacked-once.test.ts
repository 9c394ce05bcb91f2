import { expect, it } from 'vitest';
import { compress, type RecordBlob } from './codec.ts';
import { UnpackedOnce } from './unpacked-once.ts';

const blob = (record: object): RecordBlob => compress({ head: JSON.stringify(record) });

it('gives the same object for the same bytes, another for others, and forgets what was asked for longest ago', () => {
  const one = blob({ name: 'one' });
  const unpacked = new UnpackedOnce(one.head.length * 2);
  const first = unpacked.of(1, one);
  expect(first).toEqual({ name: 'one' });
  // read again from the store, under a later number
  expect(unpacked.of(1, { ...one, head: Uint8Array.from(one.head) })).toBe(first);
  unpacked.of(2, blob({ name: 'two' }));
  expect(unpacked.of(1, one)).toBe(first);
  unpacked.of(3, blob({ name: 'six' }));
  expect(unpacked.of(1, one)).toBe(first);
  unpacked.of(2, blob({ name: 'two' }));
  unpacked.of(3, blob({ name: 'six' }));
  expect(unpacked.of(1, one)).not.toBe(first);
  expect(unpacked.of(1, blob({ name: 'new' }))).toEqual({ name: 'new' });
  expect(unpacked.of(4, { codec: 99, head: one.head, apart: null })).toBeUndefined();
});
