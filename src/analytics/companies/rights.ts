import { documentOf } from '#collections/patents/families/facts.ts';
import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { partyType, standardName } from '#patents/names.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { ownershipOf, type Recorded, transfers } from '#patents/ownership.ts';

/** What the publications of one application say, as far as figures about its owners need it. Days are yyyyMMdd. */
export interface Right {
  readonly application: string;
  readonly family: string;
  readonly office: string;
  readonly kind: 'invention' | 'utility_model' | 'design';
  readonly published: number;
  readonly filed?: number | undefined;
  readonly granted?: number | undefined;
  readonly expires?: number | undefined;
  /** Of the latest publication that has one: valid, pending, invalid, and since when. */
  readonly status?: { readonly group: StatusGroup; readonly day?: number | undefined } | undefined;
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
  /** Of a transfer: all who gave are persons by their names as recorded, which standard names do not tell any more. */
  readonly by_persons?: true;
  /** Standard names by role. */
  readonly parties: Readonly<Record<string, readonly string[]>>;
}

export interface Citing {
  readonly application: string;
  readonly day: number;
  readonly owners: readonly string[];
}

export const KINDS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
export type StatusGroup = 'valid' | 'pending' | 'invalid';
export const STATUS: Readonly<Record<number, StatusGroup>> = {
  0: 'invalid',
  1: 'valid',
  2: 'pending',
  220: 'invalid',
  221: 'pending',
};
/** Kinds of legal events that count for figures about owners. */
export const COUNTED_EVENTS: ReadonlySet<string> = new Set([
  ...['transfer', 'licence', 'pledge', 'pledge_release', 'litigation', 'reexamination', 'invalidation', 'refusal'],
]);
const ROLES = ['from', 'to', 'licensor', 'licensee', 'pledgor', 'pledgee', 'plaintiff', 'defendant'] as const;

/** The standard names of some parties, each once. */
export const standardNames = (
  parties: readonly { readonly name: string; readonly standard_name?: string | undefined }[],
) => [...new Set(parties.map(({ name, standard_name }) => standardName(standard_name ?? name)))];
const distinct = (symbols: readonly string[], pattern: RegExp) => [
  ...new Set(symbols.flatMap((symbol) => pattern.exec(symbol)?.[0] ?? [])),
];
export const SUBCLASS = /^[A-H]\d\d[A-Z]/;
const GROUP = /^[A-H]\d\d[A-Z]\d+/;

/** What a publication says of a right: read from its record, or from columns of the index. Days are yyyyMMdd. */
export interface Said extends Stage {
  /** Document number, without kind code, and with it. */
  readonly document: string;
  readonly publication: string;
  /** The same for all publications of an application. */
  readonly key: string;
  /** What the application is called; the key where its number was not read as it is written. */
  readonly application: string;
  readonly family: string;
  readonly office: string;
  readonly kind: Right['kind'];
  readonly filed?: number | undefined;
  readonly granted?: number | undefined;
  readonly expires?: number | undefined;
  /** Present where a legal status is known; without a group it is one that tells no state. */
  readonly status?: { readonly group?: StatusGroup | undefined; readonly day?: number | undefined } | undefined;
  readonly applicants: readonly string[];
  readonly owners: readonly string[];
  readonly events: readonly (RightEvent & { readonly reel_frame?: string })[];
  readonly chain: readonly Recorded[];
  readonly cited: readonly Citing[];
}

/** What columns know a publication by. */
export const publicationKey = (document: string, kind_code: string | undefined) => `${document} ${kind_code ?? ''}`;

