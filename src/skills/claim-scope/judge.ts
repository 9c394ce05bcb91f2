import type { Quantity } from '#language/quantities.ts';
import { type Span, trimSpan, wholeCharacters } from '#language/spans.ts';
import { ordinalsOf } from '#language/wording.ts';
import { contradiction, excluded } from './contradictions.ts';
import { countsOf } from './counts.ts';
import type { ClaimElement } from './elements.ts';
import { type Finding, type Held, isNear } from './finding.ts';
import { spanOf, standingFor, type Window, windowsOf } from './match.ts';
import { measuring } from './measured.ts';
import { isDenied, placementsOf } from './places.ts';
import type { Product } from './product.ts';
import { saysVerbatim } from './verbatim.ts';

/**
 * Share of an element that must be said in one place, and of its neighbouring words that must stand together: by the
 * number of its content words. Tuned on the tuning half of `eval/fto`.
 */
const SAID = [
  { words: 3, coverage: 1, pairs: 0.6 },
  { words: 6, coverage: 0.9, pairs: 0.6 },
  { words: 12, coverage: 0.85, pairs: 0.6 },
  { words: Number.POSITIVE_INFINITY, coverage: 0.8, pairs: 0.6 },
] as const;
/** Several sentences say an element where they lack hardly a word of it: each tells a part, and none of them all. */
const TOGETHER = { coverage: 0.95, pairs: 0.8 } as const;
/** A preamble names what the whole is; its purposes may be told elsewhere. */
const PREAMBLE_SHARE = 0.6;
/** From here on a place is shown as the nearest that there is. */
const NEAREST = 0.34;
/** Places that are looked at for one that says all of it. */
const MOST_WINDOWS = 6;

const neededOf = ({ words }: ClaimElement) => SAID.find((one) => words.length <= one.words)!;

function isSaid(element: ClaimElement, window: Window): boolean {
  const several = window.to - window.from > 1;
  const { coverage, pairs } = several && element.kind !== 'preamble' ? TOGETHER : neededOf(element);
  if (!window.alternative) return false;
  if (element.kind === 'preamble')
    return (
      window.coverage >= coverage ||
      (window.coverage >= PREAMBLE_SHARE && element.head.every((key) => window.met.has(key)) && window.pairs >= pairs)
    );
  // the thing or the act that it begins with is the last that may be missing
  const first = element.words[0];
  return window.coverage >= coverage && window.pairs >= pairs && (!first || window.met.has(first.key));
}

/**
 * Whether a place has the words of an element that have an opposite, its ordinals, and its denials where it denies
 * something: they are no content words, and make all the difference.
 */
function saysDirections(element: ClaimElement, window: Window, product: Product): boolean {
  if (!placementsOf(element, window, product).every(({ same }) => same)) return false;
  const sentences = product.said.slice(window.from, window.to);
  const text = sentences.map(({ start, end }) => product.text.slice(start, end)).join('\n');
  const numbers = new Set(ordinalsOf(text).map(({ number }) => number));
  if (!element.ordinals.every((number) => numbers.has(number))) return false;
  if (element.negations.length === 0) return !isDenied(element, window, product);
  return sentences.some(({ negations }) => negations.length > 0);
}

/**
 * Whether what stands in a place is what the element says: word for word, or with all words that make the difference.
 */
const says = (element: ClaimElement, window: Window, product: Product): boolean =>
  saysPlainly(element, window, product) || saysDirections(element, window, product);

const saysPlainly = (element: ClaimElement, window: Window, product: Product): boolean =>
  product.said.slice(window.from, window.to).some((sentence) => saysVerbatim(element, sentence, product));

/** The place that says all of an element, with its numbers where there is one. */
function sayingOf(element: ClaimElement, windows: readonly Window[], held: Held): Window | undefined {
  const saying = windows
    .slice(0, MOST_WINDOWS)
    .filter((window) => isSaid(element, window) && says(element, window, held.product));
  return saying.find((window) => !numbersIn(element, window, held)) ?? saying[0];
}

/** The places that say most of an element, looked for once. */
function placesOf(element: ClaimElement, { product, confirmed, looked }: Held): readonly Window[] {
  const windows = looked?.get(element) ?? windowsOf(element, product, confirmed);
  looked?.set(element, windows);
  return windows;
}

/** Share of a sentence that an element must tell before the sentence counts as told of it. */
const TELLS = 0.6;

