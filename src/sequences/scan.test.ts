import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice, randomSequence } from '../../eval/sequences/real-sequences.ts';
import { stretchOf } from './in-memory.ts';
import { AMINO_ACIDS, BASES, END, type Laid, reverseComplement, translate } from './letters.ts';
import { AT_ONCE, type LaidQuery, type Likeness, laidQuery, Scanner, type ScanRules } from './scan.ts';
import { SCORINGS } from './scoring.ts';
import { bestScore } from './smith-waterman.ts';
import { exactWords, likeWords } from './words.ts';

/** What a scanner finds, by its definition: word after word, sequence after sequence. */
function naive({ codes: query, starts: frames }: LaidQuery, laid: Laid, rules: ScanRules): Likeness[] {
  const { words, scoring, two, exact, drop, least } = rules;
  const pair = (a: number, b: number) => scoring.pairs[(a << 5) | b]!;
  const found: Likeness[] = [];
  for (let number = 0; number < laid.starts.length; number++) {
    const start = laid.starts[number]!;
    const subject = [END, ...laid.codes.subarray(start, start + laid.lengths[number]!), END];
    const seen = new Map<number, number[]>();
    const reached = new Map<number, number>();
    const best = new Map<number, Likeness>();
    for (let s = 1; s + words.length < subject.length; s++) {
      const own = subject.slice(s, s + words.length);
      if (own.some((code) => code >= words.base)) continue;
      const word = own.reduce((sum, code) => sum * words.base + code, 0);
      const n = words.words.indexOf(word);
      for (const q of n < 0 ? [] : words.places.subarray(words.starts[n], words.starts[n + 1])) {
        const diagonal = s - q;
        const before = seen.get(diagonal) ?? [];
        seen.set(diagonal, [...before, s]);
        // four times three letters are looked at in a row, and three such rows are remembered
        const since = s - ((s - 1) % 12) - 39;
        if (two && !before.some((at) => at >= since && at <= s - 3)) continue;
        if (s < (reached.get(diagonal) ?? 0)) continue;
        const same = (i: number) => query[q + i] === subject[s + i] && subject[s + i] !== END;
        let [left, right] = [0, 0];
        while (left < exact && same(-left - 1)) left++;
        while (left + right < exact && same(right)) right++;
        if (exact > words.length && left + right < exact) continue;
        let score = 0;
        for (let i = 0; i < words.length; i++) score += pair(query[q + i]!, subject[s + i]!);
        let [most, from, to] = [score, 0, words.length];
        for (let i = words.length; most - score <= drop && q + i < query.length && s + i < subject.length; i++) {
          score += pair(query[q + i]!, subject[s + i]!);
          if (score > most) [most, to] = [score, i + 1];
        }
        score = most;
        for (let i = 1; most - score <= drop && q - i >= 0 && s - i >= 0; i++) {
          score += pair(query[q - i]!, subject[s - i]!);
          if (score > most) [most, from] = [score, i];
        }
        reached.set(diagonal, s + to);
        if (most < least) continue;
        const frame = frames.findLastIndex((at) => at <= q - from);
        if ((best.get(frame)?.score ?? 0) < most)
          best.set(frame, { number, frame, score: most, diagonal: s - 1 - (q - frames[frame]!) });
      }
    }
    found.push(...[...best.values()].sort((a, b) => a.frame - b.frame));
  }
  return found;
}

const codesOf = (letters: string, alphabet: string) => Uint8Array.from(letters, (letter) => alphabet.indexOf(letter));
/** Sequences with pieces of the query in them, changed here and there, or nothing would ever be found. */
const like = (query: fc.Arbitrary<string>, unit: fc.Arbitrary<string>, many: { maxLength: number }) =>
  query.chain((own) =>
    fc.tuple(
      fc.constant(own),
      fc.array(
        fc
          .array(
            fc.oneof(
              fc.string({ unit, maxLength: 9 }),
              fc
                .tuple(fc.nat(own.length), fc.nat(own.length))
                .map(([a, b]) => own.slice(Math.min(a, b), Math.max(a, b))),
            ),
            { maxLength: 4 },
          )
          .map((pieces) => pieces.join(''))
          .filter((letters) => letters.length > 0),
        many,
      ),
    ),
  );

