import { type Company, factsOf } from '#collections/companies/companies.ts';
import type { AnswerOf, Loose, Shape } from '#contract/shape.ts';

type Flags<S extends Shape> = Loose<Omit<AnswerOf<S>, 'company_name' | 'credit_code' | 'org_number'>>;

/**
 * The flags of an answer, `is_...`: as a register that is complete for the label states them. What no register states
 * is absent: that a company stands on no list that is loaded is no statement.
 */
export function flagsOf<const S extends Shape>(contract: S, company: Company): Flags<S> {
  const stated = new Map(factsOf(company, 'flag').map(({ label, value }) => [label, value]));
  const names = Object.keys((contract.answer as { properties?: object } | undefined)?.properties ?? {});
  return Object.fromEntries(
    names
      .filter((name) => name.startsWith('is_'))
      .map((name) => [name, stated.get(name) === undefined ? undefined : String(stated.get(name))]),
  ) as Flags<S>;
}
