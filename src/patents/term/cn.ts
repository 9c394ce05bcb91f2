import { isWhole } from '../days.ts';
import { yearsFrom } from './from-filing.ts';
import { type Term, type TermFacts, UNDATED } from './term.ts';

/** The fourth amendment of the Patent Law is in force from this day on. */
const AMENDED = 20210601;

/**
 * Chinese patents, from the date of filing, which is the parent's of a division (Patent Law Art. 42; Implementing
 * Regulations Rule 49): inventions 20 years, utility models 10, designs 15, of applications filed before 1 June 2021
 * 10.
 */
export function cnTerm(facts: TermFacts): Term {
  const law = 'Patent Law of the PRC Art. 42';
  if (facts.kind === 'invention') return yearsFrom(facts, { years: 20, from: 'filing', law });
  if (facts.kind === 'utility_model') return yearsFrom(facts, { years: 10, from: 'filing', law });
  if (facts.kind !== 'design') return yearsFrom(facts, undefined);
  if (!isWhole(facts.filed)) return UNDATED;
  return yearsFrom(facts, { years: facts.filed >= AMENDED ? 15 : 10, from: 'filing', law });
}
