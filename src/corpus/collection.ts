import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import type { Assembly } from './assembly.ts';
import type { Unit } from './unit.ts';

/**
 * Text of a field: strings are separate values (a phrase never spans two); paragraphs inside a string are split at
 * newlines.
 */
export type TextValue = string | readonly string[] | undefined;

/**
 * How one field of a collection is indexed; parser, index, facets, sort and docs derive from it.
 *
 * - `text`: words with positions, sentences and paragraphs. Text fields of one `group` share a dictionary, at most 31
 *   fields a group, so that a combined field costs one look-up. `stemmed: false` for names. `boost` weighs the field in
 *   relevance scores.
 * - `keyword`: whole values, compared after `normalise` (default: NFKC, upper case, blanks collapsed). `prefix`: a bare
 *   value also finds longer values below it only if `of` gives them (class levels are given as several values). `facet`
 *   keeps a column for counting (the values shown are those of `of`). `said`: values by the words for them, in upper
 *   case: who searches by such a word means the values. `sort` gives each value of `of` its place, by which documents
 *   are sorted, of several values by the least; not for derived fields.
 * - `date`: yyyyMMdd integers; `number`: finite numbers. Multi-valued dates and numbers match if any value does;
 *   sorting takes the least.
 * - `any`: a name for several fields (of any kind): matches if one of them does. Text parts of one group count as one
 *   text for frequency, not for proximity or phrases.
 * - `derived` fields are computed by the corpus from what ties records: their values come with `Change.derived`, not
 *   from the record, and change without the record's text being indexed again. Said is from what: a link of the
 *   collection, or one that comes back to it, or the collection's resolver.
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
      readonly sort?: (value: string) => number;
      readonly normalise?: (text: string) => string;
      readonly said?: ReadonlyMap<string, readonly string[]>;
      /** A part of a value with `*`, `?`, `#` in it, as values are written; default: upper case, blanks collapsed. */
      readonly part?: (pattern: string) => string;
      /**
       * Its values name records of the collection: a value that no record has means what the look-up `by` has for it
       * (`Lookup.else_id`): that id as a value here, of a record without a value of `without`.
       */
      readonly names?: { readonly by: string; readonly without: string };
      readonly derived?: DerivedFrom;
    }
  | {
      readonly kind: 'date';
      readonly label: string;
      readonly of: (record: R) => number | readonly number[] | undefined;
      readonly facet?: boolean;
      readonly sort?: boolean;
      readonly derived?: undefined;
    }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly of: (record: R) => number | readonly number[] | undefined;
      readonly facet?: boolean;
      readonly sort?: boolean;
      readonly derived?: DerivedFrom;
    }
  | { readonly kind: 'any'; readonly label: string; readonly fields: readonly string[] };

/**
 * What a derived field is made of: `resolver`, the collection's own; or a link, forth (a name in `links`) or back (a
 * `back` of some collection): `ids` of the stored records at its other end for a keyword, their number for a number.
 * `naming`: of a link that comes back, for a keyword: not the records at its other end, but what they name by that link
 * of theirs, in its normal form, stored or not.
 */
export type DerivedFrom = 'resolver' | { readonly link: string; readonly naming?: string };

/**
 * An identity of a record; of several records that have it, the one of the greatest `rank` (compared as text, then the
 * greater id) is meant.
 */
export type Identity = string | { readonly value: string; readonly rank: string };

/**
 * An identity other than the id, by which others name a record of a collection: a DOI, a serial number, a document
 * number without kind code.
 */
export interface Lookup<R> {
  readonly label: string;
  readonly of: (record: R) => Identity | readonly Identity[] | undefined;
  /**
   * How a spelling is brought to the form that `of` gives, for questions and links; undefined for what can be no such
   * identity. Default: as it is.
   */
  readonly normalise?: (text: string) => string | undefined;
  /** An id of a record is such an identity too, and means that record before all others. */
  readonly or_id?: boolean;
  /**
   * The id that an identity in normal form means where no record has it: of a record that says less of itself than who
   * asks, such as a publication stored without its kind code.
   */
  readonly else_id?: (value: string) => string | undefined;
  /**
   * `unique`: two stored records that have it are a fault of the data, told by the doctor; `best`: several may have it.
   */
  readonly kind: 'unique' | 'best';
}

/** A tie from a record to others that it names, stored or not: now or later, in whatever order they arrive. */
export interface Link<R> {
  readonly label: string;
  /** Name of the collection at the other end: this one, or another. */
  readonly to: string;
  /** The look-up by which it names them, or `id`. All records that have the identity are meant. */
  readonly by: string;
  readonly of: (record: R) => readonly string[];
  /** The link's name seen from the other end: `cites` comes back as `cited_by`. */
  readonly back: string;
}

