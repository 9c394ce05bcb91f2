import { isWhole } from '../days.ts';
import { yearsFrom } from './from-filing.ts';
import { type Term, type TermFacts, UNDATED } from './term.ts';

/** Applications filed from this day on are under the amended act. */
const AMENDED = 19891001;

/**
 * Canadian patents: 20 years from filing (Patent Act sec. 44); filed before 1 October 1989 17 years from the grant, or
 * 20 from filing where that ends later (sec. 45; a patent that had ended before 12 July 2001 has 17 alone).
 */
export function caTerm(facts: TermFacts): Term {
  if (facts.kind !== 'invention') return yearsFrom(facts, undefined);
  if (!isWhole(facts.filed)) return UNDATED;
  const new_act = yearsFrom(facts, { years: 20, from: 'filing', law: 'Patent Act sec. 44' });
  if (facts.filed >= AMENDED) return new_act;
  const old_act = yearsFrom(facts, { years: 17, from: 'grant', law: 'Patent Act sec. 45' });
  if (old_act.expires === undefined || new_act.expires === undefined) return old_act;
  return old_act.expires >= 20010712 && new_act.expires > old_act.expires
    ? { ...new_act, steps: [...old_act.steps, ...new_act.steps] }
    : old_act;
}
