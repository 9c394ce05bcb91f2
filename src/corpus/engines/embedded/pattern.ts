import { type TermPattern, termPattern } from '#corpus/query/analyse-query.ts';
import type { Dictionary, TermCursor } from './dictionary.ts';

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

  /** Calls `hit` on each matching term, in order; the cursor is on it. `pause` is called now and then and may throw. */
  scan(dictionary: Dictionary, hit: (cursor: TermCursor) => void, pause: () => void): void {
    const prefix = this.#prefix;
    const cursor = prefix.length > 0 ? dictionary.seek(prefix) : dictionary.cursor();
    if (!cursor || (prefix.length === 0 && !cursor.next())) return;
    const least = prefix.length + this.#suffix.length;
    let seen = 0;
    do {
      if ((++seen & 1023) === 0) pause();
      if (prefix.length > 0 && !cursor.startsWith(prefix)) return;
      if (cursor.length < least || (this.#suffix.length > 0 && !cursor.endsWith(this.#suffix))) continue;
      if (this.#simple || this.#pattern.matches(cursor.term)) hit(cursor);
    } while (cursor.next());
  }
}