/** Ties that are more than links: sets that follow from all records together, such as families. */
export interface Resolver<R> {
  /** What a record says, as plain data: all that the resolver sees of it. */
  readonly facts: (record: R) => unknown;
  /** To be raised when `facts` reads a record otherwise: a store reads those of all its records again then. From 1. */
  readonly form: number;
  /** The links it answers. */
  readonly links: readonly string[];
  /** What resolves: each store knows how. */
  readonly by: 'families';
}

/** What is shown of a record; see `Corpus.projected`. */
export type Projection<R, F> = (record: R) => F;

/**
 * What lists show of a record: written beside it whenever it or what completes it is written, so that a list need not
 * unpack records.
 */
export interface Shown<R, F extends object = object> {
  /**
   * To be raised when `of`, or a completion that it looks at, answers otherwise: all are written again then. From 1.
   */
  readonly form: number;
  /** Plain data of the completed record. Must not look at what is another one day to the next. */
  readonly of: Projection<R, F>;
}

/**
 * What of a record follows from records tied to it, and from what day it is: never stored, made whenever the record is
 * read or indexed. So it is right whichever side came last, and gone with what it followed from.
 */
export interface Completion<R> {
  /**
   * What it looks at: names of links, forth or back, and of look-ups of the collection itself (other records that share
   * the identity). A change of one of those records has this one indexed again.
   */
  readonly from: readonly string[];
  /** The top-level fields that it answers, in place of those that are stored. */
  readonly fields: readonly (keyof R & string)[];
  /**
   * The fields as an object, whose getters are read when a field is; pure.
   * @param stored The record as it is stored.
   * @param linked The stored records that one of `from` leads to, as they are stored, in order of their ids, at most
   * `MOST_LINKED`; not to be changed.
   * @param today yyyyMMdd, UTC.
   */
  readonly of: (stored: R, linked: (name: string) => readonly any[], today: number) => Completed<R>;
  /**
   * A date field of the collection: the first day on which `of` answers otherwise though no record changed. Must be
   * later than `today`; a daily sweep has those indexed again whose day has come.
   */
  readonly due?: string;
}

/** Fields of a completed record. */
export type Completed<R> = { readonly [F in keyof R]?: R[F] | undefined };

/** Records at the other end of a link that a completion sees. */
export const MOST_LINKED = 5_000;

/** Values of one event: field code -> value or values. Dates as yyyyMMdd. */
export type EventFacts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A repeated sub-record whose facts belong together; made by `eventKind`. */
export interface EventKind<R> {
  /**
   * Keyword, date and number fields of the collection that ask for its facts, the most telling first: that one has one
   * value in an event, others may have several.
   */
  readonly fields: readonly string[];
  readonly of: (record: R) => readonly EventFacts[];
  /** Its functions as text: what is indexed depends on them. */
  readonly form: string;
}

type EventValue = EventFacts[string];

/**
 * Declares a repeated sub-record once: which sub-records, and for each field code what of one of them it asks for. The
 * collection's fields take their `of` from `values` (keywords) and `numbers` (dates, numbers), so that a field and the
 * same-event search cannot differ.
 */
