/**
 * A bounded queue of work that ends in the order in which it began, such as batches on their way to a store: whoever
 * makes more waits while too much is under way.
 */
export class InFlight {
  readonly #most: number;
  readonly #begun: Promise<unknown>[] = [];
  #failed = false;

  /** @param most Pieces that are under way at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Begins when there is room. @throws what an earlier piece failed with; then this one is not begun. */
  async begin(work: () => Promise<unknown>): Promise<void> {
    while (this.#begun.length >= this.#most || (this.#failed && this.#begun.length > 0)) await this.#begun.shift();
    const begun = work();
    begun.catch(() => {
      // told by the next call
      this.#failed = true;
    });
    this.#begun.push(begun);
  }

  /** Waits for everything. @throws what the first that failed did. */
  async ended(): Promise<void> {
    for (const result of await Promise.allSettled(this.#begun.splice(0)))
      if (result.status === 'rejected') throw result.reason;
  }
}
