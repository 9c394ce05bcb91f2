import type { Work } from '#work.ts';
import { type Collection, checkCollections } from '../collection.ts';
import type { Watches } from '../watch.ts';
import { compress, decode, type RecordBlob, toText } from './codec.ts';
import { type Declared, declaredOf, tiesOf } from './declared.ts';
import type { RecordResolver } from './resolving.ts';
import type { Stored } from './tables.ts';
import type { Ties } from './ties.ts';
import type { Rules } from './writing.ts';

/** What is done when a store is brought up to date, and how far it is. */
export interface StoreProgress {
  readonly collection: string;
  /**
   * `records`: brought to their present form; `ties`: identities and links are read from them again; `watched`: what of
   * them is watched is; `facts`: what families and citations are computed from is; `shown`: what lists show of them is
   * written.
   */
  readonly step: 'records' | 'ties' | 'watched' | 'facts' | 'shown';
  readonly done: number;
  readonly total: number;
}
export type OnStoreProgress = (progress: StoreProgress) => void;

/** A stored record, packed. */
export type Packed = Stored & RecordBlob;

export interface PackedTables {
  /** Stored records of a collection, after a key, in the order of keys. */
  after(collection: string, key: number, limit: number): Work<readonly Packed[]>;
  /** How many records of a collection are stored. */
  count(collection: string): Work<number>;
}

/** What a store keeps of the declarations of its collections, in the transaction that is under way. */
export interface DeclaredTables extends PackedTables {
  /** Every collection that the store was ever opened with. */
  declarations(): Work<ReadonlyMap<string, Declared>>;
  setDeclarations(all: readonly Declared[]): Work<void>;
  /** Gives every look-up and link its number. */
  addNames(all: Iterable<Declared>): Work<void>;
  /** Other bodies of records of a collection: each gets a new number, so that the index takes it up. */
  renew(collection: string, all: readonly (RecordBlob & { readonly key: number })[]): Work<void>;
  dropTies(collection: string): Work<void>;
  /** The identities and links of some collections, as one digest. */
  tiesDigest(collections: readonly string[]): Work<string>;
  /** Gives every record of collections a new number, as if what it derives had changed. */
  deriveAgain(collections: readonly string[]): Work<void>;
  /** What lists show is written of all records again; absent: a store that does not keep it. */
  forgetShown?(): Work<void>;
  watchForm(collection: string): Work<number | undefined>;
  setWatchForm(collection: string, form: number): Work<void>;
}

/** Records read before others have their turn. */
const PORTION = 200;
/** Records whose facts are resolved in one go: bounds memory, and work that is done twice for sets of two portions. */
const RESOLVED = 2_000;

/** How others have their turn between portions. */
export type Turn = () => Work<unknown>;

/** The records of a collection, portion by portion. */
function* portions(
  tables: PackedTables,
  collection: string,
  each: (portion: readonly Packed[]) => Work<void>,
  turn: Turn,
  told: (done: number, full: boolean) => void = () => {},
): Work<void> {
  for (let last = 0, done = 0; ; ) {
    const portion = yield* tables.after(collection, last, PORTION);
    if (portion.length === 0) return;
    yield* each(portion);
    last = portion.at(-1)!.key;
    done += portion.length;
    told(done, portion.length === PORTION);
    yield* turn();
  }
}

export interface Declaring {
  readonly tables: DeclaredTables;
  readonly collections: readonly Collection<any>[];
  /** Collections of which derived values are others now, for another reason than their declaration. */
  readonly again?: ReadonlySet<string>;
  readonly watches: Watches;
  /** yyyyMMdd, UTC. */
  readonly today: number;
  readonly rules: (declared: ReadonlyMap<string, Declared>) => Rules;
  readonly turn: Turn;
  readonly on_progress?: OnStoreProgress | undefined;
}

const textOf = (each: Declared | undefined) => JSON.stringify(each);
const shapeOf = (each: Declared | undefined) => textOf(each && { ...each, form: '' });

/**
 * Makes a store ready for collections. Where a declaration is another than when the store was opened last, records of
 * an earlier form are brought to the present one, identities and links are read from the records again, and if these
 * are others, derived values go to the index once more. What is watched is read again where it is read otherwise.
 * @throws Error of `checkCollections`.
 */
