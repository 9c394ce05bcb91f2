import { expect, it } from 'vitest';
import type { EncodedText } from '#encoder/context/context-encoder.ts';
import { likestInContext } from './words-in-context.ts';

/** Each word a piece, "-" within one parts it; vectors of two numbers by piece. */
function encoded(text: string, vectors: Readonly<Record<string, readonly [number, number]>>): EncodedText {
  const pieces = [...text.matchAll(/[a-z]+/g)].map(([piece], i, all) => ({
    id: 0,
    start: all[i]!.index,
    end: all[i]!.index + piece.length,
    word: text.slice(0, all[i]!.index).split(' ').length - 1,
  }));
  const numbers = pieces.flatMap(({ start, end }) => [...(vectors[text.slice(start, end)] ?? [0, 1])]);
  return { pieces, vectors: Float32Array.from(numbers) };
}
const VECTORS: Readonly<Record<string, readonly [number, number]>> = {
  buoy: [1, 0],
  float: [0.8, 0.6],
  body: [0.6, 0.8],
  cable: [0, 1],
  rope: [0, 1],
  of: [-1, 0],
};
const TEXT = 'buoy of cable';
const asked = (words: readonly (readonly [string, number])[]) => ({
  text: TEXT,
  words: words.map(([word, worth]) => ({ start: TEXT.indexOf(word), end: TEXT.indexOf(word) + word.length, worth })),
});
const among = ['body of rope', 'float rope', ''].map((text) => ({ text, encoded: encoded(text, VECTORS) }));
const own = encoded(TEXT, VECTORS);

it('is the sentence whose words mean most of what is asked, by what these are worth', () => {
  const found = likestInContext(
    asked([
      ['buoy', 3],
      ['cable', 1],
    ]),
    own,
    among,
  )!;
  expect(found.at).toBe(1);
  expect(found.likeness).toBeCloseTo((3 * 0.8 + 1) / 4, 6);
  expect(found.words).toMatchObject([
    { word: 'buoy', as: 'float', worth: 3 },
    { word: 'cable', as: 'rope', worth: 1 },
  ]);
  expect(found.words[0]!.likeness).toBeCloseTo(0.8, 6);
  expect(found.all.map((likeness) => likeness.toFixed(2))).toEqual(['0.70', '0.85', '0.00']);
  // the first of two that say as much
  expect(likestInContext(asked([['cable', 1]]), own, among)).toMatchObject({ at: 0, likeness: 1 });
});

it('weighs what has a word, and nothing else', () => {
  expect(likestInContext(asked([]), own, among)).toBeUndefined();
  expect(likestInContext(asked([['buoy', 0]]), own, among)).toBeUndefined();
  expect(likestInContext(asked([['buoy', 1]]), own, [among[2]!])).toBeUndefined();
});

it('means the parts of a word, and names the words that they have met', () => {
  const parts: typeof VECTORS = { ...VECTORS, sea: [0, 1] };
  const text = 'sea-buoy';
  const met = likestInContext({ text, words: [{ start: 0, end: text.length, worth: 2 }] }, encoded(text, parts), [
    { text: 'the rope-float', encoded: encoded('the rope-float', { ...parts, the: [-1, 0] }) },
  ])!;
  expect(met.likeness).toBeCloseTo((1 + 0.8) / 2, 6);
  expect(met.words).toMatchObject([{ word: 'sea-buoy', as: 'rope-float' }]);
});
