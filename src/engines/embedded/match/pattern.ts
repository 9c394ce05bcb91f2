import { type TermPattern, termPattern } from '#corpus/query/analyse-query.ts';
import type { Dictionary, TermCursor } from '../format/dictionary.ts';

/** A wildcard pattern over the terms of a dictionary. */
export class Pattern {
  readonly #pattern: TermPattern;
  readonly #prefix: Uint8Array;
  readonly #suffix: Uint8Array;
  /** `prefix*suffix` needs no more than its ends. */
  readonly #simple: boolean;

  constructor(source: string) {
    this.#pattern = termPattern(source);
    this.#prefix = Buffer.from(this.#pattern.prefix);
    this.#suffix = Buffer.from(this.#pattern.suffix);
    this.#simple = /^[^*?#]*\*[^*?#]*$/.test(source);
  }

  /** Whether a whole string matches. */
  test(text: string): boolean {
    return this.#pattern.matches(text);
  }

  /** How many terms have to be looked at, at most. */
  most(dictionary: Dictionary): number {
    return this.#prefix.length === 0 ? dictionary.size : dictionary.mostWith(this.#prefix);
  }

  /** Calls `hit` on each matching term, in order; the cursor is on it. `pause` is called now and then and may throw. */
  scan(dictionary: Dictionary, hit: (cursor: TermCursor) => void, pause: () => void): void {
    const cursor = this.#start(dictionary);
    // a test, even one that all pass, makes the cursor stop at each term
    const test = this.#simple ? () => true : this.#test;
    cursor?.scan(
      this.#prefix,
      this.#suffix,
      test,
      () => {
        hit(cursor);
      },
      pause,
    );
  }

  /**
   * Like `scan`, but the cursor need not be on the term: `index` says for which term of its block `meta` and `readMeta`
   * are asked. Faster where whole blocks match. Ends when `hit` answers true.
   */
  places(dictionary: Dictionary, hit: (cursor: TermCursor, index: number) => unknown, pause: () => void): void {
    const cursor = this.#start(dictionary);
    const test = this.#simple ? undefined : this.#test;
    cursor?.scan(this.#prefix, this.#suffix, test, (index) => hit(cursor, index), pause);
  }

  readonly #test = (cursor: TermCursor): boolean => this.#pattern.matches(cursor.term);

  /** On the first term that begins like the pattern, if there is one. */
  #start(dictionary: Dictionary): TermCursor | undefined {
    if (this.#prefix.length > 0) return dictionary.seek(this.#prefix);
    const cursor = dictionary.cursor();
    return cursor.next() ? cursor : undefined;
  }
}
