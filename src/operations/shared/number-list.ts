import { ServiceError } from '#errors.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';

/** The most ids or numbers that one call may name. */
export const MAX_NUMBERS = 100;

/**
 * A list inside a string. Commas inside a number (`US 11,205,304 B2`) do not separate: a separator is followed by a
 * letter or nothing.
 */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[;\n|]|,(?=\s*(?:\p{L}|$))/u)
    .map((part) => part.trim())
    .filter(Boolean);

function bounded(field: string, values: readonly string[], what: string): readonly string[] {
  if (values.length <= MAX_NUMBERS) return values;
  throw new ServiceError(
    'invalid_request',
    `${field} names ${values.length} ${what}s: at most ${MAX_NUMBERS} per call.`,
    {
      field,
      maximum: MAX_NUMBERS,
    },
  );
}

type Given = string | readonly string[] | undefined;

/** Names of a parameter as they are: a list's, or the one that a string is, whatever stands in it. */
export const names =
  (what: string) =>
  (field: string, given: Given): readonly string[] =>
    bounded(
      field,
      [given ?? []]
        .flat()
        .map((name) => name.trim())
        .filter(Boolean),
      what,
    );

/** Publication numbers of a parameter, each readable. Throws `invalid_request` that names the one that is not. */
export function publicationNumbers(field: string, given: Given): string[] {
  return bounded(field, [given].flat().flatMap(listed), 'patent').map((number, index) => {
    const parsed = parsePublicationNumber(number);
    if (parsed) return parsed.normalised;
    throw new ServiceError(
      'invalid_request',
      `${field}: "${number.slice(0, 60)}" (number ${index + 1}) is no publication number; write office, number and kind code, such as US11205304B2.`,
      { field, index, given: number.slice(0, 60) },
    );
  });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads ids (UUIDs) of one kind of record. What it makes throws `invalid_request` that names the one that is no UUID.
 */
export const uuids =
  (what: string) =>
  (field: string, given: Given): string[] => {
    const ids = [given].flat().flatMap((text) => (text ?? '').split(/[,;\s]+/).filter(Boolean));
    return bounded(field, ids, what).map((id, index) => {
      if (UUID.test(id)) return id.toLowerCase();
      throw new ServiceError(
        'invalid_request',
        `${field}: "${id.slice(0, 60)}" (id ${index + 1}) is no ${what} id (a UUID).`,
        {
          field,
          index,
          given: id.slice(0, 60),
        },
      );
    });
  };

/** Patent ids of a parameter. */
export const patentIds = uuids('patent');
