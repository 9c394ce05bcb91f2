import { subscribe } from 'node:diagnostics_channel';

/** Connections that were taken: Node publishes each (documented: `net.server.socket`). */
let connected = 0;
subscribe('net.server.socket', () => {
  connected += 1;
});

/**
 * Milliseconds for which work waits at most, slice by slice, while each round of the event loop takes another
 * connection: about as much of the time as work has. Longer, and the calls of all of them are under way at once, with
 * what each holds in memory.
 */
const CONNECTING_MS = 8;

/**
 * Lets work on the event loop begin in the order in which it came, a slice of time after the other, so that all of it
 * together takes no more than one slice of each round. An event loop that begins every call it has read before it looks
 * at its sockets again takes one new connection a round: with a few hundred busy connections, a new one waits for
 * seconds, and so do timers and answers of threads. While connections queue up, rounds pass without work. What takes
 * long asks again and again: forty that read a slice each side by side would hold a round up for forty slices.
 */
export class Turns {
  /** Milliseconds for which work is begun before the event loop looks at its sockets and timers again. */
  readonly #slice_ms: number;
  readonly #waiting: (() => void)[] = [];
  #began = Number.NEGATIVE_INFINITY;
  #open = false;
  /** Connections that had been taken when the event loop went round last, and since when work waits for them. */
  #connected = 0;
  #held: number | undefined;

  constructor(slice_ms: number) {
    this.#slice_ms = slice_ms;
  }

  /**
   * Undefined: begin, or go on, at once. Else a promise that resolves when it is this one's turn.
   * @param behind Begins behind whatever has begun in this round: of many that come at the same moment and work later,
   * each would be told that the slice has not been used yet.
   */
  wait(behind = false): Promise<void> | undefined {
    if (this.#waiting.length === 0) {
      if (!this.#open) {
        this.#open = true;
        this.#begin();
        return undefined;
      }
      if (!behind && !this.#over()) return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** A slice begins; when the event loop has gone round, the next one. */
  #begin(): void {
    this.#began = performance.now();
    this.#connected = connected;
    this.#held = undefined;
    setImmediate(this.#round);
  }

  readonly #round = (): void => {
    if (this.#waiting.length === 0) {
      this.#open = false;
      return;
    }
    this.#held ??= performance.now();
    if (connected !== this.#connected && performance.now() - this.#held < CONNECTING_MS) {
      this.#connected = connected;
      setImmediate(this.#round);
      return;
    }
    this.#begin();
    this.#next();
  };

  readonly #next = (): void => {
    if (this.#waiting.length === 0 || this.#over()) return;
    this.#waiting.shift()!();
    // ticks that are due come before microtasks, one that a microtask asks for after all of them: when that call has
    // done what it can without waiting
    queueMicrotask(() => process.nextTick(this.#next));
  };

  #over(): boolean {
    return performance.now() - this.#began > this.#slice_ms;
  }
}

/** Milliseconds that all who read records or write them out together work in one round of the event loop. */
const slices = new Turns(8);

/**
 * The turn of one piece of such work, behind whatever has begun: calls that wait for slices side by side are all ready
 * to send in the same round, and what each then copies and hands over takes a millisecond for a megabyte.
 */
export const turn = (): Promise<void> | undefined => slices.wait(true);

/** Yields the items, and the event loop whenever a slice of time, which all callers share, is used up. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T> {
  let begins = true;
  for (const item of items) {
    const turn = slices.wait(begins);
    if (turn) await turn;
    begins = false;
    yield item;
  }
}

/**
 * What `of` makes of each item, in their order. It is begun in slices as `inSlices` yields them; what it waits for is
 * waited for side by side.
 * @throws What the first of them throws, when all have begun.
 */
export async function mapInSlices<T, R>(items: readonly T[], of: (item: T) => R): Promise<Awaited<R>[]> {
  const made: R[] = [];
  for await (const item of inSlices(items)) {
    const one = of(item);
    // it may fail while others wait for their turn: that is told below
    if (one instanceof Promise) one.catch(() => {});
    made.push(one);
  }
  return Promise.all(made);
}

/** Work of which no two pieces are under way together: each begins when the one before has ended, however it did. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  /** What the work comes to. @throws What it throws. */
  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
