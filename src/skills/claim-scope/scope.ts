import { type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { splitsPair } from '#corpus/text/pairs.ts';
import { nearestText } from '#corpus/unit.ts';
import { missingWords } from '#language/chinese-words.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { claimsMentioned } from '#patents/claim-references.ts';
import type { AnswerLanguage } from '../types.ts';
import { type ClaimElement, elementsOf, type WordWorth } from './elements.ts';
import type { Finding, Held } from './finding.ts';
import { judgeElement, toldBy } from './judge.ts';
import { standsFor } from './match.ts';
import type { Product } from './product.ts';
import { questionOf, reasonOf } from './reason.ts';
import type { ClaimScope, ClaimVerdict, ElementVerdict, ScopeSettings } from './types.ts';

export type { WordWorth } from './elements.ts';
export { type Product, readProduct, type Spoken } from './product.ts';

/** Claims that are read of one patent: more are sequences of the same. */
const MOST_CLAIMS = 200;
const EQUAL: WordWorth = () => 1;

type ClaimSet = Patent['claims'][number];
type Claim = ClaimSet['claims'][number];

/** Claims in the language of the product where there are any, as published before translations; else the first. */
export function claimsFor({ claims }: Pick<Patent, 'claims'>, language: string): ClaimSet | undefined {
  const sets = claims.filter((set) => set.claims.length > 0);
  return nearestText(sets, language) ?? sets.find(({ origin }) => origin === 'original') ?? sets[0];
}

/** Reads every claim of a patent on a product that was read before. Pure: nothing is fetched. */
export function scopeOf(
  patent: Patent,
  product: Product,
  lang: AnswerLanguage,
  settings: ScopeSettings = {},
  worth: WordWorth = EQUAL,
): ClaimScope | undefined {
  const set = claimsFor(patent, product.language);
  if (!set) return undefined;
  const read = set.claims.slice(0, MOST_CLAIMS);
  const held: Held = {
    product,
    confirmed: standsFor(settings.equivalents ?? []),
    known: [],
    tolerance: settings.tolerance_percent ?? 0,
  };
  const foreign = set.lang !== product.language;
  const verdicts = new Map<number, ClaimVerdict>();
  const numbers = new Set(read.map(({ number }) => number));
  // parents first, whatever the order in which they are printed; in a circle the claims stand for themselves
  const settle = (claim: Claim, above: ReadonlySet<number>): ClaimVerdict => {
    const known = verdicts.get(claim.number);
    if (known) return known;
    // "a vehicle with the pump of claim 1" is a claim of its own, and asks for all of claim 1
    const named = claim.parents.length > 0 ? claim.parents : claimsMentioned(claim.text, set.lang, claim.number);
    const parents = named.filter((number) => numbers.has(number) && !above.has(number) && number !== claim.number);
    const inherited = parents.map((number) =>
      settle(read.find((one) => one.number === number)!, new Set([...above, claim.number])),
    );
    const made = claimVerdict({ ...claim, parents: named }, inherited, (met) =>
      verdictsOf(patent, set, claim, { ...held, met }, lang, worth, foreign),
    );
    verdicts.set(claim.number, made);
    return made;
  };
  return {
    publication_number: patent.publication_number,
    lang: set.lang,
    origin: set.origin,
    claims: read.map((claim) => settle(claim, new Set())),
    not_read: set.claims.length - read.length,
  };
}

/**
 * All elements rule: one missing clears; of several parents it is enough that one is not cleared.
 * @param own Its own elements; `met`: whether what it builds on is hit, or it builds on nothing.
 */
export function claimVerdict(
  { number, independent, parents }: Pick<Claim, 'number' | 'independent' | 'parents'>,
  inherited: readonly ClaimVerdict[],
  own: (met: boolean) => readonly ElementVerdict[],
): ClaimVerdict {
  const head = { claim_number: number, independent, parents: [...parents] };
  const standing = inherited.filter(({ outcome }) => outcome !== 'cleared');
  if (inherited.length > 0 && standing.length === 0)
    return {
      ...head,
      outcome: 'cleared',
      by_equivalence: false,
      elements: [],
      cleared_by: [...new Set(inherited.flatMap(({ cleared_by }) => cleared_by))],
    };
  const met = inherited.length === 0 || standing.some(({ outcome }) => outcome === 'hit');
  const elements = [...own(met)];
  const cleared_by = elements.filter(({ verdict }) => verdict === 'missing').map(({ element }) => element);
  const isMet =
    elements.length > 0 && elements.every(({ verdict }) => verdict === 'literal' || verdict === 'equivalent');
  const hit = isMet && met;
  return {
    ...head,
    outcome: cleared_by.length > 0 ? 'cleared' : hit ? 'hit' : 'open',
    by_equivalence: hit && (elements.some(({ verdict }) => verdict === 'equivalent') || byEquivalence(standing)),
    elements,
    cleared_by,
  };
}

/** Whether each parent that is hit is hit by equivalence only. */
function byEquivalence(parents: readonly ClaimVerdict[]): boolean {
  const hits = parents.filter(({ outcome }) => outcome === 'hit');
  return hits.length > 0 && hits.every(({ by_equivalence }) => by_equivalence);
}

function verdictsOf(
  patent: Patent,
  set: ClaimSet,
  claim: Claim,
  held: Held & { readonly met: boolean },
  lang: AnswerLanguage,
  worth: WordWorth,
  foreign: boolean,
): ElementVerdict[] {
  const known = foreign ? [] : standsFor(synonymsOf(claim.text.slice(0, 20_000)));
  const elements = elementsOf(claim, worth);
  const looked: NonNullable<Held['looked']> = new Map();
  const told = foreign ? [] : toldBy(elements, { ...held, looked });
  return elements.map((element, index) => {
    const taken = new Set(told.flatMap((sentences, of) => (of === index ? [] : [...sentences])));
    const found: Finding = foreign
      ? { verdict: 'unclear', basis: 'other_language', score: 0, missing: [] }
      : !held.met && claimsMentioned(element.text, set.lang, claim.number).length > 0
        ? // "the pack of claim 1" is said only where all of claim 1 is, not where somebody says "pack"
          { verdict: 'unclear', basis: 'other_claim', score: 0, missing: [] }
        : judgeElement(element, { ...held, looked, known, taken });
    return elementVerdict(patent, set, claim, element, index, found, held.product, lang);
  });
}

function elementVerdict(
  patent: Patent,
  { lang: claim_lang, origin }: ClaimSet,
  claim: Claim,
  element: ClaimElement,
  index: number,
  found: Finding,
  product: Product,
  lang: AnswerLanguage,
): ElementVerdict {
  const { start, end } = wholeSpan(claim.text, element.span);
  const locator: QuoteLocator = {
    part: 'claim',
    lang: claim_lang,
    origin: origin as 'original',
    claim_number: claim.number,
    start,
    end,
  };
  const missing = written(element, found.missing);
  const question = questionOf(element, found, missing, lang);
  const { product: span } = found;
  const words = span && product.text.slice(span.start, span.end);
  return {
    element: `${claim.number}.E${index + 1}`,
    claim_number: claim.number,
    kind: element.kind,
    text: element.text,
    claim: quoteOf(patent, locator),
    verdict: found.verdict,
    basis: found.basis,
    score: found.score,
    ...(span && words && { product: { text: words, start: span.start, end: span.end } }),
    missing,
    reason: reasonOf(element, found, missing, lang, product.spoken),
    ...(question && { question }),
  };
}

const wholeSpan = (text: string, { start, end }: { start: number; end: number }) => ({
  start: splitsPair(text, start) ? start - 1 : start,
  end: splitsPair(text, end) ? end + 1 : end,
});

/** Content words as the element writes them, neighbours joined; of Chinese whole words, not the pairs looked for. */
function written({ words, text }: ClaimElement, keys: readonly string[]): string[] {
  const lacks = (key: string) => keys.includes(key);
  const pairs = words.filter(({ key }) => isHan(key[0]!));
  const han = missingWords(
    text,
    pairs.filter(({ key }) => lacks(key)).flatMap(({ places }) => places),
    pairs.filter(({ key }) => !lacks(key)).flatMap(({ places }) => places),
  );
  const others = words.filter(({ key }) => !isHan(key[0]!) && lacks(key)).flatMap(({ places: all }) => all.slice(0, 1));
  const places = [...han, ...others].toSorted((a, b) => a.start - b.start);
  const runs: { start: number; end: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && place.start <= last.end + 1 && /^[\s-]?$/u.test(text.slice(last.end, Math.max(last.end, place.start))))
      last.end = Math.max(last.end, place.end);
    else runs.push({ ...place });
  }
  return [...new Set(runs.map(({ start, end }) => text.slice(start, end)))];
}
