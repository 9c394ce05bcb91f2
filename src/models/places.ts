import { ModelError } from './model.ts';

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (why: unknown) => void;
}

/**
 * Lets so many calls run at once. A place that becomes free goes to the account with the fewest calls under way, of
 * several such to the one that was served longest ago; within an account first come is first served. So an account with
 * a thousand calls delays another's one by no more than the calls that run already.
 */
export class Places {
  readonly #places: number;
  readonly #most_waiting: number;
  /** Calls under way, by account; none is no entry. */
  readonly #running = new Map<string, number>();
  #taken = 0;
  /** Accounts that wait, the one served longest ago first; an empty queue is no entry. */
  readonly #queues = new Map<string, Waiting[]>();
  #waiting = 0;
  /**
   * When each account was served last, counted in calls; of accounts that have nothing here any more it is forgotten.
   */
  readonly #served = new Map<string, number>();
  #clock = 0;

  /**
   * @param most_waiting Calls of all accounts that may wait. When they are as many, a newcomer takes the place of the
   * last call of whoever has most.
   */
  constructor(places: number, most_waiting = 1_000) {
    this.#places = places;
    this.#most_waiting = most_waiting;
  }

  /**
   * Resolves with the function that gives the place back (once; further calls do nothing).
   * @throws ModelError `busy` after `wait_ms`, or when too many wait; the signal's reason when it aborts.
   */
  async take(account: string, signal: AbortSignal, wait_ms: number): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#taken < this.#places && this.#waiting === 0) this.#enter(account);
    else await this.#wait(account, signal, wait_ms);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#leave(account);
    };
  }

  #enter(account: string): void {
    this.#taken += 1;
    this.#running.set(account, (this.#running.get(account) ?? 0) + 1);
    this.#served.set(account, ++this.#clock);
  }

  #leave(account: string): void {
    this.#taken -= 1;
    const left = this.#running.get(account)! - 1;
    if (left > 0) this.#running.set(account, left);
    else this.#running.delete(account);
    if (left === 0 && !this.#queues.has(account)) this.#served.delete(account);
    const next = this.#nextAccount();
    if (next === undefined) return;
    const first = this.#queues.get(next)![0]!;
    this.#remove(next, first);
    this.#enter(next);
    first.enter();
  }

  #nextAccount(): string | undefined {
    let best: string | undefined;
    const rank = (account: string) => [this.#running.get(account) ?? 0, this.#served.get(account) ?? 0] as const;
    for (const account of this.#queues.keys()) {
      if (best === undefined) {
        best = account;
        continue;
      }
      const [running, served] = rank(account);
      const [least, earliest] = rank(best);
      if (running < least || (running === least && served < earliest)) best = account;
    }
    return best;
  }

  #remove(account: string, waiting: Waiting): void {
    const queue = this.#queues.get(account);
    const at = queue?.indexOf(waiting) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    this.#waiting -= 1;
    if (queue.length > 0) return;
    this.#queues.delete(account);
    if (!this.#running.has(account)) this.#served.delete(account);
  }

  /** Makes room for one more of `account`, or says that there is none for it. */
  #makeRoom(account: string): boolean {
    if (this.#waiting < this.#most_waiting) return true;
    const [longest, queue] = [...this.#queues].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const own = this.#queues.get(account)?.length ?? 0;
    if (longest === account || queue.length <= own + 1) return false;
    const last = queue.at(-1)!;
    this.#remove(longest, last);
    last.refuse(new ModelError('busy', tooMany));
    return true;
  }

  #wait(account: string, signal: AbortSignal, wait_ms: number): Promise<void> {
    if (this.#most_waiting === 0 || !this.#makeRoom(account)) throw new ModelError('busy', tooMany);
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', aborted);
      };
      const waiting: Waiting = {
        enter() {
          done();
          resolve();
        },
        refuse(why) {
          done();
          reject(why);
        },
      };
      const leave = (why: unknown) => {
        this.#remove(account, waiting);
        waiting.refuse(why);
      };
      const aborted = () => leave(signal.reason);
      const timer = setTimeout(
        () => leave(new ModelError('busy', `No place at the model became free within ${wait_ms / 1000} s.`)),
        wait_ms,
      );
      signal.addEventListener('abort', aborted, { once: true });
      const queue = this.#queues.get(account);
      if (queue) queue.push(waiting);
      else this.#queues.set(account, [waiting]);
      this.#waiting += 1;
    });
  }
}

const tooMany = 'Too many calls wait for the model; ask again shortly.';
