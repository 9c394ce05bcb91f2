import { casesOf } from '#analytics/asserted.ts';
import type { FactOf } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';

/** What the legal events of a patent say in numbers. Nothing of one without events: what nobody was asked is not 0. */
export function eventFigures({ legal_events }: Pick<Patent, 'legal_events'>) {
  if (legal_events.length === 0) return {};
  const facts = legal_events.flatMap(({ fact, country }) => (fact ? [{ fact, country }] : []));
  const count = (kind: string) => facts.filter(({ fact }) => fact.kind === kind).length;
  const outcomes = facts.flatMap(({ fact }) =>
    fact.kind === 'invalidation' ? [(fact as FactOf<'invalidation'>).outcome] : [],
  );
  const litigation = facts.filter(({ fact }) => fact.kind === 'litigation');
  return {
    reexamined: count('reexamination') + outcomes.length > 0,
    invalidations: {
      succeeded: outcomes.filter((outcome) => outcome === 'invalid' || outcome === 'partly_invalid').length,
      failed: outcomes.filter((outcome) => outcome === 'maintained').length,
    },
    litigations: {
      cases: casesOf({ legal_events }).cases,
      countries: [...new Set(litigation.flatMap(({ country }) => country ?? []))].sort(),
    },
    licences: count('licence'),
    pledges: count('pledge'),
    transfers: count('transfer'),
  };
}
