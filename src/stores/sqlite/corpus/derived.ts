import type { DatabaseSync } from 'node:sqlite';
import type { DerivedValues } from '#corpus/engine.ts';
import type { SqliteResolver } from '../resolver.ts';
import type { ResolverModules } from './resolvers.ts';
import type { Ties } from './ties.ts';

/** The values of all derived fields of a store's records: of links, and of resolvers. */
export class Derivations {
  readonly #ties: Ties;
  readonly #resolvers: readonly SqliteResolver[];

  constructor(ties: Ties, resolvers: Iterable<SqliteResolver>) {
    this.#ties = ties;
    this.#resolvers = [...resolvers];
  }

  /** By key; records of which nothing is derived, and those that are not stored, may be left out. */
  of(keys: readonly number[]): Map<number, DerivedValues> {
    const parts = [this.#ties.derived(keys), ...this.#resolvers.map((resolver) => resolver.derived(keys))];
    const found = parts.filter(({ size }) => size > 0);
    if (found.length === 1) return found[0]!;
    const all = new Map<number, DerivedValues>();
    for (const part of found) for (const [key, values] of part) all.set(key, { ...all.get(key), ...values });
    return all;
  }
}

/** The resolvers of a store, by collection. */
export const openResolvers = (db: DatabaseSync, modules: ResolverModules): Map<string, SqliteResolver> =>
  new Map([...modules].map(([name, module]) => [name, module.open(db)]));