export function eventKind<R, E, const C extends string>(
  list: (record: R) => readonly E[],
  facts: Record<C, (event: E) => EventValue>,
): EventKind<R> & {
  readonly fields: readonly C[];
  readonly values: (code: C) => (record: R) => string[];
  readonly numbers: (code: C) => (record: R) => number[];
} {
  const codes = Object.keys(facts) as C[];
  const all = <T extends string | number>(record: R, code: C, type: 'string' | 'number') => {
    const of = facts[code];
    const found: T[] = [];
    for (const event of list(record)) {
      const value = of(event);
      if (Array.isArray(value)) {
        for (const each of value) if (typeof each === type) found.push(each);
      } else if (typeof value === type) found.push(value as T);
    }
    return found;
  };
  return {
    fields: codes,
    of: (record) => list(record).map((event) => Object.fromEntries(codes.map((code) => [code, facts[code](event)]))),
    form: [list, ...Object.entries(facts).flat()].join('\n'),
    values: (code) => (record) => all<string>(record, code, 'string'),
    numbers: (code) => (record) => all<number>(record, code, 'number'),
  };
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
  /**
   * Codes whose values belong to whoever asks, such as `LIST` -> what it means: each stands for a query, which is put
   * in its place before anything is searched (`query/kept.ts`).
   */
  readonly kept?: Readonly<Record<string, string>>;
  /** Repeated sub-records whose facts are indexed together, event by event. GAND works on these alone. */
  readonly events: Readonly<Record<string, EventKind<R>>>;
  /** Other identities of its records, by name. */
  readonly lookups: Readonly<Record<string, Lookup<R>>>;
  /** Ties to records of this and other collections, by name. */
  readonly links: Readonly<Record<string, Link<R>>>;
  readonly resolver?: Resolver<R>;
  readonly completion?: Completion<R>;
  /**
   * Records that another one says as well, by id, such as a publication once more without its kind code: they are
   * stored and read by their own id, and left out of searches that do not name the field, and of what a look-up means.
   */
  readonly twin?: { readonly field: string; readonly of: (completed: R) => string | undefined };
  /** Its records in the demo corpus are facts, too, such as substances: they stand among those of other sources. */
  readonly factual?: true;
  /** People ask it by expressions of the query language too, in which they may name any field. */
  readonly expressions?: true;
  /** Its texts as they are quoted, in reading order; see `unit.ts`. */
  readonly units?: (record: R) => readonly Unit[];
  /** What its words teach is kept beside its records: see `Learned`. */
  readonly learned?: true;
  /** Address of the module that says which changes of its records are kept: a `WatchModule`. */
  readonly watch?: string;
  /** Of a watched collection, since its records are completed when they are written. */
  readonly shown?: Shown<R>;
  /** Its letters are kept end to end for searches: see `SequenceBank`. */
  readonly bank?: true;
  /** Large top-level fields that most readers of a record do not look at: stored apart, unpacked when first read. */
  readonly apart?: readonly (keyof R & string)[];
  /**
   * Joins a stored record with an arriving one of the same id; later sources fill gaps, see the collection's own rules.
   */
  readonly merge: (stored: R, arriving: R) => R;
  /**
   * Records are put together from parts under several identities, instead of merged by id. Needs a look-up `key`, whose
   * values are `Assembled.keys`.
   */
  readonly assembly?: Assembly<any>;
  /**
   * What a record holds that nothing computes with because its meaning is unknown, in words: counted and told by
   * imports.
   */
  readonly notUnderstood?: (record: R) => readonly string[];
  /** Absent: 0. */
  readonly form?: RecordForm<R>;
}

/**
 * The form in which records are written now. A store whose records have a lower number gives each of them to `upgrade`
 * when it is opened.
 */
export interface RecordForm<R> {
  /** From 1. */
  readonly number: number;
  /**
   * Brings a record of any earlier form up to date; answers the same object where nothing changes. Must not look at
   * other records.
   */
  readonly upgrade: (record: R) => R;
}

/**
 * Declares a collection. A field code that does not exist in `any.fields` or `defaultField` does not compile.
 * @throws Error that names collection and declaration if it contradicts itself; what needs other collections is checked
 * by `checkCollections`.
 */
export function defineCollection<S extends TSchema, const C extends string>(collection: {
  name: string;
  record: S;
  id: (record: ValueOf<S>) => string;
  defaultField: NoInfer<C>;
  fields: Record<C, Field<ValueOf<S>>>;
  aliases?: Record<string, NoInfer<C>>;
  unavailable?: Record<string, string>;
  kept?: Record<string, string>;
  events?: Record<string, EventKind<ValueOf<S>> & { fields: readonly NoInfer<C>[] }>;
  lookups?: Record<string, Lookup<ValueOf<S>>>;
  links?: Record<string, Link<ValueOf<S>>>;
  resolver?: Resolver<ValueOf<S>>;
  completion?: Completion<ValueOf<S>>;
  twin?: { field: NoInfer<C>; of: (completed: ValueOf<S>) => string | undefined };
  factual?: true;
  expressions?: true;
  units?: (record: ValueOf<S>) => readonly Unit[];
  learned?: true;
  watch?: string;
  shown?: Shown<ValueOf<S>>;
  bank?: true;
  apart?: readonly (keyof ValueOf<S> & string)[];
  merge?: (stored: ValueOf<S>, arriving: ValueOf<S>) => ValueOf<S>;
  assembly?: Assembly<any>;
  notUnderstood?: (record: ValueOf<S>) => readonly string[];
  form?: RecordForm<ValueOf<S>>;
}): Collection<ValueOf<S>> {
  const fields = collection.fields as Record<string, Field<ValueOf<S>>>;
  const { name, lookups = {}, links = {}, resolver } = collection;
  const wrong = (what: string): never => {
    throw new Error(`${name}: ${what}`);
  };
  for (const [code, field] of Object.entries(fields)) {
    if (field.kind === 'any') {
      for (const part of field.fields) if (!fields[part]) wrong(`field ${code} names ${part}, which does not exist`);
    }
    if (field.kind === 'keyword' && field.names && !(lookups[field.names.by] && fields[field.names.without]))
      wrong(`field ${code} names records by a look-up and without a field, one of which does not exist`);
  }
  if (collection.assembly && (!lookups.key || collection.resolver))
    wrong('assembled records need a look-up key, and have no resolver');
  if (collection.shown && !collection.watch) wrong('what is shown of records is kept of watched collections alone');
  if (lookups.id) wrong('a look-up cannot be called id: every record is found by its id');
  const functions = new Map<unknown, string>();
  for (const [lookup, { of }] of Object.entries(lookups)) {
    const other = functions.get(of);
    if (other !== undefined) wrong(`look-ups ${other} and ${lookup} are the same identity`);
    functions.set(of, lookup);
  }
  for (const link of Object.keys(links)) {
    if (resolver?.links.includes(link)) wrong(`link ${link} is declared, and answered by the resolver too`);
  }
  if (resolver && new Set(resolver.links).size < resolver.links.length) wrong('the resolver answers a link twice');
  return {
    ...collection,
    fields,
    lookups,
    links,
    aliases: collection.aliases ?? {},
    unavailable: collection.unavailable ?? {},
    events: collection.events ?? {},
    merge: collection.merge ?? ((_stored, arriving) => arriving),
  };
}

