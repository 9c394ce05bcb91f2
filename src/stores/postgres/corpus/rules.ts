import { familiesOver } from '#collections/patents/families/families.ts';
import type { Collection, Resolver } from '#corpus/collection.ts';
import { ChangeNoter } from '#corpus/records/changes.ts';
import { type RecordBlob, readable } from '#corpus/records/codec.ts';
import { Completer, type Completing, type Tied } from '#corpus/records/completer.ts';
import type { Declared } from '#corpus/records/declared.ts';
import { Derivations } from '#corpus/records/derivations.ts';
import type { RecordResolver } from '#corpus/records/resolving.ts';
import { Ties } from '#corpus/records/ties.ts';
import type { Rules } from '#corpus/records/writing.ts';
import type { Watches } from '#corpus/watch.ts';
import type { Names } from './names.ts';
import { postgresPublications } from './publications.ts';
import { changeTables, type Over, tieTables } from './tables.ts';

/** Which resolver a collection has; plain data, which can be sent to a thread. */
export type Resolved = readonly (readonly [collection: string, by: Resolver<unknown>['by']])[];

export const resolvedBy = (collections: Iterable<Collection<any>>): Resolved =>
  [...collections].flatMap(({ name, resolver }) => (resolver ? [[name, resolver.by] as const] : []));

/** Each by what it is called in `Resolver.by`. */
const RESOLVERS: Readonly<Record<Resolver<unknown>['by'], (over: Over) => RecordResolver>> = {
  families: (over) => familiesOver(postgresPublications(over)),
};

export const openResolvers = (over: Over, resolved: Resolved): Map<string, RecordResolver> =>
  new Map(resolved.map(([collection, by]) => [collection, RESOLVERS[by](over)]));

/** Completes records with what is read for all of them before. */
export function completingOver(
  over: Over,
  completer: Completer,
  ties: Ties,
  unpack: (tied: Tied, blob: RecordBlob) => unknown = (_, blob) => readable(blob),
): Completing {
  const tables = changeTables(over);
  return {
    complete: (collection, unfinished) =>
      completer.completeAhead(
        collection,
        unfinished,
        (name, records) => ties.of(name, records),
        function* (tied) {
          const bodies = yield* tables.bodies(tied.map(({ key }) => key));
          return new Map(
            tied.flatMap((one) => {
              const blob = bodies.get(one.key);
              return blob ? [[one.key, { seq: one.seq, read: () => unpack(one, blob) }] as const] : [];
            }),
          );
        },
      ),
    madeOf: (collection, key, record) => completer.madeOf(collection, key, record),
  };
}

/** The rules over the tables, in the transaction of `over`. */
export function rulesOver(
  over: Over,
  names: Names,
  declared: ReadonlyMap<string, Declared>,
  resolved: Resolved,
  watches: Watches,
): Rules {
  const ties = new Ties(tieTables(over, names), declared);
  const resolvers = openResolvers(over, resolved);
  const deriving = [...declared.values()].filter(({ name, derived }) => derived.length > 0 || resolvers.has(name));
  const changes = new ChangeNoter(changeTables(over), watches, ties, resolvers, (watched, today) => {
    const collections = [...watched.values()].map(({ collection }) => collection);
    return completingOver(over, new Completer(collections, () => today), ties);
  });
  return {
    ties,
    resolvers,
    changes,
    derivations: new Derivations(ties, resolvers.values()),
    deriving: new Set(deriving.map(({ name }) => name)),
  };
}
