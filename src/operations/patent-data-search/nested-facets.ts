import { patents } from '#collections/patents/patents.ts';
import type { Aggregate, Axis, Level, Measure } from '#corpus/aggregation.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';

/** One wish for counts, as the interface writes it; wishes may nest two deep. */
export interface FacetWish {
  readonly tag: string;
  readonly type: 'field' | 'range' | 'query' | 'aggregate';
  readonly field?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly mincount?: number;
  readonly num_buckets?: boolean;
  readonly start?: number;
  readonly end?: number;
  readonly gap?: number;
  readonly query?: string;
  readonly expr?: string;
  readonly facet?: readonly FacetWish[];
}

const MAX_PER_LEVEL = 5;
const MAX_LEVELS = 2;
const MAX_BUCKETS = 500;
/** Below another facet, and where others lie below. */
const MAX_NESTED_BUCKETS = 100;
const RESERVED = new Set(['name', 'count']);

/** Name fields are searched by their words and counted as whole names; classes are counted by full symbol. */
const COUNTED: Readonly<Record<string, string>> = {
  AN: 'AN_EXACT',
  ANC: 'ANC_EXACT',
  ANS: 'ANS_EXACT',
  ANCS: 'ANCS_EXACT',
  IN: 'IN_EXACT',
  ATC: 'ATC_EXACT',
  IPC: 'IPC_SUB_GROUP',
  CPC: 'CPC_SUB_GROUP',
};

const refuse = (at: string, message: string): never => {
  throw new ServiceError('invalid_request', `${at}: ${message}`, { field: at });
};

/**
 * Checks every wish before anything is counted. Throws `invalid_request` with the place, `invalid_query` for a query
 * facet.
 */
export function checkWishes(wishes: readonly FacetWish[], at = 'facet', level = 1): void {
  if (wishes.length === 0) return;
  if (level > MAX_LEVELS) refuse(at, `facets nest at most ${MAX_LEVELS} deep.`);
  if (wishes.length > MAX_PER_LEVEL) refuse(at, `at most ${MAX_PER_LEVEL} facets per level, ${wishes.length} given.`);
  const tags = new Set<string>();
  for (const [index, wish] of wishes.entries()) {
    const place = `${at}[${index}]`;
    // below another facet the interface lets it be absent
    if (!wish.tag || RESERVED.has(wish.tag))
      refuse(`${place}.tag`, 'give a tag, the key of the answer; "name" and "count" are taken.');
    if (tags.has(wish.tag)) refuse(`${place}.tag`, `"${wish.tag}" is used twice on this level.`);
    tags.add(wish.tag);
    checkWish(wish, place, level);
    checkWishes(wish.facet ?? [], `${place}.facet`, level + 1);
  }
}

function checkWish(wish: FacetWish, at: string, level: number): void {
  if (wish.type === 'aggregate') {
    if (level === 1 && (wish.facet?.length ?? 0) > 0) refuse(`${at}.facet`, 'nothing can stand below an aggregate.');
    aggregate(wish, at);
  } else if (wish.type === 'query') {
    if (!wish.query) refuse(`${at}.query`, 'a query facet needs a search expression.');
    parseQuery(patents, wish.query!);
  } else {
    const { field } = countedField(wish.field, at);
    const kind = patents.fields[field]!.kind;
    if (wish.type === 'range') {
      if (kind !== 'number' && kind !== 'date')
        refuse(`${at}.field`, `${wish.field} is no number or date: use type field.`);
      const { start, end, gap = 1 } = wish;
      if (start === undefined || end === undefined)
        refuse(at, 'a range facet needs start (inclusive) and end (exclusive).');
      if (start! >= end!) refuse(`${at}.end`, `end (${end}) must be greater than start (${start}).`);
      if (gap < 1) refuse(`${at}.gap`, 'gap must be at least 1.');
      if ((end! - start!) / gap > most(wish, level))
        refuse(`${at}.gap`, `that makes more than ${most(wish, level)} buckets; widen the gap.`);
    } else if ((wish.limit ?? 10) > most(wish, level)) {
      refuse(`${at}.limit`, `at most ${most(wish, level)} buckets here.`);
    }
  }
}

const most = (wish: FacetWish, level: number) =>
  level > 1 || (wish.facet?.length ?? 0) > 0 ? MAX_NESTED_BUCKETS : MAX_BUCKETS;

