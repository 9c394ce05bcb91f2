import { standardName } from '#patents/names.ts';
import { type Company, companyPart, type Decision, schemeApart } from './companies.ts';
import { identityOf } from './identifiers.ts';

/** Decisions as parts of records: what a person said joins or parts them, whatever is imported before or after. */

/** The source of parts that are decisions. */
export const DECISIONS = 'company-decisions';

/** A name as the other side of a decision: `name:ACME CO`. */
export const nameSide = (name: string): string => `name:${standardName(name)}`;

const NAME = 'name:';

/** Both sides of a decision in normal form, a name last. @throws RangeError for what can be no pair. */
function sidesOf(one: string, other: string): [one: string, other: string] {
  const [first, second] = [one, other].map((side) =>
    side.startsWith(NAME) ? nameSide(side.slice(NAME.length)) : identityOf(side),
  ) as [string, string];
  if (first === second) throw new RangeError(`"${first.slice(0, 60)}" is on both sides: name two entities`);
  if (first.startsWith(NAME) && second.startsWith(NAME))
    throw new RangeError('both sides are names: one must be an identity, such as lei:...');
  if (first.startsWith(NAME) !== second.startsWith(NAME))
    return second.startsWith(NAME) ? [first, second] : [second, first];
  return first < second ? [first, second] : [second, first];
}

/**
 * A decision as a part of the record that it is about. `same` gives the part both identities, by which their records
 * are one; a later decision on the pair takes its place, so that they part again.
 * @param demo Whether it is about fictional records: nothing else joins those.
 * @throws RangeError where a side is no identity, or where both have another identifier of which an entity has one.
 */
export function decisionPart({ one, other, verdict, decided, by, note }: Decision, demo = false): Company {
  const [first, second] = sidesOf(one, other);
  const named = second.startsWith(NAME);
  const apart = named ? undefined : schemeApart([first], [second]);
  if (apart && verdict === 'same')
    throw new RangeError(`"${first}" and "${second}" are two entities: one has one ${apart} at most`);
  return companyPart({
    ids: !named && verdict === 'same' ? [first, second] : [first],
    provenance: [{ source: DECISIONS, key: `${first} = ${second}`, as_of: decided }],
    ...(named && verdict === 'same' && { names: [{ text: second.slice(NAME.length), kind: 'other' as const }] }),
    decisions: [{ one: first, other: second, verdict, decided, ...(by && { by }), ...(note && { note }) }],
    ...(demo && { demo: true as const }),
  });
}

/** What was decided of two records, by any of their identities. */
export const decidedOf = (a: Company, b: Company): Decision | undefined =>
  [...(a.decisions ?? []), ...(b.decisions ?? [])].find(
    ({ one, other }) =>
      (a.ids.includes(one) && b.ids.includes(other)) || (b.ids.includes(one) && a.ids.includes(other)),
  );

/** Whether a person said that a name is not this entity's. */
export const refusedName = (company: Company, name: string): boolean =>
  (company.decisions ?? []).some(({ other, verdict }) => verdict === 'different' && other === nameSide(name));
