import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compress, decode, fromText, toText } from './codec.ts';

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

  it('of a codec that is not known is refused', () => {
    expect(() => decode({ ...compress(toText({ a: 1 }, APART)), codec: 2 })).toThrow(
      'written with codec 2, this version knows 1',
    );
  });
});
