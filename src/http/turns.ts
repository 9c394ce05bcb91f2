/** Milliseconds for which calls are begun before the event loop looks at its sockets and timers again. */
const SLICE_MS = 2;

/**
 * Lets calls begin in the order they came, a slice of time after the other. An event loop that begins every call it has
 * read before it looks at its sockets again takes one new connection a round: with a few hundred busy connections, a
 * new one waits for seconds, and so do timers and answers of searching threads.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #began = Number.NEGATIVE_INFINITY;
  #open = false;

  /** Undefined: begin at once. Else a promise that resolves when it is this call's turn. */
  wait(): Promise<void> | undefined {
    if (this.#waiting.length === 0) {
      if (!this.#open) {
        this.#open = true;
        this.#begin();
        return undefined;
      }
      if (!this.#over()) return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** A slice begins; when the event loop has gone round, the next one. */
  #begin(): void {
    this.#began = performance.now();
    setImmediate(() => {
      if (this.#waiting.length === 0) {
        this.#open = false;
        return;
      }
      this.#begin();
      this.#next();
    });
  }

  readonly #next = (): void => {
    if (this.#waiting.length === 0 || this.#over()) return;
    this.#waiting.shift()!();
    // ticks that are due come before microtasks, one that a microtask asks for after all of them: when that call has
    // done what it can without waiting
    queueMicrotask(() => process.nextTick(this.#next));
  };

  #over(): boolean {
    return performance.now() - this.#began > SLICE_MS;
  }
}
