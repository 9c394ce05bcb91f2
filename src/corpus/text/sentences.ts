/**
 * Where sentences end, in the languages patents are written in. `analysis.ts` numbers its tokens by the same rule.
 *
 * - 。！？；; end a sentence wherever they stand.
 * - . ! ? … end it before a blank, a closing quote or bracket and a blank, or the end of the text; between two
 *   characters of Chinese or Japanese also without a blank.
 * - A full stop ends nothing after an abbreviation (`Fig.`, `e.g.`, `U.S.`, `z.B.`), after an initial (`J. Smith`) or
 *   the beginning of a genus (`E. coli`, `Ps. putida`), after `No.` and its like before a number, nor after the number
 *   or letter that opens a paragraph (`1. A battery ...`, `a. heating ...`, `II. ...`: a claim or list item).
 * - A newline ends the paragraph and with it the sentence.
 */

const words = (list: string) => new Set(list.split(' '));
/** Never end a sentence. */
const ABBREVIATIONS = words(
  'fig figs eg ie viz vs cf approx ca dr mr mrs ms prof pat appl publ ser bzw nr abb vgl evtl ggf sog gem bspw insb env tab ex resp incl excl max min temp cl int appln',
);
/** Abbreviations before a number, words otherwise. */
const BEFORE_NUMBER = words(
  'no nos p pp vol vols art arts sec secs eq eqs ref refs ch cl para paras pt seq col cols st bd s jan feb mar apr jun jul aug sep sept oct nov dec us',
);
/** Abbreviations unless a capital follows. */
const MAY_END = words(
  'conc dil satd anhyd aq etc inc ltd co corp al jr sr llc gmbh usw dgl approx dept univ pub wt est',
);
/** After these a single capital letter was a name (`electrode A. The ...`), not an initial. */
const OPENERS = words(
  'the a an in it its this these that those as when if for each thus here then there with by to from on at such however further also preferably first second one another next wherein where after during according referring',
);

const isDigit = (c: number) => c >= 48 && c <= 57;
const isUpper = (c: number) =>
  (c >= 65 && c <= 90) || (c >= 0xc0 && c <= 0xde) || (c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f);
const isLetter = (c: number) =>
  (c | 32) >= 97 && (c | 32) <= 122 ? true : c >= 0xc0 && c < 0x2000 && c !== 0xd7 && c !== 0xf7;
const isNewline = (c: number) => (c >= 10 && c <= 13) || c === 0x85 || c === 0x2028 || c === 0x2029;
const isBlank = (c: number) =>
  c === 32 ||
  (c >= 9 && c <= 13) ||
  c === 0xa0 ||
  c === 0x85 ||
  (c >= 0x2000 && c <= 0x200b) ||
  c === 0x2028 ||
  c === 0x2029 ||
  c === 0x202f ||
  c === 0x3000;
const isEastAsian = (c: number) =>
  (c >= 0x3005 && c <= 0x9fff && c !== 0x3000) || (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff);
const CLOSERS = new Set('"\')]}”’»）」』】〕〉》］｝＂＇'.split('').map((c) => c.charCodeAt(0)));
const WIDE = new Set('。｡！？；;'.split('').map((c) => c.charCodeAt(0)));

/** Whether the mark at `at` ends a sentence; false for anything that is no such mark. */
export function endsSentence(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  if (WIDE.has(mark)) return true;
  if (mark !== 46 && mark !== 33 && mark !== 63 && mark !== 0x2026) return false;
  let next = at + 1;
  while (next < text.length && CLOSERS.has(text.charCodeAt(next))) next++;
  if (next >= text.length) return true;
  const after = text.charCodeAt(next);
  if (!isBlank(after)) return at > 0 && isEastAsian(text.charCodeAt(at - 1)) && isEastAsian(after);
  if (isNewline(after) || mark !== 46) return true;
  return !isAbbreviation(text, at, next);
}

