import { type ConveyanceKind, conveyanceKind, namedRecords } from './conveyances.ts';
import { partyType, standardName } from './names.ts';

/** A conveyance that was recorded, as far as ownership needs it. */
export interface Recorded {
  /** `049107/0392`. */
  readonly reel_frame: string;
  readonly text: string;
  /** Days, yyyyMMdd. */
  readonly executed?: number | undefined;
  readonly recorded?: number | undefined;
  readonly assignors: readonly { readonly name: string; readonly executed?: number | undefined }[];
  readonly assignees: readonly { readonly name: string }[];
}

/** A conveyance with what it does. */
export interface Conveyed<R extends Recorded = Recorded> {
  readonly record: R;
  /** Undefined: its words are not understood, and it changes nothing. */
  readonly kind: ConveyanceKind | undefined;
  /** Assignors are all persons: inventors who assign to whom they work for. */
  readonly by_persons: boolean;
}

/** One body that owns, under all the names that it had, in their order, the present one last. */
export interface Owner {
  readonly name: string;
  readonly names: readonly string[];
  /** The day on which it came to own. */
  readonly since?: number | undefined;
}

export interface Pledge<R extends Recorded = Recorded> {
  readonly record: R;
  /** The record that released it, and how it is known: it names reel and frame, or its parties are the same. */
  readonly released?: { readonly by: R; readonly how: 'named' | 'parties' };
  /** Records by which the security passed on to others, in their order: the last of these has it. */
  readonly passed: readonly R[];
}

export interface Ownership<R extends Recorded = Recorded> {
  /** In the order of execution, then of recording; those that a corrective one replaces are left out. */
  readonly conveyances: readonly Conveyed<R>[];
  /** Nobody where no assignment is recorded: the right is with its inventors or applicants. */
  readonly owners: readonly Owner[];
  readonly pledges: readonly Pledge<R>[];
  /**
   * Where the chain is broken: what a body conveyed that no record made an owner, so that whom it conveyed to stands
   * beside the owners that were known.
   */
  readonly breaks: readonly Conveyed<R>[];
}

/** Longest statement of for whom somebody acts, and as what, behind a name: `, AS COLLATERAL AGENT`. */
const LONGEST_CAPACITY = 90;

/** A name without the capacity in which its bearer acts. */
function withoutCapacity(name: string): string {
  const upper = name.toUpperCase();
  const at = upper.lastIndexOf(' AS ');
  if (at <= 0 || name.length - at > LONGEST_CAPACITY) return name;
  const bearer = upper.slice(0, at).trimEnd();
  const end = bearer.endsWith(' IN ITS CAPACITY') ? bearer.length - ' IN ITS CAPACITY'.length : bearer.length;
  return name.slice(0, end);
}

/**
 * Equal for spellings of one body: `US WELL SERVICES LLC` and `U.S. WELL SERVICES, LLC`, `JP MORGAN` and `JPMORGAN`.
 */
export const bodyKey = (name: string): string => standardName(withoutCapacity(name)).replaceAll(' ', '');

const orderOf = (a: Recorded, b: Recorded): number =>
  (a.executed ?? a.recorded ?? 0) - (b.executed ?? b.recorded ?? 0) ||
  (a.recorded ?? 0) - (b.recorded ?? 0) ||
  (a.reel_frame < b.reel_frame ? -1 : 1);

/** Behind it a corrective record says what it conveys. */
const CONFIRMS = 'CONFIRMS THE ';

/** Conveyances in their order, each as what the words of the one that it corrects say. */
function inOrder<R extends Recorded>(records: readonly R[]): Conveyed<R>[] {
  const known = new Map(records.map((record) => [record.reel_frame, record]));
  const kinds = new Map([...known.values()].map((record) => [record, conveyanceKind(record.text)]));
  const replaced = new Set<string>();
  const conveyed = [...known.values()].map((record): Conveyed<R> => {
    let kind = kinds.get(record);
    if (kind === 'corrective') {
      // what it corrects says what it conveys; unnamed or unknown, its own words after the correction do
      const corrected = namedRecords(record.text).flatMap((one) => known.get(one) ?? []);
      for (const one of corrected) if (one !== record) replaced.add(one.reel_frame);
      const confirmed = record.text.toUpperCase().lastIndexOf(CONFIRMS);
      const own = confirmed < 0 ? '' : record.text.slice(confirmed + CONFIRMS.length);
      kind = corrected.map((one) => kinds.get(one)).find((one) => one !== 'corrective') ?? conveyanceKind(own) ?? kind;
    }
    const by_persons =
      record.assignors.length > 0 && record.assignors.every(({ name }) => partyType(name) === 'person');
    return { record, kind, by_persons };
  });
  return conveyed.filter(({ record }) => !replaced.has(record.reel_frame)).sort((a, b) => orderOf(a.record, b.record));
}

