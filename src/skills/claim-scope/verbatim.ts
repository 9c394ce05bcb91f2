import type { ClaimElement } from './elements.ts';
import type { Product, Said } from './product.ts';

/** Words that name nothing and may be left out or exchanged: `said plate`, `the plate`, 所述板, 该板. */
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'said',
  'and',
  'wherein',
  'where',
  'that',
  'which',
  'with',
  'comprising',
  'comprises',
  'including',
]);
const HAN_ARTICLES = /所述|上述|前述|该|其中|一种|一个/gu;
const TOKEN = /[\p{Script=Latin}\d]+(?:[.'-][\p{Script=Latin}\d]+)*|\p{L}/gu;
/** Shorter ones say too little to be told by standing somewhere. */
const FEWEST_TOKENS = 3;
const blanks = (text: string) => ' '.repeat(text.length);

interface Token {
  readonly word: string;
  readonly start: number;
}

function tokensOf(text: string): Token[] {
  return [...text.replace(HAN_ARTICLES, blanks).matchAll(TOKEN)]
    .map((match) => ({ word: match[0].toLowerCase(), start: match.index }))
    .filter(({ word }) => !ARTICLES.has(word));
}

/** By sentence, since many elements ask for the same ones. */
const known = new WeakMap<Said, { readonly joined: string; readonly starts: ReadonlyMap<number, number> }>();

function joinedOf(sentence: Said, product: Product) {
  const made = known.get(sentence);
  if (made) return made;
  const starts = new Map<number, number>();
  let joined = ' ';
  for (const { word, start } of tokensOf(product.text.slice(sentence.start, sentence.end))) {
    starts.set(joined.length, start + sentence.start);
    joined += `${word} `;
  }
  const kept = { joined, starts };
  known.set(sentence, kept);
  return kept;
}

/**
 * Whether a sentence says an element word for word, articles aside, and does not deny it: no negation outside of
 * the words reaches their beginning.
 */
export function saysVerbatim(element: ClaimElement, sentence: Said, product: Product): boolean {
  const tokens = tokensOf(element.text);
  if (tokens.length < FEWEST_TOKENS) return false;
  const wanted = `${tokens.map(({ word }) => word).join(' ')} `;
  const { joined, starts } = joinedOf(sentence, product);
  const at = joined.indexOf(` ${wanted}`);
  if (at < 0) return false;
  const start = starts.get(at + 1)!;
  const last = starts.get(at + wanted.length - tokens.at(-1)!.word.length)!;
  return !sentence.negations.some((one) => {
    const isPart = one.start >= start && one.start <= last;
    return !isPart && one.reach.start <= start && start < one.reach.end;
  });
}
