import { EdgeLetters } from './edge-letters.ts';

const letters = new EdgeLetters('end');

/**
 * An expression that ends where a text does, asked of what stands before a name. It is matched backwards from the end:
 * forwards it would be tried from each place, which takes five to ten times as long where it has many alternatives.
 * Not for one that ends with what may be long (`[^.]{0,40}$`), which is slower backwards. Most of what stands there is
 * told from it by its last letters.
 */
export class AtEnd {
  readonly #pattern: RegExp;
  readonly #written: RegExp;
  /** Among those that are told apart; taken up when it is first asked, since many are seldom. */
  #number = -1;

  /** @param pattern Ends with `$`, in each of its alternatives. */
  constructor(pattern: RegExp) {
    this.#pattern = new RegExp(`(?<=(${pattern.source}))`, `${pattern.flags}y`);
    this.#written = pattern;
  }

  test(text: string): boolean {
    if (!this.#mayMatch(text)) return false;
    this.#pattern.lastIndex = text.length;
    return this.#pattern.test(text);
  }

  /**
   * The match and its groups. The longest one, where an expression is such that of what ends at one place the first
   * alternative takes most: no other expression may be asked so.
   */
  exec(text: string): readonly [string, ...(string | undefined)[]] | null {
    if (!this.#mayMatch(text)) return null;
    this.#pattern.lastIndex = text.length;
    const found = this.#pattern.exec(text);
    return found && [found[1]!, ...found.slice(2)];
  }

  #mayMatch(text: string): boolean {
    if (this.#number < 0) this.#number = letters.add(this.#written);
    return letters.mayMatch(this.#number, text);
  }
}
