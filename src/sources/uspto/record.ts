import type { Party, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { partyType, personName, standardName } from '#patents/names.ts';
import { applicationNumber, publicationNumber } from '#patents/numbers.ts';
import { tidy } from '../xml.ts';

/** An object whose possibly undefined members became optional ones. */
export type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Drops what is undefined: unknown is absent. */
export function defined<const T extends object>(fields: T): Defined<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value;
  return kept as never;
}

/** An office as WIPO ST.3 writes it; `omitted`, `unknown` and the like are none. */
export const country = (text: string | undefined): string | undefined =>
  text && /^[A-Z]{2}$/.test(text) ? text : undefined;

/** An application number in our form, or the source's own where the office's rule is not met. */
export function applicationOf(office: string, number: string, day: number | undefined): string {
  return applicationNumber(office, number, day) ?? office + number.replace(/\s+/g, '');
}

/**
 * A cited or related publication in our form, or letters and digits as they stand where the office's rule is not met.
 * Undefined without a digit.
 */
export function publicationOf(office: string, number: string, kind: string | undefined): string | undefined {
  try {
    return publicationNumber(office, number, kind).normalised;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const bare = number.toUpperCase().replace(/[^0-9A-Z]/g, '');
    return /\d/.test(bare) ? (bare.startsWith(office) ? bare : office + bare) : undefined;
  }
}

export interface PartyParts {
  readonly organisation?: string | undefined;
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly suffix?: string | undefined;
  /** Street and further lines, in order. */
  readonly lines?: readonly (string | undefined)[];
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postcode?: string | undefined;
  readonly country?: string | undefined;
  /** What the source itself says of its kind. */
  readonly type?: Party['type'];
}

/**
 * A party of a record, or undefined without a name. `Croy, John Charles`; address `1 Main St., Middletown, RI 02842,
 * US`.
 */
export function party(parts: PartyParts): Party | undefined {
  const person = personName(parts.family, [parts.given, parts.suffix].filter(Boolean).join(' ') || undefined);
  const name = tidy(parts.organisation ?? '') ?? person;
  if (name === undefined) return undefined;
  const isPerson = parts.organisation === undefined;
  const office = country(parts.country);
  const place = [parts.state, parts.postcode].filter(Boolean).join(' ');
  const address = [...(parts.lines ?? []), parts.city, place, office].filter(
    (part) => part !== undefined && part !== '',
  );
  const type = parts.type ?? (isPerson ? 'person' : partyType(name));
  return defined({
    name,
    standard_name: isPerson ? undefined : standardName(name) || undefined,
    type,
    address: parts.city || parts.lines?.some(Boolean) ? address.join(', ') : undefined,
    country: office,
    province: parts.state,
    city: parts.city,
  }) as Party;
}

/**
 * Who a publication names as its owner: applicants that are no more than its inventors are left out when an assignee is
 * named.
 */
export function owners(
  applicants: readonly Party[],
  inventors: readonly Party[],
  assignees: readonly Party[],
): Party[] {
  if (assignees.length === 0) return [...applicants];
  const names = new Set(inventors.map((inventor) => inventor.name.toUpperCase()));
  return applicants.filter((applicant) => !names.has(applicant.name.toUpperCase()));
}

/** What the US files say of who named a citation; `cited by other` (until 2012) is whoever is not the examiner. */
export function citationPhase(category: string | undefined): PatentCitation['phase'] {
  if (category === undefined) return undefined;
  if (/examiner/i.test(category)) return 'examiner';
  if (/applicant/i.test(category)) return 'applicant';
  return /third party/i.test(category) ? 'third_party' : 'other';
}

/** Digital object identifier inside a reference. @see https://www.doi.org/the-identifier/resources/handbook */
export const doiIn = (text: string): string | undefined =>
  /\b10\.\d{4,9}\/[^\s"<>;,]+/
    .exec(text)?.[0]
    .replace(/(?<![.)\]])[.)\]]+$/, '')
    .toLowerCase();

/** Priorities without repetitions, in the source's order. */
export function distinctPriorities(priorities: readonly Priority[]): Priority[] {
  const seen = new Set<string>();
  return priorities.filter(({ number }) => !seen.has(number) && seen.add(number));
}

export const distinct = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
