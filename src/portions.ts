/** Records that are read at once, where nothing else bounds them: some megabytes of the largest. */
const AT_ONCE = 250;

/** A list in portions of so many, in its order; the last one has the rest. */
export function* portions<T>(list: readonly T[], size: number = AT_ONCE): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
