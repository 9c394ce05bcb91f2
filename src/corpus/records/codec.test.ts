import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compress, decode, fromText, toText } from './codec.ts';
import { statedSize } from './unpack.ts';

const APART = ['claims', 'descriptions'];
const stored = <T extends object>(record: T) => decode<T>(compress(toText(record, APART)));

describe('a stored record', () => {
  it('is the same again, whatever it holds and in whatever order its fields stand', () => {
    const json = fc.jsonValue({ noneOf: undefined } as never).filter((value) => value !== null);
    const record = fc.dictionary(fc.oneof(fc.constantFrom('claims', 'descriptions', 'titles'), fc.string()), json);
    fc.assert(
      fc.property(record, (value) => {
        const same = JSON.parse(JSON.stringify(value));
        expect(stored(value)).toEqual(same);
        expect(JSON.stringify(stored(value))).toBe(JSON.stringify(same));
        expect(structuredClone({ ...stored(value) })).toEqual(same);
        expect(JSON.stringify(fromText(toText(value, APART)))).toBe(JSON.stringify(same));
      }),
      { numRuns: 500 },
    );
  });

  it('unpacks large fields only when one of them is read, and lets them be replaced like any other', () => {
    const record = { titles: ['Pump'], claims: ['A pump.'], descriptions: [] as string[], page_count: 1 };
    const again = stored(record);
    expect(Object.keys(again)).toEqual(Object.keys(record));
    expect(Object.getOwnPropertyDescriptor(again, 'claims')!.get).toBeTypeOf('function');
    expect(Object.getOwnPropertyDescriptor(again, 'descriptions')!.value).toEqual([]);
    expect(again.claims).toEqual(['A pump.']);
    expect(again.claims).toBe(again.claims);
    const other = stored(record);
    other.claims = ['A valve.'];
    expect(other).toEqual({ ...record, claims: ['A valve.'] });
  });

  it('says how large it unpacks, in as many bytes as that takes', () => {
    // 1, 2 and 4 bytes; beyond a megabyte it is unpacked in pieces
    for (const bytes of [14, 255, 256, 257, 65_791, 65_792, (1 << 20) - 1, 1 << 20, 3_000_000]) {
      const record = { text: 'x'.repeat(bytes - '{"text":""}'.length) };
      const { head } = compress(toText(record, APART));
      expect(statedSize(head)).toBe(bytes);
      expect(stored(record)).toEqual(record);
    }
    const { head } = compress(toText({ text: 'x'.repeat(300) }, APART));
    for (const length of [0, 4, 5, 6]) expect(statedSize(head.subarray(0, length))).toBe(0);
    // a damaged one that claims four gigabytes asks for a megabyte, and fails
    const damaged = Uint8Array.from(head);
    damaged.set([0xa0, 0xff, 0xff, 0xff, 0xff], 4);
    expect(statedSize(damaged)).toBe(2 ** 32 - 1);
    expect(() => decode({ codec: 1, head: damaged, apart: null })).toThrow();
  });

  it('of a codec that is not known is refused', () => {
    expect(() => decode({ ...compress(toText({ a: 1 }, APART)), codec: 2 })).toThrow(
      'written with codec 2, this version knows 1',
    );
  });
});
