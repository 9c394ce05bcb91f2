import { type Abbreviation, abbreviationsOf } from '#language/abbreviations.ts';

/** An abbreviation that a text defines, and which of them it is. */
interface Explained extends Abbreviation {
  readonly at: number;
}

/** A text and what it says as a whole, found out once however many of its names ask: each would read it through. */
export class WholeText {
  readonly text: string;
  readonly #has = new Map<RegExp, boolean>();
  readonly #different = new Map<RegExp, number>();
  #abbreviations: Map<string, Explained[]> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  has(pattern: RegExp): boolean {
    let has = this.#has.get(pattern);
    if (has === undefined) {
      has = pattern.test(this.text);
      this.#has.set(pattern, has);
    }
    return has;
  }

  /** How many different matches a pattern (global) has in the text in small letters. */
  different(pattern: RegExp): number {
    let count = this.#different.get(pattern);
    if (count === undefined) {
      count = new Set(this.text.toLowerCase().match(pattern)).size;
      this.#different.set(pattern, count);
    }
    return count;
  }

  /** What the text explains a short form by, in its order. */
  explained(short: string): readonly Explained[] {
    this.#abbreviations ??= Map.groupBy(
      abbreviationsOf(this.text).map((one, at) => ({ ...one, at })),
      (one) => one.short,
    );
    return this.#abbreviations.get(short) ?? [];
  }
}
