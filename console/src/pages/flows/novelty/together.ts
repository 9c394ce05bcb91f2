import type { Quote } from '../parts/quote.ts';
import type { Judgement, Own } from './record.ts';

/** A place in the chart: a cell, or a whole document where no feature is named. */
export interface ChangedPlace {
  readonly number: string;
  readonly feature?: string;
}

/**
 * One thing that a person does in the chart, for the judgements as they are when it reaches the service: others may
 * have gone on with the same chart, and what they did elsewhere stays.
 */
export interface Change {
  /** What it replaces there; undefined: it adds to the chart or leaves it. */
  readonly at?: ChangedPlace;
  to(all: readonly Judgement[]): readonly Judgement[];
}

/** A person's own view of a cell over what was found. */
export type CellAsFound = Required<Pick<Own, 'verdict' | 'score' | 'reason'>> & { readonly quote?: Quote };

const replaced = (all: readonly Judgement[], number: string, with_: (one: Judgement) => Judgement) =>
  all.map((one) => (one.publication_number === number ? with_(one) : one));

/** Undefined takes the finding back into force. */
export const judging = (number: string, feature: string, own: Own | undefined): Change => ({
  at: { number, feature },
  to: (all) =>
    replaced(all, number, (one) => {
      const { [feature]: _, ...others } = one.features;
      return { ...one, features: own ? { ...others, [feature]: own } : others };
    }),
});

export const selecting = (number: string, selected: boolean): Change => ({
  to: (all) => replaced(all, number, (one) => ({ ...one, selected })),
});

export const adding = (number: string): Change => ({
  to: (all) =>
    all.some(({ publication_number }) => publication_number === number)
      ? all
      : [...all, { publication_number: number, selected: true, user_added: true, features: {} }],
});

export const removing = (number: string): Change => ({
  at: { number },
  to: (all) => all.filter(({ publication_number }) => publication_number !== number),
});

/** The comparison stands as it is. */
export const asItIs: Change = { to: (all) => all };

type Found = (place: Required<ChangedPlace>) => CellAsFound | undefined;

/** What is said of a cell, as text that compares: of what nobody judged, what was found. */
export function saidAt({ number, feature }: Required<ChangedPlace>, all: readonly Judgement[], found: Found): string {
  const judgement = all.find((one) => one.publication_number === number);
  return told({ ...found({ number, feature })!, ...judgement?.features[feature] });
}

/** What one page has last said of each cell: it may be read back later than a person goes on there. */
export class OwnWords {
  readonly #said = new Map<string, string>();

  note(at: ChangedPlace | undefined, all: readonly Judgement[], found: Found): void {
    if (isCell(at)) this.#said.set(nameOf(at), saidAt(at, all, found));
  }

  /** As `changedMeanwhile`, and that it was not this page which last said what a cell says now. */
  overtaken(at: ChangedPlace | undefined, saw: readonly Judgement[], now: readonly Judgement[], found: Found): boolean {
    const isOwn = isCell(at) && this.#said.get(nameOf(at)) === saidAt(at, now, found);
    return !isOwn && changedMeanwhile(at, saw, now, found);
  }
}
const isCell = (at: ChangedPlace | undefined): at is Required<ChangedPlace> => at?.feature !== undefined;
const nameOf = ({ number, feature }: Required<ChangedPlace>) => `${number} ${feature}`;

/**
 * Whether somebody else has changed the place between what a person `saw` and what is there `now`. The service leaves
 * out of a judgement what is as it was found, so that is filled in on both sides.
 */
export function changedMeanwhile(
  at: ChangedPlace | undefined,
  saw: readonly Judgement[],
  now: readonly Judgement[],
  found: Found,
): boolean {
  if (!at) return false;
  const { number } = at;
  const [before, after] = [saw, now].map((all) => all.find((one) => one.publication_number === number));
  // somebody has taken the document out, and no harm comes of taking it out twice
  if (!after) return before !== undefined && at.feature !== undefined;
  const features =
    at.feature !== undefined
      ? [at.feature]
      : [...new Set([before, after].flatMap((one) => Object.keys(one?.features ?? {})))];
  return features.some((feature) => {
    const asFound = found({ number, feature });
    const [one, other] = [before, after].map((judgement) => told({ ...asFound, ...judgement?.features[feature] }));
    return one !== other;
  });
}

const told = ({ verdict, score, reason, quote }: Own): string =>
  JSON.stringify([
    verdict,
    score,
    reason,
    quote && [quote.part, quote.lang, quote.origin, quote.claim_number, quote.paragraph_id, quote.start, quote.end],
  ]);