/** An owner: its names by `bodyKey`, the present one last. */
interface Held {
  readonly names: Map<string, string>;
  since: number | undefined;
}

const earlier = (a: number | undefined, b: number | undefined) => (a === undefined || (b ?? a) < a ? b : a);

/** Parties of one record that are compared with those of another. */
const MOST_PARTIES = 100;
/** Letters of a name, and of the word in it, from which on one wrong letter leaves no doubt who is meant. */
const LONG_NAME = 15;
const LONG_WORD = /^\p{L}{6,}$/u;
/** What tells bodies of a group apart: `FUND XXVIII`. */
const NUMERAL = /^[IVXLC]+$/;

/** Whether two words differ by one letter that is wrong, left out or too many. */
function oneLetter(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

/**
 * Whether two names of bodies are long and differ by one mistyped letter of one long word: `STEWARD & STEVENSON ...`
 * for `STEWART`, `ACQUISTIONCO` for `ACQUISITIONCO`.
 */
function mistyped(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LONG_NAME) return false;
  const [words, others] = [a, b].map((name) => standardName(withoutCapacity(name)).split(' '));
  if (words!.length !== others!.length) return false;
  const differing = words!.flatMap((word, i) => (word === others![i] ? [] : [[word, others![i]!] as const]));
  const [pair] = differing;
  return (
    differing.length === 1 &&
    pair!.every((word) => LONG_WORD.test(word) && !NUMERAL.test(word)) &&
    oneLetter(...(pair as readonly [string, string]))
  );
}

/** Present owners, each of whom has its names for itself. */
class Owners {
  readonly #held = new Set<Held>();
  readonly #called = new Map<string, Held>();

