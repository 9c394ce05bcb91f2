import type { ScoringName } from './scoring.ts';

/**
 * How likely a score is by chance: Karlin and Altschul 1990, with the constants that NCBI BLAST+ uses; for proteins
 * with gaps the finite-size correction of Sheetlin, Park, Frith and Spouge 2016, for the rest the length adjustment of
 * Altschul and Gish 1996.
 */
interface Constants {
  readonly lambda: number;
  readonly k: number;
  readonly h: number;
  /** Of the length adjustment: lengths per score, and what stands beside. */
  readonly alpha: number;
  readonly beta: number;
  /** Variance of lengths per score, and covariance. */
  readonly variance?: number;
  readonly covariance?: number;
}

interface Both {
  readonly gapped: Constants;
  readonly ungapped: Constants;
}

// biome-ignore format: read it as a table
const CONSTANTS: Readonly<Record<ScoringName, Both>> = {
  blosum62: {
    gapped:   { lambda: 0.267, k: 0.041, h: 0.14, alpha: 1.9, beta: -30, variance: 42.6028, covariance: 43.6362 },
    ungapped: { lambda: 0.3176, k: 0.134, h: 0.4012, alpha: 0.7916, beta: -3.2, variance: 4.96466, covariance: 4.96466 },
  },
  pam30: {
    gapped:   { lambda: 0.294, k: 0.11, h: 0.61, alpha: 0.48, beta: -6, variance: 2.46392, covariance: 3.18615 },
    ungapped: { lambda: 0.34, k: 0.283, h: 1.754, alpha: 0.1938, beta: -0.3, variance: 0.161818, covariance: 0.161818 },
  },
  bases: {
    gapped:   { lambda: 0.625, k: 0.41, h: 0.78, alpha: 0.8, beta: -2 },
    ungapped: { lambda: 0.634, k: 0.408, h: 0.912, alpha: 0.634 / 0.912, beta: -2 },
  },
  shortBases: {
    gapped:   { lambda: 1.374, k: 0.711, h: 1.31, alpha: 1.374 / 1.31, beta: 0 },
    ungapped: { lambda: 1.374, k: 0.711, h: 1.31, alpha: 1.374 / 1.31, beta: 0 },
  },
  nearBases: {
    gapped:   { lambda: 1.28, k: 0.46, h: 0.85, alpha: 1.5, beta: -2 },
    ungapped: { lambda: 1.33, k: 0.621, h: 1.12, alpha: 1.33 / 1.12, beta: 0 },
  },
};

/** What a score is worth in one search. Lengths in letters of the alphabet that is compared. */
export interface Statistics {
  bits(score: number): number;
  /** Alignments of at least this score that are expected by chance in the whole search. */
  expected(score: number, subject_length: number): number;
  /** The least score that is expected no more often than `evalue` times, for a subject of mean length. */
  scoreFor(evalue: number): number;
  /** The score of an extension without gaps that is worth so many bits. */
  ungappedScore(bits: number): number;
}

/** Of the normal distribution: the share below x, by Cody's rational approximation of erfc to 1e-7. */
function normalBelow(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  // biome-ignore format: a polynomial
  const series = -1.26551223 + t * (1.00002368 + t * (0.37409196 + t * (0.09678418 + t * (-0.18628806 + t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))))))));
  const tail = (t * Math.exp(-z * z + series)) / 2;
  return x < 0 ? tail : 1 - tail;
}

/** The area in which an alignment of a score can lie, of a query and a subject of given lengths. */
function finiteArea(both: Both, gap: number, score: number, m: number, n: number): number {
  const { gapped, ungapped } = both;
  const slope = 2 * gap;
  const mean = gapped.alpha * score + slope * (ungapped.alpha - gapped.alpha);
  const spread = (at: number) => at / gapped.lambda;
  const variance = Math.max(
    2 * spread(gapped.variance!),
    gapped.variance! * score + slope * (ungapped.variance! - gapped.variance!),
  );
  const covariance = Math.max(
    2 * spread(gapped.covariance!),
    gapped.covariance! * score + slope * (ungapped.variance! - gapped.covariance!),
  );
  const root = Math.sqrt(variance);
  const side = (length: number) => {
    const left = length - mean;
    const below = normalBelow(left / root);
    const density = Math.exp(-0.5 * (left / root) ** 2) / Math.sqrt(2 * Math.PI);
    return { below, part: left * below + root * density };
  };
  const [a, b] = [side(m), side(n)];
  return Math.max(0, a.part * b.part + covariance * a.below * b.below);
}

/** The length by which query and subjects are shortened: a fixed point, 0 where a query is too short for one. */
export function lengthAdjustment(c: Constants, m: number, letters: number, subjects: number): number {
  const most = (() => {
    // K (m - l)(n - N l) > max(m, n) bounds it
    const a = subjects;
    const b = m * subjects + letters;
    const rest = letters * m - Math.max(m, letters) / c.k;
    return rest < 0 ? 0 : (2 * rest) / (b + Math.sqrt(b * b - 4 * a * rest));
  })();
  let low = 0;
  let high = most;
  const wanted = (l: number) =>
    (c.alpha / c.lambda) * (Math.log(c.k) + Math.log((m - l) * (letters - subjects * l))) + c.beta;
  if (most <= 0 || wanted(0) <= 0) return 0;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (wanted(middle) >= middle) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}

/**
 * @param query Its length; of a translated query, of one frame.
 * @param letters Of all subjects together.
 */
export function statisticsOf(
  name: ScoringName,
  gaps: { readonly allowed: boolean; readonly open: number; readonly extend: number; readonly scale: number },
  query: number,
  letters: number,
  subjects: number,
): Statistics {
  const both = CONSTANTS[name];
  const used = gaps.allowed ? both.gapped : both.ungapped;
  const { lambda, k } = used;
  const finite = gaps.allowed && used.variance !== undefined;
  const adjustment = finite ? 0 : lengthAdjustment(used, query, letters, Math.max(1, subjects));
  const space = Math.max(1, query - adjustment) * Math.max(1, letters - subjects * adjustment);
  // the constants of 2, -3 hold for even scores alone
  const counted = (score: number) => {
    const plain = score / gaps.scale;
    return name === 'bases' && gaps.allowed ? plain - (plain % 2) : plain;
  };
  const expected = (score: number, length: number) => {
    const s = counted(score);
    const n = Math.max(1, length);
    const area = finite ? finiteArea(both, gaps.open + gaps.extend, s, query, n) * (Math.max(letters, n) / n) : space;
    return area * k * Math.exp(-lambda * s);
  };
  return {
    bits: (score) => (lambda * counted(score) - Math.log(k)) / Math.LN2,
    expected,
    scoreFor(evalue) {
      const mean = letters / Math.max(1, subjects);
      let [low, high] = [1, 2];
      while (expected(high, mean) > evalue && high < 1e6) high *= 2;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (expected(middle, mean) > evalue) low = middle;
        else high = middle;
      }
      return high;
    },
    ungappedScore: (bits) =>
      Math.ceil(((bits * Math.LN2 + Math.log(both.ungapped.k)) / both.ungapped.lambda) * gaps.scale),
  };
}
