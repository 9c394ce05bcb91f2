import { dayText } from '#clock.ts';
import { addMonths, addYears, isWhole } from '../days.ts';
import { yearsFrom } from './from-filing.ts';
import { type Term, type TermFacts, UNDATED } from './term.ts';

/**
 * German rights: patents 20 years, which begin on the day after the filing (Patentgesetz sec. 16); utility models 10
 * years, counted from the end of the month of filing (Gebrauchsmustergesetz sec. 23(1)); designs 25 years from filing
 * (Designgesetz sec. 27(2)).
 */
export function deTerm(facts: TermFacts): Term {
  const { kind, filed } = facts;
  if (kind === 'invention') return yearsFrom(facts, { years: 20, from: 'filing', law: 'PatG sec. 16' });
  if (kind === 'design') return yearsFrom(facts, { years: 25, from: 'filing', law: 'DesignG sec. 27(2)' });
  if (kind !== 'utility_model') return yearsFrom(facts, undefined);
  if (!isWhole(filed)) return UNDATED;
  // the 31st of a month is its last day in whatever month
  const month = addMonths(Math.trunc(filed / 100) * 100 + 31, 0);
  const expires = addMonths(Math.trunc(addYears(month, 10) / 100) * 100 + 31, 0);
  return {
    expires,
    steps: [
      `10 years from the end of the month of the filing of ${dayText(filed)}: ${dayText(expires)} (GebrMG sec. 23(1))`,
    ],
  };
}
