import { checkTree } from '#corpus/aggregation.ts';
import type { Collection, EventFacts, Field } from '#corpus/collection.ts';
import { type ColumnAsked, checkColumns, columnCode, inNormalForm } from '#corpus/column-asked.ts';
import {
  ALL_CAPABILITIES,
  type Change,
  type Collapse,
  type DerivedValues,
  type Explanation,
  type Facet,
  type FacetResult,
  type Hit,
  type SearchEngine,
  type SearchRequest,
  type SortKey,
} from '#corpus/engine.ts';
import { keywordPattern, patternAlternatives, termPattern } from '#corpus/query/analyse-query.ts';
import { slipPatterns, slipStart } from '#corpus/query/slip-start.ts';
import { fieldsOf } from '#corpus/query/spans.ts';
import type { Query } from '#corpus/query/tree.ts';
import { compareKeywords } from '#corpus/query/values.ts';
import { analyse, type Token } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';
import { naiveAggregate } from './naive-aggregate.ts';
import { naiveRank } from './naive-rank.ts';
import { naiveScores } from './naive-score.ts';

/**
 * The oracle: a search engine that looks at every document for every question, written to be obviously right and
 * nothing else. Real engines are compared with it. Scores are those of `naive-score.ts`; k1 and b are the embedded
 * engine's defaults.
 */
export function naiveEngine({ k1 = 10, b = 1 }: { readonly k1?: number; readonly b?: number } = {}): SearchEngine {
  const stores = new Map<string, Map<string, Document>>();
  const seqs = new Map<string, number>();
  const documentsOf = (collection: Collection<any>) => stores.get(collection.name) ?? new Map<string, Document>();

  function matching(collection: Collection<any>, request: { query: Query; stemming?: boolean }): Document[] {
    const match = matcher(collection, request.query, request.stemming ?? false);
    return [...documentsOf(collection).values()].filter(match).sort(byId);
  }

  return {
    capabilities: ALL_CAPABILITIES,
    async open(collection) {
      if (!stores.has(collection.name)) stores.set(collection.name, new Map());
      return { seq: seqs.get(collection.name) ?? 0 };
    },
    async apply(collection, changes) {
      const documents = stores.get(collection.name)!;
      for (const change of changes) {
        applyChange(collection, documents, change);
        seqs.set(collection.name, Math.max(seqs.get(collection.name) ?? 0, change.seq));
      }
    },
    async flush(collection) {
      return { seq: seqs.get(collection.name) ?? 0 };
    },
    async search(collection, request) {
      const found = matching(collection, request);
      const scores = scoresOf(collection, request, [...documentsOf(collection).values()], { k1, b });
      const shown = request.collapse ? representatives(collection, found, request.collapse, scores) : found;
      const order = comparison(collection, request.sort ?? [{ field: 'score', order: 'desc' }], scores);
      const hits: Hit[] = [...shown]
        .sort(order)
        .slice(request.offset, request.offset + request.limit)
        .map((document) => ({ id: document.id, score: scores(document) }));
      return { total: shown.length, hits };
    },
    async facets(collection, request, facets) {
      const found = matching(collection, request);
      return facets.map((facet) => countFacet(collection, found, facet));
    },
    async aggregate(collection, request, tree) {
      checkTree(collection, tree);
      return naiveAggregate(matching(collection, request), tree, {
        values: (code, document) => {
          const field = collection.fields[code]!;
          if (field.kind === 'any') return [];
          const values = rawValues(field, code, document).map((value) =>
            field.kind === 'keyword' ? String(value) : Number(value),
          );
          return [...new Set(values)];
        },
        unit: (field, document) => groupOf(collection, { field }, document),
        matches: (query, document) => matcher(collection, query, request.stemming ?? false)(document),
        order: (sort) => comparison(collection, sort, () => 0),
        id: (document) => document.id,
        stored: [...documentsOf(collection).values()],
      });
    },
    async columns(collection, request, fields) {
      checkColumns(collection, fields);
      const found = matching(collection, request);
      const column = (asked: ColumnAsked) => {
        const code = columnCode(asked);
        const declared = collection.fields[code]!;
        const normalise = (declared.kind === 'keyword' && declared.normalise) || defaultNormalise;
        const among = typeof asked === 'string' ? undefined : new Set(asked.among.map(normalise));
        const said = found.map((document) => {
          if (declared.kind === 'any') return [];
          if (!inNormalForm(collection, asked)) return [...new Set(rawValues(declared, code, document).map(String))];
          const normal = [...new Set(keywords(collection, code, document))];
          return among ? normal.filter((value) => among.has(value)) : normal.slice(0, 1);
        });
        const values = [...new Set(said.flat())];
        let length = 0;
        return {
          starts: Uint32Array.from([0, ...said.map((own) => (length += own.length))]),
          numbers: Uint32Array.from(said.flat().map((value) => values.indexOf(value))),
          values,
        };
      };
      return {
        documents: found.length,
        fields: Object.fromEntries(fields.map((asked) => [columnCode(asked), column(asked)])),
      };
    },
    async explain(collection, request) {
      const { within } = request;
      const explained = (query: Query): Explanation => ({
        query,
        count: matching(collection, { ...request, query: within ? { kind: 'and', of: [query, within] } : query })
          .length,
        ...('of' in query && { of: (Array.isArray(query.of) ? query.of : [query.of]).map(explained) }),
        ...(query.kind === 'near' && { of: [explained(query.left), explained(query.right)] }),
      });
      return explained(request.query);
    },
    async rank(collection, request) {
      const match = request.filter ? matcher(collection, request.filter, false) : () => true;
      const codes = parts(collection, request.field).filter((code) => collection.fields[code]!.kind === 'text');
      const documents = [...documentsOf(collection).values()].map((document) => ({
        id: document.id,
        group: request.collapse === undefined ? undefined : keywords(collection, request.collapse, document)[0],
        wanted: match(document),
        fields: codes.map((code) => ({
          boost: (collection.fields[code] as { boost?: number }).boost ?? 1,
          length: texts(collection, code, document).reduce((n, tokens) => n + (tokens.at(-1)?.position ?? -1) + 1, 0),
        })),
        count: (text: string, i: number) =>
          occurrences(collection, codes[i]!, { kind: 'phrase', field: codes[i]!, text }, document, false).flat().length,
      }));
      return naiveRank(documents, request);
    },
    async drop(collection) {
      stores.delete(collection.name);
      seqs.delete(collection.name);
    },
    async compact() {
      // a list has nothing to make smaller
    },
    async damage() {
      return 0;
    },
    async missing(collection, ids) {
      return ids.filter((id) => !documentsOf(collection).has(id));
    },
    async mended() {},
    async check() {
      return [];
    },
    async checkFiles() {
      return [];
    },
    async stats(collection) {
      return { documents: documentsOf(collection).size, deleted: 0, segments: 1, bytes: 0 };
    },
    async close() {},
  };
}

