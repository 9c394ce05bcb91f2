import { contentWords } from '#language/content-words.ts';
import type { Span } from '#language/spans.ts';

/** How many of a thing a text asks for or has. */
export interface Count extends Span {
  /** Content word of the thing; of a Chinese thing the last pair of characters. */
  readonly of: string;
  readonly low: number;
  readonly high: number;
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HAN = '零一二三四五六七八九十';
const ENGLISH =
  /\b(?:(?<least>at least|no fewer than|not less than|more than)|(?<most>at most|no more than|up to|fewer than)|(?<only>exactly|only|precisely|just))?\s{0,4}(?<number>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a single|a plurality of|several|multiple)\s{1,4}(?<more>or more\s{1,4})?(?=[a-z])/giu;
const CHINESE =
  /(?:(?<least>至少|不少于)|(?<most>至多|最多|不多于)|(?<only>仅|只|仅有|只有))?\s?(?<number>[一二两三四五六七八九十]|\d{1,2})(?<more>个或多)?个(?=\p{Script=Han})/gu;
/** Characters after a number in which the thing that is counted is named. */
const REACH = 50;
const CLAUSE =
  /[,;:.，；：。、()（）]|\b(?:of|for|in|on|at|to|that|which|and|or|with|configured|adapted|each|being|are|is|have|has|having|comprising|an?|the|when|where|from|by)\b|用于|设|与|和|及|的/iu;
const MOST = 200;

const many = Number.POSITIVE_INFINITY;

/** Numbers of things written out, and the small words for several: `two lenses`, `at least three`, 两个. */
export function countsOf(text: string): Count[] {
  const found: Count[] = [];
  for (const [pattern, english] of [
    [ENGLISH, true],
    [CHINESE, false],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST) return found;
      const { least, most, only, number, more } = match.groups!;
      const end = match.index + match[0].length;
      const rest = text.slice(end, end + REACH);
      const named = rest.slice(0, CLAUSE.exec(rest)?.index ?? rest.length);
      const of = contentWords(named).at(-1)?.key;
      if (of === undefined || /^of\b/i.test(rest)) continue;
      const value = english ? englishValue(number!.toLowerCase()) : chineseValue(number!);
      const several = english && /plurality|several|multiple/i.test(number!);
      const low = most ? 0 : several ? 2 : value + (/^more/i.test(least ?? '') ? 1 : 0);
      const high =
        least || more || several
          ? many
          : most
            ? value - (/^fewer/i.test(most) ? 1 : 0)
            : only || /single/i.test(number!)
              ? value
              : many;
      found.push({ start: match.index, end, of, low, high: most || only ? high : Math.max(high, low) });
    }
  return found;
}

const englishValue = (word: string) => (word === 'a single' ? 1 : Math.max(0, WORDS.indexOf(word)));
const chineseValue = (word: string) => (word === '两' ? 2 : /\d/.test(word) ? Number(word) : HAN.indexOf(word));

/**
 * The exact number that a description gives of a thing, or undefined: `low` of what it says plainly (`two lenses`),
 * nothing of what it leaves open (`several`, `at least two`) or of `one`, which is but an article.
 */
export const plainly = ({ low, text }: Count & { readonly text: string }): number | undefined =>
  /^\s*(?:one|一个)/i.test(text) ||
  /plurality|several|multiple|least|more|fewer|most|up to|至少|不少于|至多|最多|或多/i.test(text)
    ? undefined
    : low;
