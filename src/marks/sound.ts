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
 * is written to look new (`kwik`, `lite`, `phat`, `xtra`) gets the code of the plain word.
 */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x(?=[aeiouy])/, 'z'],
  [/^x/, 'eks'],
  [/^tech/, 'tek'],
  [/mb$/, 'm'],
  [/(?:ough|aught|ought)$/, 'ot'],
  [/[ae]?igh/, 'y'],
  [/([aeiouy])gh(?=[^aeiouy]|$)/g, '$1'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/tch|tsch/g, 'C'],
  [/sch|sh/g, 'S'],
  [/[ts]io(?=n)/g, 'Se'],
  [/ch(?=[lmnr])/g, 'k'],
  [/ch/g, 'C'],
  [/th/g, 'T'],
  [/wh/g, 'w'],
  [/que(?=s?$)/, 'k'],
  [/qu/g, 'kw'],
  [/q/g, 'k'],
  [/c?ck|cq/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dge|dj/g, 'j'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/ts/g, 's'],
  [/([^aeiouy])\1+/g, '$1'],
  [/oo|ou|ew|ue|oe|uo/g, 'u'],
  [/ee|ea|ie|ei|ey/g, 'i'],
  [/ai|ay|ae/g, 'e'],
  [/au|aw(?![aeiouy])|oa|ow/g, 'o'],
  [/([aeiouy])([^aeiouyw])e(s?)$/, '$1$2$3'],
  [/y/g, 'i'],
  [/([aeiou])\1+/g, '$1'],
  [/(?<=[aeiou])h/g, ''],
];

/** The code of one word; vowels are kept, as one of a, e, i, o, u. */
export function englishSound(word: string): string {
  let code = word.slice(0, MOST).replace(/[0-9]/g, (digit) => SPOKEN[digit]!);
  for (const [from, to] of ENGLISH) code = code.replace(from, to);
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

/** 1 for codes that are equal, 0 for such that share nothing: 1 less the cost of an alignment by the longer one. */
export function soundLikeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  if (a === '' || b === '') return 0;
  let row = [0];
  for (const sign of b) row.push(row.at(-1)! + unheard(sign));
  for (const x of a) {
    const next = [row[0]! + unheard(x)];
    for (let j = 1; j < row.length; j++) {
      const y = b[j - 1]!;
      next.push(Math.min(row[j]! + unheard(x), next[j - 1]! + unheard(y), row[j - 1]! + misheard(x, y)));
    }
    row = next;
  }
  return Math.max(0, 1 - row.at(-1)! / Math.max(a.length, b.length));
}
