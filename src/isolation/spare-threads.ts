import type { ThreadData } from './messages.ts';
import type { JobThread } from './thread.ts';

/**
 * Threads that wait, without a corpus, for whoever next needs some that do the same jobs: what they have loaded and
 * compiled costs nothing there. For one service after another in a process, as in tests.
 */
export class SpareThreads {
  readonly #kept: { readonly as: string; readonly thread: JobThread }[] = [];
  readonly #most: number;

  /** @param most Threads that may wait. */
  constructor(most: number) {
    this.#most = most;
  }

  /** One that has waited; undefined if there is none. */
  take(data: ThreadData): JobThread | undefined {
    const at = this.#kept.findLastIndex(({ as }) => as === nameOf(data));
    return at < 0 ? undefined : this.#kept.splice(at, 1)[0]!.thread;
  }

  /** Keeps a thread that has nothing to do, once it has closed its corpus; answers whether it does. */
  async keep(data: ThreadData, thread: JobThread): Promise<boolean> {
    if (this.#kept.length >= this.#most) return false;
    const one = { as: nameOf(data), thread };
    let ended = false;
    const forget = () => {
      ended = true;
      const at = this.#kept.indexOf(one);
      if (at >= 0) this.#kept.splice(at, 1);
    };
    try {
      await thread.rest(forget);
    } catch {
      return false;
    }
    if (ended || this.#kept.length >= this.#most) return false;
    this.#kept.push(one);
    return true;
  }
}

/** What a thread is for: those of one name do the same. */
const nameOf = ({ jobs, most_mb }: ThreadData): string => JSON.stringify([jobs, most_mb]);
