/**
 * The one analysis of text, at index and at query time. Contract (implementation follows it; tests hold it):
 *
 * - Unicode NFKC, case folding, diacritics removed (é -> e; CJK untouched).
 * - A word is a run of letters and digits. `-`, `/`, `.`, `,` and apostrophes inside a word split it into consecutive words (`lithium-ion` = `lithium` `ion`,
 *   so a quoted "lithium ion" finds both spellings), except: decimal numbers (`0.5`, `1,000` -> `1000`) and chemical names with digits and commas between hyphens
 *   (`1,2-dichloroethane`), which stand whole AND in parts: the whole at the position of its first part.
 * - Runs of Han, Hiragana, Katakana, Hangul: each character is one token at its own position (a run searched as a phrase), so a run of any length is found exactly.
 *   Latin words and digits inside such a run are words of their own.
 * - Sentences end at . ! ? ; followed by a blank or the end (not after abbreviations such as "Fig.", "e.g.", "No.", nor inside numbers) and at 。！？；; paragraphs end at a newline.
 */
export interface Token {
  /** The normalised word, or one CJK character. */
  readonly text: string;
  /** Counted from 0 within one value. A whole and its first part share a position. */
  readonly position: number;
  /** UTF-16 offsets in the given text: [start, end). */
  readonly start: number;
  readonly end: number;
  /** Counted from 0 within the value. */
  readonly sentence: number;
  readonly paragraph: number;
}
