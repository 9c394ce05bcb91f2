import type { DatabaseSync } from 'node:sqlite';
import { ChangeNoter } from '#corpus/records/changes.ts';
import { Completer, type Completing } from '#corpus/records/completer.ts';
import type { Declared } from '#corpus/records/declared.ts';
import { Derivations } from '#corpus/records/derivations.ts';
import { Ties, tiesAtOnce } from '#corpus/records/ties.ts';
import { UnpackedOnce } from '#corpus/records/unpacked-once.ts';
import type { Rules } from '#corpus/records/writing.ts';
import type { Watches } from '#corpus/watch.ts';
import { atOnce, now } from '#work.ts';
import type { SqliteResolver } from '../resolver.ts';
import type { ResolverModules } from './resolvers.ts';
import { sqliteTables } from './tables.ts';

/** The resolvers of a store, by collection. */
export const openResolvers = (db: DatabaseSync, modules: ResolverModules): Map<string, SqliteResolver> =>
  new Map([...modules].map(([name, module]) => [name, module.open(db)]));

/** The rules over a store's file, in the caller's transactions. */
export function rulesOver(
  db: DatabaseSync,
  declared: ReadonlyMap<string, Declared>,
  modules: ResolverModules,
  watches: Watches,
): Rules {
  const tables = sqliteTables(db);
  const ties = new Ties(tables, declared);
  const resolvers = openResolvers(db, modules);
  const deriving = [...declared.values()].filter(({ name, derived }) => derived.length > 0 || modules.has(name));
  const unpacked = new UnpackedOnce();
  const completing = (watched: Watches, today: number): Completing => {
    const completer = new Completer(
      [...watched.values()].map(({ collection }) => collection),
      () => today,
      {
        ties: tiesAtOnce(ties),
        read({ key, seq }) {
          const row = atOnce(tables.bodies([key])).get(key);
          return row && { seq, read: () => unpacked.of(key, row) };
        },
      },
    );
    return {
      complete: (collection, unfinished) => now(completer.complete(collection, unfinished)),
      madeOf: (collection, key, record) => completer.madeOf(collection, key, record),
    };
  };
  const changes = new ChangeNoter(tables, watches, ties, resolvers, completing, unpacked);
  return {
    ties,
    resolvers,
    changes,
    derivations: new Derivations(ties, resolvers.values()),
    deriving: new Set(deriving.map(({ name }) => name)),
  };
}
