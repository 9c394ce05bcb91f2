/**
 * Work over a store that may answer at once (SQLite, in a thread of its own) or over a connection (PostgreSQL): written
 * once, as a generator that yields what it waits for. `yield* work` gives the answer of a part of it.
 */
export type Work<T> = Iterable<PromiseLike<unknown>, T, any>;

/** An answer that is there. */
export const now = <T>(value: T): Work<T> => ({ [Symbol.iterator]: () => ({ next: () => ({ done: true, value }) }) });

/** An answer that is waited for. */
export function* later<T>(answer: PromiseLike<T>): Generator<PromiseLike<T>, T, T> {
  return yield answer;
}

/** Does work over a store that answers at once. @throws Error if it waits. */
export function atOnce<T>(work: Work<T>): T {
  const { done, value } = work[Symbol.iterator]().next();
  if (!done) throw new Error('this work waits, and is to be done in time');
  return value;
}

/** Does work over any store. */
export async function inTime<T>(work: Work<T>): Promise<T> {
  const steps = work[Symbol.iterator]();
  let step = steps.next();
  while (!step.done) {
    let answer: unknown;
    try {
      answer = await step.value;
    } catch (cause) {
      if (!steps.throw) throw cause;
      step = steps.throw(cause);
      continue;
    }
    step = steps.next(answer);
  }
  return step.value;
}
