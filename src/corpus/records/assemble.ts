import { inSlices } from '#turns.ts';
import {
  type Assembled,
  type Assembly,
  composed,
  giverOf,
  groupId,
  groupsOf,
  keysOfPart,
  LOOSE,
  laterPart,
  likenessKey,
  partsOf,
  readAgain,
} from '../assembly.ts';
import type { Collection } from '../collection.ts';
import type { RecordReading, RecordWrite, StoredRecord } from '../record-store.ts';
import { toText } from './codec.ts';
import { tiesOf } from './declared.ts';
import { digest, type PreparedBatch, sameText } from './prepare.ts';

/** The look-up that every collection of assembled records has: its values are `Assembled.keys`. */
export const KEYS = 'key';

/** Ids of the stored records that have keys, by key. */
export type HoldersOf = (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

interface Loaded<R> {
  readonly stored: StoredRecord<R>;
  /** Undefined if it is damaged: what arrives takes its place. */
  readonly record: R | undefined;
}

/**
 * The stored records whose parts decide, with those that arrive, which parts belong together: all that share an
 * identity with one of them, directly or through others, and where a part without identity could belong.
 */
class Neighbourhood<R extends Assembled> {
  readonly loaded = new Map<string, Loaded<R>>();
  readonly parts = new Map<string, R>();
  readonly #collection: Collection<R>;
  readonly #assembly: Assembly<R>;
  readonly #reading: RecordReading;
  readonly #holders: HoldersOf;
  readonly #seen = new Set<string>();
  readonly #anew = new Set<string>();

  constructor(collection: Collection<R>, reading: RecordReading, holders: HoldersOf) {
    this.#collection = collection;
    this.#assembly = collection.assembly as unknown as Assembly<R>;
    this.#reading = reading;
    this.#holders = holders;
  }

  /**
   * Takes arriving parts in, with the stored records that are near: who holds their keys is asked for all at once.
   * @param again What is stored of these parts is read anew.
   */
  async add(parts: readonly R[], again = false): Promise<void> {
    if (again) for (const part of parts) this.#anew.add(giverOf(part));
    let waiting = parts;
    while (waiting.length > 0) {
      const keys: string[] = [];
      for await (const part of inSlices(waiting)) {
        const giver = giverOf(part);
        const known = this.parts.get(giver);
        const counts = waiting !== parts && this.#anew.has(giver) ? readAgain : laterPart;
        this.parts.set(giver, known ? counts(known, part) : part);
        // A record is near by what it is like only if a part without identity is concerned.
        const like = likenessKey(this.#assembly, part);
        const near = keysOfPart(this.#assembly, part).filter((key) => key !== like);
        for (const key of like === undefined ? near : [...near, LOOSE + like]) {
          if (this.#seen.has(key)) continue;
          this.#seen.add(key);
          keys.push(key);
        }
      }
      if (keys.length === 0) return;
      const holders = await this.#holders(keys);
      waiting = await this.#load([...holders.values()].flat());
    }
  }

  /** The parts of stored records that were not near before. */
  async #load(ids: readonly string[]): Promise<R[]> {
    const further = [...new Set(ids)].filter((id) => !this.loaded.has(id));
    if (further.length === 0) return [];
    const found = await this.#reading.stored<R>(this.#collection.name, further);
    const parts: R[] = [];
    for await (const [id, stored] of inSlices(found)) {
      const record = stored.whole();
      this.loaded.set(id, { stored, record });
      if (record) parts.push(...partsOf(this.#assembly, record));
    }
    return parts;
  }

  /** The records that the parts become. */
  async records(): Promise<R[]> {
    const assembly = this.#assembly;
    for (;;) {
      const all = [...this.parts.values()];
      const groups = groupsOf(
        assembly,
        all.filter(({ ids }) => ids.length > 0),
      ).map((group) => ({ group, id: groupId(assembly, group), loose: [] as R[] }));
      const like = new Map<string, typeof groups>();
      for (const each of groups) {
        for (const key of new Set(each.group.parts.map((part) => likenessKey(assembly, part)))) {
          if (key !== undefined) like.set(key, [...(like.get(key) ?? []), each]);
        }
      }
      const left = new Map<string, R[]>();
      const loose = all.filter(({ ids }) => ids.length === 0);
      const keys = loose.map((part) => likenessKey(assembly, part)).filter((key) => key !== undefined);
      const holders = await this.#holders([...new Set(keys)]);
      let nearer: string | undefined;
      for (const part of loose) {
        const key = likenessKey(assembly, part);
        const [best] = key === undefined ? [] : (like.get(key) ?? []).sort((a, b) => (a.id < b.id ? -1 : 1));
        // The least id of all records that are like it, so that the order of arrival does not matter.
        const [outside] =
          key === undefined ? [] : [...(holders.get(key) ?? [])].filter((id) => !this.loaded.has(id)).sort();
        if (outside !== undefined && (best === undefined || outside < best.id)) nearer = outside;
        if (best) best.loose.push(part);
        else {
          const alone = groupId(assembly, { parts: [part], contested: [], lost: new Set() });
          left.set(alone, [...(left.get(alone) ?? []), part]);
        }
      }
      if (nearer !== undefined) {
        await this.add(await this.#load([nearer]));
        continue;
      }
      return [
        ...groups.map(({ group, loose }) => composed(assembly, group, loose)),
        ...[...left.values()].map((parts) => composed(assembly, { parts, contested: [], lost: new Set() })),
      ];
    }
  }
}

/**
 * As `prepareBatch`, for records that are assembled: what arrives are parts; the records that they become, alone or
 * with stored parts, are written, and stored ones that became part of another are deleted.
 */
export async function assembleBatch<R extends Assembled>(
  collection: Collection<R>,
  arriving: readonly R[],
  reading: RecordReading,
  holders: HoldersOf,
  collections: ReadonlyMap<string, Collection<any>>,
  again = false,
): Promise<PreparedBatch<R>> {
  const since = (await reading.collections()).find(({ name }) => name === collection.name)?.last_seq ?? 0;
  const assembly = collection.assembly as unknown as Assembly<R>;
  const near = new Neighbourhood(collection, reading, holders);
  const parts: R[] = [];
  for await (const record of inSlices(arriving)) parts.push(...partsOf(assembly, record));
  await near.add(parts, again);
  const stored = [...near.loaded.values()].flatMap(({ record }) => (record ? partsOf(assembly, record) : []));
  const writes: RecordWrite[] = [];
  const records: R[] = [];
  const becomes = new Map<string, string>();
  const all = await near.records();
  for await (const record of inSlices(all)) {
    for (const { source, key } of record.provenance) becomes.set(`${source} ${key}`, record.id);
    const text = toText(record, collection.apart);
    const before = near.loaded.get(record.id);
    if (before?.record && sameText(text, toText(before.record, collection.apart))) continue;
    writes.push({
      id: record.id,
      text,
      arrived: digest(text),
      demo: record.demo === true,
      merged_with: before?.stored.seq ?? 0,
      ties: tiesOf(collection, record, collections),
    });
    records.push(record);
  }
  const remaining = new Set(all.map(({ id }) => id));
  const deletes = [...near.loaded.keys()].filter((id) => !remaining.has(id)).sort();
  return { writes, records, deletes, since, result: counted(parts, stored, near.parts, becomes) };
}

const toldAs = (part: Assembled): string => `${giverOf(part)}\n${JSON.stringify(part)}`;

/**
 * What each arriving part did: the first one of a record adds it, later ones change it; known ones, and those that do
 * not count beside what is stored, nothing.
 * @param counting The tellings that count, by their givers.
 */
function counted(
  parts: readonly Assembled[],
  stored: readonly Assembled[],
  counting: ReadonlyMap<string, Assembled>,
  becomes: ReadonlyMap<string, string>,
) {
  const givers = new Set(stored.map(giverOf));
  const isLeft = (part: Assembled) =>
    givers.has(giverOf(part)) && toldAs(counting.get(giverOf(part))!) !== toldAs(part);
  const told = new Set(stored.map(toldAs));
  const there = new Set(stored.map((part) => becomes.get(giverOf(part))));
  const result = { added: 0, changed: 0, unchanged: 0 };
  for (const part of parts) {
    const id = becomes.get(giverOf(part))!;
    if (told.has(toldAs(part)) || isLeft(part)) result.unchanged++;
    else if (there.has(id)) result.changed++;
    else result.added++;
    told.add(toldAs(part));
    there.add(id);
  }
  return result;
}
