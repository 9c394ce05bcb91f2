import { beginsWithSlip, type SlipStart } from '#corpus/query/slip-start.ts';
import type { Dictionary, TermCursor } from '../format/dictionary.ts';
import { BEHIND, lengthOf, NOTHING } from './characters.ts';

/** Where fewer terms begin so, they are looked through one by one. */
const FEW_TERMS = 256;

const bytesOf = (characters: readonly string[]) => Buffer.from(characters.join(''));

/**
 * The terms of a dictionary that begin with some characters but for one slip. The dictionary is walked along what is
 * right: at each character the terms that go on after a slip there are looked up, and none between them; where few are
 * left, these are compared.
 */
export class SlipTerms {
  readonly #characters: readonly string[];
  readonly #right: number;
  readonly #few: number;

  /** @param few Where fewer terms are left, they are looked through one by one. */
  constructor({ characters, right }: SlipStart, few = FEW_TERMS) {
    this.#characters = characters;
    this.#right = right;
    this.#few = few;
  }

  /** How many terms there may be, at most. */
  most(dictionary: Dictionary): number {
    return dictionary.mostWith(bytesOf(this.#characters.slice(0, this.#right)));
  }

  /**
   * Calls `hit` on each of them, some more than once, in no order; see `Pattern.places`. `pause` is called now and then
   * and may throw.
   */
  places(dictionary: Dictionary, hit: (cursor: TermCursor, index: number) => unknown, pause: () => void): void {
    const characters = this.#characters;
    const cursor = dictionary.cursor();
    const all = (...beginning: readonly (readonly string[])[]) => {
      const prefix = bytesOf(beginning.flat());
      if (cursor.seek(prefix)) cursor.scan(prefix, NOTHING, undefined, (index) => hit(cursor, index), pause);
    };
    for (let at = this.#right; at < characters.length; at++) {
      const before = characters.slice(0, at);
      const prefix = bytesOf(before);
      if (!cursor.seek(prefix) || !cursor.startsWith(prefix)) return;
      if (dictionary.mostWith(prefix) <= this.#few) {
        const [typed, from] = [characters.join(''), before.join('').length];
        const fits = ({ term }: TermCursor) => beginsWithSlip(term, typed, from);
        cursor.scan(prefix, NOTHING, fits, (index) => hit(cursor, index), pause);
        return;
      }
      const [rest, behind] = [characters.slice(at), characters.slice(at + 1)];
      all(before, behind);
      if (behind.length > 0) all(before, behind.slice(0, 1), rest.slice(0, 1), behind.slice(1));
      for (const other of this.#next(cursor, prefix)) {
        all(before, [other], behind);
        all(before, [other], rest);
      }
    }
  }

  /** The characters that stand in a dictionary behind a beginning. */
  #next(cursor: TermCursor, prefix: Buffer): string[] {
    const found: string[] = [];
    for (let on = cursor.seek(prefix); on && cursor.startsWith(prefix); ) {
      if (cursor.length === prefix.length) {
        on = cursor.next();
        continue;
      }
      const end = prefix.length + lengthOf(cursor.bytes[prefix.length]!);
      found.push(cursor.bytes.toString('utf8', prefix.length, end));
      on = cursor.seek(Buffer.concat([cursor.bytes.subarray(0, end), BEHIND]));
    }
    return found;
  }
}
