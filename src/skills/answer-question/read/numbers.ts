// biome-ignore format: read it as a table
const ENGLISH: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15, twenty: 20, thirty: 30, fifty: 50, hundred: 100, 'a hundred': 100, 'couple of': 2, 'a couple of': 2, 'a dozen': 12,
};
// biome-ignore format: read it as a table
const CHINESE: Readonly<Record<string, number>> = {
  一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十五: 15, 二十: 20, 二十五: 25, 三十: 30, 五十: 50, 一百: 100,
};
const longestFirst = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** A number of up to four digits or as a word, in English and in Chinese: parts of patterns, without a group. */
export const NUMBER = {
  en: `(?:\\d{1,4}|${longestFirst(ENGLISH)})`,
  zh: `(?:\\d{1,4}|${longestFirst(CHINESE)})`,
} as const;

/** What such a number says. */
export const numberSaid = (said: string): number => ENGLISH[said.toLowerCase()] ?? CHINESE[said] ?? Number(said);
