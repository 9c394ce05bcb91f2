import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { AtEnd } from './at-end.ts';

/** What is asked of the words beside a name, whatever its kind: whether they may belong to it. */

/** Characters beside a name that are looked at. */
export const LONGEST = 40;
/** The word directly before a name, and what is between. */
export const BEFORE = new AtEnd(/([\p{L}\p{N}][\p{L}\p{N}'’-]{0,39})([ -])$/u);
/** A short form, which has no adjective that belongs to it. */
export const SHORT = /^[A-Z][A-Za-z]?[A-Z\d-]{0,6}s?$/;
/** What somebody does or has done: no part of a name. */
export const VERB = /(?:ed|ing)$/;
/** A number, with a unit or not, and a genitive. */
const FIGURE = /^\d[\d.,]*\p{L}{0,3}$|^\p{Ll}.*['’]s?$/u;

/** Whether a word before a name is no part of it: a word of function, of what is done, a figure. */
export const saysNothingOfIt = (word: string): boolean =>
  ENGLISH_FUNCTION_WORDS.has(word.toLowerCase()) || VERB.test(word) || FIGURE.test(word);
