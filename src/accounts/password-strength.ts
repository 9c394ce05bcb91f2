/** Words that lists of common passwords are made of; a password of them and a few signs is guessed first. */
const COMMON = new Set(
  `password passwort passwd pass kennwort secret geheim login admin administrator root user guest test testing demo default changeme letmein welcome
   willkommen hello hallo iloveyou ilove love lovely sunshine princess dragon monkey master shadow superman batman spiderman starwars football baseball
   basketball soccer hockey liverpool chelsea arsenal michael jordan jennifer jessica ashley daniel thomas charlie george andrew joshua matthew robert
   trustno access flower summer winter spring autumn january february march april june july august september october november december monday friday
   computer internet server system database samsung google apple microsoft windows android facebook freedom whatever cheese cookie pepper ginger hunter
   killer tigger buster harley ranger mustang corvette ferrari mercedes porsche pokemon naruto minecraft blessed jesus angel angels family forever
   company patent patents priora innovation research office work team mima woaini`.split(/\s+/),
);
const LONGEST_COMMON = Math.max(...[...COMMON].map(({ length }) => length));
/** Signs that are typed one after the other. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
];
const NEXT = new Set(ROWS.flatMap((row) => [...row].slice(1).map((sign, n) => row[n]! + sign)));
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** Shortest run of equal or neighbouring signs, and shortest repeated part, that count as one sign. */
const SHORTEST_RUN = 3;

/**
 * How many signs of a password somebody who guesses has to find: a common word (also with digits for letters), a year,
 * a run along the alphabet or the keyboard, and one of `known` count as one; a part that is repeated counts once. Time:
 * linear in the length, which the caller bounds.
 */
export function signsToGuess(password: string, known: readonly string[] = []): number {
  const text = withoutRepetition(password.toLowerCase());
  const plain = [...text].map((sign) => LEET[sign] ?? sign).join('');
  let signs = 0;
  for (let at = 0; at < text.length; signs++)
    at += Math.max(1, wordAt(text, at, known), wordAt(plain, at, known), runAt(text, at), yearAt(text, at));
  return signs;
}

function wordAt(text: string, at: number, known: readonly string[]): number {
  let longest = 0;
  for (let length = 4; length <= LONGEST_COMMON && at + length <= text.length; length++)
    if (COMMON.has(text.slice(at, at + length))) longest = length;
  for (const word of known) if (word.length > longest && text.startsWith(word, at)) longest = word.length;
  return longest;
}

/** Length of the run that begins here: equal signs, or neighbours in one direction. */
function runAt(text: string, at: number): number {
  const kinds = [
    (a: string, b: string) => a === b,
    (a: string, b: string) => NEXT.has(a + b),
    (a: string, b: string) => NEXT.has(b + a),
  ];
  const lengths = kinds.map((follows) => {
    let end = at + 1;
    while (end < text.length && follows(text[end - 1]!, text[end]!)) end++;
    return end - at;
  });
  const longest = Math.max(...lengths);
  return longest >= SHORTEST_RUN ? longest : 0;
}

const yearAt = (text: string, at: number): number => {
  const year = Number(text.slice(at, at + 4));
  return Number.isInteger(year) && year >= 1900 && year < 2100 ? 4 : 0;
};

/** The part whose repetition a text is (the last time it may be cut off), or the text. */
function withoutRepetition(text: string): string {
  // the longest proper beginning that is also an end, as Knuth, Morris and Pratt compute it
  const border = new Array<number>(text.length).fill(0);
  for (let n = 1, length = 0; n < text.length; ) {
    if (text[n] === text[length]) border[n++] = ++length;
    else if (length > 0) length = border[length - 1]!;
    else n++;
  }
  const period = text.length - (border.at(-1) ?? 0);
  return period * 2 <= text.length ? text.slice(0, period) : text;
}
