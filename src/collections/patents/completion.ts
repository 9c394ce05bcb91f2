import type { Completion } from '#corpus/collection.ts';
import { lifeFrom } from './legal/life-of-patent.ts';
import { ownersFrom } from './owners.ts';
import type { Patent } from './patent.ts';

/** What of a patent follows from other records and from the day: its life, its term, its owners. */
export const completion: Completion<Patent> = {
  from: ['application', 'file_wrappers', 'conveyances', 'conveyances_of_application'],
  fields: ['life', 'term', 'legal_status', 'expiry_date', 'current_assignees', 'rights'],
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
    };
  },
};