  /** Those of whom one of some names is; where it is nobody's, who alone is called so but for one letter. */
  among(names: readonly { readonly name: string }[]): Set<Held> {
    const keys = names.map(({ name }) => bodyKey(name));
    const found = new Set(keys.flatMap((key) => this.#called.get(key) ?? []));
    if (found.size > 0 || this.#called.size > MOST_PARTIES) return found;
    for (const [i, key] of keys.slice(0, MOST_PARTIES).entries())
      for (const [known, held] of this.#called)
        if (oneLetter(key, known) && mistyped(names[i]!.name, held.names.get(known) ?? '')) found.add(held);
    return found.size === 1 ? found : new Set();
  }

  /** Goes by another name from now on; two owners under one name are one body. */
  rename(one: Held, name: string): void {
    const key = bodyKey(name);
    const other = this.#called.get(key) ?? one;
    const [into, from] = one.names.size < other.names.size ? [other, one] : [one, other];
    if (into !== from) {
      for (const [of, each] of from.names) {
        into.names.set(of, each);
        this.#called.set(of, into);
      }
      into.since = earlier(into.since, from.since);
      this.#held.delete(from);
    }
    into.names.delete(key);
    into.names.set(key, name);
    this.#called.set(key, into);
  }

  /** What some gave, others have; who gets what it has already keeps the day since when. */
  pass(from: ReadonlySet<Held>, to: readonly { readonly name: string }[], day: number | undefined): void {
    for (const one of from) this.#held.delete(one);
    for (const { name } of to) {
      if (name === '') continue;
      const key = bodyKey(name);
      const before = this.#called.get(key);
      const one = before ?? { names: new Map([[key, name]]), since: day };
      if (!before) this.#called.set(key, one);
      this.#held.add(one);
    }
    for (const one of from) if (!this.#held.has(one)) for (const key of one.names.keys()) this.#called.delete(key);
  }

  get size(): number {
    return this.#held.size;
  }

  list(): Owner[] {
    return [...this.#held].map(({ names, since }) => {
      const all = [...names.values()];
      return { name: all.at(-1)!, names: all, since };
    });
  }
}

/**
 * Who owns after these conveyances. A body that conveys without being known as an owner leaves the others what they
 * have: unless those are people, who convey their own share, the chain is broken there.
 */
function ownersAfter<R extends Recorded>(conveyed: readonly Conveyed<R>[]): Pick<Ownership<R>, 'owners' | 'breaks'> {
  const owners = new Owners();
  const breaks: Conveyed<R>[] = [];
  for (const one of conveyed) {
    const { record, kind } = one;
    if (kind === 'name_change')
      for (const { name } of record.assignees)
        for (const held of name === '' ? [] : owners.among(record.assignors)) owners.rename(held, name);
    else if (kind === 'assignment' || kind === 'merger' || kind === 'court_order') {
      const from = owners.among(record.assignors);
      const before = owners.size;
      owners.pass(from, record.assignees, record.executed ?? record.recorded);
      if (from.size === 0 && before > 0 && owners.size > before && !one.by_persons) breaks.push(one);
    }
  }
  return { owners: owners.list(), breaks };
}

const keysOf = (parties: readonly { readonly name: string }[]) =>
  new Set(parties.slice(0, MOST_PARTIES).map(({ name }) => bodyKey(name)));

/** Security interests and what released them. */
function pledgesOf<R extends Recorded>(conveyed: readonly Conveyed<R>[]): Pledge<R>[] {
  const naming = new Map<string, R>();
  /** Releases that name no record, by the body that releases, in their order. */
  const by = new Map<string, { readonly record: R; readonly at: number; readonly debtors: ReadonlySet<string> }[]>();
  for (const [at, { record, kind }] of conveyed.entries()) {
    if (kind !== 'pledge_release') continue;
    const named = namedRecords(record.text);
    for (const one of named) if (!naming.has(one)) naming.set(one, record);
    if (named.length > 0) continue;
    const release = { record, at, debtors: keysOf(record.assignees) };
    for (const key of keysOf(record.assignors)) {
      const others = by.get(key);
      if (others) others.push(release);
      else by.set(key, [release]);
    }
  }
  const handedOn = conveyed.flatMap(({ record, kind }) =>
    kind === 'pledge_transfer' ? [{ record, named: namedRecords(record.text), by: keysOf(record.assignors) }] : [],
  );
  return conveyed.flatMap(({ record, kind }): Pledge<R>[] => {
    if (kind !== 'pledge') return [];
    const debtors = keysOf(record.assignors);
    const day = record.executed ?? record.recorded ?? 0;
    const creditors = keysOf(record.assignees);
    const passed: R[] = [];
    for (const { record: one, named, by: giver } of handedOn) {
      const fits = named.length > 0 ? named.includes(record.reel_frame) : !giver.isDisjointFrom(creditors);
      if (!fits || (one.executed ?? one.recorded ?? 0) < day) continue;
      passed.push(one);
      for (const key of keysOf(one.assignees)) creditors.add(key);
    }
    const named = naming.get(record.reel_frame);
    if (named) return [{ record, passed, released: { by: named, how: 'named' } }];
    const fitting = [...creditors].flatMap(
      (creditor) =>
        by
          .get(creditor)
          ?.find(
            ({ record: release, debtors: freed }) =>
              (release.executed ?? release.recorded ?? Number.POSITIVE_INFINITY) >= day &&
              !freed.isDisjointFrom(debtors),
          ) ?? [],
    );
    const [first] = fitting.sort((a, b) => a.at - b.at);
    return [{ record, passed, ...(first && { released: { by: first.record, how: 'parties' as const } }) }];
  });
}

/**
 * What recorded conveyances of one right come to. Pure; the order of the records does not matter. What is not released
 * is open; what is not understood is shown and changes nothing.
 * @param until Only what was executed (else recorded) up to this day.
 */
export function ownershipOf<R extends Recorded>(records: readonly R[], until?: number): Ownership<R> {
  const conveyances = inOrder(records).filter(
    ({ record }) => until === undefined || (record.executed ?? record.recorded ?? 0) <= until,
  );
  return { conveyances, ...ownersAfter(conveyances), pledges: pledgesOf(conveyances) };
}

/** The assignments and mergers by which ownership passed, in order of execution. */
export const transfers = <R extends Recorded>({ conveyances }: Ownership<R>): Conveyed<R>[] =>
  conveyances.filter(({ kind }) => kind === 'assignment' || kind === 'merger' || kind === 'court_order');
