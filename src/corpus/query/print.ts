import { slipPatterns, slipStart } from './slip-start.ts';
import { fieldsOf } from './spans.ts';
import type { Query, Reach } from './tree.ts';

/** How tightly a node binds; a looser child needs brackets. */
const BINDING: Readonly<Record<Query['kind'], number>> = {
  or: 1,
  and: 2,
  not: 3,
  same_event: 4,
  near: 5,
  frequency: 6,
  all: 7,
  term: 7,
  phrase: 7,
  wildcard: 7,
  slip_start: 7,
  range: 7,
  values: 7,
};

/**
 * Writes a tree as a search expression: every field is named (once per bracket where a whole bracket has one field),
 * operators are upper case, brackets are as few as can be. `parseQuery(collection, printQuery(tree))` equals the tree
 * for every tree that the parser makes. `values` and `slip_start` nodes, which only code makes, are written as an OR of
 * quoted values, and of patterns;
 * quotation marks in texts that code made become apostrophes.
 */
export function printQuery(query: Query): string {
  return print(query, undefined, 0);
}

function print(query: Query, scope: string | undefined, binding: number): string {
  if (
    scope === undefined &&
    (query.kind === 'and' || query.kind === 'or' || query.kind === 'near' || query.kind === 'frequency')
  ) {
    const field = commonField(query);
    if (field !== undefined) return `${field}:(${print(query, field, 0)})`;
  }
  const written = printNode(query, scope);
  return BINDING[query.kind] < binding ? `(${written})` : written;
}

function printNode(query: Query, scope: string | undefined): string {
  switch (query.kind) {
    case 'all':
      return '*';
    case 'term':
      return leaf(query.field, query.text.includes(':') ? undefined : scope, query.text);
    case 'wildcard':
      return leaf(query.field, query.pattern.includes(':') ? undefined : scope, query.pattern);
    case 'phrase':
      return leaf(query.field, scope, inQuotes(query.text));
    case 'slip_start':
      return `${query.field}:(${slipPatterns(slipStart(query)).join(' OR ')})`;
    case 'range':
      return leaf(query.field, scope, `[${rangeEnd(query.from)} TO ${rangeEnd(query.to)}]`);
    case 'values':
      return `${query.field}:(${query.values.map(inQuotes).join(' OR ')})`;
    case 'and':
      return query.of.map((part) => print(part, scope, BINDING.and + 1)).join(' AND ');
    case 'or':
      return query.of.map((part) => print(part, scope, BINDING.or + 1)).join(' OR ');
    case 'same_event':
      return query.of.map((part) => print(part, scope, BINDING.same_event + 1)).join(' GAND ');
    case 'not':
      return `NOT ${print(query.of, scope, BINDING.not)}`;
    case 'near':
      return `${print(query.left, scope, BINDING.near)} ${reach(query.reach)} ${print(query.right, scope, BINDING.near + 1)}`;
    case 'frequency':
      return `${print(query.of, scope, BINDING.frequency + 1)} $FREQ${query.times}`;
  }
}

const leaf = (field: string, scope: string | undefined, value: string) =>
  field === scope ? value : `${field}:${value}`;
const inQuotes = (text: string) => `"${text.replace(/["“”„‟＂〝〞]/g, "'")}"`;

function rangeEnd(value: string | undefined): string {
  if (value === undefined) return '*';
  return /^[^\s\u200B\uFEFF[\]［］"“”„‟＂〝〞]+$/.test(value) && !/^to$/i.test(value) ? value : inQuotes(value);
}

function reach(given: Reach): string {
  if (given.unit === 'sentence') return '$SEN';
  if (given.unit === 'paragraph') return '$PARA';
  return `$${given.ordered ? 'PRE' : 'W'}${given.distance}`;
}

/** The one field of all leaves, if a bracket may name it for them. */
function commonField(query: Query): string | undefined {
  if (holdsAll(query)) return undefined;
  const [field, other] = fieldsOf(query);
  return other === undefined ? field : undefined;
}

function holdsAll(query: Query): boolean {
  switch (query.kind) {
    case 'all':
      return true;
    case 'and':
    case 'or':
    case 'same_event':
      return query.of.some(holdsAll);
    case 'not':
    case 'frequency':
      return holdsAll(query.of);
    case 'near':
      return holdsAll(query.left) || holdsAll(query.right);
    default:
      return false;
  }
}
