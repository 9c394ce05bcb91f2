import { cachedStem } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import type { ClaimElement } from './elements.ts';
import type { Window } from './match.ts';
import { areAkin, areOpposite, type Opposable, opposablesOf } from './opposites.ts';
import type { Product, Said } from './product.ts';

interface Placed extends Span {
  readonly key: string;
}

/** Content words on each side of a word that say what it is said of. */
const CLAIM_SIDE = 2;
const PRODUCT_SIDE = 3;

/** Content words around a place, the nearest first. */
function around(words: readonly Placed[], place: Span, side: number): string[] {
  const before = words
    .filter(({ end }) => end <= place.start)
    .slice(-side)
    .reverse();
  const after = words.filter(({ start }) => start >= place.end).slice(0, side);
  return [...after, ...before].map(({ key }) => key);
}

const wordsOf = ({ words }: ClaimElement): Placed[] =>
  words.flatMap(({ key, places }) => places.map((place) => ({ key, ...place }))).toSorted((a, b) => a.start - b.start);

/** Of one word of an element: whether the product has it in the same place, or its opposite there. */
export interface Placement {
  readonly claimed: Opposable;
  readonly same: boolean;
  readonly opposite?: { readonly word: string; readonly sentence: Said };
}

/** Words of a product, and those of the element for which they stand. */
function withOthers(words: readonly string[], { used }: Window): ReadonlySet<string> {
  const there = new Set(words);
  return new Set([...words, ...used.flatMap(({ word, other }) => (other.every((key) => there.has(key)) ? word : []))]);
}

/** Whether a word of a product was needed for one of the element: “joined” for “connected”. */
const standsFor = ({ used }: Window, said: string, claimed: string): boolean =>
  used.some(({ word, other }) => word.includes(keyOf(claimed)) && other.includes(keyOf(said)));

const keyOf = (word: string): string => (isHan(word) ? word : cachedStem(word));

/**
 * For each word of an element that has an opposite: whether it, or the opposite, stands in a window beside the same
 * content words.
 */
export function placementsOf(element: ClaimElement, window: Window, product: Product): Placement[] {
  const own = wordsOf(element);
  const sentences = product.said.slice(window.from, window.to);
  const there = sentences.flatMap((sentence) =>
    opposablesOf(product.text.slice(sentence.start, sentence.end)).map(({ word, start, end }) => ({
      word,
      sentence,
      beside: withOthers(
        around(sentence.words, { start: start + sentence.start, end: end + sentence.start }, PRODUCT_SIDE),
        window,
      ),
    })),
  );
  return element.opposables.map((claimed): Placement => {
    const beside = around(own, claimed, CLAIM_SIDE);
    const shared = (keys: ReadonlySet<string>) => beside.filter((key) => keys.has(key)).length;
    const needed = Math.min(2, beside.length);
    const same = there.some(
      (one) =>
        (areAkin(one.word, claimed.word) || standsFor(window, one.word, claimed.word)) && shared(one.beside) >= needed,
    );
    const other = there.find(
      (one) => areOpposite(one.word, claimed.word) && needed > 0 && shared(one.beside) >= needed,
    );
    return { claimed, same, ...(other && { opposite: { word: other.word, sentence: other.sentence } }) };
  });
}

/** Whether some word of an element stands in a window only where it is denied. */
export function isDenied(element: ClaimElement, window: Window, product: Product): boolean {
  const sentences = product.said.slice(window.from, window.to);
  if (sentences.every(({ negations }) => negations.length === 0)) return false;
  const denied = new Set<string>();
  const plain = new Set<string>();
  for (const { words, negations } of sentences)
    for (const { key, start } of words)
      (negations.some(({ reach }) => start >= reach.start && start < reach.end) ? denied : plain).add(key);
  return element.words.some(({ key }) => denied.has(key) && !plain.has(key));
}
