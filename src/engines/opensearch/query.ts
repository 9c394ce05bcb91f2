import type { Collection, Field } from '#corpus/collection.ts';
import { keywordPattern } from '#corpus/query/analyse-query.ts';
import { slipPatterns, slipStart } from '#corpus/query/slip-start.ts';
import { fieldsOf } from '#corpus/query/spans.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { normaliser } from '../values.ts';
import { column } from './columns.ts';
import { chainsOf, exactWords, Intervals, refused, wildcards } from './intervals.ts';
import { orderKey } from './order-key.ts';

/** A query in the server's language. */
export type Dsl = Readonly<Record<string, unknown>>;

type Leaf = Extract<Query, { field: string }>;
type Of<K extends Field<any>['kind']> = Extract<Field<any>, { kind: K }>;

/** Values of one clause: the server takes 65,536. */
const TERMS_AT_ONCE = 10_000;

const NONE: Dsl = { match_none: {} };
const all = (of: readonly Dsl[]): Dsl => (of.length === 1 ? of[0]! : { bool: { must: of } });
const any = (of: readonly Dsl[]): Dsl => {
  if (of.length === 0) return NONE;
  return of.length === 1 ? of[0]! : { bool: { should: of, minimum_should_match: 1 } };
};
/** What decides, and counts nothing for the order. */
const unscored = (filter: Dsl): Dsl => ({ constant_score: { filter, boost: 0 } });

/**
 * The query that finds what the tree finds.
 * @throws ServiceError `invalid_query` that names the branch, for what cannot be evaluated exactly.
 */
export function dslOf(collection: Collection<any>, query: Query, stemming: boolean, event?: string): Dsl {
  const inner = (of: Query) => dslOf(collection, of, stemming, event);
  switch (query.kind) {
    case 'all':
      return { match_all: { boost: 0 } };
    case 'and':
      return query.of.length === 0 ? { match_all: { boost: 0 } } : all(query.of.map(inner));
    case 'or':
      return any(query.of.map(inner));
    case 'not':
      return unscored({ bool: { must_not: [inner(query.of)] } });
    case 'near':
      return any(
        partsOf(collection, [...fieldsOf(query)][0]!).flatMap((code) => {
          const field = collection.fields[code]!;
          if (field.kind !== 'text') return [];
          const rule = new Intervals(stemming && field.stemmed !== false).near(query);
          return isNothing(rule) ? [] : [{ intervals: { [column.text(code)]: { ...rule, boost: field.boost ?? 1 } } }];
        }),
      );
    case 'same_event':
      return sameEvent(collection, query, stemming);
    case 'frequency':
      throw refused(query, 'it does not count occurrences.');
    default:
      return any(partsOf(collection, query.field).flatMap((code) => leafOf(collection, code, query, stemming, event)));
  }
}

const isNothing = (rule: Readonly<Record<string, unknown>>) =>
  (rule.any_of as { intervals: unknown[] } | undefined)?.intervals.length === 0;

/** Codes behind a field code: itself, or the parts of a combined one, each once. */
export function partsOf(collection: Collection<any>, code: string): readonly string[] {
  const field = collection.fields[code];
  if (!field) throw new ServiceError('invalid_query', `There is no field ${code}.`, { field: code });
  return field.kind === 'any' ? [...new Set(field.fields.flatMap((part) => partsOf(collection, part)))] : [code];
}

function sameEvent(collection: Collection<any>, query: Query & { kind: 'same_event' }, stemming: boolean): Dsl {
  const codes = query.of.flatMap((of) => [...fieldsOf(of)]).flatMap((code) => partsOf(collection, code));
  const kind = Object.entries(collection.events).find(([, { fields }]) => codes.every((code) => fields.includes(code)));
  if (!kind)
    throw new ServiceError('invalid_query', 'GAND joins facts of one event; these fields have none in common.');
  return unscored({
    nested: {
      path: column.events(kind[0]),
      query: { bool: { filter: query.of.map((of) => dslOf(collection, of, stemming, kind[0])) } },
      score_mode: 'none',
    },
  });
}

