import { currentOwners, knownStatus, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { partyType, standardName } from '#patents/names.ts';
import { ownershipOf, type Recorded, transfers } from '#patents/ownership.ts';

/** What the publications of one application say, as far as figures about its owners need it. Days are yyyyMMdd. */
export interface Right {
  readonly application: string;
  readonly family: string;
  readonly office: string;
  readonly kind: 'invention' | 'utility_model' | 'design';
  readonly published: number;
  readonly filed?: number;
  readonly granted?: number;
  readonly expires?: number;
  /** Of the latest publication that has one: valid, pending, invalid, and since when. */
  readonly status?: { readonly group: 'valid' | 'pending' | 'invalid'; readonly day?: number };
  /** What its publications say that may change, the earliest first, each only where it says something new. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly applicants: readonly string[];
  /** Standard names, now. */
  readonly owners: readonly string[];
  readonly events: readonly RightEvent[];
  /** What the office recorded about its ownership, in full; empty where no such records are stored. */
  readonly chain: readonly Recorded[];
  /** Stored publications that cite it, with their day and owners, each application once. */
  readonly cited: readonly Citing[];
}

/** What a publication says of a right, from its day on. */
export interface Stage {
  readonly published: number;
  readonly subclasses: readonly string[];
  readonly groups: readonly string[];
  readonly inventors: readonly string[];
}

export interface RightEvent {
  readonly kind: string;
  readonly day: number;
  /** Of a recorded pledge: the day of its release, or that none is recorded; absent where the records do not tell. */
  readonly ended?: number | false;
  /** Standard names by role. */
  readonly parties: Readonly<Record<string, readonly string[]>>;
}

export interface Citing {
  readonly application: string;
  readonly day: number;
  readonly owners: readonly string[];
}

const KINDS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
const STATUS: Readonly<Record<number, 'valid' | 'pending' | 'invalid'>> = {
  0: 'invalid',
  1: 'valid',
  2: 'pending',
  220: 'invalid',
  221: 'pending',
};
const EVENTS: ReadonlySet<string> = new Set([
  ...['transfer', 'licence', 'pledge', 'pledge_release', 'litigation', 'reexamination', 'invalidation', 'refusal'],
]);
const ROLES = ['from', 'to', 'licensor', 'licensee', 'pledgor', 'pledgee', 'plaintiff', 'defendant'] as const;

/** The standard names of some parties, each once. */
export const standardNames = (
  parties: readonly { readonly name: string; readonly standard_name?: string | undefined }[],
) => [...new Set(parties.map(({ name, standard_name }) => standard_name ?? standardName(name)))];
const distinct = (symbols: readonly string[], pattern: RegExp) => [
  ...new Set(symbols.flatMap((symbol) => pattern.exec(symbol)?.[0] ?? [])),
];
const SUBCLASS = /^[A-H]\d\d[A-Z]/;
const GROUP = /^[A-H]\d\d[A-Z]\d+/;

/** @param publications Of one application, in the order of their days; one at least. */
function stagesOf(publications: readonly Patent[]): [Stage, ...Stage[]] {
  const stages: Stage[] = [];
  let before = '';
  for (const { publication_date, ipc, inventors } of publications) {
    const said = {
      subclasses: distinct(ipc, SUBCLASS),
      groups: distinct(ipc, GROUP),
      inventors: [...new Set(inventors.map(({ name }) => standardName(name)))],
    };
    const text = JSON.stringify(said);
    if (text === before) continue;
    before = text;
    stages.push({ published: publication_date!, ...said });
  }
  return stages as [Stage, ...Stage[]];
}

/** What was known of a right at the end of a day on which it was published. */
export const stageAt = ({ stages }: Right, day: number): Stage =>
  stages.findLast(({ published }) => published <= day) ?? stages[0];

/** A publication with what ties it. */
export interface Tied {
  readonly patent: Patent;
  readonly family: string;
  readonly cited: readonly Citing[];
  /** Conveyances that the office recorded of it. */
  readonly recorded?: readonly Recorded[];
  /** What facts about patents say of it. */
  readonly stated?: readonly RightEvent[];
}

/** What recorded conveyances come to, as events; those without a day are left out. */
function eventsOf(recorded: readonly Recorded[]): RightEvent[] {
  const ownership = ownershipOf(recorded);
  const dayOf = ({ executed, recorded: noted }: Recorded) => executed ?? noted;
  const event = (kind: string, record: Recorded, from: string, to: string, more: Pick<RightEvent, 'ended'> = {}) => {
    const day = dayOf(record);
    return day === undefined
      ? []
      : [
          {
            kind,
            day,
            ...more,
            parties: { [from]: standardNames(record.assignors), [to]: standardNames(record.assignees) },
          },
        ];
  };
  return [
    ...transfers(ownership).flatMap(({ record }) => event('transfer', record, 'from', 'to')),
    ...ownership.conveyances.flatMap(({ kind, record }) =>
      kind === 'licence' ? event('licence', record, 'licensor', 'licensee') : [],
    ),
    ...ownership.pledges.flatMap(({ record, released }) =>
      event('pledge', record, 'pledgor', 'pledgee', { ended: (released && dayOf(released.by)) ?? false }),
    ),
  ];
}

const personKey = (name: string) => standardName(name).split(' ').sort().join(' ');

/**
 * Who gave a right by a transfer. A first assignment by its inventors, or by other people, gives nothing away: it makes
 * the one whom they work for its first owner.
 */
export function giversOf({ stages }: Right, { parties }: RightEvent): string[] {
  const inventors = new Set(stages.flatMap((stage) => stage.inventors.map(personKey)));
  return (parties.from ?? []).filter((name) => !inventors.has(personKey(name)) && partyType(name) !== 'person');
}

/** Publications put together by application. Those without a publication date are of no known time and are left out. */
export function rightsOf(publications: readonly Tied[]): Right[] {
  const byApplication = new Map<string, Tied[]>();
  for (const each of publications) {
    if (each.patent.publication_date === undefined) continue;
    const key = each.patent.application_number ?? each.patent.publication_number;
    const group = byApplication.get(key);
    if (group) group.push(each);
    else byApplication.set(key, [each]);
  }
  return [...byApplication].map(([application, members]) => {
    const sorted = [...members].sort((a, b) => a.patent.publication_date! - b.patent.publication_date!);
    const first = sorted[0]!.patent;
    const latest = sorted.at(-1)!.patent;
    const known = <T>(of: (patent: Patent) => T | undefined): T | undefined =>
      sorted.map(({ patent }) => of(patent)).findLast((value) => value !== undefined);
    const status = known(knownStatus);
    const group = status && STATUS[status.simple];
    const chain = [
      ...new Map(sorted.flatMap(({ recorded = [] }) => recorded.map((each) => [each.reel_frame, each]))).values(),
    ];
    const told = new Set(chain.map(({ reel_frame }) => reel_frame));
    const events = new Map<string, RightEvent>();
    for (const event of [...eventsOf(chain), ...sorted.flatMap(({ stated = [] }) => stated)])
      events.set(JSON.stringify(event), event);
    for (const { patent } of sorted)
      for (const { date, fact } of patent.legal_events) {
        if (date === undefined || !fact || !EVENTS.has(fact.kind)) continue;
        if ('reel_frame' in fact && fact.reel_frame !== undefined && told.has(fact.reel_frame)) continue;
        const parties = Object.fromEntries(
          ROLES.flatMap((role) => {
            const said = (fact as unknown as Partial<Record<string, { name: string }[]>>)[role];
            return said ? [[role, standardNames(said)]] : [];
          }),
        );
        const event = { kind: fact.kind, day: date, parties };
        events.set(JSON.stringify(event), event);
      }
    const cited = new Map<string, Citing>();
    for (const each of sorted.flatMap(({ cited: by }) => by)) {
      const before = cited.get(each.application);
      if (!before || each.day < before.day) cited.set(each.application, each);
    }
    const filed = known(({ filing_date }) => filing_date);
    const granted = known(({ grant_date }) => grant_date);
    const expires = known(({ expiry_date }) => expiry_date);
    return {
      application,
      family: sorted[0]!.family,
      office: first.authority,
      kind: KINDS[first.patent_type],
      published: first.publication_date!,
      ...(filed !== undefined && { filed }),
      ...(granted !== undefined && { granted }),
      ...(expires !== undefined && { expires }),
      ...(group && { status: { group, ...(status.date !== undefined && { day: status.date }) } }),
      stages: stagesOf(sorted.map(({ patent }) => patent)),
      applicants: standardNames(originalOwners(first)),
      owners: standardNames(currentOwners(latest)),
      events: [...events.values()].sort((a, b) => a.day - b.day),
      chain,
      cited: [...cited.values()],
    };
  });
}

/**
 * Who owned a right at the end of a day, under all names that they had: by what was recorded until then, or with the
 * applicants where nothing was. Where no records are stored: before a transfer, those who gave it.
 */
export function ownersAt(right: Right, day: number): readonly string[] {
  if (right.chain.length > 0 && right.chain.some((each) => (each.executed ?? each.recorded ?? 0) > day)) {
    const { owners } = ownershipOf(right.chain, day);
    return owners.length > 0 ? owners.flatMap(({ names }) => names.map(standardName)) : right.applicants;
  }
  const next = right.events.find((event) => event.kind === 'transfer' && event.day > day && event.parties.from?.length);
  return next ? next.parties.from! : right.owners;
}

/**
 * The state of a right at the end of a day. Its last known state counts from its day; before that it was granted or
 * pending. Undefined where the state is unknown.
 */
export function stateAt(right: Right, day: number): 'valid' | 'pending' | 'invalid' | undefined {
  const { status, granted, expires } = right;
  if (!status) return undefined;
  if (expires !== undefined && expires <= day && status.group === 'valid') return 'invalid';
  const settled = status.day === undefined || status.day <= day;
  if (settled) return status.group === 'valid' && granted !== undefined && granted > day ? 'pending' : status.group;
  return granted !== undefined && granted <= day ? 'valid' : 'pending';
}
