import { createHash } from 'node:crypto';
import type { Collection, EventFacts, Field } from '#corpus/collection.ts';
import type { DerivedValues } from '#corpus/engine.ts';
import { functionText } from '#corpus/function-text.ts';
import { finite, normaliser, places, strings } from '../values.ts';
import { orderKey } from './order-key.ts';
import { ANALYSIS, TEXT, tokensOf } from './tokens.ts';

/** Part of every index's name by its signature: raise it when the same declaration is indexed or named otherwise. */
const FORM = 5;

/** Names of columns in the index, by field code. `event`: inside the nested documents of a kind of event. */
export const column = {
  text: (code: string) => `t.${code}`,
  /** Normal forms. */
  keyword: (code: string, event?: string) => `${inside(event)}k.${code}`,
  /** Normal forms as they sort. */
  order: (code: string, event?: string) => `${inside(event)}o.${code}`,
  number: (code: string, event?: string) => `${inside(event)}n.${code}`,
  /** Values as they are shown, as text. */
  shown: (code: string) => `f.${code}`,
  year: (code: string) => `y.${code}`,
  month: (code: string) => `m.${code}`,
  events: (name: string) => `e.${name}`,
} as const;

const inside = (event?: string) => (event === undefined ? '' : `e.${event}.`);

/** What one document of the index is, of a collection. */
export interface Columns {
  readonly mappings: object;
  readonly settings: object;
  /** Differs whenever an index of another declaration would answer wrongly. */
  readonly signature: string;
  /** All that comes from the record; null where there is nothing, so that what was there goes. */
  readonly ofRecord: (id: string, record: any) => Record<string, unknown>;
  /** The derived fields that are named. */
  readonly ofDerived: (derived: DerivedValues) => Record<string, unknown>;
}

type Indexed = Exclude<Field<any>, { kind: 'any' }>;

/** The columns of a field, without its text. */
const MAPPINGS: Readonly<Record<Exclude<Indexed['kind'], 'text'>, (code: string, event?: string) => Mapping>> = {
  keyword: (code, event) => ({
    [column.keyword(code, event)]: { type: 'keyword' },
    [column.order(code, event)]: { type: 'keyword', doc_values: false },
  }),
  number: (code, event) => ({ [column.number(code, event)]: { type: 'double' } }),
  date: (code, event) => ({ [column.number(code, event)]: { type: 'double' } }),
};
type Mapping = Record<string, object>;
const SHOWN = { type: 'keyword', index: false };

/** The columns of a collection, from its declaration. */
export function columnsOf(collection: Collection<any>): Columns {
  const fields = Object.entries(collection.fields).filter((each): each is [string, Indexed] => each[1].kind !== 'any');
  const properties: Mapping = { id: { type: 'keyword' } };
  for (const [code, field] of fields) {
    if (field.kind === 'text') {
      properties[column.text(code)] = TEXT;
      continue;
    }
    Object.assign(properties, MAPPINGS[field.kind](code));
    if (field.kind === 'keyword' && field.sort) Object.assign(properties, MAPPINGS.number(code));
    if (field.kind !== 'keyword' || field.facet) properties[column.shown(code)] = SHOWN;
    if (field.kind !== 'date') continue;
    properties[column.year(code)] = SHOWN;
    properties[column.month(code)] = SHOWN;
  }
  for (const [name, kind] of Object.entries(collection.events)) {
    properties[column.events(name)] = { type: 'nested', dynamic: false };
    for (const code of kind.fields) {
      const field = collection.fields[code]!;
      if (field.kind !== 'any' && field.kind !== 'text') Object.assign(properties, MAPPINGS[field.kind](code, name));
    }
  }
  const mappings = { dynamic: false, properties: nestedProperties(properties) };
  const settings = { analysis: ANALYSIS, similarity: { relevance: { type: 'BM25', k1: 10, b: 1 } } };
  const functions = fields.map(
    ([code, field]) => `${code} ${field.of}${field.kind === 'keyword' ? [field.normalise, field.sort].join(' ') : ''}`,
  );
  for (const { fields: codes, form } of Object.values(collection.events)) functions.push(`${codes} ${form}`);
  const signature = createHash('sha256')
    .update(JSON.stringify([FORM, process.versions.unicode, mappings, settings, functions.map(functionText)]))
    .digest('hex')
    .slice(0, 12);
  const own = fields.filter(([, field]) => field.kind === 'text' || !field.derived);
  return {
    mappings,
    settings,
    signature,
    ofRecord: (id, record) => ({
      id,
      ...Object.assign({}, ...own.map(([code, field]) => valuesOf(code, field, field.of(record)))),
      ...Object.fromEntries(
        Object.entries(collection.events).map(([name, kind]) => [
          column.events(name),
          kind.of(record).map((event) => eventOf(collection, kind.fields, event)),
        ]),
      ),
    }),
    ofDerived: (derived) =>
      Object.assign(
        {},
        ...Object.entries(derived).map(([code, value]) => {
          const field = collection.fields[code];
          return field && field.kind !== 'any' ? valuesOf(code, field, value) : {};
        }),
      ),
  };
}

