import { isLegalForm } from './names.ts';

/** Words at the end of a name that say what a body is and not which, beside legal forms; and links between words. */
const KINDS = /^(?:holdings?|group)$/i;
const LINKS = /^(?:of|and|the|for|in|at|&|und|et|de|des|der|la|le|di|da|do|del|y|e)$/i;

/** Fewer letters are those of everybody, more are nobody's name. */
const [FEWEST, MOST] = [3, 10];
/** Initials of a part of a name: three letters stand in too many. */
const FEWEST_WITHIN = 4;
/** Words of a name of which initials of parts are taken. */
const MOST_WORDS = 40;

/** The words of a name but its legal form, and where those stand that give a letter. */
function lettersOf(name: string) {
  const words = name.split(/[\s,.]+/).filter((word) => word !== '');
  while (words.length > 1 && (KINDS.test(words.at(-1)!) || isLegalForm(words.at(-1)!))) words.pop();
  words.splice(MOST_WORDS);
  const places = words.flatMap((word, at) => (LINKS.test(word) ? [] : [at]));
  const letters = places.map((at) => [...words[at]!][0]!.toUpperCase()).join('');
  return { words, places, letters: /^\p{Script=Latin}*$/u.test(letters) ? letters : '' };
}

/**
 * Initials of a name, its legal form and links left out: `MASSACHUSETTS INSTITUTE OF TECHNOLOGY` -> `MIT`; undefined
 * where they would be too few or too many, and in scripts without letters.
 */
export function initialsOf(name: string): string | undefined {
  const { letters } = lettersOf(name);
  return letters.length >= FEWEST && letters.length <= MOST ? letters : undefined;
}

/**
 * What in capitals may stand for a name: its initials, and those of four to six words within it (`NASA` of `... THE
 * ADMINISTRATOR OF THE NATIONAL AERONAUTICS & SPACE ADMINISTRATION`).
 */
export function initialsWithin(name: string): string[] {
  const { letters } = lettersOf(name);
  const found = new Set(letters.length >= FEWEST && letters.length <= MOST ? [letters] : []);
  for (let length = FEWEST_WITHIN; length <= 6; length++)
    for (let from = 0; from + length <= letters.length; from++) found.add(letters.slice(from, from + length));
  return [...found];
}

/** The words of a name that capitals stand for, without its legal form; undefined where they do not. */
export function wordsNamedBy(name: string, capitals: string): string | undefined {
  const { words, places, letters } = lettersOf(name);
  if (letters === capitals) return words.join(' ');
  const from = capitals.length >= FEWEST_WITHIN ? letters.indexOf(capitals) : -1;
  if (from < 0) return undefined;
  return words.slice(places[from]!, places[from + capitals.length - 1]! + 1).join(' ');
}
