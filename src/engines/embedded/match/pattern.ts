import { type TermPattern, termPattern } from '#corpus/query/analyse-query.ts';
import type { Dictionary, TermCursor } from '../format/dictionary.ts';
import { BEHIND, lengthOf, NOTHING } from './characters.ts';

const FEW_TERMS = 256;

/** A wildcard pattern over the terms of a dictionary. */
export class Pattern {
  readonly #pattern: TermPattern;
  readonly #prefix: Uint8Array;
  readonly #suffix: Uint8Array;
  /** `prefix*suffix` needs no more than its ends. */
  readonly #simple: boolean;
  readonly #few: number;
  /** Of `prefix?rest*` and `prefix#rest*`: what stands behind the one open character, and whether there need be one. */
  readonly #open: { readonly rest: string; readonly may_lack: boolean } | undefined;

  /** @param few Where fewer terms begin as the pattern does, they are looked through one by one. */
  constructor(source: string, few = FEW_TERMS) {
    this.#few = few;
    this.#pattern = termPattern(source);
    this.#prefix = Buffer.from(this.#pattern.prefix);
    this.#suffix = Buffer.from(this.#pattern.suffix);
    this.#simple = /^[^*?#]*\*[^*?#]*$/.test(source);
    const open = /^[^*?#]+([?#])([^*?#]+)\*$/.exec(source);
    this.#open = open ? { rest: open[2]!, may_lack: open[1] === '#' } : undefined;
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
   * are asked. Faster where whole blocks match, and where one character is open before the rest of a beginning: terms
   * come in no order then. Ends when `hit` answers true.
   */
  places(dictionary: Dictionary, hit: (cursor: TermCursor, index: number) => unknown, pause: () => void): void {
    const cursor = this.#start(dictionary);
    if (cursor && this.#open && this.most(dictionary) > this.#few) {
      this.#leap(cursor, this.#open, hit, pause);
      return;
    }
    const test = this.#simple ? undefined : this.#test;
    cursor?.scan(this.#prefix, this.#suffix, test, (index) => hit(cursor, index), pause);
  }

  /** The terms of each character that may stand in the open place are looked up, and none between them. */
  #leap(
    cursor: TermCursor,
    { rest, may_lack }: { readonly rest: string; readonly may_lack: boolean },
    hit: (cursor: TermCursor, index: number) => unknown,
    pause: () => void,
  ): void {
    const prefix = this.#prefix;
    let ended = false;
    const all = (beginning: Uint8Array) => {
      if (ended || !cursor.seek(beginning)) return;
      cursor.scan(beginning, NOTHING, undefined, (index) => (ended = hit(cursor, index) === true), pause);
    };
    for (let at = cursor.startsWith(prefix); at && !ended; ) {
      if (cursor.length === prefix.length) {
        at = cursor.next() && cursor.startsWith(prefix);
        continue;
      }
      const end = prefix.length + lengthOf(cursor.bytes[prefix.length]!);
      const character = cursor.bytes.toString('utf8', prefix.length, end);
      const behind = Buffer.concat([cursor.bytes.subarray(0, end), BEHIND]);
      // those that lack it are found below
      if (!may_lack || !`${character}${rest}`.startsWith(rest))
        all(Buffer.concat([prefix, Buffer.from(`${character}${rest}`)]));
      at = cursor.seek(behind) && cursor.startsWith(prefix);
    }
    if (may_lack) all(Buffer.concat([prefix, Buffer.from(rest)]));
  }

  readonly #test = (cursor: TermCursor): boolean => this.#pattern.matches(cursor.term);

  /** On the first term that begins like the pattern, if there is one. */
  #start(dictionary: Dictionary): TermCursor | undefined {
    if (this.#prefix.length > 0) return dictionary.seek(this.#prefix);
    const cursor = dictionary.cursor();
    return cursor.next() ? cursor : undefined;
  }
}
