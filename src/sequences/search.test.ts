import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from './in-memory.ts';
import { decode, encode, folded, givenSequence, reverseComplement, translate } from './letters.ts';
import { SCORINGS, type Scoring } from './scoring.ts';
import { type Algorithm, alignedLines, search } from './search.ts';
import { align, bestScore, type Part } from './smith-waterman.ts';
import { lengthAdjustment, statisticsOf } from './statistics.ts';

const part = (codes: Uint8Array): Part => ({ codes, from: 0, to: codes.length });
const amino = fc.string({ unit: fc.constantFrom(...'ARNDCQEGHILKMFPSTWYV'), minLength: 1, maxLength: 40 });
const bases = fc.string({ unit: fc.constantFrom(...'ACGT'), minLength: 1, maxLength: 40 });

/** The best local score by the definition: every gap of every length is tried. */
function naive(q: Uint8Array, s: Uint8Array, { pairs, open, extend }: Scoring): number {
  const score = Array.from({ length: q.length + 1 }, () => new Array<number>(s.length + 1).fill(0));
  let best = 0;
  for (let i = 1; i <= q.length; i++)
    for (let j = 1; j <= s.length; j++) {
      let most = Math.max(0, score[i - 1]![j - 1]! + pairs[q[i - 1]! * 32 + s[j - 1]!]!);
      for (let k = 1; k <= i; k++) most = Math.max(most, score[i - k]![j]! - open - k * extend);
      for (let k = 1; k <= j; k++) most = Math.max(most, score[i]![j - k]! - open - k * extend);
      score[i]![j] = most;
      best = Math.max(best, most);
    }
  return best;
}

/** What a path is worth. */
function worth(q: Uint8Array, s: Uint8Array, one: NonNullable<ReturnType<typeof align>>, scoring: Scoring): number {
  let [i, j, sum] = [one.q_from, one.s_from, 0];
  let before = '';
  for (const step of one.path) {
    if (step === 'M') sum += scoring.pairs[q[i++]! * 32 + s[j++]!]!;
    else {
      sum -= scoring.extend + (step === before ? 0 : scoring.open);
      if (step === 'Q') i++;
      else j++;
    }
    before = step;
  }
  expect([i, j]).toEqual([one.q_to, one.s_to]);
  return sum;
}

