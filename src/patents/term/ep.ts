import { yearsFrom } from './from-filing.ts';
import type { Term, TermFacts } from './term.ts';

/**
 * European patents: 20 years from the date of filing (EPC Art. 63(1)), which is the international one of a Euro-PCT
 * application (Art. 153(2)) and the parent's of a division (Art. 76(1)). Certificates of single states are not counted.
 */
export const epTerm = (facts: TermFacts): Term =>
  yearsFrom(facts, { years: 20, from: 'filing', law: 'EPC Art. 63(1)' });
