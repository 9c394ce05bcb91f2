import type { Collection, TextValue } from '#corpus/collection.ts';
import { distinct, finite, normaliser, places, strings } from '../../values.ts';
import { eventCode, eventValues } from './events.ts';
import type { Schema } from './schema.ts';

/**
 * A record as the index sees it: values per field in the order of the schema, keywords normalised. Plain data: travels
 * to the indexing thread.
 */
export interface Extract {
  readonly id: string;
  /** Per group, per field, the values. */
  readonly texts: readonly (readonly (readonly string[])[])[];
  readonly keywords: readonly (readonly string[])[];
  /** For facet fields the values as given; empty for others. */
  readonly shown: readonly (readonly string[])[];
  readonly numbers: readonly (readonly number[])[];
}

/** Most fields of a record are empty. One shared list travels once a message, not once a field. */
const EMPTY: readonly never[] = [];
const orEmpty = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? EMPTY : list);

/** Reads the fields of a record; throws what the collection's functions throw. */
export function extractor<R>(collection: Collection<R>, schema: Schema): (id: string, record: R) => Extract {
  const of = (code: string) => (collection.fields[code] as unknown as { of: (record: R) => never }).of;
  const groups = schema.groups.map((group) => group.fields.map(of));
  const events = new Map(
    Object.entries(collection.events).map(([name, kind]) => [eventCode(name), eventValues(collection, kind)]),
  );
  const keywords = schema.keywords.map(({ code, facet }) => {
    const event = events.get(code);
    if (event) return { of: event, facet, normalise: (text: string) => text };
    return { of: of(code) as (record: R) => TextValue, facet, normalise: normaliser(collection.fields[code]) };
  });
  const numbers = schema.numbers.map((code) => {
    const field = collection.fields[code];
    return field?.kind === 'keyword' ? (record: R) => places(field, field.of(record)) : of(code);
  });
  return (id, record) => {
    const shown: (readonly string[])[] = [];
    const normal = keywords.map((field) => {
      const values = strings(field.of(record));
      shown.push(field.facet ? orEmpty(distinct(values)) : EMPTY);
      return values.length === 0 ? EMPTY : distinct(values.map(field.normalise));
    });
    return {
      id,
      texts: groups.map((fields) => fields.map((field) => orEmpty(strings(field(record))))),
      keywords: normal,
      shown,
      numbers: numbers.map((field) => orEmpty(finite(field(record)))),
    };
  };
}
