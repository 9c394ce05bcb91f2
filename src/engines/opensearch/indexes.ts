import { randomBytes } from 'node:crypto';
import type { Collection } from '#corpus/collection.ts';
import { ServiceError } from '#errors.ts';
import { type Columns, columnsOf } from './columns.ts';
import { AGAIN_S } from './faults.ts';
import { KEEP_ALIVE_MS } from './rows.ts';
import type { Server } from './server.ts';

/** The index of a collection in this version of its declaration. */
export interface Opened {
  readonly collection: Collection<any>;
  /** The name under which it is asked, `<prefix>-<collection>-<signature>`: an alias, of whichever making answers. */
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
/** How long the parts of a new index may take to become one, and its copies to be made. */
const SETTLED_MS = 3_600_000;
/** How often a new index is put in the place of the old while others take that one over. */
const EXCHANGES = 10;
/** Sub-records of one document that may be indexed. */
const MOST_EVENTS = 100_000;

/** An index as the server has it. */
interface Made {
  /** Its own name: that under which it is asked, and which making it is. */
  readonly own: string;
  readonly aliases: Readonly<Record<string, object>>;
  readonly mappings?: object;
}

/**
 * The indices of an installation. Each version of a declaration has its own, so that an upgrade fills a new one beside
 * the old, which goes on answering the version before; the name `<prefix>-<collection>` points at the newest that is
 * whole, and one earlier is kept. An index that is made anew is another making of the same version: it is filled beside
 * the one that answers, and then bears its names.
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
    const { own, aliases } = await this.#answering(index);
    const before = writersOf(index, aliases);
    const actions = [
      ...before.filter((alias) => alias !== writing).map((alias) => ({ remove: { index: own, alias } })),
      ...(before.includes(writing) ? [] : [{ add: { index: own, alias: writing } }]),
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
    const index = indexName(this.#layout.prefix, collection);
    let last: Promise<unknown> = Promise.resolve();
    const opened: Opened = {
      ...{ collection, index, writing: undefined, columns, seq: 0, published: false },
      inTurn(work) {
        const done = last.then(work, work);
        last = done.catch(() => undefined);
        return done;
      },
    };
    const there = await this.#made(index);
    if (there === undefined) {
      // of one that somebody deleted
      await this.#server.ask('DELETE', `/${this.#state}/_doc/${index}`, undefined, { accept: [404] });
      await this.#make(opened, `${index}-1`, [index]);
      await this.reach(opened, 0);
      return opened;
    }
    this.#assertMapping(opened, there);
    await this.#assertThere(opened);
    return opened;
  }

  /** What answers under a name. */
  async #made(index: string): Promise<Made | undefined> {
    const found: Record<string, Omit<Made, 'own'>> = await this.#server.ask('GET', `/${index}`, undefined, {
      accept: [404],
    });
    const own = Object.keys(found).find((name) => makingOf(index, name) > 0);
    return own === undefined ? undefined : { own, ...found[own]! };
  }

  /** @throws ServiceError where nothing does. */
  async #answering(index: string): Promise<Made> {
    const made = await this.#made(index);
    if (made) return made;
    throw new ServiceError('internal', goneTold(index, this.#server.place), { index });
  }

  /**
   * Makes the index of a collection anew, while the one that is there is asked and written to, and puts it in its
   * place. Who writes is held up for the moment in which `fill` catches up for the last time, and goes on in the new
   * one; nobody who asks sees anything of it. Answers what the old one is called, for `removed`.
   * @param fill Writes under a name what is not yet written of the records; called again until nothing is left.
   */
  async rebuilt(collection: Collection<any>, fill: (writing: string) => Promise<void>): Promise<string> {
    const opened = await this.opened(collection);
    const { index } = opened;
    const { own } = await this.#answering(index);
    const all = await this.#server.ask('GET', `/${index}-*`, undefined, { accept: [404] });
    // of rebuildings that came to no end
    for (const left of Object.keys(all).filter((name) => makingOf(index, name) > 0 && name !== own))
      await this.#server.ask('DELETE', `/${left}`, undefined, { accept: [404] });
    const next = `${index}-${makingOf(index, own) + 1}`;
    const building = `${next}-building`;
    await this.#make(opened, next, [building]);
    await fill(building);
    await this.#settled(next);
    for (let attempt = 1; !(await this.#exchanged(index, next, () => fill(building))); attempt++)
      if (attempt === EXCHANGES)
        throw new ServiceError('busy', `Others keep taking the index ${index} over: run \`priora reindex\` again.`, {
          ...{ index, retry_after_s: AGAIN_S },
        });
    return own;
  }

  /** Removes indices that were replaced, when nobody can be reading them page by page any more. */
  async removed(replaced: readonly string[]): Promise<void> {
    await this.#server.wait(KEEP_ALIVE_MS);
    for (const own of replaced) await this.#server.ask('DELETE', `/${own}`, undefined, { accept: [404] });
  }

  /** Waits until a new index is as fast as it gets and has the copies that can be made. */
  async #settled(own: string): Promise<void> {
    await this.#server.ask('POST', `/${own}/_forcemerge`, undefined, {
      query: { max_num_segments: 1, wait_for_completion: true },
      timeout_ms: SETTLED_MS,
    });
    await this.#server.ask('GET', `/_cluster/health/${own}`, undefined, {
      query: { wait_for_no_initializing_shards: true, timeout: `${SETTLED_MS}ms` },
      ...{ timeout_ms: SETTLED_MS + 60_000, accept: [408] },
    });
  }

  /**
   * Has a new making bear the names of the one that answers, after it has everything that this one has: until then
   * nobody writes. False where another one has taken the index over meanwhile.
   */
  async #exchanged(index: string, next: string, catchUp: () => Promise<void>): Promise<boolean> {
    const { own, aliases } = await this.#answering(index);
    const held = `${index}-write-${this.#writer}`;
    const writers = writersOf(index, aliases);
    await this.#server.ask('POST', '/_aliases', {
      actions: [...writers.map((alias) => ({ remove: { index: own, alias } })), { add: { index: own, alias: held } }],
    });
    await catchUp();
    const names = Object.keys(aliases);
    const others = names.filter((alias) => !writers.includes(alias));
    const { status } = await this.#server.ask(
      'POST',
      '/_aliases',
      {
        actions: [
          // refuses all of it where it is not there
          { remove: { index: own, alias: held, must_exist: true } },
          ...others.map((alias) => ({ remove: { index: own, alias } })),
          { remove: { index: next, alias: `${next}-building` } },
          ...names.filter((alias) => alias !== held).map((alias) => ({ add: { index: next, alias } })),
        ],
      },
      { accept: [404] },
    );
    return status === undefined;
  }

  #alias(collection: Collection<any>): string {
    return aliasOf(this.#layout.prefix, collection);
  }

  get #state(): string {
    return `${this.#layout.prefix}-state`;
  }

  /** Makes an index that bears some names. @throws ServiceError with the remedy where it does not afterwards. */
  async #make(opened: Opened, own: string, names: readonly string[]): Promise<void> {
    const { columns } = opened;
    const { shards, replicas } = this.#layout;
    await this.#server.ask(
      'PUT',
      `/${own}`,
      {
        aliases: Object.fromEntries(names.map((name) => [name, {}])),
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
    const made = await this.#server.ask('GET', `/${own}`, undefined, { accept: [404] });
    if (made[own] === undefined)
      throw new ServiceError(
        'internal',
        `The search engine ${this.#server.place} did not make the index ${own}. Look at its log.`,
        { index: own },
      );
    this.#assertMapping(opened, { own, ...made[own] });
    const lacks = names.find((name) => made[own].aliases[name] === undefined);
    if (lacks !== undefined) throw changed(own, `it does not bear the name ${lacks}`);
  }

  /** What this version writes must be there as it writes it. */
  #assertMapping({ columns }: Opened, { own, mappings }: Pick<Made, 'own' | 'mappings'>): void {
    const at = firstDifference(
      (columns.mappings as { properties: object }).properties,
      (mappings as { properties?: object })?.properties,
      '',
    );
    if (at !== undefined) throw changed(own, `its field ${at.slice(1)} is not as this version writes it`);
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
    const { own } = await this.#answering(opened.index);
    const before = named.status === 404 ? [] : Object.keys(named).filter((index) => index !== own);
    const all = await this.#server.ask('GET', `/${alias}-*`, undefined, {
      accept: [404],
      query: { expand_wildcards: 'open' },
    });
    // of this version there may be one that is being made
    const old = Object.keys(all).filter(
      (index) => isVersionOf(alias, index) && makingOf(opened.index, index) === 0 && !before.includes(index),
    );
    await this.#server.ask('POST', '/_aliases', {
      actions: [
        ...before.map((index) => ({ remove: { index, alias } })),
        { add: { index: own, alias } },
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
      const made = await this.#made(opened.index);
      if (made) await this.#server.ask('DELETE', `/${made.own}`, undefined, { accept: [404] });
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
    const { docs, store, segments } = (Object.values(indices)[0] as any).primaries;
    return {
      documents: count as number,
      deleted: docs.deleted as number,
      segments: segments.count as number,
      bytes: store.size_in_bytes as number,
    };
  }
}