const amino = fc.constantFrom(...'ARNDCQEGHILKMFPSTWYVBX');
const proteins = like(fc.string({ unit: amino, minLength: 5, maxLength: 90 }), amino, { maxLength: 9 });
const base = fc.constantFrom(...'ACGTACGTACGTN');
const bases = like(fc.string({ unit: base, minLength: 12, maxLength: 120 }), base, { maxLength: 9 });

function compare(query: LaidQuery, subjects: readonly Uint8Array[], rules: ScanRules): void {
  const laid = stretchOf(subjects.map((codes, slot) => ({ slot, codes })));
  const scanner = new Scanner(query, rules);
  scanner.load(laid);
  const found = [...scanner.parts([...subjects.keys()])].flatMap((part) => scanner.look(part));
  expect(found).toEqual(naive(query, laid, rules));
}

describe('scanner', () => {
  it('finds what its definition says: words that are alike, one or two of them, least scores of any height', () => {
    fc.assert(
      fc.property(
        proteins,
        fc.nat(80),
        fc.boolean(),
        fc.integer({ min: 2, max: 4 }),
        ([own, others], cut, two, word) => {
          const letters = codesOf(own, AMINO_ACIDS);
          const query = laidQuery([letters.subarray(0, cut), letters.subarray(cut)]);
          const scoring = SCORINGS.blosum62;
          const words = likeWords(query.codes, word, 11, scoring);
          const subjects = others.map((each) => codesOf(each, AMINO_ACIDS));
          for (const least of [1, 22, 42, 300])
            compare(query, subjects, { words, scoring, two: two && word === 3, exact: word, drop: 16, least });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds two words near to each other wherever they stand in a long query', () => {
    const letters = codesOf(randomSequence('protein', 720, dice(7)), AMINO_ACIDS);
    const query = laidQuery([letters.subarray(0, 380), letters.subarray(380)]);
    const scoring = SCORINGS.blosum62;
    const words = exactWords('protein', query.codes, 3);
    const rules = { words, scoring, two: true, exact: 3, drop: 16, least: 1 };
    // two pieces of three letters, and between them what is alike nowhere
    const apart = (at: number, distance: number, lead: number) => {
      const some = new Uint8Array(lead + distance + 3).fill(AMINO_ACIDS.indexOf('X'));
      for (const from of [0, distance]) some.set(letters.subarray(at + from, at + from + 3), lead + from);
      return some;
    };
    const subjects = Array.from({ length: 660 }, (_, at) => apart(at, 3 + (at % 50), at % 31));
    compare(query, subjects, rules);
    const scanner = new Scanner(query, rules);
    scanner.load(stretchOf(subjects.map((codes, slot) => ({ slot, codes }))));
    const found = [...scanner.parts([...subjects.keys()])].flatMap((part) => scanner.look(part));
    const distances = new Set(found.map(({ number }) => 3 + (number % 50)));
    const within = subjects.flatMap((_, at) => (at % 50 <= 36 && !(at <= 379 && at + 6 + (at % 50) > 380) ? [at] : []));
    const numbers = new Set(found.map(({ number }) => number));
    expect(within.filter((at) => !numbers.has(at))).toEqual([]);
    expect(Math.max(...distances)).toBe(49);
  });

  it('finds words of bases on both strands, longer ones about shorter ones', () => {
    fc.assert(
      fc.property(
        bases,
        bases,
        fc.constantFrom(4, 7, 10, 11),
        fc.constantFrom(0, 5),
        ([own, others], [two], word, more) => {
          const query = laidQuery([codesOf(own, BASES), codesOf(two, BASES)]);
          const words = exactWords('nucleotide', query.codes, word);
          const subjects = others.map((each) => codesOf(each, BASES));
          for (const scoring of [SCORINGS.bases, SCORINGS.nearBases])
            compare(query, subjects, { words, scoring, two: false, exact: word + more, drop: 22, least: 20 });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds in six frames what it finds in each as a sequence of its own', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ACGTACGTACGTACGTACGTN'), minLength: 60, maxLength: 300 }),
        fc.array(fc.string({ unit: base, maxLength: 50 }), { minLength: 1, maxLength: 5 }),
        fc.nat(200),
        fc.boolean(),
        fc.integer({ min: 2, max: 5 }),
        (own, others, cut, turned, word) => {
          const gene = codesOf(own, BASES);
          const letters = translate(turned ? reverseComplement(gene) : gene, cut % 3);
          const query = laidQuery([letters.subarray(0, cut >> 2), letters.subarray(cut >> 2)]);
          const scoring = SCORINGS.blosum62;
          const words = likeWords(query.codes, word, [10, 11, 15, 19][word - 2]!, scoring);
          const subjects = ['', ...others, own, `${others[0]}${own.slice(cut)}`].map((each) => codesOf(each, BASES));
          const frames = subjects.flatMap((codes) =>
            [0, 1, 2].flatMap((shift) => [translate(codes, shift), translate(reverseComplement(codes), shift)]),
          );
          const rules = { words, scoring, two: word === 3, exact: word, drop: 16, least: 12 };
          const found = (all: readonly Uint8Array[], translated: boolean) => {
            const scanner = new Scanner(query, { ...rules, translated });
            scanner.load(stretchOf(all.map((codes, slot) => ({ slot, codes }))));
            return [...scanner.parts([...all.keys()])].flatMap((part) => scanner.look(part));
          };
          expect(found(subjects, true)).toEqual(found(frames, false));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes sequences in parts, and knows nothing of the ones before', () => {
    const letters = codesOf('MKWVTFISLLFLFSSAYSRGVFRRD', AMINO_ACIDS);
    const scoring = SCORINGS.blosum62;
    const query = laidQuery([letters]);
    const words = likeWords(query.codes, 3, 11, scoring);
    const rules = { words, scoring, two: true, exact: 3, drop: 16, least: 42 };
    const laid = stretchOf(Array.from({ length: AT_ONCE + 2 }, (_, slot) => ({ slot, codes: letters })));
    const scanner = new Scanner(query, rules);
    scanner.load(laid);
    const odd = laid.slots.length / 2;
    const parts = [...scanner.parts(Array.from({ length: odd }, (_, i) => 2 * i + 1))].map((part) => part.length);
    expect(parts).toEqual([AT_ONCE / 2 + 1]);
    const all = [...scanner.parts(laid.slots)].map((part) => [part.length, scanner.look(part).length]);
    expect(all).toEqual([
      [AT_ONCE, AT_ONCE],
      [2, 2],
    ]);
  });
});

describe('best scores of many sequences', () => {
  it.each(Object.entries(SCORINGS))('are those of one after the other: %s', (name, scoring) => {
    const [some, alphabet] = name.endsWith('ases') ? ([bases, BASES] as const) : ([proteins, AMINO_ACIDS] as const);
    fc.assert(
      fc.property(some, ([own, others]) => {
        const query = laidQuery([codesOf(own.slice(0, 9), alphabet), codesOf(own, alphabet)]);
        const subjects = others.map((each) => codesOf(each, alphabet));
        const kind = alphabet === BASES ? 'nucleotide' : 'protein';
        const words = exactWords(kind, query.codes, 4);
        const scanner = new Scanner(query, { words, scoring, two: false, exact: 4, drop: 20, least: 1 });
        const part = (codes: Uint8Array) => ({ codes, from: 0, to: codes.length });
        const whole = part(codesOf(own, alphabet));
        const expected = subjects.map((codes) => bestScore(whole, part(codes), scoring));
        expect(scanner.scores(1, subjects)).toEqual(expected);
        expect(scanner.scores(1, subjects.toReversed())).toEqual(expected.toReversed());
      }),
      { numRuns: 60 },
    );
  });

  it('are not told where they are more than it counts', () => {
    const letters = new Uint8Array(6_000).fill(AMINO_ACIDS.indexOf('W'));
    const scoring = SCORINGS.blosum62;
    const query = laidQuery([letters]);
    const words = exactWords('protein', query.codes, 2);
    const scanner = new Scanner(query, { words, scoring, two: false, exact: 2, drop: 16, least: 42 });
    const subjects = [letters, letters.subarray(0, 5_957)];
    expect(scanner.scores(0, subjects)).toEqual([undefined, 5_957 * 11]);
  });
});