interface Document {
  readonly id: string;
  readonly record: unknown;
  readonly derived: DerivedValues;
}

const byId = (a: Document, b: Document) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function applyChange(collection: Collection<any>, documents: Map<string, Document>, change: Change<any>): void {
  if (change.kind === 'delete') {
    documents.delete(change.id);
  } else if (change.kind === 'put') {
    const derived = { ...documents.get(change.id)?.derived, ...change.derived };
    documents.set(change.id, { id: change.id, record: change.record, derived });
  } else {
    const stored = documents.get(change.id);
    if (stored) documents.set(change.id, { ...stored, derived: { ...stored.derived, ...change.derived } });
  }
  void collection;
}

// ---------- values

const listOf = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value as T];

function rawValues(field: Exclude<Field<any>, { kind: 'any' }>, code: string, document: Document): (string | number)[] {
  if (field.kind !== 'text' && field.derived) return listOf<string | number>(document.derived[code] as never);
  return listOf<string | number>(field.of(document.record) as never);
}

const defaultNormalise = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s+/gu, ' ').trim();

function keywords(collection: Collection<any>, code: string, document: Document): string[] {
  const field = collection.fields[code]!;
  if (field.kind !== 'keyword') return [];
  const normalise = field.normalise ?? defaultNormalise;
  return rawValues(field, code, document).map((value) => normalise(String(value)));
}

function numbers(collection: Collection<any>, code: string, document: Document): number[] {
  const field = collection.fields[code]!;
  if (field.kind !== 'number' && field.kind !== 'date') return [];
  return rawValues(field, code, document).map(Number).filter(Number.isFinite);
}

/** What a document is sorted by: its numbers, or the places of its keywords. */
function placesOf(collection: Collection<any>, code: string, document: Document): number[] {
  const field = collection.fields[code]!;
  if (field.kind !== 'keyword') return numbers(collection, code, document);
  if (!field.sort) return [];
  const place = field.sort;
  return rawValues(field, code, document).map((value) => place(String(value)));
}

const analysed = new WeakMap<object, Map<string, Token[][]>>();