/** Sentences that tell of each element, by its place in the list: what they say is said of it and of no other. */
export function toldBy(elements: readonly ClaimElement[], held: Held): ReadonlySet<number>[] {
  return elements.map((element) => {
    const saying = sayingOf(element, placesOf(element, held), held);
    const told = new Set<number>();
    for (let at = saying?.from ?? 0; at < (saying?.to ?? 0); at++) {
      const { keys } = held.product.said[at]!;
      const own = [...keys].filter((key) => saying!.met.has(key)).length;
      if (keys.size > 0 && own / keys.size >= TELLS) told.add(at);
    }
    return told;
  });
}

/** Judges one element: what contradicts it first, then what says it, then what comes near. */
export function judgeElement(element: ClaimElement, held: Held): Finding {
  const { product } = held;
  if (element.kind === 'closed') return nothingBesides(product);
  const windows = placesOf(element, held);
  const whole = sayingOf(element, windows, held);
  const denied = excluded(element, held, whole !== undefined && saysPlainly(element, whole, product));
  const against = whole ? undefined : (denied ?? contradiction(element, product, windows, held));
  if (against) return against;
  const best = whole ?? windows[0];
  if (!best)
    return inOtherWords(element, held) ?? { verdict: 'unclear', basis: 'silent', score: 0, missing: keysOf(element) };
  const span = quoteSpan(best, product);
  const missing = keysOf(element).filter((key) => !best.met.has(key));
  // it says both: which of the two is so, a person must say
  if (whole && denied && whole.coverage === 1 && whole.pairs === 1)
    return { verdict: 'unclear', basis: 'some_words', score: 50, product: denied.product!, missing };
  if (denied) return denied;
  if (whole) {
    const count = contradiction(element, product, [whole], held);
    if (count) return count;
    const numbers = numbersIn(element, best, held);
    if (numbers) return { ...numbers, product: span, missing };
    const score = Math.round(60 + 40 * best.coverage);
    const base = { score, product: span, missing };
    if (element.kind === 'means')
      return { ...base, verdict: 'equivalent', basis: 'function', score: Math.min(score, 90) };
    if (best.used.length > 0) {
      const pairs = best.used.map(({ equivalent }) => ({ claim: equivalent.word, product: equivalent.other }));
      return { ...base, verdict: 'equivalent', basis: 'synonym', score: Math.min(score, 95), against: pairs };
    }
    return { ...base, verdict: 'literal', basis: element.alternatives.length > 0 ? 'alternative' : 'words' };
  }
  return inParts(element, held) ?? unclear(element, held, best, span, missing);
}

/** As far apart as the parts of an element may be told and still be shown in one quote. */
const LONGEST_QUOTE = 700;

/**
 * What a claim prints in one piece and a description tells in several sentences: met where each part is met by itself,
 * near the others.
 */
function inParts({ parts }: ClaimElement, held: Held): Finding | undefined {
  if (parts.length === 0) return undefined;
  const found = parts.map((part) => judgeElement(part, held));
  const spans = found.flatMap(({ product }) => product ?? []);
  if (spans.length < parts.length || !found.every(({ verdict }) => verdict === 'literal')) return undefined;
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  if (end - start > LONGEST_QUOTE) return undefined;
  const score = Math.min(...found.map((one) => one.score));
  const missing = found.flatMap((one) => one.missing);
  return { verdict: 'literal', basis: 'words', score, product: { start, end }, missing };
}

/** Whether all of an element is said in words that are known to stand for its own, as nobody has confirmed. */
function inOtherWords(element: ClaimElement, held: Held): Finding | undefined {
  // where nothing else is known to stand for its words, the places are those that were looked at
  if (standingFor(element, held.known).length === 0) return undefined;
  const [wider] = windowsOf(element, held.product, [...held.confirmed, ...held.known]);
  if (!wider || wider.used.length === 0 || !isSaid(element, wider) || !says(element, wider, held.product))
    return undefined;
  return {
    verdict: 'unclear',
    basis: 'unconfirmed_synonym',
    score: 55,
    product: quoteSpan(wider, held.product),
    missing: keysOf(element).filter((key) => !wider.met.has(key)),
    against: wider.used.map(({ equivalent }) => ({ claim: equivalent.word, product: equivalent.other })),
  };
}

