import { NUMBER, numberSaid } from './numbers.ts';

const COUNT = `(${NUMBER.en})`;
const COUNT_ZH = `(${NUMBER.zh})`;

/** Times that people call by a name, in whole years: the pandemic as the World Health Organization dated it. */
// biome-ignore format: read it as a table
const NAMED: readonly { readonly en: string; readonly zh: string; readonly from: number; readonly to: number }[] = [
  { en: '(?:the )?(?:(?:corona ?virus |corona |covid(?:-?19)? )?pandemic|covid(?:-?19)?)', zh: '(?:新冠)?疫情', from: 2020, to: 2023 },
  { en: '(?:the )?(?:financial crisis|crash of 2008)', zh: '金融危机', from: 2008, to: 2009 },
];
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const decade = (first: number): string => `from ${first} to ${first + 9}`;
const decadeZh = (first: number): string => `${first}年至${first + 9}年`;

/** `needs`: what the pattern cannot do without, where it is tried first: a pattern is compiled when it is tried. */
type Rule = readonly [pattern: RegExp, said: (this_year: number, count: string) => string, needs?: RegExp];
const ofNamed = (named: (typeof NAMED)[number]): Rule[] => {
  const needs = new RegExp(`${named.en}|${named.zh}`, 'iu');
  return aroundNamed(named).map(([pattern, said]) => [pattern, said, needs]);
};
// biome-ignore format: read it as a table
const aroundNamed = ({ en, zh, from, to }: (typeof NAMED)[number]): Rule[] => [
  [new RegExp(`\\b(?:before|prior to) ${en}\\b|\\bpre-?${en}\\b`, 'giu'), () => `before ${from}`],
  [new RegExp(`\\b(?:since|from the beginning of) ${en}\\b|\\bafter ${en} (?:began|started|broke out)\\b`, 'giu'), () => `since ${from}`],
  [new RegExp(`\\bafter ${en}\\b|\\bpost-?${en}\\b`, 'giu'), () => `after ${to}`],
  [new RegExp(`\\bduring ${en}\\b`, 'giu'), () => `from ${from} to ${to}`],
  [new RegExp(`${zh}(?:爆发|发生)?(?:之前|以前|前)`, 'gu'), () => `${from - 1}年以前`],
  [new RegExp(`${zh}(?:爆发|发生|开始)?以来|${zh}(?:爆发|发生|开始)(?:之后|以后|后)`, 'gu'), () => `${from}年以来`],
  [new RegExp(`${zh}(?:之后|以后|后)`, 'gu'), () => `${to + 1}年以来`],
  [new RegExp(`${zh}期间`, 'gu'), () => `${from}年至${to}年`],
];
// biome-ignore format: read it as a table
const RULES: readonly Rule[] = [
  [new RegExp(`\\b(?:(?:in|over|during|within|for|of)\\s+)?(?:the\\s+)?(?:last|past|previous)\\s+${COUNT}\\s+years?\\b`, 'giu'), (year, count) => `since ${year - numberSaid(count)}`],
  [new RegExp(`\\b(?:(?:in|over|during|within)\\s+)?(?:the\\s+)?(?:next|coming)\\s+${COUNT}\\s+years?\\b`, 'giu'), (year, count) => `from ${year} to ${year + numberSaid(count)}`],
  [/\b(?:(?:in|over|during|within)\s+)?(?:the\s+)?(?:last|past)\s+decade\b/giu, (year) => `since ${year - 10}`],
  [/\b(?:(?:in|during)\s+)?last\s+year\b/giu, (year) => `in ${year - 1}`],
  [/\b(?:(?:in|during)\s+)?this\s+year\b/giu, (year) => `in ${year}`],
  [/\b(?:(?:in|during)\s+)?next\s+year\b/giu, (year) => `in ${year + 1}`],
  [new RegExp(`(?:在)?(?:最近|过去|近)的?${COUNT_ZH}年(?:来|内|间|里)?`, 'gu'), (year, count) => `${year - numberSaid(count)}年以来`],
  [new RegExp(`(?:在)?(?:未来|今后|接下来)的?${COUNT_ZH}年(?:内|间|里)?`, 'gu'), (year, count) => `${year}年至${year + numberSaid(count)}年`],
  [/\b(?:in |during )?the (?:19)?(\d)0['’]?s\b/giu, (_, tens) => decade(1900 + 10 * Number(tens))],
  [/\b(?:in |during )?the ((?:19|20)\d)0['’]?s\b/giu, (_, tens) => decade(10 * Number(tens))],
  [/\b(?:in |during )?the (twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/giu, (_, tens) => decade(1900 + 10 * (DECADES.indexOf(tens.toLowerCase()) + 2))],
  [/\bbefore (?:the )?(?:turn of the (?:century|millennium)|year 2000)\b|\b(?:in )?(?:the )?last century\b/giu, () => 'before 2000'],
  [/\b(?:since|after) the turn of the (?:century|millennium)\b|\b(?:in |during )?this century\b/giu, () => 'since 2000'],
  [/(?:上(?:个)?世纪|20世纪|二十世纪)([二三四五六七八九])十年代/gu, (_, tens) => decadeZh(1900 + 10 * numberSaid(tens))],
  [/(?:上(?:个)?世纪|20世纪|二十世纪)([2-9])0年代/gu, (_, tens) => decadeZh(1900 + 10 * Number(tens))],
  [/((?:19|20)\d)0年代/gu, (_, tens) => decadeZh(10 * Number(tens))],
  [/(?:在)?(?:本|21|二十一)世纪(?:以来|初以来)?/gu, () => '2000年以来'],
  ...NAMED.flatMap(ofNamed),
  [/前年/gu, (year) => `${year - 2}年`],
  [/去年/gu, (year) => `${year - 1}年`],
  [/今年|本年度/gu, (year) => `${year}年`],
  [/明年/gu, (year) => `${year + 1}年`],
];

/**
 * A question with the years that it means by the present one: `in the last five years` -> `since 2021`, 去年 ->
 * `2025年`. The year that began so long ago is among them. Linear.
 * @param day yyyyMMdd
 */
export function withYears(text: string, day: number): string {
  const year = Math.trunc(day / 10_000);
  return RULES.reduce(
    (said, [pattern, years, needs]) =>
      needs && !needs.test(said) ? said : said.replace(pattern, (_, count: string) => years(year, count)),
    text,
  );
}
