/** A span of calendar years, both ends inclusive. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The calendar year of an instant, UTC. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

/** So many calendar years up to that of an instant. */
export const lastYears = (count: number, now: number): Years => ({ from: yearOf(now) - count + 1, to: yearOf(now) });

/** Applications are published 18 months after their priority, at the latest, where nothing is asked for earlier. */
export const PUBLICATION_DELAY_MONTHS = 18;

/**
 * Filing years of a span that publication still fills at an instant: some applications of theirs are younger than 18
 * months, or are not filed yet.
 */
export function incomplete({ from, to }: Years, now: number): number[] {
  const full = new Date(now);
  full.setUTCDate(1);
  full.setUTCMonth(full.getUTCMonth() - PUBLICATION_DELAY_MONTHS);
  // a year is full when its last day lies 18 months back
  const first = Math.max(from, full.getUTCFullYear());
  return Array.from({ length: Math.max(0, to - first + 1) }, (_, i) => first + i);
}

/** The last filing year up to `to` that publication has filled at an instant: `incomplete` begins behind it. */
export const lastFullYear = (to: number, now: number): number => (incomplete({ from: 1, to }, now)[0] ?? to + 1) - 1;

/** A part of a whole, 0 to 1, not rounded; undefined of nothing. */
export const share = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);
