import { ServiceError } from '#errors.ts';
import { type Collection, type Lookup, linksBack } from './collection.ts';
import type { Corpus, PutOptions } from './corpus.ts';
import type { Learned } from './learned.ts';
import type { PictureBank } from './picture-bank.ts';
import type { StoredCorpus } from './record-store.ts';
import { assembleBatch, KEYS } from './records/assemble.ts';
import { type PreparedBatch, prepareBatch } from './records/prepare.ts';
import type { SequenceBank } from './sequence-bank.ts';

/** What is kept beside records; all of it is made from them. */
export interface Beside {
  readonly learned?: Learned | undefined;
  readonly bank?: SequenceBank | undefined;
  readonly pictures?: PictureBank | undefined;
}

/**
 * The half of a corpus that reads what is stored: as often as one likes, in any thread, beside whoever writes. It sees
 * every commit.
 */
export class CorpusReading
  implements
    Pick<
      Corpus,
      'get' | 'projected' | 'lookup' | 'identify' | 'links' | 'groups' | 'changes' | 'learned' | 'bank' | 'pictures'
    >
{
  readonly learned?: Learned;
  readonly bank?: SequenceBank;
  readonly pictures?: PictureBank;
  readonly #stored: StoredCorpus;
  readonly #collections: readonly Collection<any>[];
  readonly #byName: ReadonlyMap<string, Collection<any>>;

  /** All of it is closed with this. */
  constructor(stored: StoredCorpus, collections: readonly Collection<any>[], { learned, bank, pictures }: Beside) {
    this.#stored = stored;
    this.#collections = collections;
    this.#byName = new Map(collections.map((collection) => [collection.name, collection]));
    if (learned) this.learned = learned;
    if (bank) this.bank = bank;
    if (pictures) this.pictures = pictures;
  }

  /** A batch of arriving records as it is to be written, merged or assembled with what is stored. */
  prepared<R>(collection: Collection<R>, records: readonly R[], how: PutOptions = {}): Promise<PreparedBatch<R>> {
    const stored = this.#stored.records;
    if (!collection.assembly) return prepareBatch(collection, records, stored, this.#byName);
    const holders = (keys: readonly string[]) => this.#stored.links.holders(collection.name, KEYS, keys);
    return assembleBatch(collection as Collection<any>, records as any[], stored, holders, this.#byName, how.again);
  }

  get: Corpus['get'] = (collection, ids) => this.#stored.records.get(collection.name, ids);

  projected: Corpus['projected'] = (collection, ids, projection) =>
    this.#stored.records.projected(collection.name, ids, projection);

  lookup: Corpus['lookup'] = async (collection, by, values) => {
    const found = await this.identify(collection, by, values);
    const best = values.flatMap((value) => found.get(value)?.[0] ?? []);
    return this.#stored.records.get(collection.name, best);
  };

  identify: Corpus['identify'] = async (collection, by, values) => {
    const { normalise, else_id } = this.#lookup(collection, by);
    const normal = new Map(values.map((text) => [text, normalise ? normalise(text) : text]));
    const held = await this.#holders(collection, by, normal.values());
    const unheld = [...normal.values()].filter((value) => value !== undefined && !held.has(value)) as string[];
    const meant = new Map(else_id && unheld.map((value) => [value, else_id(value)]));
    const elsewhere = await this.#holders(collection, 'id', meant.values());
    const twins = await this.#twins(collection, held);
    return new Map(
      [...normal].flatMap(([text, value = '']): [string, readonly string[]][] => {
        const ids = held.get(value) ?? elsewhere.get(meant.get(value) ?? '');
        if (!ids) return [];
        return [[text, twins.has(value) ? ids.filter((id) => id !== value) : ids]];
      }),
    );
  };

  /** The values that are ids of records, too, which another one that has the value says as well. */
  async #twins(
    collection: Collection<any>,
    held: ReadonlyMap<string, readonly string[]>,
  ): Promise<ReadonlySet<string>> {
    const { twin } = collection;
    const ids = [...held].flatMap(([value, all]) => (all.length > 1 && all.includes(value) ? [value] : []));
    if (!twin || ids.length === 0) return new Set();
    const records = await this.get(collection, ids);
    return new Set(
      records.flatMap((record) => {
        const [id, other] = [collection.id(record), twin.of(record)];
        return other !== undefined && held.get(id)!.includes(other) ? [id] : [];
      }),
    );
  }

  async #holders({ name }: Collection<any>, by: string, values: Iterable<string | undefined>) {
    const distinct = [...new Set(values)].filter((value) => value !== undefined);
    return distinct.length === 0
      ? new Map<string, readonly string[]>()
      : this.#stored.links.holders(name, by, distinct);
  }

  links: Corpus['links'] = async (collection, ids, name) => {
    const { links, resolver } = collection;
    const known = [
      ...Object.keys(links),
      ...linksBack(this.#collections, collection.name).keys(),
      ...(resolver?.links ?? []),
    ];
    if (!known.includes(name)) throw this.#unknown('link', `${collection.name}.${name}`, known);
    return this.#stored.links.links(collection.name, ids, name);
  };

  groups: Corpus['groups'] = async (collection, ids, name) => {
    const known = collection.resolver?.links ?? [];
    if (!known.includes(name)) throw this.#unknown('set', name, known);
    return this.#stored.links.groups(collection.name, ids, name);
  };

  changes: Corpus['changes'] = async ({ name }, { after, upto, limit }) =>
    this.#stored.records.changes(name, after, upto ?? (await this.#stored.records.lastSeq()), limit);

  /** See `StoredCorpus.still`. */
  still = <T>(work: (seq: number) => Promise<T>): Promise<T> => this.#stored.still(work);

  #lookup({ name, lookups }: Collection<any>, by: string): Lookup<any> {
    const lookup = lookups[by];
    if (!lookup) throw this.#unknown('look-up', `${name}.${by}`, Object.keys(lookups));
    return lookup;
  }

  #unknown(what: string, name: string, known: readonly string[]): ServiceError {
    const there = known.length > 0 ? `Known are: ${known.join(', ')}.` : 'It has none.';
    return new ServiceError('invalid_request', `There is no ${what} ${name}. ${there}`, { known });
  }

  async close(): Promise<void> {
    this.learned?.close();
    this.bank?.close();
    this.pictures?.close();
    await this.#stored.close();
  }
}
