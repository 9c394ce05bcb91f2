import { SYMBOLS } from '#chemistry/elements.ts';
import { type ContentWord, cachedStem, contentWords } from '#language/content-words.ts';

/** Symbols that are English words as well. */
const WORDS = new Set(['Am', 'As', 'At', 'Be', 'He', 'I', 'In', 'No']);
const KNOWN = SYMBOLS.slice(1).filter((symbol) => !WORDS.has(symbol));
/** As a word: part of no formula, and no unit behind a number. */
const BEFORE = String.raw`(?<![\p{L}\p{N}°]|\d\s|°\s)`;
const BEHIND = String.raw`(?![\p{L}\p{N}-])`;
const TWO_LETTERS = new RegExp(`${BEFORE}(?:${KNOWN.filter((symbol) => symbol.length > 1).join('|')})${BEHIND}`, 'gu');
/** Single letters name parts and figures as well: they are elements where shares are told. */
const ANY = new RegExp(`${BEFORE}(?:${KNOWN.join('|')})${BEHIND}`, 'gu');
const SHARES = /%|％|ppm/u;

/** Past forms that share no stem with their verb and are no other word: held is what something holds. */
const VERB_OF: ReadonlyMap<string, string> = new Map(
  `held hold, driven drive, drove drive, given give, gave give, taken take, took take, sent send, made make, built build, fed feed, kept keep, laid lay, worn wear, torn tear, broken break, written write,
  drawn draw, drew draw, thrown throw, blown blow, frozen freeze, chosen choose, bent bend, brought bring, caught catch, grown grow, hung hang, known know, lost lose, shaken shake, shown show, slid slide,
  spun spin, stood stand, struck strike, stuck stick, swung swing, swollen swell, told tell, woven weave, withdrawn withdraw, shrunk shrink, risen rise, fallen fall`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(' ').map(cachedStem) as [string, string]),
);
/** Stands for what was named and names nothing. */
const STANDS_FOR = new Set(['ones'].map(cachedStem));
const bareWords = (text: string): ContentWord[] =>
  contentWords(text).flatMap((word) =>
    STANDS_FOR.has(word.key) ? [] : [{ ...word, key: VERB_OF.get(word.key) ?? word.key }],
  );

/**
 * The content words of a claim or a description, and the symbols of elements that are none because they are written as
 * units or single letters are ("0.55 % by weight of Mn"): in a composition they alone tell one share from another.
 */
export function wordsOf(text: string): ContentWord[] {
  const words = bareWords(text);
  const taken = new Set(words.map(({ start }) => start));
  const symbols = [...text.matchAll(SHARES.test(text) ? ANY : TWO_LETTERS)].filter(({ index }) => !taken.has(index));
  if (symbols.length === 0) return words;
  // both lists are in the order of the text: one pass, for a text may be all symbols
  const all: ContentWord[] = [];
  let next = 0;
  for (const { 0: symbol, index: start } of symbols) {
    while (next < words.length && words[next]!.start < start) all.push(words[next++]!);
    const position = words[next - 1]?.position ?? 0;
    all.push({ key: `element ${symbol}`, position, start, end: start + symbol.length });
  }
  while (next < words.length) all.push(words[next++]!);
  return all;
}
