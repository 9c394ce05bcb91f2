/**
 * Where coverage becomes a verdict: measured on the first claims of 50 citing patents, against their own, a cited and a
 * random description.
 */

export type Verdict = 'disclosed' | 'partly' | 'not_found';

export interface Band {
  /** The most content words a feature of this band has. */
  readonly words: number;
  readonly disclosed: number;
  readonly partly: number;
}

export const BANDS: readonly Band[] = [
  { words: 5, disclosed: 0.75, partly: 0.45 },
  { words: 10, disclosed: 0.65, partly: 0.4 },
  { words: Number.POSITIVE_INFINITY, disclosed: 0.5, partly: 0.3 },
];

/**
 * Of what somebody tells in plain words: documents say it in others, and half of a feature in one passage is more than
 * chance where it has five words. Set on the tuning half of `eval/ideas`.
 */
export const TOLD_BANDS: readonly Band[] = [
  { words: 4, disclosed: 0.72, partly: 0.4 },
  { words: Number.POSITIVE_INFINITY, disclosed: 0.45, partly: 0.33 },
];

/** The fewest content words that are judged alone. */
export const FEWEST_WORDS = 3;

export const bandOf = (contentWords: number, bands: readonly Band[] = BANDS): Band =>
  bands.find(({ words }) => contentWords <= words)!;

export const verdictOf = (coverage: number, { disclosed, partly }: Band): Verdict =>
  coverage >= disclosed ? 'disclosed' : coverage >= partly ? 'partly' : 'not_found';

/** Scores of the verdicts: 65 to 100 disclosed, 35 to 64 partly, 0 to 34 not found. */
export const SCORES: Record<Verdict, { readonly lowest: number; readonly highest: number }> = {
  disclosed: { lowest: 65, highest: 100 },
  partly: { lowest: 35, highest: 64 },
  not_found: { lowest: 0, highest: 34 },
};

/** 0 to 100, rising with coverage within each verdict's part of the scale. */
export function scoreOf(coverage: number, band: Band): number {
  const verdict = verdictOf(coverage, band);
  const [from, to] =
    verdict === 'disclosed'
      ? [band.disclosed, 1]
      : verdict === 'partly'
        ? [band.partly, band.disclosed]
        : [0, band.partly];
  const share = Math.max(0, Math.min(1, (coverage - from) / (to - from)));
  const { lowest, highest } = SCORES[verdict];
  return Math.round(lowest + share * (highest - lowest));
}

const RANKS: readonly Verdict[] = ['not_found', 'partly', 'disclosed'];

export const rankOf = (verdict: Verdict): number => RANKS.indexOf(verdict);

/** The verdict one step down. */
export const lower = (verdict: Verdict): Verdict => RANKS[Math.max(0, rankOf(verdict) - 1)]!;
