import type { Work } from '#work.ts';
import type { DerivedValues } from '../engine.ts';
import type { RecordResolver } from './resolving.ts';
import type { Ties } from './ties.ts';

/** The values of all derived fields of a store's records: of links, and of resolvers. */
export class Derivations {
  readonly #ties: Ties;
  readonly #resolvers: readonly RecordResolver[];

  constructor(ties: Ties, resolvers: Iterable<RecordResolver>) {
    this.#ties = ties;
    this.#resolvers = [...resolvers];
  }

  /**
   * By key; records of which nothing is derived, and those that are not stored, may be left out.
   * @param named See `RecordResolver.derived`.
   */
  *of(keys: readonly number[], named?: ReadonlySet<number>): Work<Map<number, DerivedValues>> {
    if (keys.length === 0) return new Map();
    // a record may be asked for twice: as it was written, and as it was derived anew
    const once = [...new Set(keys)];
    const parts = [yield* this.#ties.derived(once)];
    for (const resolver of this.#resolvers) parts.push(yield* resolver.derived(once, named));
    const found = parts.filter(({ size }) => size > 0);
    if (found.length === 1) return found[0]!;
    const all = new Map<number, DerivedValues>();
    for (const part of found) for (const [key, values] of part) all.set(key, { ...all.get(key), ...values });
    return all;
  }
}
