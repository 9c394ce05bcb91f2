/**
 * Bilevel pictures packed as facsimile machines do: ITU-T T.6 (group 4), and the one-dimensional lines of T.4
 * (modified Huffman, TIFF compression 2).
 */

/** Codes of white runs of 0 to 63, then of 64, 128 ... 1728. @see ITU-T T.4, tables 2 and 3 */
const WHITE =
  '00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 ' +
  '11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011';
const BLACK =
  '0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 ' +
  '0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101';
/** Of runs of 1792, 1856 ... 2560 of either colour. */
const LONG =
  '00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111';
/** Vertical modes from three to the left to three to the right, then horizontal, then pass. @see ITU-T T.6, table 1 */
const MODES = '0000010 000010 010 1 011 000011 0000011 001 0001';
const [HORIZONTAL, PASS] = [7, 8];

const WIDEST = 13;
/** For the next 13 bits: value * 16 + length of the code, or 0 where none begins with them. */
function lookup(codes: readonly (readonly [code: string, value: number])[]): Int32Array {
  const table = new Int32Array(1 << WIDEST);
  for (const [code, value] of codes) {
    const free = WIDEST - code.length;
    const first = Number.parseInt(code, 2) << free;
    table.fill((value << 4) | code.length, first, first + (1 << free));
  }
  return table;
}
const runs = (short: string) =>
  lookup([
    ...short.split(' ').map((code, at): [string, number] => [code, at < 64 ? at : (at - 63) * 64]),
    ...LONG.split(' ').map((code, at): [string, number] => [code, 1792 + at * 64]),
  ]);
const TABLES = { runs: [runs(WHITE), runs(BLACK)] as const, modes: lookup(MODES.split(' ').map((c, at) => [c, at])) };

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  /** The value of the next code; -1 where there is none, at the end too. */
  next(table: Int32Array): number {
    const byte = this.#at >> 3;
    if (byte >= this.#bytes.length) return -1;
    const ahead =
      ((this.#bytes[byte]! << 16) | ((this.#bytes[byte + 1] ?? 0) << 8) | (this.#bytes[byte + 2] ?? 0)) >>
      (24 - WIDEST - (this.#at & 7));
    const found = table[ahead & ((1 << WIDEST) - 1)]!;
    if (found === 0) return -1;
    this.#at += found & 15;
    return found >> 4;
  }
  /** A run of one colour: make-up codes and the terminating one; -1 where it is damaged. */
  run(colour: 0 | 1): number {
    let sum = 0;
    for (let part = 64; part >= 64; ) {
      part = this.next(TABLES.runs[colour]);
      if (part < 0) return -1;
      sum += part;
    }
    return sum;
  }
  toByte(): void {
    this.#at = (this.#at + 7) & ~7;
  }
}

/** The changes of colour of one row of T.6 by those of the row above; undefined at the end and where it is damaged. */
function row(bits: Bits, above: readonly number[], width: number): number[] | undefined {
  const changes: number[] = [];
  let [at, colour, near] = [-1, 0 as 0 | 1, 0];
  while (at < width) {
    // b1: the first change above, to the right, to the other colour
    near = Math.max(0, near - 2);
    while (near < above.length && (above[near]! <= at || (near & 1) !== colour)) near++;
    const b1 = above[near] ?? width;
    const mode = bits.next(TABLES.modes);
    if (mode < 0) return undefined;
    if (mode === PASS) at = above[near + 1] ?? width;
    else if (mode === HORIZONTAL) {
      const [first, second] = [bits.run(colour), bits.run(colour ? 0 : 1)];
      if (first < 0 || second < 0) return undefined;
      const from = Math.max(0, at) + first;
      changes.push(Math.min(width, from), Math.min(width, from + second));
      at = from + second;
    } else {
      at = b1 + mode - 3;
      if (at < (changes.at(-1) ?? 0)) return undefined;
      changes.push(Math.min(width, at));
      colour = colour ? 0 : 1;
    }
  }
  return changes;
}

/** The changes of colour of one row of T.4 without reference to another. */
function plainRow(bits: Bits, width: number): number[] | undefined {
  const changes: number[] = [];
  let [at, colour] = [0, 0 as 0 | 1];
  while (at < width) {
    const run = bits.run(colour);
    if (run < 0) return undefined;
    at += run;
    changes.push(Math.min(width, at));
    colour = colour ? 0 : 1;
  }
  bits.toByte();
  return changes;
}

/**
 * Unpacks rows; those after a damaged one are white.
 * @param out A byte a pixel, 1 where it is black in the sense of T.4, `width * height` long.
 * @returns How many rows were read.
 */
export function unpackFax(
  bytes: Uint8Array,
  { width, height, kind }: { readonly width: number; readonly height: number; readonly kind: 'T.6' | 'huffman' },
  out: Uint8Array,
): number {
  const bits = new Bits(bytes);
  let above: readonly number[] = [];
  for (let y = 0; y < height; y++) {
    const changes = kind === 'T.6' ? row(bits, above, width) : plainRow(bits, width);
    if (!changes) return y;
    for (let i = 0; i < changes.length; i += 2)
      out.fill(1, y * width + changes[i]!, y * width + (changes[i + 1] ?? width));
    above = changes;
  }
  return height;
}
