import { createHash } from 'node:crypto';
import type { Collection } from './collection.ts';
import { splitsPair } from './text/pairs.ts';
import type { Unit } from './unit.ts';

declare const made: unique symbol;

/**
 * Characters that stand in a unit of a stored record. Only `recordQuote` and `verifyRecordQuote` make one, by reading
 * the record: no code can claim a quote that is not there.
 */
export interface RecordQuote {
  readonly collection: string;
  readonly id: string;
  readonly unit: string;
  readonly part: string;
  readonly lang: string;
  readonly origin: Unit['origin'];
  /** UTF-16 offsets in the unit: [start, end), not empty, never inside a surrogate pair. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** SHA-256 (hex) of the whole unit as it was when quoted. */
  readonly hash: string;
  readonly [made]: true;
}

/** A quote as it comes back from a file, a task or a model: to be verified before anybody relies on it. */
export type ClaimedRecordQuote = Omit<RecordQuote, typeof made>;

/** What became of a claimed quote. */
export type Verification<Q> =
  | {
      readonly verified: true;
      readonly quote: Q;
      /** False if the text around the quote was changed since it was made; the quoted characters are the same. */
      readonly unchanged: boolean;
    }
  /** Why not, in words. */
  | { readonly verified: false; readonly reason: string };

/** The units of a record, as its collection declares them; none where it declares nothing. */
export const unitsOf = <R>(collection: Collection<R>, record: R): readonly Unit[] => collection.units?.(record) ?? [];

/**
 * Reads a quote from a record of any collection that declares units.
 * @throws RangeError with the reason if the record has no such unit, or the offsets are not within it.
 */
export function recordQuote<R>(
  collection: Collection<R>,
  record: R,
  place: { readonly unit: string; readonly start: number; readonly end: number },
): RecordQuote {
  const { unit: wanted, start, end } = place;
  const unit = unitsOf(collection, record).find(({ id }) => id === wanted);
  const name = `${shown(wanted)} of ${collection.name} ${collection.id(record)}`;
  if (!unit) throw new RangeError(`there is no ${name}`);
  const { part, lang, origin, text } = unit;
  return {
    ...{ collection: collection.name, id: collection.id(record), unit: wanted, part, lang, origin, start, end },
    ...cutFrom(text, start, end, name),
  } as RecordQuote;
}

/**
 * Some characters of a text, and the SHA-256 (hex) of all of it.
 * @param name What the text is, for who is told that they are not in it.
 * @throws RangeError if the offsets are not within it, or cut a character in two.
 */
export function cutFrom(text: string, start: number, end: number, name: string): { text: string; hash: string } {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || start >= end || end > text.length)
    throw new RangeError(`characters ${shown(start)} to ${shown(end)} are not within the ${text.length} of ${name}`);
  if (splitsPair(text, start) || splitsPair(text, end))
    throw new RangeError(`characters ${start} to ${end} of ${name} cut a character in two`);
  return { text: text.slice(start, end), hash: createHash('sha256').update(text).digest('hex') };
}

/** Reads the place again and compares. Never throws, whatever the quote holds. */
export function verifyRecordQuote<R>(
  collection: Collection<R>,
  record: R,
  claimed: ClaimedRecordQuote,
): Verification<RecordQuote> {
  if (typeof claimed !== 'object' || claimed === null) return { verified: false, reason: 'this is not a quote' };
  const id = collection.id(record);
  if (claimed.collection !== collection.name || claimed.id !== id)
    return {
      verified: false,
      reason: `the quote is of ${shown(claimed.collection)} ${shown(claimed.id)}, the record is ${collection.name} ${id}`,
    };
  try {
    const quote = recordQuote(collection, record, claimed);
    if (quote.text !== claimed.text)
      return {
        verified: false,
        reason: `${shown(claimed.unit)} of ${collection.name} ${id} has other text at ${claimed.start} to ${claimed.end}`,
      };
    return { verified: true, quote, unchanged: quote.hash === claimed.hash };
  } catch (cause) {
    if (cause instanceof RangeError) return { verified: false, reason: cause.message };
    throw cause;
  }
}

/** A place may come from outside and hold anything. */
export const shown = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 40) : typeof value === 'number' ? value : '?';
