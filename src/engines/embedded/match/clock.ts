import { monotonic } from '#clock.ts';

/** Thrown inside a search that took too long or was called off. */
export class Stopped extends Error {}

/** Stops a search at its deadline or when its flag is raised. */
export class Clock {
  readonly #deadline: number;
  readonly #flags: Int32Array | undefined;
  readonly #flag: number;
  #ticks = 0;

  /** @param deadline In milliseconds of the monotonic clock, which all threads share; Infinity for none. */
  constructor(deadline: number, flags?: Int32Array, flag = 0) {
    this.#deadline = deadline;
    this.#flags = flags;
    this.#flag = flag;
  }

  /** Throws `Stopped` when the search must end. Cheap enough for every few microseconds of work. */
  readonly tick = (): void => {
    if ((++this.#ticks & 15) === 0) this.check();
  };

  /** Like `tick`, without waiting. */
  check(): void {
    if (this.#flags && Atomics.load(this.#flags, this.#flag) !== 0) throw new Stopped('called off');
    if (monotonic() > this.#deadline) throw new Stopped('out of time');
  }
}
