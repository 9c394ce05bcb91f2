/**
 * What a block of postings can be worth at most to a formula that grows with the frequency of a term and falls with the
 * length of the document: pairs of (frequency, each occurrence counted with the weight of its field; length over all
 * fields of the group), such that each posting of the block is no better than one of them. Numbers take a byte each:
 * exact below 16, then a mantissa of four bits; frequencies are rounded up, lengths down, so that the bound holds.
 */
export const PAIRS_AT_MOST = 4;

/** Greatest value of a code that is not the last. */
const LAST = 255;

/** The value of each code. The last stands for anything greater, too. */
export const VALUES = Float64Array.from({ length: 256 }, (_, code) =>
  code < 16 ? code : (16 + (code & 15)) * 2 ** ((code >> 4) - 1),
);

/** Greatest code whose value is not above `value`. */
export function codeBelow(value: number): number {
  if (value < 16) return value;
  const exponent = 27 - Math.clz32(value);
  const code = ((exponent + 1) << 4) | ((value >>> exponent) & 15);
  return Math.min(code, LAST);
}

/** Least code whose value is not below `value`. */
export function codeAbove(value: number): number {
  const below = codeBelow(value);
  return below === LAST || VALUES[below] === value ? below : below + 1;
}

/** Frequency of a code: Infinity for the last. */
export const frequencyOf = (code: number): number => (code === LAST ? Number.POSITIVE_INFINITY : VALUES[code]!);

/** Length of a code. */
export const lengthOf = (code: number): number => VALUES[code]!;

/** Gathers (frequency, length) of postings and boils them down to few pairs. */
export class ImpactWriter {
  /** Least length code by frequency code; LAST + 1: none. */
  readonly #least = new Uint16Array(256).fill(LAST + 1);
  /** Frequency codes seen lie between these. */
  #low = LAST + 1;
  #high = -1;
  // of the pairs that `finish` finds
  readonly #frequencies = new Uint8Array(256);
  readonly #lengths = new Uint8Array(256);
  /** Frequency code and length code, by turns; the greatest frequency first. */
  readonly codes = new Uint8Array(PAIRS_AT_MOST * 2);
  /** Pairs in `codes`. */
  pairs = 0;

  add(frequency: number, length: number): void {
    this.#note(codeAbove(frequency), codeBelow(length));
  }

  #note(code: number, length: number): void {
    if (length >= this.#least[code]!) return;
    this.#least[code] = length;
    if (code < this.#low) this.#low = code;
    if (code > this.#high) this.#high = code;
  }

  /** Takes in what another one has put into its `codes`. */
  addCodes(codes: Uint8Array, pairs: number): void {
    for (let i = 0; i < pairs; i++) this.#note(codes[i * 2]!, codes[i * 2 + 1]!);
  }

  /** Fills `codes` with at most `most` pairs, and starts over. */
  finish(most: number): void {
    const frequencies = this.#frequencies;
    const lengths = this.#lengths;
    let found = 0;
    let shortest = LAST + 1;
    for (let code = this.#high; code >= this.#low; code--) {
      const length = this.#least[code]!;
      this.#least[code] = LAST + 1;
      // a greater frequency in a text as short is better anyway
      if (length >= shortest) continue;
      frequencies[found] = code;
      lengths[found++] = shortest = length;
    }
    this.#low = LAST + 1;
    this.#high = -1;
    // too many: neighbours that lose least are joined to a pair better than both
    while (found > most) {
      let best = 0;
      let loss = Number.POSITIVE_INFINITY;
      for (let i = 0; i + 1 < found; i++) {
        const lost = frequencies[i]! - frequencies[i + 1]! + (lengths[i]! - lengths[i + 1]!);
        if (lost >= loss) continue;
        loss = lost;
        best = i;
      }
      lengths[best] = lengths[best + 1]!;
      found--;
      for (let i = best + 1; i < found; i++) {
        frequencies[i] = frequencies[i + 1]!;
        lengths[i] = lengths[i + 1]!;
      }
    }
    this.pairs = found;
    for (let i = 0; i < PAIRS_AT_MOST; i++) {
      this.codes[i * 2] = i < found ? frequencies[i]! : 0;
      this.codes[i * 2 + 1] = i < found ? lengths[i]! : 0;
    }
  }
}
