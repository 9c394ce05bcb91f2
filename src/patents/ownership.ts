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
}

export interface Ownership<R extends Recorded = Recorded> {
  /** In the order of execution, then of recording; those that a corrective one replaces are left out. */
  readonly conveyances: readonly Conveyed<R>[];
  /** Nobody where no assignment is recorded: the right is with its inventors or applicants. */
  readonly owners: readonly Owner[];
  readonly pledges: readonly Pledge<R>[];
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
  const replaced = new Set<string>();
  const conveyed = [...known.values()].map((record): Conveyed<R> => {
    let kind = conveyanceKind(record.text);
    if (kind === 'corrective') {
      // what it corrects says what it conveys; unnamed or unknown, its own words after the correction do
      const corrected = namedRecords(record.text).flatMap((one) => known.get(one) ?? []);
      for (const one of corrected) if (one !== record) replaced.add(one.reel_frame);
      const confirmed = record.text.toUpperCase().lastIndexOf(CONFIRMS);
      const own = confirmed < 0 ? '' : record.text.slice(confirmed + CONFIRMS.length);
      kind =
        corrected.map(({ text }) => conveyanceKind(text)).find((one) => one !== 'corrective') ??
        conveyanceKind(own) ??
        kind;
    }
    const by_persons =
      record.assignors.length > 0 && record.assignors.every(({ name }) => partyType(name) === 'person');
    return { record, kind, by_persons };
  });
  return conveyed.filter(({ record }) => !replaced.has(record.reel_frame)).sort((a, b) => orderOf(a.record, b.record));
}

type Held = { names: string[]; keys: Set<string>; since: number | undefined };

/**
 * Who owns after these conveyances. A body that conveys without being known as an owner leaves the others what they
 * have.
 */
function ownersAfter(conveyed: readonly Conveyed[]): Owner[] {
  let held: Held[] = [];
  for (const { record, kind } of conveyed) {
    const from = new Set(record.assignors.map(({ name }) => bodyKey(name)));
    const day = record.executed ?? record.recorded;
    const giving = held.filter(({ keys }) => [...from].some((key) => keys.has(key)));
    if (kind === 'name_change') {
      for (const one of giving)
        for (const { name } of record.assignees) {
          if (!one.keys.has(bodyKey(name))) one.names.push(name);
          one.keys.add(bodyKey(name));
        }
    } else if (kind === 'assignment' || kind === 'merger' || kind === 'court_order') {
      const to = record.assignees.filter(({ name }) => name !== '');
      held = held.filter((one) => !giving.includes(one));
      for (const { name } of to) {
        const key = bodyKey(name);
        // who gets what it has already keeps the day since when
        const before = [...held, ...giving].find(({ keys }) => keys.has(key));
        if (before && !held.includes(before)) held.push(before);
        else if (!before) held.push({ names: [name], keys: new Set([key]), since: day });
      }
    }
  }
  return held.map(({ names, since }) => ({ name: names.at(-1)!, names, since }));
}

/** Security interests and what released them. */
function pledgesOf<R extends Recorded>(conveyed: readonly Conveyed<R>[]): Pledge<R>[] {
  const releases = conveyed.filter(({ kind }) => kind === 'pledge_release').map(({ record }) => record);
  const keysOf = (parties: readonly { readonly name: string }[]) => parties.map(({ name }) => bodyKey(name));
  return conveyed
    .filter(({ kind }) => kind === 'pledge')
    .map(({ record }): Pledge<R> => {
      const named = releases.find((release) => namedRecords(release.text).includes(record.reel_frame));
      if (named) return { record, released: { by: named, how: 'named' } };
      const [creditors, debtors] = [keysOf(record.assignees), keysOf(record.assignors)];
      const day = record.executed ?? record.recorded ?? 0;
      const by = releases.find(
        (release) =>
          namedRecords(release.text).length === 0 &&
          (release.executed ?? release.recorded ?? Number.POSITIVE_INFINITY) >= day &&
          keysOf(release.assignors).some((key) => creditors.includes(key)) &&
          keysOf(release.assignees).some((key) => debtors.includes(key)),
      );
      return by ? { record, released: { by, how: 'parties' } } : { record };
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
  return { conveyances, owners: ownersAfter(conveyances), pledges: pledgesOf(conveyances) };
}

/** The assignments and mergers by which ownership passed, in order of execution. */
export const transfers = <R extends Recorded>({ conveyances }: Ownership<R>): Conveyed<R>[] =>
  conveyances.filter(({ kind }) => kind === 'assignment' || kind === 'merger' || kind === 'court_order');
