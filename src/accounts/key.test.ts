import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyHash, keyHint, keyShape, makeKey, redactKeys } from './key.ts';

const ZERO = makeKey(new Uint8Array(32));
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  it('is sk-, 43 base62 digits of 256 bits, and the CRC-32 of those as 6 digits', () => {
    expect(ZERO).toBe(`sk-${'0'.repeat(43)}${checksumOf('0'.repeat(43))}`);
    expect(makeKey(new Uint8Array(32).fill(255))).toMatch(/^sk-[0-9A-Za-z]{49}$/);
    expect(makeKey(Uint8Array.of(...new Array(31).fill(0), 61)).slice(3, 46)).toBe(`${'0'.repeat(42)}z`);
    expect(makeKey(Uint8Array.of(...new Array(31).fill(0), 62)).slice(3, 46)).toBe(`${'0'.repeat(41)}10`);
  });

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => makeKey())).size).toBe(1000);
  });

  it('is well formed as made, and mistyped with any one character changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(48), fc.nat(60), (bytes, at, shift) => {
        const key = makeKey(bytes);
        expect(keyShape(key)).toBe('well_formed');
        const old = key[3 + at]!;
        const other = ALPHABET[(ALPHABET.indexOf(old) + 1 + shift) % 62]!;
        expect(keyShape(`${key.slice(0, 3 + at)}${other}${key.slice(4 + at)}`)).toBe('mistyped');
      }),
    );
  });

  it.each([
    ['', 'no_key'],
    ['eyJhbGciOiJIUzI1NiJ9.e30.x', 'no_key'],
    ['SK-abc', 'no_key'],
    ['sk-', 'mistyped'],
    [ZERO.slice(0, -1), 'mistyped'],
    [`${ZERO}0`, 'mistyped'],
    [`${ZERO}\n`, 'mistyped'],
    [ZERO.replace('0', 'é'), 'mistyped'],
  ])('tells %j apart: %s', (text, shape) => {
    expect(keyShape(text)).toBe(shape);
  });

  it('is stored as its SHA-256 and shown as its ends', () => {
    expect(keyHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(keyHint('sk-ABCDEFGH1234')).toBe('sk-ABCD…1234');
  });

  it('is taken out of texts, and words that only look similar are not', () => {
    const text = `a ${ZERO}, "sk-proj-abcdefghijklmnopqrst" and risk-assessment, task-configurations, sk-short`;
    expect(redactKeys(text)).toBe(
      'a sk-[redacted], "sk-[redacted]" and risk-assessment, task-configurations, sk-short',
    );
  });
});

/** CRC-32 (reflected 0xEDB88320) bit by bit, and base 62 by hand: independent of the code under test. */
function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = ALPHABET[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
