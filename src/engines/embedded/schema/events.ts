import type { Collection, EventKind, Field } from '#corpus/collection.ts';
import { finite, normaliser, strings } from '../../values.ts';

/**
 * Repeated sub-records (a legal event, a citation) are indexed as one keyword each: the values of their fields in the
 * order of `EventKind.fields`. GAND asks the dictionary of these which events hold all that is asked, so that two facts
 * of different events never meet.
 */
export const eventCode = (name: string) => `event:${name}`;

/** Between the fields of an event, and between the values of one field. Values cannot hold them. */
export const FIELD = '\u0001';
export const VALUE = '\u0002';
/** Longest value, in UTF-16 units: cut alike at index and query time. */
const LONGEST = 256;

const cut = (value: string) => value.toWellFormed().slice(0, LONGEST).replaceAll(FIELD, ' ').replaceAll(VALUE, ' ');

/** The normal form of one value of a field inside an event. */
export function normalValue(field: Field<any>): (value: string) => string {
  if (field.kind !== 'keyword') return (value) => value;
  const normalise = normaliser(field);
  return (value) => cut(normalise(value));
}

/** The events of a record, each as one keyword. */
export function eventValues<R>(collection: Collection<R>, kind: EventKind<R>): (record: R) => string[] {
  const fields = kind.fields.map((code) => ({ code, normal: normalValue(collection.fields[code]!) }));
  const lead = kind.fields[0]!;
  return (record) =>
    kind.of(record).map((event) => {
      if (Array.isArray(event[lead])) throw new Error(`${collection.name}: ${lead} leads its events: one value`);
      return fields
        .map(({ code, normal }) => {
          const value = event[code];
          const list = typeof value === 'number' ? finite(value).map(String) : strings(value);
          return list.map(normal).join(VALUE);
        })
        .join(FIELD);
    });
}
