/**
 * English stemming on request: the Snowball English stemmer ("Porter2", M.F. Porter, as revised for Snowball 3,
 * https://snowballstem.org/algorithms/english/stemmer.html), with exceptions of our own where it parts a singular in -s
 * from its plural. Words that are not plain lower-case a-z (apostrophes aside) come back unchanged: numbers, formulas,
 * other scripts.
 */

const EXCEPTIONS: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
  // our own: “gases” became “gase” and “lens” “len”
  gases: 'gas',
  gasses: 'gas',
  gassed: 'gas',
  gassing: 'gas',
  buses: 'bus',
  busses: 'bus',
  lens: 'lens',
  iris: 'iris',
  irises: 'iris',
  canvas: 'canvas',
  pancreas: 'pancreas',
  alias: 'alias',
  pluses: 'plus',
};
const KEPT_AFTER_1A = new Set('inning outing canning herring earring evening proceed exceed succeed'.split(' '));
const PLAIN = /^[a-z']{3,}$/;
const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
/**
 * A vowel and a consonant other than w, x, Y after a consonant at the end, or a vowel and a consonant as the whole
 * word; or `past`.
 */
const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy]|^past)$/;
const REGION = /[aeiouy][^aeiouy]/;

const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['ogist', 'og'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const STEP_4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ');

/** Start of the part of `word` after the first non-vowel that follows a vowel, counted from `from`. */
function region(word: string, from: number): number {
  const found = REGION.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

/** The stem of a normalised word (as `analyse` gives it). Idempotence is not promised: stem a word once. */
export function stem(word: string): string {
  if (!PLAIN.test(word)) return word;
  const exception = Object.hasOwn(EXCEPTIONS, word) ? EXCEPTIONS[word] : undefined;
  if (exception !== undefined) return exception;
  let w = word
    .replace(/^'/, '')
    .replace(/^y/, 'Y')
    .replace(/([aeiouy])y/g, '$1Y');
  const prefix = /^(?:gener|commun|arsen|past|univers|later|emerg|organ|inter)/.exec(w);
  const r1 = prefix ? prefix[0].length : region(w, 0);
  const r2 = region(w, r1);

  w = w.replace(/(?:'s'|'s|')$/, '');
  // 1a
  if (w.endsWith('sses')) w = w.slice(0, -2);
  else if (/ie[ds]$/.test(w)) w = w.slice(0, w.length > 4 ? -2 : -1);
  else if (w.endsWith('s') && !/[us]s$/.test(w) && VOWEL.test(w.slice(0, -2))) w = w.slice(0, -1);
  if (KEPT_AFTER_1A.has(w)) return w;
  // 1b
  const eed = /eed(?:ly)?$/.exec(w);
  if (eed) {
    if (eed.index >= r1) w = `${w.slice(0, eed.index)}ee`;
  } else {
    const ending = /(?:ingly|edly|ing|ed)$/.exec(w);
    if (/^[^aeiouy]ying$/.test(w)) {
      w = `${w[0]}ie`;
    } else if (ending && VOWEL.test(w.slice(0, ending.index))) {
      w = w.slice(0, ending.index);
      if (/(?:at|bl|iz)$/.test(w)) w += 'e';
      else if (DOUBLE.test(w)) w = /^[aeo]..$/.test(w) ? w : w.slice(0, -1);
      else if (r1 >= w.length && SHORT_SYLLABLE.test(w)) w += 'e';
    }
  }
  // 1c
  if (w.length > 2 && /[^aeiouy][yY]$/.test(w)) w = `${w.slice(0, -1)}i`;
  // 2
  for (const [suffix, replacement] of STEP_2) {
    if (!w.endsWith(suffix)) continue;
    const at = w.length - suffix.length;
    if (at < r1) break;
    if (suffix === 'ogi' && w[at - 1] !== 'l') break;
    if (suffix === 'li' && !/[cdeghkmnrt]$/.test(w.slice(0, at))) break;
    w = w.slice(0, at) + replacement;
    break;
  }
  // 3
  for (const [suffix, replacement] of STEP_3) {
    if (!w.endsWith(suffix)) continue;
    const at = w.length - suffix.length;
    if (at >= (suffix === 'ative' ? r2 : r1)) w = w.slice(0, at) + replacement;
    break;
  }
  // 4
  for (const suffix of STEP_4) {
    if (!w.endsWith(suffix)) continue;
    const at = w.length - suffix.length;
    if (at >= r2 && (suffix !== 'ion' || /[st]$/.test(w.slice(0, at)))) w = w.slice(0, at);
    break;
  }
  // 5
  if (w.endsWith('e')) {
    const at = w.length - 1;
    if (at >= r2 || (at >= r1 && !SHORT_SYLLABLE.test(w.slice(0, at)))) w = w.slice(0, at);
  } else if (w.endsWith('ll') && w.length - 1 >= r2) w = w.slice(0, -1);
  return w.toLowerCase();
}
