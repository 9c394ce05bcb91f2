import { createHash } from 'node:crypto';

/** Who gave a record, or a part of it. */
export interface PartGiver {
  readonly source: string;
  /** What the source calls it: a part with the same source and key is the same part, told again. */
  readonly key: string;
  /** When the source wrote it, as text that compares; of two tellings the later one counts. */
  readonly as_of?: string | undefined;
}

/** What every record has that is put together from parts. A record with one part is that part. */
export interface Assembled {
  /** UUID (version 5) of the best identity. */
  id: string;
  /** Identities as `scheme:value` in normal form, sorted: who shares one is the same, unless the two contradict. */
  ids: string[];
  /** All by which its parts are found: `ids`, and what they are like. Made by `assembled`. */
  keys: string[];
  /** Identities that another record has too, which is something else. */
  contested?: string[];
  provenance: PartGiver[];
  /** The parts as they came, where there are several. */
  parts?: unknown[];
  demo?: true;
}

/** What `assembled` makes by itself. */
export type Made = 'id' | 'keys' | 'contested' | 'parts';

/**
 * How parts that arrive from many sources, in any order and under different identities, become one record. The result
 * depends on the set of parts alone.
 */
export interface Assembly<R extends Assembled> {
  /** Schemes of `ids`, the best first. */
  readonly schemes: readonly string[];
  /**
   * A value that parts of one record are likely to share: by it a part without any identity joins the record of a part
   * that has one. Undefined where too little is known.
   */
  readonly likeness: (part: R) => string | undefined;
  /** Whether two parts that share an identity are different things all the same. Symmetric. */
  readonly contradict: (a: R, b: R) => boolean;
  /**
   * What a record can have but one of, e.g. its code in an ontology: parts with different ones never join, not even
   * through a third part. Undefined for parts that do not say.
   */
  readonly sole?: (part: R) => string | undefined;
  /** The scheme of an identity. Default: what stands before its first colon. */
  readonly schemeOf?: (id: string) => string;
  /**
   * Whether an identity is that of the name by which a part itself calls the thing: of several of one scheme the id is
   * made of such a one.
   */
  readonly prefers?: (part: R, id: string) => boolean;
  /** The id that a key of `Assembled.keys` makes. Default: `keyUuid`. */
  readonly idOf?: (key: string) => string;
  /** Joins two or more parts, given in a fixed order; identities, keys and provenance are put right afterwards. */
  readonly compose: (parts: readonly R[]) => R;
}

/** UUID namespace of assembled records: fixed for ever, so that an id is the same on every installation. */
const NAMESPACE = Buffer.from('8d5c1f64a3be4d1b9f0e52c7d61b7a90', 'hex');

