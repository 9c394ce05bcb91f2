import type { Completion } from '#corpus/collection.ts';
import { type ListedPatent, listedApplications, listedExpiry, listedType } from '../approvals/listed-patents.ts';
import { lifeFrom } from './legal/life-of-patent.ts';
import { ownersFrom } from './owners.ts';
import type { Patent } from './patent.ts';

/** What registers of drugs say of the document. */
function listingFrom(listed: readonly ListedPatent[]): Patent['listing'] {
  if (listed.length === 0) return undefined;
  const together = { listings: listed.flatMap(({ listings }) => listings) };
  const type = listedType(together);
  const expiry = listedExpiry(together);
  return {
    registers: [...new Set(listed.map(({ register }) => register))].sort(),
    records: listed.map(({ id }) => id),
    applications: listedApplications(together),
    ...(type && { type }),
    ...(expiry !== undefined && { expiry }),
  };
}

/**
 * What of a patent follows from other records and from the day: its life, its term, its owners, where it is listed.
 */
export const completion: Completion<Patent> = {
  from: ['application', 'file_wrappers', 'conveyances', 'conveyances_of_application', 'listings'],
  fields: ['life', 'term', 'legal_status', 'expiry_date', 'current_assignees', 'rights', 'listing'],
  due: 'LEGAL_STATUS_DUE',
  of(stored, linked, today) {
    let life: ReturnType<typeof lifeFrom> | undefined;
    let owned: ReturnType<typeof ownersFrom> | undefined;
    const lives = () =>
      (life ??= lifeFrom(stored, linked('application') as readonly Patent[], linked('file_wrappers'), today));
    const owners = () => {
      if (owned) return owned;
      const recorded = new Map(
        [...linked('conveyances'), ...linked('conveyances_of_application')].map((one) => [one.id as string, one]),
      );
      return (owned = ownersFrom(stored, [...recorded.values()], linked('application'), linked('file_wrappers')));
    };
    return {
      get life() {
        return lives().life as Patent['life'];
      },
      get term() {
        return lives().term as Patent['term'];
      },
      get legal_status() {
        return lives().status;
      },
      get expiry_date() {
        return lives().expires;
      },
      get current_assignees() {
        return owners().current;
      },
      get rights() {
        return owners().rights;
      },
      get listing() {
        return listingFrom(linked('listings') as readonly ListedPatent[]);
      },
    };
  },
};
