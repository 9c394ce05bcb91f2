/**
 * Lists of small numbers, one a place, one list after the other: that of place `p` is `values[starts[p]]` up to
 * `values[starts[p + 1]]`. Filled place by place.
 */
export class Flat {
  readonly starts: Uint32Array;
  values: Uint32Array;
  length = 0;

  constructor(places: number) {
    this.starts = new Uint32Array(places + 1);
    this.values = new Uint32Array(Math.max(16, places));
  }

  /** Makes room for so many more values. */
  makeRoom(more: number): void {
    if (this.length + more <= this.values.length) return;
    const grown = new Uint32Array(Math.max(this.length + more, this.values.length * 2));
    grown.set(this.values);
    this.values = grown;
  }

  add(value: number): void {
    if (this.length === this.values.length) this.makeRoom(1);
    this.values[this.length++] = value;
  }
}
