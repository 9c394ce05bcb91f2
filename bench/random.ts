/** Numbers that are the same on every machine for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer in [0, below). */
  integer(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.integer(list.length)]!;
  }
}

/** Draws ranks 0.. by Zipf's law with a shift (Mandelbrot): weight of rank r is 1 / (r + shift) ^ exponent. */
export class Zipf {
  readonly #cumulative: Float64Array;

  constructor(ranks: number, exponent: number, shift: number) {
    this.#cumulative = new Float64Array(ranks);
    let sum = 0;
    for (let r = 0; r < ranks; r++) {
      sum += 1 / (r + shift) ** exponent;
      this.#cumulative[r] = sum;
    }
  }

  draw(random: Random): number {
    const cumulative = this.#cumulative;
    const wanted = random.next() * cumulative[cumulative.length - 1]!;
    let low = 0;
    let high = cumulative.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulative[middle]! <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