export function* declare(declaring: Declaring): Work<void> {
  const { tables, collections, again = new Set(), watches, today, rules, turn, on_progress } = declaring;
  checkCollections(collections);
  const declared = declaredOf(collections);
  const before = yield* tables.declarations();
  const changed = changedOf(declared, before);
  if (changed.size > 0 || again.size > 0) {
    yield* upgrade(declaring, before);
    const tied = yield* tables.tiesDigest([...changed]);
    yield* tables.addNames(declared.values());
    yield* fillTies(tables, tables, rules(declared).ties, collections, changed, turn, on_progress);
    // where another text of the functions reads the same from the records, nothing derived is another either
    const anew =
      [...changed].some((name) => shapeOf(before.get(name)) !== shapeOf(declared.get(name))) ||
      (yield* tables.tiesDigest([...changed])) !== tied;
    // records may be completed from others than before
    if (anew && tables.forgetShown) yield* tables.forgetShown();
    yield* tables.setDeclarations([...changed].map((name) => declared.get(name)!));
    const derived = [...declared.values()].filter(
      ({ name, derived }) => again.has(name) || (anew && derived.length > 0),
    );
    yield* tables.deriveAgain(derived.map(({ name }) => name));
  }
  const { changes } = rules(yield* tables.declarations());
  for (const [name, module] of watches) {
    if ((yield* tables.watchForm(name)) === module.watch.form) continue;
    const total = yield* tables.count(name);
    const told = (done: number) => on_progress?.({ collection: name, step: 'watched', done, total });
    yield* portions(tables, name, (portion) => changes.fill(module, portion, today), turn, told);
    yield* tables.setWatchForm(name, module.watch.form);
  }
}

/** Collections whose declaration is another than before. */
export const changedOf = (
  declared: ReadonlyMap<string, Declared>,
  before: ReadonlyMap<string, Declared>,
): Set<string> =>
  new Set([...declared.values()].filter((each) => textOf(before.get(each.name)) !== textOf(each)).map((d) => d.name));

/** Brings records of earlier forms to the present one. */
function* upgrade(
  { tables, collections, turn, on_progress }: Declaring,
  before: ReadonlyMap<string, Declared>,
): Work<void> {
  for (const { name, form, apart } of collections) {
    if (!form || (before.get(name)?.records ?? 0) >= form.number) continue;
    const total = yield* tables.count(name);
    const renewed = (portion: readonly Packed[]) =>
      tables.renew(
        name,
        portion.flatMap((row) => {
          const record = decode<object>(row);
          const upgraded = form.upgrade(record);
          return upgraded === record ? [] : [{ key: row.key, ...compress(toText(upgraded, apart)) }];
        }),
      );
    const told = (done: number) => on_progress?.({ collection: name, step: 'records', done, total });
    yield* portions(tables, name, renewed, turn, told);
  }
}

/** Fills the ties of some collections again, from the records of a store, in the same or another one. */
export function* fillTies(
  source: PackedTables,
  target: Pick<DeclaredTables, 'dropTies'>,
  ties: Ties,
  collections: readonly Collection<any>[],
  names: ReadonlySet<string>,
  turn: Turn,
  on_progress?: OnStoreProgress,
): Work<void> {
  const known = new Map(collections.map((each) => [each.name, each]));
  for (const name of names) {
    yield* target.dropTies(name);
    const collection = known.get(name)!;
    const { lookups, links } = collection;
    if (Object.keys(lookups).length === 0 && Object.keys(links).length === 0) continue;
    const total = yield* source.count(name);
    const fill = (portion: readonly Packed[]) =>
      ties.fill(
        name,
        portion.map((row) => ({ key: row.key, ties: tiesOf(collection, decode(row), known) })),
      );
    const told = (done: number, full: boolean) => {
      if (full) on_progress?.({ collection: name, step: 'ties', done, total });
    };
    yield* portions(source, name, fill, turn, told);
  }
}

/**
 * Gives a collection's resolver the facts of a portion of the stored records, after a key; answers the last one's key
 * and how many there were, undefined where there are no more. A record that cannot be unpacked keeps what is known of
 * it.
 */
export function* resolvePortion(
  tables: PackedTables,
  resolver: RecordResolver,
  { name, resolver: declared }: Collection<any>,
  after: number,
): Work<{ readonly last: number; readonly records: number } | undefined> {
  const portion = yield* tables.after(name, after, RESOLVED);
  if (portion.length === 0) return undefined;
  const facts = portion.flatMap((row) => {
    try {
      return [{ key: row.key, facts: declared!.facts(decode(row)) }];
    } catch {
      return []; // damaged: the doctor tells it
    }
  });
  yield* resolver.apply(facts);
  return { last: portion.at(-1)!.key, records: portion.length };
}
