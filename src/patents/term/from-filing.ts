import { dayText } from '#clock.ts';
import { addYears, isWhole } from '../days.ts';
import { type Term, type TermFacts, UNDATED, untold } from './term.ts';

/** A number of years, from what, by which law. */
export interface Years {
  readonly years: number;
  readonly from: 'filing' | 'grant';
  readonly law: string;
}

/** The term that a law gives: years from the filing (of the earliest application that counts as it), or the grant. */
export function yearsFrom(facts: TermFacts, given: Years | undefined): Term {
  if (!given) return untold('the law of this kind of right is not known here');
  const { years, from, law } = given;
  const filings = [facts.filed, ...facts.earlier.map(({ filed }) => filed)];
  const start = from === 'grant' ? facts.granted : filings.every(isWhole) ? Math.min(...filings) : undefined;
  if (!isWhole(start)) return from === 'filing' ? UNDATED : untold('the day of grant is unknown');
  const expires = addYears(start, years);
  return { expires, steps: [`${years} years from the ${from} of ${dayText(start)}: ${dayText(expires)} (${law})`] };
}
