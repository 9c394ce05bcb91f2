import { compareQuantities, type Quantity } from '#language/quantities.ts';
import type { Span } from '#language/spans.ts';
import type { ClaimElement } from './elements.ts';
import type { Said } from './product.ts';

/** Words that stand beside a number and say what it measures. */
const BESIDE = 3;

/** A number of a description of the kind of a claim's, and how the two lie. */
export interface Measured {
  readonly said: Quantity;
  readonly sentence: Said;
  readonly relation: NonNullable<ReturnType<typeof compareQuantities>>;
}

/** The words beside a number: those before it, and those behind it where hardly any stand before. */
export function besides({ words }: ClaimElement, number: Span): Set<string> {
  const placed = words.flatMap(({ key, places }) => places.map((place) => ({ key, ...place })));
  const { before, after } = around(placed, number);
  return new Set([...before, ...(before.length < 2 ? after : [])].map(({ key }) => key));
}

function around<W extends Span>(words: readonly W[], { start, end }: Span) {
  const list = words.toSorted((a, b) => a.start - b.start);
  return {
    before: list.filter((word) => word.end <= start).slice(-BESIDE),
    after: list.filter((word) => word.start >= end).slice(0, BESIDE),
  };
}

/**
 * The numbers of some sentences that may be the one which an element claims: those of its kind, and of several those
 * beside which most of the words stand that stand beside the claim's, in the sentence that tells most of the element.
 * "Dried at 80 °C and fired at 900 °C" has one temperature of firing, whatever the other one is.
 */
export function measuring(element: ClaimElement, claimed: Quantity, sentences: readonly Said[]): Measured[] {
  const wanted = besides(element, claimed);
  const found = sentences.flatMap((sentence) => {
    const told = element.words.filter(({ key }) => sentence.keys.has(key)).length;
    return sentence.quantities.flatMap((said) => {
      const relation = compareQuantities(claimed, said);
      if (relation === undefined) return [];
      const { before, after } = around(sentence.words, said);
      const beside = new Set([...before, ...after].map(({ key }) => key));
      return [{ said, sentence, relation, told, shared: [...wanted].filter((key) => beside.has(key)).length }];
    });
  });
  const nearest = (all: typeof found, by: 'shared' | 'told') => {
    const most = Math.max(0, ...all.map((one) => one[by]));
    return all.filter((one) => one[by] === most);
  };
  return nearest(nearest(found, 'shared'), 'told');
}
