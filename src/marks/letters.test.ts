import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editLikeness, trigramLikeness, trigrams } from './letters.ts';
import { folded, latin } from './script.ts';
import { ENGLISH, englishSound, soundLikeness } from './sound.ts';

/** Texts of few letters, so that they share some; longer ones and signs of two code units among them. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '小', '😀'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 300 }),
);

/** Edits by their definition: every prefix of the one against every prefix of the other. */
function plainLikeness(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  if (x.length === 0 || y.length === 0) return 0;
  const edits = Array.from({ length: x.length + 1 }, (_, i) =>
    Array.from({ length: y.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= x.length; i++)
    for (let j = 1; j <= y.length; j++)
      edits[i]![j] = Math.min(
        edits[i - 1]![j]! + 1,
        edits[i]![j - 1]! + 1,
        edits[i - 1]![j - 1]! + (x[i - 1] === y[j - 1] ? 0 : 1),
        i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1] ? edits[i - 2]![j - 2]! + 1 : Infinity,
      );
  return 1 - edits[x.length]![y.length]! / Math.max(x.length, y.length);
}

it('edits are those of their definition, and a bound leaves out only what is below it', () =>
  fc.assert(
    fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, least) => {
      const plain = plainLikeness(a, b);
      expect(editLikeness(a, b)).toBe(plain);
      const bounded = editLikeness(a, b, least);
      if (bounded !== plain) expect([bounded, plain < least]).toEqual([0, true]);
    }),
    { numRuns: 300 },
  ));

it('a text that is much shorter is not aligned where a bound says so', () => {
  expect([editLikeness('abc', 'abcd', 0.75), editLikeness('abc', 'abcde', 0.75), editLikeness('abc', 'abcde')]).toEqual(
    [0.75, 0, 0.6],
  );
});

it('runs of three are shared as sets of texts are', () => {
  expect(trigrams('kwik')).toEqual(['αkw', 'kwi', 'wik', 'ikω']);
  expect([trigrams(''), trigrams('k')]).toEqual([[], ['αkω']]);
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [x, y] = [new Set(trigrams(a)), new Set(trigrams(b))];
      const shared = [...x].filter((run) => y.has(run)).length;
      expect(trigramLikeness(a, b)).toBe(x.size === 0 || y.size === 0 ? 0 : (2 * shared) / (x.size + y.size));
    }),
    { numRuns: 300 },
  );
});

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aeiouyghcktswqxzpdj1248'), maxLength: 14 }),
  fc
    .array(
      fc.constantFrom('ough', 'tech', 'sch', 'que', 'tion', 'dge', 'mb', 'kn', 'ps', 'x', 'igh', 'aw', 'ie', 's'),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
);

it('a rule of sound is left out only where it would find nothing', () =>
  fc.assert(
    fc.property(word, (each) => {
      const spoken = each.replace(/[0-9]/g, (digit) => englishDigits[Number(digit)]!);
      const plain = ENGLISH.reduce((code, [from, to]) => code.replace(from, to), spoken);
      expect(englishSound(each)).toBe(plain.slice(0, 40));
    }),
    { numRuns: 1_000 },
  ));
const englishDigits = ['o', 'one', 'to', 'three', 'for', 'five', 'six', 'seven', 'ate', 'nine'];

it('sounds are aligned at the least cost', () => {
  // u for i: a vowel for a vowel; d for t: a neighbour; s without one
  expect(soundLikeness('kwik', 'kwuk')).toBe(1 - 0.35 / 4);
  expect(soundLikeness('tok', 'dok')).toBe(1 - 0.4 / 3);
  expect(soundLikeness('pat', 'pats')).toBe(1 - 1 / 4);
  expect(soundLikeness('pat', 'hpat')).toBe(1 - 0.5 / 4);
  expect(soundLikeness('mas', 'mag')).toBe(1 - 1 / 3);
  expect([soundLikeness('', ''), soundLikeness('', 'a'), soundLikeness('a', 'a'), soundLikeness('é', 'a')]).toEqual([
    0, 0, 1, 0,
  ]);
});

it('a text of ASCII is read as any other', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 20 }), (each) => {
      expect(folded(`${each}é`)).toBe(`${folded(each)}e`);
      expect(latin(`${each} é`)).toBe(`${latin(each)} e`.trim());
    }),
    { numRuns: 300 },
  ));
