import { bareName } from '#patents/names.ts';

/** Words that initials leave out. */
const LINKS = new Set('OF THE FOR AT IN DE LA LE DU DES DI DA DO DEL DER & Y E'.split(' '));
/** Fewer letters are those of everybody, more are nobody's name. */
const [FEWEST, MOST] = [3, 10];

/**
 * Initials of a standard name, its legal form and links left out: `MASSACHUSETTS INSTITUTE OF TECHNOLOGY` -> `MIT`;
 * undefined where they would be too few or too many, and in scripts without letters.
 */
export function initialsOf(standard: string): string | undefined {
  const words = bareName(standard)
    .split(' ')
    .filter((word) => !LINKS.has(word));
  if (words.length < FEWEST || words.length > MOST) return undefined;
  const initials = words.map((word) => word[0]!).join('');
  return /^\p{Script=Latin}+$/u.test(initials) ? initials : undefined;
}
