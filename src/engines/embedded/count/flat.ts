/**
 * Lists of small numbers, one a place, one list after the other: that of place `p` is `values[starts[p]]` up to
 * `values[starts[p + 1]]`. Filled place by place.
 */
export class Flat {
  readonly starts: Uint32Array;
  values: Uint32Array;
  length = 0;
  readonly #words: (n: number) => Uint32Array;

  /** @param words Where the numbers lie: on the heap, unless said. */
  constructor(places: number, words = (n: number): Uint32Array => new Uint32Array(n)) {
    this.#words = words;
    this.starts = words(places + 1);
    this.starts[0] = 0;
    this.values = words(Math.max(16, places));
  }

  /** Makes room for so many more values. */
  makeRoom(more: number): void {
    if (this.length + more <= this.values.length) return;
    const grown = this.#words(Math.max(this.length + more, this.values.length * 2));
    grown.set(this.values);
    this.values = grown;
  }

  add(value: number): void {
    if (this.length === this.values.length) this.makeRoom(1);
    this.values[this.length++] = value;
  }
}