/** A link that ends at a collection, with the collection that declares it. */
export interface LinkEnd {
  readonly from: Collection<any>;
  readonly name: string;
  readonly link: Link<any>;
}

/** The links of all collections that come back to one, under the name they have there. */
export function linksBack(collections: Iterable<Collection<any>>, to: string): Map<string, LinkEnd> {
  const found = new Map<string, LinkEnd>();
  for (const from of collections) {
    for (const [name, link] of Object.entries(from.links)) {
      if (link.to === to) found.set(link.back, { from, name, link });
    }
  }
  return found;
}

/**
 * Checks collections that are to be opened together.
 * @throws Error that names the declaration: a collection twice, a link to an unknown collection or look-up, two links
 * of one name at one end, a derived field of an unknown link.
 */
export function checkCollections(collections: readonly Collection<any>[]): void {
  const known = new Map<string, Collection<any>>();
  for (const collection of collections) {
    if (known.has(collection.name)) throw new Error(`the collection ${collection.name} is declared twice`);
    known.set(collection.name, collection);
  }
  const names = new Map(
    collections.map((each) => [each.name, new Set([...Object.keys(each.links), ...(each.resolver?.links ?? [])])]),
  );
  for (const from of collections) {
    for (const [name, { to, by, back }] of Object.entries(from.links)) {
      const wrong = (what: string): Error => new Error(`${from.name}: link ${name} ${what}`);
      const target = known.get(to);
      if (!target) throw wrong(`goes to the collection ${to}, which is not opened`);
      if (by !== 'id' && !target.lookups[by]) throw wrong(`names ${to} by ${by}, which is no look-up of it`);
      if (names.get(to)!.has(back))
        throw wrong(`comes back to ${to} as ${back}, which is the name of another link there`);
      names.get(to)!.add(back);
    }
  }
  for (const { name, fields, resolver, completion, lookups, links } of collections) {
    const back = linksBack(collections, name);
    for (const from of completion?.from ?? []) {
      if (!links[from] && !back.has(from) && !lookups[from])
        throw new Error(`${name}: it is completed from ${from}, which is no link or look-up of it`);
    }
    if (completion?.due !== undefined && fields[completion.due]?.kind !== 'date')
      throw new Error(`${name}: the day on which a completion is due must be a date field`);
    for (const [code, field] of Object.entries(fields)) {
      if (field.kind === 'any' || field.kind === 'text' || field.derived === undefined) continue;
      if (field.derived === 'resolver') {
        if (!resolver) throw new Error(`${name}: field ${code} is derived by a resolver, but none is declared`);
        continue;
      }
      const { link, naming } = field.derived;
      const end = back.get(link);
      if (!end && !links[link]) {
        throw new Error(`${name}: field ${code} is derived from ${link}, which is no link of it`);
      }
      if (naming !== undefined && !(field.kind === 'keyword' && end?.from.links[naming])) {
        throw new Error(
          `${name}: field ${code} is derived from what records of ${link} name by ${naming}, which is no link of theirs`,
        );
      }
    }
  }
}
