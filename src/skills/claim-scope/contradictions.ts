import { type Span, trimSpan } from '#language/spans.ts';
import { ordinalsOf } from '#language/wording.ts';
import { countsOf, plainly } from './counts.ts';
import { type ClaimElement, nameAt } from './elements.ts';
import { type Finding, type Held, isNear } from './finding.ts';
import { standingFor, type Window } from './match.ts';
import { besides, measuring } from './measured.ts';
import { placementsOf } from './places.ts';
import type { Product, Said } from './product.ts';
import { saysVerbatim } from './verbatim.ts';

/** Share of an element that a place must say before what it says otherwise counts as said of this element. */
const OF_THIS = 0.6;
/** Windows that are looked at for what contradicts. */
const MOST_WINDOWS = 6;
/** Share of an element that a sentence must say before what it affirms counts as what the claim excludes. */
const ALL = 0.97;
/** The same for a sentence that denies something of it. */
const DENIED = 0.75;

/**
 * What a description says against an element in the places that tell of it, beside a plain denial; undefined where it
 * says nothing against it.
 */
export function contradiction(
  element: ClaimElement,
  product: Product,
  windows: readonly Window[],
  held: Held,
): Finding | undefined {
  const { taken } = held;
  const open = taken ? windows.filter(({ from, to }) => ![...taken].some((at) => at >= from && at < to)) : windows;
  return (
    hasExcluded(element, product, open) ??
    numberOutside(element, product, open, held) ??
    countOutside(element, product, open) ??
    opposite(element, product, open)
  );
}

/** "does not have a plate", "do not use plates": what is denied stands behind. */
const HAS = /^(?:have|having|use|using|contain|include|comprise|need|require|possess|employ|feature)\b\s{0,4}/iu;

const against = (
  product: Product,
  span: Span,
  basis: Finding['basis'],
  pairs?: readonly { readonly claim: string; readonly product: string }[],
): Finding => ({
  verdict: 'missing',
  basis,
  score: 5,
  product: trimSpan(product.text, span),
  missing: [],
  ...(pairs && { against: pairs }),
});

const keysWithin = ({ words }: Said, { start, end }: Span) =>
  words.filter((word) => word.start >= start && word.start < end).map(({ key }) => key);

/**
 * "The product has no cooling plate": a thing that the element names is denied, or all that a sentence of the element's
 * words says. What the element itself denies is none; nor is the thing that the whole claim is of.
 * @param plainly The description says the element word for word: a denial of nearly the same words is then one of
 *   something else ("not collapsed" of the first state, where the second is collapsed), as is a name with "non-".
 */
export function excluded(
  element: ClaimElement,
  { product, confirmed }: Pick<Held, 'product' | 'confirmed'>,
  plainly = false,
): Finding | undefined {
  const worth = new Map(element.words.map(({ key, worth: value }) => [key, value]));
  const total = [...worth.values()].reduce((sum, value) => sum + value, 0);
  const denials = element.negations.flatMap(({ reach }) =>
    nameAt(element.text.slice(reach.start, reach.end).trimStart()),
  );
  const names = (element.kind === 'preamble' ? element.names.slice(1) : element.names).filter(
    (name) => !name.some((key) => denials.includes(key)),
  );
  const others = standingFor(element, confirmed);
  for (const at of product.denying) {
    const sentence = product.said[at]!;
    // a short form stands for the words that it is held to be
    const stood = others.filter(({ other }) => other.every((key) => sentence.keys.has(key)));
    const standing = new Set(stood.flatMap(({ other }) => other));
    const present = new Set([...sentence.keys, ...stood.flatMap(({ word }) => word)]);
    if (plainly && saysVerbatim(element, sentence, product)) continue;
    for (const { start, end, reach } of sentence.negations) {
      if (plainly && product.text.slice(start, end).toLowerCase() === 'non') continue;
      const denied = keysWithin(sentence, reach);
      if (denied.length === 0) continue;
      const text = product.text.slice(reach.start, reach.end);
      const name = nameAt(text.trimStart().replace(HAS, ''));
      // "no second plate" leaves the first one
      const another = ordinalsOf(text).some(({ number }) => number > 1 && !element.ordinals.includes(number));
      const isName =
        !another && names.some((one) => one.length === name.length && one.every((key) => name.includes(key)));
      const covered = [...present].reduce((sum, key) => sum + (worth.get(key) ?? 0), 0) / Math.max(0.01, total);
      const saysAll =
        element.negations.length === 0 &&
        covered >= (plainly ? ALL : DENIED) &&
        denied.every((key) => worth.has(key) || standing.has(key));
      if ((isName && name.length > 0) || saysAll) return against(product, sentence, 'excluded');
    }
  }
  return undefined;
}

