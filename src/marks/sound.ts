/**
 * Codes by which words that sound alike are equal. Words are lower-case ASCII (`latin` of `script.ts`); a code keeps at
 * most `MOST` letters.
 */

const MOST = 40;

/** Digits as they are said in marks: `4you`, `gr8`. */
const SPOKEN: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'one',
  2: 'to',
  3: 'three',
  4: 'for',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'ate',
  9: 'nine',
};

/**
 * Spelling to sound in English, in order: silent beginnings, groups of letters, single letters. Ours, for marks: what
 * is written to look new (`kwik`, `lite`, `phat`, `xtra`) gets the code of the plain word. `needs`: letters without
 * which a rule finds nothing.
 */
export const ENGLISH: readonly (readonly [from: RegExp, to: string, needs: string])[] = [
  [/^(?:kn|gn|pn)/, 'n', 'n'],
  [/^wr/, 'r', 'wr'],
  [/^ps/, 's', 'ps'],
  [/^x(?=[aeiouy])/, 'z', 'x'],
  [/^x/, 'eks', 'x'],
  [/^tech/, 'tek', 'tech'],
  [/mb$/, 'm', 'mb'],
  [/(?:ough|aught|ought)$/, 'ot', 'ugh'],
  [/[ae]?igh/, 'y', 'igh'],
  [/([aeiouy])gh(?=[^aeiouy]|$)/g, '$1', 'gh'],
  [/gh/g, 'g', 'gh'],
  [/ph/g, 'f', 'ph'],
  [/tch|tsch/g, 'C', 'tch'],
  [/sch|sh/g, 'S', 'sh'],
  [/[ts]io(?=n)/g, 'Se', 'ion'],
  [/ch(?=[lmnr])/g, 'k', 'ch'],
  [/ch/g, 'C', 'ch'],
  [/th/g, 'T', 'th'],
  [/wh/g, 'w', 'wh'],
  [/que(?=s?$)/, 'k', 'que'],
  [/qu/g, 'kw', 'qu'],
  [/q/g, 'k', 'q'],
  [/c?ck|cq/g, 'k', 'c'],
  [/sc(?=[eiy])/g, 's', 'sc'],
  [/c(?=[eiy])/g, 's', 'c'],
  [/c/g, 'k', 'c'],
  [/dge|dj/g, 'j', 'd'],
  [/x/g, 'ks', 'x'],
  [/z/g, 's', 'z'],
  [/v/g, 'f', 'v'],
  [/ts/g, 's', 'ts'],
  [/([^aeiouy])\1+/g, '$1', ''],
  [/oo|ou|ew|ue|oe|uo/g, 'u', ''],
  [/ee|ea|ie|ei|ey/g, 'i', ''],
  [/ai|ay|ae/g, 'e', 'a'],
  [/au|aw(?![aeiouy])|oa|ow/g, 'o', ''],
  [/([aeiouy])([^aeiouyw])e(s?)$/, '$1$2$3', 'e'],
  [/y/g, 'i', 'y'],
  [/([aeiou])\1+/g, '$1', ''],
  [/(?<=[aeiou])h/g, '', 'h'],
];

/** A bit for each letter of a text; others share these bits. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

const RULES = ENGLISH.map(([from, to, needs]) => ({ from, to, needs: lettersOf(needs) }));

/** The code of one word; vowels are kept, as one of a, e, i, o, u. */
export function englishSound(word: string): string {
  let code = word.slice(0, MOST).replace(/[0-9]/g, (digit) => SPOKEN[digit]!);
  let letters = lettersOf(code);
  for (const { from, to, needs } of RULES) {
    // most rules are of letters that the word does not have
    if ((letters & needs) !== needs) continue;
    const changed = code.replace(from, to);
    if (changed !== code) letters = lettersOf((code = changed));
  }
  return code.slice(0, MOST);
}

/**
 * Cologne phonetics (Postel, Die Kölner Phonetik, 1969): digits by letter and neighbours, equal ones made one, zeros
 * out but the first.
 */
