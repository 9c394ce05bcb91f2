import type { PatentFact } from '#collections/patent-facts/patent-facts.ts';
import type { FactKind, FactOf } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { factsAbout } from '#operations/shared/about.ts';

type Of<K extends FactKind> = readonly { readonly fact: FactOf<K>; readonly country: string | undefined }[];

const factsOf = <K extends FactKind>({ legal_events }: Pick<Patent, 'legal_events'>, kind: K): Of<K> =>
  legal_events.flatMap(({ fact, country }) => (fact?.kind === kind ? [{ fact: fact as FactOf<K>, country }] : []));

/**
 * Licences, pledges and transfers, by legal events and recorded conveyances. Nothing where neither is stored: what
 * nobody was asked is not 0.
 */
export function rightFigures(patent: Pick<Patent, 'legal_events' | 'rights'>) {
  const { legal_events, rights } = patent;
  if (legal_events.length === 0 && !rights) return {};
  const figure = (kind: 'licence' | 'pledge' | 'transfer', recorded: number | undefined) => {
    const facts = factsOf(patent, kind);
    const registered = facts.filter(({ fact }) => fact.reel_frame !== undefined).length;
    // what is registered is told by events too; what inventors assigned is none of the transfers that are recorded
    const known = kind === 'transfer' && recorded !== undefined ? recorded : Math.max(recorded ?? 0, registered);
    return facts.length - registered + known;
  };
  return {
    licences: figure('licence', rights?.licences),
    pledges: figure('pledge', rights?.pledges),
    transfers: figure('transfer', rights?.transfers),
  };
}

/** Figures of disputes; what is not known is absent. */
export interface DisputeFigures {
  /** Whether there was a re-examination, an invalidation, or a trial that reviews the patent. */
  readonly reexamined?: boolean;
  /** Requests for invalidation by how they ended; absent where the end of one is told in an office's words alone. */
  readonly invalidations?: { readonly succeeded: number; readonly failed: number };
  readonly litigations?: { readonly cases: number; readonly countries: readonly string[] };
}

type Own<K extends PatentFact['kind']> = readonly Extract<PatentFact, { kind: K }>[];

/** Types of proceedings that look whether a right was rightly granted: US trials, those of the CNIPA, in words. */
const REVIEW = /^(?:IPR|PGR|CBM|FS|WX|trial)$|re-?exam|invalid|revocation|nullity/i;

/** By legal events, and by what the board and files of one's own tell; in the order of the patents. */
export async function disputeFigures(
  corpus: Pick<Corpus, 'get' | 'links'>,
  patents: readonly Patent[],
): Promise<DisputeFigures[]> {
  const proceedings = await factsAbout(corpus, patents, 'proceeding');
  const litigations = await factsAbout(corpus, patents, 'litigation');
  return patents.map((patent, i) => ({
    ...reviews(patent, proceedings[i]!),
    ...cases(patent, litigations[i]!),
  }));
}

function reviews(patent: Patent, own: Own<'proceeding'>): Omit<DisputeFigures, 'litigations'> {
  if (patent.legal_events.length === 0 && own.length === 0) return {};
  const invalidations = factsOf(patent, 'invalidation');
  const reviewed = own.filter(({ case_type = '' }) => REVIEW.test(case_type));
  const ended = (...outcomes: readonly string[]) =>
    invalidations.filter(({ fact }) => fact.outcome !== undefined && outcomes.includes(fact.outcome)).length;
  return {
    reexamined: factsOf(patent, 'reexamination').length + invalidations.length + reviewed.length > 0,
    ...(reviewed.length === 0 && {
      invalidations: { succeeded: ended('invalid', 'partly_invalid'), failed: ended('maintained') },
    }),
  };
}

function cases(patent: Patent, own: Own<'litigation'>): Pick<DisputeFigures, 'litigations'> {
  if (patent.legal_events.length === 0 && own.length === 0) return {};
  const stated = patent.legal_events.filter(({ fact }) => fact?.kind === 'litigation');
  const told = [
    ...stated.map(({ fact, country, date }) => ({ number: (fact as FactOf<'litigation'>).docket, country, date })),
    ...own.map(({ case_number, country, filing_date }) => ({ number: case_number, country, date: filing_date })),
  ];
  // those without a docket are told apart by their days
  const numbers = told.map(({ number, date }) => number?.trim().toUpperCase() ?? `on ${date}`);
  return {
    litigations: {
      cases: new Set(numbers).size,
      countries: [...new Set(told.flatMap(({ country }) => country ?? []))].sort(),
    },
  };
}