/** @param publications Of one application, in the order of their days; one at least. */
function stagesOf(publications: readonly Said[]): [Stage, ...Stage[]] {
  const stages: Stage[] = [];
  let before = '';
  for (const { published, subclasses, groups, inventors } of publications) {
    // in whatever order they are told
    const text =
      publications.length > 1 ? JSON.stringify([subclasses, groups, inventors].map((list) => list.toSorted())) : '';
    if (stages.length > 0 && text === before) continue;
    before = text;
    stages.push({ published, subclasses, groups, inventors });
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

/** What a record says; undefined without a publication date: it is of no known time. */
export function saidBy({ patent, family, cited, recorded = [], stated = [] }: Tied): Said | undefined {
  const { publication_number, application_number, publication_date, kind_code, ipc } = patent;
  if (publication_date === undefined) return undefined;
  // one that is undetermined tells no state, and no earlier one either
  const status = patent.legal_status;
  const document = documentOf(publication_number);
  const publication = publicationKey(document, kind_code);
  return {
    ...{ document, publication },
    ...{ family, cited, office: patent.authority, kind: KINDS[patent.patent_type], published: publication_date },
    key: application_number === undefined ? publication : normaliseNumber(application_number),
    application: application_number ?? publication_number,
    ...{ filed: patent.filing_date, granted: patent.grant_date, expires: patent.expiry_date },
    status: status && { group: STATUS[status.simple], day: status.date },
    ...{ subclasses: distinct(ipc, SUBCLASS), groups: distinct(ipc, GROUP) },
    inventors: [...new Set(patent.inventors.map(({ name }) => standardName(name)))],
    ...{ applicants: standardNames(originalOwners(patent)), owners: standardNames(currentOwners(patent)) },
    ...{ chain: recorded, events: [...stated, ...patent.legal_events.flatMap(legalEventOf)] },
  };
}

/** What a legal event says of a right, where it counts for figures about owners. */
function legalEventOf({ date, fact }: Patent['legal_events'][number]): Said['events'] {
  if (date === undefined || !fact || !COUNTED_EVENTS.has(fact.kind)) return [];
  const parties = Object.fromEntries(
    ROLES.flatMap((role) => {
      const said = (fact as unknown as Partial<Record<string, { name: string }[]>>)[role];
      return said ? [[role, standardNames(said)]] : [];
    }),
  );
  const from = fact.kind === 'transfer' ? (fact.from ?? []) : [];
  const by_persons = from.length > 0 && from.every(({ name }) => partyType(name) === 'person');
  const told = 'reel_frame' in fact && fact.reel_frame !== undefined ? { reel_frame: fact.reel_frame } : {};
  return [{ kind: fact.kind, day: date, parties, ...(by_persons && { by_persons }), ...told }];
}

/** What recorded conveyances come to, as events; those without a day are left out. */
function eventsOf(recorded: readonly Recorded[]): RightEvent[] {
  const ownership = ownershipOf(recorded);
  const dayOf = ({ executed, recorded: noted }: Recorded) => executed ?? noted;
  type More = Pick<RightEvent, 'ended' | 'by_persons'>;
  const event = (kind: string, record: Recorded, from: string, to: string, more: More = {}) => {
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
    ...transfers(ownership).flatMap(({ record, by_persons }) =>
      event('transfer', record, 'from', 'to', by_persons ? { by_persons } : {}),
    ),
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
export function giversOf({ stages }: Right, { parties, by_persons }: RightEvent): string[] {
  if (by_persons) return [];
  const inventors = new Set(stages.flatMap((stage) => stage.inventors.map(personKey)));
  return (parties.from ?? []).filter((name) => !inventors.has(personKey(name)) && partyType(name) !== 'person');
}

/** Publications put together by application. */
export const rightsOf = (publications: readonly Tied[]): Right[] =>
  rightsSaid(publications.flatMap((each) => saidBy(each) ?? []));

/** What publications say, put together by application. */
export function rightsSaid(publications: readonly Said[]): Right[] {
  const byApplication = new Map<string, Said[]>();
  for (const each of publications) {
    const group = byApplication.get(each.key);
    if (group) group.push(each);
    else byApplication.set(each.key, [each]);
  }
  return [...byApplication.values()].map(rightOf);
}

/** The earliest first; of one day by their numbers, `A1` before `B2`: whatever order they were read in. */
const inOrder = (a: Said, b: Said): number => a.published - b.published || (a.publication < b.publication ? -1 : 1);

/** @param members Of one application. */
function rightOf(members: readonly Said[]): Right {
  const sorted = members.length > 1 ? members.toSorted(inOrder) : members;
  const first = sorted[0]!;
  let { application, filed, granted, expires, status } = first;
  // what a later one says counts, and what it leaves open stays
  for (let i = 1; i < sorted.length; i++) {
    const later = sorted[i]!;
    if (later.application !== later.key) application = later.application;
    filed = later.filed ?? filed;
    granted = later.granted ?? granted;
    expires = later.expires ?? expires;
    status = later.status ?? status;
  }
  const chain = chainOf(sorted);
  return {
    application,
    family: first.family,
    office: first.office,
    kind: first.kind,
    published: first.published,
    filed,
    granted,
    expires,
    status: status?.group && { group: status.group, day: status.day },
    stages: stagesOf(sorted),
    applicants: first.applicants,
    owners: sorted.at(-1)!.owners,
    events: eventsTold(sorted, chain),
    chain,
    cited: firstCitings(sorted),
  };
}

const NONE: readonly never[] = [];

/** All conveyances recorded of some publications, each once. */
const chainOf = (publications: readonly Said[]): readonly Recorded[] =>
  publications.every(({ chain }) => chain.length === 0)
    ? NONE
    : [...new Map(publications.flatMap(({ chain }) => chain.map((each) => [each.reel_frame, each]))).values()];

/** Events that records and publications tell, each once, in the order of their days. */
function eventsTold(publications: readonly Said[], chain: readonly Recorded[]): readonly RightEvent[] {
  if (chain.length === 0 && publications.every(({ events }) => events.length === 0)) return NONE;
  const told = new Set(chain.map(({ reel_frame }) => reel_frame));
  const events = new Map<string, RightEvent>();
  for (const event of eventsOf(chain)) events.set(JSON.stringify(event), event);
  for (const { events: own } of publications)
    for (const { reel_frame, ...event } of own)
      if (reel_frame === undefined || !told.has(reel_frame)) events.set(JSON.stringify(event), event);
  return [...events.values()].sort((a, b) => a.day - b.day);
}

/** In an order of their own: columns and records tell them in different ones. */
const namesOf = ({ owners }: Citing): string => owners.toSorted().join('\n');

/** Each application that cites once, at its first day; of two publications of that day whichever names come first. */
function firstCitings(publications: readonly Said[]): readonly Citing[] {
  if (publications.length === 1 && publications[0]!.cited.length < 2) return publications[0]!.cited;
  const cited = new Map<string, Citing>();
  for (const said of publications)
    for (const each of said.cited) {
      const before = cited.get(each.application);
      if (!before || each.day < before.day || (each.day === before.day && namesOf(each) < namesOf(before)))
        cited.set(each.application, each);
    }
  return [...cited.values()];
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
export function stateAt(right: Right, day: number): StatusGroup | undefined {
  const { status, granted, expires } = right;
  if (!status) return undefined;
  if (expires !== undefined && expires <= day && status.group === 'valid') return 'invalid';
  const settled = status.day === undefined || status.day <= day;
  if (settled) return status.group === 'valid' && granted !== undefined && granted > day ? 'pending' : status.group;
  return granted !== undefined && granted <= day ? 'valid' : 'pending';
}
