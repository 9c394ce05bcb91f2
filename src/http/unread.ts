import { slips } from '#corpus/slips.ts';
import type { InputPart, Operation } from '#operation.ts';
import { fieldNames } from './validation.ts';

/** What is said of one call, at most: more names are clients' own habits, which nobody reads about. */
const MOST_NAMED = 5;
/** Values that are looked at: a body may hold a hundred thousand. */
const MOST_VISITED = 2_000;
/** Letters of a name that are shown. */
const LONGEST_SHOWN = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Names of what was given and is not in what was read of it, the outer ones first, those within as `filter.yeer`, of
 * lists without a place. What is empty says nothing, and names that begin with `_` are clients' own (`?_=1700000000`).
 */
function* unread(given: unknown, read: unknown, at: string, budget: { left: number }): Generator<string> {
  if (given === read) return;
  if (Array.isArray(given) && Array.isArray(read)) {
    for (let n = 0; n < given.length && budget.left-- > 0; n++) yield* unread(given[n], read[n], at, budget);
    return;
  }
  if (!isObject(given) || !isObject(read)) return;
  const within: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (budget.left-- <= 0) break;
    if (value === null || value === undefined || value === '' || name.startsWith('_')) continue;
    if (Object.hasOwn(read, name)) within.push(name);
    else yield at === '' ? name : `${at}.${name}`;
  }
  for (const name of within) yield* unread(given[name], read[name], at === '' ? name : `${at}.${name}`, budget);
}

type Parts = Pick<Operation, 'id' | 'accepts' | InputPart>;

const PLACES = { query: 'the address', body: 'the body' } as const;
type Sent = keyof typeof PLACES;

/** One part of a call, as it came and as the operation sees it. */
export interface SentPart {
  readonly place: Sent;
  readonly given: unknown;
  readonly read: unknown;
  /** Names that are read elsewhere than by the operation, or as another field. */
  readonly known?: readonly string[];
}

/**
 * Sentences about what a caller sent and no one reads, so that nobody takes the answer for one to it: a field that is
 * misspelt, or stands in the address where the body was meant. Clients may send what they like: it is no error.
 */
export function notesOnUnread(operation: Parts, parts: readonly SentPart[]): string[] {
  const notes: string[] = [];
  const budget = { left: MOST_VISITED };
  const taken = (place: Sent) => (operation.accepts.includes(place) ? fieldNames(operation[place] as object) : []);
  for (const { place, given, read, known = [] } of parts) {
    const other = place === 'query' ? 'body' : 'query';
    const names = new Set<string>();
    for (const name of unread(given, read, '', budget)) {
      if (!known.includes(name)) names.add(name);
      if (names.size + notes.length === MOST_NAMED) break;
    }
    for (const name of names) {
      const shown = name.slice(0, LONGEST_SHOWN);
      if (taken(other).includes(name))
        notes.push(`"${shown}" was not read in ${PLACES[place]}: it is read in ${PLACES[other]}.`);
      else {
        const near = nearest(name, taken(place));
        const meant = near === undefined ? '' : ` "${near}" is one.`;
        notes.push(`"${shown}" was not read: the operation has no such field.${meant}`);
      }
    }
  }
  return notes;
}

/** The name that another one may be a slip for; compared without case, hyphens and underscores. */
function nearest(name: string, among: readonly string[]): string | undefined {
  const folded = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
  const meant = folded(name.slice(0, LONGEST_SHOWN));
  const most = Math.min(2, Math.floor(meant.length / 4));
  return among
    .map((other) => ({ other, distance: slips(meant, folded(other), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.other;
}