const isVersionOf = (alias: string, index: string): boolean =>
  index.startsWith(`${alias}-`) && /^[0-9a-f]{12}(?:-[1-9][0-9]{0,8})?$/.test(index.slice(alias.length + 1));

const aliasOf = (prefix: string, { name }: Collection<any>): string => `${prefix}-${name.toLowerCase()}`;

/** The name under which a collection is asked, in this version of its declaration. */
export const indexName = (prefix: string, collection: Collection<any>): string =>
  `${aliasOf(prefix, collection)}-${columnsOf(collection).signature}`;

export const goneTold = (index: string, place: string): string =>
  `The index ${index} is gone from the search engine ${place}: someone deleted it. Start the service again: the records are then indexed anew.`;

/** Which making an index is of what is asked under a name, from 1; 0: of something else. */
export function makingOf(index: string, own: string): number {
  const rest = own.startsWith(`${index}-`) ? own.slice(index.length + 1) : '';
  return /^[1-9][0-9]{0,8}$/.test(rest) ? Number(rest) : 0;
}

/** The names under which an index is written. */
const writersOf = (index: string, aliases: Made['aliases']): string[] =>
  Object.keys(aliases).filter((alias) => alias.startsWith(`${index}-write`));

const changed = (index: string, wrong: string) =>
  new ServiceError(
    'internal',
    `The index ${index} was changed by someone else: ${wrong}. Delete it (DELETE /${index}) and start again: the records are then indexed anew.`,
    { index },
  );

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
