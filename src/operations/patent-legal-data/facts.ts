import type { FactKind, LegalEvent, LegalFact, LegalParty } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';

/** A legal event that states a fact of one kind. */
export interface Stated<K extends FactKind> {
  readonly event: LegalEvent;
  readonly fact: Extract<LegalFact, { kind: K }>;
}

interface Dated {
  readonly event: LegalEvent;
  readonly fact: Pick<LegalFact, 'state' | 'effective'>;
}

/** The facts of one kind in the legal events of a patent, in their order. */
export const factsOf = <K extends FactKind>(patent: Patent, kind: K): Stated<K>[] =>
  patent.legal_events.flatMap((event) =>
    event.fact?.kind === kind ? [{ event, fact: event.fact as Stated<K>['fact'] }] : [],
  );

/** From when a fact is so, as far as it is stated: the day in force, else the day of the event. */
export const since = ({ event, fact }: Dated): number | undefined => fact.effective ?? event.date;

/** For which office or state a fact is so. */
export const where = ({ event, fact }: Dated): string | undefined => fact.state ?? event.country;

/** Names in their order. */
export const wireNames = (parties: readonly LegalParty[] = []) =>
  parties.map(({ name }, index) => ({ name, sequence: index + 1 }));