/** Dots in names make objects; inside a nested document they must be given as such. */
function nestedProperties(flat: Mapping): Record<string, object> {
  const root: Record<string, any> = {};
  for (const [path, mapping] of Object.entries(flat)) {
    const names = path.split('.');
    let at = root;
    for (const name of names.slice(0, -1)) at = (at[name] ??= {}).properties ??= {};
    const last = names.at(-1)!;
    at[last] = { ...at[last], ...mapping };
  }
  return root;
}

function valuesOf(code: string, field: Indexed, value: unknown): Record<string, unknown> {
  if (field.kind === 'text')
    return {
      [column.text(code)]: strings(value as string).map((text) => tokensOf(text, field.stemmed !== false)),
    };
  if (field.kind === 'keyword') {
    const given = strings(value as string);
    return {
      ...keywordsOf(code, field, given),
      ...(field.facet && { [column.shown(code)]: orNull(given.map(shortened)) }),
      ...(field.sort && { [column.number(code)]: orNull(places(field, given)) }),
    };
  }
  const numbers = numbersOf(value);
  const shown = numbers.map(String);
  return {
    [column.number(code)]: orNull(numbers),
    [column.shown(code)]: orNull(shown),
    ...(field.kind === 'date' && {
      [column.year(code)]: orNull(shown.map((day) => day.slice(0, 4))),
      [column.month(code)]: orNull(shown.map((day) => day.slice(0, 6))),
    }),
  };
}

function keywordsOf(code: string, field: Indexed, given: readonly string[]): Record<string, unknown> {
  const normal = [...new Set(given.map(normaliser(field)))];
  return { [column.keyword(code)]: orNull(normal), [column.order(code)]: orNull(normal.map(orderKey)) };
}

/** One event: the facts of a kind, with names as they are inside it. */
function eventOf(collection: Collection<any>, codes: readonly string[], event: EventFacts): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const code of codes) {
    const field = collection.fields[code]!;
    const value = event[code];
    if (field.kind === 'keyword') Object.assign(facts, keywordsOf(code, field, strings(value as string)));
    else facts[column.number(code)] = orNull(numbersOf(value));
  }
  return facts;
}

/** A term of the index has 32,766 bytes at most. */
const LONGEST_SHOWN = 8_000;
const shortened = (text: string) => (text.length > LONGEST_SHOWN ? text.slice(0, LONGEST_SHOWN).toWellFormed() : text);

/** Each once: the server keeps a number as often as a document has it, and tells 0 from -0. */
const numbersOf = (value: unknown) => [...new Set(finite(value as number).map((n) => (n === 0 ? 0 : n)))];

const orNull = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

/** Of several declarations together. */
export const signatureOf = (collections: readonly Collection<any>[]): string =>
  createHash('sha256')
    .update(collections.map((each) => `${each.name} ${columnsOf(each).signature}`).join('\n'))
    .digest('hex')
    .slice(0, 12);