function countedField(code: string | undefined, at: string): { field: string } {
  if (!code) return refuse(`${at}.field`, 'name the field to count.');
  const upper = code.toUpperCase();
  const known = patents.aliases[upper] ?? upper;
  const field = COUNTED[known] ?? known;
  const declared = patents.fields[field];
  if (!declared || declared.kind === 'any' || declared.kind === 'text' || !declared.facet) {
    return refuse(`${at}.field`, `${code} cannot be counted.`);
  }
  return { field };
}

const EXPRESSION = /^\s*(avg|min|max|sum|unique)\s*\(\s*([A-Za-z_]+)\s*\)\s*$/i;

function aggregate(wish: FacetWish, at: string): { fold: keyof typeof FOLDS; field: string } {
  const match = EXPRESSION.exec(wish.expr ?? '');
  if (!match)
    return refuse(
      `${at}.expr`,
      `"${wish.expr ?? ''}" should be avg, min, max, sum or unique of a field, such as avg(CLAIM_COUNT).`,
    );
  const fold = match[1]!.toLowerCase() as keyof typeof FOLDS;
  const { field } = countedField(match[2], `${at}.expr`);
  const kind = patents.fields[field]!.kind;
  if (fold !== 'unique' && kind !== 'number' && kind !== 'date')
    refuse(`${at}.expr`, `${match[2]} is no number: only unique() counts it.`);
  return { fold, field };
}

/**
 * The tree that answers the wishes. They have been checked. Parts are named by their places among the wishes: a tag may
 * be any text.
 */
export function wishedTree(wishes: readonly FacetWish[]): Level {
  const part = ({ type }: FacetWish) => (type === 'aggregate' ? 'measures' : 'by');
  const named = (of: 'measures' | 'by') =>
    wishes.flatMap((wish, n) => (part(wish) === of ? [[`${n}`, wish] as const] : []));
  const measures = named('measures').map(([name, wish]) => [name, measureOf(wish)]);
  const by = named('by').map(([name, wish]) => [name, { ...axisOf(wish), ...wishedTree(wish.facet ?? []) }]);
  return {
    ...(measures.length > 0 && { measures: Object.fromEntries(measures) }),
    ...(by.length > 0 && { by: Object.fromEntries(by) }),
  };
}

const FOLDS = { avg: 'mean', min: 'min', max: 'max', sum: 'sum', unique: 'distinct' } as const;

function measureOf(wish: FacetWish): Measure {
  const { fold, field } = aggregate(wish, 'facet');
  return { measure: FOLDS[fold], field };
}

function axisOf(wish: FacetWish): Axis {
  if (wish.type === 'query')
    return { axis: 'queries', queries: [{ name: wish.query!, query: parseQuery(patents, wish.query!) }] };
  const { field } = countedField(wish.field, 'facet');
  if (wish.type === 'field') return { axis: 'values', field, offset: wish.offset ?? 0, top: wish.limit ?? 10 };
  const { start = 0, end = 0, gap = 1 } = wish;
  const ranges = Array.from({ length: Math.ceil((end - start) / gap) }, (_, n) => {
    const from = start + n * gap;
    return { name: String(from), from, to: Math.min(from + gap, end) - 1 };
  });
  return { axis: 'ranges', field, ranges };
}

/** What was counted, as the interface shows it: an object keyed by tag. */
export function wishedAnswer(wishes: readonly FacetWish[], counted: Aggregate): Record<string, unknown> {
  const entries = wishes.flatMap((wish, n): (readonly [string, unknown])[] => {
    if (wish.type === 'aggregate') return [[wish.tag, counted.measures?.[`${n}`]]];
    const axis = counted.by?.[`${n}`];
    if (!axis) return [];
    const least = wish.type === 'query' ? 0 : (wish.mincount ?? 1);
    const buckets = axis.buckets
      .filter(({ count }) => count >= least)
      .map((bucket) => ({
        name: bucket.value,
        count: bucket.count,
        ...(bucket.count > 0 && wishedAnswer(wish.facet ?? [], bucket)),
      }));
    const distinct =
      wish.type === 'field' && wish.num_buckets ? [[`${wish.tag}_num_buckets`, axis.distinct] as const] : [];
    return [[wish.tag, buckets], ...distinct];
  });
  return Object.fromEntries(entries);
}
