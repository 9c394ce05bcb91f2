import { caTerm } from './ca.ts';
import { cnTerm } from './cn.ts';
import { deTerm } from './de.ts';
import { epTerm } from './ep.ts';
import { euTerm } from './eu.ts';
import { gbTerm } from './gb.ts';
import { jpTerm } from './jp.ts';
import { krTerm } from './kr.ts';
import { type Term, type TermFacts, untold } from './term.ts';

const LAWS: Readonly<Record<string, (facts: TermFacts) => Term>> = {
  EP: epTerm,
  CN: cnTerm,
  JP: jpTerm,
  KR: krTerm,
  DE: deTerm,
  EM: euTerm,
  GB: gbTerm,
  CA: caTerm,
};

/** The term of a right of an office but the USPTO, whose terms are made of more (`usTerm`). */
export const termOf = (office: string, facts: TermFacts): Term =>
  LAWS[office]?.(facts) ?? untold(`the law of ${office} is not known here`);