/** "free of adhesive" is claimed, and the product says that it has adhesive. */
function hasExcluded(element: ClaimElement, product: Product, windows: readonly Window[]): Finding | undefined {
  if (element.negations.length === 0) return undefined;
  const denied = new Set(
    element.negations.flatMap(({ reach }) =>
      element.words
        .filter(({ places }) => places.some(({ start }) => start >= reach.start && start < reach.end))
        .map(({ key }) => key),
    ),
  );
  if (denied.size === 0) return undefined;
  for (const window of windows.slice(0, MOST_WINDOWS)) {
    if (window.coverage < ALL || window.to - window.from > 1) continue;
    for (const sentence of product.said.slice(window.from, window.to)) {
      const places = sentence.words.filter(({ key }) => denied.has(key));
      const all = new Set(places.map(({ key }) => key)).size === denied.size;
      if (all && sentence.negations.length === 0) return against(product, sentence, 'has_excluded');
    }
  }
  return undefined;
}

/** A number of the same thing that lies outside the claim's range, and none that lies within. */
function numberOutside(
  element: ClaimElement,
  product: Product,
  windows: readonly Window[],
  { tolerance }: Held,
): Finding | undefined {
  const told = windows.slice(0, MOST_WINDOWS).filter(({ coverage }) => coverage >= OF_THIS);
  const read = [...new Set(told.flatMap(({ from, to }) => product.said.slice(from, to)))];
  for (const claimed of element.quantities) {
    const measured = besides(element, claimed);
    const numbers = measuring(element, claimed, read);
    if (numbers.some(({ said, relation }) => relation !== 'disjoint' || isNear(claimed, said, tolerance))) continue;
    const outside = numbers.find(
      ({ sentence }) => measured.size === 0 || [...measured].some((key) => sentence.keys.has(key)),
    );
    if (outside)
      return against(product, outside.sentence, 'number', [{ claim: claimed.text, product: outside.said.text }]);
  }
  return undefined;
}

/** The product says plainly that it has fewer of a thing, or another number than the claim fixes. */
function countOutside(element: ClaimElement, product: Product, windows: readonly Window[]): Finding | undefined {
  for (const claimed of element.counts) {
    for (const window of windows.slice(0, 2)) {
      if (window.coverage < 0.75) continue;
      for (const sentence of product.said.slice(window.from, window.to)) {
        const text = product.text.slice(sentence.start, sentence.end);
        const counts = countsOf(text).filter(({ of }) => of === claimed.of);
        const [only] = counts;
        const written = only && text.slice(only.start, only.end);
        const number = only && counts.length === 1 ? plainly({ ...only, text: written! }) : undefined;
        if (number !== undefined && (number < claimed.low || number > claimed.high))
          return against(product, sentence, 'count', [
            { claim: element.text.slice(claimed.start, claimed.end).trim(), product: written!.trim() },
          ]);
      }
    }
  }
  return undefined;
}

/** The word that says the opposite stands where the claim has its own, among the same neighbours. */
function opposite(element: ClaimElement, product: Product, windows: readonly Window[]): Finding | undefined {
  if (element.opposables.length === 0) return undefined;
  for (const window of windows.slice(0, MOST_WINDOWS)) {
    if (window.coverage < OF_THIS) continue;
    for (const { claimed, same, opposite: other } of placementsOf(element, window, product))
      if (!same && other)
        return against(product, other.sentence, 'opposite', [{ claim: claimed.word, product: other.word }]);
  }
  return undefined;
}
