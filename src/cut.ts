/** Texts that are shown no further than so far. */

/**
 * A text as a line: control characters and runs of blanks are one blank. One that is longer than so many characters is
 * cut, and ends with `…`, which is one of them.
 */
export function lineWithin(text: string, most: number): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** The first so many UTF-16 units of a text, half of a character left out, and a mark where more follows. */
export const beginningOf = (text: string, most: number, mark = ' …'): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}${mark}` : text;

/** The first so many of a list, and a note of how many there are where it has more. */
export function firstOf<T>(
  all: readonly T[],
  most: number,
  note: (sentence: string) => void,
  what: string,
): readonly T[] {
  if (all.length <= most) return all;
  note(`Of ${all.length} ${what} the first ${most} are listed.`);
  return all.slice(0, most);
}

/** The first so many of some names, and how many more there are: `A, B and 3 more`. */
export function firstNamed(names: readonly string[], most: number, between = ', '): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).join(between)}${more}`;
}
