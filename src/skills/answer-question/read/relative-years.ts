// biome-ignore format: read it as a table
const ENGLISH: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15, twenty: 20, 'couple of': 2,
};
// biome-ignore format: read it as a table
const CHINESE: Readonly<Record<string, number>> = {
  一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十五: 15, 二十: 20, 二十五: 25, 三十: 30,
};
const COUNT = `(\\d{1,2}|${Object.keys(ENGLISH).join('|')})`;
const COUNT_ZH = `(\\d{1,2}|${Object.keys(CHINESE).join('|')})`;
const yearsOf = (count: string): number => ENGLISH[count.toLowerCase()] ?? CHINESE[count] ?? Number(count);

type Rule = readonly [pattern: RegExp, said: (this_year: number, count: string) => string];
// biome-ignore format: read it as a table
const RULES: readonly Rule[] = [
  [new RegExp(`\\b(?:(?:in|over|during|within|for|of)\\s+)?(?:the\\s+)?(?:last|past|previous)\\s+${COUNT}\\s+years?\\b`, 'giu'), (year, count) => `since ${year - yearsOf(count)}`],
  [new RegExp(`\\b(?:(?:in|over|during|within)\\s+)?(?:the\\s+)?(?:next|coming)\\s+${COUNT}\\s+years?\\b`, 'giu'), (year, count) => `from ${year} to ${year + yearsOf(count)}`],
  [/\b(?:(?:in|over|during|within)\s+)?(?:the\s+)?(?:last|past)\s+decade\b/giu, (year) => `since ${year - 10}`],
  [/\b(?:(?:in|during)\s+)?last\s+year\b/giu, (year) => `in ${year - 1}`],
  [/\b(?:(?:in|during)\s+)?this\s+year\b/giu, (year) => `in ${year}`],
  [/\b(?:(?:in|during)\s+)?next\s+year\b/giu, (year) => `in ${year + 1}`],
  [new RegExp(`(?:在)?(?:最近|过去|近)的?${COUNT_ZH}年(?:来|内|间|里)?`, 'gu'), (year, count) => `${year - yearsOf(count)}年以来`],
  [new RegExp(`(?:在)?(?:未来|今后|接下来)的?${COUNT_ZH}年(?:内|间|里)?`, 'gu'), (year, count) => `${year}年至${year + yearsOf(count)}年`],
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
    (said, [pattern, years]) => said.replace(pattern, (_, count: string) => years(year, count)),
    text,
  );
}
