import { type Learned, openLearned } from '#collections/patents/similar/learned/learned.ts';
import { ServiceError } from '#errors.ts';
import { storeError } from '#storage/faults.ts';
import { type Collection, linksBack } from './collection.ts';
import type { Corpus, LinkedRecord, LinkedRecords } from './corpus.ts';
import { declaredOf } from './records/declared.ts';
import { Derivations, openResolvers } from './records/derived.ts';
import { inSlices } from './records/prepare.ts';
import { loadResolvers, type ResolverModules, resolverAddresses, type SqliteResolver } from './records/resolver.ts';
import { openStoreForReading, storeFile } from './records/schema.ts';
import { RecordReader } from './records/store.ts';
import { Ties } from './records/ties.ts';

/**
 * Opens the reading half of a corpus.
 * @param dir The data directory, in which there is a store.
 * @throws ServiceError with the remedy if it cannot be read.
 */
export async function openReading(dir: string, collections: readonly Collection<any>[]): Promise<CorpusReading> {
  return new CorpusReading(dir, collections, await loadResolvers(resolverAddresses(collections)));
}

/**
 * The half of a corpus that reads what is stored: as often as one likes, in any thread, beside whoever writes. It sees
 * every commit.
 */
export class CorpusReading implements Pick<Corpus, 'get' | 'lookup' | 'identify' | 'links' | 'groups' | 'learned'> {
  /** For what reads more than records. */
  readonly records: RecordReader;
  readonly learned: Learned;
  readonly #dir: string;
  readonly #collections: readonly Collection<any>[];
  readonly #ties: Ties;
  readonly #resolvers: ReadonlyMap<string, SqliteResolver>;

  constructor(
    dir: string,
    collections: readonly Collection<any>[],
    modules: ResolverModules,
    on_left_out?: (sentence: string) => void,
  ) {
    this.#dir = dir;
    this.#collections = collections;
    const db = openStoreForReading(dir);
    this.#ties = new Ties(db, declaredOf(collections));
    this.#resolvers = openResolvers(db, modules);
    this.records = new RecordReader(db, new Derivations(this.#ties, this.#resolvers.values()), on_left_out);
    this.learned = openLearned(dir);
  }

  get: Corpus['get'] = <R>(collection: { readonly name: string }, ids: readonly string[]) =>
    this.guarded(async () => {
      const records: R[] = [];
      for await (const id of inSlices(ids)) {
        const record = this.records.get<R>(collection.name, id);
        if (record !== undefined) records.push(record);
      }
      return records;
    });

  lookup: Corpus['lookup'] = <R>(collection: Collection<R>, by: string, values: readonly string[]) =>
    this.guarded(async () => {
      const normal = this.#normaliser(collection, by);
      const records: R[] = [];
      for await (const text of inSlices(values)) {
        const value = normal(text);
        const [best] = value === undefined ? [] : this.#ties.holders(collection.name, by, value);
        const record = best && this.records.get<R>(collection.name, best.id);
        if (record !== undefined) records.push(record);
      }
      return records;
    });

  identify: Corpus['identify'] = (collection, by, values) =>
    this.guarded(async () => {
      const normal = this.#normaliser(collection, by);
      const found = new Map<string, string[]>();
      for await (const text of inSlices(values)) {
        const value = normal(text);
        const holders = value === undefined ? [] : this.#ties.holders(collection.name, by, value);
        if (holders.length > 0)
          found.set(
            text,
            holders.map(({ id }) => id),
          );
      }
      return found;
    });

  links: Corpus['links'] = (collection, ids, name) =>
    this.guarded(async () => {
      const links = this.#linksOf(collection, name);
      const found = new Map<string, LinkedRecords>();
      for await (const id of inSlices(ids)) {
        const linked = links(id);
        if (linked) found.set(id, linked);
      }
      return found;
    });

  groups: Corpus['groups'] = (collection, ids, name) =>
    this.guarded(async () => {
      if (!collection.resolver?.links.includes(name))
        throw this.#unknown('set', name, collection.resolver?.links ?? []);
      const resolver = this.#resolvers.get(collection.name)!;
      const found = new Map<string, number>();
      for await (const id of inSlices(ids)) {
        const group = resolver.group(id, name);
        if (group !== undefined) found.set(id, group);
      }
      return found;
    });

  #normaliser({ name, lookups }: Collection<any>, by: string): (text: string) => string | undefined {
    const lookup = lookups[by];
    if (!lookup) throw this.#unknown('look-up', `${name}.${by}`, Object.keys(lookups));
    return lookup.normalise ?? ((text) => text);
  }

  #linksOf(collection: Collection<any>, link: string): (id: string) => LinkedRecords | undefined {
    const { name } = collection;
    if (collection.resolver?.links.includes(link)) {
      const resolver = this.#resolvers.get(name)!;
      return (id) => resolver.links(id, link);
    }
    const forth = collection.links[link];
    const back = linksBack(this.#collections, name);
    if (!forth && !back.has(link)) {
      const known = [...Object.keys(collection.links), ...back.keys(), ...(collection.resolver?.links ?? [])];
      throw this.#unknown('link', `${name}.${link}`, known);
    }
    return (id) => {
      const key = this.records.key(name, id);
      if (key === undefined) return undefined;
      const stored = this.#ties.linked(name, key, id, link)!.map((each): LinkedRecord => ({ ...each, stored: true }));
      if (!forth) return { records: stored };
      const named = this.#ties
        .named(name, key, link)
        .filter((value) => this.#ties.holders(forth.to, forth.by, value).length === 0)
        .map((value): LinkedRecord => ({ collection: forth.to, id: value, stored: false }));
      return { records: [...stored, ...named] };
    };
  }

  #unknown(what: string, name: string, known: readonly string[]): ServiceError {
    const there = known.length > 0 ? `Known are: ${known.join(', ')}.` : 'It has none.';
    return new ServiceError('invalid_request', `There is no ${what} ${name}. ${there}`, { known });
  }

  /** Runs what reads the store; what SQLite says becomes a ServiceError with the remedy. */
  async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw cause;
      throw storeError(cause, storeFile(this.#dir));
    }
  }

  close(): void {
    this.learned.close();
    this.records.db.close();
  }
}
