import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordPiece } from './wordpiece.ts';

// biome-ignore format: the numbers of pieces are their places
const VOCABULARY = [
  '[PAD]', '[UNK]', '[CLS]', '[SEP]', 'a', 'buoy', '##s', 'self', '-', 'lock', '##ing', 'naive', '10', 'μ', '##m', '.',
  '浮', '标', 'tank', 'T', '##ank', 'ph', 'p', '##h', '=', 'x', '##x', 'é',
];
const json = (lowercase: boolean, type = 'WordPiece') =>
  Buffer.from(
    JSON.stringify({
      normalizer: { type: 'BertNormalizer', lowercase },
      model: { type, vocab: Object.fromEntries(VOCABULARY.map((piece, id) => [piece, id])) },
    }),
  );
const read = (text: string, { lower = true, most = 500 } = {}) =>
  WordPiece.read(json(lower))
    .pieces(text, most)
    .map(({ id, start, end }) => [id, start, end]);

describe('word pieces are those of the reference (Hugging Face tokenizers 0.23)', () => {
  it('signs stand alone, accents go, what has an unknown part is unknown', () => {
    expect(read('Buoys, self-locking;\u200b naïve 10μm.')).toEqual([
      ...[
        [5, 0, 4],
        [6, 4, 5],
        [1, 5, 6],
        [7, 7, 11],
        [8, 11, 12],
        [9, 12, 16],
        [10, 16, 19],
        [1, 19, 20],
      ],
      ...[
        [11, 22, 27],
        [1, 28, 32],
        [15, 32, 33],
      ],
    ]);
    expect(read('a\ufffd\u0301 zz buoyz')).toEqual([
      [4, 0, 1],
      [1, 4, 6],
      [1, 7, 12],
    ]);
  });

  it('Han characters stand alone; a sign that lies under another is one', () => {
    expect(read('a浮标\u3000Tank ≠ pH')).toEqual([
      ...[
        [4, 0, 1],
        [16, 1, 2],
        [17, 2, 3],
        [18, 4, 8],
        [24, 9, 10],
        [21, 11, 13],
      ],
    ]);
    // of two units
    expect(read('𠮷a')).toEqual([
      [1, 0, 2],
      [4, 2, 3],
    ]);
  });

  it('letters keep their form where the vocabulary has both', () => {
    expect(read('Tank tank é É', { lower: false })).toEqual([
      ...[
        [19, 0, 1],
        [20, 1, 4],
        [18, 5, 9],
        [27, 10, 11],
        [1, 12, 13],
      ],
    ]);
  });

  it('a word of more than a hundred characters is unknown', () => {
    expect(read('x'.repeat(100))).toHaveLength(100);
    expect(read('x'.repeat(101))).toEqual([[1, 0, 101]]);
  });
});

it('pieces of one word share its number', () => {
  const pieces = WordPiece.read(json(true)).pieces('self-locking buoys', 500);
  expect(pieces.map(({ word }) => word)).toEqual([0, 1, 2, 2, 3, 3]);
});

it('no more are read than are asked for, in order, within the text', () => {
  const words = WordPiece.read(json(true));
  expect(words.pieces('buoys '.repeat(50), 7)).toHaveLength(7);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      let before = 0;
      for (const { start, end } of words.pieces(text, 200)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        before = start;
      }
    }),
    { numRuns: 30 },
  );
});

it('another kind of vocabulary is refused', () => {
  expect(() => WordPiece.read(json(true, 'BPE'))).toThrow('not one of word pieces');
  expect(() => new WordPiece({ a: 0 }, { lower: true })).toThrow('lacks [UNK]');
});
