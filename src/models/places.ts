import { ModelError } from './model.ts';

/** Lets so many calls run at once; the others wait in the order they came. */
export class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  readonly #most_waiting: number;

  constructor(places: number, most_waiting = 1_000) {
    this.#free = places;
    this.#most_waiting = most_waiting;
  }

  /**
   * Resolves with the function that gives the place back (once; further calls do nothing).
   * @throws ModelError `busy` after `wait_ms`, or at once when too many wait already; the signal's reason when it aborts.
   */
  async take(signal: AbortSignal, wait_ms: number): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal, wait_ms);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }

  #wait(signal: AbortSignal, wait_ms: number): Promise<void> {
    if (this.#waiting.length >= this.#most_waiting) throw new ModelError('busy', 'Too many calls wait for the model.');
    return new Promise((resolve, reject) => {
      const leave = (why: unknown) => {
        const at = this.#waiting.indexOf(enter);
        if (at >= 0) this.#waiting.splice(at, 1);
        done();
        reject(why);
      };
      const enter = () => {
        done();
        resolve();
      };
      const aborted = () => leave(signal.reason);
      const timer = setTimeout(
        () => leave(new ModelError('busy', `No place at the model became free within ${wait_ms / 1000} s.`)),
        wait_ms,
      );
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', aborted);
      };
      signal.addEventListener('abort', aborted, { once: true });
      this.#waiting.push(enter);
    });
  }
}