/** The tokens of each value of a text field. */
function texts(collection: Collection<any>, code: string, document: Document): Token[][] {
  const cache = analysed.get(document) ?? new Map<string, Token[][]>();
  analysed.set(document, cache);
  const known = cache.get(code);
  if (known) return known;
  const field = collection.fields[code]!;
  const values = field.kind === 'text' ? rawValues(field, code, document).map((value) => analyse(String(value))) : [];
  cache.set(code, values);
  return values;
}

/** The fields that stand behind a field code: itself, or the parts of a combined one, each once. */
function parts(collection: Collection<any>, code: string): string[] {
  const field = collection.fields[code];
  if (!field) throw new Error(`no field ${code}`);
  return field.kind === 'any' ? [...new Set(field.fields.flatMap((part) => parts(collection, part)))] : [code];
}

// ---------- matching

type Match = (document: Document) => boolean;

/** Each event is asked as a document of its own. */
function sameEvent(collection: Collection<any>, operands: readonly Query[], stemming: boolean): Match {
  const codes = [...new Set(operands.flatMap((operand) => [...fieldsOf(operand)]))];
  const kind = Object.values(collection.events).find(({ fields }) => codes.every((code) => fields.includes(code)));
  if (!kind) throw new Error(`no event has all of ${codes}`);
  const fields = Object.fromEntries(
    kind.fields.map((code) => [code, { ...collection.fields[code], of: (event: EventFacts) => event[code] }]),
  ) as Collection<any>['fields'];
  const all = operands.map((operand) => matcher({ ...collection, fields }, operand, stemming));
  return (document) => kind.of(document.record).some((record) => all.every((match) => match({ ...document, record })));
}

function matcher(collection: Collection<any>, query: Query, stemming: boolean): Match {
  const inner = (of: Query) => matcher(collection, of, stemming);
  switch (query.kind) {
    case 'all':
      return () => true;
    case 'same_event':
      return sameEvent(collection, query.of, stemming);
    case 'and': {
      const all = query.of.map(inner);
      return (document) => all.every((match) => match(document));
    }
    case 'or': {
      const some = query.of.map(inner);
      return (document) => some.some((match) => match(document));
    }
    case 'not': {
      const match = inner(query.of);
      return (document) => !match(document);
    }
    case 'frequency':
      return (document) =>
        parts(collection, leafField(query.of))
          .map((code) => occurrences(collection, code, query.of, document, stemming).flat().length)
          .reduce((sum, n) => sum + n, 0) >= query.times;
    case 'near':
      return (document) =>
        parts(collection, leafField(query)).some((code) =>
          occurrences(collection, code, query, document, stemming).some((spans) => spans.length > 0),
        );
    default: {
      const codes = parts(collection, query.field);
      return (document) => codes.some((code) => matchesField(collection, code, query, document, stemming));
    }
  }
}

type Leaf = Extract<Query, { field: string }>;

function matchesField(
  collection: Collection<any>,
  code: string,
  leaf: Leaf,
  document: Document,
  stemming: boolean,
): boolean {
  const field = collection.fields[code]!;
  switch (field.kind) {
    case 'text':
      if (leaf.kind === 'range' || leaf.kind === 'slip_start') return false;
      if (leaf.kind === 'values') {
        return leaf.values.some((text) =>
          matchesField(collection, code, { kind: 'phrase', field: code, text }, document, stemming),
        );
      }
      return occurrences(collection, code, leaf, document, stemming).some((spans) => spans.length > 0);
    case 'keyword': {
      const normalise = field.normalise ?? defaultNormalise;
      const values = keywords(collection, code, document);
      switch (leaf.kind) {
        case 'term':
        case 'phrase':
          return values.includes(normalise(leaf.text));
        case 'values':
          return leaf.values.some((value) => values.includes(normalise(value)));
        case 'wildcard': {
          const pattern = keywordPattern(leaf.pattern, field.part);
          return values.some((value) => pattern.matches(value));
        }
        case 'slip_start': {
          const patterns = slipPatterns(slipStart(leaf, field.part)).map(termPattern);
          return values.some((value) => patterns.some((pattern) => pattern.matches(value)));
        }
        case 'range': {
          const from = leaf.from === undefined ? undefined : normalise(leaf.from);
          const to = leaf.to === undefined ? undefined : normalise(leaf.to);
          return values.some(
            (value) =>
              (from === undefined || compareKeywords(value, from) >= 0) &&
              (to === undefined || compareKeywords(value, to) <= 0),
          );
        }
      }
      return false;
    }
    case 'number':
    case 'date': {
      const values = numbers(collection, code, document);
      switch (leaf.kind) {
        case 'term':
        case 'phrase':
          return values.includes(Number(leaf.text));
        case 'values':
          return leaf.values.some((value) => values.includes(Number(value)));
        case 'range':
          return values.some(
            (value) =>
              (leaf.from === undefined || value >= Number(leaf.from)) &&
              (leaf.to === undefined || value <= Number(leaf.to)),
          );
        default:
          return false;
      }
    }
    default:
      return false;
  }
}

