import { partyType, standardName } from '#patents/names.ts';
import { type Owner, ownershipOf, type Recorded, transfers } from '#patents/ownership.ts';
import type { FileWrapper } from '../file-wrappers/file-wrappers.ts';
import type { LegalFact } from './legal/legal-event.ts';
import type { Party, Patent } from './patent.ts';

export interface Owned {
  /** Present owners; empty where no source knows them. */
  readonly current: Party[];
  /** What is recorded about rights in the patent, where anything is. */
  readonly rights?: Patent['rights'];
}

const partyOf = (name: string, known: Partial<Party> = {}): Party => {
  const type = partyType(name);
  return { name, standard_name: standardName(name), ...(type && { type }), ...known };
};

type Passing = Extract<LegalFact, { kind: 'transfer' | 'name_change' | 'party_change' }>;

/** Owners as the register's own events tell them: each says all that own after it. */
function ownersByEvents(patents: readonly Patent[]): readonly string[] {
  const passing = patents
    .flatMap(({ legal_events }) => legal_events)
    .flatMap(({ fact, date, country, code }) =>
      fact?.kind === 'transfer' || fact?.kind === 'name_change' || fact?.kind === 'party_change'
        ? [{ fact: fact as Passing, day: fact.effective ?? date ?? 0, country, code }]
        : [],
    )
    // of one state of a bundle alone, at the USPTO of some of several owners, or of nobody's register: not of the whole
    .filter(
      ({ fact, country }) =>
        fact.state === undefined && country !== undefined && country !== 'US' && fact.to !== undefined,
    )
    .sort((a, b) => a.day - b.day || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return passing.at(-1)?.fact.to?.map(({ name }) => name) ?? [];
}

/** Conveyances at the USPTO as legal events tell them, without those that are stored by themselves. */
function conveyancesByEvents(patents: readonly Patent[], known: ReadonlySet<string>): Recorded[] {
  const found = new Map<string, Recorded>();
  for (const { legal_events } of patents)
    for (const { fact, date, country } of legal_events) {
      if (country !== 'US' || (fact?.kind !== 'transfer' && fact?.kind !== 'name_change')) continue;
      const { from = [], to = [], reel_frame } = fact;
      if (reel_frame === undefined || known.has(reel_frame)) continue;
      found.set(reel_frame, {
        reel_frame,
        text: fact.kind === 'name_change' ? 'CHANGE OF NAME' : (fact.conveyance ?? 'ASSIGNMENT'),
        executed: date,
        assignors: from,
        assignees: to,
      });
    }
  return [...found.values()];
}

/**
 * Who owns a patent now: by recorded conveyances, else as a source or register states, else by the office's events. And
 * what is recorded of rights in it. Pure; the order of the records does not matter.
 */
export function ownersFrom(
  patent: Patent,
  conveyances: readonly Recorded[],
  siblings: readonly Patent[],
  wrappers: readonly FileWrapper[],
): Owned {
  const family = [
    patent,
    ...siblings.filter(({ authority, demo }) => authority === patent.authority && demo === patent.demo),
  ];
  const known = new Set(conveyances.map(({ reel_frame }) => reel_frame));
  const all = [...conveyances, ...conveyancesByEvents(family, known)];
  const ownership = ownershipOf(all);
  const rights =
    conveyances.length === 0
      ? undefined
      : {
          transfers: transfers(ownership).filter(({ by_persons }) => !by_persons).length,
          licences: ownership.conveyances.filter(({ kind }) => kind === 'licence').length,
          pledges: ownership.pledges.length,
          open_pledges: ownership.pledges.filter(({ released }) => !released).length,
          ...latestOf(conveyances),
        };
  return { current: currentOf(patent, family, ownership.owners, wrappers), ...(rights && { rights }) };
}

function latestOf(conveyances: readonly Recorded[]): { latest?: number } {
  const days = conveyances.flatMap(({ executed, recorded }) => executed ?? recorded ?? []);
  return days.length > 0 ? { latest: Math.max(...days) } : {};
}

function currentOf(
  patent: Patent,
  family: readonly Patent[],
  owners: readonly Owner[],
  wrappers: readonly FileWrapper[],
): Party[] {
  if (owners.length > 0) return owners.map(({ name }) => partyOf(name));
  if (patent.current_assignees.length > 0) return patent.current_assignees;
  const registered = wrappers.flatMap((wrapper) => wrapper.owners ?? []);
  if (registered.length > 0) return registered.map((name) => partyOf(name));
  const sibling = family.find(({ current_assignees }) => current_assignees.length > 0);
  if (sibling) return sibling.current_assignees;
  return ownersByEvents(family).map((name) => partyOf(name));
}
