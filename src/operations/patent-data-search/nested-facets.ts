import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
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

interface Bucket {
  readonly name: string;
  readonly count: number;
  readonly [tag: string]: unknown;
}

const MAX_PER_LEVEL = 5;
const MAX_LEVELS = 2;
const MAX_BUCKETS = 500;
/** Below another facet, and where others lie below: each bucket costs searches of its own. */
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

type Search = Pick<SearchRequest, 'query' | 'stemming' | 'signal'>;

const refuse = (at: string, message: string): never => {
  throw new ServiceError('invalid_request', `${at}: ${message}`, { field: at });
};

/** Checks every wish before anything is counted. Throws `invalid_request` with the place, `invalid_query` for a query facet. */
export function checkWishes(wishes: readonly FacetWish[], at = 'facet', level = 1): void {
  if (wishes.length === 0) return;
  if (level > MAX_LEVELS) refuse(at, `facets nest at most ${MAX_LEVELS} deep.`);
  if (wishes.length > MAX_PER_LEVEL) refuse(at, `at most ${MAX_PER_LEVEL} facets per level, ${wishes.length} given.`);
  const tags = new Set<string>();
  for (const [index, wish] of wishes.entries()) {
    const place = `${at}[${index}]`;
    if (RESERVED.has(wish.tag) || wish.tag === '')
      refuse(`${place}.tag`, '"name", "count" and "" are taken; choose another tag.');
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

function aggregate(wish: FacetWish, at: string): { fold: string; field: string } {
  const match = EXPRESSION.exec(wish.expr ?? '');
  if (!match)
    return refuse(
      `${at}.expr`,
      `"${wish.expr ?? ''}" should be avg, min, max, sum or unique of a field, such as avg(CLAIM_COUNT).`,
    );
  const fold = match[1]!.toLowerCase();
  const { field } = countedField(match[2], `${at}.expr`);
  const kind = patents.fields[field]!.kind;
  if (fold !== 'unique' && kind !== 'number' && kind !== 'date')
    refuse(`${at}.expr`, `${match[2]} is no number: only unique() counts it.`);
  return { fold, field };
}

/** Counts the wishes over a search: the interface's `facets` object, keyed by tag. The wishes have been checked. */
export async function nestedFacets(
  corpus: Corpus,
  search: Search,
  wishes: readonly FacetWish[],
): Promise<Record<string, unknown>> {
  const answered = await Promise.all(wishes.map((wish) => answer(corpus, search, wish)));
  return Object.assign({}, ...answered);
}

async function answer(corpus: Corpus, search: Search, wish: FacetWish): Promise<Record<string, unknown>> {
  switch (wish.type) {
    case 'aggregate':
      return { [wish.tag]: await aggregated(corpus, search, wish) };
    case 'query': {
      const bucket = await below(corpus, narrowed(search, parseQuery(patents, wish.query!)), wish, wish.query!);
      return { [wish.tag]: [bucket] };
    }
    case 'range': {
      const { field } = countedField(wish.field, 'facet');
      const { start = 0, end = 0, gap = 1, mincount = 1 } = wish;
      const starts = Array.from({ length: Math.ceil((end - start) / gap) }, (_, n) => start + n * gap);
      const buckets = await Promise.all(
        starts.map((from) => {
          const range: Query = { kind: 'range', field, from: String(from), to: String(Math.min(from + gap, end) - 1) };
          return below(corpus, narrowed(search, range), wish, String(from));
        }),
      );
      return { [wish.tag]: buckets.filter((bucket) => bucket.count >= mincount) };
    }
    default: {
      const { field } = countedField(wish.field, 'facet');
      const { offset = 0, limit = 10, mincount = 1 } = wish;
      const [counted] = await corpus.facets(patents, search, [{ field, offset, limit }]);
      const frequent = counted!.buckets.filter((bucket) => bucket.count >= mincount);
      const nested = wish.facet ?? [];
      const buckets = await Promise.all(
        frequent.map(async ({ value, count }): Promise<Bucket> => {
          if (nested.length === 0) return { name: value, count };
          const inside = narrowed(search, { kind: 'values', field, values: [value] });
          return { name: value, count, ...(await nestedFacets(corpus, inside, nested)) };
        }),
      );
      return { [wish.tag]: buckets, ...(wish.num_buckets && { [`${wish.tag}_num_buckets`]: counted!.distinct }) };
    }
  }
}

const narrowed = (search: Search, query: Query): Search => ({
  ...search,
  query: { kind: 'and', of: [search.query, query] },
});

/** The bucket of a sub-search: its count and what is wished below it. */
async function below(corpus: Corpus, search: Search, wish: FacetWish, name: string): Promise<Bucket> {
  const { total } = await corpus.search(patents, { ...search, offset: 0, limit: 0 });
  const nested = total > 0 && wish.facet ? await nestedFacets(corpus, search, wish.facet) : {};
  return { name, count: total, ...nested };
}

/** Folds the value distribution: exact, since every value is counted. */
async function aggregated(corpus: Corpus, search: Search, wish: FacetWish): Promise<number | undefined> {
  const { fold, field } = aggregate(wish, 'facet');
  const limit = fold === 'unique' ? 1 : Number.MAX_SAFE_INTEGER;
  const [counted] = await corpus.facets(patents, search, [{ field, offset: 0, limit }]);
  if (fold === 'unique') return counted!.distinct;
  const values = counted!.buckets.map(({ value, count }) => ({ value: Number(value), count }));
  if (values.length === 0) return undefined;
  const numbers = values.map(({ value }) => value);
  const n = values.reduce((sum, { count }) => sum + count, 0);
  const sum = values.reduce((total, { value, count }) => total + value * count, 0);
  if (fold === 'min') return numbers.reduce((a, b) => Math.min(a, b));
  if (fold === 'max') return numbers.reduce((a, b) => Math.max(a, b));
  return fold === 'sum' ? sum : sum / n;
}
