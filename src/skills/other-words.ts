import { contentKeys } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';

/** Words that may be written instead of words of a text: where all of `keys` stand, all of `of` are met. */
export interface Wording {
  readonly keys: readonly string[];
  readonly of: readonly string[];
  /** As it is searched for. */
  readonly form: string;
  /** How much of the words is met by it. */
  readonly share: number;
}

/** Words of a text, by their keys. */
type Words = Pick<ReadonlySet<string>, 'has'>;

/**
 * What is known to stand for words of a text, such as a synonym or a translation, as wordings. What the text says
 * itself is none: one thing would count twice.
 */
export function wordingsOf(
  words: Words,
  known: readonly { readonly word: string; readonly other: string }[],
  share = 1,
): Wording[] {
  return known.flatMap(({ word, other }) => {
    const [of, keys] = [contentKeys(word), contentKeys(other)];
    // of "o-ring" only "ring" is a word, and that is another thing
    const whole = isHan(other) || other.split(/[\s-]+/).length === keys.length;
    const asked = of.length > 0 && of.every((key) => words.has(key));
    return asked && whole && keys.some((key) => !words.has(key)) ? [{ keys, of, form: other, share }] : [];
  });
}

/** How far words are met of which a text has a part of one thing alone: 电池 of 锂电池. */
export const OF_A_PART = 0.4;

/** All that may be written instead of the words of a text. */
export class OtherWords {
  readonly all: readonly Wording[];
  /** Words that are one thing together, by their keys: 锂电 and 电池. */
  readonly wholes: readonly (readonly string[])[];
  readonly #byFirstKey: ReadonlyMap<string, readonly Wording[]>;

  constructor(all: readonly Wording[], wholes: OtherWords['wholes'] = []) {
    this.all = all;
    this.wholes = wholes;
    this.#byFirstKey = Map.groupBy(all, ({ keys }) => keys[0]!);
  }

  /** Which of `words` another text has, each with how far: 1, or less where a wording stands for it. */
  metIn(there: ReadonlySet<string>, words: Words): ReadonlyMap<string, number> {
    const met = new Map<string, number>();
    for (const key of there) if (words.has(key)) met.set(key, 1);
    for (const first of there)
      for (const { keys, of, share } of this.#byFirstKey.get(first) ?? [])
        if (keys.every((key) => there.has(key))) for (const key of of) met.set(key, Math.max(share, met.get(key) ?? 0));
    for (const whole of this.wholes) {
      const lacking = whole.filter((key) => !met.has(key));
      if (lacking.length === 0 || lacking.length === whole.length || isSaidApart(whole, lacking, there)) continue;
      for (const key of whole) if (met.has(key)) met.set(key, Math.min(OF_A_PART, met.get(key)!));
    }
    return met;
  }
}

/** Whether a text has the characters that tell a thing from others in another word of it: 锂 of 锂电池 in 锂离子电池. */
function isSaidApart(whole: readonly string[], lacking: readonly string[], there: ReadonlySet<string>): boolean {
  const said = new Set(whole.filter((key) => !lacking.includes(key)).join(''));
  const telling = [...new Set(lacking.join(''))].filter((character) => !said.has(character));
  return telling.every((character) => [...there].some((key) => isHan(key) && key.includes(character)));
}
