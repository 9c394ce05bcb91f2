import { isWhole } from '../days.ts';
import { yearsFrom } from './from-filing.ts';
import { type Term, type TermFacts, UNDATED, untold } from './term.ts';

/**
 * Japanese rights: patents 20 years from filing (Patent Act Art. 67(1)), of a division from its parent's (Art. 44(2));
 * utility models 10 years from filing, filed before 1 April 2005 6 years (Utility Model Act Art. 15); designs filed
 * from 1 April 2020 on 25 years from filing (Design Act Art. 21), from 1 April 2007 on 20 years from registration,
 * before 15.
 */
export function jpTerm(facts: TermFacts): Term {
  const { kind, filed } = facts;
  if (kind === 'invention') return yearsFrom(facts, { years: 20, from: 'filing', law: 'Patent Act Art. 67(1)' });
  if (kind === 'plant') return yearsFrom(facts, undefined);
  if (!isWhole(filed)) return UNDATED;
  if (kind === 'utility_model') {
    // before 1994 the term ran from the publication of the examined application
    if (filed < 19940101) return untold('the law of utility models filed before 1994 is not known here');
    return yearsFrom(facts, { years: filed >= 20050401 ? 10 : 6, from: 'filing', law: 'Utility Model Act Art. 15' });
  }
  const law = 'Design Act Art. 21';
  if (filed >= 20200401) return yearsFrom(facts, { years: 25, from: 'filing', law });
  return yearsFrom(facts, { years: filed >= 20070401 ? 20 : 15, from: 'grant', law });
}
