import { yearsFrom } from './from-filing.ts';
import type { Term, TermFacts } from './term.ts';

/** British patents: 20 years from the date of filing (Patents Act 1977 sec. 25(1)). */
export const gbTerm = (facts: TermFacts): Term =>
  yearsFrom(
    facts,
    facts.kind === 'invention' ? { years: 20, from: 'filing', law: 'Patents Act 1977 sec. 25(1)' } : undefined,
  );
