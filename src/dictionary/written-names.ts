import { Kept } from './kept.ts';

/** A name as it is written, wherever: what rules ask of it by itself is answered once. */
export class WrittenName {
  readonly name: string;
  /** The questions that were answered, and those with yes, a bit each. */
  asked = 0;
  answers = 0;

  constructor(name: string) {
    this.name = name;
  }
}

/** Texts have some thousand names that are written again and again; each takes two hundred bytes. */
const kept = new Kept(1 << 13, (name) => new WrittenName(name));

/** The name that stands at [start, end). */
export const writtenName = (text: string, start: number, end: number): WrittenName => kept.at(text, start, end);

let questions = 0;

/**
 * A question about names by themselves, not about where they stand: each name is asked once, as long as it is kept,
 * since lists are looked up and expressions asked by the dozen for each place of a name.
 * @throws Error for more questions than a number has bits: to be made where a module is loaded.
 */
export function nameAskedOnce(answer: (name: string) => boolean): (one: WrittenName) => boolean {
  if (questions === MOST_QUESTIONS) throw new Error('no more questions about names');
  const bit = 1 << questions++;
  return (one) => {
    if ((one.asked & bit) === 0) {
      one.asked |= bit;
      if (answer(one.name)) one.answers |= bit;
    }
    return (one.answers & bit) !== 0;
  };
}
const MOST_QUESTIONS = 31;
