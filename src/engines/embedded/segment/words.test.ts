import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { eachToken, eachWord } from '#corpus/text/analysis.ts';
import { arena } from '../kernel/kernel.ts';
import { pairClass } from '../schema/pairs.ts';
import { TextWords } from './words.ts';

afterEach(() => arena.end());

interface Found {
  /** Each word, and of each occurrence document * 32 + field and position. */
  readonly words: readonly (readonly [string, readonly (readonly [number, number])[]])[];
  readonly pairs: readonly (readonly [string, readonly number[]])[];
  /** Words of each text. */
  readonly counts: readonly number[];
}

const byUtf8 = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  Buffer.compare(Buffer.from(a), Buffer.from(b));

function add<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** What is in texts, each of them a document with one field, by a map of strings. */
function expected(texts: readonly string[]): Found {
  const words = new Map<string, [number, number][]>();
  const pairs = new Map<string, number[]>();
  const counts = texts.map((text, doc) => {
    let before = '';
    let count = 0;
    eachToken(text, (word, at, _start, _end, _sentence, _paragraph, whole) => {
      add(words, word, [doc * 32, at]);
      if (whole) return;
      count++;
      if (before !== '' && pairClass(word) !== 0 && pairClass(word) === pairClass(before)) {
        add(pairs, `${before} ${word}`, doc * 32);
      }
      before = word;
    });
    return count;
  });
  return { words: [...words].sort(byUtf8), pairs: [...pairs].sort(byUtf8), counts };
}

function found(texts: readonly string[]): Found {
  const table = new TextWords();
  const counts = texts.map((text, doc) => {
    table.begins();
    table.here = doc * 32;
    return eachWord(text, table, (word, at, _start, _end, _sentence, _paragraph, whole) =>
      table.occurs(word, at, whole),
    );
  });
  const order = table.order();
  const { starts, places } = table.places(order);
  const written = table.texts(order);
  const textOf = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.slice(from, to)).toString();
  const words = Array.from(order, (_, t) => {
    const own: [number, number][] = [];
    for (let i = starts[t]!; i < starts[t + 1]!; i++) own.push([places[i * 2]!, places[i * 2 + 1]!]);
    return [textOf(written.utf8, written.starts[t]!, written.starts[t + 1]!), own] as const;
  });
  const pairs = table.pairs(order);
  const met = Array.from(
    { length: pairs.words.length / 2 },
    (_, t) =>
      [
        textOf(written.term, 0, written.pair(pairs.words[t * 2]!, pairs.words[t * 2 + 1]!)),
        Array.from(pairs.places.slice(pairs.starts[t], pairs.starts[t + 1])),
      ] as const,
  );
  table.release();
  arena.end();
  return { words, pairs: met, counts };
}

it('finds the words of a text, wholes, numbers, signs and pairs', () => {
  const text = '5mm and 1,000 of the C++, 1,2-dichloroethane; 電池 the élan 10² m² 0.5%. Of the h2o';
  const { words, pairs, counts } = found([text]);
  expect(words.map(([word, places]) => `${word} ${places.map(([, at]) => at)}`)).toMatchInlineSnapshot(`
    [
      "0.5 17",
      "1 7",
      "1,2-dichloroethane 7",
      "10 14",
      "1000 3",
      "2 8,15",
      "5 0",
      "5mm 0",
      "and 2",
      "c++ 6",
      "dichloroethane 9",
      "elan 13",
      "h2o 20",
      "m2 16",
      "mm 1",
      "of 4,18",
      "the 5,12,19",
      "池 11",
      "電 10",
    ]
  `);
  expect(pairs).toEqual(expected([text]).pairs);
  expect(counts).toEqual([21]);
});

/** What texts are made of: plain words and all that stands between them or is more than a word. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('the', 'of', 'and', 'Battery', 'anode', 'electrodes', 'x', 'wherein', 'h2o'),
  },
  { weight: 4, arbitrary: fc.constantFrom(' ', ' ', ' ', ', ', '. ', '; ', '-', "'", '\n', '/', '\u00ad', '\t', '\f') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '5',
      '10',
      '1,000',
      '0.5',
      '5mm',
      '10²',
      '½',
      'C++',
      'F#',
      '1,2-dichloroethane',
      '1.2.3',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '電',
      '池',
      'の',
      'か\u3099',
      '한',
      '\u1112\u1161',
      'ไ\u0e17\u0e22',
      'é',
      'e\u0301',
      'ß',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('𠀀', '𝔸', '\ud800', 'ﬁ', '\u2010', '’', '\uffee', 'x'.repeat(127), 'y'.repeat(300)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
);
const texts = fc.array(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  { maxLength: 6 },
);

it('finds in any texts what is found without the kernel', () => {
  fc.assert(
    fc.property(texts, (all) => {
      expect(found(all)).toEqual(expected(all));
    }),
  );
});

it('has room for more words, pairs and occurrences than it began with, and long lines', () => {
  const characters = Array.from({ length: 400 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7) % 97))).join('');
  const many = Array.from({ length: 6 }, (_, doc) =>
    Array.from({ length: 9000 }, (_, i) => `word${(i * 31 + doc * 977) % 40_009}x of the`).join(doc % 2 ? ' ' : ', '),
  );
  const all = [...many, characters, 'z'.repeat(3000), `${'long '.repeat(250_000)}end`];
  expect(found(all)).toEqual(expected(all));
});

it('folds every unit as without the kernel', () => {
  const all = Array.from({ length: 128 }, (_, row) =>
    Array.from({ length: 512 }, (_, i) => `x${String.fromCharCode(row * 512 + i)}y`).join(' '),
  );
  expect(found(all)).toEqual(expected(all));
});
