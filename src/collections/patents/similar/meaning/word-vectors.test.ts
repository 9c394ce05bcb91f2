import { expect, it } from 'vitest';
import { WordVectors } from './word-vectors.ts';

/** Every word has 10 in common with all others, in the last place. */
const VECTORS: Readonly<Record<string, readonly number[]>> = {
  buoy: [3, 0, 0, 10],
  float: [3, 1, 0, 10],
  pump: [0, 0, 3, 10],
  motor: [0, -1, 3, 10],
  lid: [-6, 0, -6, 10],
};

const asked: string[][] = [];
const words = () =>
  new WordVectors((texts) => {
    asked.push([...texts]);
    return texts.map((text) => Float32Array.from(VECTORS[text]!));
  });

it('tells words apart by what they do not all have in common, the most alike first, and leaves out the word itself', () => {
  const found = words().alike(['buoy', 'pump'], ['buoy', 'float', 'pump', 'motor', 'lid'], { least: 0.5, most: 2 });
  expect(found.map((list) => list.map(({ word }) => word))).toEqual([['float'], ['motor']]);
  // with the part that all share they would be .99 alike
  expect(found[0]![0]!.likeness).toBeCloseTo(0.949, 2);
});

it('answers at most so many, and none where there is nothing to compare with', () => {
  const all = words().alike(['buoy'], ['float', 'pump', 'motor', 'lid'], { least: -1, most: 2 });
  expect(all[0]).toHaveLength(2);
  expect(words().alike(['buoy'], [], { least: 0, most: 5 })).toEqual([[]]);
});

it('knows all words of a question, whatever it must forget for them', () => {
  const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `word${from + at}`);
  const kept = new WordVectors((texts) => texts.map((text) => Float32Array.of(text.length, 1)));
  kept.know(numbered(59_999));
  const found = kept.alike(['word1'], [...numbered(3), ...numbered(2, 70_000)], { least: -1, most: 9 });
  expect(found[0]!.map(({ word }) => word).toSorted()).toEqual(['word0', 'word2', 'word70000', 'word70001']);
});

it('encodes a word once', () => {
  asked.length = 0;
  const kept = words();
  kept.know(['buoy', 'float', 'buoy']);
  kept.alike(['pump'], ['float', 'buoy'], { least: 0, most: 1 });
  expect(asked).toEqual([['buoy', 'float'], ['pump']]);
});
