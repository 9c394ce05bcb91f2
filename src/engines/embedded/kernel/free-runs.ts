/** Free frames, as runs in ascending order that do not touch each other. */
export class FreeRuns {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** The first of so many frames in a row, from the first run that is long enough; -1 if there is none. */
  take(frames: number): number {
    for (let i = 0; i < this.#starts.length; i++) {
      const start = this.#starts[i]!;
      if (this.#ends[i]! - start < frames) continue;
      if (start + frames === this.#ends[i]) {
        this.#starts.splice(i, 1);
        this.#ends.splice(i, 1);
      } else this.#starts[i] = start + frames;
      return start;
    }
    return -1;
  }

  /** Adds frames that are not free yet. */
  give(first: number, frames: number): void {
    const end = first + frames;
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! < first) low = middle + 1;
      else high = middle;
    }
    const touchesBefore = low > 0 && this.#ends[low - 1] === first;
    const touchesAfter = this.#starts[low] === end;
    if (touchesBefore && touchesAfter) {
      this.#ends[low - 1] = this.#ends[low]!;
      this.#starts.splice(low, 1);
      this.#ends.splice(low, 1);
    } else if (touchesBefore) this.#ends[low - 1] = end;
    else if (touchesAfter) this.#starts[low] = first;
    else {
      this.#starts.splice(low, 0, first);
      this.#ends.splice(low, 0, end);
    }
  }
}
