import { randomBytes } from 'node:crypto';
import type { Collection } from '#corpus/collection.ts';
import { ServiceError } from '#errors.ts';
import { type Columns, columnsOf } from './columns.ts';
import { AGAIN_S } from './faults.ts';
import type { Server } from './server.ts';

/** The index of a collection in this version of its declaration. */
export interface Opened {
  readonly collection: Collection<any>;
  /** Its own name: `<prefix>-<collection>-<signature>`. */
  readonly index: string;
  /**
   * The name under which it is written, once it was taken over: what is written under it makes no index, and whoever
   * takes it over next takes this name away.
   */
  writing: string | undefined;
  readonly columns: Columns;
  /** Everything up to this number is in it. */
  seq: number;
  published: boolean;
  /** One write after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

interface Layout {
  readonly prefix: string;
  readonly shards: number;
  readonly replicas: number;
}

/** How long the start waits for an index to come up. */
const RED_S = 10;
/** Sub-records of one document that may be indexed. */
const MOST_EVENTS = 100_000;

/**
 * The indices of an installation. Each version of a declaration has its own, so that an upgrade fills a new one beside
 * the old, which goes on answering the version before; the name `<prefix>-<collection>` points at the newest that is
 * whole, and one earlier is kept.
 */
export class Indexes {
  readonly #server: Server;
  readonly #layout: Layout;
  readonly #opened = new Map<string, Promise<Opened>>();
  /** Of this writer, in the names under which it writes. */
  readonly #writer = randomBytes(6).toString('hex');

  constructor(server: Server, layout: Layout) {
    this.#server = server;
    this.#layout = layout;
  }

  /** Taken over to be written: who did before is refused from now on. @throws ServiceError with the remedy. */
  async taken(collection: Collection<any>): Promise<Opened> {
    const opened = await this.opened(collection);
    const { index } = opened;
    const writing = `${index}-write-${this.#writer}`;
    const named = await this.#server.ask('GET', `/${index}/_alias`);
    const before = Object.keys(named[index].aliases).filter((alias) => alias.startsWith(`${index}-write`));
    const actions = [
      ...before.filter((alias) => alias !== writing).map((alias) => ({ remove: { index, alias } })),
      ...(before.includes(writing) ? [] : [{ add: { index, alias: writing } }]),
    ];
    if (actions.length > 0) await this.#server.ask('POST', '/_aliases', { actions });
    opened.writing = writing;
    // what the one before wrote last
    await this.#server.ask('POST', `/${index}/_refresh`);
    [opened.seq = 0] = await this.reached([opened]);
    return opened;
  }

  /** How far indices are, as it is kept beside them. */
  async reached(all: readonly Opened[]): Promise<readonly number[]> {
    const ids = all.map(({ index }) => index);
    const { docs = [] } = await this.#server.ask('POST', `/${this.#state}/_mget`, { ids }, { accept: [404] });
    return ids.map((_, i) => docs[i]?._source?.seq ?? 0);
  }

  /** Opened, or made if it is not there. @throws ServiceError with the remedy where it cannot be used. */
  opened(collection: Collection<any>): Promise<Opened> {
    const { name } = collection;
    let opened = this.#opened.get(name);
    if (!opened) {
      this.#opened.set(name, (opened = this.#open(collection)));
      opened.catch(() => this.#opened.delete(name));
    }
    return opened;
  }

  async #open(collection: Collection<any>): Promise<Opened> {
    const columns = columnsOf(collection);
    const index = `${this.#alias(collection)}-${columns.signature}`;
    let last: Promise<unknown> = Promise.resolve();
    const opened: Opened = {
      ...{ collection, index, writing: undefined, columns, seq: 0, published: false },
      inTurn(work) {
        const done = last.then(work, work);
        last = done.catch(() => undefined);
        return done;
      },
    };
    const there = await this.#server.ask('GET', `/${index}`, undefined, { accept: [404] });
    if (there[index] === undefined) {
      await this.#make(opened);
      await this.reach(opened, 0);
      return opened;
    }
    this.#assertMapping(opened, there[index]);
    await this.#assertThere(opened);
    return opened;
  }

  #alias({ name }: Collection<any>): string {
    return `${this.#layout.prefix}-${name.toLowerCase()}`;
  }