function isAbbreviation(text: string, at: number, blank: number): boolean {
  let start = at;
  while (start > 0 && at - start < 12 && isLetter(text.charCodeAt(start - 1))) start--;
  let following = blank;
  while (following < text.length && following - blank < 8 && isBlank(text.charCodeAt(following))) following++;
  const next = following < text.length ? text.charCodeAt(following) : 0;
  if (start === at) {
    let digits = at;
    while (digits > 0 && at - digits < 5 && isDigit(text.charCodeAt(digits - 1))) digits--;
    return digits < at && at - digits < 5 && opensParagraph(text, digits);
  }
  const before = start > 0 ? text.charCodeAt(start - 1) : 32;
  const word = text.slice(start, at).toLowerCase();
  if (word.length < 3 && isGenus(text, start, at, following)) return true;
  if (word.length === 1) {
    if (before === 46 || isSpacedAbbreviation(text, start, following)) return true;
    if (BEFORE_NUMBER.has(word) && isDigit(next)) return true;
    if (isDegree(before) || (before === 32 && start > 1 && isDegree(text.charCodeAt(start - 2)))) return !isUpper(next);
    const initial = isUpper(text.charCodeAt(start)) && !isDigit(before) && isUpper(next);
    return (initial && !OPENERS.has(wordAt(text, following))) || opensParagraph(text, start);
  }
  if (ABBREVIATIONS.has(word)) return true;
  if (BEFORE_NUMBER.has(word)) return isDigit(next) || next === 40 || next === 91;
  if (ROMAN.test(word)) return opensParagraph(text, start);
  return MAY_END.has(word) && next !== 0 && !isUpper(next) && !isEastAsian(next);
}

/**
 * Whether a capital, with one small letter or none, stands before a word of small letters: the first name of a species.
 */
function isGenus(text: string, start: number, at: number, following: number): boolean {
  if (!isUpper(text.charCodeAt(start)) || (at - start === 2 && isUpper(text.charCodeAt(start + 1)))) return false;
  // behind a number it is a unit
  const before = text.charCodeAt(start - 1);
  const measured = isBlank(before) ? text.charCodeAt(start - 2) : before;
  if (isDigit(measured) || isDegree(measured)) return false;
  const epithet = wordAt(text, following);
  return epithet.length > 2 && !isUpper(text.charCodeAt(following)) && !OPENERS.has(epithet);
}

const ROMAN = /^[ivx]{2,4}$/;
const isDegree = (c: number) => c === 0xb0 || c === 0xba;

/** `z. B.`, `i. e.`: the single letter at `start` has another with a full stop after it or before it. */
function isSpacedAbbreviation(text: string, start: number, following: number): boolean {
  if (isLetter(text.charCodeAt(following)) && text.charCodeAt(following + 1) === 46) return true;
  return (
    start > 2 &&
    text.charCodeAt(start - 2) === 46 &&
    isLetter(text.charCodeAt(start - 3)) &&
    !isLetter(text.charCodeAt(start - 4))
  );
}

/** Whether what starts at `start` is the first thing in its paragraph: the sign of a claim or list item. */
function opensParagraph(text: string, start: number): boolean {
  let i = start;
  for (let blanks = 0; i > 0 && blanks < 16; blanks++) {
    const c = text.charCodeAt(i - 1);
    if (isNewline(c)) return true;
    if (!isBlank(c)) return false;
    i--;
  }
  return i === 0;
}

function wordAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && end - start < 16 && isLetter(text.charCodeAt(end))) end++;
  return text.slice(start, end).toLowerCase();
}

/**
 * One sentence of a text: UTF-16 offsets `[start, end)` without the blanks around it; paragraphs are counted from 0,
 * empty lines do not count.
 */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly paragraph: number;
}

/** The sentences of a text in order. Together they hold every character that is not blank. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let paragraph = 0;
  let paragraphUsed = false;
  let start = -1;
  let last = -1;
  const close = () => {
    if (start >= 0) {
      found.push({ start, end: last, paragraph });
      paragraphUsed = true;
    }
    start = -1;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (isNewline(c)) {
      close();
      if (paragraphUsed) paragraph++;
      paragraphUsed = false;
      continue;
    }
    if (isBlank(c)) continue;
    if (start < 0) start = i;
    last = i + 1;
    if (!endsSentence(text, i)) continue;
    while (last < text.length && (CLOSERS.has(text.charCodeAt(last)) || endsSentence(text, last))) last++;
    i = last - 1;
    close();
  }
  close();
  return found;
}