export function germanSound(word: string): string {
  const text = word.slice(0, MOST).replace(/[^a-z]/g, '');
  let code = '';
  for (let at = 0; at < text.length; at++) {
    const [before, letter, next] = [text[at - 1] ?? '', text[at]!, text[at + 1] ?? ''];
    code += cologne(before, letter, next, at === 0);
  }
  return code.replace(/(\d)\1+/g, '$1').replace(/(?!^)0/g, '');
}

function cologne(before: string, letter: string, next: string, first: boolean): string {
  if ('aeijouy'.includes(letter)) return '0';
  if (letter === 'h') return '';
  if (letter === 'b') return '1';
  if (letter === 'p') return next === 'h' ? '3' : '1';
  if (letter === 'd' || letter === 't') return next !== '' && 'csz'.includes(next) ? '8' : '2';
  if ('fvw'.includes(letter)) return '3';
  if ('gkq'.includes(letter)) return '4';
  if (letter === 'l') return '5';
  if (letter === 'm' || letter === 'n') return '6';
  if (letter === 'r') return '7';
  if (letter === 's' || letter === 'z') return '8';
  if (letter === 'x') return before !== '' && 'ckq'.includes(before) ? '8' : '48';
  const hard = next !== '' && (first ? 'ahkloqrux' : 'ahkoqux').includes(next);
  return hard && (first || !(before !== '' && 'sz'.includes(before))) ? '4' : '8';
}

/** Mandarin without what speakers of the south and learners do not tell apart: zh z, ch c, sh s, ng n, r l. */
export const pinyinSound = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replace(/r(?=[aeiou])/g, 'l');

/** Consonants that differ in voice or place alone, and so are misheard. */
const NEAR = new Set([
  'bp',
  'dt',
  'gk',
  'Cj',
  'CS',
  'jS',
  'fT',
  'sT',
  'Ss',
  'mn',
  'lr',
  'fw',
  'Ct',
  'js',
  'bf',
  'fp',
  'hk',
]);
const near = (a: string, b: string) => NEAR.has(a < b ? a + b : b + a);
const vowel = (sign: string) => 'aeiou'.includes(sign);

/** What it costs to hear one sound for another, 0 to 1. */
const misheard = (a: string, b: string): number => (a === b ? 0 : vowel(a) && vowel(b) ? 0.35 : near(a, b) ? 0.4 : 1);
const unheard = (sign: string): number => (vowel(sign) || sign === 'h' || sign === 'w' ? 0.5 : 1);

const ASCII = 128;
/** The same by two codes of ASCII, as a table. */
const MISHEARD = Float64Array.from({ length: ASCII * ASCII }, (_, at) =>
  misheard(String.fromCharCode(at >> 7), String.fromCharCode(at & (ASCII - 1))),
);
const UNHEARD = Float64Array.from({ length: ASCII }, (_, code) => unheard(String.fromCharCode(code)));
const mishearing = (a: number, b: number) => (a < ASCII && b < ASCII ? MISHEARD[(a << 7) | b]! : a === b ? 0 : 1);
const unhearing = (code: number) => (code < ASCII ? UNHEARD[code]! : 1);

const rows = [new Float64Array(MOST + 1), new Float64Array(MOST + 1)] as const;

/**
 * 1 for codes that are equal, 0 for such that share nothing: 1 less the cost of an alignment by the longer one. Of a
 * code `MOST` letters count.
 */
export function soundLikeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const [n, m] = [Math.min(a.length, MOST), Math.min(b.length, MOST)];
  if (n === 0 || m === 0) return 0;
  let [row, next] = rows as readonly [Float64Array, Float64Array];
  row[0] = 0;
  for (let j = 1; j <= m; j++) row[j] = row[j - 1]! + unhearing(b.charCodeAt(j - 1));
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1);
    const lost = unhearing(x);
    let left = row[0]! + lost;
    next[0] = left;
    for (let j = 1; j <= m; j++) {
      const y = b.charCodeAt(j - 1);
      left = Math.min(row[j]! + lost, left + unhearing(y), row[j - 1]! + mishearing(x, y));
      next[j] = left;
    }
    [row, next] = [next, row];
  }
  return Math.max(0, 1 - row[m]! / Math.max(n, m));
}