/** Name-based UUID (version 5, RFC 9562 section 5.5) of a key of `Assembled.keys`. */
export function keyUuid(key: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(key).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Begins a key by which only parts without any identity are found. */
export const LOOSE = '~';

/** One name for each part. */
export const giverOf = ({ provenance }: Assembled): string => `${provenance[0]!.source} ${provenance[0]!.key}`;

/** What a part is like, as a key; fictional parts are like nothing real. */
export function likenessKey<R extends Assembled>(assembly: Assembly<R>, part: R): string | undefined {
  const likeness = assembly.likeness(part);
  return likeness === undefined ? undefined : `${part.demo ? 'demo-' : ''}like:${likeness}`;
}

/** A key for a part of which nothing else tells what it is. */
function contentKey(part: Assembled): string {
  const { id: _, keys: __, contested: ___, parts: ____, provenance: _____, ...said } = part;
  const text = JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `text:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Begins the key that is a part's own name: told again, it is found whatever else it says now. */
const TOLD = '@';

/** All keys by which a part is found. */
export function keysOfPart<R extends Assembled>(assembly: Assembly<R>, part: R): string[] {
  const told = TOLD + giverOf(part);
  const like = likenessKey(assembly, part);
  if (part.ids.length > 0) return like === undefined ? [told, ...part.ids] : [told, ...part.ids, like];
  return like === undefined ? [told, contentKey(part)] : [told, like, LOOSE + like];
}

/** The ids that a record has, or would have if less of it were known. */
export const aliasesOf = ({ keys }: Pick<Assembled, 'keys'>): string[] =>
  keys.filter((key) => !key.startsWith(LOOSE) && !key.startsWith(TOLD)).map(keyUuid);

/** One record to be: its parts by name, and the identities that it must share. */
interface PartGroup<R> {
  readonly parts: readonly R[];
  readonly contested: readonly string[];
  /** Contested identities that its id may not be made of. */
  readonly lost: ReadonlySet<string>;
}

const byName = (a: Assembled, b: Assembled) => (giverOf(a) < giverOf(b) ? -1 : 1);

/**
 * The parts that have identities, joined by those that they share. Which group a part is in depends on the set alone.
 */
export function groupsOf<R extends Assembled>(assembly: Assembly<R>, parts: readonly R[]): PartGroup<R>[] {
  const sorted = [...parts].sort(byName);
  const leader = sorted.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  const sole = sorted.map((part) => assembly.sole?.(part));
  const join = (a: number, b: number) => {
    const [one, other] = [sole[a], sole[b]];
    if (one !== undefined && other !== undefined && one !== other) return;
    leader[b] = a;
    sole[a] = one ?? other;
  };
  const sharing = new Map<string, number[]>();
  for (const [i, part] of sorted.entries()) {
    for (const id of part.ids) {
      const others = sharing.get(id);
      if (!others) sharing.set(id, [i]);
      else {
        for (const other of others) {
          if (find(other) !== find(i) && !assembly.contradict(sorted[other]!, part)) join(find(other), find(i));
        }
        others.push(i);
      }
    }
  }
  const groups = new Map<number, R[]>();
  for (const [i, part] of sorted.entries()) {
    const group = groups.get(find(i));
    if (group) group.push(part);
    else groups.set(find(i), [part]);
  }
  const all = [...groups.values()];
  const holders = new Map<string, Set<R[]>>();
  for (const group of all) {
    for (const part of group) for (const id of part.ids) holders.set(id, (holders.get(id) ?? new Set()).add(group));
  }
  return all.map((group) => {
    const contested = [...new Set(group.flatMap(({ ids }) => ids))].filter((id) => holders.get(id)!.size > 1).sort();
    const lost = contested.filter((id) => {
      const first = [...holders.get(id)!].sort(([a], [b]) => byName(a!, b!))[0];
      return first !== group;
    });
    return { parts: group, contested, lost: new Set(lost) };
  });
}

/** The key that a record's id is made of: its best identity, else what it is like, else what it says. */
function bestKey<R extends Assembled>(assembly: Assembly<R>, { parts, lost }: PartGroup<R>): string {
  const ids = [...new Set(parts.flatMap((part) => part.ids))].sort();
  const rank = (id: string) => {
    const at = assembly.schemes.indexOf(assembly.schemeOf?.(id) ?? id.slice(0, id.indexOf(':')));
    return at < 0 ? assembly.schemes.length : at;
  };
  const other = (id: string) => (parts.some((part) => assembly.prefers?.(part, id)) ? 0 : 1);
  const own = ids.filter((id) => !lost.has(id)).sort((a, b) => rank(a) - rank(b) || other(a) - other(b));
  if (own[0] !== undefined) return own[0];
  if (ids[0] !== undefined) return `${ids[0]} ${giverOf(parts[0]!)}`;
  return likenessKey(assembly, parts[0]!) ?? contentKey(parts[0]!);
}

/** The id of the record that a group becomes. */
export const groupId = <R extends Assembled>(assembly: Assembly<R>, group: PartGroup<R>): string =>
  (assembly.idOf ?? keyUuid)(bestKey(assembly, group));

/**
 * The record that a group becomes, with parts that joined it by what they are like.
 * @param loose Parts without identities.
 */
export function composed<R extends Assembled>(assembly: Assembly<R>, group: PartGroup<R>, loose: readonly R[] = []): R {
  const parts = [...group.parts, ...loose].sort(byName);
  const {
    id: _,
    ids: __,
    keys: ___,
    provenance: ____,
    ...joined
  } = parts.length > 1 ? assembly.compose(parts) : parts[0]!;
  return {
    id: groupId(assembly, group),
    ids: unique(parts.flatMap(({ ids }) => ids)),
    keys: unique(parts.flatMap((part) => keysOfPart(assembly, part))),
    ...(group.contested.length > 0 && { contested: group.contested }),
    provenance: parts.flatMap(({ provenance }) => provenance),
    ...(joined as object),
    ...(parts.length > 1 && { parts }),
  } as unknown as R;
}

const unique = (all: readonly string[]) => [...new Set(all)].sort();

/** A part as a record by itself, whatever became of it since. */
function alone<R extends Assembled>(assembly: Assembly<R>, part: Omit<R, Made>): R {
  const { id: _, keys: __, contested: ___, parts: ____, ids, provenance, ...rest } = part as unknown as Assembled;
  const plain = { id: '', ids: unique(ids), keys: [], provenance, ...rest } as unknown as R;
  return {
    ...plain,
    id: groupId(assembly, { parts: [plain], contested: [], lost: new Set() }),
    keys: unique(keysOfPart(assembly, plain)),
  };
}

/** The parts of a record, as they came. */
export const partsOf = <R extends Assembled>(assembly: Assembly<R>, record: R): R[] =>
  ((record.parts as R[] | undefined) ?? [record]).map((part) => alone(assembly, part));

/** A record of one part, from what an importer knows. */
export const assembled = <R extends Assembled>(assembly: Assembly<R>, part: Omit<R, Made>): R => alone(assembly, part);

const toldAt = ({ provenance }: Assembled): string => provenance[0]!.as_of ?? '';

/**
 * Of a telling that is read again and the one that is stored: what is read now, unless the stored one is of a later
 * day.
 */
export const readAgain = <R extends Assembled>(read: R, stored: R): R =>
  toldAt(stored) > toldAt(read) ? stored : read;

/** Of two tellings of one part, the one that counts: the later, the one by more identities, else the last as text. */
export function laterPart<R extends Assembled>(a: R, b: R): R {
  const [was, is] = [toldAt(a), toldAt(b)];
  if (was !== is) return is > was ? b : a;
  // an importer that learns more of a row names it by more identities
  if (a.ids.length !== b.ids.length) return b.ids.length > a.ids.length ? b : a;
  return JSON.stringify(b) > JSON.stringify(a) ? b : a;
}