describe('Smith-Waterman', () => {
  it.each(Object.entries(SCORINGS))(
    'gives the best score there is, with a path that is worth it: %s',
    (name, scoring) => {
      const [kind, letters] = name.endsWith('ases') ? (['nucleotide', bases] as const) : (['protein', amino] as const);
      fc.assert(
        fc.property(letters, letters, fc.nat(10), (a, b, at) => {
          // something in common, or most pairs have nothing to align
          const [q, s] = [encode(kind, a), encode(kind, b.slice(0, at) + a.slice(0, 8) + b.slice(at) + a.slice(11))];
          const best = naive(q, s, scoring);
          expect(bestScore(part(q), part(s), scoring)).toBe(best);
          const one = align(part(q), part(s), scoring);
          expect(one?.score ?? 0).toBe(best);
          if (one) expect(worth(q, s, one, scoring)).toBe(best);
          expect(bestScore(part(q), part(s), scoring, { low: -60, high: 120 })).toBe(best);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('statistics as NCBI BLAST+ prints them', () => {
  const gaps = { allowed: true, open: 11, extend: 1, scale: 1 };
  it('proteins: bits, and E with the finite-size correction', () => {
    // a query of 120 against a subject of 43, -dbsize 1000000
    const one = statisticsOf('blosum62', gaps, 120, 1_000_000, 1);
    expect(one.bits(119).toFixed(1)).toBe('50.4');
    expect(one.expected(119, 43).toExponential(2)).toBe('6.24e-11');
  });
  it('nucleotides: odd scores count as the even ones below, lengths are shortened', () => {
    // a query of 58 against itself, -dbsize 1000000
    const one = statisticsOf('bases', { allowed: true, open: 5, extend: 2, scale: 1 }, 58, 1_000_000, 1);
    expect(one.bits(117)).toBe(one.bits(116));
    expect(one.bits(116).toFixed(0)).toBe('106');
    expect(one.expected(116, 58).toExponential(2)).toBe('5.22e-25');
    expect(lengthAdjustment({ lambda: 0.625, k: 0.41, h: 0.78, alpha: 0.8, beta: -2 }, 500, 3_000_000, 1_000)).toBe(23);
  });
  it('the least score for an E-value is the least', () => {
    const one = statisticsOf('blosum62', gaps, 120, 500_000, 1_500);
    const least = one.scoreFor(1e-3);
    expect(one.expected(least, 333)).toBeLessThanOrEqual(1e-3);
    expect(one.expected(least - 1, 333)).toBeGreaterThan(1e-3);
  });
});

describe('letters', () => {
  it('folds, and says where an illegal letter stands', () => {
    expect(folded('nucleotide', '  1 acgu n\n 11 RYK')).toBe('ACGTNRYK');
    expect(folded('protein', 'mkt*')).toBe('MKT');
    expect(() => folded('protein', 'MK T?A')).toThrow('"?" at position 4');
    expect(() => givenSequence('sequence_list[0].sequence', 'nucleotide', '>x\nACGE', 100)).toThrow(
      'sequence_list[0].sequence has the letter "E" at position 4',
    );
    expect(() => givenSequence('s', 'protein', ' \n', 100)).toThrow('s is empty');
    expect(() => givenSequence('s', 'protein', 'AAAA', 3)).toThrow('s has 4 letters: at most 3');
  });
  it('turns and translates', () => {
    const codes = encode('nucleotide', 'ATGGCNTAARY');
    expect(decode('nucleotide', reverseComplement(codes))).toBe('RYTTANGCCAT');
    expect(decode('protein', translate(encode('nucleotide', 'ATGGCCTAATGGGAN'), 0))).toBe('MA*WX');
    expect(decode('protein', translate(encode('nucleotide', 'AATGGCC'), 1))).toBe('MA');
  });
});

const options = (algorithm: Algorithm) => ({ algorithm, evalue: 10, limit: 50, gaps: true, within_ms: 60_000 });
const ANTIBODY =
  'EVQLVESGGGLVQPGGSLRLSCAASGFNIKDTYIHWVRQAPGKGLEWVARIYPTNGYTRYADSVKGRFTISADTSKNTAYLQMNSLRAEDTAVYYCSRWGGDGFYAMDYWGQGTLVTVSS';

describe('search', () => {
  it('reports the best score of the full alignment, whatever was changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(ANTIBODY.length - 1), fc.constantFrom(...'ARNDCQEGHILKMFPSTWYV')), { maxLength: 40 }),
        fc.nat(60),
        fc.nat(6),
        async (changes, cut, gap) => {
          const letters = [...ANTIBODY];
          for (const [at, letter] of changes) letters[at] = letter;
          letters.splice(cut, gap);
          const subject = letters.join('');
          const { hits } = await search(
            ANTIBODY,
            subjectsOf('protein', ['MKTAYIAKQR'.repeat(9), subject]),
            options('blastp'),
          );
          const best = naive(encode('protein', ANTIBODY), encode('protein', subject), SCORINGS.blosum62);
          expect(hits[0]).toMatchObject({ slot: 1, length: subject.length });
          // where changes stand close together, what is left of them may be reported as an alignment of its own
          expect(hits[0]!.hsps.map(({ score }) => score)[0]).toBe(best);
        },
      ),
      { numRuns: 15 },
    );
  });

  const GENE = 'ATGGCTAGCTTGACCGATCGGATCCATTGCAAGGCTTACCGATATTCGGACCTTAGCA';
  it('finds a strand that is read the other way, and tells it with start above end', async () => {
    const other = decode('nucleotide', reverseComplement(encode('nucleotide', GENE)));
    const subject = `${'T'.repeat(20)}${other}${'A'.repeat(12)}`;
    const { hits } = await search(GENE, subjectsOf('nucleotide', [subject]), options('blastn'));
    const [hsp] = hits[0]!.hsps;
    expect(hsp).toMatchObject({ q_start: 1, q_end: GENE.length, s_start: 20 + GENE.length, s_end: 21 });
    expect(hsp).toMatchObject({ identities: GENE.length, gaps: 0, score: 2 * GENE.length });
    expect(alignedLines(hsp!, 'blastn', (codes) => decode('nucleotide', codes))).toEqual({
      q_string: GENE,
      matched: '|'.repeat(GENE.length),
      s_string: GENE,
    });
  });

  it('translates queries and subjects, both strands', async () => {
    const gene = 'ATGGAAGTGCAGCTGGTGGAAAGCGGCGGCGGCCTGGTGCAGCCGGGCGGCAGCCTGCGCCTGAGCTGCGCGGCGAGCGGC';
    const protein = decode('protein', translate(encode('nucleotide', gene), 0));
    expect(protein).toBe('MEVQLVESGGGLVQPGGSLRLSCAASG');
    const other = decode('nucleotide', reverseComplement(encode('nucleotide', `CC${gene}T`)));
    const [x] = (await search(other, subjectsOf('protein', [protein]), options('blastx-fast'))).hits;
    expect(x?.hsps[0]).toMatchObject({ q_start: other.length - 2, q_end: 2, s_start: 1, s_end: protein.length });
    const [t] = (await search(protein, subjectsOf('nucleotide', [`CC${gene}T`]), options('tblastn-fast'))).hits;
    expect(t?.hsps[0]).toMatchObject({ q_start: 1, q_end: protein.length, s_start: 3, s_end: 2 + gene.length });
  });

  it('tells several alignments of one subject, lets the caller choose, and stops when its time is over', async () => {
    const twice = `${ANTIBODY}${'G'.repeat(40)}${ANTIBODY}`;
    const subjects = subjectsOf('protein', [ANTIBODY, twice]);
    const { hits, whole } = await search(ANTIBODY, subjects, options('blastp'));
    expect(whole).toBe(true);
    expect(hits.map(({ slot, hsps }) => [slot, hsps.map(({ s_start }) => s_start)])).toEqual([
      [0, [1]],
      [1, [1, ANTIBODY.length + 41]],
    ]);
    const wanted = await search(ANTIBODY, subjects, { ...options('blastp'), limit: 1 }, ({ length }) => length > 200);
    expect(wanted.hits.map(({ slot }) => slot)).toEqual([1]);
    expect(await search(ANTIBODY, subjects, { ...options('blastp'), within_ms: 0 })).toEqual({
      hits: [],
      whole: false,
    });
  });

  it('leaves gaps out where they are not allowed', async () => {
    const cut = ANTIBODY.slice(0, 60) + ANTIBODY.slice(63);
    const [hit] = (await search(ANTIBODY, subjectsOf('protein', [cut]), { ...options('blastp'), gaps: false })).hits;
    expect(hit?.hsps[0]).toMatchObject({ gaps: 0, path: 'M'.repeat(hit!.hsps[0]!.length) });
    expect(hit!.hsps.length).toBe(2);
  });

  it('finds short peptides and short primers', async () => {
    const peptide = await search('GFNIKDTY', subjectsOf('protein', [ANTIBODY]), {
      ...options('blastp-short'),
      evalue: 1000,
    });
    expect(peptide.hits[0]?.hsps[0]).toMatchObject({ s_start: 26, s_end: 33, identities: 8 });
    // 0 by the scores that it is searched with, 1 by those of longer ones
    const hsp = {
      kind: 'protein',
      path: 'M',
      q_codes: encode('protein', 'N'),
      s_codes: encode('protein', 'H'),
    } as const;
    const between = (algorithm: Algorithm) => alignedLines(hsp, algorithm, (codes) => decode('protein', codes)).matched;
    expect([between('blastp-short'), between('blastp')]).toEqual([' ', '+']);
    const primer = await search('GATCCATTGCAAGG', subjectsOf('nucleotide', [GENE]), options('blastn-short'));
    expect(primer.hits[0]?.hsps[0]).toMatchObject({ s_start: 21, s_end: 34, identities: 14 });
  });
});
