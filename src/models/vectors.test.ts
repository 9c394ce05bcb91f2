import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosine, inPlace, soundVectors, unitVector, VectorCache } from './vectors.ts';

describe('an answer of vectors', () => {
  it.each([
    ['fewer than asked for', [[1, 2]], '1 vectors for 2 texts'],
    ['more than asked for', [[1], [1], [1]], '3 vectors for 2 texts'],
    ['vectors of different lengths', [[1, 2], [1]], 'vectors of 2 and of 1 numbers'],
    ['empty vectors', [[], []], 'a vector of 0 numbers'],
    ['NaN', [[1], [Number.NaN]], 'a vector that is not of numbers'],
    ['infinite numbers', [[1], [Number.POSITIVE_INFINITY]], 'a vector that is not of numbers'],
    [
      'zeros',
      [
        [1, 0],
        [0, 0],
      ],
      'a vector of zeros',
    ],
    ['endless vectors', [new Array(16_385).fill(1), [1]], 'a vector of 16385 numbers'],
  ])('is refused if it has %s', (_case, answered, why) => {
    const refusal = { kind: 'invalid_output', message: `The embedding endpoint's answer is not usable: ${why}.` };
    expect(() => soundVectors(answered, 2)).toThrow(expect.objectContaining(refusal));
  });

  it('is put into the order of the texts by the places that it tells', () => {
    const body = { data: [{ index: 2 }, { index: 0 }, { index: 1 }] };
    expect(inPlace(['c', 'a', 'b'], body)).toEqual(['a', 'b', 'c']);
    expect(inPlace(['a', 'b'], { data: [{}, {}] })).toEqual(['a', 'b']);
    expect(inPlace(['a'], undefined)).toEqual(['a']);
    for (const places of [
      [0, 0],
      [0, 2],
      [0, undefined],
    ])
      expect(() => inPlace(['a', 'b'], { data: places.map((index) => ({ index })) })).toThrow('whose places');
  });
});

describe('the cosine', () => {
  it('is 1 for the same direction, 0 across, -1 against it, whatever the lengths', () => {
    const of = (a: number[], b: number[]) => cosine(unitVector(a), unitVector(b));
    expect(of([3, 4], [6, 8])).toBeCloseTo(1, 6);
    expect(of([1, 0], [0, 5])).toBe(0);
    expect(of([1e-200, 0], [-1e300, 0])).toBe(-1);
    expect(of([3, 4], [4, 3])).toBeCloseTo(0.96, 6);
  });

  it('never leaves -1 to 1', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    const vector = fc.array(number, { minLength: 3, maxLength: 3 }).filter((one) => one.some((x) => x !== 0));
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        expect(Math.abs(cosine(unitVector(a), unitVector(b)))).toBeLessThanOrEqual(1.000001);
      }),
    );
  });
});

describe('kept vectors', () => {
  const vector = new Float32Array(10);
  /** 40 bytes of numbers and 200 beside them. */
  const ROOM_FOR_TWO = 480;

  it('go when there is no room, the one used longest ago first', () => {
    const cache = new VectorCache(ROOM_FOR_TWO);
    cache.set('a', vector);
    cache.set('b', vector);
    cache.get('a');
    cache.set('c', vector);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([vector, undefined, vector]);
    cache.set('c', vector);
    expect(cache.size).toBe(2);
  });

  it('are not kept when one alone is too long', () => {
    const cache = new VectorCache(ROOM_FOR_TWO);
    cache.set('long', new Float32Array(100));
    expect([cache.size, cache.get('long')]).toEqual([0, undefined]);
  });
});
