import { yearsFrom } from './from-filing.ts';
import type { Term, TermFacts } from './term.ts';

/**
 * Registered designs of the European Union: five years from the date of filing, which may be renewed up to 25 in all
 * (Regulation (EC) No 6/2002 Art. 12).
 */
export const euTerm = (facts: TermFacts): Term =>
  yearsFrom(
    facts,
    facts.kind === 'design'
      ? { years: 25, from: 'filing', law: 'if renewed; Regulation (EC) No 6/2002 Art. 12' }
      : undefined,
  );
