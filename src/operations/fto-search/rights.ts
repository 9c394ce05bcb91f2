import { byText } from '#by-text.ts';
import { byDay } from '#clock.ts';
import { isGranted } from '#collections/patents/families/facts.ts';
import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type RightState, stateOf } from '#operations/shared/right-state.ts';
import { joinNames, shownTitle } from '#operations/shared/wire-text.ts';
import { claimsFor } from '#skills/claim-scope/scope.ts';
import type { ClaimScope } from '#skills/claim-scope/types.ts';
import type { Right } from './data.ts';

/** A family with the publication whose claims are read, and the states of all its countries. */
export interface Family {
  readonly record: Patent;
  readonly granted: boolean;
  readonly states: RightState[];
}

/**
 * The family of a publication, as far as the countries that are asked for. Claims are read of a grant that has not
 * ended where one is stored, in the language of the product where they are there in it; each country has its own state,
 * by its last publication that is stored.
 */
export async function familyOf(
  corpus: Corpus,
  record: Patent,
  language: string,
  countries: readonly string[] = [],
): Promise<Family> {
  const relations = await relationsOf(corpus, [record.publication_number]);
  const others = (relations.get(record.publication_number)?.simple_family.members ?? [])
    .filter(({ stored, publication_number }) => stored && publication_number !== record.publication_number)
    .map(({ publication_number }) => publication_number)
    .slice(0, 60);
  const members = [record, ...(await corpus.get(patents, others))];
  // what can be infringed and is read in the words of the product comes first; in doubt what was found
  const worth = (one: Patent) =>
    (stateOf(one).state === 'dead' ? 0 : 8) +
    (isGranted(one) ? 4 : 0) +
    (claimsFor(one, language)?.lang === language ? 2 : 0) +
    (one.publication_number === record.publication_number ? 1 : 0);
  const within = members.filter(({ authority }) => countries.length === 0 || countries.includes(authority));
  const readable = within.filter((one) => claimsFor(one, language) !== undefined);
  const chosen = readable.toSorted((a, b) => worth(b) - worth(a))[0] ?? record;
  const states = new Map<string, RightState>();
  // what is granted in a country stands for it
  for (const member of members.toSorted(
    (a, b) => Number(isGranted(a)) - Number(isGranted(b)) || byDay(a.publication_date, b.publication_date),
  ))
    states.set(member.authority, stateOf(member));
  return {
    record: chosen,
    granted: isGranted(chosen),
    states: [...states.values()].toSorted((a, b) => byText(a.country, b.country)),
  };
}

/** A family with what was found of its claims. */
export function rightOf(
  { record, granted, states }: Family,
  scope: ClaimScope,
  found_by: readonly string[],
  user_added = false,
): Right {
  const owners = currentOwners(record).length > 0 ? currentOwners(record) : originalOwners(record);
  return {
    publication_number: record.publication_number,
    title: shownTitle(record.titles),
    owners: owners.map((one) => joinNames([one])),
    found_by: [...found_by],
    user_added,
    granted,
    states,
    litigated: record.legal_events.some(({ fact }) => fact?.kind === 'litigation'),
    scope,
  };
}