  get #state(): string {
    return `${this.#layout.prefix}-state`;
  }

  async #make({ index, columns }: Opened): Promise<void> {
    const { shards, replicas } = this.#layout;
    await this.#server.ask(
      'PUT',
      `/${index}`,
      {
        settings: {
          ...columns.settings,
          index: {
            ...{ number_of_shards: shards, number_of_replicas: replicas, refresh_interval: -1 },
            mapping: { nested_objects: { limit: MOST_EVENTS }, total_fields: { limit: 10_000 } },
          },
        },
        mappings: columns.mappings,
      },
      // another process of the installation may make it at the same moment
      { accept: [400] },
    );
    const made = await this.#server.ask('GET', `/${index}`, undefined, { accept: [404] });
    if (made[index] === undefined)
      throw new ServiceError(
        'internal',
        `The search engine ${this.#server.place} did not make the index ${index}. Look at its log.`,
        { index },
      );
  }

  /** What this version writes must be there as it writes it. */
  #assertMapping({ index, columns }: Opened, { mappings }: { mappings?: object }): void {
    const at = firstDifference(
      (columns.mappings as { properties: object }).properties,
      (mappings as { properties?: object })?.properties,
      '',
    );
    if (at === undefined) return;
    const wrong = `its field ${at.slice(1)} is not as this version writes it`;
    throw new ServiceError(
      'internal',
      `The index ${index} was changed by someone else: ${wrong}. Delete it (DELETE /${index}) and start again: the records are then indexed anew.`,
      { index },
    );
  }

  async #assertThere({ index }: Opened): Promise<void> {
    const { status } = await this.#server.ask('GET', `/_cluster/health/${index}`, undefined, {
      query: { wait_for_status: 'yellow', timeout: `${RED_S}s` },
      accept: [408],
    });
    if (status !== 'red') return;
    throw new ServiceError(
      'busy',
      `The index ${index} is red: a part of it has no copy that runs. Look at GET _cluster/allocation/explain and bring back the node that holds it, or delete the index and start again: the records are then indexed anew.`,
      { index, retry_after_s: AGAIN_S },
    );
  }

  /** Keeps how far the index is, after everything up to there is in it; never back behind what another one kept. */
  async reach(opened: Opened, seq: number): Promise<void> {
    const source = "if (ctx._source.seq < params.seq) { ctx._source.seq = params.seq } else { ctx.op = 'none' }";
    await this.#server.ask(
      'POST',
      `/${this.#state}/_update/${opened.index}`,
      { script: { source, params: { seq } }, upsert: { collection: opened.collection.name, seq } },
      { query: { retry_on_conflict: 3 } },
    );
    opened.seq = seq;
  }

  /** Lets the collection's name point at this version, and removes all but the one before. */
  async publish(opened: Opened): Promise<void> {
    if (opened.published) return;
    const alias = this.#alias(opened.collection);
    const named = await this.#server.ask('GET', `/_alias/${alias}`, undefined, { accept: [404] });
    const before = named.status === 404 ? [] : Object.keys(named).filter((index) => index !== opened.index);
    const all = await this.#server.ask('GET', `/${alias}-*`, undefined, {
      accept: [404],
      query: { expand_wildcards: 'open' },
    });
    const old = Object.keys(all).filter(
      (index) => isVersionOf(alias, index) && index !== opened.index && !before.includes(index),
    );
    await this.#server.ask('POST', '/_aliases', {
      actions: [
        ...before.map((index) => ({ remove: { index, alias } })),
        { add: { index: opened.index, alias } },
        // those of two versions ago answer nobody
        ...(before.length > 0 ? old.map((index) => ({ remove_index: { index } })) : []),
      ],
    });
    opened.published = true;
  }

  async drop(collection: Collection<any>): Promise<void> {
    const opened = await this.opened(collection);
    await opened.inTurn(async () => {
      this.#opened.delete(collection.name);
      await this.#server.ask('DELETE', `/${opened.index}`, undefined, { accept: [404] });
      await this.#server.ask('DELETE', `/${this.#state}/_doc/${opened.index}`, undefined, { accept: [404] });
    });
  }

  async check(collection: Collection<any>): Promise<readonly string[]> {
    const { index } = await this.opened(collection);
    const { status, unassigned_shards: unassigned } = await this.#server.ask('GET', `/_cluster/health/${index}`);
    return status === 'red' ? [`${index} is red: ${unassigned} of its shards have no node.`] : [];
  }

  async stats(collection: Collection<any>) {
    const { index } = await this.opened(collection);
    const [{ count }, { indices }] = await Promise.all([
      this.#server.ask('GET', `/${index}/_count`),
      this.#server.ask('GET', `/${index}/_stats/docs,store,segments`),
    ]);
    const { docs, store, segments } = indices[index].primaries;
    return {
      documents: count as number,
      deleted: docs.deleted as number,
      segments: segments.count as number,
      bytes: store.size_in_bytes as number,
    };
  }
}

const isVersionOf = (alias: string, index: string): boolean =>
  index.startsWith(`${alias}-`) && /^[0-9a-f]{12}$/.test(index.slice(alias.length + 1));

/** The first field that is wanted and not there as it is wanted. */
function firstDifference(wanted: object, is: object | undefined, at: string): string | undefined {
  for (const [name, value] of Object.entries(wanted)) {
    const other = (is as Record<string, unknown> | undefined)?.[name];
    const here = name === 'properties' ? at : `${at}.${name}`;
    if (typeof value === 'object' && value !== null) {
      const found = typeof other === 'object' ? firstDifference(value, other as object, here) : here;
      if (found !== undefined) return found;
    } else if (String(value) !== String(other)) return at;
  }
  return undefined;
}
