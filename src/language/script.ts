/** Which of the two languages of the text analytics a text is written in, and what its characters are. */

export type TextLanguage = 'en' | 'zh';

const HAN = /\p{Script=Han}/u;
const HANS = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS = /\p{Script=Latin}+/gu;

/** Characters that are looked at to tell the language of a text. */
const SAMPLE = 20_000;

/** True for a Han character; `character` is one UTF-16 unit or a whole character. */
export const isHan = (character: string): boolean => {
  const code = character.charCodeAt(0);
  if (code >= 0x4e00 && code <= 0x9fff) return true;
  return code > 0x2e00 && HAN.test(character);
};

/**
 * Chinese where a text has at least as many Han characters as three times its Latin words (a Chinese sentence with
 * product names is Chinese, an English one that quotes a Chinese name is not); else English, which is also the answer
 * for an empty text. Looks at the first 20,000 characters.
 */
export function languageOf(text: string): TextLanguage {
  const sample = text.length > SAMPLE ? text.slice(0, SAMPLE) : text;
  const han = sample.match(HANS)?.length ?? 0;
  if (han === 0) return 'en';
  const words = sample.match(WORDS)?.length ?? 0;
  return han >= words * 1.5 && han > 0 ? 'zh' : 'en';
}

/** Whether a text is written in Japanese: kana stand in it. */
export const isJapanese = (text: string): boolean => KANA.test(text.slice(0, SAMPLE));

const LATIN = /[a-z]/iu;

/**
 * A pattern in two halves, of which each is tried, and so compiled, only where letters of its script stand: a long one
 * takes hundreds of kilobytes of machine code for texts of either width.
 * @param latin Matches nothing without a Latin letter. @param han Matches nothing without a Han character.
 */
export const eitherScript = (latin: RegExp, han: RegExp): Pick<RegExp, 'test'> => ({
  test: (text) => (LATIN.test(text) && latin.test(text)) || (HAN.test(text) && han.test(text)),
});
