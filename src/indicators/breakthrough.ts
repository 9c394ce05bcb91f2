import type { Distribution } from './quality-index.ts';

/** Below so many members nobody can be among one in a hundred. */
export const LEAST_OF_BREAKTHROUGHS = 100;

/** Whether a patent is among the most cited, and what says so. */
export interface Breakthrough {
  readonly value: boolean;
  /** Publications of the cohort that are cited as often or more, the patent itself included. */
  readonly as_often: number;
  /** Publications of the cohort whose citations are known. */
  readonly members: number;
}

/**
 * Whether a patent belongs to the one percent of its cohort that is cited most within five years of publication: it is
 * cited, and no more than a hundredth of the cohort is cited as often or more, itself included. So where many share a
 * place, none of them is a breakthrough. Undefined in a cohort of fewer than a hundred.
 * @see Squicciarini, Dernis, Criscuolo, "Measuring Patent Quality", OECD STI Working Papers 2013/03;
 *   Ahuja and Lampert 2001
 */
export function breakthrough(citations: number, cohort: Distribution): Breakthrough | undefined {
  let [members, as_often] = [0, 0];
  for (const [value, count] of cohort) {
    members += count;
    if (value >= citations) as_often += count;
  }
  if (members < LEAST_OF_BREAKTHROUGHS) return undefined;
  return { value: citations > 0 && as_often * 100 <= members, as_often, members };
}
