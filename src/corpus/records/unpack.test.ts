import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compress } from './codec.ts';
import { DICTIONARY_1 } from './dictionary.ts';
import { unpackText } from './unpack.ts';

/** As Node's documented call does it, once for each. */
const alone = (frame: Uint8Array): string =>
  zstdDecompressSync(frame, { dictionary: DICTIONARY_1, maxOutputLength: 1 << 30 }).toString('utf8');
const orRefused = (text: () => string): string => {
  try {
    return text();
  } catch {
    return 'refused';
  }
};

it('unpacks one frame after the other as each by itself, damaged, cut and lengthened ones among them', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ maxLength: 40 }).map((piece) => `{"claims":"${piece.repeat(200)}"}`),
    // more than a kept context is asked for
    fc.constant('A pump with a cooled housing. '.repeat(10_000)),
  );
  const harm = fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    fc.record({ kind: fc.constantFrom('bit' as const, 'cut' as const, 'more' as const), at: fc.nat(5_000) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, harm), { minLength: 1, maxLength: 12 }), (all) => {
      for (const [each, harmed] of all) {
        let { head: frame } = compress({ head: each });
        if (harmed?.kind === 'bit') {
          frame = Uint8Array.from(frame);
          frame[harmed.at % frame.length]! ^= 1 << (harmed.at & 7);
        } else if (harmed?.kind === 'cut') frame = frame.subarray(0, harmed.at % frame.length);
        else if (harmed?.kind === 'more') frame = Buffer.concat([frame, Buffer.from([harmed.at & 255, 7])]);
        expect(orRefused(() => unpackText(frame))).toBe(orRefused(() => alone(frame)));
      }
    }),
    { numRuns: 300 },
  );
});
