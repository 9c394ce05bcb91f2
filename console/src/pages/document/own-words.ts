/** Words that a reader wants to see, and in which of the colours. */
export interface OwnWord {
  readonly text: string;
  readonly colour: Colour;
}

export const COLOURS = ['yellow', 'green', 'blue', 'pink', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Words and characters that are kept at most. */
export const MOST_WORDS = 40;
export const MOST_CHARACTERS = 60;
const KEPT = 'priora.words';
const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isHan = (character: string | undefined): boolean => character !== undefined && /\p{Script=Han}/u.test(character);

/**
 * Where words stand in a text, as offsets: upper and lower case are the same, blanks stand for any run of them; a word
 * begins and ends where words do, but a star at its end takes whatever follows. Chinese has no such ends.
 */
export function placesOf(text: string, words: string): [start: number, end: number][] {
  const open = words.endsWith('*');
  const wanted = (open ? words.slice(0, -1) : words).trim().toLowerCase().replace(/\s+/g, ' ');
  // lengths must stay, so that offsets are those of the text
  const lower = text.toLowerCase();
  const read = lower.length === text.length ? lower.replace(/\s/g, ' ') : text.replace(/\s/g, ' ');
  const places: [number, number][] = [];
  if (wanted === '') return places;
  for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, at + wanted.length)) {
    let end = at + wanted.length;
    if (!isHan(wanted[0]) && isLetter(wanted[0]) && isLetter(read[at - 1]) && !isHan(read[at - 1])) continue;
    if (open) while (isLetter(read[end]) && !isHan(read[end])) end++;
    else if (!isHan(wanted.at(-1)) && isLetter(wanted.at(-1)) && isLetter(read[end]) && !isHan(read[end])) continue;
    places.push([at, end]);
  }
  return places;
}

/** The reader's words, as this browser keeps them. */
export function keptWords(): readonly OwnWord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(
        (each): each is OwnWord =>
          typeof each?.text === 'string' && each.text.length <= MOST_CHARACTERS && COLOURS.includes(each.colour),
      )
      .slice(0, MOST_WORDS);
  } catch {
    return [];
  }
}

export const keepWords = (words: readonly OwnWord[]): void => localStorage.setItem(KEPT, JSON.stringify(words));