function leafOf(collection: Collection<any>, code: string, leaf: Leaf, stemming: boolean, event?: string): Dsl[] {
  const field = collection.fields[code]!;
  switch (field.kind) {
    case 'text':
      return textOf(code, field, leaf, stemming);
    case 'keyword':
      return keywordOf(code, field, leaf, event).map(unscored);
    case 'number':
    case 'date':
      return numberOf(column.number(code, event), leaf).map(unscored);
    default:
      return [];
  }
}

function textOf(code: string, field: Of<'text'>, leaf: Leaf, stemming: boolean): Dsl[] {
  const name = column.text(code);
  const { boost = 1 } = field;
  const stems = stemming && field.stemmed !== false;
  const intervals = new Intervals(stems);
  return chainsOf(leaf, stems).flatMap((slots): Dsl[] => {
    const exact = exactWords(slots);
    if (exact && exact.length > 1) return [{ match_phrase: { [name]: { query: exact.join(' _ '), boost } } }];
    if (slots.length > 1) return [{ intervals: { [name]: { ...intervals.chain(slots), boost } } }];
    const { terms, patterns } = slots[0]!;
    return [
      ...terms.map((value) => ({ term: { [name]: { value, boost } } })),
      ...patterns.map((value) => unscored({ wildcard: { [name]: { value } } })),
    ];
  });
}

function keywordOf(code: string, field: Of<'keyword'>, leaf: Leaf, event?: string): Dsl[] {
  const name = column.keyword(code, event);
  const normal = normaliser(field);
  switch (leaf.kind) {
    case 'wildcard':
      return wildcards(leaf, keywordPattern(leaf.pattern, field.part).source).map((value) => ({
        wildcard: { [name]: { value } },
      }));
    case 'slip_start':
      return slipPatterns(slipStart(leaf, field.part))
        .flatMap((pattern) => wildcards(leaf, pattern))
        .map((value) => ({ wildcard: { [name]: { value } } }));
    case 'range': {
      const end = (given: string | undefined) => given && orderKey(normal(given).toWellFormed());
      const [gte, lte] = [end(leaf.from), end(leaf.to)];
      if (gte === undefined && lte === undefined) return [{ exists: { field: name } }];
      return [{ range: { [column.order(code, event)]: { ...(gte && { gte }), ...(lte && { lte }) } } }];
    }
    default:
      return termsOf(
        name,
        textsOf(leaf).map((text) => normal(text).toWellFormed()),
      );
  }
}

function numberOf(name: string, leaf: Leaf): Dsl[] {
  switch (leaf.kind) {
    case 'wildcard':
    case 'slip_start':
      return [];
    case 'range': {
      const { from, to } = leaf;
      if (from === undefined && to === undefined) return [{ exists: { field: name } }];
      const [gte, lte] = [from, to].map((end) => (end === undefined ? undefined : Number(end)));
      if (
        Number.isNaN(gte) ||
        Number.isNaN(lte) ||
        gte === Number.POSITIVE_INFINITY ||
        lte === Number.NEGATIVE_INFINITY
      )
        return [];
      return [
        {
          range: {
            [name]: { ...(Number.isFinite(gte) && { gte }), ...(Number.isFinite(lte) && { lte }) },
          },
        },
      ];
    }
    default:
      return termsOf(
        name,
        textsOf(leaf)
          .filter((text) => text.trim() !== '')
          .map((text) => Number(text) + 0)
          .filter(Number.isFinite),
      );
  }
}

const textsOf = (leaf: Extract<Leaf, { kind: 'term' | 'phrase' | 'values' }>): readonly string[] =>
  leaf.kind === 'values' ? leaf.values : [leaf.text];

function termsOf(name: string, values: readonly (string | number)[]): Dsl[] {
  const clauses: Dsl[] = [];
  for (let from = 0; from < values.length; from += TERMS_AT_ONCE)
    clauses.push({ terms: { [name]: values.slice(from, from + TERMS_AT_ONCE) } });
  return clauses;
}
