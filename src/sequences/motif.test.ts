import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from './letters.ts';
import { matchesOf, motifOf } from './motif.ts';

const places = (kind: 'protein' | 'nucleotide', motif: string, letters: string) =>
  matchesOf(motifOf('motif_sequence', kind, motif), encode(kind, letters), 100).map(({ from, to }) => [from + 1, to]);

describe('motifs', () => {
  it('knows letters, any, classes, exclusions, ambiguity and repetitions', () => {
    expect(places('nucleotide', 'ATC[AG]{0,1}G', 'ATCGATCAGATCCG')).toEqual([
      [1, 4],
      [5, 9],
    ]);
    expect(places('protein', 'N-{P}-[ST]-{P}', 'ANGSANPSANATP')).toEqual([[2, 5]]);
    expect(places('protein', 'C[^CP]X(2)C', 'ACAGHCC')).toEqual([[2, 6]]);
    expect(places('nucleotide', 'RYN', 'ACTGTTN')).toEqual([
      [1, 3],
      [4, 6],
    ]);
    expect(places('nucleotide', 'N', 'N')).toEqual([[1, 1]]);
    expect(places('nucleotide', 'A', 'N')).toEqual([]);
    expect(places('protein', 'B{2}', 'DNBE')).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('finds matches that overlap, of each beginning the longest', () => {
    expect(places('protein', 'AA', 'AAAA')).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(places('protein', 'AX{0,3}C', 'ACCGC')).toEqual([[1, 5]]);
  });

  it('agrees with the same expression tried at every place', () => {
    const unit = fc.constantFrom('A', 'C', '[AG]', '[^A]', 'X');
    const part = fc.tuple(unit, fc.constantFrom('', '{2}', '{0,1}', '{1,3}')).map((both) => both.join(''));
    const motif = fc
      .array(part, { minLength: 1, maxLength: 5 })
      .filter((all) => all.some((each) => !each.includes('{0')));
    const letters = fc.string({ unit: fc.constantFrom(...'ACGT'), maxLength: 30 });
    fc.assert(
      fc.property(motif, letters, (parts, subject) => {
        const pattern = new RegExp(parts.join('').replaceAll('X', '.'), 'y');
        const ends = (from: number) =>
          Array.from({ length: subject.length - from }, (_, i) => from + i + 1).filter((to) => {
            pattern.lastIndex = from;
            return new RegExp(`^(?:${pattern.source})$`).test(subject.slice(from, to));
          });
        const expected = [...subject].flatMap((_, from) => {
          const to = ends(from).at(-1);
          return to === undefined ? [] : [[from + 1, to]];
        });
        expect(places('nucleotide', parts.join(''), subject)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('takes letters times places, whatever the motif and the letters are', () => {
    const letters = 'A'.repeat(20_000);
    // each was a thousand times that: every beginning was followed to its end
    expect(places('protein', 'A{999}C', letters)).toEqual([]);
    expect(places('protein', 'A(0,998)AC', letters)).toEqual([]);
    expect(places('protein', 'AX{0,2}', letters)).toHaveLength(100);
    expect(places('protein', 'AX{0,2}', letters)[99]).toEqual([100, 102]);
  }, 5_000);

  it.each([
    ['protein', 'AC[', 'position 3: the class has no end'],
    ['protein', 'A[]', 'position 2: the class is empty'],
    ['protein', 'A?C', 'position 2: "?" is no letter of a protein'],
    ['nucleotide', 'ACE', 'position 3: "E" is no letter of a nucleotide'],
    ['protein', 'A{3,2}', 'position 2: 3 to 2 times is no range'],
    ['protein', 'X{900}A{9}X{900}', 'position 11: the motif stands for more than 1000 letters'],
    ['protein', 'A{0,3}', 'position 1: the motif fits anywhere'],
    ['protein', '', 'position 1: the motif fits anywhere'],
    ['protein', 'A'.repeat(3000), 'a motif has at most 2000 characters'],
  ] as const)('refuses %s %s', (kind, motif, message) => {
    expect(() => motifOf('motif_sequence', kind, motif)).toThrow(message);
  });
});
