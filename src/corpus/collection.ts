import type { Static, TSchema } from 'typebox';

/** Text of a field: strings are separate values (a phrase never spans two); paragraphs inside a string are split at newlines. */
export type TextValue = string | readonly string[] | undefined;

/**
 * How one field of a collection is indexed; parser, index, facets, sort and docs derive from it.
 *
 * - `text`: words with positions, sentences and paragraphs. Text fields of one `group` share a dictionary, at most 31 fields a group, so that
 *   a combined field costs one look-up. `stemmed: false` for names. `boost` weighs the field in relevance scores.
 * - `keyword`: whole values, compared after `normalise` (default: NFKC, upper case, blanks collapsed). `prefix`: a bare value also finds longer values below it
 *   only if `of` gives them (class levels are given as several values). `facet` keeps a column for counting (the values shown are those of `of`).
 * - `date`: yyyyMMdd integers; `number`: finite numbers. Multi-valued dates and numbers match if any value does; sorting takes the least.
 * - `any`: a name for several fields (of any kind): matches if one of them does. Text parts of one group count as one text for frequency, not for proximity or phrases.
 * - `derived` fields are computed by the corpus from relations between records (family, citations): their values come with `Change.derived`, not from the record,
 *   and change without the record's text being indexed again.
 */
export type Field<R> =
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly of: (record: R) => TextValue;
      readonly group?: string;
      readonly boost?: number;
      readonly stemmed?: boolean;
    }
  | {
      readonly kind: 'keyword';
      readonly label: string;
      readonly of: (record: R) => TextValue;
      readonly facet?: boolean;
      readonly normalise?: (text: string) => string;
      readonly derived?: boolean;
    }
  | {
      readonly kind: 'date';
      readonly label: string;
      readonly of: (record: R) => number | readonly number[] | undefined;
      readonly facet?: boolean;
      readonly sort?: boolean;
      readonly derived?: boolean;
    }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly of: (record: R) => number | readonly number[] | undefined;
      readonly facet?: boolean;
      readonly sort?: boolean;
      readonly derived?: boolean;
    }
  | { readonly kind: 'any'; readonly label: string; readonly fields: readonly string[] };

/** Values of one event: field code -> value or values. Dates as yyyyMMdd. */
export type EventFacts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A repeated sub-record whose facts belong together. `fields`: keyword, date and number fields of the collection that ask for its facts, the most telling first: that one has one value in an event, others may have several. */
export interface EventKind<R> {
  readonly fields: readonly string[];
  readonly of: (record: R) => readonly EventFacts[];
}

/** A kind of record: its schema, its identity, its fields. */
export interface Collection<R> {
  readonly name: string;
  readonly record: TSchema;
  readonly id: (record: R) => string;
  readonly fields: Readonly<Record<string, Field<R>>>;
  /** Other spellings of field codes, upper case, e.g. `LS` -> `SIMPLE_LEGAL_STATUS`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The field of a term without a field code. */
  readonly defaultField: string;
  /** Known field codes that this collection cannot answer yet -> why; the parser says so instead of "unknown field". */
  readonly unavailable: Readonly<Record<string, string>>;
  /** Repeated sub-records whose facts are indexed together, event by event. GAND works on these alone. */
  readonly events: Readonly<Record<string, EventKind<R>>>;
  /** Large top-level fields that most readers of a record do not look at: stored apart, unpacked when first read. */
  readonly apart?: readonly (keyof R & string)[];
  /** Joins a stored record with an arriving one of the same id; later sources fill gaps, see the collection's own rules. */
  readonly merge: (stored: R, arriving: R) => R;
}

/** Declares a collection; a field code that does not exist in `any.fields` or `defaultField` does not compile or throws on load. */
export function defineCollection<S extends TSchema, const C extends string>(collection: {
  name: string;
  record: S;
  id: (record: Static<S>) => string;
  defaultField: NoInfer<C>;
  fields: Record<C, Field<Static<S>>>;
  aliases?: Record<string, NoInfer<C>>;
  unavailable?: Record<string, string>;
  events?: Record<string, EventKind<Static<S>> & { fields: readonly NoInfer<C>[] }>;
  apart?: readonly (keyof Static<S> & string)[];
  merge?: (stored: Static<S>, arriving: Static<S>) => Static<S>;
}): Collection<Static<S>> {
  const fields = collection.fields as Record<string, Field<Static<S>>>;
  for (const [code, field] of Object.entries(fields)) {
    if (field.kind !== 'any') continue;
    for (const part of field.fields) {
      if (!fields[part]) throw new Error(`${collection.name}: field ${code} names ${part}, which does not exist`);
    }
  }
  return {
    ...collection,
    fields,
    aliases: collection.aliases ?? {},
    unavailable: collection.unavailable ?? {},
    events: collection.events ?? {},
    merge: collection.merge ?? ((_stored, arriving) => arriving),
  };
}
