/** So many small pieces become one. */
const JOINED = 1_024;

/**
 * Bytes that come piece by piece, in the pieces that somebody else has chosen. Small ones are joined as they come: one
 * of a single byte takes a hundred bytes of memory as long as it stands alone.
 */
export class Pieces {
  readonly #joined: Uint8Array[] = [];
  #alone: Uint8Array[] = [];
  #bytes = 0;

  /** How many there are. */
  get bytes(): number {
    return this.#bytes;
  }

  add(piece: Uint8Array): void {
    this.#bytes += piece.length;
    this.#alone.push(piece);
    if (this.#alone.length < JOINED) return;
    this.#joined.push(Buffer.concat(this.#alone));
    this.#alone = [];
  }

  /** All of them, in the order in which they came. */
  whole(): Buffer {
    return Buffer.concat([...this.#joined, ...this.#alone], this.#bytes);
  }
}
