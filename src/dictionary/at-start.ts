import { EdgeLetters } from './edge-letters.ts';

const letters = new EdgeLetters('start');

/**
 * An expression that begins where a text does, asked of what stands behind a name. Most of what stands there is told
 * from it by its first letters: an expression takes ten times as long to say no.
 */
export class AtStart {
  readonly #pattern: RegExp;
  /** Among those that are told apart; taken up when it is first asked, since many are seldom. */
  #number = -1;

  /** @param pattern Begins with `^`, in each of its alternatives. */
  constructor(pattern: RegExp) {
    this.#pattern = pattern;
  }

  test(text: string): boolean {
    return this.#mayMatch(text) && this.#pattern.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.#mayMatch(text) ? this.#pattern.exec(text) : null;
  }

  #mayMatch(text: string): boolean {
    if (this.#number < 0) this.#number = letters.add(this.#pattern);
    return letters.mayMatch(this.#number, text);
  }

  /** The expression as text. */
  get source(): string {
    return this.#pattern.source;
  }
}