/** What is said too little of: the nearest place, and the word that would settle it. */
function unclear(element: ClaimElement, held: Held, best: Window, span: Span, missing: readonly string[]): Finding {
  const otherwise = inOtherWords(element, held);
  if (otherwise) return otherwise;
  const score = Math.round((best.coverage < NEAREST ? 50 : 55) * best.coverage);
  if (best.coverage >= NEAREST) return { verdict: 'unclear', basis: 'some_words', score, product: span, missing };
  const naming = namingOf(element, placesOf(element, held));
  return naming
    ? {
        ...{ verdict: 'unclear', basis: 'some_words', score },
        product: quoteSpan(naming, held.product),
        missing: keysOf(element).filter((key) => !naming.met.has(key)),
      }
    : { verdict: 'unclear', basis: 'silent', score, missing };
}

/** The best place that names a thing of an element: a description that does is not silent, however little it says. */
const namingOf = ({ names }: ClaimElement, windows: readonly Window[]): Window | undefined =>
  windows.find(({ met }) => names.some((name) => name.every((key) => met.has(key))));

const keysOf = ({ words }: ClaimElement) => words.map(({ key }) => key);

const quoteSpan = (window: Window, product: Product): Span => {
  const { text } = product;
  return trimSpan(text, wholeCharacters(text, spanOf(window, product)));
};

/** What the numbers of an element that is said otherwise change: nothing where each of them is met. */
function numbersIn(
  element: ClaimElement,
  window: Window,
  { product, tolerance }: Held,
): Omit<Finding, 'missing'> | undefined {
  const there = product.said.slice(window.from, window.to);
  for (const claimed of element.quantities) {
    const relations = measuring(element, claimed, there);
    if (relations.some(({ relation }) => relation === 'inside')) continue;
    const part = relations.find(({ relation }) => relation === 'overlap' || relation === 'wider');
    const pair = (said: Quantity) => [{ claim: claimed.text, product: said.text }];
    if (part) return { verdict: 'unclear', basis: 'overlap', score: 50, against: pair(part.said) };
    const near = relations.find(({ said, relation }) => relation === 'disjoint' && isNear(claimed, said, tolerance));
    if (near) return { verdict: 'equivalent', basis: 'tolerance', score: 70, against: pair(near.said) };
    return { verdict: 'unclear', basis: 'some_words', score: 50, against: [{ claim: claimed.text, product: '' }] };
  }
  const text = product.text.slice(product.said[window.from]!.start, product.said[window.to - 1]!.end);
  const counted = countsOf(text);
  const lacking = element.counts.find(
    ({ of, low, start, end }) =>
      low > 1 && isNumber(element.text.slice(start, end)) && !counted.some((one) => one.of === of && one.low >= low),
  );
  const claim = lacking ? element.text.slice(lacking.start, lacking.end).trim() : bareNumberNotIn(element, text);
  return claim === undefined
    ? undefined
    : { verdict: 'unclear', basis: 'some_words', score: 50, against: [{ claim, product: '' }] };
}

const BARE_NUMBER = /(?<![\p{L}\d.,-])\d+\.\d+(?![\d.]|\s?\p{L})/gu;

/** A number without a unit that a place does not state: "a ratio from 1.2 to 1.4" is not said by "from 1.0 to 1.5". */
function bareNumberNotIn({ text, quantities }: ClaimElement, there: string): string | undefined {
  for (const match of text.matchAll(BARE_NUMBER)) {
    const read = quantities.some(({ start, end }) => match.index >= start && match.index < end);
    if (!read && ![...there.matchAll(/\d{1,12}\.\d{1,12}/gu)].some(([number]) => Number(number) === Number(match[0])))
      return match[0];
  }
  return undefined;
}

/** `two`, and not `a plurality of`. */
const isNumber = (text: string) => !/plurality|several|multiple/i.test(text);

const NOTHING_ELSE =
  /\b(?:nothing (?:else|besides|more|further)|no (?:other|further|additional) (?:parts?|components?|elements?|ingredients?|constituents?|steps?|substances?|materials?|compounds?)|consists? (?:only |solely |exclusively )?of|consisting (?:only |solely |exclusively )?of)\b|不含(?:有)?其他|没有其他|不包括其他|无其他|仅由.{1,300}(?:组成|构成)/iu;

/** Whether a description says that the product has nothing besides what it names. */
function nothingBesides({ said, text }: Product): Finding {
  const sentence = said.find(({ start, end }) => NOTHING_ELSE.test(text.slice(start, end)));
  if (!sentence) return { verdict: 'unclear', basis: 'silent', score: 40, missing: [] };
  const product = trimSpan(text, { start: sentence.start, end: sentence.end });
  return { verdict: 'literal', basis: 'words', score: 90, product, missing: [] };
}
