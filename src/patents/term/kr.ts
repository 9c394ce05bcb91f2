import { isWhole } from '../days.ts';
import { yearsFrom } from './from-filing.ts';
import { type Term, type TermFacts, UNDATED } from './term.ts';

/**
 * Korean rights: patents 20 years from filing (Patent Act Art. 88(1)); utility models 10 (Utility Model Act Art.
 * 22(1)); designs filed from 1 July 2014 on 20 years from filing (Design Protection Act Art. 91(1)), before 15 from
 * registration.
 */
export function krTerm(facts: TermFacts): Term {
  const { kind, filed } = facts;
  if (kind === 'invention') return yearsFrom(facts, { years: 20, from: 'filing', law: 'Patent Act Art. 88(1)' });
  if (kind === 'utility_model')
    return yearsFrom(facts, { years: 10, from: 'filing', law: 'Utility Model Act Art. 22(1)' });
  if (kind !== 'design') return yearsFrom(facts, undefined);
  if (!isWhole(filed)) return UNDATED;
  const law = 'Design Protection Act Art. 91(1)';
  return yearsFrom(facts, filed >= 20140701 ? { years: 20, from: 'filing', law } : { years: 15, from: 'grant', law });
}