function leafField(query: Query): string {
  if ('field' in query) return query.field;
  if (query.kind === 'near') return leafField(query.left);
  if (query.kind === 'frequency') return leafField(query.of);
  if (query.kind === 'or') return leafField(query.of[0]!);
  throw new Error(`${query.kind} has no field of its own`);
}

/** First and last position of an occurrence, with its sentence and paragraph. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly sentences: readonly number[];
  readonly paragraphs: readonly number[];
}

/** Where the query occurs in one text field: for each value its spans. */
function occurrences(
  collection: Collection<any>,
  code: string,
  query: Query,
  document: Document,
  stemming: boolean,
): Span[][] {
  const field = collection.fields[code]!;
  if (field.kind !== 'text') return [];
  const stemmed = stemming && field.stemmed !== false;
  return texts(collection, code, document).map((tokens) => distinct(spansIn(tokens, query, stemmed)));
}

function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.first}-${span.last}`, span])).values()];
}

function spansIn(tokens: readonly Token[], query: Query, stemmed: boolean): Span[] {
  switch (query.kind) {
    case 'term':
      return phraseSpans(tokens, query.text, stemmed);
    case 'phrase':
      return phraseSpans(tokens, query.text, false);
    case 'wildcard':
      return wildcardSpans(tokens, query.pattern);
    case 'or':
      return query.of.flatMap((of) => spansIn(tokens, of, stemmed));
    case 'frequency': {
      const spans = distinct(spansIn(tokens, query.of, stemmed));
      return spans.length >= query.times ? spans : [];
    }
    case 'near': {
      const left = spansIn(tokens, query.left, stemmed);
      const right = spansIn(tokens, query.right, stemmed);
      return left.flatMap((a) => right.filter((b) => near(a, b, query.reach)).map((b) => hull(a, b)));
    }
    default:
      return [];
  }
}

function near(a: Span, b: Span, reach: Extract<Query, { kind: 'near' }>['reach']): boolean {
  if (reach.unit === 'sentence') return within(a.sentences, b.sentences);
  if (reach.unit === 'paragraph') return within(a.paragraphs, b.paragraphs);
  const forward = b.first > a.last && b.first - a.last - 1 <= reach.distance;
  const backward = a.first > b.last && a.first - b.last - 1 <= reach.distance;
  return forward || (!reach.ordered && backward);
}

/** Both spans lie whole in one and the same sentence (or paragraph). */
const within = (a: readonly number[], b: readonly number[]) => a.length === 1 && b.length === 1 && a[0] === b[0];

const hull = (a: Span, b: Span): Span => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
  sentences: [...new Set([...a.sentences, ...b.sentences])],
  paragraphs: [...new Set([...a.paragraphs, ...b.paragraphs])],
});

const spanOf = (tokens: readonly Token[]): Span => ({
  first: tokens[0]!.position,
  last: tokens.at(-1)!.position,
  sentences: [...new Set(tokens.map((token) => token.sentence))],
  paragraphs: [...new Set(tokens.map((token) => token.paragraph))],
});

/** Chains of tokens at consecutive positions, each accepted by its test. */
function chains(tokens: readonly Token[], tests: readonly ((text: string) => boolean)[]): Span[] {
  if (tests.length === 0) return [];
  const at = Map.groupBy(tokens, (token) => token.position);
  return tokens.flatMap((token) => {
    if (!tests[0]!(token.text)) return [];
    const chain = [token];
    for (const test of tests.slice(1)) {
      const next = (at.get(chain.at(-1)!.position + 1) ?? []).find((candidate) => test(candidate.text));
      if (!next) return [];
      chain.push(next);
    }
    return [spanOf(chain)];
  });
}

function phraseSpans(tokens: readonly Token[], text: string, stemmed: boolean): Span[] {
  const wanted = new Map<number, string[]>();
  for (const token of analyse(text)) wanted.set(token.position, [...(wanted.get(token.position) ?? []), token.text]);
  const tests = [...wanted.values()].map(
    (alternatives) => (word: string) =>
      alternatives.some((alternative) => alternative === word || (stemmed && stem(alternative) === stem(word))),
  );
  return chains(tokens, tests);
}

/**
 * A pattern stands for whole words; what the language makes of separators in it is held by tables in
 * `query/analyse-query.test.ts`.
 */
function wildcardSpans(tokens: readonly Token[], pattern: string): Span[] {
  return patternAlternatives(pattern).flatMap((chain) =>
    chains(
      tokens,
      chain.map((word) => (word.kind === 'term' ? (text: string) => text === word.text : word.pattern.matches)),
    ),
  );
}

// ---------- groups, order, facets

function groupOf(collection: Collection<any>, collapse: Collapse, document: Document): string {
  return keywords(collection, collapse.field, document)[0] ?? `\u0000${document.id}`;
}

type Scores = (document: Document) => number;

function scoresOf(
  collection: Collection<any>,
  { query, stemming = false }: SearchRequest,
  documents: readonly Document[],
  constants: { readonly k1: number; readonly b: number },
): Scores {
  const known = new Map<Document, number>();
  const score = naiveScores<Document>(
    collection,
    query,
    stemming,
    documents,
    {
      count: ({ text, stems }, code, document) =>
        occurrences(collection, code, { kind: stems ? 'term' : 'phrase', field: code, text }, document, stems).flat()
          .length,
      // a whole stands at the position of its first part and is no word of its own
      length: (code, document) =>
        texts(collection, code, document).reduce((n, of) => n + new Set(of.map((token) => token.position)).size, 0),
    },
    constants,
  );
  return (document) => {
    let value = known.get(document);
    if (value === undefined) known.set(document, (value = score(document)));
    return value;
  };
}

function representatives(
  collection: Collection<any>,
  found: readonly Document[],
  collapse: Collapse,
  scores: Scores,
): Document[] {
  const groups = Map.groupBy(found, (document) => groupOf(collection, collapse, document));
  const order = preference(collection, collapse.prefer, scores);
  return [...groups.values()].map((members) => [...members].sort(order)[0]!);
}

function preference(
  collection: Collection<any>,
  prefer: Collapse['prefer'],
  scores: Scores,
): (a: Document, b: Document) => number {
  const better = comparison(collection, [{ field: 'score', order: 'desc' }], scores);
  if (!prefer || prefer.by === 'score') return better;
  if (prefer.by === 'field') {
    const order = prefer.order === 'oldest' ? 'asc' : 'desc';
    return comparison(
      collection,
      [
        { field: prefer.field, order },
        { field: 'score', order: 'desc' },
      ],
      scores,
    );
  }
  const rank = (document: Document) => {
    const ranks = keywords(collection, prefer.field, document).map((value) => prefer.values.indexOf(value));
    const known = ranks.filter((index) => index >= 0);
    return known.length > 0 ? Math.min(...known) : prefer.values.length;
  };
  return (a, b) => rank(a) - rank(b) || better(a, b);
}

function comparison(
  collection: Collection<any>,
  sort: readonly SortKey[],
  scores: Scores,
): (a: Document, b: Document) => number {
  return (a, b) => {
    for (const { field, order } of sort) {
      const [x, y] = [a, b].map((document) => {
        if (field === 'score') return scores(document);
        const values = placesOf(collection, field, document);
        return values.length > 0 ? Math.min(...values) : undefined;
      });
      if (x === y) continue;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      return order === 'asc' ? x - y : y - x;
    }
    return byId(a, b);
  };
}

function countFacet(collection: Collection<any>, found: readonly Document[], facet: Facet): FacetResult {
  const field = collection.fields[facet.field]!;
  const shown = (document: Document): string[] => {
    if (field.kind === 'any') return [];
    const values = rawValues(field, facet.field, document).map(String);
    const length = facet.granularity === 'year' ? 4 : facet.granularity === 'month' ? 6 : undefined;
    return [...new Set(values.map((value) => value.slice(0, length)))];
  };
  const groups = facet.collapse
    ? [...Map.groupBy(found, (document) => groupOf(collection, facet.collapse!, document)).values()]
    : found.map((document) => [document]);
  const counts = new Map<string, number>();
  for (const members of groups) {
    for (const value of new Set(members.flatMap(shown))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const buckets = [...counts].map(([value, count]) => ({ value, count }));
  buckets.sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)));
  return { distinct: buckets.length, buckets: buckets.slice(facet.offset, facet.offset + facet.limit) };
}
