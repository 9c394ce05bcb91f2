import type { Collection, EventKind, Field } from '#corpus/collection.ts';
import { keywordPattern } from '#corpus/query/analyse-query.ts';
import type { Query } from '#corpus/query/tree.ts';
import { compareKeywords } from '#corpus/query/values.ts';
import { ServiceError } from '#errors.ts';
import type { Dictionary } from '../format/dictionary.ts';
import type { TermMeta } from '../format/postings.ts';
import { eventCode, FIELD, normalValue, VALUE } from '../schema/events.ts';
import { Pattern } from './pattern.ts';

/** What an event must say. `at`: number of the field in the event. */
export type EventTest =
  | { readonly op: 'all' }
  | { readonly op: 'and' | 'or'; readonly of: readonly EventTest[] }
  | { readonly op: 'not'; readonly of: EventTest }
  | { readonly op: 'values'; readonly at: number; readonly values: readonly string[] }
  | { readonly op: 'pattern'; readonly at: number; readonly pattern: string }
  | { readonly op: 'keywords'; readonly at: number; readonly from?: string; readonly to?: string }
  | { readonly op: 'numbers'; readonly at: number; readonly from: number; readonly to: number };

/** What GAND's operands want of one event; undefined if no kind of event has all their fields. */
export function eventTest(
  collection: Collection<any>,
  operands: readonly Query[],
  partsOf: (code: string) => readonly string[],
): { code: string; test: EventTest } | undefined {
  const codes = new Set(operands.flatMap((operand) => [...codesOf(operand)]));
  for (const [name, kind] of Object.entries(collection.events)) {
    if (![...codes].every((code) => partsOf(code).every((part) => kind.fields.includes(part)))) continue;
    const of = operands.map((operand) => testOf(collection, kind, operand, partsOf));
    return { code: eventCode(name), test: { op: 'and', of } };
  }
  return undefined;
}

function* codesOf(query: Query): Generator<string> {
  if ('field' in query) yield query.field;
  else if (query.kind === 'and' || query.kind === 'or' || query.kind === 'same_event')
    for (const of of query.of) yield* codesOf(of);
  else if (query.kind === 'not') yield* codesOf(query.of);
}

function testOf(
  collection: Collection<any>,
  kind: EventKind<any>,
  query: Query,
  partsOf: (code: string) => readonly string[],
): EventTest {
  const inner = (of: Query) => testOf(collection, kind, of, partsOf);
  switch (query.kind) {
    case 'all':
      return { op: 'all' };
    case 'and':
    case 'same_event':
      return { op: 'and', of: query.of.map(inner) };
    case 'or':
      return { op: 'or', of: query.of.map(inner) };
    case 'not':
      return { op: 'not', of: inner(query.of) };
    case 'near':
    case 'frequency':
      throw new ServiceError(
        'invalid_query',
        'GAND joins facts of an event: proximity and frequency have no place in it.',
      );
    default: {
      const of = partsOf(query.field).map((code) =>
        leafTest(collection.fields[code]!, kind.fields.indexOf(code), query),
      );
      return of.length === 1 ? of[0]! : { op: 'or', of };
    }
  }
}

function leafTest(field: Field<any>, at: number, query: Extract<Query, { field: string }>): EventTest {
  const normal = normalValue(field);
  if (field.kind === 'date' || field.kind === 'number') {
    if (query.kind === 'wildcard') return { op: 'or', of: [] };
    if (query.kind === 'range') {
      const end = (given: string | undefined, open: number) => (given === undefined ? open : Number(given));
      return {
        ...{ op: 'numbers', at },
        from: end(query.from, Number.NEGATIVE_INFINITY),
        to: end(query.to, Number.POSITIVE_INFINITY),
      };
    }
    const given = query.kind === 'values' ? query.values : [query.text];
    return { op: 'values', at, values: given.filter((text) => text.trim() !== '').map((text) => String(Number(text))) };
  }
  switch (query.kind) {
    case 'wildcard':
      return {
        ...{ op: 'pattern', at },
        pattern: keywordPattern(query.pattern, field.kind === 'keyword' ? field.part : undefined).source,
      };
    case 'range':
      return {
        ...{ op: 'keywords', at },
        ...(query.from !== undefined && { from: normal(query.from) }),
        ...(query.to !== undefined && { to: normal(query.to) }),
      };
    default:
      return { op: 'values', at, values: (query.kind === 'values' ? query.values : [query.text]).map(normal) };
  }
}

/**
 * The events that hold what is asked. Where the first field must have one of some values, only events that begin with
 * them are read.
 */
export function eventTerms(dictionary: Dictionary, test: EventTest, pause: () => void): TermMeta[] {
  const metas: TermMeta[] = [];
  const holds = compileTest(test);
  const leads = leadsOf(test);
  let seen = 0;
  for (const lead of leads ?? ['']) {
    const prefix = Buffer.from(lead);
    const cursor = dictionary.seek(prefix);
    if (!cursor) continue;
    do {
      if (!cursor.startsWith(prefix)) break;
      if ((++seen & 255) === 0) pause();
      const values = cursor.term.split(FIELD).map((field) => (field === '' ? [] : field.split(VALUE)));
      if (holds(values)) metas.push(cursor.meta());
    } while (cursor.next());
  }
  return metas;
}

/**
 * Beginnings of the events that can hold, where the test says what the first and only value of the first field is; each
 * beginning once.
 */
function leadsOf(test: EventTest): readonly string[] | undefined {
  if (test.op === 'values' && test.at === 0) return withoutLonger(test.values);
  if (test.op === 'and') {
    for (const of of test.of) {
      const leads = leadsOf(of);
      if (leads) return leads;
    }
  }
  return undefined;
}

/** A value that begins with another is found with that one. */
const withoutLonger = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => !values.some((other) => other !== value && value.startsWith(other)));

function compileTest(test: EventTest): (values: readonly (readonly string[])[]) => boolean {
  switch (test.op) {
    case 'all':
      return () => true;
    case 'and': {
      const all = test.of.map(compileTest);
      return (values) => all.every((holds) => holds(values));
    }
    case 'or': {
      const some = test.of.map(compileTest);
      return (values) => some.some((holds) => holds(values));
    }
    case 'not': {
      const holds = compileTest(test.of);
      return (values) => !holds(values);
    }
    default: {
      const { at } = test;
      const holds = valueTest(test);
      return (values) => values[at]!.some(holds);
    }
  }
}

function valueTest(test: Extract<EventTest, { at: number }>): (value: string) => boolean {
  switch (test.op) {
    case 'values':
      return (value) => test.values.includes(value);
    case 'pattern': {
      const pattern = new Pattern(test.pattern);
      return (value) => pattern.test(value);
    }
    case 'keywords':
      return (value) =>
        (test.from === undefined || compareKeywords(value, test.from) >= 0) &&
        (test.to === undefined || compareKeywords(value, test.to) <= 0);
    case 'numbers':
      return (value) => Number(value) >= test.from && Number(value) <= test.to;
  }
}
