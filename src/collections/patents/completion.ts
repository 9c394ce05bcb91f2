import type { Completion } from '#corpus/collection.ts';
import { daysBetween, isWhole } from '#patents/days.ts';
import { type ListedPatent, listedApplications, listedExpiry, listedType } from '../approvals/listed-patents.ts';
import { lifeFrom } from './legal/life-of-patent.ts';
import { ownersFrom } from './owners.ts';
import type { Patent } from './patent.ts';
import { bareOf, wholeOf } from './same-publication.ts';

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

function listedAs(stored: Patent, others: readonly Patent[]): Patent['listed_as'] {
  const bare = bareOf(stored, others);
  if (!bare) return undefined;
  return {
    publication_number: bare.publication_number,
    sources: [...new Set(bare.provenance.map(({ source }) => source))],
  };
}

/** Most days by which a term is extended for the time that a drug waited for its approval (35 U.S.C. 156(g)(6)). */
const LONGEST_EXTENSION = 5 * 366;

/**
 * The term with what a register of drugs states of its end; a later day is shown as an extension where it can be one.
 */
export function secondOpinion(term: Patent['term'], listed: readonly ListedPatent[]): Patent['term'] {
  const days = listed.flatMap(({ listings }) =>
    listings.flatMap(({ expiry, paediatric, delisted }) =>
      expiry === undefined || paediatric || delisted ? [] : [expiry],
    ),
  );
  if (days.length === 0) return term;
  const expires = Math.max(...days);
  const own = term?.expires;
  const later = own !== undefined && isWhole(own) && isWhole(expires) ? daysBetween(own, expires) : 0;
  const extension_days = later > 0 && later <= LONGEST_EXTENSION ? later : undefined;
  const stated = { by: listed[0]!.register, expires, ...(extension_days !== undefined && { extension_days }) };
  return { ...(term ?? { steps: [] }), stated };
}

/** The life of a stored record, and of what it was made. */
interface Lived {
  readonly of: readonly unknown[];
  readonly life: ReturnType<typeof lifeFrom>;
}
const lived = new WeakMap<Patent, Lived>();

/** As `lifeFrom`, once for the same records and day: an assignment changes no life. */
function lifeOnce(...of: Parameters<typeof lifeFrom>): ReturnType<typeof lifeFrom> {
  const [stored, siblings, wrappers, today] = of;
  const now = [today, siblings.length, ...siblings, ...wrappers];
  const known = lived.get(stored);
  if (known?.of.length === now.length && known.of.every((each, i) => each === now[i])) return known.life;
  const life = lifeFrom(...of);
  lived.set(stored, { of: now, life });
  return life;
}

/**
 * What of a patent follows from other records and from the day: its life, its term, its owners, where it is listed, and
 * whether it is stored twice, without and with its kind code.
 */
export const completion: Completion<Patent> = {
  from: ['number', 'application', 'file_wrappers', 'conveyances', 'conveyances_of_application', 'listings'],
  fields: [
    'life',
    'term',
    'legal_status',
    'expiry_date',
    'current_assignees',
    'rights',
    'listing',
    'same_as',
    'listed_as',
  ],
  due: 'LEGAL_STATUS_DUE',
  of(stored, linked, today) {
    let life: ReturnType<typeof lifeFrom> | undefined;
    let owned: ReturnType<typeof ownersFrom> | undefined;
    const lives = () =>
      (life ??= lifeOnce(stored, linked('application') as readonly Patent[], linked('file_wrappers'), today));
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
        const listed = linked('listings') as readonly ListedPatent[];
        return secondOpinion(lives().term as Patent['term'], listed);
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
      get same_as() {
        return wholeOf(stored, linked('number') as readonly Patent[])?.publication_number;
      },
      get listed_as() {
        return listedAs(stored, linked('number') as readonly Patent[]);
      },
    };
  },
};
